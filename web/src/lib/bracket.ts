// Brackets of an elimination as a picture: columns of matches, joined by lines from where one won to where one plays next.

import type { EventMatch, EventOut } from "./types";

/** A match of a bracket; what is not paired yet is drawn empty. */
export type Drawable = Pick<EventMatch, "b" | "bye" | "wins_a" | "wins_b" | "status" | "games" | "winner"> & {
  id: string;
  a: number | null;
};
export interface Column {
  label: string;
  matches: Drawable[];
}
export interface Bracket {
  title: string;
  columns: Column[];
}
export interface Box {
  match: Drawable;
  x: number;
  y: number;
}
export interface Drawn {
  width: number;
  height: number;
  boxes: Box[];
  labels: { text: string; x: number }[];
  lines: string[];
}

export const BOX = { width: 196, height: 60, across: 34, down: 14, top: 28 };
const TITLES: Record<string, string> = { winners: "Winners' bracket", losers: "Losers' bracket", final: "Final" };
const empty = (id: string): Drawable => ({
  id,
  a: null,
  b: null,
  bye: false,
  wins_a: 0,
  wins_b: 0,
  status: "waiting",
  winner: null,
  games: [],
});
const inWords = (matches: number) =>
  matches === 1 ? "Final" : matches === 2 ? "Semifinals" : matches === 4 ? "Quarterfinals" : `Last ${matches * 2}`;

/** The brackets of an event, each with what is still to come. */
export function bracketsOf(event: Pick<EventOut, "rounds" | "structure">): Bracket[] {
  const found = new Map<string, Map<number, EventMatch[]>>();
  for (const match of event.rounds.flatMap((r) => r.matches)) {
    if (!match.bracket) continue;
    const { side, round } = match.bracket;
    const rounds = found.get(side) ?? new Map<number, EventMatch[]>();
    rounds.set(round, [...(rounds.get(round) ?? []), match]);
    found.set(side, rounds);
  }
  const double = event.structure.kind === "double";
  return [...found]
    .sort(([a], [b]) => Object.keys(TITLES).indexOf(a) - Object.keys(TITLES).indexOf(b))
    .map(([side, rounds]) => {
      const columns: Column[] = [...rounds]
        .sort(([a], [b]) => a - b)
        .map(([n, matches]) => ({
          label: side === "winners" && !double ? inWords(matches.length) : `Round ${n}`,
          matches: matches.sort((a, b) => a.bracket!.place - b.bracket!.place),
        }));
      if (side === "winners")
        for (let n = columns.at(-1)!.matches.length; n > 1;) {
          n = Math.ceil(n / 2);
          const label = double ? `Round ${columns.length + 1}` : inWords(n);
          columns.push({ label, matches: Array.from({ length: n }, (_, i) => empty(`${columns.length}/${i}`)) });
        }
      if (side === "final") for (const [i, c] of columns.entries()) c.label = i ? "Once more" : "Grand final";
      return { title: side === "winners" && !double ? "Bracket" : (TITLES[side] ?? side), columns };
    });
}

/** Which matches of the column before lead to the i-th of this one. */
function leadTo(i: number, match: Drawable, here: number, before: Box[]): Box[] {
  if (before.length === 2 * here) return before.slice(2 * i, 2 * i + 2);
  if (before.length === here) return before.slice(i, i + 1);
  return before.filter((b) => [b.match.a, b.match.b].some((p) => p !== null && (p === match.a || p === match.b)));
}

/** Where each match stands: in the middle of the matches that lead to it. */
export function draw(columns: Column[]): Drawn {
  const { width, height, across, down, top } = BOX;
  const boxes: Box[] = [];
  const lines: string[] = [];
  let before: Box[] = [];
  columns.forEach((column, n) => {
    const x = n * (width + across);
    let free = top;
    const here = column.matches.map((match, i) => {
      const from = leadTo(i, match, column.matches.length, before);
      const wished = from.length ? from.reduce((sum, b) => sum + b.y, 0) / from.length : free;
      const y = Math.max(free, wished);
      free = y + height + down;
      for (const b of from)
        lines.push(`M${b.x + width} ${b.y + height / 2}H${b.x + width + across / 2}V${y + height / 2}H${x}`);
      return { match, x, y };
    });
    boxes.push(...here);
    before = here;
  });
  return {
    width: columns.length * (width + across) - across,
    height: Math.max(top, ...boxes.map((b) => b.y + height)) + 4,
    boxes,
    labels: columns.map((c, n) => ({ text: c.label, x: n * (width + across) })),
    lines,
  };
}
