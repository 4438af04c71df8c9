import type { View } from "../../../generated/overpower-2025";
import type { Mark } from "../../lib/now";
import type { CardOf } from "../../lib/types";
import { wordsOf, type Words } from "./words";

type Character = Extract<CardOf<View>, { grid: unknown }>;
const TO = { actions: "all actions", attack: "attacks", defence: "defences" };
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** The bonuses of a character, those to the same thing as one figure. */
export function bonusesOf(
  c: Character,
): { icon: string; figure: string; label: string; text: string; good: boolean }[] {
  return (["actions", "attack", "defence"] as const).flatMap((to) => {
    const some = c.bonuses.filter((b) => b.to === to);
    if (!some.length) return [];
    const sum = some.reduce((all, b) => all + b.amount, 0);
    const icon = to === "actions" ? (sum < 0 ? "down" : "up") : to === "attack" ? "sword" : "shield";
    const text = some.map((b) => b.text).join(" ");
    return [{ icon, figure: signed(sum), label: `${signed(sum)} to ${TO[to]}`, text, good: sum >= 0 }];
  });
}

/** What KO's a character however low it is: a hit of one more type. */
export function lastType(c: Character, words: Words): string {
  const types = c.last_types.map((t) => words.powers[t]?.name ?? t);
  return types.length ? `One hit of another type KO's it: ${types.join(", ")}.` : "";
}

export function now(card: CardOf<View>, game: string): Mark[] {
  const words = wordsOf(game);
  const { powers } = words;
  const marks: Mark[] = [];
  if ("grid" in card) {
    for (const [k, v] of Object.entries(card.grid))
      if (powers[k]) marks.push({ label: powers[k].name, value: String(v), tone: "" });
    marks.push({ label: "Hits", value: `${card.damage} of ${card.hits_to_ko}`, tone: card.damage ? "bad" : "" });
    if (card.ko) marks.push({ label: "KO'd", value: "", tone: "bad" });
    const last = lastType(card, words);
    if (last) marks.push({ label: "Spectrum KO", value: last, tone: "bad" });
    for (const b of bonusesOf(card)) marks.push({ label: b.label, value: b.text, tone: b.good ? "good" : "bad" });
    for (const text of card.locks) marks.push({ label: "Forbidden", value: text, tone: "bad" });
    for (const text of card.shields) marks.push({ label: "Kept away", value: text, tone: "good" });
  } else if ("value" in card) {
    const types = (card.types ?? []).map((t) => powers[t]?.name ?? t);
    marks.push({
      label: card.current ? "Hit of this battle" : "Permanent hit",
      value: String(card.value),
      tone: "bad",
    });
    // A hit of several types stands for the one that suits a KO, whatever it was played as.
    marks.push({ label: "Counts as a hit of", value: types.join(" or ") || "no type", tone: "" });
  }
  return marks;
}
