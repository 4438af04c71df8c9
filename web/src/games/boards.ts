// The boards: each game's lives in its own folder here, and any other game gets the plain one.

import type { Component } from "svelte";
import { isDraft } from "../lib/draft";
import PlainBoard from "../components/PlainBoard.svelte";

export type BoardComponent = Component<Record<string, never>>;

const found = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte", { eager: true });
const boards = new Map<string, BoardComponent>();
for (const [path, module] of Object.entries(found)) boards.set(path.split("/").at(-2)!, module.default);

export function boardOf(game: string): BoardComponent {
  if (isDraft(game)) return boards.get("draft") ?? (PlainBoard as BoardComponent);
  return boards.get(game) ?? boards.get(game.replace(/-[^-]*$/, "")) ?? (PlainBoard as BoardComponent);
}
