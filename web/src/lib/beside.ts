// What a game shows below a card that is seen large: games/<id>/Beside.svelte, given what is printed on the card, and all
// cards of the game.

import type { Component } from "svelte";
import { byFolder, ofGame } from "./editions";
import type { CardInfo } from "./types";

type Beside = Component<{ info: CardInfo; cards: readonly CardInfo[] }>;

const found = import.meta.glob<{ default: Beside }>("../games/*/Beside.svelte", { eager: true });
const own = byFolder(found, (module) => module.default);

export const besideOf = (game: string): Beside | undefined => ofGame(own, game);
