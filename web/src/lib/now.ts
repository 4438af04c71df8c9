// A card's state in words and figures: what lies on it now. A game may say it better in games/<id>/now.ts.

import type { CardView } from "./types";

export interface Mark { label: string; value: string; tone: "" | "good" | "bad" }
export type NowOf = (card: CardView) => Mark[];

const found = import.meta.glob<{ now: NowOf }>("../games/*/now.ts", { eager: true });
const own = new Map<string, NowOf>();
for (const [path, module] of Object.entries(found)) own.set(path.split("/").at(-2)!, module.now);

const words = (key: string) => key.replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());

export function plainNow(card: CardView): Mark[] {
  const marks: Mark[] = [];
  for (const [key, value] of Object.entries(card)) {
    if (["id", "card", "name", "owner", "space", "side"].includes(key) || value === null || value === false || value === 0 || value === "") continue;
    if (value === true) marks.push({ label: words(key), value: "", tone: "" });
    else if (typeof value === "number" || typeof value === "string") marks.push({ label: words(key), value: String(value), tone: "" });
    else if (Array.isArray(value) && value.length && value.every((v) => typeof v !== "object")) marks.push({ label: words(key), value: value.join(" "), tone: "" });
    else if (Array.isArray(value)) for (const v of value) if (v && typeof v === "object" && "kind" in v) marks.push({ label: words(String(v.kind)), value: v.amount ? String(v.amount) : "", tone: "" });
  }
  return marks;
}

export function nowOf(game: string, card: CardView): Mark[] {
  return (own.get(game) ?? own.get(game.replace(/-[^-]*$/, "")) ?? plainNow)(card);
}
