import type { Printed } from "../../../generated/overpower-2025";
import { hash } from "../../lib/art";
import type { Face, Figure } from "../../lib/faces";
import type { CardInfo } from "../../lib/types";

type Power = "energy" | "combat" | "brute_force" | "intelligence";
export const POWERS: Record<string, { icon: string; hue: number; colour: string; name: string }> = {
  energy: { icon: "bolt", hue: 85, colour: "#8a6300", name: "Energy" },
  combat: { icon: "sword", hue: 28, colour: "#a92a1b", name: "Combat" },
  brute_force: { icon: "fist", hue: 150, colour: "#2a6e33", name: "Brute Force" },
  intelligence: { icon: "bulb", hue: 245, colour: "#1d5fa8", name: "Intelligence" },
};
const KINDS: Record<string, string> = {
  character: "star",
  special: "burst",
  event: "dice",
  objective: "flag",
  homebase: "home",
  aspect: "gem",
  artifact: "gem",
  ally: "people",
  basic: "gear",
  training: "book",
  teamwork: "people",
  advanced: "gear",
};
const HUES: Record<string, number> = {
  character: 20,
  special: 330,
  event: 55,
  objective: 100,
  homebase: 190,
  aspect: 285,
  artifact: 285,
  ally: 130,
  basic: 215,
  training: 180,
  teamwork: 145,
  advanced: 265,
};

/** What a character's picture shows: there is no drawing of them, so each gets a sign of its own. */
const SIGNS = [
  "star",
  "crown",
  "moon",
  "sun",
  "eye",
  "claw",
  "shield",
  "sword",
  "flame",
  "skull",
  "leaf",
  "snow",
  "wind",
  "gem",
];

/** The power types that a card speaks of. */
function typesOf(d: Printed): string[] {
  if ("icons" in d) return d.icons;
  if ("skills" in d) return d.skills;
  return "icon" in d ? [d.icon] : "skill" in d ? [d.skill] : [];
}

/** The figure in the corner: what an attack counts, or what a card adds to another. */
function cornerOf(d: Printed): Figure | undefined {
  const icons = typesOf(d);
  const one = icons.length === 1 ? POWERS[icons[0]!] : undefined;
  if ("value" in d && d.value !== null) {
    const colour = one?.colour ?? (icons.length ? "#5a4a2a" : "#5b3aa0");
    return {
      label: "Value",
      value: String(d.value),
      badge: one?.icon ?? (icons.length > 1 ? "ring" : "burst"),
      colour,
    };
  }
  if ("bonus" in d)
    return { label: "Bonus", value: `+${d.bonus}`, badge: one?.icon ?? "ring", colour: one?.colour ?? "#444" };
  return undefined;
}

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  if ("energy" in d) {
    const grid = Object.entries(POWERS).map(([key, p]) => ({ ...p, value: d[key as Power] }));
    return {
      emblem: SIGNS[hash(card.id) % SIGNS.length]!,
      line: `Threat ${d.threat}`,
      strip: grid.map((p) => ({
        label: p.name
          .split(" ")
          .map((w) => w[0])
          .join(""),
        value: String(p.value),
        icon: p.icon,
        colour: p.colour,
      })),
      more: [],
    };
  }
  const icons = typesOf(d);
  const corner = cornerOf(d);
  const one = icons.length === 1 ? POWERS[icons[0]!] : undefined;
  const belongs = "character" in d ? d.character : "mission" in d ? d.mission : "";
  return {
    emblem: card.type === "power" && one ? one.icon : (KINDS[card.type] ?? one?.icon ?? "ring"),
    hue: card.type === "power" && one ? one.hue : (HUES[card.type] ?? 60),
    line: [card.type, belongs].filter(Boolean).join(" · "),
    ...(corner ? { corner } : {}),
    strip:
      icons.length > 1 && icons.length < 4
        ? icons.map((i) => ({
            label: POWERS[i]?.name.slice(0, 6) ?? i,
            value: "",
            icon: POWERS[i]?.icon ?? "ring",
            colour: POWERS[i]?.colour ?? "#444",
          }))
        : [],
    more: card.figures.filter(([l]) => !["Value", "Type"].includes(l)).map(([label, v]) => ({ label, value: v })),
  };
}
