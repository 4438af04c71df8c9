import { describe, expect, it } from "vitest";
import { aiming, aimsOf, lastMove, rowsOf, sentence, sinceMine, spoken, tell, thingsOf } from "./story";
import { bannerOf, endingOf, mostOf, scoresOf } from "./summary";
import type { Line, Mention } from "./types";

const card = (id: number, name: string): Mention => ({ name, ref: `card:${id}`, card: name.toLowerCase() });
const you: Mention = { name: "you", ref: "seat:0", card: "" };
const bob: Mention = { name: "Bob", ref: "seat:1", card: "" };
const matron = card(1, "Iron Matron");
const lance = card(2, "Lance of Coals");

function line(n: number, role: Line["role"], pieces: Line["pieces"], more: Partial<Line> = {}): Line {
  const refs = pieces.filter((p): p is Mention => typeof p === "object").map((p) => p.ref);
  return { n, role, pieces, refs, text: "", kind: role, seat: 0, aim: [], dealt: 0, score: [], to: null, ...more };
}
const said = (lines: Line[]) => rowsOf(tell(lines)).map(spoken);

describe("lines as a story", () => {
  it("puts what came of a move into its sentence", () => {
    const shields = card(3, "Raise Shields");
    expect(
      said([
        line(1, "move", [lance, " hits ", matron, " for 3"]),
        line(2, "result", [shields, " blocks 1"], { seat: 1 }),
        line(3, "move", [bob, " passes"], { seat: 1 }),
      ]),
    ).toEqual(["Lance of Coals hits Iron Matron for 3; Raise Shields blocks 1", "Bob passes"]);
  });

  it("names who goes on acting once", () => {
    expect(
      said([
        line(1, "move", [matron, " is played"]),
        line(1, "result", [matron, " gains 3 shields"], { kind: "a" }),
        line(1, "result", [matron, " guards the row"], { kind: "b" }),
      ]),
    ).toEqual(["Iron Matron is played, gains 3 shields, guards the row"]);
    const both = line(1, "result", [matron, " and ", lance, " fight a Duel"], { kind: "c" });
    expect(said([line(1, "move", [matron, " attacks"]), both])).toEqual([
      "Iron Matron attacks; Iron Matron and Lance of Coals fight a Duel",
    ]);
  });

  it("goes on with what was named last, once", () => {
    const wall = card(8, "Wall");
    expect(
      said([
        line(1, "move", [matron, " attacks ", wall, " with ", lance]),
        line(1, "result", [lance, " hits ", wall]),
        line(1, "result", [wall, " falls"]),
      ]),
    ).toEqual(["Iron Matron attacks Wall with Lance of Coals, which hits Wall; Wall falls"]);
  });

  it("lists what happened alike, and counts what is the same", () => {
    const draw = (c: Line["pieces"][number]) => line(1, "deed", [you, " drew ", c], { kind: "drew" });
    const blind = line(1, "deed", [bob, " drew a card"], { kind: "drew", seat: 1 });
    // What another player does is a sentence of its own.
    expect(said([draw(card(4, "Ana")), draw(card(5, "Mei")), draw(card(6, "Echo")), blind, blind])).toEqual([
      "You drew Ana, Mei and Echo",
      "Bob drew 2 cards",
    ]);
    // Who is hit is no list: the verb goes with each of them.
    const down = (c: Mention) => line(1, "result", [c, " is defeated"], { kind: "defeated" });
    expect(said([down(matron), down(lance)])).toEqual(["Iron Matron is defeated; Lance of Coals is defeated"]);
  });

  it("names a source only where something came of it", () => {
    const acorn = card(7, "Acorn");
    const source = (c: Mention) => line(1, "source", [c, " resolves"], { kind: "resolves" });
    expect(
      said([
        source(lance),
        source(acorn),
        line(1, "result", [bob, " gains 1"]),
        line(1, "move", [acorn, " hits ", matron]),
        line(1, "move", [lance, " hits ", matron]),
      ]),
    ).toEqual(["Acorn: Bob gains 1; Acorn hits Iron Matron", "Lance of Coals hits Iron Matron"]);
    expect(said([line(1, "move", [acorn, " is used"]), source(acorn), line(1, "result", [matron, " burns"])])).toEqual([
      "Acorn is used; Iron Matron burns",
    ]);
  });

  it("leaves out that a card goes away which the sentence has named", () => {
    const away = (c: Mention) => line(2, "aftermath", [bob, " discards ", c], { kind: "discard" });
    const attack = line(1, "move", [lance, " hits ", matron]);
    expect(said([attack, away(lance)])).toEqual(["Lance of Coals hits Iron Matron"]);
    expect(said([attack, away(card(9, "Net"))])).toEqual(["Lance of Coals hits Iron Matron; Bob discards Net"]);
    expect(said([line(1, "outcome", [bob, " wins"]), away(card(9, "Net"))])).toEqual(["Bob wins"]);
  });

  it("groups by chapter and by side", () => {
    const chapters = tell([
      line(0, "chapter", ["The game begins"]),
      line(1, "move", [you, " pass"]),
      line(2, "move", [bob, " passes"], { seat: 1 }),
      line(2, "move", [bob, " deploys"], { seat: 1 }),
      line(2, "outcome", [bob, " wins the round"]),
      line(2, "chapter", ["round 2 begins"]),
      line(3, "turn", ["your turn"]),
      line(3, "move", [you, " pass"]),
      line(4, "turn", ["your turn"]),
      line(4, "move", [you, " pass"]),
    ]);
    expect(chapters.map((c) => c.title)).toEqual(["The game begins", "Round 2 begins"]);
    expect(chapters[0]!.groups.map((g) => [g.seat, g.rows.length])).toEqual([
      [0, 1],
      [1, 2],
      [null, 1],
    ]);
    expect(chapters[1]!.groups.map((g) => g.seat)).toEqual([0, 0]);
  });

  it("strikes out what was taken back, and only that", () => {
    const chapters = tell([
      line(1, "move", [lance, " hits ", matron]),
      line(2, "result", [matron, " burns"]),
      line(3, "table", ["You took the last answer back"], { to: 1 }),
      line(4, "move", [you, " pass"]),
    ]);
    const rows = rowsOf(chapters);
    expect(sentence(rows[0]!).map((x) => x.struck)).toEqual([false, true]);
    expect(rows.slice(1).map((r) => r.clauses[0]!.struck)).toEqual([false, false]);
  });

  it("knows the last move of the other side, what it names and at whom it aims", () => {
    const lines = [
      line(1, "move", [lance, " attacks ", matron], { seat: 1, aim: ["card:2", "card:1"] }),
      line(2, "result", [card(8, "Wall"), " falls"], { aim: ["card:8"] }),
    ];
    const row = lastMove(lines, 0)!;
    expect(thingsOf(row)).toEqual(["card:2", "card:1", "card:8"]);
    expect(aimsOf(row)).toEqual([
      ["card:2", "card:1"],
      ["card:2", "card:8"],
    ]);
    expect(lastMove(lines, 1)).toBeNull();
    const pass = line(3, "move", [bob, " passes"], { seat: 1 });
    expect(lastMove([...lines, pass], 0)?.key).toBe(0);
    expect(sinceMine([...lines, line(3, "move", [you, " pass"]), pass], 0)).toEqual([pass]);
    const back = line(3, "table", ["Bob took the last answer back"], { to: 0, seat: 1 });
    expect(lastMove([...lines, back], 0)).toBeNull();
  });

  it("draws my own aim only until the other side has moved", () => {
    const mine = line(1, "move", [lance, " attacks ", matron], { seat: 0, aim: ["card:2", "card:1"] });
    const theirs = line(2, "move", [bob, " passes"], { seat: 1 });
    expect(aiming([mine], 0)?.key).toBe(0);
    expect(aiming([mine, theirs], 0)).toBeNull();
    const answer = line(3, "move", [matron, " attacks ", lance], { seat: 1, aim: ["card:1", "card:2"] });
    expect(aiming([mine, theirs, answer], 0)?.key).toBe(2);
    const over = line(4, "outcome", [bob, " wins the battle"], { seat: 1 });
    expect(aiming([mine, theirs, answer, over], 0), "not once the battle is over").toBeNull();
  });
});

