import type { Printed } from "../../../generated/overwatch";
import type { Face } from "../../lib/faces";
import type { CardInfo } from "../../lib/types";

const ROLES: Record<string, { emblem: string; hue: number; name: string }> = {
  offense: { emblem: "sword", hue: 28, name: "Offense" },
  defense: { emblem: "shield", hue: 250, name: "Defense" },
  tank: { emblem: "tower", hue: 300, name: "Tank" },
  support: { emblem: "cross", hue: 160, name: "Support" },
};

export function face(card: CardInfo<Printed>): Face {
  const role = ROLES[card.data.role ?? ""] ?? { emblem: "hex", hue: 200, name: "Token" };
  const rows = card.data.rows;
  const printed = rows.some(([p, s]) => p || s);
  const names = ["Front", "Middle", "Back"];
  return {
    emblem: role.emblem,
    hue: role.hue,
    line: role.name,
    corner: { label: "Health", value: String(card.data.health), icon: "heart", colour: "#b3261e" },
    strip: printed ? rows.map(([p, s], i) => ({ label: names[i]!, value: `${p}/${s}` })) : [],
    more: [],
  };
}
