import { expect, test } from "vitest";
import { merge } from "./merge";
import type { TableMessage } from "./types";

const zone = (name: string, hidden: number) => ({ name, owner: 0, cards: [], hidden });
const known = {
  type: "table",
  edition: 3,
  now: 1,
  entries: 7,
  view: { turn: 0, phase: "Draw", zones: [zone("hand", 1), zone("deck", 9)] },
  watching: 2,
  log: { from: 0, lines: [1, 2] },
  chat: { from: 0, lines: [] },
} as unknown as TableMessage;

test("what is not told stays, and no line comes twice", () => {
  const after = merge(known, { type: "change", since: 3, edition: 4, now: 2, watching: 5 })!;
  expect(after).toMatchObject({ type: "table", edition: 4, entries: 7, watching: 5, view: known.view });
  expect(after.log.lines).toEqual([]);
  expect([1, 2].slice(0, after.log.from)).toEqual([1, 2]);
});

test("of a view fields and zones come by themselves, and the old one stays as it was", () => {
  const seen = { fields: { phase: "Play" }, zones: { "1": zone("deck", 8) } };
  const after = merge(known, { type: "change", since: 3, edition: 4, now: 2, seen })!;
  expect(after.view).toEqual({ turn: 0, phase: "Play", zones: [zone("hand", 1), zone("deck", 8)] });
  expect(known.view!.phase).toBe("Draw");
  expect(merge(known, { type: "change", since: 3, edition: 4, now: 2, view: null })!.view).toBeNull();
});

test("a change of what never came is not taken", () => {
  expect(merge(known, { type: "change", since: 2, edition: 3, now: 2 })).toBeNull();
  expect(merge(null, { type: "change", since: 0, edition: 1, now: 2 })).toBeNull();
});
