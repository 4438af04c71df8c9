import { type Box, type HowTo } from "../../lib/how";

const V = [
  { x: 66, d: 18, s: "1★" },
  { x: 108, d: 9, s: "3★" },
  { x: 150, d: 0, s: "5★" },
  { x: 192, d: 9, s: "4★" },
  { x: 234, d: 18, s: "2★" },
];

export const how = (): HowTo => ({
  aim: "Bring the enemy headquarters from 7 to 0: every attack that nobody blocks takes 1 from it.",
  board: {
    title: "Both sides stand as a flying V, one slot for each rarity.",
    width: 330,
    height: 164,
    boxes: [
      ...V.map((v): Box => ({ x: v.x, y: 34 - v.d + 8, w: 30, h: 34, tone: "theirs", text: v.s })),
      ...V.map((v): Box => ({ x: v.x, y: 84 + v.d, w: 30, h: 34, tone: "mine", text: v.s })),
      { x: 150, y: 4, w: 30, h: 16, text: "HQ 7" },
      { x: 150, y: 144, w: 30, h: 16, tone: "lit", text: "HQ 7", n: 1 },
      { x: 150, y: 122, w: 30, h: 18, tone: "paper", text: "Battle", n: 3 },
      { x: 66, y: 102, w: 30, h: 34, tone: "mine", text: "1★", n: 2 },
      { x: 6, y: 84, w: 44, h: 17, tone: "paper", text: "Deploy 3", n: 4 },
      { x: 6, y: 105, w: 44, h: 17, tone: "paper", text: "Power 3" },
      { x: 280, y: 84, w: 44, h: 38, tone: "paper", text: "Power Deck", n: 5 },
    ],
    notes: [
      "Your headquarters: at 0 you have lost.",
      "A slot: its four Heroes lie face down until one is deployed.",
      "Battle cards, one stack; only the top one works.",
      "Two kinds of energy, both as high as the round.",
      "Draw one card a round from your Power Deck.",
    ],
  },
  parts: [
    {
      title: "Decks and the start",
      lines: [
        "20 Heroes, four of each rarity, and 20 Power cards (Power, Equipment, Battle). Three copies of a card at most.",
        "Heroes lie in their slots and are chosen, not drawn. Your hand of five comes from the Power Deck.",
        "Each begins with a 1★ Hero in play, chosen in secret. The headquarters stand at 7.",
      ],
      rules: ["PU-DECK-01", "PU-DECK-04", "PU-SETUP-02", "PU-SETUP-05", "PU-SETUP-10"],
    },
    {
      title: "A round has five phases",
      lines: [
        "Refresh!: both energies are set to the number of the round, and kneeling cards stand up. What you saved is gone.",
        "Draw!: one card each.",
        "Deploy!: one action after the other, until both pass in a row: a Hero into its slot, Equipment, a Battle card, powers.",
        "Combat!: attacks in turn. Resolve!: effects end, and it is seen whether somebody has won.",
        "The Offense player goes first; the roles change every round.",
      ],
      rules: ["PU-REFRESH-01", "PU-REFRESH-04", "PU-DRAW-01", "PU-DEPLOY-01", "PU-COMBAT-01", "PU-SETUP-12"],
    },
    {
      title: "Attack and block",
      lines: [
        "A standing Hero kneels and attacks one enemy Hero. Only that one may block, by kneeling too.",
        "Not blocked: the headquarters takes exactly 1, whatever the ATK. The Hero that was attacked is unharmed.",
        "Blocked: both strike each other at the same time. Who kneels stays so until the next Refresh!.",
      ],
      rules: ["PU-COMBAT-03", "PU-COMBAT-05", "PU-COMBAT-06", "PU-COMBAT-07", "PU-COMBAT-11", "PU-COMBAT-18"],
      picture: {
        title: "ATK of one against DEF of the other",
        width: 250,
        height: 52,
        boxes: [
          { x: 2, y: 4, w: 76, h: 20, text: "ATK below DEF", tone: "paper" },
          { x: 86, y: 4, w: 76, h: 20, text: "ATK equals DEF", tone: "paper" },
          { x: 170, y: 4, w: 76, h: 20, text: "ATK above DEF", tone: "paper" },
          { x: 2, y: 28, w: 76, h: 20, text: "no Wound", tone: "lit" },
          { x: 86, y: 28, w: 76, h: 20, text: "1 Wound", tone: "mine" },
          { x: 170, y: 28, w: 76, h: 20, text: "2 Wounds", tone: "dark" },
        ],
      },
    },
    {
      title: "Wounds",
      lines: [
        "A Hero with as many Wounds as Health is knocked out, and what is attached to it goes too.",
        "Wounds stay from round to round until they are healed.",
      ],
      rules: ["PU-WOUND-04", "PU-WOUND-05", "PU-WOUND-09"],
    },
    {
      title: "Instants and the chain",
      lines: [
        "An Instant may answer anything. Answers are piled up, and the last one happens first.",
        "Costs are paid at once and never come back. A Super Instant does not wait in the pile.",
      ],
      rules: ["PU-CHAIN-01", "PU-CHAIN-02", "PU-CHAIN-03", "PU-CHAIN-08"],
    },
    {
      title: "Team-Up, and how it ends",
      lines: [
        "Once a round, before the attacks, two standing Heroes of one faction may challenge an enemy with more stars than either. Their ATK and DEF are added, and it cannot be refused.",
        "You win when the enemy HQ is at 0, or when the enemy has no Heroes left at all.",
        "An empty Power Deck, or the end of round 10, stops the game: the higher HQ wins, then more stars in play.",
      ],
      rules: ["PU-TEAMUP-01", "PU-TEAMUP-04", "PU-TEAMUP-09", "PU-WIN-01", "PU-WIN-02", "PU-WIN-06", "PU-WIN-07"],
    },
  ],
  summary: [
    {
      title: "Round",
      lines: [
        "Refresh! energy = round, stand up",
        "Draw! one card",
        "Deploy! in turn, two passes end it",
        "Combat! in turn, two passes end it",
        "Resolve! who has won?",
      ],
    },
    { title: "Attack", lines: ["Kneel, aim at one enemy Hero", "It may kneel and block", "No block: HQ −1"] },
    { title: "Wounds", lines: ["ATK below DEF: none", "Equal: 1", "Above: 2"] },
    {
      title: "Team-Up",
      lines: ["Two of one faction, standing", "Against more stars than either", "Once a round in all"],
    },
    { title: "Chain", lines: ["Instants answer anything", "Last in, first done", "Costs are not given back"] },
    { title: "End", lines: ["HQ at 0, or no Heroes", "Empty Power Deck or round 10: higher HQ, then stars"] },
  ],
});
