// Which card a line or a field of a deck means.

import { deckNames } from "./cards";
import type { CardInfo } from "./types";

/** Cards by what a deck may call them: id, name, or name with what tells them apart; small and capital letters alike. */
export class Named {
  #called: Map<string, string>;
  #meant = new Map<string, CardInfo[]>();

  constructor(cards: CardInfo[]) {
    this.#called = deckNames(cards);
    const put = (name: string, c: CardInfo) => {
      const there = this.#meant.get(name.toLowerCase()) ?? [];
      if (!there.includes(c)) this.#meant.set(name.toLowerCase(), [...there, c]);
    };
    for (const c of cards) {
      put(c.name, c);
      for (const told of [c.data?.character, c.type, c.data?.set])
        if (typeof told === "string" && told) put(`${c.name} (${told})`, c);
    }
    for (const c of cards) for (const name of [c.id, this.called(c)]) this.#meant.set(name.toLowerCase(), [c]);
  }
  called(c: CardInfo): string {
    return this.#called.get(c.id) ?? c.id;
  }
  all(name: string): CardInfo[] {
    return this.#meant.get(name.trim().toLowerCase()) ?? [];
  }
  /** The one card of this name in the lines of a deck; `elsewhere` are the types that stand in its fields. */
  find(name: string, elsewhere: string[] = []): CardInfo | undefined {
    const meant = this.all(name);
    const inLines = meant.filter((c) => !elsewhere.includes(c.type));
    return meant.length === 1 ? meant[0] : inLines.length === 1 ? inLines[0] : undefined;
  }
}
