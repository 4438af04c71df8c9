import { describe, expect, it } from "vitest";
import { blazon, emblem } from "./emblem";
import { faceOf } from "./faces";
import { house } from "./house";
import { ICONS } from "./icons";

const FIGURES = ["character", "monster", "hero"];

describe.each(house)("the emblems of $game", ({ game, cards }) => {
  const figures = cards.filter((c) => FIGURES.includes(c.type));

  it("are there for every character, monster and Hero, and for no other card", () => {
    expect(figures.length).toBeGreaterThan(0);
    for (const c of cards) expect(!!faceOf(game, c).crest, c.name).toBe(FIGURES.includes(c.type));
  });

  it("are never the same picture twice, nor told apart by shades only", () => {
    const drawings = new Map<string, string>();
    const blazons = new Map<string, string>();
    for (const c of figures) {
      const crest = faceOf(game, c).crest!;
      const drawn = emblem(c.id, crest);
      const said = blazon(c.id, crest).said;
      expect(drawings.get(drawn), c.id).toBeUndefined();
      expect(blazons.get(said), `${c.id}: ${said}`).toBeUndefined();
      drawings.set(drawn, c.id);
      blazons.set(said, c.id);
    }
    expect(drawings.size).toBe(figures.length);
  });

  it("are drawn whole, from signs that there are, and alike each time", () => {
    for (const c of figures) {
      const crest = faceOf(game, c).crest!;
      const drawn = emblem(c.id, crest);
      expect(drawn).not.toMatch(/undefined|NaN/);
      expect(drawn.length).toBeLessThan(8000);
      expect(drawn).toBe(emblem(c.id, crest));
      for (const sign of [crest.badge, crest.sign]) if (sign) expect(Object.keys(ICONS)).toContain(sign);
    }
  });
});
