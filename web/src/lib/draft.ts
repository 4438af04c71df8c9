// What lies at a draft, in the order in which people look at it: stacks, pools by type, who picks next.

import type { View } from "../../generated/draft";
import type { CardInfo, CardOf } from "./types";

export type DraftCard = CardOf<View>;

/** Drafts are games whose id says so; one board shows them all. */
export const isDraft = (game: string) => game.endsWith("-draft");

export interface Stack {
  number: number;
  /** Whom it is picked by. */
  first: DraftCard;
  others: DraftCard[];
}
/** Cards that lie in stacks, stack by stack; what lies in none is left out. */
export function stacksOf(cards: DraftCard[]): Stack[] {
  const found = new Map<number, DraftCard[]>();
  for (const c of cards) if (c.stack) found.set(c.stack, [...(found.get(c.stack) ?? []), c]);
  return [...found].map(([number, [first, ...others]]) => ({ number, first: first!, others }));
}

export interface Line {
  card: DraftCard;
  n: number;
}
export interface Group {
  title: string;
  lines: Line[];
  size: number;
}
/** A pool as one looks through it: stack by stack, then by type in the order of the catalogue, alike ones together. */
export function groupsOf(
  cards: DraftCard[],
  infoOf: (card: DraftCard) => CardInfo | null,
  typeName: (type: string) => string,
  types: string[],
): Group[] {
  const stacked = stacksOf(cards).map((s) => group(s.first.name, [s.first, ...s.others]));
  const loose = new Map<string, DraftCard[]>();
  for (const c of cards) {
    const type = c.stack ? "" : (infoOf(c)?.type ?? "other");
    if (type) loose.set(type, [...(loose.get(type) ?? []), c]);
  }
  const sorted = [...loose].sort(([a], [b]) => types.indexOf(a) - types.indexOf(b));
  return [
    ...stacked.sort((a, b) => a.title.localeCompare(b.title)),
    ...sorted.map(([type, of]) =>
      group(
        typeName(type),
        of.sort((a, b) => a.name.localeCompare(b.name)),
      ),
    ),
  ];
}
function group(title: string, cards: DraftCard[]): Group {
  const lines = new Map<string, Line>();
  for (const card of cards) lines.set(card.card, { card, n: (lines.get(card.card)?.n ?? 0) + 1 });
  return { title, lines: [...lines.values()], size: cards.length };
}

/** The seats that pick next, those who pick twice told once: the one whose turn it is first. */
export function comingUp(view: Pick<View, "order" | "pick">, most = 9): { seat: number; times: number }[] {
  const found: { seat: number; times: number }[] = [];
  if (!view.pick) return found;
  for (const seat of view.order.slice(view.pick - 1)) {
    const last = found.at(-1);
    if (last?.seat === seat) last.times += 1;
    else if (found.length < most) found.push({ seat, times: 1 });
    else break;
  }
  return found;
}
