// What the server says of a deck, sorted for people: what is still needed, what is wrong, and where.

import type { Need } from "./types";

export type NeedState = "open" | "met" | "wrong";

/** Too few of something is still needed; too many of it is wrong. */
export function stateOf(n: Need): NeedState {
  if (n.have < n.want) return n.bound === "at most" ? "met" : "open";
  return n.have > n.want && n.bound !== "at least" ? "wrong" : "met";
}

/** "Heroes of 1 star: 3 of 4" */
export const said = (n: Need) => `${n.what}: ${n.have} of ${n.bound === "exactly" ? "" : `${n.bound} `}${n.want}`;

export interface Placed {
  /** The line of the text, from 1; null where the problem is the whole deck's. */
  line: number | null;
  text: string;
}

const nameIn = (line: string) =>
  line
    .trim()
    .replace(/^\d+\s*x?\s+/i, "")
    .replace(/\s+x\d+$/i, "");
const letters = /[\p{L}\p{N}]/u;

/** Whether a text names a card, as words of its own. */
function names(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !letters.test(text[at - 1] ?? "") && !letters.test(text[at + name.length] ?? "");
}

/** Each problem with the line it is about: the one it names by number, else the one with the card it names. */
export function placed(problems: string[], text: string): Placed[] {
  const lines = text.split("\n").map((line) => nameIn(line.replace(/\s+\([^)]*\)$/, "")));
  return problems.map((problem) => {
    const told = /^line (\d+): (.*)$/s.exec(problem);
    if (told) return { line: Number(told[1]), text: capital(told[2]!) };
    let best = -1;
    lines.forEach((name, i) => {
      if (name.length > 2 && !name.startsWith("#") && names(problem, name) && name.length > (lines[best]?.length ?? 0))
        best = i;
    });
    return { line: best < 0 ? null : best + 1, text: problem };
  });
}

const capital = (s: string) => s.replace(/^./, (c) => c.toUpperCase());
