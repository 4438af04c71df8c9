// The coach's work on one ended game, as the page follows it.

import { patience } from "./curve";
import { session } from "./me.svelte";
import { complaint, get, post } from "./net";
import type { Analysis } from "./types";

export class Coaching {
  told = $state.raw<Analysis | null>(null);
  trouble = $state("");
  #path: string;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#path = `/api/tables/${table}/analysis`;
  }
  get working(): boolean {
    return this.told?.state === "waiting" || this.told?.state === "running";
  }
  /** What was found, once it is. */
  get found() {
    return this.told?.analysis ?? null;
  }

  /** How it stands; while it is worked on, asked for again and again until `leave`. */
  async look(): Promise<void> {
    await this.#hear(() => get<Analysis>(this.#path));
  }
  async start(): Promise<void> {
    await this.#hear(async () => {
      await session.person();
      return post<Analysis>(this.#path);
    });
  }
  leave(): void {
    clearTimeout(this.#timer);
    this.#asked = -Infinity;
  }

  async #hear(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await ask();
      this.trouble = "";
    } catch (e) {
      this.trouble = complaint(e);
    }
    if (!this.working || this.#asked < 0) return;
    this.#timer = setTimeout(() => void (document.hidden ? this.#wait() : this.look()), patience(this.#asked++));
  }
  /** Nobody looks at the page: the server is left alone until somebody does. */
  #wait(): void {
    document.addEventListener("visibilitychange", () => void this.look(), { once: true });
  }
}
