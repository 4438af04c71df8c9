// Cards move, they do not jump: each card is drawn from where it was to where it is.

import { settings } from "./settings.svelte";

export interface Places {
  cards: Map<string, DOMRect>;
  piles: Map<string, DOMRect>;
}

const DURATION = 260;

export function places(): Places {
  const cards = new Map<string, DOMRect>();
  const piles = new Map<string, DOMRect>();
  if (settings.still) return { cards, piles };
  for (const el of document.querySelectorAll<HTMLElement>('[data-ref^="card:"]'))
    cards.set(el.dataset.ref!, el.getBoundingClientRect());
  for (const el of document.querySelectorAll<HTMLElement>("[data-pile]"))
    piles.set(el.dataset.pile!, el.getBoundingClientRect());
  return { cards, piles };
}

/** Play the way from the places before; `from` names the pile from which a new card comes. */
export function moveFrom(before: Places, from: (ref: string) => string | null): void {
  if (settings.still || before.cards.size + before.piles.size === 0) return;
  for (const el of document.querySelectorAll<HTMLElement>('[data-ref^="card:"]')) {
    const ref = el.dataset.ref!;
    const now = el.getBoundingClientRect();
    if (now.width === 0) continue;
    let was = before.cards.get(ref);
    const fresh = !was;
    if (fresh) {
      const pile = from(ref);
      was = pile ? before.piles.get(pile) : undefined;
    }
    if (!was || was.width === 0) {
      if (fresh && before.cards.size)
        el.animate(
          [
            { opacity: 0, transform: "scale(.86)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 220, easing: "ease-out" },
        );
      continue;
    }
    const dx = was.left + was.width / 2 - (now.left + now.width / 2);
    const dy = was.top + was.height / 2 - (now.top + now.height / 2);
    const s = was.width / now.width;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(s - 1) < 0.02) continue;
    // Only what the compositor moves by itself is animated; the card lies on top for as long as it is on its way.
    const way = el.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${s})`, opacity: fresh ? 0.4 : 1 },
        {
          transform: `translate(${dx * 0.12}px, ${dy * 0.12 - 6}px) scale(${1 + (s - 1) * 0.1 + 0.05})`,
          opacity: 1,
          offset: 0.75,
        },
        { transform: "none", opacity: 1 },
      ],
      { duration: DURATION, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
    el.style.zIndex = "30";
    way.onfinish = way.oncancel = () => (el.style.zIndex = "");
  }
}

let queue: string[][] = [];
let running = false;

/** Let the things that events speak of light up, one event after the other; never blocks anything. */
export function pulse(events: string[][]): void {
  if (settings.still) return;
  queue.push(...events.filter((refs) => refs.length));
  if (queue.length > 12) queue = queue.slice(-12);
  if (!running) void play();
}

export function skipPulses(): void {
  queue = [];
}

async function play(): Promise<void> {
  running = true;
  while (queue.length) {
    const refs = queue.shift()!;
    let any = false;
    for (const ref of refs) {
      for (const el of document.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)) {
        any = true;
        el.animate(
          [
            { transform: "none", opacity: 1 },
            { transform: "scale(1.09)", opacity: 0.75, offset: 0.35 },
            { transform: "none", opacity: 1 },
          ],
          { duration: 320 },
        );
      }
    }
    if (any) await new Promise((r) => setTimeout(r, 170));
  }
  running = false;
}
