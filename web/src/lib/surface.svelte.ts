// What lies on a table and can be pointed at: the view, the pending decision, and how far it has been narrowed.
// The live table and the replay both show one; only the live one can commit an answer.

import { getContext, setContext, tick } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import {
  START,
  back,
  backTo,
  isSelection,
  next,
  pathTo,
  pickOfSet,
  pickOrRestart,
  sayVerb,
  selectionAnswers,
  takeBack,
  trail,
  type Option,
  type Path,
} from "./narrow";
import type { Drop } from "./drag";
import { settings } from "./settings.svelte";
import type {
  CardInfo,
  CardOf,
  CardView,
  Decision,
  GameInfo,
  Hint,
  Line,
  Printed,
  Reason,
  View,
  ZoneOf,
} from "./types";

export interface Why {
  ref: string;
  name: string;
  reasons: Reason[] | null;
}
export interface Shown {
  ref: string;
  card: CardView | null;
  info: CardInfo | null;
  at: DOMRect | null;
  pinned: boolean;
}

export class Surface<V extends View = View, D extends Printed = Printed> {
  game = $state.raw<GameInfo | null>(null);
  cards = $state.raw<Map<string, CardInfo<D>>>(new Map());
  view = $state.raw<V | null>(null);
  decision = $state.raw<Decision | null>(null);
  seatNames = $state.raw<string[]>([]);
  /** The seat that sits at the near side. */
  near = $state(0);

  /** A board may play a scene of its own for what has just happened; returns how long the rest should wait, in ms. */
  scene: ((lines: Line[]) => number) | null = null;
  dragging = $state(false);

  path = $state.raw<Path>(START);
  ticked = new SvelteSet<string>();
  /** Things that the log, a hint or the coach points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  coached = $state.raw<ReadonlySet<string>>(new Set());
  shown = $state.raw<Shown | null>(null);
  why = $state.raw<Why | null>(null);
  /** The best answers to this decision, as long as they are shown. */
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** The frame of a selection whose picks were sent: its `done` is given as soon as it is asked. */
  finishing: string | null = null;
  /** What options of this decision will do, as far as it was asked. */
  notes = new SvelteMap<string, string>();
  /** Which things are drawn on the board, and how often: the others are offered in the tray. */
  drawn = new SvelteMap<string, number>();

  options: Option[] = $derived.by(() => {
    const d = this.decision;
    if (!d) return [];
    return d.options.map((o) => ({
      id: o.id,
      verb: o.verb,
      refs: o.refs,
      text: o.text,
      words: [d.verbs[o.verb] ?? o.verb, ...o.refs.map((r) => this.nameOf(r))],
    }));
  });
  /** Ticked here and sent together; once the table holds picks of a set, each further one goes to it by itself. */
  selecting = $derived(
    !!this.decision && !this.decision.picked.length && isSelection(this.options, this.decision.most),
  );
  next = $derived(next(this.options, this.path));
  trail = $derived(trail(this.options, this.path));
  /** Next things that no board draws: offered beside the prompt. */
  tray = $derived([...this.next.refs].filter((r) => !this.drawn.get(r)));
  /** Whole options that no board draws as a place of its own. */
  buttons = $derived(this.next.whole.filter((o) => !this.drawn.get(`option:${o.id}`)));
  started = $derived(this.path.picks.length > 0);

  byId: Map<number, CardOf<V>> = $derived.by(() => {
    const found = new Map<number, CardOf<V>>();
    for (const z of this.view?.zones ?? []) for (const c of z.cards) found.set(c.id, c);
    return found;
  });

  cardAt(ref: string): CardOf<V> | null {
    return ref.startsWith("card:") ? (this.byId.get(Number(ref.slice(5))) ?? null) : null;
  }
  infoOf(card: CardView | null | undefined): CardInfo<D> | null {
    return card ? (this.cards.get(card.card) ?? null) : null;
  }
  nameOf(ref: string): string {
    return this.decision?.names[ref] ?? this.cardAt(ref)?.name ?? ref.replace(":", " ");
  }
  zone(name: ZoneOf<V>["name"], owner: number): { cards: CardOf<V>[]; hidden: number } {
    return this.view?.zones.find((z) => z.name === name && z.owner === owner) ?? { cards: [], hidden: 0 };
  }

  glows(ref: string): boolean {
    return !this.busy && this.next.refs.has(ref) && !takeBack(this.options, ref);
  }
  isChosen(ref: string): boolean {
    return this.ticked.has(ref) || (this.started && this.path.refs.includes(ref)) || !!takeBack(this.options, ref);
  }
  /** How many things of a set are chosen: those that the table knows of, and those that are only ticked. */
  get chosen(): number {
    return (this.decision?.picked.length ?? 0) + this.ticked.size;
  }

  /** A new decision begins with nothing picked. */
  reset(): void {
    this.path = START;
    this.ticked.clear();
    this.notes.clear();
    this.why = null;
    this.hint = null;
  }

