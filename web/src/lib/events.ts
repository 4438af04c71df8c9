// Events in words: what is played and how, how far it is, and what parted two in the standings.

import type { EventMatch, EventSummary, Standing } from "./types";

type Described = Pick<EventSummary, "format" | "structure">;

export const FORMATS: Record<string, { name: string; says: string }> = {
  constructed: { name: "Own decks", says: "Everybody brings a deck, a ready one or one they built." },
  draft: {
    name: "Draft",
    says: "Cards are picked together first; then everybody builds a deck of what they took, and plays it.",
  },
  sealed: {
    name: "Sealed",
    says: "Everybody opens packs of their own, builds a deck of what is in them, and plays it.",
  },
};
export const STRUCTURES: Record<string, { name: string; says: string }> = {
  swiss: {
    name: "Swiss",
    says: "Nobody is out. In each round those meet who stand about alike, and nobody meets the same opponent twice.",
  },
  single: { name: "Single elimination", says: "Who loses a match is out; the last one standing wins." },
  double: {
    name: "Double elimination",
    says: "Who loses goes on in the lower bracket; who loses there is out.",
  },
  "round-robin": {
    name: "Everybody meets everybody",
    says: "Each plays each once. Fair, and long: good for up to six.",
  },
};
export const STATUS: Record<string, string> = {
  open: "open to enter",
  drafting: "drafting",
  building: "building decks",
  playing: "being played",
  over: "over",
  cancelled: "called off",
};
export const isOver = (status: string) => status === "over" || status === "cancelled";

const some = (n: number, one: string) => `${n} ${one}${n === 1 ? "" : "s"}`;
export { some };

/** "Draft · Swiss, 3 rounds, then the best 4 · best of 3" */
export function howPlayed({ format, structure }: Described, decks = true): string {
  const { kind, rounds, cut, best_of } = structure;
  const said = [STRUCTURES[kind]?.name ?? kind];
  if (kind === "swiss" && rounds) said.push(some(rounds, "round"));
  if (cut) said.push(`then the best ${cut}`);
  return [
    ...(format.kind === "constructed" && !decks ? [] : [FORMATS[format.kind]?.name ?? format.kind]),
    said.join(", "),
    best_of > 1 ? `best of ${best_of}` : "one game a match",
  ].join(" · ");
}

/** How long something lasts: "25 minutes", "45 seconds". */
export function lasts(seconds: number | null): string {
  if (!seconds) return "no limit";
  return seconds < 90 ? some(seconds, "second") : some(Math.round(seconds / 60), "minute");
}

/** What is left of a time: "4:05". */
export function left(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

export const TIE_BREAKS = {
  omw: {
    short: "OMW",
    name: "opponents' match win",
    says: "How much those whom one met won, on average; none counts less than a third. Who met stronger ones stands higher.",
  },
  gw: { short: "GW", name: "game win", says: "The share of single games that one won, among all one played." },
  ogw: {
    short: "OGW",
    name: "opponents' game win",
    says: "The share of single games that one's opponents won, on average.",
  },
  h2h: { short: "H2H", name: "head to head", says: "Among those who are alike in all else: who beat the other." },
} as const;
export type TieBreak = keyof typeof TIE_BREAKS;

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** "2 : 1", with draws where there are such. */
export const result = (m: Pick<EventMatch, "wins_a" | "wins_b" | "draws">) =>
  `${m.wins_a} : ${m.wins_b}${m.draws ? `, ${some(m.draws, "draw")}` : ""}`;

export const record = (s: Standing) => `${s.wins}–${s.losses}${s.draws ? `–${s.draws}` : ""}`;

export interface Told {
  field: string;
  text: string;
}
/** A reason of the server with the field of the form that it is about ("rounds: at most 12"), where it names one. */
export function atField(problem: string): Told {
  const told = /^([a-z][\w.-]*): (.*)$/s.exec(problem);
  return told ? { field: told[1]!, text: told[2]! } : { field: "", text: problem };
}
