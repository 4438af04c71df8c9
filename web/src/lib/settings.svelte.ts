// What this browser remembers: theme, motion, sounds, whether to ask before an answer is given, which windows stop, seen
// guides, the level and character of bots, their pace.

type Theme = "dark" | "light";
export type Pace = "slow" | "normal" | "fast";
/** Which windows of a game stop always, and which pass; the others stop when there is an answer. */
export interface Stops {
  hold: boolean;
  kinds: Record<string, "stop" | "pass">;
}
export const USUAL: Stops = { hold: false, kinds: {} };

export function read<T>(key: string, otherwise: T): T {
  try {
    const raw = localStorage.getItem(`overtable.${key}`);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`overtable.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is fine: the setting lasts as long as the page.
  }
}

const prefersLight = matchMedia("(prefers-color-scheme: light)").matches;

class Settings {
  theme = $state<Theme>(read("theme", prefersLight ? "light" : "dark"));
  motion = $state<boolean>(read("motion", true));
  /** Ask before an answer is given, also where the last click could give it. */
  ask = $state<boolean>(read("ask", false));
  stops = $state<Record<string, Stops>>(read("stops", {}));
  /** For how many milliseconds after a question changed a click cannot have been meant for it. */
  settle = read("settle", 250);
  guided = $state<string[]>(read("guided", []));
  /** The level played against last; empty before the first choice. */
  level = $state<string>(read("level", ""));
  /** The character played against last; empty for none. */
  character = $state<string>(read("character", ""));

  /** How fast bots answer. */
  pace = $state<Pace>(read("pace", "normal"));
  sound = $state<boolean>(read("sound", false));

  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  keep(): void {
    const keys = ["theme", "motion", "sound", "ask", "stops", "guided", "level", "character", "pace"] as const;
    for (const key of keys) write(key, this[key]);
    this.show();
  }
  show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
settings.show();
