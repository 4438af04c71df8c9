import { describe, expect, it } from "vitest";
import { BOX, bracketsOf, draw } from "./bracket";
import type { EventMatch } from "./types";

const match = (id: string, side: "winners" | "losers" | "final", round: number, place: number, a: number, b: number | null) =>
  ({ id, a, b, bye: b === null, wins_a: 0, wins_b: 0, draws: 0, games: [], status: "waiting", winner: null, forfeits: [],
     bracket: { node: "", side, round, place } }) as EventMatch; // prettier-ignore
const structure = (kind: "single" | "double") => ({ kind, rounds: 0, cut: 0, best_of: 1 });

describe("brackets", () => {
  const eight = [1, 2, 3, 4].map((place) => match(`1.${place}`, "winners", 1, place, place * 2 - 1, place * 2));
  it("are drawn with what is still to come", () => {
    const rounds = [{ number: 1, label: "Round 1", matches: [...eight].reverse() }];
    const [bracket, ...more] = bracketsOf({ rounds, structure: structure("single") });
    expect(more).toEqual([]);
    expect(bracket!.columns.map((c) => [c.label, c.matches.length])).toEqual([
      ["Quarterfinals", 4],
      ["Semifinals", 2],
      ["Final", 1],
    ]);
    expect(bracket!.columns[0]!.matches.map((m) => m.id)).toEqual(["1.1", "1.2", "1.3", "1.4"]);
    const picture = draw(bracket!.columns);
    expect(picture.lines).toHaveLength(6);
    const [first, second, , , semi] = picture.boxes;
    expect(semi!.y).toBe((first!.y + second!.y) / 2);
    expect(picture.width).toBe(3 * BOX.width + 2 * BOX.across);
  });
  it("of those who lost once stand apart, and no match lies over another", () => {
    const lower = [match("2.3", "losers", 1, 1, 2, 4), match("2.4", "losers", 1, 2, 6, 8)];
    const rounds = [
      { number: 1, label: "Round 1", matches: eight },
      { number: 2, label: "Round 2", matches: lower },
    ];
    const found = bracketsOf({ rounds, structure: structure("double") });
    expect(found.map((b) => b.title)).toEqual(["Winners' bracket", "Losers' bracket"]);
    for (const bracket of found) {
      const { boxes } = draw(bracket.columns);
      const places = boxes.map((b) => `${b.x}/${b.y}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
