// The clocks that are offered.

import type { ClockSetting } from "./types";

export const CLOCKS: Record<string, { name: string; setting: ClockSetting | null }> = {
  "0": { name: "none", setting: null },
  "300": { name: "5 min + 5 s", setting: { seconds: 300, increment: 5 } },
  "600": { name: "10 min + 10 s", setting: { seconds: 600, increment: 10 } },
  "1800": { name: "30 min + 15 s", setting: { seconds: 1800, increment: 15 } },
};

/** A clock in words: "10 minutes each, and 10 seconds more with every answer". */
export function clockWords(clock: ClockSetting | null): string {
  if (!clock) return "No clock: take all the time you want.";
  const minutes = clock.seconds / 60;
  const each = minutes >= 1 ? `${+minutes.toFixed(1)} minute${minutes === 1 ? "" : "s"}` : `${clock.seconds} seconds`;
  return clock.increment ? `${each} each, and ${clock.increment} seconds more with every answer.` : `${each} each.`;
}
