// One event as it stands: fetched whole, and again whole at each change, by a socket that heals itself.

import { session } from "./me.svelte";
import { get, post, Refusal } from "./net";
import type { Deed, EventOut } from "./types";

const LONGEST_WAIT = 6000;

export class LiveEvent {
  event = $state.raw<EventOut | null>(null);
  error = $state.raw<Refusal | null>(null);
  lost = $state(false);
  /** How far this browser's clock is ahead of the server's. */
  ahead = $state(0);
  readonly id: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#begin();
  }
  async #begin(): Promise<void> {
    try {
      await session.load();
      this.#take(await get<EventOut>(`/api/events/${this.id}`));
      this.#connect();
    } catch (e) {
      this.error = e instanceof Refusal ? e : new Refusal({});
    }
  }
  #take(event: EventOut): void {
    if (this.event && event.version < this.event.version) return;
    this.ahead = Date.now() - event.now;
    this.event = event;
  }
  #hurry = () => {
    if (document.visibilityState !== "visible" || this.#socket || !this.event) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/events/${this.id}/socket`);
    this.#socket = socket;
    socket.onmessage = (said) => {
      this.#tries = 0;
      this.lost = false;
      this.#take(JSON.parse(said.data as string) as EventOut);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.#tries += 1;
      this.lost = this.#tries > 1;
      const wait = Math.min(200 * 2 ** this.#tries, LONGEST_WAIT) * (0.6 + Math.random() * 0.4);
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }
  /** Who asks has changed: the socket of the one before knows nothing of it. */
  again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }
  async do(action: Deed): Promise<void> {
    const named = !!session.me?.person;
    await session.person();
    this.#take(await post<EventOut>(`/api/events/${this.id}/do`, action));
    if (!named) this.again();
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }
}
