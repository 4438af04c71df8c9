import type { View } from "../../../generated/power-up";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";

/** A counter that goes away by itself, with when: what the view tells is the last round that it stays. */
export const lasting = (word: string, round: number) =>
  `${word[0]!.toUpperCase()}${word.slice(1)}, until the end of round ${round}`;

const DOES: Record<string, string> = {
  Evade: "each dodges the Wounds of one attack or effect",
  Regen: "each heals 1 Wound",
};
/** Counters that are used up, with what they are good for. */
export const counted = (word: string, n: number) =>
  `${n} ${word} counter${n === 1 ? "" : "s"}${DOES[word] ? `: ${n === 1 ? DOES[word].replace("each ", "") : DOES[word]}` : ""}`;

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
    if (card[key]) marks.push({ label: lasting(key, card[key]), value: "", tone: "bad" });
  for (const k of card.keywords) marks.push({ label: k, value: "", tone: "good" });
  for (const [k, v] of Object.entries(card.counters)) marks.push({ label: counted(k, v), value: "", tone: "" });
  return marks;
}
