// What lies on a table and can be pointed at: the view, the pending decision, and how far it has been narrowed.
// The live table and the replay both show one; only the live one can commit an answer.

import { getContext, setContext, tick } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import {
  START,
  back,
  backTo,
  byNumber,
  isSelection,
  loneOption,
  next,
  pathTo,
  pick,
  pickOfSet,
  pickOrRestart,
  placeIn,
  sayVerb,
  selectionAnswers,
  takeBack,
  trail,
  type Option,
  type Path,
} from "./narrow";
import type { Drop } from "./drag";
import { settings } from "./settings.svelte";
import type { Scene } from "./stage";
import type {
  CardInfo,
  CardOf,
  CardView,
  Decision,
  GameInfo,
  Hint,
  Line,
  Mention,
  Printed,
  Reason,
  View,
  ZoneOf,
} from "./types";

const GIVES_UP = /^(concede|resign)$/;

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

  /** A board may play a scene of its own for what has just happened, and how it stands then. */
  scene: ((lines: Line[], next: V) => Scene | null) | null = null;
  /** Such a scene is being played: what would lie over it waits. */
  staged = $state(false);
  /** Whether the table stays as it was for as long as a scene asks; a replay goes on when whoever looks at it does. */
  waits = false;
  dragging = $state(false);

  path = $state.raw<Path>(START);
  ticked = new SvelteSet<string>();
  /** Things that the log, a hint or the coach points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  coached = $state.raw<ReadonlySet<string>>(new Set());
  /** What the other side's last move named, until I answer. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** Who aims at whom, from thing to thing. */
  arrows = $state.raw<[string, string][]>([]);
  shown = $state.raw<Shown | null>(null);
  /** The option that a click on what is looked at would leave: what it will do is told before that. */
  foreseen = $state<string | null>(null);
  why = $state.raw<Why | null>(null);
  /** The best answers to this decision, as long as they are shown. */
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** A thing that was clicked while an answer was on its way: the next pick of the same set. */
  #meant: { ref: string; frame: string } | null = null;
  /** The decision that a thing was lifted for. */
  #lifted: number | null = null;
  /** When what is asked changed last. */
  changed = 0;
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
  started = $derived(this.path.picks.length > 0);
  /** Whole options that no board draws as a place of its own. */
  buttons = $derived.by(() => {
    const numbers = this.started || this.selecting ? [] : byNumber(this.options);
    if (numbers.length) return numbers;
    const shown = this.next.whole.filter((o) => !this.drawn.get(`option:${o.id}`));
    // To give up stands last, whatever else there is.
    const whole = [...shown.filter((o) => !GIVES_UP.test(o.verb)), ...shown.filter((o) => GIVES_UP.test(o.verb))];
    const lone = this.started || this.selecting || this.tray.length ? null : loneOption(this.options);
    return lone && whole.length ? [lone, ...whole] : whole;
  });

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
    const seat = ref.startsWith("seat:") ? this.seatNames[Number(ref.slice(5))] : undefined;
    return this.decision?.names[ref] ?? this.cardAt(ref)?.name ?? seat ?? "that";
  }
  zone(name: ZoneOf<V>["name"], owner: number): { cards: CardOf<V>[]; hidden: number } {
    return this.view?.zones.find((z) => z.name === name && z.owner === owner) ?? { cards: [], hidden: 0 };
  }

  glows(ref: string): boolean {
    return !this.busy && this.next.refs.has(ref) && !takeBack(this.options, ref);
  }
  isChosen(ref: string): boolean {
    const begun = this.started && this.path.refs.includes(ref);
    return this.ticked.has(ref) || begun || !!takeBack(this.options, ref) || this.placeOf(ref) > 0;
  }
  /** Which pick a thing is where the order counts, from 1 on; 0 for what is not picked, and where it does not count. */
  placeOf(ref: string): number {
    return this.decision?.ordered ? placeIn(this.decision.picked, this.ticked, this.path, ref) : 0;
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

  /** Something else is asked, or nothing any more. A pick of the same set that was clicked meanwhile is not lost. */
  ask(decision: Decision | null): void {
    const going = this.#meant && this.#meant.frame === decision?.frame && decision.picked.length ? this.#meant : null;
    this.decision = decision;
    this.changed = performance.now();
    this.reset();
    this.#meant = null;
    if (going && !this.busy && this.glows(going.ref)) this.press(going.ref);
  }
  /** Whether a click cannot have been meant for what is asked: that changed a moment ago, and is no further pick of a set. */
  get unsettled(): boolean {
    return performance.now() - this.changed < settings.settle && !this.decision?.picked.length;
  }

  /** A thing is pressed. A finger that begins with it may only want to read it: that alone gives no answer yet. */
  press(ref: string, finger = false): void {
    const began = this.started;
    this.why = null;
    if (this.busy) {
      if (this.decision) this.#meant = { ref, frame: this.decision.frame };
      return;
    }
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
        if (this.chosen === most && this.decision?.least === most) this.last();
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
      if (began || !finger) this.last();
    } else void this.explain(ref);
  }
  /** The last pick gives the answer where that can be taken back at once; else, or if one likes to be asked, it is to be
   * confirmed. */
  last(): void {
    if (this.hasty && !settings.ask) this.confirm(true);
  }
  /** Take a thing up to drag it: as a click on it would begin, but nothing is ever committed by it. */
  lift(ref: string): boolean {
    if (this.busy || this.selecting) return false;
    this.why = null;
    this.#lifted = this.decision?.number ?? null;
    if (this.started && this.path.refs.at(-1) === ref && !this.next.refs.has(ref)) return true;
    const to = pickOrRestart(this.options, this.path, ref);
    if (to) this.path = to;
    return !!to;
  }
  /** What was lifted is let go: over a thing that goes on with it, on the table where that is enough, or it goes back. */
  letGo(from: Path, at: Drop): void {
    const lifted = this.#lifted;
    this.#lifted = null;
    // It was taken up for another question.
    if (lifted !== null && this.decision?.number !== lifted) return;
    const onto = at.ref && this.next.refs.has(at.ref) ? pick(this.options, this.path, at.ref) : null;
    if (onto) this.path = onto;
    const among = at.ref && this.decision?.picked.some((o) => o.refs.includes(at.ref!));
    if (this.next.only && (onto || among || at.outside)) {
      if (!settings.ask) this.confirm();
    } else if (!onto) this.path = from;
  }
  /** Say the verb; `last`: by a click that may be the last pick. */
  say(verb: string, last = false): void {
    const to = sayVerb(this.options, this.path, verb);
    if (to) this.path = to;
    if (last) this.last();
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
  confirm(ifFree = false): void {
    if (this.selecting) {
      // The picks first; whether `done` is still asked after the last one is the game's business.
      const picks = selectionAnswers(this.options, this.ticked, this.decision?.ordered);
      this.finishing = this.ticked.size ? (this.decision?.frame ?? null) : null;
      void this.commit(this.ticked.size ? picks.slice(0, this.ticked.size) : picks, ifFree);
    } else if (this.next.only) void this.commit([this.next.only.id], ifFree);
  }

  // The live table gives these their meaning.
  async askNotes(_ids: string[]): Promise<void> {}
  /** Whether the last pick may give an answer by itself. */
  hasty = false;
  async commit(_ids: string[], _ifFree = false): Promise<void> {}
  explain(ref: string): void | Promise<void> {
    this.why = { ref, name: this.nameOf(ref), reasons: [] };
  }

  show(ref: string, card: CardView | null, at: DOMRect | null, pinned = false): void {
    this.foresee(ref);
    const info = this.infoOf(card);
    if (info || pinned) this.shown = { ref, card, info, at, pinned };
  }
  /** Show the card that a line of the log names, also one that lies on the table no more. */
  mention(m: Mention, at: DOMRect, pinned = false): void {
    this.show(m.ref, this.cardAt(m.ref) ?? { id: -1, card: m.card, name: m.name }, at, pinned);
  }
  foresee(ref: string): void {
    const to = this.glows(ref) && !this.selecting ? pick(this.options, this.path, ref) : null;
    this.foreseen = (to && next(this.options, to).only?.id) ?? null;
    if (this.foreseen) void this.askNotes([this.foreseen]);
  }
  unshow(ref?: string): void {
    this.foreseen = null;
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
