import type { Legend, Term } from "../../lib/legend";
import { ELEMENTS } from "./face";

const elements: Term[] = Object.entries(ELEMENTS).map(([word, { icon, colour }]) => ({
  word,
  icon,
  colour,
  text: `The element ${word}. Each action says how much more or less it does to monsters of an element.`,
  rules: ["OR-CARD-05"],
}));

const LEGEND: Legend = {
  signs: [
    { word: "HP", icon: "heart", colour: "#b3261e", text: "What a monster can take. At 0 it is KO'd." },
    {
      word: "Damage",
      icon: "burst",
      colour: "#b8370c",
      text: "What the attack deals before elements, cubes and buffs; on the table against the monster in front.",
      rules: ["OR-ATTACK-02"],
    },
    {
      word: "Takes more from",
      also: ["Takes less from"],
      text: "Attacks of these elements tend to do more, or less, to this monster. How much, each action says itself.",
      rules: ["OR-CARD-02"],
    },
    { word: "Speed", icon: "wind", rules: ["OR-ORDER-05"] },
    { word: "Slots", icon: "up", rules: ["OR-SELECT-04"] },
    { word: "Cost", icon: "card", text: "So many cards are discarded from your hand for it.", rules: ["OR-SELECT-02"] },
    {
      word: "Flip",
      text: "What the card counts as when it is flipped from the deck: ✓ a success, ✗ a fail; ! has an event then. ❶, ❷ and ❸ in a text flip up to so many cards, until one is a success.",
      rules: ["OR-FLIP-01"],
    },
    ...elements,
  ],
  words: [
    { word: "ATK", rules: ["OR-ATTACK-05"] },
    { word: "SPD", rules: ["OR-CUBES-04"] },
    { word: "DEF", rules: ["OR-ATTACK-06"] },
    { word: "cube", also: ["cubes"], rules: ["OR-CUBES-02", "OR-CUBES-03"] },
    { word: "flip", also: ["flips", "flipped", "❶", "❷", "❸"], rules: ["OR-FLIP-01"] },
    { word: "burn", also: ["burned", "burning", "burnt"], rules: ["OR-COND-02"] },
    { word: "fatigue", also: ["fatigued"], rules: ["OR-COND-03"] },
    { word: "paralyze", also: ["paralyzed"], rules: ["OR-COND-04"] },
    { word: "leech", also: ["leeched"], rules: ["OR-COND-06"] },
    { word: "flinch", rules: ["OR-COND-08"] },
    { word: "recoil", also: ["Recoil"], text: "The monster that attacks loses HP itself." },
    {
      word: "Counter",
      also: ["countered"],
      text: "A standard action that stops the enemy's monster action; it costs a maneuver cube.",
      rules: ["OR-SELECT-08"],
    },
    { word: "maneuver cube", also: ["maneuver cubes"], rules: ["OR-SETUP-03"] },
    { word: "Super", rules: ["OR-SELECT-16"] },
    { word: "Single use", rules: ["OR-SELECT-15"] },
    { word: "Pre-Switch", rules: ["OR-BUFF-01"] },
    { word: "Pre-Attack", rules: ["OR-BUFF-02"] },
    { word: "With Attack", rules: ["OR-BUFF-03"] },
    { word: "Post Attack", rules: ["OR-BUFF-04"] },
    { word: "status", rules: ["OR-STATUS-01"] },
    { word: "reaction", rules: ["OR-REACT-01"] },
    { word: "team aura", also: ["aura"], rules: ["OR-AURA-01", "OR-AURA-03"] },
    { word: "time counter", also: ["time counters"], rules: ["OR-AURA-01"] },
    { word: "wish counter", rules: ["OR-SELECT-17"] },
  ],
  zones: [
    { word: "Active monster", text: "The one that fights now, with its four actions.", rules: ["OR-SETUP-07"] },
    { word: "Bench", text: "Your other two monsters: switch to them left or right.", rules: ["OR-SWITCH-01"] },
    { word: "Stat cube board", rules: ["OR-CUBES-03"] },
    { word: "Deck", rules: ["OR-SETUP-05"] },
    { word: "Hand", rules: ["OR-DECK-01"] },
    {
      word: "Discard",
      text: "Used and flipped buffs; they become the deck when that is empty.",
      rules: ["OR-DECK-03"],
    },
  ],
};

export const legend = (): Legend => LEGEND;
