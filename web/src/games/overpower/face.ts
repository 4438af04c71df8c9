import type { Printed } from "../../../generated/overpower-2025";
import type { Crest } from "../../lib/emblem";
import type { Face, Figure, Filter } from "../../lib/faces";
import type { Shield } from "../../lib/heads";
import { plain } from "../../lib/text";
import type { CardInfo } from "../../lib/types";
import { SETS, wordsOf, type Power } from "./words";

/** How the types of cards are called. */
export const types: Record<string, string> = {
  power: "Power card",
  basic: "Basic Universe",
  training: "Training",
  teamwork: "Teamwork",
  advanced: "Advanced Universe",
};

export function filters(game: string): Filter[] {
  const { powers } = wordsOf(game);
  const named = (type: string) => powers[type]?.name ?? "Any-Power";
  const data = (card: CardInfo) => card.data as Record<string, unknown>;
  const words = (...values: unknown[]) => values.filter((v) => typeof v === "string" && v) as string[];
  const worth = game === "overpower-classic" ? "Points" : "Threat";
  return [
    { label: "Set", of: (c) => words(data(c).set).map((set) => SETS[set] ?? set) },
    { label: "Character", of: (c) => words(data(c).character) },
    { label: game === "overpower-classic" ? "Mission" : "Mission set", of: (c) => words(data(c).mission) },
    { label: "Power type", of: (c) => [...new Set(typesOf(c.data as Printed).map(named))] },
    { label: "Value", of: (c) => (typeof data(c).value === "number" ? [data(c).value as number] : []) },
    { label: worth, of: (c) => c.figures.flatMap(([label, v]) => (label === worth ? [v] : [])) },
    { label: "Keyword", of: (c) => words(data(c).keyword) },
    { label: "Side", of: (c) => words(data(c).allegiance).map(plain) },
  ];
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

/** What stands behind the shield of whoever is outstanding in a power. */
const BEHIND: Record<string, string> = {
  energy: "rays",
  combat: "swords",
  brute_force: "hammers",
  intelligence: "leaves",
};
const OUTSTANDING = 7;
/** The shield of those who are on no side, by what they are weakest in. */
const SHIELDS: Record<string, Shield> = { energy: "round", combat: "kite", brute_force: "hex", intelligence: "square" };

/** The emblem of a character: its best power is the colour and the disc, the second best the signs. */
function crestOf(d: Extract<Printed, { type: "character" }>, powers: Record<string, Power>, game: string): Crest {
  const ranked = Object.keys(powers).sort((a, b) => (d[b as "energy"] ?? 0) - (d[a as "energy"] ?? 0));
  const [best, second] = [ranked[0]!, ranked[1]!];
  return {
    kind: "human",
    shield: d.allegiance === "hero" ? "heater" : d.allegiance === "villain" ? "notched" : SHIELDS[ranked.at(-1)!]!,
    hue: powers[best]!.hue,
    other: powers[second]!.hue,
    metal: game === "overpower-classic" ? 95 : 80,
    behind: (d[best as "energy"] ?? 0) >= OUTSTANDING ? BEHIND[best] : undefined,
    badge: powers[best]!.icon,
    sign: powers[second]!.icon,
    smooth: d.female,
  };
}

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

/** What a card without text is for. */
function purposeOf(d: Printed, powers: string[]): string {
  if ("mission" in d) return `One of the seven of ${d.mission}: ventured in battle, won or lost with it.`;
  if (!("value" in d)) return "";
  const least = powers.length === 1 && powers[0] !== "Any-Power" ? powers[0] : "one power";
  return `Attack or defend with it. Needs a character with ${least} of ${d.value} or more.`;
}

export function face(card: CardInfo<Printed>, game: string): Face {
  const d = card.data;
  const { powers } = wordsOf(game);
  if ("energy" in d) {
    const worth = card.figures.find(([label]) => /^(Threat|Points)$/.test(label));
    // A rating that a character does not have is not shown at all.
    const grid = Object.entries(powers).filter(([key]) => d[key as "energy"] !== null);
    return {
      emblem: "star",
      crest: crestOf(d, powers, game),
      line: worth?.join(" ") ?? "",
      strip: grid.map(([key, p]) => ({
        label: p.short,
        term: p.name,
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
    line: [types[card.type] ?? plain(card.type), belongs].filter(Boolean).join(" · "),
    ...(corner ? { corner } : {}),
    strip:
      icons.length > 1 && icons.length < 4
        ? icons.map((i) => ({
            label: powers[i]?.short ?? "Any",
            term: powers[i]?.name ?? "Any-Power",
            value: "",
            icon: powers[i]?.icon ?? "ring",
            colour: powers[i]?.colour ?? "#444",
          }))
        : [],
    ...(card.text
      ? {}
      : {
          says: purposeOf(
            d,
            icons.map((i) => powers[i]?.name ?? "Any-Power"),
          ),
        }),
    more: card.figures.filter(([l]) => !["Value", "Type"].includes(l)).map(([label, v]) => ({ label, value: v })),
  };
}
