import { describe, expect, it } from "vitest";
import { deckName, deckOf, mended } from "./choices.svelte";
import type { Deck, GameInfo } from "./types";

const game = {
  id: "g",
  modes: [
    { id: "plain", decks: ["Fire", "Water"] },
    { id: "drafted", decks: [] },
  ],
} as unknown as GameInfo;
const kept = [{ id: 7, name: "Mine", text: "# Mine\n1 Torch\n" }] as Deck[];

describe("what one plays with", () => {
  it("is the first ready deck before anything was chosen", () => {
    expect(mended(game, kept, { mode: "", deck: "" })).toEqual({ mode: "plain", deck: "ready:Fire" });
  });
  it("stays as chosen while it can be had, and gives way when not", () => {
    for (const deck of ["ready:Water", "kept:7", "chance"])
      expect(mended(game, kept, { mode: "plain", deck })).toEqual({ mode: "plain", deck });
    expect(mended(game, [], { mode: "plain", deck: "kept:7" }).deck).toBe("ready:Fire");
    expect(mended(game, kept, { mode: "gone", deck: "ready:Lost" })).toEqual({ mode: "plain", deck: "ready:Fire" });
  });
  it("is no deck in a mode without decks", () => {
    expect(mended(game, kept, { mode: "drafted", deck: "ready:Water" })).toEqual({ mode: "drafted", deck: "" });
  });
  it("is sent as a name, or as the text of a kept deck", () => {
    const sent = (deck: string) => deckOf(game, { mode: "plain", deck }, kept);
    expect(sent("ready:Water")).toBe("Water");
    expect(sent("kept:7")).toBe(kept[0]!.text);
    expect(["Fire", "Water"]).toContain(sent("chance"));
    expect(sent("")).toBe("");
  });
  it("is called by its name", () => {
    expect(["ready:Fire: Forge", "kept:7", "kept:8"].map((d) => deckName(d, kept))).toEqual([
      "Fire: Forge",
      "Mine",
      "",
    ]);
  });
});
