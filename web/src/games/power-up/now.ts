import type { View } from "../../../generated/power-up";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";

export function now(card: CardOf<View>): Mark[] {
  if (!("atk" in card)) return [];
  const marks: Mark[] = [
    { label: "Attack", value: String(card.atk), tone: "" },
    { label: "Defence", value: String(card.def), tone: "" },
    { label: "Health left", value: `${card.health - card.wounds}/${card.health}`, tone: card.wounds ? "bad" : "" },
    { label: "Astra level", value: String(card.level), tone: "" },
  ];
  for (const key of ["kneeling", "stunned", "immortal"] as const)
    if (card[key]) marks.push({ label: key, value: "", tone: key === "immortal" ? "good" : "bad" });
  for (const key of ["burn", "poison"] as const)
    if (card[key]) marks.push({ label: key, value: String(card[key]), tone: "bad" });
  for (const k of card.keywords) marks.push({ label: k, value: "", tone: "good" });
  for (const [k, v] of Object.entries(card.counters)) marks.push({ label: k, value: String(v), tone: "" });
  return marks;
}
