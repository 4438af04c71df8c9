// The levels that bots play at and their characters: which are chosen, and how a bot is called where it is told of.

import { settings } from "./settings.svelte";
import type { Bot, GameInfo } from "./types";

type Bots = Pick<GameInfo, "bots" | "bot" | "characters">;

/** The level chosen last, if it is still there; else the one that the game offers first. */
export function chosenLevel(game: Bots | null | undefined): string | undefined {
  return game?.bots.find((b) => b.id === settings.level)?.id ?? game?.bot;
}

/** The character chosen last, if it is still there; else none. */
export function chosenCharacter(game: Bots | null | undefined): string {
  return game?.characters.find((c) => c.id === settings.character)?.id ?? "";
}

/** The bot to ask for: "regular", or "regular+reckless". */
export function chosenBot(game: Bots | null | undefined): string | undefined {
  const [level, character] = [chosenLevel(game), chosenCharacter(game)];
  return level && character ? `${level}+${character}` : level;
}

export function chooseLevel(id: string): void {
  settings.level = id;
  settings.keep();
}

export function chooseCharacter(id: string): void {
  settings.character = id;
  settings.keep();
}

export function levelOf(game: Pick<GameInfo, "bots"> | null | undefined, bot: string | null | undefined): Bot | null {
  const level = bot?.split("+")[0];
  return game?.bots.find((b) => b.id === level) ?? null;
}

/** Who sits there, with the level in words: "Vesper, reckless (Regular)". */
export function called(game: Pick<GameInfo, "bots"> | null | undefined, seat: { name: string; bot: string | null }) {
  const level = levelOf(game, seat.bot);
  return level ? `${seat.name} (${level.name})` : seat.name;
}
