import { expect, test } from "vitest";
import type { Line } from "../../lib/types";
import { deedsOf, orderOf } from "./deeds";

const line = (kind: string, text: string, ...refs: string[]) => ({ kind, text, refs }) as unknown as Line;
const chosen = [
  { seat: 0, ref: "card:50", name: "Waterfall" },
  { seat: 1, ref: "card:60", name: "Roc Rock" },
];
const before = [
  { id: 1, seat: 0, hp: 8, max: 8 },
  { id: 2, seat: 1, hp: 9, max: 9 },
];
const lines = [
  line("first", "Roc Rock acts first, speed 5 against 3.", "card:60", "number:5", "number:3"),
  line("hit", "Roc Rock hits Cleansitoad for 4.", "card:60", "card:1", "number:4"),
  line("loss", "Americaw loses 1 HP (recoil).", "card:2", "number:1", "word:8"),
  line("hit", "Waterfall hits Americaw for 3.", "card:50", "card:2", "number:3"),
  line("turn", "Turn 4.", "number:4"),
  line("loss", "Americaw loses 1 HP (burn).", "card:2", "number:1", "word:3"),
];

test("each side's chip tells what that side did, and what it lost itself", () => {
  const now = [
    { id: 1, seat: 0, hp: 4, max: 8 },
    { id: 2, seat: 1, hp: 4, max: 9 },
  ];
  expect(deedsOf(lines, chosen, before, now)).toEqual([
    { seat: 1, text: "hits Cleansitoad for 4", says: "", hp: { from: 8, to: 4 } },
    { seat: 1, text: "Americaw loses 1 HP (recoil)", says: "", hp: { from: 9, to: 8 } },
    { seat: 0, text: "hits Americaw for 3", says: "", hp: { from: 8, to: 5 } },
  ]);
});

test("how it stands is what counts", () => {
  const now = [{ id: 1, seat: 0, hp: 1, max: 8 }];
  const told = deedsOf(
    [line("hit", "Roc Rock hits Cleansitoad for 9.", "card:60", "card:1", "number:9")],
    chosen,
    before,
    now,
  );
  expect(told[0]!.hp).toEqual({ from: 8, to: 1 });
});

test("first is who the log calls first, and nobody beside a draw or a counter", () => {
  expect(orderOf(lines, chosen)).toBe(1);
  expect(orderOf(lines.slice(1), chosen)).toBe(null);
  expect(orderOf([line("together", "Both act together.", "card:50", "card:60")], chosen)).toBe("together");
});

test("a card that was flipped says what it does, apart from that it did", () => {
  const flipped = line(
    "flip_event",
    "Curse takes effect as it is flipped: “Take 1 HP from your active monster.”",
    "seat:1",
    "card:70",
  );
  expect(deedsOf([flipped], chosen, before, before)).toEqual([
    {
      seat: 1,
      text: "Curse takes effect as it is flipped",
      says: "“Take 1 HP from your active monster.”",
      hp: null,
    },
  ]);
});
