// What a turn did, from the lines of the log: who did what to whom, and what that made of the HP.

import type { Line } from "../../lib/types";

export interface Health {
  id: number;
  seat: number;
  hp: number;
  max: number;
}
/** One thing that happened: the line, whose doing it is, and the HP of the monster it changed. */
export interface Deed {
  seat: number;
  text: string;
  /** What a card says that did this; where there is little room it is left out. */
  says: string;
  hp: { from: number; to: number } | null;
}
/** What one side revealed. */
export interface Chosen {
  seat: number;
  ref: string | null;
  name: string;
}
/** Who acted first: a seat, both together, or neither (one of them took no monster action). */
export type Order = number | "together" | null;

const CAME = ["hit", "countered", "prevented", "unsuccessful", "idle", "lost", "aura"];
const idOf = (ref: string | undefined) => Number(ref?.split(":")[1] ?? -1);

export function orderOf(lines: Line[], chosen: Chosen[]): Order {
  const line = lines.find((l) => ["first", "first_anyway", "together"].includes(l.kind));
  if (!line) return null;
  return line.kind === "together" ? "together" : (chosen.find((c) => c.ref === line.refs[0])?.seat ?? null);
}

/** The line without the name it begins with, where that is said already, and without its full stop. */
function rest(line: Line, name: string): string {
  const text = line.text.replace(/\.$/, "");
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

/** What the lines of one turn tell, in order; `now` is how it stands after them. */
export function deedsOf(lines: Line[], chosen: Chosen[], before: Health[], now: Health[]): Deed[] {
  const stands = new Map(before.map((m) => [m.id, m.hp]));
  const latest = new Map<number, Deed>();
  const change = (deed: Deed, id: number, by: number) => {
    const monster = before.find((m) => m.id === id);
    const from = stands.get(id);
    if (!monster || from === undefined) return;
    const to = Math.max(0, Math.min(monster.max, from + by));
    stands.set(id, to);
    deed.hp = { from, to };
    latest.set(id, deed);
  };
  const found: Deed[] = [];
  let over = false;
  for (const l of lines) {
    over ||= l.kind === "turn";
    const by = CAME.includes(l.kind) ? chosen.find((c) => c.ref === l.refs[0]) : undefined;
    const owner = before.find((m) => m.id === idOf(l.refs[0]))?.seat;
    let deed: Deed | null = null;
    if (by) {
      deed = { seat: by.seat, text: rest(l, by.name), says: "", hp: null };
      if (l.kind === "hit") change(deed, idOf(l.refs[1]), -idOf(l.refs[2]));
    } else if (owner !== undefined && (l.kind === "loss" || l.kind === "heal")) {
      deed = { seat: owner, text: rest(l, ""), says: "", hp: null };
      change(deed, idOf(l.refs[0]), l.kind === "heal" ? idOf(l.refs[1]) : -idOf(l.refs[1]));
    }
    if (l.kind === "flip_event") {
      const [text = "", says = ""] = l.text.split(/: (?=“)/);
      deed = { seat: idOf(l.refs[0]), text, says, hp: null };
    }
    if (deed && !over) found.push(deed);
  }
  // Texts may leave a monster standing, or land both sides' doing at once: how it stands is what counts.
  for (const [id, deed] of latest) {
    const hp = now.find((m) => m.id === id)?.hp;
    if (hp !== undefined && deed.hp) deed.hp.to = hp;
  }
  return found;
}
