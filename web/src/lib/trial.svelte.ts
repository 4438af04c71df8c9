// A puzzle that somebody tries: the table without a socket. Each answer is sent with all before it, and judged at once.

import { tick } from "svelte";
import { session } from "./me.svelte";
import { moveFrom, places, pulse } from "./motion";
import { cardsOf, complaint, gameInfo, post } from "./net";
import { misses, progress } from "./puzzles.svelte";
import { Surface } from "./surface.svelte";
import type { Line, PuzzleReasons, Solution, Tried } from "./types";

export class Trial extends Surface {
  id: string;
  told = $state.raw<Tried | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** What happened before the puzzle, and what came of each answer. */
  log = $state.raw<Line[]>([]);
  notice = $state.raw<{ text: string; rule: string | null; bad: boolean } | null>(null);
  trouble = $state("");
  /** Wrong answers of this visit: after one, a hint may be had. */
  missed = $state(0);
  #game: string;
  #answers: string[] = [];
  /** The solution was looked at in this visit: then it is not found any more. */
  #looked = false;

  constructor(game: string, id: string) {
    super();
    this.#game = game;
    this.id = id;
  }
  get solved(): boolean {
    return this.told?.verdict === "solved";
  }
  get begun(): boolean {
    return (this.told?.decision?.number ?? 1) > 0;
  }
  #ask(more: { answers: string[]; hint?: boolean; show?: boolean }): Promise<Tried> {
    return post<Tried>(`/api/games/${this.#game}/puzzles/${this.id}`, more);
  }

  /** To the position of the puzzle, also when some answers were given. */
  async begin(): Promise<void> {
    try {
      await session.person();
      this.#answers = [];
      this.solution = null;
      const told = await this.#ask({ answers: [] });
      const [game, cards] = await Promise.all([gameInfo(this.#game), cardsOf(this.#game, told.puzzle.mode)]);
      this.game = game;
      this.cards = new Map(cards.map((c) => [c.id, c]));
      this.seatNames = told.names;
      this.near = told.seat;
      this.notice = null;
      this.log = told.lines;
      this.#show(told);
    } catch (e) {
      this.trouble = complaint(e);
    }
  }
  #show(told: Tried): void {
    this.told = told;
    this.view = told.view;
    this.decision = told.decision;
    this.pointed = new Set();
    this.reset();
  }
  override reset(): void {
    super.reset();
    for (const [id, note] of Object.entries(this.told?.notes ?? {})) this.notes.set(id, note);
  }

  override async commit(ids: string[]): Promise<void> {
    if (!this.decision || this.busy || !ids.length) return;
    this.busy = true;
    this.notice = null;
    this.shown = null;
    const finishing = this.finishing;
    this.finishing = null;
    try {
      let on = true;
      for (const id of ids) if (on) on = await this.#give(id);
      const d = this.decision;
      const done = d?.frame === finishing && d.picked.length ? d.options.find((o) => !o.refs.length) : undefined;
      if (on && done) await this.#give(done.id);
    } catch (e) {
      this.notice = { text: complaint(e), rule: null, bad: true };
    }
    this.busy = false;
    this.reset();
  }
  /** One answer; whether it was right and the puzzle goes on. */
  async #give(id: string): Promise<boolean> {
    const told = await this.#ask({ answers: [...this.#answers, id] });
    if (told.verdict === "wrong") {
      this.missed += 1;
      progress.miss(this.id);
      const text = `That wins less often. Try again. ${misses(Math.max(this.missed, progress.of(this.id).missed))} so far.`;
      this.notice = { text, rule: null, bad: false };
      return false;
    }
    this.#answers = [...this.#answers, id];
    const before = places();
    this.log = [...this.log, ...told.lines];
    this.#show(told);
    if (this.solved) {
      if (!this.#looked) progress.solve(this.id);
      this.solution = told.solution;
    }
    await tick();
    moveFrom(before, () => null);
    const scene = this.view && this.scene?.(told.lines, this.view);
    void Promise.resolve(scene?.over).then(() => pulse(told.lines.map((l) => l.refs)));
    return told.verdict === "open";
  }

  override async explain(ref: string): Promise<void> {
    if (!this.decision) return;
    const name = this.nameOf(ref);
    this.why = { ref, name, reasons: null };
    const asked = { thing: ref, answers: this.#answers };
    const said = await post<PuzzleReasons>(`/api/games/${this.#game}/puzzles/${this.id}/why`, asked).catch(() => null);
    if (this.why?.ref === ref) this.why = said ? { ref, name: said.name || name, reasons: said.reasons } : null;
  }

  /** The card or place that the next answer is about. */
  async askHint(): Promise<void> {
    if (!this.decision) return;
    if (!this.missed) {
      this.notice = { text: "Try it once: after a miss there is a hint.", rule: null, bad: false };
      return;
    }
    try {
      const hint = (await this.#ask({ answers: this.#answers, hint: true })).hint;
      if (!hint) return;
      this.notice = { text: hint.text, rule: null, bad: false };
      this.point(hint.refs);
    } catch (e) {
      this.notice = { text: complaint(e), rule: null, bad: true };
    }
  }
  async showSolution(): Promise<void> {
    try {
      this.solution = (await this.#ask({ answers: this.#answers, show: true })).solution;
      this.#looked = true;
      progress.show(this.id);
      this.notice = null;
      this.point(this.solution?.plan[this.#answers.length]?.[0]?.refs ?? []);
    } catch (e) {
      this.notice = { text: complaint(e), rule: null, bad: true };
    }
  }
}
