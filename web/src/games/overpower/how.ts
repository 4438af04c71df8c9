import { type Box, type HowTo, type Part, type Picture } from "../../lib/how";

/** What the editions call things. */
interface Words {
  objectives: string;
  between: string;
  types: string;
}

function board(w: Words): Picture {
  const side = (y: number, tone: "mine" | "theirs", n: boolean): Box[] => [
    { x: 60, y, w: 40, h: 38, tone, text: "Front", ...(n ? { n: 1 } : {}) },
    { x: 106, y, w: 40, h: 38, tone, text: "Front" },
    { x: 152, y, w: 40, h: 38, tone, text: "Front" },
    { x: 204, y, w: 40, h: 38, tone: "space", text: "Reserve", ...(n ? { n: 2 } : {}) },
  ];
  return {
    title: `Two teams of four, seven ${w.objectives} each, and ${w.between} between them.`,
    width: 330,
    height: 164,
    boxes: [
      ...side(4, "theirs", false),
      { x: 60, y: 48, w: 184, h: 26, tone: "lit", text: w.between, n: 3 },
      ...side(80, "mine", true),
      { x: 256, y: 80, w: 70, h: 16, tone: "paper", text: "Completed", n: 4 },
      { x: 256, y: 99, w: 70, h: 16, tone: "paper", text: "Reserve 7" },
      { x: 256, y: 118, w: 70, h: 16, tone: "paper", text: "Defeated" },
      { x: 4, y: 80, w: 46, h: 38, tone: "paper", text: "Draw Pile" },
      { x: 64, y: 121, w: 32, h: 14, tone: "plain", text: "placed", n: 5 },
      { x: 60, y: 142, w: 184, h: 18, tone: "space", text: "Your hand of eight" },
    ],
    notes: [
      "The Front Line fights: three characters.",
      "The fourth waits in Reserve and moves up when one has fallen.",
      "Here an attack is shown and answered.",
      `Your ${w.objectives}: won ones go up to Completed, lost ones down to Defeated.`,
      "Cards placed on a character wait there for later battles.",
    ],
  };
}

const block: Picture = {
  title: "A 6 with a bonus of 2 attacks at 8. A 7 does not block it; a 7 with a bonus of 1 does.",
  width: 270,
  height: 34,
  boxes: [
    { x: 2, y: 6, w: 34, h: 22, text: "6", tone: "mine" },
    { x: 40, y: 6, w: 34, h: 22, text: "+2", tone: "mine" },
    { x: 100, y: 6, w: 34, h: 22, text: "7", tone: "dark" },
    { x: 186, y: 6, w: 34, h: 22, text: "7", tone: "lit" },
    { x: 224, y: 6, w: 34, h: 22, text: "+1", tone: "lit" },
  ],
  arrows: [
    [76, 17, 97, 17],
    [162, 17, 183, 17],
  ],
};

const ko: Picture = {
  title: "Knocked out: 20 damage in all, or hits of three different types",
  width: 270,
  height: 34,
  boxes: [
    { x: 2, y: 6, w: 34, h: 22, text: "8", tone: "dark" },
    { x: 40, y: 6, w: 34, h: 22, text: "7", tone: "dark" },
    { x: 78, y: 6, w: 34, h: 22, text: "5", tone: "dark" },
    { x: 142, y: 6, w: 38, h: 22, text: "2 type A", tone: "paper" },
    { x: 184, y: 6, w: 38, h: 22, text: "1 type B", tone: "paper" },
    { x: 226, y: 6, w: 38, h: 22, text: "1 type C", tone: "paper" },
  ],
};

