// For unit tests: what the house says of its games, made by `npm run types`.

import { readFileSync } from "node:fs";
import type { CardInfo, Rule } from "./types";

interface Said {
  cards: { cards: CardInfo[] };
  rules: { rules: Rule[] };
}

const said = JSON.parse(readFileSync(new URL("../../generated/cards.json", import.meta.url), "utf8")) as Record<
  string,
  Said
>;

/** Each game with all its cards and rules. */
export const house = Object.entries(said).map(([game, s]) => ({ game, cards: s.cards.cards, rules: s.rules.rules }));
