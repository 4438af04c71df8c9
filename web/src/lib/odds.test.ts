import { describe, expect, it } from "vitest";
import { chance, percent, shuffled } from "./odds";

/** How many ways there are to take k of n, exactly. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return k < 0 || k > n ? 0n : ways;
}

describe("the chance to see a card", () => {
  it("is exact: one of 20 among 5, three of 51 among 8", () => {
    expect(chance(20, 1, 5)).toBeCloseTo(0.25, 12);
    expect(chance(51, 3, 8)).toBeCloseTo(1 - (43 * 42 * 41) / (51 * 50 * 49), 12);
  });
  it("is 0 without copies or draws, and 1 where it cannot be missed", () => {
    expect(chance(20, 0, 5)).toBe(0);
    expect(chance(20, 3, 0)).toBe(0);
    expect(chance(20, 16, 5)).toBe(1);
    expect(chance(5, 1, 9)).toBe(1);
  });
  it("is what counting all hands gives, for every number of copies", () => {
    for (const [size, seen] of [
      [51, 8],
      [20, 5],
      [56, 8],
    ] as const)
      for (let copies = 1; copies <= size; copies++) {
        const without = Number(choose(size - copies, seen)) / Number(choose(size, seen));
        expect(chance(size, copies, seen)).toBeCloseTo(1 - without, 12);
      }
  });
  it("is never said to be certain where it is not", () => {
    expect([0, 0.001, 0.25, 0.999, 1].map(percent)).toEqual(["0 %", "under 1 %", "25 %", "over 99 %", "100 %"]);
  });
});

describe("shuffling", () => {
  it("keeps every card, and follows the numbers it is given", () => {
    const numbers = [0.9, 0.1, 0.5, 0.3];
    const pile = ["a", "b", "b", "c", "d"];
    const first = shuffled(pile, () => numbers.shift() ?? 0);
    expect([...first].sort()).toEqual(pile);
    expect(first).toEqual(["b", "c", "b", "a", "d"]);
    expect(pile).toEqual(["a", "b", "b", "c", "d"]);
  });
});
