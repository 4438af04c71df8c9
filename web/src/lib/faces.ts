// What a card's face shows. A game may bring its own way in games/<id>/face.ts; any other card gets a decent one.

import { hash } from "./art";
import { byFolder, ofGame } from "./editions";
import type { Crest } from "./emblem";
import { splitsOf } from "./legend";
import { fit, fitSmall, piecesOf, plain, roomFor, type Piece, type Setting } from "./text";
import type { CardInfo } from "./types";

export interface Figure {
  label: string;
  /** The word of the legend that explains it, where that is not the label. */
  term?: string;
  value: string;
  icon?: string;
  /** A small sign beside the figure, where the figure itself stands on no icon. */
  badge?: string;
  /** A colour of the icon, as a CSS colour that stands out on paper. */
  colour?: string;
}

export interface Face {
  emblem: string;
  /** Characters, monsters and Heroes have an emblem of their own instead. */
  crest?: Crest;
  /** The family colour, 0 to 360; without it the card chooses its own. */
  hue?: number;
  line: string;
  /** In the corner, big: the one figure that matters most. */
  corner?: Figure;
  /** Below the picture. */
  strip: Figure[];
  /** Figures that only the large card shows. */
  more: Figure[];
  /** Names of abilities, which stand out in the text. */
  names?: string[];
  /** What a card without text is for, in our words. */
  says?: string;
}

/** A face with its text as it is set. */
export interface SetFace extends Face {
  text: string;
  pieces: Piece[];
  /** On a face of some 110 px, and on a larger one. */
  small: Setting;
  wide: Setting;
}

/** A way to filter cards: what it is called, and what a card has of it, in plain words. */
export interface Filter {
  label: string;
  of: (card: CardInfo) => (string | number)[];
}

interface Module {
  face: (card: CardInfo, game: string) => Face;
  /** How the types of cards are called, where the type itself is no word for people. */
  types?: Record<string, string>;
  filters?: (game: string) => Filter[];
}

const found = import.meta.glob<Module>("../games/*/face.ts", { eager: true });
const own = byFolder(found, (m) => m);

/** A type of cards as people call it. */
export const typeName = (game: string, type: string) => ofGame(own, game)?.types?.[type] ?? plain(type);

/** The game's own filters. */
export const filtersOf = (game: string): Filter[] | undefined => ofGame(own, game)?.filters?.(game);

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
    line: plain(card.type),
    ...(corner ? { corner } : {}),
    strip: rest.filter((f) => f.value.length <= 6).slice(0, 4),
    more: rest.filter((f) => f.value.length > 6).concat(rest.filter((f) => f.value.length <= 6).slice(4)),
  };
}

const made = new Map<string, SetFace>();

export function faceOf(game: string, card: CardInfo): SetFace {
  const key = `${game} ${card.id}`;
  let face = made.get(key);
  if (!face) {
    const drawn = ofGame(own, game)?.face(card, game) ?? plainFace(card);
    const text = card.text || (drawn.says ?? "");
    const room = roomFor(card.name, drawn.strip.length > 0);
    face = {
      ...drawn,
      text,
      pieces: piecesOf(text, drawn.names ?? [], splitsOf(game)),
      small: fitSmall(text, room),
      wide: fit(text, room),
    };
    made.set(key, face);
  }
  return face;
}
