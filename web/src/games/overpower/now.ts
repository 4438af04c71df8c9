import type { Mark } from "../../lib/now";
import type { CardView } from "../../lib/types";
import { POWERS } from "./face";

export function now(card: CardView): Mark[] {
  const marks: Mark[] = [];
  for (const [k, v] of Object.entries((card.grid ?? {}) as Record<string, number>)) if (POWERS[k]) marks.push({ label: POWERS[k].name, value: String(v), tone: "" });
  if (card.hits_to_ko !== undefined) marks.push({ label: "Hits", value: `${card.damage} of ${card.hits_to_ko}`, tone: card.damage ? "bad" : "" });
  if (card.ko) marks.push({ label: "KO'd", value: "", tone: "bad" });
  for (const text of (card.locks ?? []) as string[]) marks.push({ label: "Forbidden", value: text, tone: "bad" });
  for (const text of (card.shields ?? []) as string[]) marks.push({ label: "Kept away", value: text, tone: "good" });
  if (card.value !== undefined) marks.push({ label: card.current ? "Hit of this battle" : "Permanent hit", value: String(card.value), tone: "bad" });
  return marks;
}
