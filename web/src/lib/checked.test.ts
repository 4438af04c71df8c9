import { describe, expect, it } from "vitest";
import { placed, said, stateOf } from "./checked";
import type { Need } from "./types";

const need = (have: number, want: number, bound: Need["bound"] = "exactly"): Need => ({
  what: "Heroes of 1 star",
  have,
  want,
  bound,
  rule: "PU-DECK-02",
});

describe("a line of the checklist", () => {
  it("is open with too few, met when right, wrong with too many", () => {
    expect([3, 4, 5].map((n) => stateOf(need(n, 4)))).toEqual(["open", "met", "wrong"]);
    expect([50, 51, 60].map((n) => stateOf(need(n, 51, "at least")))).toEqual(["open", "met", "met"]);
    expect([70, 76, 77].map((n) => stateOf(need(n, 76, "at most")))).toEqual(["met", "met", "wrong"]);
  });
  it("is said in a few words", () => {
    expect(said(need(3, 4))).toBe("Heroes of 1 star: 3 of 4");
    expect(said(need(3, 51, "at least"))).toBe("Heroes of 1 star: 3 of at least 51");
  });
});

describe("where a problem stands", () => {
  const text = "# Mine\nFront Line: Zeus\n3 7 Energy\n1 17 Energy\n2 Lady of the Lake\n1 Hera (Ally)\nTorch x4\n";
  it("is told by its number", () => {
    expect(placed(["line 3: no card is called 'x'"], text)).toEqual([{ line: 3, text: "No card is called 'x'" }]);
  });
  it("or by the card that it names", () => {
    const of = (p: string) => placed([p], text)[0]!.line;
    expect(of("OP25-DECK-13: Lady of the Lake needs Lancelot on the team")).toBe(5);
    expect(of("nobody on the team can use 7 Energy")).toBe(3);
    expect(of("nobody on the team can use 17 Energy")).toBe(4);
    expect(of("Hera needs a Homebase")).toBe(6);
    expect(of("Torch is there 4 times; three copies are allowed.")).toBe(7);
  });
  it("or is the whole deck's", () => {
    expect(placed(["79 threat is above the cap of 76"], text)[0]!.line).toBeNull();
  });
});
