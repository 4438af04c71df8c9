import { expect, test } from "vitest";
import { ownFacts } from "./facts";

test("figures, words, flags, lists and small maps are told; what is shown elsewhere or holds more is not", () => {
  const view = {
    round: 3,
    weather: "fog",
    open: true,
    closed: false,
    hill: null,
    empty: "",
    wins: [1, 0],
    cubes: { ATK: 2, DEF: -1 },
    zones: [],
    tokens: [{ kind: "trap" }],
    nested: { a: { b: 1 } },
    turn: 1,
  };
  expect(ownFacts(view, ["turn"])).toEqual([
    ["round", "3"],
    ["weather", "fog"],
    ["open", "✓"],
    ["wins", "1 / 0"],
    ["cubes", "ATK 2, DEF -1"],
  ]);
});
