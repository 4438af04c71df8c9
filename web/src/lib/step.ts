// A step of a replay in words.

import type { Replay } from "./types";

/** With whoever did it; giving up and the like say that themselves. */
export function saidBy(x: Replay["steps"][number], names: string[]): string {
  const who = names[x.seat] ?? "";
  return x.text.startsWith(`${who} `) || x.text.startsWith("You ") ? x.text : `${who}: ${x.text}`;
}
