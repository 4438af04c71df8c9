import type { Printed } from "../../../generated/overrealm";
import type { Face, Figure } from "../../lib/faces";
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

export function face(card: CardInfo<Printed>): Face {
  const d = card.data;
  if ("elements" in d) {
    const [first] = d.elements;
    return {
      emblem: "claw",
      hue: element(first ?? "").hue,
      line: `${d.role} ${"★".repeat(d.complexity)}`,
      corner: { label: "HP", value: String(d.hp), icon: "heart", colour: "#b3261e" },
      strip: d.elements.map((e, i) => ({
        label: i ? "and" : "Element",
        value: e,
        icon: element(e).icon,
        colour: element(e).colour,
      })),
      more: card.figures.filter(([l]) => l === "Marks").map(([, v]) => ({ label: "Attacked by", value: v })),
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
      line: `${d.element} ${d.kind}`,
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
    line: [d.timing !== "None" ? d.timing : "", card.type].filter(Boolean).join(" "),
    strip: card.figures
      .filter(([l, v]) => v && ["Flip", "Cost"].includes(l))
      .map(([label, value]) => ({ label, value })),
    more: [],
  };
}
