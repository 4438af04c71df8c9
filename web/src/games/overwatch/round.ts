// How a round ended, read from the lines that told it and the board as it lay before.

import type { View } from "../../../generated/overwatch";
import type { Line } from "../../lib/types";

export interface Side {
  seat: number;
  name: string;
  won: boolean;
  /** Power of the front, middle and back row. */
  rows: number[];
  power: number;
  synergy: number;
  /** Rounds won, with this one. */
  wins: number;
}
export interface End {
  round: number;
  title: string;
  why: string;
  /** The only row that counts, or -1. */
  hill: number;
  /** The far side first. */
  sides: Side[];
}

const ROWS = ["front", "middle", "back"];
const at = (ref: string | undefined) => Number(ref?.split(":")[1] ?? NaN);
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);

/** Nothing where no round has ended, or the board that is shown is not the one that was scored. */
export function endOf(lines: Line[], last: View, next: View | null, names: string[], near: number): End | null {
  const scored = lines.find((l) => l.kind === "scored");
  if (!scored || last.players.some((p, seat) => p.counted !== scored.score[seat])) return null;
  const winners = lines.filter((l) => l.kind === "won_round").map((l) => at(l.refs[0]));
  const name = (seat: number) => names[seat] ?? "";
  const sides = last.players.map((p, seat) => ({
    seat,
    name: name(seat),
    won: winners.includes(seat),
    rows: p.power,
    power: scored.score[seat]!,
    synergy: sum(p.synergy),
    wins: next?.players[seat]?.wins ?? p.wins,
  }));
  sides.sort((a, b) => Number(a.seat === near) - Number(b.seat === near));
  const mine = winners[0] === near && names.length > 0;
  const title =
    winners.length > 1
      ? "Both win the round"
      : winners.length
        ? mine
          ? "You win the round"
          : `${name(winners[0]!)} wins the round`
        : `Round ${last.round} is scored`;
  return { round: last.round, title, why: whyOf(sides, last.hill), hill: ROWS.indexOf(last.hill ?? ""), sides };
}

/** The winner's figure comes first. */
function whyOf(sides: Side[], hill: string | null): string {
  const [a, b] = [...sides].sort((x, y) => Number(y.won) - Number(x.won)) as [Side, Side];
  const power = `${hill ? `Power of the ${hill} row` : "Power"} ${a.power} to ${b.power}`;
  if (a.power !== b.power) return power;
  if (a.synergy !== b.synergy) return `${power}; decided by Synergy, ${a.synergy} to ${b.synergy}`;
  return `${power}, and Synergy ${a.synergy} to ${b.synergy}: a tie`;
}
