import type { Printed } from "../../../generated/overwatch";
import type { Crest } from "../../lib/emblem";
import type { Face, Filter } from "../../lib/faces";
import type { Shield } from "../../lib/heads";
import type { CardInfo } from "../../lib/types";

interface Role {
  emblem: string;
  hue: number;
  name: string;
  shield: Shield;
  behind: string;
}
const ROLES: Record<string, Role> = {
  offense: { emblem: "sword", hue: 28, name: "Offense", shield: "kite", behind: "swords" },
  defense: { emblem: "shield", hue: 250, name: "Defense", shield: "heater", behind: "gears" },
  tank: { emblem: "tower", hue: 300, name: "Tank", shield: "hex", behind: "hammers" },
  support: { emblem: "cross", hue: 160, name: "Support", shield: "round", behind: "wings" },
};
const ROWS = ["Front", "Middle", "Back"];
/** The sign of the row in which a Hero has most Power. */
const SIGNS = ["fist", "bolt", "eye"];

function strongestOf(d: Printed): number {
  const power = d.rows.map(([p]) => p);
  return power.indexOf(Math.max(...power));
}

export function filters(): Filter[] {
  const data = (card: CardInfo) => card.data as Printed;
  return [
    { label: "Role", of: (c) => [ROLES[data(c).role ?? ""]?.name ?? "Token"] },
    { label: "Health", of: (c) => [data(c).health] },
    { label: "Strongest in", of: (c) => (c.type === "hero" ? [`${ROWS[strongestOf(data(c))]!} row`] : []) },
    { label: "Ultimate costs", of: (c) => (data(c).ultimate ? [data(c).ultimate!.cost] : []) },
  ];
}

/** The emblem of a Hero: its role, and where it is strongest. */
function crestOf(d: Printed, role: Role): Crest {
  const strongest = strongestOf(d);
  return {
    kind: role.shield === "hex" ? "machine" : "human",
    shield: role.shield,
    hue: role.hue,
    other: 250 - strongest * 40,
    metal: 70,
    behind: role.behind,
    smooth: true,
    badge: role.emblem,
    sign: SIGNS[strongest],
  };
}

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  const role = ROLES[d.role ?? ""];
  const printed = d.rows.some(([p, s]) => p || s);
  return {
    emblem: role?.emblem ?? "hex",
    ...(role ? { crest: crestOf(d, role) } : {}),
    hue: role?.hue ?? 200,
    line: role?.name ?? "Token",
    corner: { label: "Health", value: String(d.health), icon: "heart", colour: "#b3261e" },
    strip: printed ? d.rows.map(([p, s], i) => ({ label: ROWS[i]!, value: `${p}/${s}` })) : [],
    names: [d.deploy?.name, d.ultimate?.name].filter((n): n is string => !!n),
    more: [],
  };
}
