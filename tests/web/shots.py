"""Screenshots of every page and every board, desktop and phone, dark and light: `make shots`.

python tests/web/shots.py [folder]     (default: build/shots)
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from web.browser import ARGS, HERE, House, build_client, chromium, sit

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
CLICKS = {"overwatch": 44, "overrealm": 34, "power-up": 80, "overpower-2025": 60}


def shoot(page: Any, path: Path) -> None:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(350)
    page.screenshot(path=path)
    print(path)


def pages(page: Any, house: House, folder: Path, tag: str) -> None:
    page.goto("/")
    page.locator(".play").first.wait_for()
    shoot(page, folder / f"home-{tag}.png")
    for name in ("rules/overwatch", "cards/overwatch", "cards/overpower-2025", "decks/power-up"):
        page.goto(f"/{name}")
        page.wait_for_load_state("networkidle")
        if name.startswith("decks") and page.locator(".ready").count():
            page.locator(".ready").first.click()
            page.locator(".legal .ok, .legal li").first.wait_for()
        shoot(page, folder / f"{name.replace('/', '-')}-{tag}.png")


def tables(page: Any, house: House, folder: Path, tag: str) -> None:
    table = ""
    for game in house.games():
        table = sit(page, game["id"], seats=[{"kind": "me"}, {"kind": "bot"}])["table"]
        page.goto(f"/table/{table}")
        page.locator(".dock.mine").wait_for()
        page.evaluate("__hand.seed(11)")
        page.evaluate("n => __hand.clicks(n, 60000, 1)", CLICKS.get(game["id"], 30))
        page.locator(".dock.mine, .dock a.button").first.wait_for()
        page.evaluate("scrollTo(0, 0)")
        shoot(page, folder / f"table-{game['id']}-{tag}.png")
        if tag.startswith("desktop"):
            page.locator('.hand .thing, .board .thing[data-ref^="card:"]').last.hover()
            shoot(page, folder / f"table-{game['id']}-large-{tag}.png")
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


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    why = build_client()
    if why:
        sys.exit(f"The client could not be built: {why}")
    path = chromium()
    if path is None:
        sys.exit("There is no chromium here.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        house = House(Path(data))
        browser = p.chromium.launch(executable_path=path, args=ARGS)
        try:
            for size, viewport in SIZES.items():
                for theme in ("dark", "light"):
                    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
                    context = browser.new_context(
                        viewport=viewport, color_scheme=theme, base_url=house.url, reduced_motion="reduce", **how
                    )
                    context.add_init_script(path=HERE / "hand.js")
                    page = context.new_page()
                    page.set_default_timeout(30000)
                    pages(page, house, folder, f"{size}-{theme}")
                    tables(page, house, folder, f"{size}-{theme}")
                    context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
