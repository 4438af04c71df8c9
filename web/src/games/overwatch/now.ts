import type { View } from "../../../generated/overwatch";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";

const TOKENS: Record<string, [string, Mark["tone"]]> = {
  healing: ["Heals each turn", "good"],
  boost: ["Damage dealt +1", "good"],
  discord: ["Damage taken +1", "bad"],
  particle: ["Barrier tokens", "good"],
  supercharger: ["Supercharger", "good"],
  frozen: ["Frozen", "bad"],
  bashed: ["Bashed", "bad"],
  immune: ["Takes no damage", "good"],
  mayhem: ["Total Mayhem", "bad"],
  barrier: ["Barrier", "good"],
  guard: ["Guards its row", "good"],
};

export function tokenWords(kind: string): [string, Mark["tone"]] {
  return TOKENS[kind] ?? [kind.replace(/^./, (c) => c.toUpperCase()), ""];
}

export function now(card: CardOf<View>): Mark[] {
  if (!("health" in card)) return [];
  const marks: Mark[] = [];
  if (card.down) marks.push({ label: "Defeated", value: "", tone: "bad" });
  marks.push({
    label: "Health left",
    value: `${Math.max(0, card.health - card.damage)}/${card.health}`,
    tone: card.damage ? "bad" : "",
  });
  if (card.shields) marks.push({ label: "Shields", value: `+${card.shields}`, tone: "good" });
  marks.push({ label: "Ultimate costs", value: String(card.cost), tone: "" });
  if (card.used) marks.push({ label: "Ultimate used", value: "", tone: "" });
  for (const t of card.tokens) {
    const [label, tone] = tokenWords(t.kind);
    marks.push({ label: `${label} (${t.of})`, value: t.amount > 1 ? `×${t.amount}` : "", tone });
  }
  return marks;
}
