"""The ladder: an opponent is found, the season's table, and the profile of whoever has played."""

from typing import Any

from web.browser import axe_in_both_themes, tab_to
from web.evenings import account
from web.sizes import LARGEST_AND_SMALLEST, seen


def test_two_are_found_for_each_other_and_the_game_stands_on_ladder_and_profile(visitor: Any) -> None:
    lea, max_ = visitor("/events"), visitor("/events")
    account(lea, "Lea Ladder")
    account(max_, "Max Match")
    for page in (lea, max_):
        page.goto("/ladder/overwatch")
        page.locator("button", has_text="Find me an opponent").click()
        if page is lea:
            page.locator(".waiting", has_text="Looking for somebody").wait_for()
            assert axe_in_both_themes(page) == []
            # One may leave, and come back.
            page.locator("button", has_text="Look no further").click()
            page.locator("button", has_text="Find me an opponent").click()
            page.locator(".waiting").wait_for()
    for page in (lea, max_):
        page.wait_for_url("**/table/*")
        page.locator(".dock").wait_for()
    lea.locator("button", has_text="Resign").click()
    lea.locator("button", has_text="Give up the game?").click()
    lea.locator(".dock .ending").wait_for()
    lea.goto("/ladder/overwatch")
    rows = lea.locator("tbody tr")
    rows.nth(1).wait_for()
    assert rows.nth(0).locator("a").inner_text() == "Max Match"
    assert rows.nth(1).locator(".tag").inner_text() == "you"
    rows.nth(0).locator("a").click()
    lea.locator("h1", has_text="Max Match").wait_for()
    assert lea.locator(".ratings svg .line").count() == 1
    assert lea.locator(".ratings svg").get_attribute("aria-label")
    assert lea.locator("#h2h ~ table tbody tr").count() == 1
    assert lea.locator(".games .won").count() == 1
    assert axe_in_both_themes(lea) == []
    with lea.expect_download() as download:
        lea.locator("a", has_text="Download all this").click()
    assert download.value.suggested_filename.endswith(".json")
    lea.set_viewport_size({"width": 360, "height": 740})
    assert lea.evaluate("document.documentElement.scrollWidth") <= 360


@LARGEST_AND_SMALLEST
def test_an_empty_ladder_says_how_it_begins(visitor: Any, size: str) -> None:
    page = seen(visitor, size, path="/ladder/power-up")
    page.locator(".table p", has_text="Nobody has played").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe_in_both_themes(page) == []
    page.goto("/people/Nobody%20Known")
    page.locator("[role=alert]").wait_for()
    assert axe_in_both_themes(page) == []


def test_the_ladder_is_gone_through_by_keys(visitor: Any) -> None:
    page = visitor("/events")
    account(page, "Kay Keys")
    page.goto("/ladder/overwatch")
    page.locator("button", has_text="Find me an opponent").wait_for()

    tab_to(page, "at.textContent.includes('Find me an opponent')")
    page.keyboard.press("Enter")
    page.locator(".waiting").wait_for()
    tab_to(page, "at.textContent.includes('Look no further')")
    page.keyboard.press("Enter")
    page.locator(".waiting").wait_for(state="detached")
    page.goto("/ladder/power-up")
    page.locator("h1", has_text="Power Up!").wait_for()
    tab_to(page, "at.textContent.includes('Overwatch')")
    page.keyboard.press("Enter")
    page.locator("h1", has_text="Overwatch").wait_for()
    assert page.url.endswith("/ladder/overwatch")


def test_all_pages_are_in_reach_on_a_phone(visitor: Any) -> None:
    page = seen(visitor, "phone", path="/ladder/power-up")
    bar = page.locator("header nav")
    bar.wait_for()
    assert bar.locator("a").count() >= 6
    assert bar.evaluate("n => n.scrollWidth <= n.clientWidth"), "nothing has to be pushed aside to be found"
