// What one fills in to make an event, with defaults for an evening; and which field a reason of the server is about.

import type { GameInfo, NewEvent } from "./types";

export type Kind = "constructed" | "draft" | "sealed";
export type Structure = "swiss" | "single" | "double" | "round-robin";
export type Start = "hand" | "full" | "time";
export type Entry = "open" | "code" | "invited";

export interface Form {
  name: string;
  kind: Kind;
  mode: string;
  legality: string;
  /** The draft and its mode: "overpower-draft/sealed". */
  draft: string;
  decks: "book" | "fixed" | "free";
  structure: Structure;
  rounds: number;
  cut: number;
  best_of: "1" | "3";
  table: string;
  increment: number;
  pick: string;
  building: string;
  round: string;
  entry: Entry;
  code: string;
  invited: string;
  least: number;
  most: number;
  fill: number;
  level: string;
  start: Start;
  starts_at: string;
  leaving: "forfeit" | "bot";
  public: boolean;
}

/** What may be played of a game at an event. */
export function kindsOf(game: GameInfo): Kind[] {
  const ways = new Set(game.drafts.map((d) => d.way));
  return (["draft", "sealed", "constructed"] as const).filter((k) => k === "constructed" || ways.has(k));
}
export const keyOf = (d: GameInfo["drafts"][number]) => `${d.draft}/${d.id}`;
const duels = (game: GameInfo) => game.modes.filter((m) => m.seats.includes(2));

export function begin(game: GameInfo): Form {
  const kind = kindsOf(game)[0]!;
  return mended(game, {
    name: `${game.name} evening`,
    kind,
    mode: "",
    legality: "",
    draft: "",
    decks: "book",
    structure: "swiss",
    rounds: 3,
    cut: 0,
    best_of: "1",
    table: "1800",
    increment: 10,
    pick: "60",
    building: "900",
    round: "",
    entry: "open",
    code: "",
    invited: "",
    least: 2,
    most: 8,
    fill: 8,
    level: game.bot,
    start: "hand",
    starts_at: "",
    leaving: "forfeit",
    public: true,
  });
}
/** The form with what its game has not exchanged for what it has. */
export function mended(game: GameInfo, form: Form): Form {
  const kinds = kindsOf(game);
  const kind = kinds.includes(form.kind) ? form.kind : kinds[0]!;
  const drafts = game.drafts.filter((d) => d.way === kind);
  const draft = drafts.find((d) => keyOf(d) === form.draft) ?? drafts[0];
  const modes = duels(game);
  const mode = draft?.mode ?? modes.find((m) => m.id === form.mode)?.id ?? modes[0]?.id ?? "";
  const legalities = game.modes.find((m) => m.id === mode)?.legalities ?? [];
  const legality = kind === "constructed" ? (legalities.find((l) => l === form.legality) ?? legalities[0] ?? "") : "";
  const level = game.bots.some((b) => b.id === form.level) ? form.level : game.bot;
  return { ...form, kind, mode, legality, draft: draft ? keyOf(draft) : "", level };
}

const seconds = (text: string) => (text ? Number(text) : null);

export function asked(game: GameInfo, f: Form): NewEvent {
  const swiss = f.structure === "swiss";
  const draft = game.drafts.find((d) => keyOf(d) === f.draft);
  return {
    name: f.name.trim(),
    game: game.id,
    mode: f.mode,
    format: { kind: f.kind, legality: f.legality, draft: draft?.draft ?? "", draft_mode: draft?.id ?? "" },
    structure: {
      kind: f.structure,
      rounds: swiss ? f.rounds : 0,
      cut: swiss ? f.cut : 0,
      best_of: f.best_of === "3" ? 3 : 1,
    },
    clocks: {
      table: seconds(f.table),
      increment: f.table ? f.increment : 0,
      pick: seconds(f.pick),
      building: seconds(f.building),
      round: seconds(f.round),
    },
    entry: {
      kind: f.entry,
      code: f.entry === "code" ? f.code.trim() : "",
      invited: f.entry === "invited" ? names(f.invited) : [],
      least: f.least,
      most: f.most,
    },
    bots: { level: f.level, fill: f.fill },
    starts_at: f.start === "time" && f.starts_at ? new Date(f.starts_at).getTime() : null,
    when_full: f.start === "full",
    decks: f.decks,
    leaving: f.leaving,
    public: f.public,
  };
}
const names = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((x) => x.trim())
    .filter(Boolean);

/** The fields that show what is said against them; the rest is said beside the button. */
export const SHOWN: readonly string[] = (
  "name game mode legality draft_mode rounds cut best_of table increment pick building round code invited " +
  "least most level fill starts_at"
).split(" ");

/** The reasons of the server by the field that each is about ("rounds: …", "entry.most: …"); "" holds the rest. */
/** What the rules of events say in sentences of their own, and the field that mends it. */
const SAID: [RegExp, string][] = [
  [/^(an event has a name|the name of)/, "name"],
  [/^swiss has .* rounds|how many rounds/, "rounds"],
  [/^a cut is|has a cut/, "cut"],
  [/^an event has .* players|round robin is for/, "most"],
  [/code/, "code"],
  [/invites somebody|no account called/, "invited"],
  [/^bots fill/, "fill"],
  [/have a level/, "level"],
  [/no format/, "legality"],
  [/has no (draft|way)/, "draft_mode"],
  [/no mode|not for two players/, "mode"],
  [/starts at/, "starts_at"],
];
export function byField(problems: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const problem of problems) {
    const told = /^\$?\.?([a-z][\w.\- ]*?): (.*)$/s.exec(problem);
    const path = told?.[1]!.split(/[. ]/).map((x) => x.replaceAll("-", "_")) ?? [];
    const named = [...path].reverse().find((x) => SHOWN.includes(x));
    const field = named ?? SAID.find(([like]) => like.test(problem))?.[1] ?? "";
    const text =
      named && told ? told[2]!.replace(/^./, (c) => c.toUpperCase()) : problem.replace(/^./, (c) => c.toUpperCase());
    found.set(field, [...(found.get(field) ?? []), text]);
  }
  return found;
}
