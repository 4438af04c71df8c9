// Who sits before this browser. A stranger gets a name at once, and may choose another any time.

import { fetchMe, post, setCsrf, type Refusal } from "./net";
import type { Me } from "./types";

const FIRST = [
  "Amber",
  "Bold",
  "Calm",
  "Daring",
  "Early",
  "Gentle",
  "Golden",
  "Hidden",
  "Lucky",
  "Merry",
  "Noble",
  "Quick",
  "Quiet",
  "Rapid",
  "Silver",
  "Sunny",
  "Swift",
  "Wandering",
];
const SECOND = [
  "Badger",
  "Comet",
  "Falcon",
  "Fox",
  "Hare",
  "Heron",
  "Lynx",
  "Marten",
  "Otter",
  "Owl",
  "Panda",
  "Raven",
  "Robin",
  "Sparrow",
  "Stag",
  "Tiger",
  "Wolf",
  "Wren",
];

function someName(): string {
  const any = (list: string[]) => list[Math.floor(Math.random() * list.length)]!;
  return `${any(FIRST)} ${any(SECOND)}`;
}

class Session {
  me = $state.raw<Me | null>(null);
  #loading: Promise<Me> | null = null;

  load(): Promise<Me> {
    this.#loading ??= fetchMe()
      .then((me) => this.#take(me))
      .catch((e: unknown) => {
        this.#loading = null;
        throw e;
      });
    return this.#loading;
  }
  #take(me: Me): Me {
    this.me = me;
    setCsrf(me.csrf);
    return me;
  }
  /** Make sure that there is a name: everything that sits down needs one. */
  async person(): Promise<void> {
    const me = await this.load();
    for (let tries = 5; !(this.me ?? me).person && tries; tries--)
      try {
        this.#take(await post<Me>("/api/guest", { name: someName() }));
      } catch (e) {
        // An account may have the name by chance.
        if (tries === 1 || (e as Refusal).code !== "name-taken") throw e;
      }
  }
  async rename(name: string): Promise<void> {
    await this.load();
    this.#take(await post<Me>("/api/guest", { name }));
  }
  async account(name: string, password: string): Promise<void> {
    await this.load();
    this.#take(await post<Me>("/api/account", { name, password }));
  }
  async login(name: string, password: string): Promise<void> {
    await this.load();
    this.#take(await post<Me>("/api/login", { name, password }));
  }
  /** Leave for good. */
  async leave(password: string): Promise<void> {
    this.#take(await post<Me>("/api/me/delete", { password }));
  }
  async logout(): Promise<void> {
    this.#take(await post<Me>("/api/logout"));
  }
}

export const session = new Session();
