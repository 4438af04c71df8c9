// Waiting for an opponent: joined, asked again every few seconds, led to the table when one is found.

import { session } from "./me.svelte";
import { call, complaint, get, post } from "./net";
import { route } from "./route.svelte";
import type { Quick, QuickIn, TableMessage } from "./types";

const ASK = 2500;

export class Search {
  state = $state.raw<Quick>({ state: "none" });
  trouble = $state("");
  busy = $state(false);
  /** When it began, by this browser's clock. */
  began = $state(0);
  #timer = 0;
  #closed = false;

  constructor() {
    void session
      .load()
      .then(() => (session.me?.person ? this.#ask() : undefined))
      .catch(() => {});
  }
  get waits(): boolean {
    return this.state.state === "waiting";
  }
  async join(wish: QuickIn): Promise<void> {
    await this.#attempt(async () => {
      await session.person();
      this.#take(await post<Quick>("/api/quick", wish));
    });
  }
  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#attempt(async () => this.#take(await call<Quick>("DELETE", "/api/quick")));
  }
  async #attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await what();
    } catch (e) {
      this.trouble = complaint(e);
    }
    this.busy = false;
  }
  async #ask(): Promise<void> {
    try {
      const found = await get<Quick>("/api/quick");
      // A game that was found on another visit may be over by now.
      const over = found.table && !this.waits && (await get<TableMessage>(`/api/tables/${found.table}`)).table.status !== "playing"; // prettier-ignore
      this.#take(over ? { ...found, state: "none", table: null } : found, true);
    } catch (e) {
      if (this.waits) {
        this.trouble = complaint(e);
        this.#later();
      }
    }
  }
  #take(found: Quick, asked = false): void {
    if (this.#closed) return;
    const waited = this.waits;
    if (found.state === "waiting" && !waited) this.began = asked && found.since ? found.since : Date.now();
    this.state = found;
    this.trouble = "";
    // A game that was found on another visit is no reason to be led away from here.
    if (found.state === "paired" && found.table && (waited || !asked)) route.go(`/table/${found.table}`);
    else if (found.state === "waiting") this.#later();
  }
  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#ask(), ASK);
  }
  /** Nobody asks any more: the server forgets whoever waited soon. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
