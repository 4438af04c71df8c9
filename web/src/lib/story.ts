// The log as a story: lines in chapters (rounds, battles), by side, with what came of a move in the same sentence.
// The server says which part each line plays; nothing here knows a game.

import type { Line, Mention } from "./types";

export type Piece = string | Mention;
/** A part of a sentence: one line of the log, or several alike. */
export interface Clause {
  line: Line;
  pieces: Piece[];
  /** How often the same happened in a row. */
  times: number;
  /** It is a list already: what happened again is a clause of its own. */
  listed?: boolean;
  /** It was taken back. */
  struck: boolean;
}
/** A sentence: a move and what came of it. */
export interface Row {
  key: number;
  /** After which entry all of it had happened. */
  n: number;
  seat: number | null;
  role: Line["role"];
  clauses: Clause[];
  lines: Line[];
}
export interface Group {
  key: number;
  seat: number | null;
  rows: Row[];
}
export interface Chapter {
  key: number;
  line: Line | null;
  title: string;
  groups: Group[];
}

export const isMention = (p: Piece | undefined): p is Mention => typeof p === "object";
const subject = (line: Line) => (isMention(line.pieces[0]) ? line.pieces[0].ref : null);
const capital = (text: string) => text.replace(/^\p{Ll}/u, (c) => c.toUpperCase());
export const textOf = (pieces: Piece[]) => pieces.map((p) => (isMention(p) ? p.name : p)).join("");

/** Which lines were taken back, by their index. */
function struckOut(lines: Line[]): Set<number> {
  const found = new Set<number>();
  lines.forEach((back, i) => {
    if (back.to === null) return;
    for (let k = 0; k < i; k++) if (lines[k]!.n > back.to) found.add(k);
  });
  // The line that says so still stands.
  lines.forEach((line, i) => line.to !== null && found.delete(i));
  return found;
}

/** Two clauses that differ in one thing alone, which is not the one that does it, as a list of things. */
function merged(a: Clause, line: Line): Piece[] | null {
  if (a.line.kind !== line.kind) return null;
  const [x, y] = [a.line.pieces, line.pieces];
  if (x.length !== y.length) return null;
  const same = (p: Piece, q: Piece) => (isMention(p) && isMention(q) ? p.ref === q.ref : p === q);
  const other = y.map((p, i) => (same(x[i]!, p) ? -1 : i)).filter((i) => i >= 0);
  const at = other[0];
  if (other.length !== 1 || !at || !isMention(x[at]) || !isMention(y[at])) return null;
  // What was a list already ends in "and": it becomes a comma.
  const end = a.pieces.length - (x.length - at);
  const list = a.pieces.slice(0, end + 1).map((p) => (p === " and " ? ", " : p));
  const often = a.times > 1 ? [` ×${a.times}`] : [];
  return [...list, ...often, " and ", y[at], ...a.pieces.slice(end + 1)];
}

function join(row: Row, line: Line, struck: boolean): void {
  const last = row.clauses.at(-1);
  row.lines.push(line);
  row.n = Math.max(row.n, line.n);
  if (last && last.struck === struck && last.line.role !== "source") {
    if (!last.listed && textOf(last.line.pieces) === textOf(line.pieces) && last.line.kind === line.kind) {
      last.times += 1;
      return;
    }
    const both = merged(last, line);
    if (both) {
      last.pieces = both;
      last.times = 1;
      last.listed = true;
      return;
    }
  }
  row.clauses.push({ line, pieces: line.pieces, times: 1, struck });
}

/** Whether a line goes on with the sentence that is being told. */
function goesOn(row: Row | null, line: Line): row is Row {
  if (!row || row.role === "table") return false;
  if (line.role === "outcome" || row.role === "outcome") return line.role === row.role;
  if (line.role === "deed") return row.seat === line.seat;
  if (line.role === "result" || line.role === "aftermath") return true;
  return row.role === "source" && subject(line) !== null && subject(line) === subject(row.lines[0]!);
}

/** What goes away after its sentence has named it, or once a chapter has ended, is not worth a word. */
function isFiller(row: Row | null, line: Line): boolean {
  const cards = line.refs.filter((r) => r.startsWith("card:"));
  const named = (c: string) => row!.role === "outcome" || row!.lines.some((l) => l.refs.includes(c));
  return line.role === "aftermath" && !!row && cards.every(named);
}

