import type { Face } from "../../lib/faces";
import type { CardInfo } from "../../lib/types";

const FACTIONS: Record<string, number> = { Emberwake: 35, Gearhaven: 220, Gloamveil: 300, Oathstone: 150, Neutral: 80 };
const EMBLEMS: Record<string, string> = { hero: "star", equipment: "sword", power: "bolt", battle: "flag", instant: "burst" };

export function face(card: CardInfo): Face {
  const d = card.data;
  const hero = d.stars !== undefined && d.atk !== undefined;
  return {
    emblem: hero ? (d.stars >= 5 ? "crown" : "star") : (EMBLEMS[card.type] ?? "gem"),
    hue: FACTIONS[d.faction as string] ?? 80,
    line: hero ? `${"★".repeat(d.stars)} ${d.faction}` : [card.type, d.faction].filter(Boolean).join(" · "),
    corner: { label: "Cost", value: String(d.cost ?? 0), icon: "hex", colour: card.type === "power" ? "#5b3aa0" : "#1c6a6a" },
    strip: hero
      ? [
          { label: "ATK", value: String(d.atk), icon: "sword", colour: "#96231a" },
          { label: "DEF", value: String(d.def), icon: "shield", colour: "#1d5fa8" },
          { label: "Health", value: String(d.health), icon: "heart", colour: "#2a6e33" },
        ]
      : [],
    more: hero && d.types?.length ? [{ label: "Types", value: d.types.join(", ") }] : [],
  };
}
