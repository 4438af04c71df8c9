import type { Printed } from "../../../generated/power-up";
import type { Face } from "../../lib/faces";
import type { CardInfo } from "../../lib/types";

const FACTIONS: Record<string, number> = { Emberwake: 35, Gearhaven: 220, Gloamveil: 300, Oathstone: 150, Neutral: 80 };
const EMBLEMS: Record<string, string> = {
  hero: "star",
  equipment: "sword",
  power: "bolt",
  battle: "flag",
  instant: "burst",
};

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  const hero = "atk" in d ? d : null;
  return {
    emblem: hero ? (hero.stars >= 5 ? "crown" : "star") : (EMBLEMS[card.type] ?? "gem"),
    hue: FACTIONS[d.faction] ?? 80,
    line: hero ? `${"★".repeat(hero.stars)} ${d.faction}` : [card.type, d.faction].filter(Boolean).join(" · "),
    corner: {
      label: "Cost",
      value: String(d.cost),
      icon: "hex",
      colour: card.type === "power" ? "#5b3aa0" : "#1c6a6a",
    },
    strip: hero
      ? [
          { label: "ATK", value: String(hero.atk), icon: "sword", colour: "#96231a" },
          { label: "DEF", value: String(hero.def), icon: "shield", colour: "#1d5fa8" },
          { label: "Health", value: String(hero.health), icon: "heart", colour: "#2a6e33" },
        ]
      : [],
    more: hero?.types.length ? [{ label: "Types", value: hero.types.join(", ") }] : [],
  };
}
