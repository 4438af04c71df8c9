"""How to play: a page for each game, true to its ledger, on one sheet of paper."""

import re
from pathlib import Path
from typing import Any

import pytest

from marks import our_games
from web.browser import ROOT, House, axe_in_both_themes

PAGES = sorted((ROOT / "web" / "src" / "games").glob("*/how.ts"))
RULE = re.compile(r'"([A-Z][A-Z0-9]*-[A-Z]+-\d+)"')


def test_every_game_has_a_page() -> None:
    folders = {page.parent.name for page in PAGES}
    assert [g for g in our_games() if g not in folders and g.rpartition("-")[0] not in folders] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.parent.name)
def test_the_chapters_that_a_page_names_are_in_the_ledger(path: Path) -> None:
    known = {r.id for game in our_games().values() for r in game.ledger()}
    named = RULE.findall(path.read_text(encoding="utf-8"))
    assert len(named) > 15 and [rule for rule in named if rule not in known] == []


def test_pictures_are_drawn_and_no_files() -> None:
    assert [
        p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in {".png", ".jpg", ".jpeg", ".gif", ".webp"}
    ] == []


def test_each_page_has_its_board_its_parts_and_links_to_chapters(visitor: Any, house: House) -> None:
    page = visitor("/how")
    for game in house.games():
        page.goto(f"/how/{game['id']}")
        page.locator(".chapters a").first.wait_for()
        assert page.locator("h1").inner_text() == f"How to play {game['name']}"
        assert page.locator(".board svg[role=img]").count() == 1
        assert page.locator(".parts section").count() >= 5
        assert page.locator(".parts .picture svg").count() >= 1
        assert all(name.strip(" ,") for name in page.locator(".chapters a").all_inner_texts())
        link = page.locator(".chapters a").first.get_attribute("href")
        assert link.startswith(f"/rules/{game['id']}#")
    page.locator(".chapters a").first.click()
    page.locator("article.here").wait_for()


def test_the_summary_prints_on_one_page(visitor: Any, house: House) -> None:
    page = visitor("/how")
    margin = dict.fromkeys(("top", "bottom", "left", "right"), "12mm")
    for game in house.games():
        page.goto(f"/how/{game['id']}")
        page.locator(".summary").wait_for()
        page.emulate_media(media="print")
        assert page.locator(".board").is_visible() and page.locator(".summary").is_visible()
        assert not page.locator(".parts").is_visible() and not page.locator("header").is_visible()
        printed = page.pdf(format="A4", margin=margin)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1, game["id"]
        page.emulate_media(media="screen")


def test_the_pages_are_clean(visitor: Any, house: House) -> None:
    page = visitor("/how")
    wrong = {}
    for path in [f"/how/{g['id']}" for g in house.games()] + ["/rules/power-up"]:
        page.goto(path)
        page.locator(".summary, article").first.wait_for()
        page.wait_for_load_state("networkidle")
        wrong[path] = axe_in_both_themes(page)
    assert {name: found for name, found in wrong.items() if found} == {}
