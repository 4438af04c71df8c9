// A person's hand, for whole games: looks at the page as it is and clicks one thing that can be clicked now.
// Returns what it clicked, "wait" when it is not its turn, or "over". Chance comes from a seed, so a run can be repeated.
(() => {
  let state = 1;
  const PATIENCE = 90;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const any = (list) => list[Math.floor(chance() * list.length)];
  const seen = (el) => el.getClientRects().length > 0 && !el.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  // Whether the middle of a thing is really under the pointer, or another thing lies over it.
  const reachable = (el) => {
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = el.getBoundingClientRect();
    for (const [fx, fy] of [[0.5, 0.5], [0.12, 0.5], [0.5, 0.15], [0.1, 0.12]]) {
      const hit = document.elementFromPoint(r.left + r.width * fx, r.top + r.height * fy);
      if (hit && (el.contains(hit) || hit.contains(el))) return true;
    }
    return false;
  };

  window.__hand = {
    seed(n) {
      state = n >>> 0;
    },
    hidden: [],
    covered: {},
    step(eager = 0.8) {
      const dock = document.querySelector(".dock");
      if (!dock) return "wait";
      if (dock.querySelector('a[href^="/replay/"]')) return "over";
      // A scene that stays until somebody goes on.
      document.querySelector("[data-goes-on]")?.click();
      if (!dock.classList.contains("mine")) return "wait";
      const confirm = all(".dock .confirm")[0];
      const started = !!dock.querySelector(".crumb");
      const glowing = all(".glow[data-ref], .traything");
      const buttons = all("[data-option]:not(.danger)");
      const verbs = all(".dock .choices > button:not(.traything):not([data-option]):not(.confirm):not(.quiet):not(.danger)");
      const ticked = all(".thing.chosen").length;
      const click = (el, what) => {
        const { ref } = el.dataset;
        if (ref && !reachable(el)) {
          // What a scene covers for a moment is waited for, as a person would; what stays covered is lost.
          const times = (this.covered[ref] ?? 0) + 1;
          this.covered[ref] = times;
          if (times < PATIENCE) return "wait";
          this.hidden.push(ref + " " + el.textContent.trim().slice(0, 60));
        } else if (ref) delete this.covered[ref];
        el.click();
        return what + " " + (el.dataset.ref ?? el.dataset.option ?? el.textContent.trim());
      };
      if (confirm && (started || ticked || !glowing.length || chance() > eager)) return click(confirm, "confirm");
      if (glowing.length && (!buttons.length || chance() < eager)) return click(any(glowing), "pick");
      if (buttons.length) return click(any(buttons), "button");
      if (verbs.length) return click(any(verbs), "verb");
      if (confirm) return click(confirm, "confirm");
      return "wait";
    },
    /** Pick one thing that can be picked, and confirm nothing. */
    pick() {
      const el = any(all(".hand .glow[data-ref]").concat(all(".glow[data-ref]")));
      el?.click();
    },
    /** Click on until the game is over or so many milliseconds have passed. */
    async play(ms, eager = 0.8) {
      const end = performance.now() + ms;
      let moves = 0, idle = 0, last = "";
      while (performance.now() < end) {
        const did = this.step(eager);
        if (did === "over") return { over: true, moves, last };
        if (did === "wait") {
          idle += 1;
          await new Promise((r) => setTimeout(r, 15));
          continue;
        }
        moves += 1;
        last = did;
        await new Promise((r) => setTimeout(r, 0));
      }
      return { over: false, moves, last };
    },
    /** Make so many clicks. */
    async clicks(n, ms = 20000, eager = 0.8) {
      const end = performance.now() + ms;
      let moves = 0;
      while (moves < n && performance.now() < end) {
        const did = this.step(eager);
        if (did === "over") break;
        if (did === "wait") {
          await new Promise((r) => setTimeout(r, 15));
          continue;
        }
        moves += 1;
        await new Promise((r) => setTimeout(r, 30));
      }
      return moves;
    },
  };
})();
