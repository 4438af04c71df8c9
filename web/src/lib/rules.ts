// Finding in the rules.

import type { Rule } from "./types";

/** The rules that hold every word, in id, chapter, text or ruling. */
export function foundRules(rules: Rule[], seek: string): Rule[] {
  const words = seek.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((r) => {
    const all = `${r.id} ${r.section} ${r.rule} ${r.ruling}`.toLowerCase();
    return words.every((w) => all.includes(w));
  });
}

/** By chapter. A chapter may come back later in the ledger: it is shown once, where it came first. */
export function byChapter(rules: Rule[]): [string, Rule[]][] {
  const map = new Map<string, Rule[]>();
  for (const r of rules) map.set(r.section, [...(map.get(r.section) ?? []), r]);
  return [...map];
}

export const chapterTitle = (section: string) => (section === "ruling" ? "Where the book is silent" : section);
