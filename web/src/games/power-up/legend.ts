import type { Legend, Term } from "../../lib/legend";

/** A word that the ledger explains. */
const ruled = (word: string, rules: string, ...also: string[]): Term => ({
  word,
  also,
  rules: rules.split(" ").map((r) => `PU-${r}`),
});

const LEGEND: Legend = {
  signs: [
    {
      word: "Cost",
      icon: "hex",
      colour: "#1c6a6a",
      text: "The energy it costs: Deploy for Heroes, Equipment and Battle cards (green), Power for Power cards (violet).",
      rules: ["PU-CARD-08"],
    },
    { word: "ATK", icon: "sword", colour: "#96231a", rules: ["PU-WOUND-01", "PU-WOUND-02", "PU-WOUND-03"] },
    {
      word: "DEF",
      icon: "shield",
      colour: "#1d5fa8",
      text: "What an attacker's ATK is compared with: below it there is no Wound, equal 1, above it 2.",
      rules: ["PU-WOUND-01"],
    },
    { word: "Health", icon: "heart", colour: "#2a6e33", rules: ["PU-WOUND-04"] },
    { word: "Stars", icon: "star", colour: "#8a6300", rules: ["PU-CARD-02"] },
    {
      word: "+1/+2",
      text: "Before the stroke what is added to ATK, after it what is added to DEF.",
      rules: ["PU-TERM-09"],
    },
  ],
  words: [
    ruled("Astra", "TERM-02"),
    ruled("Resolve", "KEY-26 KEY-27"),
    ruled("Speedster", "KEY-29"),
    ruled("Strike First", "KEY-31"),
    ruled("Invisible", "KEY-22"),
    ruled("Divert", "KEY-15"),
    ruled("Immortal", "KEY-19"),
    ruled("Unavoidable", "KEY-36"),
    ruled("Slayer", "KEY-28"),
    ruled("Immune", "KEY-20"),
    ruled("Regen", "KEY-25"),
    ruled("Evade", "KEY-17"),
    ruled("Stun", "KEY-33", "Stunned"),
    ruled("Burn", "KEY-09 KEY-10"),
    ruled("Poison", "KEY-23"),
    ruled("Kneel", "KEY-04", "kneel", "kneels"),
    ruled("Stand", "KEY-03", "stands up", "stand up"),
    ruled("Duel", "KEY-16", "Duels"),
    ruled("Steal", "KEY-30"),
    ruled("Break", "KEY-08", "Broken"),
    ruled("Copy", "KEY-14"),
    ruled("Negate", "KEY-37"),
    ruled("Redirect", "KEY-38"),
    ruled("Heal", "KEY-18", "heal"),
    ruled("Instant", "KEY-21"),
    ruled("Super Instant", "KEY-34"),
    ruled("Constant", "KEY-13"),
    ruled("Condition", "KEY-12"),
    ruled("Power Up!", "KEY-24"),
    ruled("Team-Up", "KEY-35", "Team-Up!"),
    ruled("Wound", "TERM-12", "Wounds"),
    ruled("Adjacent", "TERM-01", "adjacent"),
    ruled("Negative Effects", "TERM-07"),
    ruled("Attach", "TERM-03", "Unattach"),
    { word: "Unique", text: "Your deck may have it once.", rules: ["PU-DECK-05"] },
    { word: "Limited", text: "Your deck may have it so many times at most.", rules: ["PU-DECK-06"] },
  ],
  zones: [
    { word: "HQ", text: "Your headquarters, as hearts. Whoever's HQ falls to 0 has lost.", rules: ["PU-WIN-01"] },
    {
      word: "Slots",
      text: "Five places, one for Heroes of each number of stars, in the shape of a V. The others of that rarity wait there.",
      rules: ["PU-SETUP-03"],
    },
    { word: "Battle cards", rules: ["PU-CARD-07"] },
    { word: "Power Chain", rules: ["PU-CHAIN-01", "PU-CHAIN-02"] },
    { word: "Used Pile", text: "Where cards go that were used up or broken." },
    { word: "Hero Used Pile", rules: ["PU-WOUND-05"] },
  ],
};

export const legend = (): Legend => LEGEND;