export function tell(lines: Line[]): Chapter[] {
  const struck = struckOut(lines);
  const chapters: Chapter[] = [];
  let group: Group | null = null;
  let row: Row | null = null;
  const open = (key: number, line: Line | null) => {
    const title = line ? capital(textOf(line.pieces)) : "";
    chapters.push({ key, line, title, groups: [] });
    group = row = null;
  };
  lines.forEach((line, key) => {
    // One that was taken back has not begun: what follows belongs to the chapter before it.
    if (line.role === "chapter") return struck.has(key) ? undefined : open(key, line);
    if (line.role === "turn") {
      group = row = null;
      return;
    }
    if (isFiller(row, line)) return;
    // A move says itself who makes it: what it is the source of goes on with it.
    if (line.role === "source" && row && subject(row.lines[0]!) === subject(line)) return;
    if (goesOn(row, line)) return join(row, line, struck.has(key));
    if (!chapters.length) open(-1, null);
    const seat = line.role === "outcome" || line.role === "table" ? null : line.seat;
    if (!group || group.seat !== seat) chapters.at(-1)!.groups.push((group = { key, seat, rows: [] }));
    row = { key, n: line.n, seat, role: line.role, clauses: [], lines: [] };
    join(row, line, struck.has(key));
    group.rows.push(row);
  });
  // A source from which nothing came.
  for (const c of chapters) {
    for (const g of c.groups) g.rows = g.rows.filter((r) => r.role !== "source" || r.clauses.length > 1);
    c.groups = c.groups.filter((g) => g.rows.length);
  }
  return chapters;
}

/** What follows a subject that can be left out; not where it is one of two. */
const goesOnWith = (p: Piece | undefined): p is string => typeof p === "string" && !/^(,| and )/.test(p);

/** What happened several times: several cards that nobody saw are counted, all else is told how often. */
function times(pieces: Piece[], n: number): Piece[] {
  const last = pieces.at(-1);
  const unseen = typeof last === "string" && /\ba card$/.test(last);
  return unseen ? [...pieces.slice(0, -1), last.replace(/a card$/, `${n} cards`)] : [...pieces, ` ×${n}`];
}

/** A part of a sentence as it is written: with what stands before it, and without a subject that goes on. */
export interface Said {
  before: string;
  pieces: Piece[];
  struck: boolean;
}
export function sentence(row: Row): Said[] {
  let doing: string | null = null;
  let named: string | null = null;
  return row.clauses.map((c, i) => {
    const who = subject(c.line);
    const colon = i === 1 && row.role === "source";
    let pieces = c.pieces;
    let before = i ? (colon ? ": " : "; ") : "";
    if (c.line.role === "source") pieces = c.pieces.filter(isMention).slice(0, 1);
    else if (i && who !== null && who === doing && goesOnWith(pieces[1])) {
      if (!colon) before = ", ";
      pieces = [pieces[1].trimStart(), ...pieces.slice(2)];
    } else if (who !== null && who === named && goesOnWith(pieces[1])) {
      before = ", which ";
      pieces = [pieces[1].trimStart(), ...pieces.slice(2)];
    }
    const last = pieces.at(-1);
    named = isMention(last) && last.card && before !== ", which " && c.line.role !== "source" ? last.ref : null;
    if (c.times > 1) pieces = times(pieces, c.times);
    const [first, ...rest] = pieces;
    if (!i && isMention(first)) pieces = [{ ...first, name: capital(first.name) }, ...rest];
    else if (!i && first !== undefined) pieces = [capital(first as string), ...rest];
    doing = who;
    return { before, pieces, struck: c.struck };
  });
}
export const spoken = (row: Row) =>
  sentence(row)
    .map((x) => x.before + textOf(x.pieces))
    .join("");

export const rowsOf = (chapters: Chapter[]) => chapters.flatMap((c) => c.groups.flatMap((g) => g.rows));
export const stands = (row: Row) => row.clauses.some((c) => !c.struck);

/** The things on the table that a sentence names. */
export function thingsOf(row: Row): string[] {
  const refs = row.lines.flatMap((l) => l.refs);
  return [...new Set(refs.filter((r) => !/^(seat|number|word|effect):|\?/.test(r)))];
}

/** Who aims at whom in a sentence; one arrow for each that is aimed at. */
export function aimsOf(row: Row): [string, string][] {
  const first = row.lines[0]!;
  const found = row.lines.flatMap((l): [string, string][] => {
    const [a, b] = l.aim.length === 1 ? [first.refs[0], l.aim[0]] : l.aim;
    return a && b && a !== b && !(a + b).includes("?") ? [[a, b]] : [];
  });
  return found.filter(([, b], i) => found.findIndex(([, y]) => y === b) === i);
}

/** The sentence whose arrows are drawn: of what others did, if they did anything since; else of my own move. */
export function aiming(since: Line[], me: number | null): Row | null {
  // Once a battle or a round has ended, nobody aims at anybody any more.
  const rows = rowsOf(tell(since.slice(since.findLastIndex((l) => l.role === "outcome") + 1)));
  const others = rows.findIndex((r) => r.seat !== null && r.seat !== me);
  return (
    rows.findLast((r, i) => i >= others && (others < 0 || r.seat !== me) && stands(r) && aimsOf(r).length > 0) ?? null
  );
}

/** The last move of somebody else that names things, among what was heard since I answered. */
export function lastMove(since: Line[], me: number | null): Row | null {
  const others = (r: Row) => r.seat !== null && r.seat !== me && stands(r) && thingsOf(r).length > 0;
  return rowsOf(tell(since)).findLast(others) ?? null;
}
/** What was heard after my last move, as far as a log alone can tell. */
export function sinceMine(lines: Line[], me: number | null): Line[] {
  return lines.slice(lines.findLastIndex((l) => l.role === "move" && l.seat === me) + 1);
}
