// Finding among cards, by text and type; and decks as text.

import type { Filter } from "./faces";
import { plain } from "./text";
import type { CardInfo } from "./types";

export function typesOf(cards: CardInfo[]): string[] {
  return [...new Set(cards.map((c) => c.type))];
}

const FEW = 40;
/** Fields of the data that tell nothing to someone who looks for a card. */
const INSIDE = ["id", "name", "text", "type", "kind", "card", "number", "one_per_deck"];

/** Ways to filter that the printed data itself offers, for a game that brings none: short words and whole numbers. */
export function plainFilters(cards: CardInfo[]): Filter[] {
  const keys = new Set(cards.flatMap((c) => Object.keys(c.data ?? {})));
  return [...keys]
    .filter((key) => !INSIDE.includes(key))
    .map((key) => ({
      label: plain(key),
      of: (card) =>
        [card.data?.[key]]
          .flat()
          .filter((x) => Number.isInteger(x) || (typeof x === "string" && x !== "" && x.length < 24))
          .map((x) => (typeof x === "number" ? x : plain(x as string))),
    }));
}

export interface Facet extends Filter {
  values: string[];
  /** Too many values for a list to choose from. */
  many: boolean;
}

/** The filters that are of use among these cards, with their values. */
export function facetsOf(cards: CardInfo[], filters: Filter[] | undefined): Facet[] {
  return (filters ?? plainFilters(cards))
    .map((f) => {
      const values = [...new Set(cards.flatMap((c) => f.of(c).map(String)))];
      values.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
      return { ...f, values, many: values.length > FEW };
    })
    .filter((f) => f.values.length > 1 && (filters || !f.many))
    .slice(0, 6);
}

export interface Sieve {
  text: string;
  type: string;
  /** The values that are wanted, by what the filters are called. */
  wanted: Record<string, string>;
}

export function sieve(cards: CardInfo[], by: Sieve, filters: Filter[]): CardInfo[] {
  const words = by.text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = filters.filter((f) => by.wanted[f.label]);
  return cards.filter((c) => {
    if (by.type && c.type !== by.type) return false;
    if (!wanted.every((f) => f.of(c).map(String).includes(by.wanted[f.label]!))) return false;
    if (!words.length) return true;
    const all = `${c.name} ${c.type} ${c.text} ${c.figures.flat().join(" ")}`.toLowerCase();
    return words.every((w) => all.includes(w));
  });
}

export interface DeckLine {
  n: number;
  name: string;
}

/** A deck as its text says it: a name, fields above the cards ("Reserve: …"), and the cards. */
export interface DeckText {
  name: string;
  fields: { key: string; value: string }[];
  lines: DeckLine[];
  /** Written as one line of names, for games whose decks have one of each. */
  list: boolean;
  strange: string[];
}

/** Read a deck's text. Headings and comments are for people; `known` says whether a name is a card's. */
export function readDeck(text: string, known: (name: string) => boolean): DeckText {
  const deck: DeckText = { name: "", fields: [], lines: [], list: false, strange: [] };
  const put = (n: number, name: string) => {
    const there = deck.lines.find((l) => l.name === name);
    if (there) there.n += n;
    else deck.lines.push({ n, name });
  };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (!line) continue;
    if (line.startsWith("#")) {
      deck.name ||= line.replace(/^#+\s*/, "");
      continue;
    }
    const after = /^(.+?)\s+x(\d+)$/i.exec(line);
    const counted = /^(\d+)\s*x?\s+(.+)$/i.exec(after ? `${after[2]} ${after[1]}` : line);
    const field = /^([A-Z][\w ]{2,18}):\s*(.*)$/.exec(line);
    const names = line
      .split(/[,;]/)
      .map((x) => x.trim())
      .filter(Boolean);
    if (known(line)) put(1, line);
    else if (counted && known(counted[2]!.trim())) put(Number(counted[1]), counted[2]!.trim());
    else if (names.length > 1 && names.every(known)) {
      deck.list = true;
      for (const name of names) put(1, name);
    } else if (field) deck.fields.push({ key: field[1]!, value: field[2]! });
    else if (counted) deck.strange.push(line);
  }
  return deck;
}

export function writeDeck(deck: Pick<DeckText, "name" | "fields" | "lines" | "list">): string {
  if (deck.list) return deck.lines.flatMap((l) => Array<string>(l.n).fill(l.name)).join(", ");
  const fields = deck.fields.filter((f) => f.value.trim()).map((f) => `${f.key}: ${f.value.trim()}`);
  return (
    [
      `# ${deck.name || "My deck"}`,
      ...fields,
      ...deck.lines.filter((l) => l.n > 0).map((l) => `${l.n} ${l.name}`),
    ].join("\n") + "\n"
  );
}

export const items = (value: string) =>
  value
    .split(";")
    .map((x) => x.trim())
    .filter(Boolean);

/** Which fields hold cards of which type, and how many: learnt from a ready deck. A name may mean several cards. */
export function placesOf(
  template: DeckText,
  cards: (name: string) => CardInfo[],
): { key: string; type: string; room: number }[] {
  return template.fields.flatMap((f) => {
    const meant = items(f.value).map(cards);
    const type = meant[0]?.map((c) => c.type).find((t) => meant.every((list) => list.some((c) => c.type === t)));
    return type ? [{ key: f.key, type, room: meant.length }] : [];
  });
}

/** What each card is called in a deck, by id: its name, and where several share it, what tells them apart. */
export function deckNames(cards: CardInfo[]): Map<string, string> {
  const alike = new Map<string, CardInfo[]>();
  for (const c of cards) alike.set(c.name, [...(alike.get(c.name) ?? []), c]);
  const names = new Map<string, string>();
  for (const [name, group] of alike)
    for (const c of group) {
      const told = ["character", "type", "set"].filter((key) => {
        const mine = valueOf(c, key);
        return mine && group.filter((o) => valueOf(o, key) === mine).length === 1;
      });
      names.set(c.id, group.length === 1 ? name : told.length ? `${name} (${valueOf(c, told[0]!)})` : c.id);
    }
  return names;
}

function valueOf(c: CardInfo, key: string): string {
  const value = key === "type" ? c.type : c.data?.[key];
  return typeof value === "string" ? value : "";
}

/** Put a card into the field it belongs to; false when it is a plain card of the deck. */
export function putInField(
  deck: DeckText,
  card: CardInfo,
  places: { key: string; type: string; room: number }[],
  called = card.name,
): boolean {
  const mine = places.filter((p) => p.type === card.type);
  for (const p of mine) {
    const field = deck.fields.find((f) => f.key === p.key);
    if (!field) continue;
    const there = items(field.value);
    if (there.includes(called)) {
      field.value = there.filter((x) => x !== called).join("; ");
      return true;
    }
  }
  for (const p of mine) {
    const field = deck.fields.find((f) => f.key === p.key);
    if (!field || items(field.value).length >= p.room) continue;
    field.value = [...items(field.value), called].join("; ");
    return true;
  }
  if (mine.length) return true;
  // A card that belongs to a set by name chooses that set: an Objective its Mission.
  const field = deck.fields.find((f) => typeof card.data?.[f.key.toLowerCase()] === "string" && card.type !== "event");
  if (field && !places.some((p) => p.key === field.key)) {
    field.value = card.data[field.key.toLowerCase()] as string;
    return true;
  }
  return false;
}
