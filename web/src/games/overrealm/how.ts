import { row, type Box, type HowTo } from "../../lib/how";

const steps = ["Reveal", "Draw, Counter", "Pre-Switch", "Switch", "Pre-Attack", "Fast, then slow", "Post Attack"];

export const how = (): HowTo => ({
  aim: "Knock out all three monsters of the other side. Both players choose in secret and act at once, turn after turn.",
  board: {
    title: "One monster fights, two wait beside it; its four actions lie before you.",
    width: 330,
    height: 150,
    boxes: [
      ...row(3, 92, 4, 44, 30, 8, { tone: "theirs" }).map((b, i) => (i === 1 ? { ...b, text: "Enemy" } : b)),
      { x: 144, y: 48, w: 44, h: 32, tone: "mine", text: "Active", n: 1 },
      { x: 92, y: 48, w: 44, h: 32, tone: "paper", text: "Left", n: 2 },
      { x: 196, y: 48, w: 44, h: 32, tone: "paper", text: "Right" },
      { x: 92, y: 86, w: 72, h: 18, tone: "lit", text: "Action", n: 3 },
      { x: 168, y: 86, w: 72, h: 18, tone: "lit", text: "Action" },
      { x: 92, y: 107, w: 72, h: 18, tone: "lit", text: "Action" },
      { x: 168, y: 107, w: 72, h: 18, tone: "lit", text: "Action" },
      { x: 252, y: 48, w: 70, h: 32, text: "Draw, Counter", n: 4 },
      { x: 8, y: 48, w: 70, h: 32, text: "Stat cubes", n: 5 },
      { x: 8, y: 107, w: 70, h: 18, text: "Three cubes", n: 6 },
      { x: 92, y: 130, w: 148, h: 17, tone: "space", text: "Your hand of buffs" },
    ],
    notes: [
      "The active monster: it acts, and it is hit.",
      "The other two; a switch brings one in.",
      "Its four actions: attacks, status, reactions, auras.",
      "The two standard actions, always the same.",
      "ATK, DEF and SPD cubes of the active monster.",
      "Maneuver cubes: three for the whole game.",
    ],
  },
  parts: [
    {
      title: "Choose a team",
      lines: [
        "Casual: eight monsters are dealt, and you pick in turn until each of you has four. Competitive: bring five of your own.",
        "In secret you choose three of them, and the one that begins.",
        "Your deck is the four buffs of each of your monsters and two standard ones: 14 cards. You open with two.",
      ],
      rules: ["OR-MODE-04", "OR-MODE-07", "OR-TEAM-01", "OR-SETUP-05", "OR-SETUP-06"],
    },
    {
      title: "Choose one of eight, in secret",
      lines: [
        "One of your monster's four actions, Draw Cards, Counter, or a switch to the left or right monster.",
        "Draw Cards takes two. Counter guards your monster from what the enemy monster does.",
        "Discard icons are paid with cards from the hand. An attack may take as many buffs as it has slots, from any monster.",
        "A maneuver cube pays for Counter, or protects a monster action: if only one of you protects, elements count for nothing this turn. A spent cube never comes back.",
      ],
      rules: ["OR-SELECT-01", "OR-SELECT-02", "OR-SELECT-04", "OR-STD-01", "OR-STD-02", "OR-SELECT-10", "OR-SETUP-03"],
    },
    {
      title: "Reveal, and all happens in order",
      lines: [
        "At the reveal costs are paid and draw icons drawn; then comes one step after the other.",
        "Of two monster actions the faster one goes first; equal speeds happen together.",
        "A switch comes before attacks: the attack hits the one who came in.",
      ],
      rules: ["OR-ORDER-03", "OR-ORDER-04", "OR-ORDER-05", "OR-ORDER-08", "OR-SWITCH-03"],
      picture: {
        title: "The steps of a turn, from left to right",
        width: 360,
        height: 34,
        boxes: steps.map((text, i): Box => ({
          x: 2 + i * 51,
          y: 6,
          w: 48,
          h: 22,
          text,
          tone: i === 5 ? "lit" : "paper",
        })),
      },
    },
    {
      title: "Damage",
      lines: [
        "Add the printed damage, bonuses and ATK cubes; add what the attack says about each element of the target; take away its DEF.",
        "An attack that is carried out does at least 1.",
      ],
      rules: ["OR-ATTACK-01", "OR-ATTACK-02", "OR-ATTACK-03"],
      picture: {
        title: "An attack of 3, one ATK cube, 2 for the target's element, one DEF cube: 5 damage",
        width: 250,
        height: 30,
        boxes: [
          { x: 2, y: 4, w: 44, h: 22, text: "3 printed", tone: "mine" },
          { x: 52, y: 4, w: 44, h: 22, text: "+1 ATK", tone: "mine" },
          { x: 102, y: 4, w: 44, h: 22, text: "+2 element", tone: "lit" },
          { x: 152, y: 4, w: 44, h: 22, text: "−1 DEF", tone: "theirs" },
          { x: 202, y: 4, w: 44, h: 22, text: "= 5", tone: "dark" },
        ],
      },
    },
    {
      title: "Flips",
      lines: [
        "Flip 2 means: turn up to two cards from your deck, one at a time, and stop at the first success. All fails, and the ability does nothing.",
        "A flipped card is discarded. An empty deck is made anew from the discard pile.",
      ],
      rules: ["OR-FLIP-01", "OR-FLIP-03", "OR-FLIP-04"],
    },
    {
      title: "Switching, knocked out, the end",
      lines: [
        "A switch is free, and clears all stat cubes from your own board. A monster on the bench keeps its HP and its conditions.",
        "A monster at 0 HP is out; you bring another at once, and it does not act this turn.",
        "At the end of a turn you draw a card, unless you used a switch or Counter. A hand has seven cards at most.",
        "Whoever has no monster left has lost; if both sides fall together, it is a tie.",
      ],
      rules: ["OR-SWITCH-01", "OR-SWITCH-02", "OR-KO-03", "OR-KO-04", "OR-END-01", "OR-DECK-01", "OR-WIN-01"],
    },
  ],
  summary: [
    {
      title: "Choose in secret",
      lines: ["One of 4 actions, Draw, Counter, 2 switches", "Pay discards, add buffs to attacks"],
    },
    {
      title: "Cubes",
      lines: ["Three for the game", "One for Counter", "One to protect: no elements if only one does"],
    },
    {
      title: "Order",
      lines: ["Reveal: costs, draw icons", "Standard, switches, then monster actions", "Faster first, equal together"],
    },
    { title: "Damage", lines: ["Printed + bonuses + ATK", "+ elements − DEF, at least 1"] },
    {
      title: "Switch",
      lines: ["Free; clears your stat cubes", "Comes before attacks", "No card at the end of the turn"],
    },
    { title: "End", lines: ["0 HP: out, another comes in", "Three out: lost", "Hand of seven at most"] },
  ],
});
