import type { View } from "../../../generated/overrealm";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";

export function now(card: CardOf<View>): Mark[] {
  const marks: Mark[] = [];
  if ("max_hp" in card) {
    marks.push({ label: "HP", value: `${card.hp}/${card.max_hp}`, tone: card.damage ? "bad" : "" });
    for (const [k, v] of Object.entries(card.conditions)) marks.push({ label: k, value: String(v), tone: "bad" });
    for (const [k, v] of Object.entries(card.counters)) marks.push({ label: k, value: String(v), tone: "" });
    if (card.down) marks.push({ label: "KO'd", value: "", tone: "bad" });
  }
  if (!("monster" in card)) return marks;
  if (card.speed !== undefined) marks.push({ label: "Speed now", value: String(card.speed), tone: "" });
  if (card.damage !== undefined)
    marks.push({ label: "Damage to the monster in front", value: String(card.damage), tone: "" });
  if (card.bare !== undefined && card.bare !== card.damage)
    marks.push({ label: "while elements are off", value: String(card.bare), tone: "" });
  if (card.time) marks.push({ label: "Time counters", value: String(card.time), tone: "" });
  if (card.torment) marks.push({ label: "Tormented", value: String(card.torment), tone: "bad" });
  if (card.used) marks.push({ label: "Used up", value: "", tone: "bad" });
  return marks;
}
