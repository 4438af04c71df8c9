import { describe, expect, it } from "vitest";
import { chancesAt, counted, lineOf, patience, stepAt, xOf, yOf } from "./curve";
import type { Judgement } from "./types";

const frame = { width: 216, height: 114, last: 10 };
const found: Judgement = {
  rounds: 2,
  players: [],
  curve: [
    { n: 0, chances: [50, 50] },
    { n: 1, chances: [75, 30] },
    { n: 5, chances: [0, 100] },
  ],
  moments: [],
  turned: 5,
};

describe("the picture of the curve", () => {
  it("has the first step at the left, the last at the right, certainty on top", () => {
    expect([xOf(frame, 0), xOf(frame, 10)]).toEqual([8, 208]);
    expect([yOf(frame, 100), yOf(frame, 0)]).toEqual([7, 107]);
  });
  it("finds the step that was clicked, and never one that is not there", () => {
    for (const n of [0, 3, 10]) expect(stepAt(frame, xOf(frame, n) + 4)).toBe(n);
    expect([stepAt(frame, -50), stepAt(frame, 900)]).toEqual([0, 10]);
  });
  it("draws the line of a seat over what was taken back", () => {
    expect(lineOf(frame, found, 0)).toBe("M8.0 57.0L28.0 32.0L108.0 107.0");
  });
  it("survives a game without steps", () => {
    expect(xOf({ ...frame, last: 0 }, 0)).toBe(8);
    expect(stepAt({ ...frame, last: 0 }, 100)).toBe(0);
  });
});

describe("what is said of it", () => {
  it("takes the chances of the last step that stands", () => {
    expect(chancesAt(found, 0)).toEqual([50, 50]);
    expect(chancesAt(found, 4)).toEqual([75, 30]);
    expect(chancesAt(found, 9)).toEqual([0, 100]);
  });
  it("counts in words", () => {
    expect(counted({ inaccuracies: 2, mistakes: 0, blunders: 1 })).toBe("1 blunder, 2 inaccuracies");
    expect(counted({ inaccuracies: 0, mistakes: 0, blunders: 0 })).toBe("nothing to blame");
  });
  it("asks less and less often", () => {
    expect([patience(0), patience(4), patience(99)]).toEqual([600, 1400, 3000]);
  });
});
