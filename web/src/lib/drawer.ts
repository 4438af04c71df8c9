import type { CardView } from "./types";

/** A pile that can be laid open: what it is called, its sign, and what lies in it. */
export interface Drawn {
  key: string;
  title: string;
  icon: string;
  /** What stands beside the number, where there is room for it. */
  label?: string;
  /** What stands in place of the number, where that would say nothing. */
  word?: string;
  cards: CardView[];
  /** How many more lie in it face down. */
  hidden: number;
}
