// A picture for every card: a gradient and a pattern seeded by the card's id, so that two cards never look alike.

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

const PATTERNS: ((r: () => number) => string)[] = [
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
      d += `M${x} ${y}L${round(x + 140 * Math.cos(a))} ${round(y + 140 * Math.sin(a))}L${round(x + 140 * Math.cos(a + w))} ${round(y + 140 * Math.sin(a + w))}z`;
    }
    return `<path d="${d}" opacity=".2"/>`;
  },
  // Rings
  (r) => {
    const x = round(15 + r() * 70),
      y = round(15 + r() * 70),
      step = 9 + r() * 8,
      w = round(1.5 + r() * 4);
    let out = "";
    for (let i = 1; i < 9; i++)
      out += `<circle cx="${x}" cy="${y}" r="${round(i * step)}" fill="none" stroke="currentColor" stroke-width="${w}" opacity="${round(0.34 - i * 0.03)}"/>`;
    return out;
  },
  // Shards
  (r) => {
    let out = "";
    for (let i = 0; i < 9; i++) {
      const x = round(r() * 100),
        y = round(r() * 100),
        s = 14 + r() * 34,
        a = r() * 6.28;
      const p = [0, 2.1 + r(), 4.1 + r()]
        .map((t) => `${round(x + s * Math.cos(a + t))},${round(y + s * Math.sin(a + t))}`)
        .join(" ");
      out += `<polygon points="${p}" opacity="${round(0.08 + r() * 0.2)}"/>`;
    }
    return out;
  },
  // Slanted bands
  (r) => {
    const a = round(-60 + r() * 120);
    let out = "";
    for (let x = -70; x < 170;) {
      const w = 3 + r() * 14;
      out += `<rect x="${round(x)}" y="-60" width="${round(w)}" height="220" opacity="${round(0.07 + r() * 0.16)}"/>`;
      x += w + 4 + r() * 12;
    }
    return `<g transform="rotate(${a} 50 50)">${out}</g>`;
  },
  // Honeycomb
  (r) => {
    const s = 9 + r() * 6,
      h = s * Math.sqrt(3);
    let out = "";
    for (let col = -1; col * s * 1.5 < 110; col++)
      for (let row = -1; row * h < 110; row++) {
        if (r() < 0.35) continue;
        const x = col * s * 1.5,
          y = row * h + (col & 1 ? h / 2 : 0);
        const p = [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              `${round(x + s * 0.92 * Math.cos((i * Math.PI) / 3))},${round(y + s * 0.92 * Math.sin((i * Math.PI) / 3))}`,
          )
          .join(" ");
        out += `<polygon points="${p}" opacity="${round(0.05 + r() * 0.19)}"/>`;
      }
    return out;
  },
  // Waves
  (r) => {
    let out = "";
    const f = 1 + Math.floor(r() * 3),
      amp = 4 + r() * 9,
      ph = r() * 6;
    for (let k = 0; k < 8; k++) {
      let d = "";
      for (let i = 0; i <= 20; i++) {
        const x = i * 5,
          y = k * 14 + amp * Math.sin(ph + k * 0.6 + (i / 20) * f * 6.28);
        d += `${i ? "L" : "M"}${x} ${round(y)}`;
      }
      out += `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${round(1.5 + r() * 4.5)}" opacity="${round(0.1 + r() * 0.18)}"/>`;
    }
    return out;
  },
  // Night sky
  (r) => {
    let out = "";
    for (let i = 0; i < 38; i++)
      out += `<circle cx="${round(r() * 100)}" cy="${round(r() * 100)}" r="${round(0.5 + r() * r() * 5)}" opacity="${round(0.12 + r() * 0.4)}"/>`;
    return out;
  },
  // Skyline
  (r) => {
    let d = "",
      out = "";
    for (let k = 0; k < 3; k++) {
      d = "M0 100";
      for (let x = 0; x < 100;) {
        const w = 5 + r() * 11,
          y = round(38 + k * 18 + r() * 22);
        d += `L${round(x)} ${y}L${round(x + w)} ${y}`;
        x += w;
      }
      out += `<path d="${d}L100 100z" opacity="${round(0.1 + k * 0.05)}"/>`;
    }
    return out;
  },
];

const made = new Map<string, string>();

/** The picture of a card as a CSS image, drawn once. */
export function picture(id: string, hue?: number): string {
  const key = `${id} ${hue ?? ""}`;
  let url = made.get(key);
  if (!url) {
    url = `url("data:image/svg+xml,${encodeURIComponent(draw(id, hue))}")`;
    made.set(key, url);
  }
  return url;
}

/** The picture as SVG. `hue` (0 to 360), when given, is the family colour; the card only varies it. */
function draw(id: string, hue?: number): string {
  const r = stream(hash(id));
  const base = hue === undefined ? r() * 360 : hue + (r() - 0.5) * 34;
  const other = base + (r() < 0.5 ? -1 : 1) * (28 + r() * 48);
  const l = 0.42 + r() * 0.1;
  const first = PATTERNS[Math.floor(r() * PATTERNS.length)]!(r);
  const second = r() < 0.6 ? PATTERNS[Math.floor(r() * PATTERNS.length)]!(r) : "";
  const from = `oklch(${l.toFixed(3)} 0.125 ${round(base)})`;
  const to = `oklch(${(l - 0.17).toFixed(3)} 0.1 ${round(other)})`;
  const ink = `oklch(0.9 0.07 ${round(base + 20)})`;
  const angle = Math.round(20 + r() * 90);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="g" gradientTransform="rotate(${angle} .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<rect width="100" height="100" fill="url(#g)"/><g fill="${ink}" color="${ink}">${first}${second}</g></svg>`
  );
}
