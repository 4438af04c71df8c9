import { describe, expect, it } from "vitest";
import { deckNames, facetsOf, placesOf, plainFilters, putInField, readDeck, sieve, typesOf, writeDeck } from "./cards";
import { faceOf, filtersOf, typeName } from "./faces";
import { house } from "./house";
import type { CardInfo } from "./types";

const card = (id: string, type: string, data: Record<string, unknown>, text = ""): CardInfo => ({
  id,
  name: id.toUpperCase(),
  type,
  text,
  figures: [["Health", "4"]],
  custom: false,
  token: false,
  data,
});
const cards = [
  card("ana", "hero", { role: "support", cost: 2, tags: ["a", "b"] }, "Heals allies"),
  card("ashe", "hero", { role: "offense", cost: 3, tags: ["b"] }),
  card("field", "token", { role: null }),
];

describe("finding cards", () => {
  const find = (text: string, type = "", wanted: Record<string, string> = {}) =>
    sieve(cards, { text, type, wanted }, plainFilters(cards)).map((c) => c.id);
  it("by words of name and text", () => {
    expect(find("heals")).toEqual(["ana"]);
    expect(find("health 4 ashe")).toEqual(["ashe"]);
  });
  it("by type and by what is printed", () => {
    expect(find("", "token")).toEqual(["field"]);
    expect(find("", "", { Role: "Offense" })).toEqual(["ashe"]);
    expect(find("", "", { Tags: "A" })).toEqual(["ana"]);
  });
  it("a game without filters of its own offers short printed words and numbers, in plain words", () => {
    expect(facetsOf(cards, undefined).map((f) => [f.label, f.values])).toEqual([
      ["Role", ["Offense", "Support"]],
      ["Cost", ["2", "3"]],
      ["Tags", ["A", "B"]],
    ]);
    const snake = [card("x", "t", { best_of: "brute_force" }), card("y", "t", { best_of: "energy" })];
    expect(facetsOf(snake, undefined)[0]).toMatchObject({ label: "Best of", values: ["Brute force", "Energy"] });
  });
});

/** Nothing that only a program would say: no snake_case, no bare identifiers, no notation of ours. */
const INSIDE = /\w_\w|\*\(|\bnull\b|\bundefined\b|^\s*$|^[a-z]/;

describe.each(house)("the words of $game", ({ game, cards }) => {
  it("are plain in every filter, its values and the types", () => {
    const said = typesOf(cards).map((t) => typeName(game, t));
    for (const type of ["", ...typesOf(cards)]) {
      const facets = facetsOf(type ? cards.filter((c) => c.type === type) : cards, filtersOf(game));
      expect(new Set(facets.map((f) => f.label)).size).toBe(facets.length);
      for (const f of facets) said.push(f.label, ...f.values);
    }
    expect(said.filter((s) => INSIDE.test(s) && !/^\d/.test(s))).toEqual([]);
    expect(said.length).toBeGreaterThan(8);
  });

  it("are plain on every face: type line, figures and text", () => {
    for (const c of cards) {
      const face = faceOf(game, c);
      const lines = [face.line, face.text || "-", ...face.strip.map((f) => f.label), ...face.more.map((f) => f.label)];
      for (const line of [...lines, ...c.figures.flat()])
        expect(line, c.name).not.toMatch(/\w_\w|\*\(|\*\*|\bundefined\b|\bnull\b/);
    }
  });
});

describe("decks as text", () => {
  const known = (n: string) => ["Torch", "7 Energy", "Ana", "Ashe", "Mina: The Bold"].includes(n);
  it("are read with numbers, names that begin with a number, and comments", () => {
    const deck = readDeck("# Fire\nHeroes\nTorch x2\n1x 7 Energy\nTorch\n3 Nobody", known);
    expect(deck).toEqual({
      name: "Fire",
      fields: [],
      lines: [
        { n: 3, name: "Torch" },
        { n: 1, name: "7 Energy" },
      ],
      list: false,
      strange: ["3 Nobody"],
    });
  });
  it("keep the fields above the cards, and names with a colon are cards", () => {
    const deck = readDeck("# A\nFront Line: Ana; Ashe\nPlan: win\n\n1 Torch\n1 Mina: The Bold\n", known);
    expect(deck.fields).toEqual([
      { key: "Front Line", value: "Ana; Ashe" },
      { key: "Plan", value: "win" },
    ]);
    expect(deck.lines.map((l) => l.name)).toEqual(["Torch", "Mina: The Bold"]);
  });
  it("may be one line of names", () => {
    const deck = readDeck("Ana, Ashe, Torch", known);
    expect(deck.list).toBe(true);
    expect(writeDeck(deck)).toBe("Ana, Ashe, Torch");
  });
  it("come back the same when written and read", () => {
    const deck = {
      name: "Fire",
      fields: [{ key: "Plan", value: "win" }],
      lines: [
        { n: 2, name: "Torch" },
        { n: 1, name: "7 Energy" },
      ],
      list: false,
      strange: [],
    };
    expect(readDeck(writeDeck(deck), known)).toEqual(deck);
  });
});

describe("fields that hold cards", () => {
  const hero = (name: string): CardInfo => ({ ...card(name.toLowerCase(), "character", {}), name });
  const all = new Map(["Ana", "Ashe", "Echo"].map((n) => [n, hero(n)]));
  const find = (n: string) => all.get(n);
  const template = readDeck("# T\nFront Line: Ana; Ashe\nReserve: Echo\nMission: Mars", () => false);
  const places = placesOf(template, (n) => [find(n)].filter((c) => c !== undefined));
  it("are learnt from a ready deck", () => {
    expect(places).toEqual([
      { key: "Front Line", type: "character", room: 2 },
      { key: "Reserve", type: "character", room: 1 },
    ]);
  });
  it("take a card where there is room, and give it back", () => {
    const deck = readDeck("# M\nFront Line: \nReserve: \nMission: ", () => false);
    for (const n of ["Ana", "Ashe", "Echo"]) expect(putInField(deck, find(n)!, places)).toBe(true);
    expect(deck.fields.map((f) => f.value)).toEqual(["Ana; Ashe", "Echo", ""]);
    putInField(deck, find("Ana")!, places);
    expect(deck.fields[0]!.value).toBe("Ashe");
  });
  it("a card of a set chooses the set", () => {
    const deck = readDeck("# M\nMission: ", () => false);
    expect(putInField(deck, card("o1", "objective", { mission: "Mars" }), places)).toBe(true);
    expect(deck.fields[0]!.value).toBe("Mars");
    expect(putInField(deck, card("p1", "power", {}), places)).toBe(false);
  });
});

describe("names of cards in a deck", () => {
  const card = (id: string, name: string, type: string, data: Record<string, unknown>) =>
    ({ id, name, type, text: "", figures: [], custom: false, token: false, data }) as unknown as CardInfo;
  it("tells cards of one name apart by what only one of them has", () => {
    const names = deckNames([
      card("a", "Cyclops", "character", { set: "MVOP" }),
      card("b", "Cyclops", "character", { set: "IQOP" }),
      card("c", "Hera", "special", { character: "Zeus", set: "X" }),
      card("d", "Hera", "ally", { set: "X" }),
      card("e", "Twin", "power", { set: "X" }),
      card("f", "Twin", "power", { set: "X" }),
      card("g", "Alone", "power", {}),
    ]);
    expect([..."abcdefg"].map((id) => names.get(id))).toEqual([
      "Cyclops (MVOP)",
      "Cyclops (IQOP)",
      "Hera (Zeus)",
      "Hera (ally)",
      "e",
      "f",
      "Alone",
    ]);
  });
});
