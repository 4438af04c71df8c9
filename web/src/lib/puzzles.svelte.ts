// How far somebody has come with the puzzles: kept in this browser, and nowhere else.

import { SvelteMap } from "svelte/reactivity";
import { read, write } from "./settings.svelte";
import type { Puzzle } from "./types";

export type Difficulty = Puzzle["difficulty"];
export const DIFFICULTIES: Difficulty[] = ["easy", "medium", "hard"];

interface Tale {
  /** Wrong answers before it was solved. */
  missed: number;
  /** The solution was looked at before it was found. */
  shown: boolean;
  solved: boolean;
}
const NEW: Tale = { missed: 0, shown: false, solved: false };

class Progress {
  /** Which ones are wanted; empty for all. */
  difficulty = $state<Difficulty | "">(read("difficulty", ""));
  #tales = new SvelteMap<string, Tale>(Object.entries(read<Record<string, Tale>>("puzzles", {})));

  of(id: string): Tale {
    return this.#tales.get(id) ?? NEW;
  }
  #note(id: string, what: Partial<Tale>): void {
    this.#tales.set(id, { ...this.of(id), ...what });
    write("puzzles", Object.fromEntries(this.#tales));
  }
  miss(id: string): void {
    if (!this.of(id).solved) this.#note(id, { missed: this.of(id).missed + 1 });
  }
  show(id: string): void {
    if (!this.of(id).solved) this.#note(id, { shown: true });
  }
  solve(id: string): void {
    this.#note(id, { solved: true });
  }
  choose(difficulty: Difficulty | ""): void {
    this.difficulty = difficulty;
    write("difficulty", difficulty);
  }
  solvedOf(puzzles: Puzzle[]): number {
    return puzzles.filter((p) => this.of(p.id).solved).length;
  }
  /** Those of the wanted difficulty. */
  wanted(puzzles: Puzzle[]): Puzzle[] {
    return puzzles.filter((p) => !this.difficulty || p.difficulty === this.difficulty);
  }
  /** The next one that is not solved, after this one and then from the start; none when all are. */
  next(puzzles: Puzzle[], after = ""): Puzzle | null {
    const at = puzzles.findIndex((p) => p.id === after) + 1;
    const round = [...puzzles.slice(at), ...puzzles.slice(0, at)].filter((p) => p.id !== after);
    const open = round.filter((p) => !this.of(p.id).solved);
    return this.wanted(open)[0] ?? open[0] ?? null;
  }
}

export const progress = new Progress();

/** "Puzzle 7" of the id "overwatch-7". */
export const titleOf = (id: string) => `Puzzle ${id.slice(id.lastIndexOf("-") + 1)}`;

/** So many of a thing, in words: "no misses", "1 miss". */
export const misses = (n: number) => (n === 1 ? "1 miss" : `${n || "no"} misses`);
