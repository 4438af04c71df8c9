// The text of a card on its face: how large its letters are and how many lines it has, and what in it stands out.

/** A face is 100 wide and 140 high; this is what its text may have of it, and how wide a letter is for its size. */
const WIDTH = 89;
const LETTER = 0.49;
/** From one line to the next, for letters of size one. */
export const LEADING = 1.2;
export const MOST_LINES = 6;
const LEAST_LINES = 2;
/** From the largest letters to the smallest. */
const SIZES = [7.6, 7.2, 6.8, 6.4, 6, 5.7, 5.4];
/** On a face of some 110 px: they can still be read, and the ellipsis comes sooner. */
const SMALL_SIZES = [8.6, 8.2, 7.7, 7.2];

export interface Setting {
  /** In hundredths of the card's width. */
  size: number;
  lines: number;
}

/** How many lines a text needs in letters of this size: words are not broken. */
export function linesOf(text: string, size: number): number {
  const room = Math.floor(WIDTH / (size * LETTER));
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    let used = 0;
    lines++;
    for (const word of paragraph.split(" ")) {
      if (used && used + 1 + word.length > room) {
        lines++;
        used = 0;
      }
      used += (used ? 1 : 0) + word.length;
    }
  }
  return lines;
}

/** The largest letters in which the text fits into the room (in hundredths of the width); where none are small
 * enough, the smallest, and it ends in an ellipsis. */
export function fit(text: string, room: number, sizes = SIZES): Setting {
  const most = (size: number) => Math.min(MOST_LINES, Math.max(LEAST_LINES, Math.floor(room / (size * LEADING))));
  for (const size of sizes) {
    const lines = linesOf(text, size);
    if (lines <= most(size)) return { size, lines };
  }
  const size = sizes.at(-1)!;
  return { size, lines: most(size) };
}

/** The same on a face that is little more than 110 px wide. */
export const fitSmall = (text: string, room: number) => fit(text, room, SMALL_SIZES);

/** What stands between the top of a face and its text: the least picture, the name, the line of its type, figures. */
export function roomFor(name: string, figures: boolean): number {
  return 140 - 37 - (name.length > 21 ? 21 : 12) - 8 - (figures ? 14 : 0) - 7;
}

/** snake_case as words: "Brute force". */
export const plain = (key: string) => key.replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());

export interface Piece {
  text: string;
  kind: "plain" | "name" | "term" | "break";
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in pieces: lines, the names of abilities where they stand at the beginning of one, and words that the
 * game's legend explains. */
export function piecesOf(text: string, names: string[], terms: RegExp | null): Piece[] {
  const pieces: Piece[] = [];
  const begins = names.length
    ? new RegExp(
        `(^|[.:] )((?:\\d\\. )?(?:${[...names]
          .sort((a, b) => b.length - a.length)
          .map(escaped)
          .join("|")}))(?=[ .:!(])`,
        "g",
      )
    : null;
  text.split("\n").forEach((line, i) => {
    if (i) pieces.push({ text: "", kind: "break" });
    let at = 0;
    for (const m of begins ? line.matchAll(begins) : []) {
      const start = m.index + m[1]!.length;
      pieces.push(...termsIn(line.slice(at, start), terms), { text: m[2]!, kind: "name" });
      at = start + m[2]!.length;
    }
    pieces.push(...termsIn(line.slice(at), terms));
  });
  return pieces;
}

function termsIn(text: string, terms: RegExp | null): Piece[] {
  if (!text) return [];
  if (!terms) return [{ text, kind: "plain" }];
  return text
    .split(terms)
    .map((part, i): Piece => ({ text: part, kind: i % 2 ? "term" : "plain" }))
    .filter((p) => p.text);
}

/** The pieces before a sentence of the text, those of the sentence, and those behind it. */
export function around(pieces: Piece[], sentence: string): [Piece[], Piece[], Piece[]] {
  const length = (p: Piece) => (p.kind === "break" ? 1 : p.text.length);
  const whole = pieces.map((p) => (p.kind === "break" ? "\n" : p.text)).join("");
  const from = sentence ? whole.indexOf(sentence) : -1;
  if (from < 0) return [pieces, [], []];
  const to = from + sentence.length;
  const parts: [Piece[], Piece[], Piece[]] = [[], [], []];
  let at = 0;
  for (const p of pieces) {
    const end = at + length(p);
    [
      [at, Math.min(end, from)],
      [Math.max(at, from), Math.min(end, to)],
      [Math.max(at, to), end],
    ].forEach(([a, b], i) => {
      if (a! < b!) parts[i]!.push(p.kind === "break" ? p : { ...p, text: p.text.slice(a! - at, b! - at) });
    });
    at = end;
  }
  return parts;
}
