// What this browser remembers: theme, motion, quick moves, seen guides, the level of bots.

type Theme = "dark" | "light";

function read<T>(key: string, otherwise: T): T {
  try {
    const raw = localStorage.getItem(`overtable.${key}`);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
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
  quick = $state<boolean>(read("quick", false));
  guided = $state<string[]>(read("guided", []));
  /** The level played against last; empty before the first choice. */
  level = $state<string>(read("level", ""));

  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  keep(): void {
    for (const key of ["theme", "motion", "quick", "guided", "level"] as const) write(key, this[key]);
    this.show();
  }
  show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
settings.show();
