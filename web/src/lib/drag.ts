// Dragging with pointer events: a copy of the thing follows the pointer, and what it is let go over gets it.

import { settings } from "./settings.svelte";

export interface Drop {
  /** The thing under the pointer, or the option that a place on the board stands for. */
  ref: string | null;
  option: string | null;
  /** Whether it was let go outside the list it was taken from. */
  outside: boolean;
}

export interface Hooks {
  /** The pointer has moved far enough; false calls it off. */
  begin(): boolean;
  drop(at: Drop): void;
  /** Let go of by Escape, or taken away by the browser. */
  cancel(): void;
}

const FAR = 9;

function targetAt(x: number, y: number): HTMLElement | null {
  const hit = document.elementFromPoint(x, y);
  return hit?.closest<HTMLElement>("[data-ref], [data-option]") ?? null;
}

/** Watch a pointer that went down on `el`; becomes a drag once it has moved. */
export function watchDrag(down: PointerEvent, el: HTMLElement, hooks: Hooks): void {
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const home = el.closest("ul, dd") ?? el;
  const box = el.getBoundingClientRect();

  function hover(next: HTMLElement | null): void {
    if (next === over) return;
    over?.classList.remove("under-drag");
    over = next;
    over?.classList.add("under-drag");
  }
  function move(e: PointerEvent): void {
    if (e.pointerId !== down.pointerId) return;
    const dx = e.clientX - down.clientX,
      dy = e.clientY - down.clientY;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (!hooks.begin()) return end();
      ghost = copyOf(el, box);
    }
    e.preventDefault();
    ghost.style.transform = `translate(${dx}px, ${dy}px)${settings.still ? "" : " rotate(2deg) scale(1.04)"}`;
    hover(targetAt(e.clientX, e.clientY));
  }
  function up(e: PointerEvent): void {
    if (e.pointerId !== down.pointerId) return;
    const dragged = ghost !== null;
    const at = dragged ? targetAt(e.clientX, e.clientY) : null;
    const outside = dragged && !home.contains(document.elementFromPoint(e.clientX, e.clientY));
    end();
    if (dragged) hooks.drop({ ref: at?.dataset.ref ?? null, option: at?.dataset.option ?? null, outside });
  }
  function gone(e: PointerEvent): void {
    if (e.pointerId === down.pointerId) stop();
  }
  function key(e: KeyboardEvent): void {
    if (e.key !== "Escape" || !ghost) return;
    e.stopPropagation();
    stop();
  }
  function stop(): void {
    const dragged = ghost !== null;
    end();
    if (dragged) hooks.cancel();
  }
  function end(): void {
    hover(null);
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", gone);
    removeEventListener("keydown", key, true);
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", gone);
  addEventListener("keydown", key, true);
}

function copyOf(el: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const x of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-ref], [data-option]")]) {
    delete x.dataset.ref;
    delete x.dataset.option;
  }
  ghost.classList.remove("glow", "chosen");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "90",
    pointerEvents: "none",
    opacity: "0.92",
    transition: "none",
    boxShadow: "0 14px 30px #000b",
  });
  ghost.style.setProperty("--w", getComputedStyle(el).getPropertyValue("--w"));
  (el.closest(".accented") ?? document.body).append(ghost);
  return ghost;
}
