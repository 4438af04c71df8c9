// What a game's signs, words and places mean, for tooltips and the legend. A game says it in games/<id>/legend.ts; what
// the rules ledger says already is taken from there.

import { byFolder, ofGame } from "./editions";
import { rulesOf } from "./net";

export interface Term {
  word: string;
  /** Other forms of the word in which texts have it. */
  also?: string[];
  icon?: string;
  colour?: string;
  /** In our own words; without it the rules that are named say it. */
  text?: string;
  rules?: string[];
}
export interface Legend {
  /** Icons and figures. */
  signs: Term[];
  /** Words that the texts of cards use. */
  words: Term[];
  zones: Term[];
}

const found = import.meta.glob<{ legend: (game: string) => Legend }>("../games/*/legend.ts", { eager: true });
const own = byFolder(found, (m) => m.legend);

interface Known {
  legend: Legend;
  /** By each form of its word. */
  terms: Map<string, Term>;
  /** Splits a text so that every second part is a word of the legend. */
  splits: RegExp;
}
const known = new Map<string, Known | null>();

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const formsOf = (t: Term) => [t.word, ...(t.also ?? [])];

function know(game: string): Known | null {
  let k = known.get(game);
  if (k === undefined) {
    const legend = ofGame(own, game)?.(game);
    k = legend ? { legend, terms: new Map(), splits: / / } : null;
    if (k) {
      const { signs, words, zones } = k.legend;
      for (const t of [...zones, ...words, ...signs]) for (const f of formsOf(t)) k.terms.set(f, t);
      const forms = [...words, ...zones].flatMap(formsOf).sort((a, b) => b.length - a.length);
      k.splits = new RegExp(`(?<![\\w-])(${forms.map(escaped).join("|")})(?![\\w-])`);
    }
    known.set(game, k);
  }
  return k;
}

export const legendOf = (game: string): Legend | null => know(game)?.legend ?? null;
export const splitsOf = (game: string): RegExp | null => know(game)?.splits ?? null;
export const termOf = (game: string, word: string): Term | undefined => know(game)?.terms.get(word);

/** The terms that a text uses, each once, in its order. */
export function termsIn(game: string, text: string): Term[] {
  const splits = splitsOf(game);
  const words = splits ? text.split(splits).filter((_, i) => i % 2) : [];
  return [...new Set(words.map((w) => termOf(game, w)!))];
}

/** What a rule says of a word, without the word before it: "Burn: a counter…" is "A counter…". */
export function ruleText(word: string, rule: string): string {
  const said = rule.replace(new RegExp(`^${escaped(word)}(!? ?[([].*?[)\\]])?!?: `, "i"), "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A term in a sentence or two. */
export async function meaning(game: string, term: Term): Promise<string> {
  if (term.text) return term.text;
  const rules = await rulesOf(game);
  return (term.rules ?? []).map((id) => ruleText(term.word, rules.find((r) => r.id === id)?.rule ?? "")).join(" ");
}
