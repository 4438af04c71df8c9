import { describe, expect, it } from "vitest";
import { facetsOf, readDeck, sieve, writeDeck } from "./cards";
import type { CardInfo } from "./types";

const card = (id: string, type: string, data: Record<string, unknown>, text = ""): CardInfo => ({ id, name: id.toUpperCase(), type, text, figures: [["Health", "4"]], custom: false, token: false, data });
const cards = [card("ana", "hero", { role: "support", cost: 2, tags: ["a", "b"] }, "Heals allies"), card("ashe", "hero", { role: "offense", cost: 3, tags: ["b"] }), card("field", "token", { role: null })];

describe("finding cards", () => {
  it("by words of name and text", () => {
    expect(sieve(cards, { text: "heals", type: "", facets: {} }).map((c) => c.id)).toEqual(["ana"]);
    expect(sieve(cards, { text: "health 4 ashe", type: "", facets: {} }).map((c) => c.id)).toEqual(["ashe"]);
  });
  it("by type and by what is printed", () => {
    expect(sieve(cards, { text: "", type: "token", facets: {} })).toHaveLength(1);
    expect(sieve(cards, { text: "", type: "", facets: { role: "offense" } }).map((c) => c.id)).toEqual(["ashe"]);
    expect(sieve(cards, { text: "", type: "", facets: { tags: "a" } }).map((c) => c.id)).toEqual(["ana"]);
  });
  it("facets are the short printed words with more than one value", () => {
    expect(facetsOf(cards).map((f) => f.key)).toEqual(["role", "cost", "tags"]);
  });
});

describe("decks as text", () => {
  const known = (n: string) => ["Torch", "7 Energy"].includes(n);
  it("are read with numbers, names that begin with a number, and comments", () => {
    const deck = readDeck("# Fire\nHeroes\n2 Torch\n1x 7 Energy\nTorch\n3 Nobody", known);
    expect(deck).toEqual({ name: "Fire", lines: [{ n: 3, name: "Torch" }, { n: 1, name: "7 Energy" }], strange: ["3 Nobody"] });
  });
  it("come back the same when written and read", () => {
    const lines = [{ n: 2, name: "Torch" }, { n: 1, name: "7 Energy" }];
    expect(readDeck(writeDeck("Fire", lines), known)).toEqual({ name: "Fire", lines, strange: [] });
  });
});
