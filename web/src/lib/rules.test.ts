import { describe, expect, it } from "vitest";
import { byChapter, chapterTitle, foundRules } from "./rules";
import type { Rule } from "./types";

const rule = (id: string, section: string, text: string, ruling = ""): Rule => ({ id, section, rule: text, ruling });
const rules = [
  rule("A-1", "Set Up", "Six cards are drawn."),
  rule("A-2", "The Turn", "One action a turn.", "Passing is one."),
  rule("A-3", "Set Up", "Three may be swapped."),
];

describe("the rules", () => {
  it("are found by all words, wherever they stand", () => {
    expect(foundRules(rules, "set SWAPPED").map((r) => r.id)).toEqual(["A-3"]);
    expect(foundRules(rules, "passing").map((r) => r.id)).toEqual(["A-2"]);
    expect(foundRules(rules, "a-1").map((r) => r.id)).toEqual(["A-1"]);
    expect(foundRules(rules, "  ")).toHaveLength(3);
    expect(foundRules(rules, "six swapped")).toEqual([]);
  });
  it("stand under their chapter once", () => {
    expect(byChapter(rules).map(([s, list]) => [s, list.map((r) => r.id)])).toEqual([
      ["Set Up", ["A-1", "A-3"]],
      ["The Turn", ["A-2"]],
    ]);
    expect(chapterTitle("ruling")).toBe("Where the book is silent");
  });
});
