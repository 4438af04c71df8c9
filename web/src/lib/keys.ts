// The keyboard at the table: arrows move between things by where they lie.

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

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
