// What a card's face shows. A game may bring its own way in games/<id>/face.ts; any other card gets a decent one.

import { hash } from "./art";
import type { CardInfo } from "./types";

export interface Figure {
  label: string;
  value: string;
  icon?: string;
  /** A small sign beside the figure, where the figure itself stands on no icon. */
  badge?: string;
  /** A colour of the icon, as a CSS colour that stands out on paper. */
  colour?: string;
}

export interface Face {
  emblem: string;
  /** The family colour, 0 to 360; without it the card chooses its own. */
  hue?: number;
  line: string;
  /** In the corner, big: the one figure that matters most. */
  corner?: Figure;
  /** Below the picture. */
  strip: Figure[];
  /** Figures that only the large card shows. */
  more: Figure[];
}

type FaceOf = (card: CardInfo, game: string) => Face;
/** What filters call the values of a field: `values(game).set.MVOP`. */
type Values = (game: string) => Record<string, Record<string, string>>;

const found = import.meta.glob<{ face: FaceOf; values?: Values }>("../games/*/face.ts", { eager: true });
const own = new Map<string, FaceOf>();
const named = new Map<string, Values>();
for (const [path, module] of Object.entries(found)) {
  own.set(path.split("/").at(-2)!, module.face);
  if (module.values) named.set(path.split("/").at(-2)!, module.values);
}

// Editions of one game (overpower-2025, overpower-classic) share a folder named by their common beginning.
const ofGame = <T>(map: Map<string, T>, game: string) => map.get(game) ?? map.get(game.replace(/-[^-]*$/, ""));

/** A value of a field as people read it. */
export const valueName = (game: string, key: string, value: string) =>
  ofGame(named, game)?.(game)[key]?.[value] ?? value;

const EMBLEMS: [RegExp, string][] = [
  [/hero|character/, "star"],
  [/monster/, "claw"],
  [/token/, "hex"],
  [/attack|weapon/, "sword"],
  [/event/, "burst"],
  [/mission|objective/, "flag"],
  [/action|special/, "bolt"],
  [/buff|boost|upgrade/, "up"],
  [/location|homebase|field|base/, "home"],
  [/support|ally|team/, "people"],
];

function plainFace(card: CardInfo): Face {
  const emblem = EMBLEMS.find(([like]) => like.test(card.type))?.[1] ?? "gem";
  const figures = card.figures.map(([label, value]) => ({ label, value }));
  const corner = figures.find((f) => /^[-+]?\d{1,3}$/.test(f.value));
  const rest = figures.filter((f) => f !== corner && f.value !== "");
  return {
    emblem,
    hue: hash(card.type) % 360,
    line: card.type,
    ...(corner ? { corner } : {}),
    strip: rest.filter((f) => f.value.length <= 6).slice(0, 4),
    more: rest.filter((f) => f.value.length > 6).concat(rest.filter((f) => f.value.length <= 6).slice(4)),
  };
}

const made = new Map<string, Face>();

export function faceOf(game: string, card: CardInfo): Face {
  const key = `${game} ${card.id}`;
  let face = made.get(key);
  if (!face) {
    const maker = ofGame(own, game);
    face = maker ? maker(card, game) : plainFace(card);
    made.set(key, face);
  }
  return face;
}
