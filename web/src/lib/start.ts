// Sitting down: every way a game begins.

import { session } from "./me.svelte";
import { post } from "./net";
import { route } from "./route.svelte";

interface Seated { table: string; seat: number; token: string; invites?: { seat: number; token: string }[] }

export interface Wish {
  game: string;
  mode?: string;
  bot?: string;
  friend?: boolean;
  deck?: string;
  clock?: { seconds: number; increment: number } | null;
  public?: boolean;
}

export function keepInvites(table: string, invites: { seat: number; token: string }[]): void {
  try {
    localStorage.setItem(`overtable.invites.${table}`, JSON.stringify(invites));
  } catch {
    // Then the link is shown as long as the page is open only.
  }
}
export function invitesOf(table: string): { seat: number; token: string }[] {
  try {
    return JSON.parse(localStorage.getItem(`overtable.invites.${table}`) ?? "[]");
  } catch {
    return [];
  }
}

export async function sitDown(wish: Wish): Promise<void> {
  await session.person();
  const other = wish.friend ? { kind: "open" } : { kind: "bot", ...(wish.bot ? { bot: wish.bot } : {}) };
  const answer = await post<Seated>("/api/tables", {
    game: wish.game,
    ...(wish.mode ? { mode: wish.mode } : {}),
    seats: [{ kind: "me" }, other],
    ...(wish.deck ? { deck: wish.deck } : {}),
    public: wish.public ?? !wish.friend,
    ...(wish.clock ? { clock: wish.clock } : {}),
  });
  if (answer.invites?.length) keepInvites(answer.table, answer.invites);
  route.go(`/table/${answer.table}`);
}

export async function learn(game: string): Promise<void> {
  await session.person();
  const answer = await post<Seated>(`/api/games/${game}/guide`);
  route.go(`/table/${answer.table}`);
}
