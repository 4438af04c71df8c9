import type { Legend, Term } from "../../lib/legend";
import { wordsOf } from "./words";

/** The editions explain the same words by rules of their own ledgers. */
interface Rules {
  [word: string]: string[];
}
const NEW: Rules = {
  grid: ["OP25-CARD-04"],
  MultiPower: ["OP25-CARD-33"],
  "Any-Power": ["OP25-CARD-09"],
  negate: ["OP25-BATT-22"],
  avoid: ["OP25-BATT-39"],
  shift: ["OP25-BATT-36"],
  teammate: ["OP25-INTER-30"],
  total: ["OP25-TOTAL-01"],
  cumulative: ["OP25-KO-01"],
  spectrum: ["OP25-KO-02"],
  Basic: ["OP25-CARD-16"],
  Training: ["OP25-CARD-20"],
  Teamwork: ["OP25-CARD-22"],
  Ally: ["OP25-CARD-25"],
  pack: ["OP25-DRAW-03"],
};
const CLASSIC: Rules = {
  grid: ["OPC-CARD-09"],
  MultiPower: ["OPC-CARD-03"],
  "Any-Power": ["OPC-CARD-05"],
  negate: ["OPC-DEF-17"],
  avoid: ["OPC-DEF-11"],
  shift: ["OPC-DEF-15"],
  teammate: ["OPC-RESERVE-06"],
  total: ["OPC-TOTAL-01"],
  cumulative: ["OPC-KO-02"],
  spectrum: ["OPC-KO-03"],
  Basic: ["OPC-CARD-09"],
  Training: ["OPC-CARD-11"],
  Teamwork: ["OPC-CARD-13"],
  Ally: ["OPC-CARD-14"],
  pack: ["OPC-DRAW-02"],
};

const said = (word: string, text: string, rules: string[], ...also: string[]): Term => ({ word, text, rules, also });
const ruled = (word: string, rules: string[], ...also: string[]): Term => ({ word, rules, also });

export function legend(game: string): Legend {
  const classic = game === "overpower-classic";
  const r = classic ? CLASSIC : NEW;
  const { powers, objectives } = wordsOf(game);
  const objective = objectives.slice(0, -1);
  return {
    signs: [
      ...Object.values(powers).map((p): Term => ({
        word: p.name,
        also: [p.short],
        icon: p.icon,
        colour: p.colour,
        text: "The rating of a character: cards of this type are played up to that value.",
        rules: r.grid!,
      })),
      {
        word: "MultiPower icon",
        icon: "ring",
        colour: "#5a4a2a",
        text: "Several types at once; it acts as one of them.",
      },
      said("Value", "How strong the attack is, and the damage of the hit.", []),
      said("Level", "How strong the attack is, with what is added to it.", []),
      said("Bonus", "What is added to one attack or defence; never to its damage.", r.Basic!),
      classic
        ? said("Points", "What the character counts when a team is put together.", [])
        : said("Threat", "What the card counts when a team is put together: 76 at most.", ["OP25-DECK-03"]),
      { word: "Hits on it", icon: "burst", text: "How many hits lie on the character, beside what they count." },
      { word: "Bound", icon: "lock", text: "An effect forbids this character something; its card says what." },
    ],
    words: [
      ruled("MultiPower", r.MultiPower!),
      ruled("Any-Power", r["Any-Power"]!),
      said("negate", "Undo the effect of a Special.", r.negate!, "negates", "negated", "Negate"),
      said("avoid", "A defence that stops the attack, however strong it is.", r.avoid!, "avoids"),
      said("shift", "The attack goes on to another character.", r.shift!, "shifts", "shifted"),
      said("block", "A defence with a number: at least as strong as the attack.", [], "blocks"),
      said("hits to KO", "The damage at which the character is KO'd: 20, if nothing changes it.", r.cumulative!),
      said("KO", "The character is out: by 20 damage, or by hits of three types.", r.cumulative!, "KO'd", "KO's"),
      ruled("Cumulative KO", r.cumulative!),
      ruled("Spectrum KO", r.spectrum!),
      said("duplicate", "A card like one that you have already; it must be discarded.", [], "duplicates"),
      said("placed", "Laid face up with a character before the battle, to be played later.", []),
      said("permanent record", "Hits of earlier battles. They stay.", []),
      said("teammate", "Another character of the same team.", r.teammate!, "teammates"),
      said("Special", "A card of one character, or of Any Character; it does what its text says.", [], "Specials"),
      said("Universe", "Basic, Training, Teamwork, Ally and Advanced cards.", [], "Universe card", "Universe cards"),
      ruled("Basic", r.Basic!),
      ruled("Training", r.Training!),
      ruled("Teamwork", r.Teamwork!),
      ruled("Ally", r.Ally!),
      ...(classic
        ? []
        : ["Ambush", "Assist", "Cataclysm", "Fortifications"].map((w) =>
            said(w, `A family of cards: your deck may have one ${w} card.`, ["OP25-DECK-25"]),
          )),
    ],
    zones: [
      said("Front Line", "The three characters who fight.", []),
      said("Reserve", "The fourth character waits here and moves up when one is KO'd.", []),
      said(
        objectives,
        `Seven cards. You venture some in each battle: the winner's move up towards Completed, the loser's down towards Defeated.`,
        [],
        objective,
      ),
      ruled("Venture Total", r.total!),
      said("Completed", `${objectives} that were won. All seven win the game.`, []),
      said("Defeated", `${objectives} that were lost. All seven lose the game.`, []),
      said("Draw Pile", "Your deck, face down.", []),
      ruled("Power Pack", r.pack!),
      said("Dead Pile", "Cards that are used up. It is never shuffled back.", []),
      ...(classic ? [] : [ruled("Astral Plane", ["OP25-SETUP-09"]), ruled("Homebase", ["OP25-CARD-31"])]),
    ],
  };
}
