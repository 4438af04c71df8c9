// The keyboard at the table: arrows move between things by where they lie.

import { skipPulses } from "./motion";
import type { Surface } from "./surface.svelte";

function centre(el: Element): [number, number] {
  const r = el.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
}

const STOPS =
  "[data-ref], [data-option]:not(:disabled), .cube:not(:disabled), .dock button:not(:disabled), .pile:not(:disabled)";

/** Move the focus to the nearest thing in that direction. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  // In the middle of a choice only what goes on with it is a stop.
  const stops = root.querySelector(".crumb")
    ? "[data-ref].glow, [data-ref].chosen, .dock .choices button:not(:disabled)"
    : STOPS;
  const all = [...root.querySelectorAll<HTMLElement>(stops)].filter((el) => el.getClientRects().length > 0);
  const at = document.activeElement as HTMLElement | null;
  if (!at || !root.contains(at) || !all.includes(at)) {
    const first = all.find((el) => el.classList.contains("glow")) ?? all[0];
    first?.focus();
    return !!first;
  }
  const [x, y] = centre(at);
  let best: HTMLElement | null = null;
  let cost = Infinity;
  for (const el of all) {
    if (el === at) continue;
    const [a, b] = centre(el);
    const along = key === "ArrowRight" ? a - x : key === "ArrowLeft" ? x - a : key === "ArrowDown" ? b - y : y - b;
    const across = key === "ArrowRight" || key === "ArrowLeft" ? Math.abs(b - y) : Math.abs(a - x);
    if (along < 4) continue;
    const c = along + across * 2.2;
    if (c < cost) {
      cost = c;
      best = el;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return !!best;
}

/** What is offered beside the question, in its order. */
const OFFERED = ":is(.dock .choices, .dock .tray) > :is(button, .traycard)";

/** What the keys do at every board that is played on; whether this one does something. */
export function boardKey(e: KeyboardEvent, root: HTMLElement, s: Surface): boolean {
  const focused = document.activeElement as HTMLElement | null;
  switch (e.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      if (focused?.closest("[role=log]")) return false;
      if (moveFocus(root, e.key)) e.preventDefault();
      return true;
    case "Escape":
      skipPulses();
      return s.stepBack();
    case "Enter":
      if (!focused || focused === document.body || focused.tagName === "MAIN") {
        s.confirm();
        e.preventDefault();
      }
      return true;
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6":
    case "7":
    case "8":
    case "9": {
      const offered = root.querySelectorAll<HTMLElement>(OFFERED)[Number(e.key) - 1];
      (offered?.querySelector<HTMLElement>("button") ?? offered)?.click();
      return !!offered;
    }
    case "?":
      if (!focused?.dataset.ref) return false;
      void s.explain(focused.dataset.ref);
      return true;
    default:
      return false;
  }
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
