"""The report of a ladder in a real browser: nothing wrong by axe, nothing loaded, nothing wider than a phone."""

from typing import Any

import pytest

from lab.bouts import run_of
from overtable.lab.ladder import Wish, told
from overtable.lab.report import report
from toy import LANTERNS
from web.browser import axe

NAMES = ("beginner", "regular", "strong")


def page_of_a_ladder() -> str:
    done = [
        *run_of([0, 0, 0, 1, 0, 0.5], ("beginner", "regular")),
        *run_of([0, 0, 0, 0], ("beginner", "strong")),
        *run_of([1, 0, 1, 0, 0.5, 0.5], ("regular", "strong")),
    ]
    wish = Wish(mode="short", players=NAMES, games=6)
    return report(LANTERNS, told(LANTERNS, wish, done, "overtable ladder lanterns"), done)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [360, 1280])
def test_it_can_be_read_by_everybody(browser: Any, theme: str, width: int) -> None:
    context = browser.new_context(color_scheme=theme, viewport={"width": width, "height": 800})
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_content(page_of_a_ladder())
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("svg").count() == 3 and asked == []
    context.close()
