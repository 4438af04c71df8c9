import { row, type HowTo } from "../../lib/how";

const rowsOf = (y: number, names: string[], tone: "mine" | "theirs") =>
  names.flatMap((name, i) => [
    { x: 4, y: y + i * 20, w: 44, h: 16, text: name },
    ...row(7, 54, y + i * 20, 26, 16, 4, { tone: "space" }).map((b, at) => (at === 3 ? { ...b, tone } : b)),
  ]);

export const how = (): HowTo => ({
  aim: "Win two rounds. A round goes to the side with more Power on its three rows when both players have passed.",
  board: {
    title: "Both sides have three rows of seven spaces; the front rows face each other.",
    width: 330,
    height: 142,
    boxes: [
      ...rowsOf(4, ["Back", "Middle", "Front"], "theirs"),
      ...rowsOf(78, ["Front", "Middle", "Back"], "mine"),
      { x: 268, y: 4, w: 56, h: 56, text: "Power, Synergy" },
      { x: 268, y: 78, w: 56, h: 16, text: "5   2", n: 2 },
      { x: 268, y: 98, w: 56, h: 16, text: "3   1" },
      { x: 268, y: 118, w: 56, h: 16, text: "0   0" },
      { x: 144, y: 98, w: 26, h: 16, tone: "mine", n: 1 },
    ],
    notes: [
      "The centre space of a row: your first Hero of a round stands on one of your three.",
      "Each row has its own Power, which wins the round, and its own Synergy, which pays for Ultimates.",
    ],
  },
  parts: [
    {
      title: "Before the first round",
      lines: [
        "You both have the same Heroes: 32 cards in a shuffled deck each.",
        "Draw six. Once, before the first turn, you may swap up to three of them for new ones.",
      ],
      rules: ["OW-SETUP-01", "OW-SETUP-03", "OW-SETUP-05"],
    },
    {
      title: "Your turn: one thing",
      lines: [
        "Play a Hero, or activate the Ultimate of a Hero that is in play, or pass.",
        "A further Hero goes right beside one of yours in its row. An empty row is entered in a column where you have a Hero.",
        "No gap may open between the Heroes of a row, and a diagonal neighbour does not count.",
        "You can pass only with an empty hand, so every card you hold will be played.",
      ],
      rules: ["OW-PLAY-01", "OW-PLAY-04", "OW-PLAY-05", "OW-PASS-01"],
      picture: {
        title: "Two Heroes stand in the middle row. Where may the next one go? The green spaces.",
        width: 210,
        height: 58,
        boxes: [
          ...row(7, 2, 2, 26, 16, 4, { tone: "space" }).map((b, i) =>
            i === 3 || i === 4 ? { ...b, tone: "lit" as const } : b,
          ),
          ...row(7, 2, 21, 26, 16, 4, { tone: "space" }).map((b, i) =>
            i === 3 || i === 4
              ? { ...b, tone: "mine" as const, text: "Hero" }
              : i === 2 || i === 5
                ? { ...b, tone: "lit" as const }
                : b,
          ),
          ...row(7, 2, 40, 26, 16, 4, { tone: "space" }).map((b, i) =>
            i === 3 || i === 4 ? { ...b, tone: "lit" as const } : b,
          ),
        ],
      },
    },
    {
      title: "A Hero arrives",
      lines: [
        "Use its deploy skill now, or never: it does not wait.",
        "Then its row gains the Synergy and the Power that the card prints for that row: front, middle or back.",
        "A Hero that only moves is not deployed: it makes no new Synergy, and in its new row it counts the Power that its card shows for that row.",
      ],
      rules: ["OW-DEPLOY-01", "OW-DEPLOY-04", "OW-SYN-01", "OW-POWER-01", "OW-MOVE-01"],
    },
    {
      title: "Ultimates",
      lines: [
        "An Ultimate is your whole turn, and each Hero has it once a round.",
        "Its cost is paid in Synergy from the row where the Hero stands; other rows cannot help.",
      ],
      rules: ["OW-ULT-01", "OW-ULT-02", "OW-ULT-04"],
    },
    {
      title: "Damage and defeat",
      lines: [
        "A Hero with as much damage as Health is defeated. It is turned over and keeps its space until the round ends.",
        "Its Power is gone from the row. The Synergy it made stays.",
      ],
      rules: ["OW-DEFEAT-01", "OW-DEFEAT-02", "OW-DEFEAT-05"],
    },
    {
      title: "The end of a round",
      lines: [
        "Whoever has passed is out of the round; the other plays on until passing too.",
        "More Power in all wins; if that is equal, more Synergy left over; if that is equal too, both win the round.",
        "The board is cleared, and each draws six. The winner begins the next round, the loser starts it with 1 Synergy in each row.",
        "Two rounds won is the match.",
      ],
      rules: ["OW-PASS-02", "OW-ROUND-03", "OW-ROUND-08", "OW-ROUND-10", "OW-WIN-01"],
    },
  ],
  summary: [
    { title: "Your turn", lines: ["Play a Hero, or one Ultimate, or pass", "Pass only with an empty hand"] },
    {
      title: "Where a Hero goes",
      lines: ["First of the round: a centre space", "Then beside your own, no gaps", "Empty row: a column of yours"],
    },
    { title: "When it comes", lines: ["Deploy skill now or never", "Synergy to its row, Power to its row"] },
    { title: "Ultimate", lines: ["Pays Synergy of its own row", "Once a round for each Hero"] },
    { title: "Defeat", lines: ["Damage at or above Health", "Power goes, Synergy stays, space stays taken"] },
    { title: "Round", lines: ["Most Power, then most Synergy", "Loser begins with 1 Synergy a row", "Two rounds win"] },
  ],
});
