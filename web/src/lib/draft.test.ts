import { describe, expect, it } from "vitest";
import { comingUp, groupsOf, stacksOf } from "./draft";
import type { CardInfo } from "./types";

const card = (id: number, name: string, stack?: number) => ({ id, card: name, name, ...(stack ? { stack } : {}) });
const cards = [card(7, "Zorro", 2), card(8, "Whip", 2), card(1, "Ares", 1), card(2, "War", 1), card(20, "5 Energy"), card(21, "5 Energy"), card(22, "Anvil")]; // prettier-ignore
const info = (c: { name: string }) => ({ type: c.name === "Anvil" ? "event" : "power" }) as CardInfo;

describe("a draft", () => {
  it("has stacks, each with whom it is picked by", () => {
    expect(stacksOf(cards).map((s) => [s.number, s.first.name, s.others.length])).toEqual([
      [2, "Zorro", 1],
      [1, "Ares", 1],
    ]);
  });
  it("sorts a pool: stacks by name, the rest by type, alike ones together", () => {
    const groups = groupsOf(cards, info, (t) => t, ["event", "power"]);
    expect(groups.map((g) => [g.title, g.size])).toEqual([
      ["Ares", 2],
      ["Zorro", 2],
      ["event", 1],
      ["power", 2],
    ]);
    expect(groups[3]!.lines).toMatchObject([{ n: 2 }]);
  });
  it("tells who picks next, and who picks twice", () => {
    const order = [0, 1, 2, 2, 1, 0];
    expect(comingUp({ order, pick: 2 })).toEqual([
      { seat: 1, times: 1 },
      { seat: 2, times: 2 },
      { seat: 1, times: 1 },
      { seat: 0, times: 1 },
    ]);
    expect(comingUp({ order, pick: 0 })).toEqual([]);
  });
});
