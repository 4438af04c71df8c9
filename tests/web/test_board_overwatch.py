"""The board of Overwatch: a round ends in sight, rows answer as a whole, tokens and choices say what they do."""

from typing import Any

from web.browser import House, axe_in_both_themes, laid, until
from web.sizes import EVERY_SIZE, LARGEST_AND_SMALLEST, seen

MINE = {
    "board": {
        "front-4": "Doomfist",
        "front-5": {"hero": "McCree", "damage": 2},
        "front-6": {"hero": "Widowmaker", "down": True},
        "middle-4": {"hero": "Wrecking Ball", "shields": 2},
        "middle-5": "Soldier: 76",
        "back-4": "Torbjörn",
    },
    "synergy": [4, 1, 0],
}
THEIRS = {
    "board": {
        "front-4": "Reinhardt",
        "front-3": "Ashe",
        "middle-4": "Symmetra",
        "back-4": {"hero": "Mei", "down": True},
    },
    "tokens": [
        {"token": "trap", "of": "Bastion", "row": "front", "amount": 2},
        {"token": "exposed", "of": "Widowmaker", "row": "front"},
    ],
    "synergy": [0, 2, 0],
}
HEROES = '.board .cell [data-ref^="card:"]'
LAST_PASS = {"a": MINE, "b": THEIRS, "passed": ["b"], "turn": "a"}
DEPLOY = {"a": {"hand": ["Mercy", "Bastion"], "board": {"front-4": "Mei"}}, "b": THEIRS, "turn": "a"}


def ends_a_round(house: House, page: Any) -> None:
    laid(house, page, "overwatch", LAST_PASS)
    page.locator('[data-option="pass"]').click()
    page.locator(".board .stage").wait_for()


@EVERY_SIZE
def test_the_end_of_a_round_stays_until_one_goes_on(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size, kept={"pace": "slow"})
    ends_a_round(house, page)
    scene = page.locator(".board .stage")
    assert "You win the round" in scene.inner_text() and "Power" in scene.inner_text()
    assert page.locator(HEROES).count() >= 9, "the last board lies there"
    assert "Round 1" in page.locator(".score").inner_text()
    box, around = page.locator(".board .stage .band").bounding_box(), page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= around["width"]
    assert not axe_in_both_themes(page, ".board")
    page.keyboard.press("Enter")
    scene.wait_for(state="detached")
    until(page, "document.querySelector('.score').innerText.includes('Round 2')")
    assert page.locator(HEROES).count() <= 2, "and then the next round begins"


def test_the_end_of_a_round_passes_by_itself(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop", kept={"pace": "fast"})
    ends_a_round(house, page)
    until(page, "!document.querySelector('.board .stage')")
    until(page, "document.querySelector('.score').innerText.includes('Round 2')")
    assert page.locator("[data-goes-on]").count() == 0


@LARGEST_AND_SMALLEST
def test_a_choice_says_what_it_does_and_a_row_answers_on_its_spaces(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size, kept={"ask": False})
    laid(house, page, "overwatch", DEPLOY)
    assert "pass" not in page.locator(".dock .prompt").inner_text(), "nobody passes with cards in hand"
    page.locator(".hand .thing", has_text="Bastion").click()
    page.locator('[data-ref="space:4"].glow').click()
    page.locator(".traything", has_text="all who come to an enemy row").click()
    page.locator(".line.lit").first.wait_for()
    assert page.locator(".line.lit").count() == 3
    page.locator('[data-ref="space:35"]').click()  # the first space of the enemy's back row
    page.locator(".line:has([data-ref='row:5']) .laid").wait_for()


@LARGEST_AND_SMALLEST
def test_tokens_say_what_they_do(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overwatch", LAST_PASS)
    token = page.locator(".laid").first
    token.tap() if size == "phone" else token.hover()
    tip = page.locator(".tip:popover-open", has_text="takes 2 damage")
    tip.wait_for()
    assert tip.count() == 1
