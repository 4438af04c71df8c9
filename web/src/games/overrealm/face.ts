import type { Printed } from "../../../generated/overrealm";
import type { Crest } from "../../lib/emblem";
import type { Face, Figure, Filter } from "../../lib/faces";
import type { Shield } from "../../lib/heads";
import { plain } from "../../lib/text";
import type { CardInfo } from "../../lib/types";

export const ELEMENTS: Record<string, { icon: string; hue: number; colour: string }> = {
  Fire: { icon: "flame", hue: 35, colour: "#b8370c" },
  Water: { icon: "drop", hue: 240, colour: "#1d5fa8" },
  Rock: { icon: "mountain", hue: 70, colour: "#7a5a26" },
  Leaf: { icon: "leaf", hue: 145, colour: "#2a6e33" },
  Electric: { icon: "bolt", hue: 95, colour: "#816200" },
  Death: { icon: "skull", hue: 315, colour: "#6d2f80" },
};

const element = (name: string) => ELEMENTS[name] ?? { icon: "gem", hue: 200, colour: "#444" };

export function filters(): Filter[] {
  const data = (card: CardInfo) => card.data as Record<string, unknown>;
  const words = (v: unknown) => [v].flat().filter((x): x is string => typeof x === "string" && x !== "");
  const figure = (card: CardInfo, label: string) => card.figures.flatMap(([l, v]) => (l === label ? [v] : []));
  return [
    { label: "Monster", of: (c) => (c.type === "monster" ? [c.name] : words(data(c).monster).map(plain)) },
    { label: "Element", of: (c) => words(data(c).elements ?? data(c).element) },
    { label: "Role", of: (c) => words(data(c).role) },
    { label: "Kind", of: (c) => words(data(c).kind).map(plain) },
    { label: "Speed", of: (c) => figure(c, "Speed").filter((v) => v !== "-") },
    { label: "When", of: (c) => words(data(c).timing).map((t) => (t === "None" ? "Never as a buff" : t)) },
    { label: "HP", of: (c) => figure(c, "HP") },
  ];
}

const ROLES: Record<string, { behind: string; shield: Shield }> = {
  Assassin: { behind: "swords", shield: "notched" },
  Support: { behind: "leaves", shield: "round" },
  Tank: { behind: "hammers", shield: "square" },
  Technical: { behind: "gears", shield: "hex" },
  Tricky: { behind: "flames", shield: "kite" },
  Warrior: { behind: "horns", shield: "heater" },
};

/** The emblem of a monster: its elements are colours and signs, its role the shield and what stands behind it. */
function crestOf(d: Extract<Printed, { type: "monster" }>): Crest {
  const [first, second] = d.elements.map(element);
  const role = ROLES[d.role];
  return {
    kind: d.elements[0] === "Death" ? "spirit" : "beast",
    shield: role?.shield ?? "heater",
    hue: first!.hue,
    other: (second ?? first)!.hue,
    metal: 70,
    behind: role?.behind,
    badge: first!.icon,
    sign: second?.icon,
    rank: d.complexity,
  };
}

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  if ("elements" in d) {
    const [first] = d.elements;
    return {
      emblem: "claw",
      crest: crestOf(d),
      hue: element(first ?? "").hue,
      line: `${d.role} ${"★".repeat(d.complexity)}`,
      corner: { label: "HP", value: String(d.hp), icon: "heart", colour: "#b3261e" },
      strip: d.elements.map((e, i) => ({
        label: i ? "and" : "Element",
        term: e,
        value: e,
        icon: element(e).icon,
        colour: element(e).colour,
      })),
      names: [d.ability],
      more: card.figures.filter(([l, v]) => l.startsWith("Takes") && v).map(([label, value]) => ({ label, value })),
    };
  }
  if ("element" in d) {
    const e = element(d.element);
    const strip: Figure[] = [
      { label: "Speed", value: String(d.speed ?? "–") },
      { label: "Slots", value: String(d.slots) },
      { label: "Cost", value: String(d.cost) },
    ];
    return {
      emblem: e.icon,
      hue: e.hue,
      line: `${d.element} · ${d.kind}`,
      ...(d.kind === "attack"
        ? { corner: { label: "Damage", value: String(d.damage), icon: "burst", colour: e.colour } }
        : {}),
      strip,
      more: card.figures.filter(([l, v]) => l === "Modifiers" && v).map(([label, value]) => ({ label, value })),
    };
  }
  return {
    emblem: d.flip === "success" ? "up" : d.flip ? "down" : "burst",
    hue: d.super ? 60 : 215,
    line: [d.timing === "None" ? "Buff" : d.timing, d.monster === "standard" ? "" : plain(d.monster)]
      .filter(Boolean)
      .join(" · "),
    strip: card.figures
      .filter(([l, v]) => v && ["Flip", "Cost"].includes(l))
      .map(([label, value]) => ({ label, value })),
    more: [],
  };
}
