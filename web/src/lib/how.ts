// How to play a game, on one page: written beside its board, in games/<id>/how.ts.

export type Tone = "mine" | "theirs" | "space" | "lit" | "paper" | "plain" | "dark";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  text?: string;
  tone?: Tone;
  /** A number that the notes beside the picture explain. */
  n?: number;
}

export interface Picture {
  title: string;
  width: number;
  height: number;
  boxes: Box[];
  arrows?: [number, number, number, number][];
  notes?: string[];
}

export interface Part {
  title: string;
  lines: string[];
  /** Where the rules say so. */
  rules: string[];
  picture?: Picture;
}

export interface HowTo {
  aim: string;
  board: Picture;
  parts: Part[];
  /** What one wants beside oneself while playing; this is what is printed. */
  summary: { title: string; lines: string[] }[];
}

const found = import.meta.glob<{ how: (game: string) => HowTo }>("../games/*/how.ts");

export async function howOf(game: string): Promise<HowTo | null> {
  const own = found[`../games/${game}/how.ts`] ?? found[`../games/${game.replace(/-[^-]*$/, "")}/how.ts`];
  return own ? (await own()).how(game) : null;
}

/** A row of equal boxes, for pictures. */
export function row(n: number, x: number, y: number, w: number, h: number, gap: number, box: Partial<Box> = {}): Box[] {
  return Array.from({ length: n }, (_, i) => ({ x: x + i * (w + gap), y, w, h, ...box }));
}
