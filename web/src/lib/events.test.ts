import { describe, expect, it } from "vitest";
import { byField } from "./event-form";
import { howPlayed, lasts, left, percent } from "./events";
import { curveWords, ratingCurve } from "./rating-curve";

describe("events in words", () => {
  it("say what is played and how", () => {
    const format = { kind: "draft" as const, legality: "", draft: "", draft_mode: "" };
    const structure = { kind: "swiss" as const, rounds: 3, cut: 4, best_of: 3 };
    expect(howPlayed({ format, structure })).toBe("Draft · Swiss, 3 rounds, then the best 4 · best of 3");
    expect(howPlayed({ format, structure: { kind: "single", rounds: 0, cut: 0, best_of: 1 } })).toBe(
      "Draft · Single elimination · one game a match",
    );
  });
  it("tell times as people do", () => {
    expect([lasts(null), lasts(45), lasts(900)]).toEqual(["no limit", "45 seconds", "15 minutes"]);
    expect([left(-5), left(61_000), left(3_723_000)]).toEqual(["0:00", "1:01", "1:02:03"]);
    expect(percent(1 / 3)).toBe("33.3 %");
  });
  it("bring each reason to its field, and keep the rest", () => {
    const said = byField(["bots.fill: at most 16 bots", "swiss has 1 to 20 rounds, or 0; not 99", "the moon is full"]);
    expect(said.get("fill")).toEqual(["At most 16 bots"]);
    expect(said.get("rounds")).toEqual(["Swiss has 1 to 20 rounds, or 0; not 99"]);
    expect(said.get("")).toEqual(["The moon is full"]);
  });
});

describe("a rating's curve", () => {
  const points = [1000, 1040, 1010].map((rating, at) => ({ at, rating }));
  it("goes from game to game between its marks", () => {
    const curve = ratingCurve(points, 400, 150);
    expect(curve.dots).toHaveLength(3);
    expect(curve.dots[1]!.y).toBeLessThan(curve.dots[0]!.y);
    expect(curve.marks.every((m) => m.y >= 0 && m.y <= 150)).toBe(true);
    expect(curveWords(points)).toBe("From 1000 to 1010 over 3 games; highest 1040, lowest 1000.");
  });
  it("stands for one game, and for the same rating again", () => {
    expect(ratingCurve(points.slice(0, 1), 400, 150).line).not.toContain("NaN");
    expect(ratingCurve([points[0]!, points[0]!], 400, 150).line).not.toContain("NaN");
  });
});
