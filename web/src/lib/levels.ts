// The levels that bots play at: which one is chosen, and how a bot is called where it is told of.

import { settings } from "./settings.svelte";
import type { Bot, GameInfo } from "./types";

/** The level chosen last, if it is still there; else the one that the game offers first. */
export function chosenLevel(game: Pick<GameInfo, "bots" | "bot"> | null | undefined): string | undefined {
  return game?.bots.find((b) => b.id === settings.level)?.id ?? game?.bot;
}

export function chooseLevel(id: string): void {
  settings.level = id;
  settings.keep();
}

export function levelOf(game: Pick<GameInfo, "bots"> | null | undefined, bot: string | null | undefined): Bot | null {
  return game?.bots.find((b) => b.id === bot) ?? null;
}

/** Who sits there, with the level in words: "Vesper (Regular)". */
export function called(game: Pick<GameInfo, "bots"> | null | undefined, seat: { name: string; bot: string | null }) {
  const level = levelOf(game, seat.bot);
  return level ? `${seat.name} (${level.name})` : seat.name;
}
