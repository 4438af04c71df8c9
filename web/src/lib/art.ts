// A picture for every card: a gradient and a pattern seeded by the card's id, so that two cards never look alike. It is
// drawn on a canvas and kept as a small image: an SVG would be read anew in the middle of a board's layout, 4 ms each.

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}

/** A small stream of chance from a seed: the same picture every time. */
export function stream(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (n: number) => Math.round(n * 10) / 10;

/** A part of a pattern in a field of 100 by 100: a path that is filled, or drawn with a line of some width. */
interface Shape {
  d: string;
  opacity: number;
  line?: number;
}
type Pattern = (r: () => number) => { shapes: Shape[]; turn?: number };

const polygon = (points: [number, number][]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const PATTERNS: Pattern[] = [
  // Rays from a point
  (r) => {
    const x = round(20 + r() * 60),
      y = round(25 + r() * 50),
      n = 7 + Math.floor(r() * 7),
      turn = r() * Math.PI;
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = turn + (i / n) * 2 * Math.PI,
        w = (Math.PI / n) * (0.35 + r() * 0.4);
      d += polygon([
        [x, y],
        [x + 140 * Math.cos(a), y + 140 * Math.sin(a)],
        [x + 140 * Math.cos(a + w), y + 140 * Math.sin(a + w)],
      ]);
    }
    return { shapes: [{ d, opacity: 0.2 }] };
  },
  // Rings
  (r) => {
    const x = 15 + r() * 70,
      y = 15 + r() * 70,
      step = 9 + r() * 8,
      line = 1.5 + r() * 4;
    const ring = (_: unknown, i: number) => ({
      d: circle(x, y, round((i + 1) * step)),
      opacity: 0.31 - i * 0.03,
      line,
    });
    return { shapes: Array.from({ length: 8 }, ring) };
  },
  // Shards
  (r) => {
    const shapes: Shape[] = [];
    for (let i = 0; i < 9; i++) {
      const x = r() * 100,
        y = r() * 100,
        s = 14 + r() * 34,
        a = r() * 6.28;
      const corners = [0, 2.1 + r(), 4.1 + r()];
      const d = polygon(corners.map((t) => [x + s * Math.cos(a + t), y + s * Math.sin(a + t)]));
      shapes.push({ d, opacity: 0.08 + r() * 0.2 });
    }
    return { shapes };
  },
  // Slanted bands
  (r) => {
    const turn = -60 + r() * 120;
    const shapes: Shape[] = [];
    for (let x = -70; x < 170;) {
      const w = 3 + r() * 14;
      shapes.push({ d: `M${round(x)} -60h${round(w)}v220h${round(-w)}z`, opacity: 0.07 + r() * 0.16 });
      x += w + 4 + r() * 12;
    }
    return { shapes, turn };
  },
  // Honeycomb
  (r) => {
    const s = 9 + r() * 6,
      h = s * Math.sqrt(3);
    const shapes: Shape[] = [];
    for (let col = -1; col * s * 1.5 < 110; col++)
      for (let row = -1; row * h < 110; row++) {
        if (r() < 0.35) continue;
        const x = col * s * 1.5,
          y = row * h + (col & 1 ? h / 2 : 0);
        const corner = (i: number): [number, number] => [
          x + s * 0.92 * Math.cos((i * Math.PI) / 3),
          y + s * 0.92 * Math.sin((i * Math.PI) / 3),
        ];
        shapes.push({ d: polygon([0, 1, 2, 3, 4, 5].map(corner)), opacity: 0.05 + r() * 0.19 });
      }
    return { shapes };
  },
  // Waves
  (r) => {
    const f = 1 + Math.floor(r() * 3),
      amp = 4 + r() * 9,
      ph = r() * 6;
    const shapes: Shape[] = [];
    for (let k = 0; k < 8; k++) {
      let d = "";
      for (let i = 0; i <= 20; i++) {
        const y = k * 14 + amp * Math.sin(ph + k * 0.6 + (i / 20) * f * 6.28);
        d += `${i ? "L" : "M"}${i * 5} ${round(y)}`;
      }
      shapes.push({ d, line: 1.5 + r() * 4.5, opacity: 0.1 + r() * 0.18 });
    }
    return { shapes };
  },
  // Night sky
  (r) => {
    const star = () => ({ d: circle(r() * 100, r() * 100, round(0.5 + r() * r() * 5)), opacity: 0.12 + r() * 0.4 });
    return { shapes: Array.from({ length: 38 }, star) };
  },
  // Skyline
  (r) => {
    const shapes: Shape[] = [];
    for (let k = 0; k < 3; k++) {
      let d = "M0 100";
      for (let x = 0; x < 100;) {
        const w = 5 + r() * 11,
          y = round(38 + k * 18 + r() * 22);
        d += `L${round(x)} ${y}L${round(x + w)} ${y}`;
        x += w;
      }
      shapes.push({ d: `${d}L100 100z`, opacity: 0.1 + k * 0.05 });
    }
    return { shapes };
  },
];

/** Pixels of a picture: it is stretched to what room a face has, and its patterns are soft. */
const SIZE = 160;
const QUALITY = 0.85;
const made = new Map<string, string>();
let canvas: HTMLCanvasElement | undefined;

/** The picture of a card as a CSS image, drawn once. */
export function picture(id: string, hue?: number): string {
  const key = `${id} ${hue ?? ""}`;
  let url = made.get(key);
  if (!url) {
    canvas ??= Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
    const on = canvas.getContext("2d", { willReadFrequently: true });
    if (!on) return "none";
    draw(on, id, hue);
    url = `url("${canvas.toDataURL("image/jpeg", QUALITY)}")`;
    made.set(key, url);
  }
  return url;
}

/** `hue` (0 to 360), when given, is the family colour; the card only varies it. */
function draw(on: CanvasRenderingContext2D, id: string, hue?: number): void {
  const r = stream(hash(id));
  const base = hue === undefined ? r() * 360 : hue + (r() - 0.5) * 34;
  const other = base + (r() < 0.5 ? -1 : 1) * (28 + r() * 48);
  const l = 0.42 + r() * 0.1;
  const patterns = [PATTERNS[Math.floor(r() * PATTERNS.length)]!(r)];
  if (r() < 0.6) patterns.push(PATTERNS[Math.floor(r() * PATTERNS.length)]!(r));
  const angle = ((20 + r() * 90) * Math.PI) / 180;
  on.setTransform(SIZE / 100, 0, 0, SIZE / 100, 0, 0);
  const [x, y] = [50 * Math.cos(angle), 50 * Math.sin(angle)];
  const ground = on.createLinearGradient(50 - x, 50 - y, 50 + x, 50 + y);
  ground.addColorStop(0, `oklch(${l.toFixed(3)} 0.125 ${round(base)})`);
  ground.addColorStop(1, `oklch(${(l - 0.17).toFixed(3)} 0.1 ${round(other)})`);
  on.globalAlpha = 1;
  on.fillStyle = ground;
  on.fillRect(0, 0, 100, 100);
  on.fillStyle = on.strokeStyle = `oklch(0.9 0.07 ${round(base + 20)})`;
  for (const { shapes, turn } of patterns) {
    on.save();
    on.translate(50, 50);
    on.rotate(((turn ?? 0) * Math.PI) / 180);
    on.translate(-50, -50);
    for (const { d, opacity, line } of shapes) {
      on.globalAlpha = opacity;
      if (line) {
        on.lineWidth = line;
        on.stroke(new Path2D(d));
      } else on.fill(new Path2D(d));
    }
    on.restore();
  }
}