const MODERN: Part[] = [
  {
    title: "Your team and your deck",
    lines: [
      "Four characters, 76 threat in all at most; one of them begins in Reserve. A Mission set brings seven Objectives.",
      "At least 51 cards, 56 with Events. A Power card is for characters whose grid in its type is as high as its value; a Special is for the character it names.",
    ],
    rules: ["OP25-DECK-01", "OP25-DECK-03", "OP25-DECK-05", "OP25-CARD-04", "OP25-CARD-27"],
  },
  {
    title: "Before the fight",
    lines: [
      "Draw eight. An Event that you drew must be played, one at most, and it counts for both.",
      "Discard: of each card keep one; Power cards of one value are the same card, whatever their type. What nobody can use goes too.",
      "Place, one card in turn: at most one Power, one Universe, one Artifact and one Special on each character. They lie open and stay until played.",
      "Venture at least one Objective. For each one above two the other side may draw a card. Then you may still concede.",
    ],
    rules: ["OP25-DRAW-01", "OP25-EVENT-01", "OP25-DISC-01", "OP25-PLACE-01", "OP25-VENT-01", "OP25-VENT-06"],
  },
  {
    title: "Your turn in battle",
    lines: [
      "Attack, play a card that is no attack, pass, or concede. You pass only without a usable attack in hand.",
      "An attack names its target and lies in the Astral Plane, where its cards may be negated.",
      "Then the target may answer once: avoid it, or block with a level that is at least as high. What is not stopped is a hit.",
      "A bonus makes an attack harder to block and does no damage of its own. One Universe card on an attack, one on a defence.",
    ],
    rules: ["OP25-BATT-10", "OP25-BATT-21", "OP25-BATT-37", "OP25-BATT-38", "OP25-CARD-07", "OP25-CARD-26"],
    picture: block,
  },
  {
    title: "Knocked out",
    lines: [
      "20 damage on one character, or hits of three different types. Hits of earlier battles count too.",
      "An Any-Power hit counts as damage only; a MultiPower hit is the type that is missing.",
    ],
    rules: ["OP25-KO-01", "OP25-KO-02", "OP25-KO-03", "OP25-KO-06"],
    picture: ko,
  },
  {
    title: "The end of a battle",
    lines: [
      "After two passes in a row the higher Venture Total wins: the printed values of all hits you made in this battle.",
      "Who concedes loses the battle, whatever the totals.",
      "Won: what was ventured from Reserve goes to Completed. Lost: it goes to Defeated, and from Completed back to Reserve.",
      "Hits stay on those who live, hands are discarded, placed cards stay. The Reserve moves up for the fallen at the next draw.",
    ],
    rules: ["OP25-BATT-15", "OP25-TOTAL-01", "OP25-END-02", "OP25-END-16", "OP25-END-18", "OP25-DRAW-02"],
  },
  {
    title: "Winning",
    lines: [
      "Seven Objectives Completed wins; seven Defeated loses; all four characters knocked out loses.",
      "This is seen at the end of a battle, and the Objectives weigh more than the team.",
    ],
    rules: ["OP25-END-10", "OP25-END-11", "OP25-END-12", "OP25-END-13", "OP25-END-14"],
  },
];

