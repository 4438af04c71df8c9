// Narrowing: from all the options of a decision to one, click by click, without knowing any rule.
//
// An option is a verb and the things it names, in the order in which a person clicks them. What has been clicked so far
// is a path of things and, where it had to be said, a verb. Steps with one possibility are filled in.

export interface Option {
  id: string;
  verb: string;
  /** The things it names: "card:12", "space:4". */
  refs: string[];
  /** The verb and the things in words, in the same order. */
  words: string[];
  text: string;
}

export interface Path {
  refs: string[];
  verb: string | null;
  /** How many of `refs` were filled in after each pick, so that stepping back undoes one pick. */
  picks: { refs: number; verb: boolean }[];
}

export const START: Path = { refs: [], verb: null, picks: [] };

function fits(option: Option, path: Path): boolean {
  if (path.verb !== null && option.verb !== path.verb) return false;
  return path.refs.every((r, i) => option.refs[i] === r);
}

export function remaining(options: Option[], path: Path): Option[] {
  return options.filter((o) => fits(o, path));
}

/** What can be clicked next: things, verbs that need saying, and options that are whole already. */
export interface Next {
  refs: Set<string>;
  verbs: string[];
  /** Options that name nothing beyond the path: buttons. */
  whole: Option[];
  /** The one option that is left, ready to be confirmed. */
  only: Option | null;
}

export function next(options: Option[], path: Path): Next {
  const left = remaining(options, path);
  const depth = path.refs.length;
  const refs = new Set<string>();
  const whole: Option[] = [];
  for (const o of left) {
    const r = o.refs[depth];
    if (r === undefined) whole.push(o);
    else refs.add(r);
  }
  const started = path.picks.length > 0;
  const verbs = started ? [...new Set(left.map((o) => o.verb))] : [];
  const only = started && left.length === 1 && whole.length === 1 ? whole[0]! : null;
  return { refs, verbs: verbs.length > 1 ? verbs : [], whole, only };
}

/** Fill in the steps that have one possibility. The first thing is never filled in: a person starts. */
function filled(options: Option[], path: Path): Path {
  let { refs, verb } = path;
  for (;;) {
    const left = options.filter((o) => fits(o, { refs, verb, picks: [] }));
    if (left.length === 0) return { ...path, refs, verb };
    const verbs = new Set(left.map((o) => o.verb));
    if (verb === null && verbs.size === 1) verb = left[0]!.verb;
    const nexts = new Set(left.map((o) => o.refs[refs.length]));
    const one = nexts.size === 1 ? [...nexts][0] : undefined;
    if (one === undefined) return { ...path, refs, verb };
    refs = [...refs, one];
  }
}

function picked(options: Option[], path: Path, to: Path): Path {
  const was = { refs: path.refs.length, verb: path.verb !== null };
  return { ...filled(options, to), picks: [...path.picks, was] };
}

/** Click a thing. Returns null when no remaining option names it next. */
export function pick(options: Option[], path: Path, ref: string): Path | null {
  const left = remaining(options, path);
  const depth = path.refs.length;
  if (left.some((o) => o.refs[depth] === ref)) {
    return picked(options, path, { ...path, refs: [...path.refs, ref] });
  }
  return null;
}

/** Say the verb where several remain. */
export function sayVerb(options: Option[], path: Path, verb: string): Path | null {
  if (!remaining(options, path).some((o) => o.verb === verb)) return null;
  return picked(options, path, { ...path, verb });
}

/** The path to one option, as clicks would lead there: to where it alone is left, or nothing more can be said of it. */
export function pathTo(options: Option[], id: string): Path | null {
  const wanted = options.find((o) => o.id === id);
  if (!wanted) return null;
  let path = START;
  while (next(options, path).only?.id !== id) {
    const ref = wanted.refs[path.refs.length];
    const said = ref === undefined && path.verb === null ? sayVerb(options, path, wanted.verb) : null;
    const to = ref === undefined ? said : pick(options, path, ref);
    if (!to) break;
    path = to;
  }
  return path;
}

/** Step back by one pick, with all that was filled in after it. */
export function back(path: Path): Path {
  const last = path.picks.at(-1);
  if (!last) return START;
  return {
    refs: path.refs.slice(0, last.refs),
    verb: last.verb ? path.verb : null,
    picks: path.picks.slice(0, -1),
  };
}

