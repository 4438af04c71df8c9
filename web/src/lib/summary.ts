// What the end of a game and its banners tell, read from the story of its log.

import { isMention, rowsOf, textOf, type Chapter, type Row } from "./story";
import type { Result, View } from "./types";

export interface Score {
  title: string;
  score: number[];
  winners: number[];
  /** Who gave it up, so that the figures did not decide it. */
  conceded: number | null;
}

const short = (title: string) => title.replace(/ begins.*/, "");
const upper = (text: string) => text.replace(/^./, (c) => c.toUpperCase());

/** Who won a part of the game: the clauses that begin with a player, as far as they say the same of several. */
function winnersOf(row: Row): number[] {
  const named = row.lines.filter((l) => isMention(l.pieces[0]) && l.pieces[0].ref.startsWith("seat:"));
  return named
    .filter((l) => l.kind === named[0]!.kind)
    .map((l) => Number((l.pieces[0] as { ref: string }).ref.slice(5)));
}

function concededIn(c: Chapter): number | null {
  const rows = c.groups.flatMap((g) => g.rows);
  const line = rows.flatMap((r) => r.clauses).findLast((x) => x.line.kind === "concede" && !x.struck)?.line;
  return line ? Number(line.refs[0]?.slice(5) ?? 0) : null;
}

/** The score of each round or battle, where the game has such. */
export function scoresOf(chapters: Chapter[]): Score[] {
  const found = chapters.flatMap((c) =>
    c.groups
      .flatMap((g) => g.rows)
      .flatMap((row) => {
        const told = row.clauses.find((x) => x.line.score.length && !x.struck);
        const title = c.line?.kind.startsWith("!") ? "" : short(c.title);
        return told ? [{ title, score: told.line.score, winners: winnersOf(row), conceded: concededIn(c) }] : [];
      }),
  );
  // A game begins with its first round: that is called as the later ones are.
  const called = found.find((x) => x.title)?.title.replace(/\d+/, "1") ?? "The game";
  return found.map((x) => ({ ...x, title: x.title || called }));
}

/** What the game itself says that each had at the end. */
export const standing = (rows: NonNullable<View["score"]>): Score[] =>
  rows.map((x) => ({ title: x.of, score: x.each, winners: x.won, conceded: null }));

export interface Most {
  name: string;
  card: string;
  ref: string;
  dealt: number;
}
/** The one that did most damage: whoever attacked with what hit; nobody where two did as much, or the log cannot tell. */
export function mostOf(chapters: Chapter[]): Most | null {
  const sums = new Map<string, Most>();
  for (const row of rowsOf(chapters)) {
    const first = row.lines[0]!;
    row.clauses.forEach(({ line, struck, times }) => {
      if (struck || !line.dealt || line.aim.length < 2) return;
      const by = first.aim.length === 2 && first.refs.includes(line.aim[0]!) ? first.aim[0]! : line.aim[0]!;
      const named = [...first.pieces, ...line.pieces].filter(isMention).find((p) => p.ref === by);
      if (!named) return;
      const sum = sums.get(by) ?? { name: named.name, card: named.card, ref: by, dealt: 0 };
      sums.set(by, { ...sum, dealt: sum.dealt + line.dealt * times });
    });
  }
  const [one, two] = [...sums.values()].sort((a, b) => b.dealt - a.dealt);
  return one && one.dealt !== two?.dealt ? one : null;
}

export interface Bannered {
  title: string;
  more: string;
}
/** What is worth a banner in lines that have just come: how a round ended, and that the next one begins. */
export function bannerOf(fresh: Chapter[]): Bannered | null {
  const ends = rowsOf(fresh).filter((r) => r.role === "outcome");
  const begun = fresh.findLast((c) => c.line && !c.line.kind.startsWith("!"))?.title ?? "";
  const end = ends.at(-1);
  if (!end) return begun ? { title: short(begun), more: upper(/ begins; (.*)/.exec(begun)?.[1] ?? "") } : null;
  // Who won comes first.
  const won = Math.max(
    0,
    end.clauses.findIndex((c) => isMention(c.pieces[0])),
  );
  const [title, ...more] = [end.clauses[won]!, ...end.clauses.filter((_, i) => i !== won)].map((c) => textOf(c.pieces));
  return { title: upper(title!), more: upper([...more, short(begun)].filter(Boolean).join("; ")) };
}

export interface Ending {
  title: string;
  why: string;
  rule: string | null;
  won: boolean;
}
/** The end, in the words of whoever looks. */
export function endingOf(r: Result, names: string[], me: number | null): Ending {
  const won = me !== null && r.winners.includes(me);
  const who = r.winners.map((w) => names[w] ?? "").join(" and ");
  const wins = `${who} ${r.winners.length > 1 ? "win" : "wins"}`;
  const lost = me !== null && !won && r.winners.length > 0;
  const own: Record<string, string> = {
    "TABLE-RESIGN": "You gave up",
    "TABLE-TIME": "Your time ran out",
    "TABLE-ABSENT": "You were away too long",
  };
  const drafted = r.rule === "TABLE-DRAFTED";
  const title = drafted
    ? "The draft is done"
    : !r.winners.length
      ? "A draw"
      : won
        ? "You win!"
        : (lost && own[r.rule]) || wins;
  const why = lost && own[r.rule] ? `${wins}.` : r.why;
  return { title, why, rule: r.rule.startsWith("TABLE") ? null : r.rule, won };
}
