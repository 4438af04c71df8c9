import type { View } from "../../../generated/overpower-2025";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";
import { wordsOf } from "./words";

export function now(card: CardOf<View>, game: string): Mark[] {
  const { powers } = wordsOf(game);
  const marks: Mark[] = [];
  if ("grid" in card) {
    for (const [k, v] of Object.entries(card.grid))
      if (powers[k]) marks.push({ label: powers[k].name, value: String(v), tone: "" });
    marks.push({ label: "Hits", value: `${card.damage} of ${card.hits_to_ko}`, tone: card.damage ? "bad" : "" });
    if (card.ko) marks.push({ label: "KO'd", value: "", tone: "bad" });
    for (const text of card.locks) marks.push({ label: "Forbidden", value: text, tone: "bad" });
    for (const text of card.shields) marks.push({ label: "Kept away", value: text, tone: "good" });
  } else if ("value" in card)
    marks.push({
      label: card.current ? "Hit of this battle" : "Permanent hit",
      value: String(card.value),
      tone: "bad",
    });
  return marks;
}
