// Sitting down: every way a game begins.

import { chosenBot } from "./levels";
import { session } from "./me.svelte";
import { gameInfo, post } from "./net";
import { route } from "./route.svelte";
import type { ClockSetting, NewTable, Seated } from "./types";

export interface Wish {
  game: string;
  mode?: string;
  friend?: boolean;
  deck?: string;
  clock?: ClockSetting | null;
  public?: boolean;
}

type Invites = Seated["invites"];

function keepInvites(table: string, invites: Invites): void {
  try {
    localStorage.setItem(`overtable.invites.${table}`, JSON.stringify(invites));
  } catch {
    // Then the link is shown as long as the page is open only.
  }
}
export function invitesOf(table: string): Invites {
  try {
    return JSON.parse(localStorage.getItem(`overtable.invites.${table}`) ?? "[]") as Invites;
  } catch {
    return [];
  }
}

export async function sitDown(wish: Wish): Promise<void> {
  await session.person();
  const bot = wish.friend ? null : (chosenBot(await gameInfo(wish.game)) ?? null);
  const table: NewTable = {
    game: wish.game,
    mode: wish.mode || null,
    seats: [{ kind: "me" }, wish.friend ? { kind: "open" } : { kind: "bot", bot }],
    deck: wish.deck ?? "",
    public: wish.public ?? !wish.friend,
    clock: wish.clock ?? null,
  };
  const answer = await post<Seated>("/api/tables", table);
  if (answer.invites.length) keepInvites(answer.table, answer.invites);
  route.go(`/table/${answer.table}`);
}

export async function learn(game: string): Promise<void> {
  await session.person();
  const answer = await post<Seated>(`/api/games/${game}/guide`);
  route.go(`/table/${answer.table}`);
}
