import { describe, expect, it } from "vitest";
import { covered, placeBeside } from "./place";

const SCREEN = { width: 1440, height: 900 };
const LARGE = { width: 292, height: 420 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const place = (at: ReturnType<typeof box>, ...kept: ReturnType<typeof box>[]) => ({
  ...placeBeside(
    at,
    LARGE,
    SCREEN,
    [at, ...kept].map((k) => ({ ...k, worth: 1 })),
  ),
  ...LARGE,
});

describe("something large beside a thing", () => {
  it("stands to its right where there is room", () => {
    const at = box(400, 300, 120, 160);
    expect(place(at)).toMatchObject({ left: 534, top: 170 });
  });
  it("goes to its left at the right edge", () => {
    const at = box(1300, 300, 120, 160);
    expect(place(at).left).toBe(1300 - 292 - 14);
  });
  it("leaves the question in sight that the thing stands beside", () => {
    const source = box(24, 640, 58, 66);
    const question = box(90, 630, 600, 90);
    const shown = place(source, question);
    expect(covered(shown, question)).toBe(0);
    expect(covered(shown, source)).toBe(0);
  });
  it("leaves what glows in sight, and stays on the screen", () => {
    const hand = box(560, 720, 120, 170);
    const question = box(24, 600, 1080, 96);
    const targets = [box(700, 100, 150, 200), box(900, 100, 150, 200)];
    const shown = place(hand, question, ...targets);
    for (const k of [hand, question, ...targets]) expect(covered(shown, k)).toBe(0);
    expect(shown.top).toBeGreaterThanOrEqual(8);
    expect(shown.left + 292).toBeLessThanOrEqual(1440);
    expect(shown.top + 420).toBeLessThanOrEqual(900);
  });
  it("covers the least where there is no room for all", () => {
    const at = box(600, 400, 120, 160);
    const left = box(0, 0, 590, 900);
    const right = box(730, 0, 710, 900);
    const shown = placeBeside(at, LARGE, SCREEN, [
      { ...at, worth: 20 },
      { ...left, worth: 1 },
      { ...right, worth: 2 },
    ]);
    expect(covered({ ...shown, ...LARGE }, at)).toBe(0);
    expect(shown.left).toBeLessThan(600);
  });
});
