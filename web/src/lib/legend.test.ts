import { describe, expect, it } from "vitest";
import { faceOf } from "./faces";
import { house } from "./house";
import { ICONS } from "./icons";
import { legendOf, ruleText, splitsOf, termOf, termsIn } from "./legend";

describe("words of the ledger", () => {
  it("lose their heading", () => {
    expect(ruleText("Burn", "Burn: a counter giving -0/-1.")).toBe("A counter giving -0/-1.");
    expect(ruleText("Immune", "Immune (type): effects do nothing.")).toBe("Effects do nothing.");
    expect(ruleText("Power Up!", "Power Up! (ability): unlocks it.")).toBe("Unlocks it.");
    expect(ruleText("Slayer", "Slayer [type]: 1 Wound more.")).toBe("1 Wound more.");
    expect(ruleText("shield", "Each shield token absorbs 1.")).toBe("Each shield token absorbs 1.");
  });
});

describe.each(house)("the legend of $game", ({ game, cards, rules }) => {
  const legend = legendOf(game)!;
  const all = [...legend.signs, ...legend.words, ...legend.zones];

  it("explains each word, by rules that there are", () => {
    const ids = new Set(rules.map((r) => r.id));
    for (const t of all) {
      expect(t.text || t.rules?.length, t.word).toBeTruthy();
      for (const id of t.rules ?? []) expect(ids, t.word).toContain(id);
      if (t.icon) expect(Object.keys(ICONS)).toContain(t.icon);
    }
    for (const part of [legend.signs, legend.words, legend.zones])
      expect(new Set(part.map((t) => t.word)).size).toBe(part.length);
  });

  it("knows every figure on a face", () => {
    const figures = cards.flatMap((c) => {
      const face = faceOf(game, c);
      return [...face.strip, ...(face.corner ? [face.corner] : [])].map((f) => f.term ?? f.label);
    });
    expect([...new Set(figures)].filter((f) => !termOf(game, f))).toEqual([]);
  });

  it("has no word that no card uses", () => {
    const used = new Set(cards.flatMap((c) => termsIn(game, `${c.text} ${faceOf(game, c).line}`)));
    expect(legend.words.filter((t) => !used.has(t)).map((t) => t.word)).toEqual([]);
  });

  it("finds whole words only", () => {
    const word = legend.words[0]!.word;
    expect(`x ${word} y`.split(splitsOf(game)!)).toEqual(["x ", word, " y"]);
    expect(`x${word}y`.split(splitsOf(game)!)).toHaveLength(1);
  });
});
