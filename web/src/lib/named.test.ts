import { describe, expect, it } from "vitest";
import { Named } from "./named";
import type { CardInfo } from "./types";

const card = (id: string, name: string, type: string, data: Record<string, unknown> = {}) =>
  ({ id, name, type, text: "", figures: [], custom: false, token: false, data }) as unknown as CardInfo;

describe("which card a line means", () => {
  const cards = [
    card("a", "Hera", "ally", { set: "X" }),
    card("b", "Hera", "special", { character: "Zeus", set: "X" }),
    card("c", "Zeus", "character"),
    card("d", "Zeus", "special", { character: "Zeus" }),
    card("e", "Torch", "power"),
  ];
  const named = new Named(cards);
  it("is found by name, id or what tells it apart, whatever the letters", () => {
    expect(["torch", "TORCH", "e", "Hera (Ally)", "Hera (zeus)"].map((n) => named.find(n)?.id)).toEqual([
      "e",
      "e",
      "e",
      "a",
      "b",
    ]);
  });
  it("is none where two could be meant, and not a card that stands in a field", () => {
    expect(named.find("Hera")).toBeUndefined();
    expect(named.find("Zeus")).toBeUndefined();
    expect(named.find("Zeus", ["character"])?.id).toBe("d");
    expect(named.all("zeus").map((c) => c.id)).toEqual(["c", "d"]);
    expect(named.find("Nobody")).toBeUndefined();
  });
  it("is called so that it is found again", () => {
    for (const c of cards) expect(named.find(named.called(c))).toBe(c);
  });
});
