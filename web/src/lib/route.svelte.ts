// Pages by address, without reloading.

class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      const a = (event.target as Element | null)?.closest?.("a");
      if (!a || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (a.target || a.hasAttribute("download") || a.origin !== location.origin || a.pathname.startsWith("/api/"))
        return;
      event.preventDefault();
      this.go(a.pathname + a.search + a.hash);
    });
  }
  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
  go(to: string, replace = false): void {
    const same = to.split("#")[0] === location.pathname + location.search;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (!same && !replace) {
      scrollTo(0, 0);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
    }
  }
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const route = new Route();
