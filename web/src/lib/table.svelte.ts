// The live table: one whole message after every change, and what a person does in between.

import { tick } from "svelte";
import { moveFrom, places, pulse } from "./motion";
import { Refusal, TableSocket, cardsOf, gameInfo } from "./net";
import { Surface } from "./surface.svelte";
import type { ChatLine, ClientMessage, Line, TableMessage } from "./types";

export class Table extends Surface {
  id: string;
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<"connecting" | "live" | "lost" | "closed">("connecting");
  error = $state.raw<Refusal | null>(null);
  /** A sentence that passes: a refusal, a hint. */
  notice = $state.raw<{ text: string; rule: string | null; bad: boolean } | null>(null);
  /** A hint was asked for, and is being thought about. */
  weighing = $state(false);
  /** How far this browser's clock is ahead of the server's. */
  ahead = 0;
  #socket: TableSocket;
  #first = true;
  #noted = new Set<string>();

  constructor(id: string) {
    super();
    this.id = id;
    this.#socket = new TableSocket(id);
    this.#socket.onTable = (m) => void this.#take(m);
    this.#socket.onState = (s, why) => {
      this.link = s;
      if (why) this.error = why;
      if (s === "lost") this.#first = true;
    };
  }

  override reset(): void {
    super.reset();
    this.#noted.clear();
  }

  close(): void {
    this.#socket.close();
  }

  async #take(m: TableMessage): Promise<void> {
    const known = this.message;
    if (known && m.version < known.version && m.log.from !== 0) return;
    if (!this.game || this.game.id !== m.table.game) {
      try {
        const [game, cards] = await Promise.all([gameInfo(m.table.game), cardsOf(m.table.game, m.table.mode)]);
        this.game = game;
        this.cards = new Map(cards.map((c) => [c.id, c]));
      } catch (e) {
        this.error = e instanceof Refusal ? e : new Refusal({});
        return;
      }
      // A newer message may have come meanwhile.
      if (this.message && this.message.version > m.version) return;
    }
    const fresh = m.log.lines.slice(Math.max(0, this.log.length - m.log.from));
    const before = places();
    if (m.clock) this.ahead = Date.now() - m.clock.at;
    this.log = [...this.log.slice(0, m.log.from), ...m.log.lines];
    this.chat = [...this.chat.filter((c) => c.n < m.chat.from), ...m.chat.lines];
    this.seatNames = m.seats.map((s) => s.name);
    this.near = m.you.seat ?? 0;
    const asked = m.decision?.number !== known?.decision?.number;
    if (asked) {
      this.decision = m.decision;
      this.reset();
      if (m.decision) this.notice = null;
    }
    if (m.entries !== known?.entries) this.pointed = new Set();
    this.view = m.view;
    this.message = m;
    const f = this.finishing;
    if (asked && f && m.decision) {
      this.finishing = null;
      const done = m.decision.options.find((o) => o.refs.length === 0);
      if (m.decision.frame === f && m.decision.picked.length && done) {
        this.busy = false;
        void this.commit([done.id]);
      }
    }
    this.coached = new Set(m.guide && !m.guide.over && m.decision ? m.guide.point : []);
    const still = this.#first;
    this.#first = false;
    if (still) return;
    await tick();
    moveFrom(before, (ref) => this.#pileOf(ref));
    const wait = this.scene?.(fresh) ?? 0;
    if (wait) setTimeout(() => pulse(fresh.map((l) => l.refs)), wait);
    else pulse(fresh.map((l) => l.refs));
  }

  /** The pile a new card seems to come from: the deck of whoever holds it now. */
  #pileOf(ref: string): string | null {
    const id = Number(ref.slice(5));
    for (const z of this.view?.zones ?? [])
      if (z.cards.some((c) => c.id === id)) return z.name === "hand" ? `deck:${z.owner}` : `hand:${z.owner}`;
    return null;
  }

  get mySeat(): number | null {
    return this.message?.you.seat ?? null;
  }

  async #ask<T extends ClientMessage["type"]>(message: Extract<ClientMessage, { type: T }>) {
    try {
      return await this.#socket.ask(message);
    } catch (e) {
      const r = e as Refusal;
      if (r.code !== "stale-decision")
        this.notice = { text: [r.message, ...r.problems].join(" "), rule: r.rule, bad: true };
      return null;
    }
  }

  override async commit(ids: string[]): Promise<void> {
    const d = this.decision;
    if (!d || this.busy || ids.length === 0) return;
    this.busy = true;
    this.notice = null;
    this.shown = null;
    const answer = ids.length === 1 ? { option: ids[0] } : { options: ids };
    const ok = await this.#ask({ type: "answer", number: d.number, ...answer });
    if (ok && this.decision?.number === d.number) {
      // Taken; nothing can be asked of this decision any more.
      this.decision = null;
    }
    this.busy = false;
    this.reset();
  }

  /** What these options will do; asked once for each, and silently: a note is never worth a complaint. */
  override async askNotes(ids: string[]): Promise<void> {
    const d = this.decision;
    const wanted = ids.filter((id) => !this.#noted.has(id));
    if (!d || !wanted.length || this.busy) return;
    for (const id of wanted) this.#noted.add(id);
    try {
      const said = await this.#socket.ask({ type: "notes", number: d.number, options: wanted });
      if (said.number === this.decision?.number)
        for (const [id, note] of Object.entries(said.notes)) this.notes.set(id, note);
    } catch {
      // The decision is another one by now.
    }
  }

  override async explain(ref: string): Promise<void> {
    const name = this.nameOf(ref);
    if (this.mySeat === null || this.message?.table.status !== "playing") return;
    this.why = { ref, name, reasons: null };
    const said = await this.#ask({ type: "why", thing: ref });
    if (this.why?.ref === ref) this.why = said ? { ref, name, reasons: said.reasons } : null;
  }

  async askHint(): Promise<void> {
    if (this.weighing || !this.decision) return;
    this.weighing = true;
    const said = await this.#ask({ type: "hint" });
    this.weighing = false;
    if (!said || said.number !== this.decision?.number) return;
    this.why = null;
    if (said.best.length) this.hint = said;
    else {
      const only = this.decision.options.length === 1;
      this.notice = {
        text: only ? `There is one answer only: ${said.text}` : `A bot would answer: ${said.text}`,
        rule: null,
        bad: false,
      };
    }
    this.point(said.option.split(" ").slice(1));
  }
  undo = () => this.#ask({ type: "undo" });
  undoReply = (yes: boolean) => this.#ask({ type: "undo-reply", yes });
  resign = () => this.#ask({ type: "resign" });
  rematch = () => this.#ask({ type: "rematch" });
  speak = (text: string) => this.#ask({ type: "chat", text });
  mute = (seat: number, on: boolean) => this.#ask({ type: "mute", seat, on });
  auto = (on: boolean) => this.#ask({ type: "auto", on });
}