describe("the end of a game", () => {
  const battle = (n: number, score: number[], who: Mention) => [
    line(n, "chapter", [`Battle ${n} begins; Bob has initiative`], { kind: "battle" }),
    line(n, "outcome", [who, ` wins the battle ${score.join(" to ")}`], { kind: "over", score }),
    line(n, "outcome", [who, " completes 2 Objectives"], { kind: "objectives" }),
  ];
  it("has the score by battle, and who won each, whatever the figures", () => {
    expect(scoresOf(tell([...battle(1, [20, 3], you), ...battle(2, [9, 9], bob)]))).toEqual([
      { title: "Battle 1", score: [20, 3], winners: [0], conceded: null },
      { title: "Battle 2", score: [9, 9], winners: [1], conceded: null },
    ]);
  });
  it("calls the first round as the later ones", () => {
    const start = line(0, "chapter", ["The game begins"], { kind: "!start" });
    expect(scoresOf(tell([start, battle(1, [1, 2], bob)[1]!, ...battle(2, [9, 9], bob)])).map((x) => x.title)).toEqual([
      "Battle 1",
      "Battle 2",
    ]);
  });
  it("gives one banner for an end and the beginning after it", () => {
    const next = line(1, "chapter", ["Battle 2 begins; Bob has initiative"], { kind: "battle" });
    expect(bannerOf(tell([...battle(1, [20, 3], bob).slice(1), next]))).toEqual({
      title: "Bob wins the battle 20 to 3",
      more: "Bob completes 2 Objectives; Battle 2",
    });
    expect(bannerOf(tell([next]))).toEqual({ title: "Battle 2", more: "Bob has initiative" });
    expect(bannerOf(tell([line(1, "chapter", ["Turn 11"], { kind: "turn" })]))).toEqual({ title: "Turn 11", more: "" });
    expect(bannerOf(tell([line(1, "move", [you, " pass"])]))).toBeNull();
    expect(bannerOf(tell([line(0, "chapter", ["The game begins"], { kind: "!start" })]))).toBeNull();
  });
  it("credits the attacker with what its card did, and nobody where two did as much", () => {
    const attack = line(1, "move", [matron, " attacks ", card(8, "Wall"), " with ", lance], {
      aim: ["card:1", "card:8"],
    });
    const hit = line(2, "result", [lance, " hits ", card(8, "Wall"), " for 5"], {
      aim: ["card:2", "card:8"],
      dealt: 5,
    });
    expect(mostOf(tell([attack, hit]))).toMatchObject({ name: "Iron Matron", dealt: 5 });
    const other = line(3, "move", [card(8, "Wall"), " hits ", matron, " for 5"], {
      aim: ["card:8", "card:1"],
      dealt: 5,
    });
    expect(mostOf(tell([attack, hit, other]))).toBeNull();
    expect(mostOf(tell([attack]))).toBeNull();
  });
  it("has right words for whoever looks", () => {
    const end = (rule: string, winners: number[], me: number | null) =>
      endingOf({ winners, rule, limit: false, text: "", why: "Why." }, ["Ada", "Bob"], me);
    expect(end("OW-WIN-01", [0], 0)).toEqual({ title: "You win!", why: "Why.", rule: "OW-WIN-01", won: true });
    expect(end("OW-WIN-01", [1], 0).title).toBe("Bob wins");
    expect(end("TABLE-RESIGN", [1], 0)).toMatchObject({ title: "You gave up", why: "Bob wins.", rule: null });
    expect(end("TABLE-RESIGN", [1], 1)).toMatchObject({ title: "You win!", why: "Why." });
    expect(end("TABLE-RESIGN", [1], null)).toMatchObject({ title: "Bob wins", why: "Why." });
    expect(end("TABLE-TIME", [1], 0).title).toBe("Your time ran out");
    expect(end("TABLE-LIMIT", [], 0)).toMatchObject({ title: "A draw", won: false });
    expect(end("TABLE-POINTS", [0, 1], null).title).toBe("Ada and Bob win");
  });
});
