// A deck that is built of a pool: only what was drafted or opened, and what everybody may add.

import { stateOf } from "./checked";
import { Desk, type Field } from "./desk.svelte";
import { cardsOf, post } from "./net";
import type { CardInfo, GameInfo, Pool, PoolCheck, Problems } from "./types";

export class PoolDesk extends Desk {
  readonly event: string;
  readonly pool: Pool;
  /** A deck that was built of this pool: it also shows what such a deck looks like. */
  readonly built: string;
  #owned: Map<string, number>;
  #free: Set<string>;
  #ready: Promise<void> | null = null;

  constructor(game: GameInfo, mode: string, event: string, pool: Pool, built: string) {
    super(game);
    this.mode = mode;
    this.event = event;
    this.pool = pool;
    this.built = built;
    this.#owned = new Map(pool.pool.map((p) => [p.card, p.count]));
    this.#free = new Set(pool.free);
  }
  override load(): Promise<void> {
    this.#ready ??= this.#begin();
    return this.#ready;
  }
  async #begin(): Promise<void> {
    this.cards = (await cardsOf(this.game.id, this.mode)).filter((c) => !c.token);
    this.template = this.read(this.built);
    this.clear();
  }
  override get offered(): CardInfo[] {
    return this.cards.filter((c) => this.#owned.has(c.id) || this.#free.has(c.id));
  }
  /** What everybody's deck says alike is not asked. */
  override get asked(): Field[] {
    return this.fields.filter((f) => f.key !== "Format");
  }
  isFree(c: CardInfo): boolean {
    return this.#free.has(c.id);
  }
  override room(c: CardInfo): number {
    return this.#free.has(c.id) ? Infinity : (this.#owned.get(c.id) ?? 0);
  }
  /** How many of a card are not in the deck. */
  left(c: CardInfo): number {
    return Math.max(0, this.room(c) - this.count(c));
  }
  protected override async judge(text: string): Promise<Problems> {
    const said = await post<PoolCheck>(`/api/events/${this.event}/check`, { text });
    // What a need tells already is not wrong, but still to come.
    const open = said.needs.filter((n) => stateOf(n) === "open").map((n) => n.rule);
    return { ...said, wrong: said.problems.filter((p) => !open.some((rule) => p.includes(rule))) };
  }
}
