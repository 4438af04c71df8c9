// Finding among cards, by text and type; and decks as text.

import type { CardInfo } from "./types";

export function typesOf(cards: CardInfo[]): string[] {
  return [...new Set(cards.map((c) => c.type))];
}

/** Further ways to filter that the printed data itself offers: short words with few different values. */
export function facetsOf(cards: CardInfo[]): { key: string; values: string[] }[] {
  const values = new Map<string, Set<string>>();
  for (const c of cards)
    for (const [key, v] of Object.entries(c.data ?? {})) {
      if (["id", "name", "text"].includes(key)) continue;
      const list = Array.isArray(v) ? v : [v];
      for (const x of list) if ((typeof x === "string" && x.length < 24) || (typeof x === "number" && Number.isInteger(x))) values.set(key, (values.get(key) ?? new Set()).add(String(x)));
    }
  return [...values]
    .filter(([, set]) => set.size > 1 && set.size <= 40)
    .map(([key, set]) => ({ key, values: [...set].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b)) }))
    .slice(0, 6);
}

export interface Sieve { text: string; type: string; facets: Record<string, string> }

export function sieve(cards: CardInfo[], by: Sieve): CardInfo[] {
  const words = by.text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((c) => {
    if (by.type && c.type !== by.type) return false;
    for (const [key, want] of Object.entries(by.facets)) {
      if (!want) continue;
      const has = c.data?.[key];
      if (!(Array.isArray(has) ? has.map(String).includes(want) : String(has) === want)) return false;
    }
    if (!words.length) return true;
    const all = `${c.name} ${c.type} ${c.text} ${c.figures.flat().join(" ")}`.toLowerCase();
    return words.every((w) => all.includes(w));
  });
}

export interface DeckLine { n: number; name: string }

/** The lines of a deck's text: a number and a name. Headings and comments are for people. */
export function readDeck(text: string, known: (name: string) => boolean): { name: string; lines: DeckLine[]; strange: string[] } {
  const lines: DeckLine[] = [];
  const strange: string[] = [];
  let title = "";
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (!line) continue;
    if (line.startsWith("#")) {
      title ||= line.replace(/^#+\s*/, "");
      continue;
    }
    const counted = /^(\d+)\s*x?\s+(.+)$/i.exec(line);
    const name = counted ? counted[2]!.trim() : line;
    if (!known(name)) {
      if (counted) strange.push(line);
      continue;
    }
    const there = lines.find((l) => l.name === name);
    if (there) there.n += counted ? Number(counted[1]) : 1;
    else lines.push({ n: counted ? Number(counted[1]) : 1, name });
  }
  return { name: title, lines, strange };
}

export function writeDeck(name: string, lines: DeckLine[]): string {
  return [`# ${name || "My deck"}`, ...lines.filter((l) => l.n > 0).map((l) => `${l.n} ${l.name}`)].join("\n") + "\n";
}
