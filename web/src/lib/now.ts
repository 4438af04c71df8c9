// A card's state in words and figures: what lies on it now. A game may say it better in games/<id>/now.ts.

import type { CardView } from "./types";

export interface Mark {
  label: string;
  value: string;
  tone: "" | "good" | "bad";
}
type NowOf = (card: CardView, game: string) => Mark[];

const found = import.meta.glob<{ now: NowOf }>("../games/*/now.ts", { eager: true });
const own = new Map<string, NowOf>();
for (const [path, module] of Object.entries(found)) own.set(path.split("/").at(-2)!, module.now);

const words = (key: string) => key.replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());

/** A list of plain words or figures, that can be shown as it is. */
export const isList = (v: unknown): v is (string | number | boolean)[] =>
  Array.isArray(v) && v.length > 0 && v.every((x) => typeof x !== "object");

function plainNow(card: CardView): Mark[] {
  const marks: Mark[] = [];
  for (const [key, value] of Object.entries<unknown>(card)) {
    if (
      ["id", "card", "name", "owner", "space", "side"].includes(key) ||
      value === null ||
      value === false ||
      value === 0 ||
      value === ""
    )
      continue;
    if (value === true) marks.push({ label: words(key), value: "", tone: "" });
    else if (typeof value === "number" || typeof value === "string")
      marks.push({ label: words(key), value: String(value), tone: "" });
    else if (isList(value)) marks.push({ label: words(key), value: value.join(" "), tone: "" });
  }
  return marks;
}

export function nowOf(game: string, card: CardView): Mark[] {
  return (own.get(game) ?? own.get(game.replace(/-[^-]*$/, "")) ?? plainNow)(card, game);
}
