// A scene: what a board plays for what has just happened. The table stays as it was for a part of it, or all of it.

import { onDestroy } from "svelte";
import type { Surface } from "./surface.svelte";
import type { Line, View } from "./types";

/** How long a scene stays that is read until somebody goes on, in ms. */
export const READING = { slow: 20000, normal: 12000, fast: 5000 };

export interface Scene {
  /** From then on the table is laid as it stands now. */
  laid: Promise<void>;
  /** It is over: what would lie over it has waited. */
  over: Promise<void>;
  /** Whether it tells the outcome, so that no banner has to. */
  tells: boolean;
}

export class Stage {
  #s: Pick<Surface, "staged">;
  #leave: () => void;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #kept: (() => void)[] = [];

  /** `leave`: what the board does when its scene is over. */
  constructor(s: Pick<Surface, "staged">, leave: () => void) {
    this.#s = s;
    this.#leave = leave;
  }

  /** Play for so many ms; the table is laid after `held` of them. */
  play(lasts: number, held: number, tells = false): Scene {
    this.end();
    this.#s.staged = true;
    const laid = new Promise<void>((go) => {
      this.#kept.push(go);
      this.#timers.push(setTimeout(go, held));
    });
    const over = new Promise<void>((go) => this.#kept.push(go));
    this.#timers.push(setTimeout(() => this.end(), lasts));
    return { laid, over, tells };
  }
  /** It is over now, whatever was left of it. */
  end(): void {
    if (!this.#kept.length) return;
    for (const t of this.#timers) clearTimeout(t);
    const kept = this.#kept;
    this.#timers = [];
    this.#kept = [];
    this.#s.staged = false;
    this.#leave();
    for (const go of kept) go();
  }
}

/** A board's scenes, as long as it is there. `play`: the scene for these lines and how it stands after them, if any. */
export function stageOf<V extends View>(
  s: Surface<V>,
  leave: () => void,
  play: (stage: Stage, lines: Line[], next: V) => Scene | null,
): Stage {
  const stage = new Stage(s, leave);
  const scene = (lines: Line[], next: V) => play(stage, lines, next);
  s.scene = scene;
  onDestroy(() => {
    stage.end();
    if (s.scene === scene) s.scene = null;
  });
  return stage;
}
