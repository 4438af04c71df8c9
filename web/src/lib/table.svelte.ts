// The live table: what is true after every change, and what a person does in between.

import { tick } from "svelte";
import { moveFrom, places, pulse } from "./motion";
import { Refusal, TableSocket, cardsOf, gameInfo, type Link } from "./net";
import { USUAL, settings, type Pace } from "./settings.svelte";
import { sound } from "./sound";
import { aiming, aimsOf, lastMove, rowsOf, sinceMine, tell, thingsOf, type Row } from "./story";
import { bannerOf, type Bannered } from "./summary";
import { Surface } from "./surface.svelte";
import type { ChatLine, ClientMessage, Line, Reason, TableMessage, View } from "./types";

/** How many moments are kept to be looked at again. */
const KEPT = 80;
/** When so many messages wait, the table has gone on without this page: no scene holds them up. */
const BEHIND = 8;

export class Table extends Surface {
  id: string;
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  error = $state.raw<Refusal | null>(null);
  /** A sentence that passes: a refusal, a hint. */
  notice = $state.raw<{ text: string; rule: string | null; bad: boolean } | null>(null);
  /** A hint was asked for, and is being thought about. */
  weighing = $state(false);
  /** The sentences of the log, and those that have just come. */
  rows = $derived(rowsOf(tell(this.log)));
  heard = $state.raw<Row[]>([]);
  /** What is said large for a moment. */
  banner = $state.raw<(Bannered & { id: number }) | null>(null);
  /** What is looked at again, instead of how it stands now. */
  past = $state.raw<Row | null>(null);
  /** How far this browser's clock is ahead of the server's. */
  ahead = 0;
  #socket: TableSocket;
  #first = true;
  #noted = new Set<string>();
  /** Views as they came, by how many entries there were. */
  #views = new Map<number, View | null>();
  /** How long the log was when I answered last. */
  #answered = 0;
  /** Messages are taken one after the other: one may wait for a scene. */
  #taken: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(id: string) {
    super();
    this.id = id;
    this.#socket = new TableSocket(id);
    this.#socket.onTable = (m) => {
      const take = () => this.#take(m).finally(() => (this.#waiting -= 1));
      this.#waiting += 1;
      this.#taken = this.#taken.then(take, take);
    };
    this.#socket.onState = (s, why) => {
      this.link = s;
      if (why) this.error = why;
      if (s === "lost" || s === "away") this.#first = true;
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
    const came = Date.now();
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
    const still = this.#first;
    this.#first = false;
    const hurried = still || this.#waiting > BEHIND;
    const scene = hurried || !m.view ? null : (this.scene?.(fresh, m.view) ?? null);
    if (scene) await scene.laid;
    const before = places();
    this.ahead = came - m.now;
    this.log = [...this.log.slice(0, m.log.from), ...m.log.lines];
    this.chat = [...this.chat.filter((c) => c.n < m.chat.from), ...m.chat.lines];
    this.seatNames = m.seats.map((s) => s.name);
    this.near = m.you.seat ?? 0;
    const asked =
      m.decision?.number !== known?.decision?.number || m.decision?.itself !== (known?.decision?.itself ?? null);
    if (asked) {
      this.ask(open(m));
      if (m.decision) this.notice = null;
    }
    const on = m.entries !== known?.entries;
    if (on) this.pointed = new Set();
    this.message = m;
    this.#keep(m);
    if (on || !this.past) {
      if (this.past) this.decision = open(m);
      this.past = null;
      this.view = m.view;
    }
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
    if (still) {
      this.tellPace(settings.pace);
      this.tellStops();
      const since = sinceMine(this.log, this.mySeat);
      this.#answered = this.log.length - since.length;
      this.#follow(since);
      return;
    }
    if (this.mySeat === null) this.#answered = this.log.length - fresh.length;
    if (fresh.length) this.#follow(this.log.slice(this.#answered));
    this.heard = rowsOf(tell(fresh));
    this.#sound(m, fresh, asked, known);
    await tick();
    moveFrom(before, (ref) => this.#pileOf(ref));
    const show = () => {
      pulse(fresh.map((l) => l.refs));
      const said = m.result ? null : bannerOf(tell(scene?.tells ? fresh.filter((l) => l.role !== "outcome") : fresh));
      if (said) this.banner = { ...said, id: m.version };
    };
    if (scene) void scene.over.then(show);
    else show();
  }

  /** Mark what the other side did last, and draw who aims at whom. */
  #follow(since: Line[]): void {
    const over = this.message?.table.status === "over";
    const last = over ? null : lastMove(since, this.mySeat);
    const aims = over ? null : aiming(since, this.mySeat);
    this.marked = new Set(last ? thingsOf(last) : []);
    this.arrows = aims ? aimsOf(aims) : [];
  }
  #sound(m: TableMessage, fresh: Line[], asked: boolean, known: TableMessage | null): void {
    const lost = m.result?.winners.length && this.mySeat !== null && !m.result.winners.includes(this.mySeat);
    if (m.result && !known?.result) sound(lost ? "lost" : "won");
    else if (asked && m.decision && m.view?.turn === this.mySeat && known?.view?.turn !== this.mySeat) sound("turn");
    else if (fresh.some((l) => l.dealt)) sound("hit");
    else if (fresh.length) sound("move");
  }
  #keep(m: TableMessage): void {
    this.#views.set(m.entries, m.view);
    for (const n of this.#views.keys()) if (this.#views.size > KEPT) this.#views.delete(n);
  }
  /** Look at the table as it was after a sentence of the log, as far as this page has seen it; null: as it is now. */
  look(row: Row | null): void {
    const m = this.message;
    if (!m || this.busy) return;
    this.past = row;
    this.view = (row && this.#viewAt(row.n)) ?? m.view;
    this.decision = row ? null : open(m);
    this.reset();
    if (row) {
      this.marked = new Set(thingsOf(row));
      this.arrows = aimsOf(row);
    } else this.#follow(this.log.slice(this.#answered));
  }
  /** The table after so many entries; null when this page came later. */
  #viewAt(n: number): View | null {
    const kept = [...this.#views.keys()];
    const at = kept[0]! <= n ? kept.find((k) => k >= n) : undefined;
    return at === undefined ? null : this.#views.get(at)!;
  }
  /** Whether what is looked at again is shown as it was, and not only pointed at. */
  get seen(): boolean {
    return !this.past || this.#viewAt(this.past.n) !== null;
  }
  override stepBack(): boolean {
    if (!this.past) return super.stepBack();
    this.look(null);
    return true;
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

  override hasty = true;
  override waits = true;
  override async commit(ids: string[], ifFree = false): Promise<void> {
    const d = this.decision;
    if (!d || this.busy || ids.length === 0) return;
    this.busy = true;
    this.notice = null;
    const answered = this.#answered;
    this.#answered = this.log.length;
    const answer = ids.length === 1 ? { option: ids[0] } : { options: ids };
    const ok = await this.#ask({ type: "answer", number: d.number, ...answer, if_free: ifFree });
    if (ok?.held) {
      this.busy = false;
      this.#answered = answered;
      this.finishing = null;
      return;
    }
    this.marked = new Set();
    this.arrows = [];
    this.shown = null;
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
    if (this.past) {
      this.notice = { text: "You are looking back: press Now to go on.", rule: null, bad: false };
      return;
    }
    this.why = { ref, name, reasons: null };
    const said = await this.#ask({ type: "why", thing: ref });
    if (this.why?.ref === ref)
      this.why = said ? { ref, name: said.name || name, reasons: this.#inThisPath(said.reasons) } : null;
  }

  /** The server knows nothing of what is being put together: where to begin is no advice in the midst of it. */
  #inThisPath(reasons: Reason[]): Reason[] {
    if (!this.started || reasons.some((r) => r.rule !== "TABLE-LATER")) return reasons;
    const text = `It does not go with what is chosen: ${this.trail.join(" · ")}. Back takes that back.`;
    return [{ rule: "TABLE-CHOSEN", text }];
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
  /** How fast bots are to answer; a table remembers it for as long as its server does. */
  tellPace(pace: Pace): void {
    if (this.mySeat !== null && this.link === "live") void this.#ask({ type: "pace", pace });
  }
  auto = (on: boolean) => this.#ask({ type: "auto", on });
  /** Agree to end a game without a result that this version cannot go on with, or no longer. */
  callOff = (yes: boolean) => this.#ask({ type: "call-off", yes });
  claim = () => this.#ask({ type: "claim" });
  letPass = (on: boolean) => this.#ask({ type: "let-pass", on });
  /** Which windows stop; a guided game asks as its guide needs it. */
  tellStops(): void {
    const m = this.message;
    if (m && !m.guide && this.mySeat !== null && this.link === "live" && this.game?.windows.length)
      void this.#ask({ type: "stops", ...(settings.stops[m.table.game] ?? USUAL) });
  }
}

/** What a person is asked: nothing that the table answers for them. */
function open(m: TableMessage): TableMessage["decision"] {
  return m.decision?.itself ? null : m.decision;
}

/** What the table is about to answer for somebody, in words; "" when it is nothing. */
export function byItself(m: TableMessage): string {
  const d = m.decision;
  const given = d?.options.find((o) => o.id === d.itself);
  if (!d || !given) return "";
  // Nobody is asked: what stands before the question is said, and what comes of it.
  const fact = d.prompt.endsWith("?") ? d.prompt.replace(/(^|[:;,.] )[^:;,.]*\?$/, "") : d.prompt.replace(/\.$/, "");
  return `${fact ? `${fact}. ` : ""}By itself: ${given.text}.`;
}
