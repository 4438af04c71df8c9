import { describe, expect, it } from "vitest";
import { faceOf } from "./faces";
import { house } from "./house";
import { LEADING, MOST_LINES, around, fit, fitSmall, linesOf, piecesOf, roomFor } from "./text";

describe("a text on a face", () => {
  const words = (n: number) => Array<string>(n).fill("seven77").join(" ");

  it("has large letters when it is short, and smaller ones the longer it is", () => {
    const sizes = [4, 12, 18, 30, 80].map((n) => fit(words(n), 60).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1)!);
  });
  it("has two to six lines, and never more than there is room for", () => {
    for (const room of [22, 35, 48, 62, 90])
      for (const n of [1, 9, 20, 45, 120])
        for (const set of [fit(words(n), room), fitSmall(words(n), room)]) {
          expect(set.lines).toBeLessThanOrEqual(MOST_LINES);
          expect(set.lines).toBeGreaterThanOrEqual(1);
          if (set.lines > 2) expect(set.lines * set.size * LEADING).toBeLessThanOrEqual(room);
        }
  });
  it("is whole where it fits, and keeps lines of its own", () => {
    expect(fit(words(6), 60).lines).toBe(linesOf(words(6), fit(words(6), 60).size));
    expect(linesOf("one\ntwo\nthree", 8)).toBe(3);
  });
  it("keeps letters that can be read on a small face, whatever is left out", () => {
    const least = fitSmall(words(200), 60).size;
    expect(least * 1.1).toBeGreaterThan(7.9);
    expect(fit(words(200), 60).size).toBeLessThan(least);
  });
  it("has less room below a long name and figures", () => {
    expect(roomFor("Ana", false)).toBeGreaterThan(roomFor("Ana", true));
    expect(roomFor("Ana", true)).toBeGreaterThan(roomFor("6 Energy Teamwork (Brute Force)", true));
  });
});

describe("what stands out", () => {
  const kinds = (text: string, names: string[], terms: RegExp | null = null) =>
    piecesOf(text, names, terms).filter((p) => p.kind !== "plain");

  it("is the name of an ability where one begins, with its number, but not in a sentence", () => {
    expect(kinds("Regen (2).\n1. Spark [1 Power]: Use Spark well. Spark!", ["Spark"])).toEqual([
      { text: "", kind: "break" },
      { text: "1. Spark", kind: "name" },
      { text: "Spark", kind: "name" },
    ]);
  });
  it("is a word of the legend", () => {
    expect(kinds("Stun the target; no Stunner.", [], /(?<!\w)(Stun)(?!\w)/)).toEqual([{ text: "Stun", kind: "term" }]);
  });
  it("loses nothing of the text", () => {
    const text = "1. Spark: Stun.\nSpark: Spark";
    expect(
      piecesOf(text, ["Spark"], /(Stun)/)
        .map((p) => (p.kind === "break" ? "\n" : p.text))
        .join(""),
    ).toBe(text);
  });
});

describe.each(house)("the cards of $game", ({ game, cards }) => {
  it("say all of their text, and the names of their abilities stand out", () => {
    for (const c of cards) {
      const { pieces, text, names } = faceOf(game, c);
      expect(pieces.map((p) => (p.kind === "break" ? "\n" : p.text)).join("")).toBe(text);
      const bold = pieces.filter((p) => p.kind === "name").map((p) => p.text);
      for (const n of names ?? [])
        expect(
          bold.some((b) => b.endsWith(n)),
          `${c.name}: ${n}`,
        ).toBe(true);
    }
  });
  it("have something to read, but for characters without an ability and tokens", () => {
    const silent = cards.filter((c) => !faceOf(game, c).text).map((c) => c.type);
    expect([...new Set(silent)].filter((t) => !["character", "token"].includes(t))).toEqual([]);
  });
});

describe("a marked sentence", () => {
  const pieces = piecesOf("Draw one. Stun a Hero.\nThen rest.", [], /(Stun)/);
  const joined = (some: { text: string; kind: string }[]) =>
    some.map((p) => (p.kind === "break" ? "\n" : p.text)).join("");
  it("is cut out, whatever pieces it is made of", () => {
    for (const sentence of ["Stun a Hero.", "Draw one.", "Hero.\nThen", "Draw one. Stun a Hero.\nThen rest."]) {
      const [before, marked, behind] = around(pieces, sentence);
      expect(joined(marked)).toBe(sentence);
      expect(joined([...before, ...marked, ...behind])).toBe(joined(pieces));
    }
    expect(around(pieces, "Stun a Hero.")[1].some((p) => p.kind === "term")).toBe(true);
  });
  it("that stands nowhere leaves the text whole", () => {
    for (const sentence of ["", "Nothing like it."]) expect(around(pieces, sentence)).toEqual([pieces, [], []]);
  });
});
