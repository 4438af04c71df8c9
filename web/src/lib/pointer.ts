// Whether the pointer goes somewhere, or something came to lie under it.

let x = -1;
let y = -1;
let moved = -Infinity;
/** Milliseconds after a move within which what the pointer enters was meant. */
const LATELY = 250;

if (typeof addEventListener === "function")
  addEventListener(
    "pointermove",
    (e) => {
      // Browsers tell of a move, too, where only the page below has moved.
      if (e.clientX === x && e.clientY === y) return;
      [x, y, moved] = [e.clientX, e.clientY, performance.now()];
    },
    { capture: true, passive: true },
  );

export const isMoving = (): boolean => performance.now() - moved < LATELY;
