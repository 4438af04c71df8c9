// HTTP, and the socket of a table that heals itself.

import { isDraft } from "./draft";
import { merge } from "./merge";
import type {
  Cards,
  ClientMessage,
  ErrorBody,
  GameInfo,
  Games,
  Me,
  Puzzles,
  Rules,
  ServerMessage,
  TableMessage,
} from "./types";

export class Refusal extends Error {
  code: string;
  problems: string[];
  rule: string | null;
  constructor(e: Partial<ErrorBody>) {
    super(e.message ?? "Something went wrong.");
    this.code = e.code ?? "server-error";
    this.problems = e.problems ?? [];
    this.rule = e.rule ?? null;
  }
}

/** What went wrong, for people. */
export const complaint = (e: unknown) => (e instanceof Refusal ? [e.message, ...e.problems].join(" ") : String(e));

let csrf = "";
export function setCsrf(token: string): void {
  csrf = token;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "offline", message: "The server cannot be reached. Is it running, and are you online?" });
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = text;
  }
  if (!response.ok) throw new Refusal(data ?? {});
  return data as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

// What does not change while the page is open is asked for once.
const once = new Map<string, Promise<unknown>>();
function cached<T>(path: string): Promise<T> {
  let p = once.get(path) as Promise<T> | undefined;
  if (!p) {
    p = get<T>(path);
    once.set(path, p);
    p.catch(() => once.delete(path));
  }
  return p;
}
export const games = async () => (await cached<Games>("/api/games")).games;
/** The cards of a game; with a mode that is played with more of them, those too. */
export async function cardsOf(game: string, mode = "", version = "") {
  if (version)
    return (await cached<Cards>(`/api/games/${game}/cards?mode=${encodeURIComponent(mode)}&version=${version}`)).cards;
  const more = mode && (await gameInfo(game)).modes.find((m) => m.id === mode)?.more_cards;
  return (await cached<Cards>(`/api/games/${game}/cards${more ? `?mode=${mode}` : ""}`)).cards;
}
export const rulesOf = async (game: string) => (await cached<Rules>(`/api/games/${game}/rules`)).rules;
export const puzzlesOf = async (game: string) => (await cached<Puzzles>(`/api/games/${game}/puzzles`)).puzzles;
export async function gameInfo(id: string): Promise<GameInfo> {
  const found = (await games()).find((g) => g.id === id);
  // A draft is a game as well, and stands on no shelf.
  if (!found && isDraft(id)) return cached<GameInfo>(`/api/games/${id}`);
  if (!found) throw new Refusal({ code: "not-found", message: `There is no game called “${id}” on this shelf.` });
  return found;
}
export const fetchMe = () => get<Me>("/api/me");

type Reply = Exclude<ServerMessage, { type: "table" | "change" | "error" }>;
/** What each message is answered with: one that asks for something by that, any other by an `ok`. */
type ReplyTo<T extends ClientMessage["type"]> = [Extract<Reply, { type: T }>] extends [never]
  ? Extract<Reply, { type: "ok" }>
  : Extract<Reply, { type: T }>;
interface Waiting {
  message: ClientMessage;
  resolve: (r: Reply) => void;
  reject: (e: Refusal) => void;
}

/** `away`: the server said that it restarts. */
export type Link = "connecting" | "live" | "lost" | "away" | "closed";
const RESTARTS = 1012;

/** The socket of one table. It connects again by itself, and sends again what was not answered. */
export class TableSocket {
  #url: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #timer = 0;
  #heart = 0;
  onTable: (m: TableMessage) => void = () => {};
  onState: (s: Link, why?: Refusal) => void = () => {};

  constructor(table: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/api/tables/${table}/socket`;
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  #hurry = () => {
    if (!this.#closed && !this.#socket && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let heard = false;
    let table: TableMessage | null = null;
    let why = "";
    socket.onmessage = (event) => {
      const m = JSON.parse(event.data as string) as ServerMessage;
      if (!heard) {
        heard = true;
        this.#tries = 0;
        this.onState("live");
        for (const w of this.#waiting.values()) this.#send(w);
      }
      if (m.type === "table" || m.type === "change") {
        table = m.type === "table" ? m : merge(table, m);
        if (table) this.onTable(table);
        else socket.send('{"type":"whole"}');
      } else if (m.type === "error" && m.id === null) why = m.message;
      else if (typeof m.id === "number") {
        const w = this.#waiting.get(m.id);
        this.#waiting.delete(m.id);
        if (m.type === "error") w?.reject(new Refusal(m));
        else w?.resolve(m);
      }
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#heart);
      if (this.#closed) return;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
        this.#closed = true;
        this.onState(
          "closed",
          new Refusal({ code: String(event.code), message: why || event.reason || "The table sent you away." }),
        );
        return;
      }
      // A server that restarts is tried at once, by not quite all pages in the same moment, and then as any other.
      const restarts = event.code === RESTARTS;
      if (restarts) this.onState("away");
      else if (this.#tries === 0 || this.#tries > 4) this.onState("lost");
      const wait = restarts && !this.#tries ? 200 : Math.min(250 * 2 ** Math.min(this.#tries + 1, 5), 5000) * 1.3;
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#connect(), wait * (0.54 + Math.random() * 0.46));
    };
    socket.onopen = () => {
      this.#heart = window.setInterval(
        () => this.#socket?.readyState === 1 && this.#socket.send('{"type":"ping"}'),
        25000,
      );
    };
  }

  #send(w: Waiting): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(w.message));
  }

  /** Send a message; resolves with the reply, also when the connection was lost in between. */
  ask<T extends ClientMessage["type"]>(message: Extract<ClientMessage, { type: T }>): Promise<ReplyTo<T>> {
    const id = this.#next++;
    return new Promise<ReplyTo<T>>((resolve, reject) => {
      const w: Waiting = { message: { ...message, id }, resolve: resolve as (r: Reply) => void, reject };
      this.#waiting.set(id, w);
      this.#send(w);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  }
}
