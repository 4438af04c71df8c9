// Facts of a view as words and figures, for a board that knows nothing of the game.

import { isList } from "./now";

const isPlain = (v: unknown): v is string | number | boolean => ["string", "number", "boolean"].includes(typeof v);

function said(value: unknown): string {
  if (value === true) return "✓";
  if (isPlain(value)) return value === false ? "" : String(value);
  if (isList(value)) return value.join(" / ");
  if (value === null || typeof value !== "object" || Array.isArray(value)) return "";
  const inside = Object.entries(value);
  return inside.every(([, v]) => isPlain(v)) ? inside.map(([k, v]) => `${k} ${v}`).join(", ") : "";
}

/** What can be said of an object in a few words: its keys with their values, but for those that are shown elsewhere. */
export function ownFacts(of: object, elsewhere: string[]): [string, string][] {
  return Object.entries(of).flatMap(([key, value]): [string, string][] => {
    const text = elsewhere.includes(key) ? "" : said(value);
    return text === "" ? [] : [[key, text]];
  });
}