/** Step back to before the pick with this number (a click on the trail). */
export function backTo(path: Path, pickNumber: number): Path {
  let p = path;
  while (p.picks.length > pickNumber) p = back(p);
  return p;
}

/** A thing clicked that starts anew: when it does not go on, it may begin another option. */
export function pickOrRestart(options: Option[], path: Path, ref: string): Path | null {
  return pick(options, path, ref) ?? (path.picks.length ? pick(options, START, ref) : null);
}

/** The trail in words: what is being built, as far as it goes. */
export function trail(options: Option[], path: Path): string[] {
  const left = remaining(options, path);
  const some = left[0];
  if (!some || path.picks.length === 0) return [];
  const verbs = new Set(left.map((o) => o.verb));
  return [verbs.size === 1 ? some.words[0]! : "…", ...some.words.slice(1, 1 + path.refs.length)];
}

/** The verb that takes a pick of a set back. */
export const TAKE_BACK = "take_back";

/** The option that takes this pick back, where that is all that can be done with it: of some things there are several. */
export function takeBack(options: Option[], ref: string): Option | undefined {
  const ways = options.filter((o) => o.refs[0] === ref);
  return ways.length === 1 && ways[0]!.verb === TAKE_BACK ? ways[0] : undefined;
}

/** The one option that picks this thing for a set and leaves the set unfinished: it needs no confirming. */
export function pickOfSet(options: Option[], ref: string, picked: number, most: number): Option | undefined {
  const ways = options.filter((o) => o.refs[0] === ref);
  return ways.length === 1 && ways[0]!.refs.length === 1 && picked + 1 < most ? ways[0] : undefined;
}

/** The one answer that names a thing, where it stands beside plain ones only: it has a button as they have. */
export function loneOption(options: Option[]): Option | null {
  const named = options.filter((o) => o.refs.length > 0);
  const lone = named.length === 1 && named.length < options.length && options.length <= 3 ? named[0]! : null;
  return lone && lone.refs.length === 1 && lone.verb !== TAKE_BACK ? lone : null;
}

/** Answers that differ in a number alone, each with a sentence of its own: all of them have buttons, no thing must be
 * clicked first. */
export function byNumber(options: Option[]): Option[] {
  const most = 5;
  const [first] = options;
  const alike = (o: Option) =>
    o.refs.length > 1 &&
    o.refs.length === first!.refs.length &&
    o.refs.at(-1)!.startsWith("number:") &&
    o.refs.slice(0, -1).every((r, i) => r === first!.refs[i]) &&
    !o.text.includes(" · ");
  return options.length > 1 && options.length <= most && options.every(alike) ? options : [];
}

/** Whether a decision is drawn as one selection: tick several cards, then say done. */
export function isSelection(options: Option[], most: number): boolean {
  if (most < 2) return false;
  const ways = options.filter((o) => o.refs.length > 0);
  return (
    ways.length > 0 &&
    options.some((o) => o.refs.length === 0) &&
    ways.every((o) => o.refs.length === 1 && o.refs[0]!.startsWith("card:") && o.verb === ways[0]!.verb)
  );
}

/** The answers that a selection stands for, in the order in which the engine asks for them: as offered, or as they were
 * ticked where the order counts. */
export function selectionAnswers(options: Option[], ticked: ReadonlySet<string>, ordered = false): string[] {
  const done = options.find((o) => o.refs.length === 0);
  const picks = options.filter((o) => o.refs.length === 1 && ticked.has(o.refs[0]!));
  const when = [...ticked];
  if (ordered) picks.sort((a, b) => when.indexOf(a.refs[0]!) - when.indexOf(b.refs[0]!));
  return [...picks, ...(done ? [done] : [])].map((o) => o.id);
}

/** Which pick a thing is, from 1 on: of those that the table holds, those that are ticked, and the one that is to be
 * confirmed; 0 when it is none of them. */
export function placeIn(picked: { refs: string[] }[], ticked: ReadonlySet<string>, path: Path, ref: string): number {
  const begun = path.picks.length ? path.refs.slice(0, 1) : [];
  return [...picked.map((o) => o.refs[0]), ...ticked, ...begun].indexOf(ref) + 1;
}
