"""Screenshots of every page and every board in four sizes, dark and light: `make shots`.

python tests/web/shots.py [folder] [tag …]     (default: build/shots, all; a tag is a size and a theme: tablet-light)
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import needs
from web.browser import ARGS, HERE, House, sit, until
from web.evenings import account, draft_to_the_end, enter, led_on, new_event, start

SIZES = {
    "wide": {"width": 1920, "height": 1080},
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
}
# How many answers before the first picture of a table, and how many more before the second.
ANSWERS = {
    "overwatch": (8, 14),
    "overrealm": (14, 8),
    "power-up": (30, 50),
    "overpower-2025": (30, 24),
    "overpower-classic": (30, 24),
}


def shoot(page: Any, path: Path) -> None:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(350)
    until(page, "!document.querySelector('.banner')")
    page.screenshot(path=path)
    print(path)


def pages(page: Any, house: House, folder: Path, tag: str) -> None:
    page.goto("/")
    page.locator(".play").first.wait_for()
    shoot(page, folder / f"home-{tag}.png")
    for name in (
        "rules/overwatch",
        "how/overwatch",
        "how/overpower-2025",
        "cards/overwatch",
        "cards/overpower-2025",
        "cards/overpower-classic",
        "puzzles/overwatch",
        "puzzles/overwatch/overwatch-1",
        "decks/power-up",
        "decks/overpower-classic",
    ):
        page.goto(f"/{name}")
        page.wait_for_load_state("networkidle")
        if name.startswith("decks") and page.locator(".ready").count():
            page.locator(".ready").first.click()
            page.locator(".legal .ok, .legal li").first.wait_for()
        shoot(page, folder / f"{name.replace('/', '-')}-{tag}.png")


def evenings(page: Any, house: House, folder: Path, tag: str) -> None:
    """Events at each stage, a draft, building, the ladder and a profile."""
    page.add_init_script("if (location.origin !== 'null') localStorage['overtable.settle'] = '0'")
    account(page, f"Ana {tag}")
    knocked = new_event(
        page, "Knock-out", 8, game="overwatch", format={"kind": "constructed"}, structure={"kind": "double"}
    )
    enter(page, knocked)
    start(page, knocked)
    drafted = new_event(page, "The club's evening", 8, structure={"kind": "swiss", "rounds": 3})
    for name in ("events", "events/new", f"events/{knocked}", "ladder/overwatch", f"people/Ana%20{tag}"):
        page.goto(f"/{name}")
        page.wait_for_load_state("networkidle")
        shoot(page, folder / f"{name.replace('/', '-').replace(knocked, 'knock-out')}-{tag}.png")
    enter(page, drafted)
    shoot(page, folder / f"event-open-{tag}.png")
    start(page, drafted)
    led_on(page, drafted)
    page.locator(".dock.mine").wait_for()
    shoot(page, folder / f"draft-{tag}.png")
    draft_to_the_end(page)
    shoot(page, folder / f"draft-done-{tag}.png")
    page.goto(f"/events/{drafted}")
    page.locator("[data-status=building]").wait_for()
    shoot(page, folder / f"event-building-{tag}.png")
    page.locator("[data-todo]").click()
    page.locator("button", has_text="Build for me").click()
    page.locator(".verdict.ok").wait_for()
    shoot(page, folder / f"build-{tag}.png")
    page.locator("button", has_text="Register the deck").click()
    page.locator(".onward").wait_for()
    page.goto(f"/events/{drafted}")
    page.locator(".matches").first.wait_for()
    shoot(page, folder / f"event-playing-{tag}.png")


def tables(page: Any, house: House, folder: Path, tag: str) -> None:
    for game in house.games():
        name = game["id"]
        table = sit(page, name, seats=[{"kind": "me"}, {"kind": "bot"}])["table"]
        page.goto(f"/table/{table}")
        page.locator(".dock.mine").wait_for()
        early, late = ANSWERS.get(name, (20, 40))
        play_wisely(page, table, early)
        shoot(page, folder / f"table-{name}-{tag}.png")
        if page.locator(".dock.mine").count():
            page.locator("[data-asks-hint]").click()
            page.locator(".hint, .notice").first.wait_for()
            shoot(page, folder / f"hint-{name}-{tag}.png")
            page.keyboard.press("Escape")
        if tag.startswith("desktop"):
            page.locator('.hand .thing, .board .thing[data-ref^="card:"]').last.hover()
            shoot(page, folder / f"table-{name}-large-{tag}.png")
            page.mouse.move(2, 2)
        if tag.endswith("dark"):
            page.evaluate("__hand.seed(11)")
            shoot_choice(page, folder, name, tag)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            play_wisely(page, table, late)
            shoot(page, folder / f"late-{name}-{tag}.png")
        play_wisely(page, table, 600)
        shoot(page, folder / f"over-{name}-{tag}.png")
    if page.locator("button", has_text="Resign").count():
        page.locator("button", has_text="Resign").click()
        page.locator("button", has_text="Give up the game?").click()
    page.locator('.dock a[href^="/replay/"]').click()
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    shoot(page, folder / f"replay-{tag}.png")
    page.goto("/")
    learn = page.locator(".learn")
    if learn.count():
        learn.first.click()
        page.locator(".coach").wait_for()
        shoot(page, folder / f"guide-{tag}.png")


def shoot_choice(page: Any, folder: Path, game: str, tag: str) -> None:
    """An answer that is about to be confirmed, with what it will do."""
    for _ in range(4):
        if page.locator(".dock .note").count():
            break
        page.evaluate("__hand.pick()")
        page.wait_for_timeout(250)
    shoot(page, folder / f"choice-{game}-{tag}.png")


# Answers as the hint says: what a table looks like after sensible play.
WISE = """
async ([table, most]) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const path = `/api/tables/${table}`;
  const act = async (m) => {
    const headers = {"Content-Type": "application/json", "X-CSRF-Token": csrf};
    const r = await fetch(`${path}/act`, {method: "POST", headers, body: JSON.stringify(m)});
    return await r.json();
  };
  for (let n = 0; n < most; ) {
    const t = await (await fetch(path)).json();
    if (t.table.status === "over") return n;
    if (!t.decision) { await new Promise((r) => setTimeout(r, 20)); continue; }
    const hint = await act({type: "hint"});
    if (hint.option) await act({type: "answer", number: hint.number, option: hint.option});
    n += 1;
  }
  return most;
}
"""


# Scenes that stay until somebody goes on are left.
GONE_ON = """
(document.querySelector("[data-goes-on]")?.click(),
 !document.querySelector("[data-goes-on]") && !!document.querySelector(".dock.mine, .dock a.button"))
"""


def play_wisely(page: Any, table: str, answers: int) -> None:
    page.evaluate(WISE, [table, answers])
    until(page, GONE_ON)
    page.wait_for_timeout(200)
    page.evaluate("scrollTo(0, 0)")


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    path = needs.chromium()
    if path is None:
        sys.exit("There is no Chromium here.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        house = House(Path(data), "--hint-budget", "0.05")  # hints play whole games here
        browser = p.chromium.launch(executable_path=path, args=ARGS)
        try:
            for size, viewport in SIZES.items():
                for theme in ("dark", "light"):
                    if sys.argv[2:] and f"{size}-{theme}" not in sys.argv[2:]:
                        continue
                    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
                    context = browser.new_context(
                        viewport=viewport, color_scheme=theme, base_url=house.url, reduced_motion="reduce", **how
                    )
                    context.add_init_script(path=HERE / "hand.js")
                    page = context.new_page()
                    page.set_default_timeout(30000)
                    pages(page, house, folder, f"{size}-{theme}")
                    evenings(page, house, folder, f"{size}-{theme}")
                    tables(page, house, folder, f"{size}-{theme}")
                    context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
