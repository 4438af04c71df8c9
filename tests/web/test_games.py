"""A whole game of every registered game, clicked through on the page against the random bot."""

from typing import Any

import pytest

from overtable.games import all_games
from web.browser import play_to_the_end, sit, until

# A whole game, but a short one where the game has a setting for it.
SHORT: dict[str, dict[str, Any]] = {"overwatch": {"settings": {"rounds": 1}}}


# Toy games that other tests register are not known to the server of these.
OURS = sorted(g.id for g in all_games().values() if type(g).__module__.startswith("overtable."))


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_is_played_by_clicking(visitor: Any, game: str) -> None:
    page = visitor()
    table = sit(page, game, **SHORT.get(game, {}))["table"]
    page.goto(f"/table/{table}")
    end = play_to_the_end(page, seed=7, seconds=200, eager=0.9)
    assert end["over"], end
    assert end["moves"] > 5
    assert page.evaluate("__hand.hidden") == [], "things glowed that lie under others"
    assert page.locator('.dock a[href^="/replay/"]').is_visible()
    assert page.locator(".prompt").inner_text().strip()


def test_the_first_game_is_at_most_two_clicks_from_home(visitor: Any) -> None:
    page = visitor()
    page.locator(".play").first.click()
    page.wait_for_url("**/table/*")
    page.locator(".dock.mine").wait_for()
    assert page.locator(".dock .prompt").inner_text()


def test_a_thing_that_does_not_glow_says_why(visitor: Any) -> None:
    page = visitor()
    table = sit(page, "overwatch")["table"]
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.locator('[data-ref^="space:"]').first.click()
    page.locator(".why").wait_for()
    assert "Why not" in page.locator(".why").inner_text()


def test_picking_narrows_and_escape_steps_back(visitor: Any) -> None:
    page = visitor()
    table = sit(page, "overwatch")["table"]
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.locator(".dock .confirm").click()  # nothing is swapped
    until(page, "document.querySelector('.dock .prompt')?.textContent.startsWith('Your turn')")
    page.locator(".hand .thing.glow").first.click()
    assert page.locator(".crumb").count() >= 2
    assert page.locator('[data-ref^="space:"].glow').count() >= 2
    page.keyboard.press("Escape")
    assert page.locator(".crumb").count() == 0
    page.locator(".hand .thing.glow").first.click()
    page.locator('[data-ref^="space:"].glow').first.dblclick()
    until(page, "document.querySelectorAll('.cell .face').length > 0")
