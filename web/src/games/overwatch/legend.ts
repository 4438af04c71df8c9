import type { Legend } from "../../lib/legend";

const LEGEND: Legend = {
  signs: [
    { word: "Health", icon: "heart", colour: "#b3261e", rules: ["OW-DEFEAT-01"] },
    {
      word: "Front",
      text: "Power and Synergy that the Hero brings when it is played to the front row.",
      rules: ["OW-SETUP-10"],
    },
    {
      word: "Middle",
      text: "Power and Synergy that the Hero brings when it is played to the middle row.",
      rules: ["OW-SETUP-10"],
    },
    {
      word: "Back",
      text: "Power and Synergy that the Hero brings when it is played to the back row.",
      rules: ["OW-SETUP-10"],
    },
    { word: "Offense", icon: "sword", colour: "#a92a1b", text: "Heroes that mostly deal damage." },
    { word: "Defense", icon: "shield", colour: "#1d5fa8", text: "Heroes that hold a row and hinder the enemy." },
    { word: "Tank", icon: "tower", colour: "#6d2f80", text: "Heroes that take damage for others." },
    { word: "Support", icon: "cross", colour: "#1c6a5a", text: "Heroes that heal and strengthen others." },
    { word: "Ready", icon: "bolt", colour: "#b36b00", text: "The Hero's row can pay its Ultimate now." },
  ],
  words: [
    { word: "Power", rules: ["OW-POWER-01", "OW-ROUND-03"] },
    {
      word: "Synergy",
      text: "Comes with each Hero that is played, stays in its row and pays for Ultimates there.",
      rules: ["OW-SYN-01", "OW-SYN-03"],
    },
    { word: "Ultimate", also: ["Ultimates"], rules: ["OW-ULT-02", "OW-ULT-04"] },
    { word: "Deploy skill", also: ["deploys"], rules: ["OW-DEPLOY-01"] },
    { word: "shield", also: ["shields"], rules: ["OW-SHIELD-01"] },
    { word: "adjacent", rules: ["OW-TERM-01"] },
    { word: "ally", also: ["allies"], text: "One of your own Heroes, but not the one that uses the ability." },
    { word: "damaged", rules: ["OW-TERM-04"] },
    { word: "defeated", also: ["defeats"], rules: ["OW-DEFEAT-01", "OW-DEFEAT-05"] },
    { word: "opposing row", also: ["enemy opposite"], rules: ["OW-TERM-05"] },
    { word: "Synergy damage", rules: ["OW-DAMAGE-09"] },
    { word: "token", also: ["tokens", "Hero token", "Hero tokens"], rules: ["OW-TOKEN-01"] },
    { word: "ignoring shields", text: "The damage passes by all shields." },
    {
      word: "mine",
      also: ["mines"],
      text: "After using an ability in that row a Hero takes 2 damage, and one mine is gone.",
    },
  ],
  zones: [
    { word: "Front row", text: "Nearest to the enemy; seven spaces." },
    { word: "Middle row", text: "Between the other two; seven spaces." },
    { word: "Back row", text: "Nearest to you; seven spaces." },
    { word: "Deck", text: "Your Heroes, face down. Six are drawn for each round." },
    { word: "Discard", text: "Heroes of rounds that are over." },
  ],
};

export const legend = (): Legend => LEGEND;
