import type { Printed } from "../../../generated/overpower-2025";
import { hash } from "../../lib/art";
import type { Face, Figure } from "../../lib/faces";
import type { CardInfo } from "../../lib/types";
import { SETS, wordsOf, type Power } from "./words";

/** How filters call the values of a field. */
export function values(game: string): Record<string, Record<string, string>> {
  const types = Object.fromEntries(Object.entries(wordsOf(game).powers).map(([key, p]) => [key, p.name]));
  types["any_power"] = "Any-Power";
  return { set: SETS, skill: types, skills: types, icon: types, icons: types, follow_ups: types };
}

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
function cornerOf(d: Printed, powers: Record<string, Power>): Figure | undefined {
  const icons = typesOf(d);
  const one = icons.length === 1 ? powers[icons[0]!] : undefined;
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

export function face(card: CardInfo<Printed>, game: string): Face {
  const d = card.data;
  const { powers } = wordsOf(game);
  if ("energy" in d) {
    const worth = card.figures.find(([label]) => /^(Threat|Points)$/.test(label));
    // A rating that a character does not have is not shown at all.
    const grid = Object.entries(powers).filter(([key]) => d[key as "energy"] !== null);
    return {
      emblem: SIGNS[hash(card.id) % SIGNS.length]!,
      line: worth?.join(" ") ?? "",
      strip: grid.map(([key, p]) => ({
        label: p.short,
        value: String(d[key as "energy"]),
        icon: p.icon,
        colour: p.colour,
      })),
      more: [],
    };
  }
  const icons = typesOf(d);
  const corner = cornerOf(d, powers);
  const one = icons.length === 1 ? powers[icons[0]!] : undefined;
  const belongs = "character" in d ? d.character : "mission" in d ? d.mission : "";
  return {
    emblem: card.type === "power" && one ? one.icon : (KINDS[card.type] ?? one?.icon ?? "ring"),
    hue: card.type === "power" && one ? one.hue : (HUES[card.type] ?? 60),
    line: [card.type, belongs].filter(Boolean).join(" · "),
    ...(corner ? { corner } : {}),
    strip:
      icons.length > 1 && icons.length < 4
        ? icons.map((i) => ({
            label: powers[i]?.name.slice(0, 6) ?? i,
            value: "",
            icon: powers[i]?.icon ?? "ring",
            colour: powers[i]?.colour ?? "#444",
          }))
        : [],
    more: card.figures.filter(([l]) => !["Value", "Type"].includes(l)).map(([label, v]) => ({ label, value: v })),
  };
}