const CLASSIC: Part[] = [
  {
    title: "Your team and your deck",
    lines: [
      "Four characters, three in front and one in Reserve, and one whole Mission of seven cards.",
      "A character is worth the sum of his ratings; what a team may be worth goes by how many ratings it has, from 58 points to 76.",
      "At least 51 cards, 56 with Events. A Power card is for whoever has a rating as high as its value in that type.",
    ],
    rules: ["OPC-DECK-01", "OPC-DECK-02", "OPC-DECK-10", "OPC-CARD-02", "OPC-SETUP-01"],
  },
  {
    title: "Before the fight",
    lines: [
      "Draw eight. Who holds an Event plays one; it counts for both.",
      "Discard what nobody can use, and all but one of the same: Power cards of one value are the same card, whatever their type.",
      "Place, one card in turn: at most one Power, one Universe and one Special on each character.",
      "Venture at least one Mission. Two are free; for a third and each further one the other side draws a card.",
    ],
    rules: ["OPC-DRAW-01", "OPC-EVENT-02", "OPC-DISC-01", "OPC-DISC-02", "OPC-PLACE-03", "OPC-VENT-04"],
  },
  {
    title: "Your turn in battle",
    lines: [
      "One of: a Power card, alone or with a Basic or Training card; a Teamwork and its follow-ups; an Ally and a Special; a Special; concede; pass.",
      "You pass when nothing in your hand can attack. After that you only pass or concede, but you still defend.",
      "An attack names a character of the other Front Line. That one may stop it with at least the same total, or with a Special that fits; any type stops any type.",
      "A bonus counts for the attack or the defence, and never for the damage.",
    ],
    rules: ["OPC-BATT-02", "OPC-BATT-29", "OPC-BATT-31", "OPC-DEF-02", "OPC-DEF-04", "OPC-DEF-05", "OPC-CARD-10"],
    picture: block,
  },
  {
    title: "Knocked out",
    lines: [
      "20 damage on one character, or hits of three of the four types, those of earlier battles included.",
      "The Reserve neither plays cards nor is attacked; he joins the Front Line at the start of the next battle if one has fallen.",
    ],
    rules: ["OPC-KO-02", "OPC-KO-03", "OPC-RESERVE-01", "OPC-RESERVE-04"],
    picture: ko,
  },
  {
    title: "The end of a battle",
    lines: [
      "It ends with two passes in a row, with a concession, or when one side has nobody in front.",
      "After passes the higher Venture Total wins: the value of the hits made in this battle. After a tie the Missions stay ventured.",
      "Won Missions go from Reserve to Completed; lost ones to Defeated, or from Completed back to Reserve.",
      "Hits stay on record, hands are discarded, placed cards stay. The winner goes first in the next battle.",
    ],
    rules: ["OPC-END-01", "OPC-END-02", "OPC-END-03", "OPC-VENT-07", "OPC-VENT-08", "OPC-VENT-12", "OPC-END-07"],
  },
  {
    title: "Winning",
    lines: [
      "All seven Missions Completed wins, all seven Defeated loses; all four characters knocked out loses.",
      "It is seen once a battle, after the Missions have moved, and they weigh more than the team.",
    ],
    rules: ["OPC-VICTORY-01", "OPC-VICTORY-02", "OPC-VICTORY-03", "OPC-VICTORY-04", "OPC-VICTORY-05"],
  },
];

function summary(w: Words, classic: boolean): HowTo["summary"] {
  return [
    {
      title: "A battle",
      lines: [
        "Draw 8, Events",
        "Discard the same and the useless",
        "Place in turn",
        `Venture 1 or more ${w.objectives}`,
        "Fight, then count",
      ],
    },
    {
      title: "Your turn",
      lines: [
        "Attack, another card, pass or concede",
        "Pass only without an attack in hand",
        "After a pass: pass or concede",
      ],
    },
    {
      title: "Answer",
      lines: ["One defence: avoid, or block", "Block with at least the level", "Bonuses are no damage"],
    },
    { title: "Out", lines: ["20 damage, or three types", "Earlier hits count", "Reserve moves up next battle"] },
    {
      title: "Who wins the battle",
      lines: ["A concession loses it", "Else the higher Venture Total", `Won: ${w.objectives} up. Lost: down`],
    },
    {
      title: "Who wins the game",
      lines: [
        `Seven ${w.objectives} Completed`,
        "Seven Defeated loses",
        "Four out loses",
        `Types: ${w.types}`,
        classic ? "Two ventured are free, more cost cards" : "Three or more ventured: they may draw",
      ],
    },
  ];
}

export function how(game: string): HowTo {
  const classic = game.endsWith("classic");
  const w: Words = classic
    ? {
        objectives: "Missions",
        between: "the table",
        types: "Energy, Fighting, Strength, Intellect",
      }
    : {
        objectives: "Objectives",
        between: "the Astral Plane",
        types: "Energy, Combat, Brute Force, Intelligence",
      };
  return {
    aim: `Complete your seven ${w.objectives}, battle by battle, or knock out all four characters of the other side.`,
    board: board(w),
    parts: classic ? CLASSIC : MODERN,
    summary: summary(w, classic),
  };
}
