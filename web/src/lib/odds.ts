// Chances of drawing: exact, from the hypergeometric distribution.

/** The chance that none of `copies` cards is among `seen` cards of a shuffled pile of `size`. */
function none(size: number, copies: number, seen: number): number {
  if (copies + seen > size) return 0;
  let p = 1;
  for (let i = 0; i < seen; i++) p *= (size - copies - i) / (size - i);
  return p;
}

/** The chance to see at least one of `copies` cards among `seen` cards of a shuffled pile of `size`. */
export const chance = (size: number, copies: number, seen: number) =>
  copies <= 0 || seen <= 0 ? 0 : 1 - none(size, copies, Math.min(seen, size));

/** A chance as people read it: never 0 or 100 where it is not. */
export function percent(p: number): string {
  if (p <= 0) return "0 %";
  if (p >= 1) return "100 %";
  const whole = Math.round(p * 100);
  return whole === 0 ? "under 1 %" : whole === 100 ? "over 99 %" : `${whole} %`;
}

/** Cards from the top of the shuffled pile; `random` is from 0 up to 1. */
export function shuffled<T>(pile: readonly T[], random: () => number = Math.random): T[] {
  const cards = [...pile];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
