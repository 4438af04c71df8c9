// A finger is broader than a pointer: where it touches beside a small thing that can be chosen, that thing is meant.

/** The side of the square around the middle of a thing that counts as the thing itself, in pixels. */
export const FINGER = 44;
/** A longer touch asks what the thing under it is. */
const HELD = 400;

/** How far a place is from the middle of a box, or nothing where it is outside of box and finger. */
function away(box: DOMRect, x: number, y: number): number | null {
  const dx = Math.abs(x - (box.left + box.right) / 2),
    dy = Math.abs(y - (box.top + box.bottom) / 2);
  const near = dx <= Math.max(box.width, FINGER) / 2 && dy <= Math.max(box.height, FINGER) / 2;
  return near ? Math.hypot(dx, dy) : null;
}

/** The thing that glows and is nearest to a touch; nothing where the touch is on something that answers by itself. */
export function meant(root: HTMLElement, touched: Element, x: number, y: number): HTMLElement | null {
  const on = touched.closest("button, a, input, select, textarea, summary");
  if (on && (on.classList.contains("glow") || !on.hasAttribute("data-ref"))) return null;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const el of root.querySelectorAll<HTMLElement>(".glow:not(:disabled)")) {
    const far = away(el.getBoundingClientRect(), x, y);
    if (far !== null && far < least) [best, least] = [el, far];
  }
  return best;
}

/** An action for a board: touches go to what they are meant for. */
export function finger(root: HTMLElement): { destroy(): void } {
  let since = 0;
  function down(e: PointerEvent): void {
    since = e.timeStamp;
  }
  function click(e: MouseEvent): void {
    const touch = (e as PointerEvent).pointerType === "touch" && e.timeStamp - since < HELD;
    if (!touch || !(e.target instanceof Element)) return;
    const el = meant(root, e.target, e.clientX, e.clientY);
    if (!el) return;
    e.preventDefault();
    e.stopPropagation();
    el.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
  }
  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click, true);
  return {
    destroy() {
      root.removeEventListener("pointerdown", down, true);
      root.removeEventListener("click", click, true);
    },
  };
}