  press(ref: string): void {
    this.why = null;
    if (this.busy) return;
    const most = this.decision?.most ?? 1;
    const undone = takeBack(this.options, ref);
    if (undone) {
      void this.commit([undone.id]);
      return;
    }
    if (this.selecting) {
      if (this.ticked.has(ref)) this.ticked.delete(ref);
      else if (this.next.refs.has(ref)) {
        if (this.chosen < most) this.ticked.add(ref);
      } else void this.explain(ref);
      return;
    }
    const pick = most > 1 && !this.started ? pickOfSet(this.options, ref, this.chosen, most) : undefined;
    if (pick) {
      void this.commit([pick.id]);
      return;
    }
    const only = this.next.only;
    if (only && this.path.refs.includes(ref)) {
      void this.commit([only.id]);
      return;
    }
    if (this.started && this.path.refs.at(-1) === ref && !this.next.refs.has(ref)) {
      this.stepBack();
      return;
    }
    const to = pickOrRestart(this.options, this.path, ref);
    if (to) {
      this.path = to;
      if (settings.quick && this.next.only) void this.commit([this.next.only.id]);
    } else void this.explain(ref);
  }
  /** Take a thing up to drag it: as a click on it would begin, but nothing is ever committed by it. */
  lift(ref: string): boolean {
    if (this.busy || this.selecting) return false;
    this.why = null;
    if (this.started && this.path.refs.at(-1) === ref && !this.next.refs.has(ref)) return true;
    const to = pickOrRestart(this.options, this.path, ref);
    if (to) this.path = to;
    return !!to;
  }
  /** What was lifted is let go: over a thing that goes on with it, on the table where that is enough, or it goes back. */
  letGo(from: Path, at: Drop): void {
    if (at.ref && this.next.refs.has(at.ref)) this.press(at.ref);
    else if (this.next.only && at.ref && this.decision?.picked.some((o) => o.refs.includes(at.ref!))) this.confirm();
    else if (!(this.next.only && at.outside)) this.path = from;
  }
  say(verb: string): void {
    const to = sayVerb(this.options, this.path, verb);
    if (to) this.path = to;
  }
  /** Pick all that an option names, as clicks would, and leave it to be confirmed. */
  select(id: string): boolean {
    const o = this.options.find((x) => x.id === id);
    if (!o || this.busy) return false;
    this.why = null;
    if (this.selecting) {
      this.ticked.clear();
      for (const ref of o.refs) this.ticked.add(ref);
    } else this.path = pathTo(this.options, id) ?? this.path;
    return true;
  }
  /** Whether this option is what would be confirmed now. */
  isSelected(id: string): boolean {
    if (!this.selecting) return this.next.only?.id === id;
    const o = this.options.find((x) => x.id === id);
    return !!o?.refs.length && this.ticked.size === o.refs.length && o.refs.every((r) => this.ticked.has(r));
  }
  closeHint(): void {
    const within = document.activeElement?.closest(".hint");
    this.hint = null;
    this.pointed = new Set();
    // The focus would be lost with it.
    if (within) void tick().then(() => document.querySelector<HTMLElement>("[data-asks-hint]")?.focus());
  }
  stepBack(): boolean {
    if (this.hint) {
      this.closeHint();
      return true;
    }
    if (this.why || this.shown?.pinned) {
      this.why = null;
      this.shown = null;
      return true;
    }
    if (this.ticked.size) {
      this.ticked.clear();
      return true;
    }
    if (!this.started) return false;
    this.path = back(this.path);
    return true;
  }
  stepBackTo(pick: number): void {
    this.path = backTo(this.path, pick);
  }
  confirm(): void {
    if (this.selecting) {
      // The picks first; whether `done` is still asked after the last one is the game's business.
      const picks = selectionAnswers(this.options, this.ticked);
      this.finishing = this.ticked.size ? (this.decision?.frame ?? null) : null;
      void this.commit(this.ticked.size ? picks.slice(0, this.ticked.size) : picks);
    } else if (this.next.only) void this.commit([this.next.only.id]);
  }

  // The live table gives these their meaning.
  async askNotes(_ids: string[]): Promise<void> {}
  async commit(_ids: string[]): Promise<void> {}
  explain(ref: string): void | Promise<void> {
    this.why = { ref, name: this.nameOf(ref), reasons: [] };
  }

  show(ref: string, card: CardView | null, at: DOMRect | null, pinned = false): void {
    const info = this.infoOf(card);
    if (info || pinned) this.shown = { ref, card, info, at, pinned };
  }
  unshow(ref?: string): void {
    if (!this.shown?.pinned && (!ref || this.shown?.ref === ref)) this.shown = null;
  }
  point(refs: Iterable<string>): void {
    this.pointed = new Set(refs);
  }
}

const KEY = Symbol("surface");
export function provideSurface(s: Surface): void {
  setContext(KEY, s);
  setContext("game", () => s.game?.id ?? "");
}
/** A game's board names its own view, and what is printed on its cards: it is only drawn for its own game. */
export function useSurface<V extends View = View, D extends Printed = Printed>(): Surface<V, D> {
  return getContext<Surface<V, D>>(KEY);
}
