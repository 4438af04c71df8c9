// Where something large is shown beside a thing: where it covers neither the thing nor what one compares it with.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Kept extends Box {
  /** How bad it is to cover a part of it. */
  worth: number;
}
interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 14;

export function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The best of some places around `at`: what it covers counts first, and how far it is from `at` decides between equals. */
export function placeBeside(at: Box, size: Size, screen: Size, kept: Kept[]): { left: number; top: number } {
  const right = Math.max(EDGE, screen.width - size.width - EDGE);
  const bottom = Math.max(EDGE, screen.height - size.height - EDGE);
  const within = (n: number, most: number) => Math.min(Math.max(n, EDGE), most);
  const middle = at.top + at.height / 2 - size.height / 2;
  const across = at.left + at.width / 2 - size.width / 2;
  const lefts = [at.left + at.width + GAP, at.left - size.width - GAP, across, EDGE, right];
  const tops = [middle, at.top - size.height - GAP, at.top + at.height + GAP, EDGE, bottom];
  // Just above and just below what is to stay in sight, too.
  for (const k of kept) tops.push(k.top - size.height - GAP, k.top + k.height + GAP);
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const x of lefts) {
    for (const y of tops) {
      const place = { left: within(x, right), top: within(y, bottom) };
      const box = { ...place, ...size };
      const far = Math.hypot(place.left - across, place.top - middle);
      const cost = far + kept.reduce((sum, k) => sum + k.worth * covered(box, k), 0);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
