"""Makes public/icons/*.png of public/favicon.svg, for phones that install the page: python web/icons.py

They are kept, so that the build needs no browser; run it again when the drawing has changed.
"""

import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB.parent / "tests"))
import needs  # noqa: E402  it knows where Chromium is

GROUND = "#12171d"
SAFE = 0.72
"""How much of a maskable icon the drawing takes: whatever shape is cut out of it, the cards are whole."""
ICONS = {"180": (180, 1.0, GROUND), "192": (192, 1.0, ""), "512": (512, 1.0, ""), "maskable-512": (512, SAFE, GROUND)}


def page_of(drawing: str, size: int, part: float, ground: str) -> str:
    edge = round(size * part)
    style = f"margin:0;display:grid;place-items:center;height:{size}px;background:{ground or 'transparent'}"
    return f'<body style="{style}"><div style="width:{edge}px;height:{edge}px">{drawing}</div></body>'


def main() -> None:
    from playwright.sync_api import sync_playwright

    drawing = (WEB / "public" / "favicon.svg").read_text(encoding="utf-8")
    folder = WEB / "public" / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needs.chromium(), args=["--no-sandbox"])
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(drawing, size, part, ground))
            page.screenshot(path=folder / f"{name}.png", omit_background=not ground)
        browser.close()


if __name__ == "__main__":
    main()
