// What one plays a game with: the mode and the deck chosen last, for each game, kept in this browser.

import type { Deck, GameInfo } from "./types";

const KEY = "overtable.choices";

export interface Choice {
  mode: string;
  /** "ready:NAME", "kept:NUMBER", or "chance" for a ready one by chance. */
  deck: string;
}

function read(): Record<string, Choice> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Choice>;
  } catch {
    return {};
  }
}

class Choices {
  #all = $state.raw<Record<string, Choice>>(read());

  /** The choice for a game as far as it can still be had; else its first mode, and the first ready deck of that. */
  of(game: GameInfo, kept: Deck[]): Choice {
    const { mode, deck } = this.#all[game.id] ?? { mode: "", deck: "" };
    return mended(game, kept, { mode, deck });
  }
  keep(game: GameInfo, choice: Choice): void {
    this.#all = { ...this.#all, [game.id]: choice };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const choices = new Choices();

export function mended(game: GameInfo, kept: Deck[], choice: Choice): Choice {
  const mode = game.modes.find((m) => m.id === choice.mode) ?? game.modes[0]!;
  const offered = ["chance", ...mode.decks.map((d) => `ready:${d}`), ...kept.map((d) => `kept:${d.id}`)];
  if (!mode.decks.length) return { mode: mode.id, deck: "" };
  return { mode: mode.id, deck: offered.includes(choice.deck) ? choice.deck : `ready:${mode.decks[0]}` };
}

/** The deck as people call it. */
export function deckName(deck: string, kept: Deck[]): string {
  if (deck === "chance") return "A ready deck by chance";
  return deck.startsWith("kept:")
    ? (kept.find((d) => `kept:${d.id}` === deck)?.name ?? "")
    : deck.replace(/^ready:/, "");
}

/** The deck as the server takes it: a ready one by its name, a kept one as its text. */
export function deckOf(game: GameInfo, choice: Choice, kept: Deck[]): string {
  if (choice.deck === "chance") {
    const ready = game.modes.find((m) => m.id === choice.mode)?.decks ?? [];
    return ready[Math.floor(Math.random() * ready.length)] ?? "";
  }
  if (choice.deck.startsWith("kept:")) return kept.find((d) => `kept:${d.id}` === choice.deck)?.text ?? "";
  return choice.deck.replace(/^ready:/, "");
}
