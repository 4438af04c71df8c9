// The editions of OverPower call the same things by other names.

export interface Power {
  icon: string;
  hue: number;
  colour: string;
  name: string;
  /** One letter or two, for the smallest faces. */
  short: string;
}

export interface Words {
  powers: Record<string, Power>;
  /** Where cards in progress lie, and what is said when none does. */
  plane: string;
  calm: string;
  objectives: string;
}

const LOOKS = {
  energy: { icon: "bolt", hue: 85, colour: "#8a6300" },
  combat: { icon: "sword", hue: 28, colour: "#a92a1b" },
  brute_force: { icon: "fist", hue: 150, colour: "#2a6e33" },
  intelligence: { icon: "bulb", hue: 245, colour: "#1d5fa8" },
};

const powers = (names: Record<keyof typeof LOOKS, [string, string]>): Record<string, Power> =>
  Object.fromEntries(
    Object.entries(LOOKS).map(([key, look]) => {
      const [name, short] = names[key as keyof typeof LOOKS];
      return [key, { ...look, name, short }];
    }),
  );

const NEW: Words = {
  powers: powers({
    energy: ["Energy", "E"],
    combat: ["Combat", "C"],
    brute_force: ["Brute Force", "BF"],
    intelligence: ["Intelligence", "I"],
  }),
  plane: "Astral Plane",
  calm: "The Astral Plane is calm.",
  objectives: "Objectives",
};

const CLASSIC: Words = {
  powers: powers({
    energy: ["Energy", "E"],
    combat: ["Fighting", "F"],
    brute_force: ["Strength", "S"],
    intelligence: ["Intellect", "I"],
  }),
  plane: "In play",
  calm: "Nothing is in play.",
  objectives: "Missions",
};

export const wordsOf = (game: string): Words => (game === "overpower-classic" ? CLASSIC : NEW);

/** What the sets of the classic edition are called. */
export const SETS: Record<string, string> = {
  MVOP: "Marvel OverPower",
  PSOP: "PowerSurge",
  MCOP: "Mission Control",
  IQOP: "IQ",
  DCOP: "DC OverPower",
  MNOP: "Monumental",
  CLOP: "Classic",
  JLAOP: "JLA",
  IMOP: "Image OverPower",
  XMOP: "X-Men",
  PROMO: "Promotional",
};
