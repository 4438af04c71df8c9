import type { Printed } from "../../../generated/power-up";
import type { Crest } from "../../lib/emblem";
import type { Face, Filter } from "../../lib/faces";
import type { Kind, Shield } from "../../lib/heads";
import { plain } from "../../lib/text";
import type { CardInfo } from "../../lib/types";

const FACTIONS: Record<string, { hue: number; shield: Shield; badge: string }> = {
  Emberwake: { hue: 35, shield: "kite", badge: "flame" },
  Gearhaven: { hue: 230, shield: "hex", badge: "gear" },
  Gloamveil: { hue: 305, shield: "notched", badge: "moon" },
  Oathstone: { hue: 150, shield: "heater", badge: "mountain" },
};
const NEUTRAL = { hue: 80, shield: "square", badge: "star" } as const;
const KINDS: Record<string, Kind> = { Machine: "machine", Beast: "beast", Spirit: "spirit" };
const BEHIND: Record<string, string> = { Angel: "wings", Flyer: "wings", Ranged: "bow", Melee: "swords" };
const EMBLEMS: Record<string, string> = {
  hero: "star",
  equipment: "sword",
  power: "bolt",
  battle: "flag",
  instant: "burst",
};

export function filters(): Filter[] {
  const data = (card: CardInfo) => card.data as Printed;
  const hero = (card: CardInfo) => (card.type === "hero" ? (card.data as Extract<Printed, { type: "hero" }>) : null);
  const SPEEDS = { normal: "Normal", instant: "Instant", super: "Super Instant" };
  return [
    { label: "Faction", of: (c) => [data(c).faction || "None"] },
    { label: "Cost", of: (c) => [data(c).cost] },
    { label: "Stars", of: (c) => (hero(c) ? [hero(c)!.stars] : []) },
    { label: "Hero type", of: (c) => hero(c)?.types ?? [] },
    { label: "Keyword", of: keywordsOf },
    { label: "Speed", of: (c) => ("speed" in c.data ? [SPEEDS[c.data.speed as keyof typeof SPEEDS]] : []) },
  ];
}

function keywordsOf(card: CardInfo): string[] {
  const d = card.data as Printed;
  if (!("atk" in d)) return [];
  const more = { Slayer: d.slayer.length, Immune: d.immune.length, Regen: d.regen, Evade: d.evade };
  return [...d.keywords, ...Object.entries(more).flatMap(([word, has]) => (has ? [word] : []))];
}

/** The abilities that have a name on the card. */
function namesOf(d: Printed): string[] {
  const abilities = "astra" in d ? d.astra : "use" in d ? d.use : "attach" in d ? (d.attach?.use ?? []) : [];
  return abilities.map((a) => a.name).filter(Boolean);
}

/** The emblem of a Hero: its faction is shield, colour and disc, its types the head and what stands behind. */
function crestOf(d: Extract<Printed, { type: "hero" }>): Crest {
  const { hue, shield, badge } = FACTIONS[d.faction] ?? NEUTRAL;
  const types: string[] = d.types;
  return {
    kind: types.map((t) => KINDS[t]).find((k) => k) ?? "human",
    shield,
    hue,
    other: hue + (types.includes("Ranged") ? 50 : types.includes("Flyer") ? -60 : 20),
    metal: 80,
    behind: BEHIND[Object.keys(BEHIND).find((t) => types.includes(t)) ?? ""],
    badge,
    smooth: true,
    sign: d.unique ? "crown" : undefined,
    rank: d.stars,
  };
}

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  const hero = "atk" in d ? d : null;
  return {
    emblem: EMBLEMS[card.type] ?? "gem",
    ...(hero ? { crest: crestOf(hero) } : {}),
    hue: (FACTIONS[d.faction] ?? NEUTRAL).hue,
    line: hero ? `${"★".repeat(hero.stars)} ${d.faction}` : [plain(card.type), d.faction].filter(Boolean).join(" · "),
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
    names: namesOf(d),
    more: hero?.types.length ? [{ label: "Types", value: hero.types.join(", ") }] : [],
  };
}
