// An emblem for each character, monster and Hero: a shield, a head and signs by what the card is, varied by its id.

import { hash, round, stream } from "./art";
import { BEHIND, DIVISIONS, HEADS, SHIELDS, type Kind, type Part, type Shield } from "./heads";
import { icon } from "./icons";

/** What a card is, as far as its emblem shows it. */
export interface Crest {
  kind: Kind;
  shield: Shield;
  /** Colours of the field, 0 to 360. */
  hue: number;
  other: number;
  /** The game's gold, as a hue that goes with its accent. */
  metal: number;
  behind?: string | undefined;
  /** Icons on the disc below and beside the head. */
  badge: string;
  sign?: string | undefined;
  /** Stars in the chief. */
  rank?: number;
  /** No beard and no moustache. */
  smooth?: boolean;
}

/** The choices that an emblem is made of; `said` tells it from others, whatever its shades. */
export function blazon(id: string, crest: Crest): { parts: Part[]; division: number; said: string } {
  const r = stream(hash(`emblem ${id}`));
  const one = (n: number) => Math.floor(r() * n);
  const heads = HEADS[crest.kind];
  const mouths = heads.mouths.filter((m) => !(crest.smooth && m.some((p) => p.tone === "shade")));
  const at = [one(heads.faces.length), one(heads.tops.length), one(mouths.length), one(heads.eyes.length)] as const;
  const division = one(DIVISIONS.length);
  const parts = [heads.faces[at[0]]!, heads.tops[at[1]]!, mouths[at[2]]!, heads.eyes[at[3]]!].flat();
  const { kind, shield, behind, badge, sign, rank } = crest;
  return { parts, division, said: [kind, shield, behind, badge, sign, rank, division, ...at].join(" ") };
}

const MIRROR = 'transform="matrix(-1 0 0 1 100 0)"';
const both = (d: string, how: string) => `<path d="${d}" ${how}/><path d="${d}" ${how} ${MIRROR}/>`;
const placed = (name: string, x: number, y: number, size: number, fill: string) =>
  `<path d="${icon(name)}" fill="${fill}" fill-rule="evenodd" transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 2.4) / 10})"/>`;

/** The emblem as SVG. */
export function emblem(id: string, crest: Crest): string {
  const { parts, division } = blazon(id, crest);
  const r = stream(hash(`shades ${id}`));
  const swing = (r() - 0.5) * 24;
  const hue = round(crest.hue + swing);
  const other = round(crest.other + swing);
  const bright = r() < 0.5;
  const ink = `oklch(0.24 0.05 ${hue})`;
  const metal = `oklch(0.84 0.11 ${crest.metal})`;
  const fields = [`oklch(${bright ? 0.56 : 0.46} 0.13 ${hue})`, `oklch(${bright ? 0.4 : 0.33} 0.1 ${other})`];
  const tones = {
    light: `oklch(0.95 0.025 ${round(crest.metal)})`,
    shade: `oklch(0.66 0.1 ${other})`,
    dark: ink,
    lit: metal,
  };
  const edge = `stroke="${ink}" stroke-width="2.200" stroke-linejoin="round"`;
  const drawn = (list: Part[]) =>
    // All outlines first, so that the halves of a part meet without a seam.
    list.map((p) => (p.tone === "dark" ? "" : both(p.d, edge))).join("") +
    list.map((p) => both(p.d, `fill="${tones[p.tone]}"`)).join("");
  const shape = SHIELDS[crest.shield];
  const stars = crest.rank ?? 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 108 108">` +
    `<clipPath id="s"><path d="${shape}"/></clipPath>` +
    (crest.behind ? both(BEHIND[crest.behind]!, `fill="${metal}" ${edge}`) : "") +
    `<path d="${shape}" fill="${ink}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${shape}" fill="${fields[0]}" stroke="${metal}" stroke-width="4.500" stroke-linejoin="round"/>` +
    `<g clip-path="url(#s)"><path d="${DIVISIONS[division]}" fill="${fields[1]}"/></g>` +
    (crest.sign ? placed(crest.sign, 28, 30, 15, metal) + placed(crest.sign, 72, 30, 15, metal) : "") +
    drawn(parts.filter((p) => p.behind)) +
    drawn(parts.filter((p) => !p.behind)) +
    `<circle cx="50" cy="91" r="12" fill="${ink}"/><circle cx="50" cy="91" r="10" fill="${metal}"/>` +
    placed(crest.badge, 50, 91, 13, ink) +
    Array.from({ length: stars }, (_, i) => placed("star", 50 + (i - (stars - 1) / 2) * 13, 12, 13, tones.light)).join(
      "",
    ) +
    `</svg>`
  );
}

const made = new Map<string, string>();

/** The emblem as a CSS image, drawn once. */
export function emblemImage(id: string, crest: Crest): string {
  let url = made.get(`${id} ${crest.metal}`);
  if (!url) {
    url = `url("data:image/svg+xml,${encodeURIComponent(emblem(id, crest))}")`;
    made.set(`${id} ${crest.metal}`, url);
  }
  return url;
}
