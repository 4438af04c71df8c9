// A card seen large away from a table: on hover, on focus, and with a long touch, which keeps it there.

import type { Attachment } from "svelte/attachments";
import type { CardInfo } from "./types";

const HOVER = 140;
const HOLD = 430;
const SLIP = 10;

class Peek {
  card = $state.raw<CardInfo | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** Shown by a long touch: it stays until it is closed. */
  pinned = $state(false);
  #by: Element | null = null;

  show(card: CardInfo, by: Element, pinned = false): void {
    this.hide();
    this.card = card;
    this.at = by.getBoundingClientRect();
    this.pinned = pinned;
    this.#by = by;
    by.setAttribute("aria-describedby", "peek");
  }
  hide(of?: Element): void {
    if (of && (of !== this.#by || this.pinned)) return;
    this.#by?.removeAttribute("aria-describedby");
    this.#by = null;
    this.card = null;
    this.pinned = false;
  }
}

export const peek = new Peek();

/** `{@attach peeks(card)}`: the card is seen large while one points at this element. */
export function peeks(card: CardInfo | undefined): Attachment<HTMLElement> {
  return (el) => {
    if (!card) return;
    let timer = 0;
    let held = false;
    let from: PointerEvent | null = null;
    const on = <K extends keyof HTMLElementEventMap>(kind: K, what: (e: HTMLElementEventMap[K]) => void) => {
      el.addEventListener(kind, what, kind === "click");
      return () => el.removeEventListener(kind, what, kind === "click");
    };
    const wait = (ms: number, what: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(what, ms);
    };
    const off = [
      on("pointerenter", (e) => {
        if (e.pointerType === "mouse") wait(HOVER, () => peek.show(card, el));
      }),
      on("pointerleave", () => {
        clearTimeout(timer);
        peek.hide(el);
      }),
      on("pointerdown", (e) => {
        held = false;
        from = e;
        if (e.pointerType === "mouse") return;
        wait(HOLD, () => {
          held = true;
          peek.show(card, el, true);
        });
      }),
      on("pointermove", (e) => {
        if (from && !held && Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > SLIP) {
          if (e.pointerType !== "mouse") clearTimeout(timer);
          from = null;
        }
      }),
      on("pointerup", () => {
        if (!held && from?.pointerType !== "mouse") clearTimeout(timer);
        from = null;
      }),
      on("pointercancel", () => clearTimeout(timer)),
      // The click and the menu that follow a long touch are none.
      on("click", (e) => {
        if (!held) return;
        held = false;
        e.preventDefault();
        e.stopImmediatePropagation();
      }),
      on("contextmenu", (e) => {
        if (held || from?.pointerType === "touch") e.preventDefault();
      }),
      on("focus", () => {
        if (el.matches(":focus-visible")) peek.show(card, el);
      }),
      on("blur", () => peek.hide(el)),
    ];
    return () => {
      clearTimeout(timer);
      peek.hide(el);
      off.forEach((stop) => stop());
    };
  };
}
