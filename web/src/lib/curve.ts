// The curve of the chances to win, in the coordinates of its picture: over the steps of a replay.

import type { Judgement } from "./types";

export interface Frame {
  width: number;
  height: number;
  /** How many steps there are. */
  last: number;
}
/** As much is left free at both sides: half the thumb of the slider below, so that both say the same. */
export const SIDE = 8;
export const EDGE = 7;

export const xOf = (f: Frame, n: number) => SIDE + (n / Math.max(1, f.last)) * (f.width - 2 * SIDE);
export const yOf = (f: Frame, chance: number) => EDGE + (1 - chance / 100) * (f.height - 2 * EDGE);

/** The step that lies at this place of the picture. */
export function stepAt(f: Frame, x: number): number {
  const share = (x - SIDE) / Math.max(1, f.width - 2 * SIDE);
  return Math.max(0, Math.min(f.last, Math.round(share * f.last)));
}

/** The line of one seat. Steps that were taken back have no points: it goes straight over them. */
export function lineOf(f: Frame, found: Judgement, seat: number): string {
  const at = found.curve.map((p) => `${xOf(f, p.n).toFixed(1)} ${yOf(f, p.chances[seat] ?? 50).toFixed(1)}`);
  return at.length ? `M${at.join("L")}` : "";
}

/** How likely each seat was to win after so many steps: as told at the last step that still stands. */
export function chancesAt(found: Judgement, n: number): number[] {
  return found.curve.findLast((p) => p.n <= n)?.chances ?? [];
}

/** A mark for each seat, of a shape of its own, in a box of 10 around the origin. */
const SHAPES = [
  "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5l5 9h-10z",
  "M-5-3.500h10l-5 8.500z",
];
export const shapeOf = (seat: number) => SHAPES[seat % SHAPES.length]!;
export const SHAPE_NAMES = ["circles", "squares", "triangles", "inverted triangles"];

/** How long to wait before asking again how far the coach is, in milliseconds: at first often, then less. */
export const patience = (asked: number) => Math.min(3000, 600 + 200 * asked);

/** "1 blunder, 2 mistakes" */
export function counted(p: { inaccuracies: number; mistakes: number; blunders: number }): string {
  const some = (n: number, one: string, many: string) => (n ? [`${n} ${n === 1 ? one : many}`] : []);
  const said = [
    ...some(p.blunders, "blunder", "blunders"),
    ...some(p.mistakes, "mistake", "mistakes"),
    ...some(p.inaccuracies, "inaccuracy", "inaccuracies"),
  ];
  return said.join(", ") || "nothing to blame";
}
