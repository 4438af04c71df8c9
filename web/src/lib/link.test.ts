import { describe, expect, it } from "vitest";
import { pack, unpack } from "./link";

const text = "# Zoë’s fire\nHeroes\n1 Cinder Scout\n" + "2 Torch\n".repeat(40);

describe("a deck in a link", () => {
  it("comes back as it was, with its mode", async () => {
    const hash = await pack({ text, mode: "mixed-factions" });
    expect(await unpack(hash)).toEqual({ text, mode: "mixed-factions" });
    expect(await unpack(`#${hash}`)).toEqual({ text, mode: "mixed-factions" });
    expect(await unpack(await pack({ text, mode: "" }))).toEqual({ text, mode: "" });
  });
  it("is packed, and has only letters that a link may have", async () => {
    const hash = await pack({ text, mode: "" });
    expect(hash.length).toBeLessThan(text.length / 2);
    expect(hash).toMatch(/^[\w=-]+$/);
  });
  it("that cannot be read is none", async () => {
    const hash = await pack({ text, mode: "" });
    for (const bad of ["", "OW-PASS-01", "deck=", "deck=%%%", hash.slice(0, -9), `deck=${"A".repeat(60)}`])
      expect(await unpack(bad)).toBeNull();
  });
  it("that unpacks to more than a deck may be is none", async () => {
    const bomb = await pack({ text: "x".repeat(75000), mode: "" });
    expect(bomb.length).toBeLessThan(400);
    expect(await unpack(bomb)).toBeNull();
  });
});
