"""The board of Overwatch: a round ends in sight, rows answer as a whole, tokens and choices say what they do."""

from typing import Any

import pytest

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
ONLY_A_PASS = {"a": MINE | {"synergy": [0, 0, 0]}, "b": THEIRS, "passed": ["b"], "turn": "a"}
CROWDED = {
    "a": {
        "hand": ["Mercy", "Hanzo"],
        "board": {
            "front-3": {"hero": "Doomfist", "damage": 2, "shields": 3},
            "front-4": {"hero": "McCree", "damage": 2, "shields": 1},
            "front-5": {"hero": "Widowmaker", "down": True},
            "middle-4": {"hero": "Wrecking Ball", "damage": 1, "shields": 2, "marks": ["guard"]},
            "middle-5": "Soldier: 76",
            "back-4": {"hero": "Torbjörn", "marks": ["frozen"]},
        },
        "tokens": [
            {"token": "healing", "of": "Zenyatta", "on": "McCree"},
            {"token": "boost", "of": "Mercy", "on": "Doomfist"},
            {"token": "song", "of": "Lucio", "row": "front"},
        ],
        "synergy": [9, 9, 9],
    },
    "b": {
        "board": {
            "front-3": {"hero": "Ashe", "damage": 1},
            "front-4": {"hero": "Reinhardt", "damage": 3, "shields": 2},
            "front-5": "Roadhog",
        },
        "tokens": [
            {"token": "discord", "of": "Zenyatta", "on": "Doomfist"},
            {"token": "trap", "of": "Bastion", "row": "front", "amount": 2},
            {"token": "exposed", "of": "Sombra", "row": "front"},
            {"token": "mines", "of": "Wrecking Ball", "row": "front", "amount": 3},
        ],
        "synergy": [9, 9, 9],
    },
    "turn": "a",
}
DEPLOY = {"a": {"hand": ["Mercy", "Bastion"], "board": {"front-4": "Mei"}}, "b": THEIRS, "turn": "a"}

# Marks of a card that lie on another one, or stick out of the card, or are cut; and tokens that stick out of their row.
NOT_APART = """
(() => {
  const found = [], box = (e) => e.getBoundingClientRect(), seen = (e) => box(e).width > 0;
  const out = (r, of) => r.left < of.left - 0.5 || r.right > of.right + 0.5 || r.top < of.top - 0.5
    || r.bottom > of.bottom + 0.5;
  const meet = (r, q) => Math.min(r.right, q.right) - Math.max(r.left, q.left) > 0.5
    && Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 0.5;
  for (const face of document.querySelectorAll(".cell .face")) {
    const all = face.closest(".cell").querySelectorAll(
      ".corner, .shields, .pips, .marks > span, .name, .fallen, .place");
    const marks = [...all].filter(seen), who = face.querySelector(".name").innerText;
    marks.forEach((e, i) => {
      if (out(box(e), box(face)) || e.scrollWidth > e.clientWidth + 1) found.push(`${who}: ${e.className} is cut`);
      for (const o of marks.slice(i + 1))
        if (meet(box(e), box(o))) found.push(`${who}: ${e.className} lies on ${o.className}`);
    });
  }
  for (const e of document.querySelectorAll(".tokens .one"))
    if (seen(e) && out(box(e), box(e.closest(".line")))) found.push(`${e.innerText} sticks out of its row`);
  return found;
})()
"""


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


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (820, 1180), (1440, 900)])
def test_marks_on_cards_lie_apart(house: House, visitor: Any, size: tuple[int, int]) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, kept={"ask": False})
    laid(house, page, "overwatch", CROWDED)
    assert page.evaluate(NOT_APART) == []
    board = page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.board'))"
    )
    assert board <= 1, "no row grows by its tokens"
    assert not page.locator(".down .corner").first.is_visible(), "who is defeated has no Health"
    page.locator(".hand .thing", has_text="Hanzo").click()
    page.locator('[data-ref="space:1"].glow').click()
    page.locator('[data-option="skip"]').click()
    page.locator(".cell .marked").first.wait_for()
    assert page.evaluate(NOT_APART) == []


@LARGEST_AND_SMALLEST
def test_targets_in_an_order_are_numbered(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overwatch", CROWDED)
    page.locator(".cell .thing.glow", has_text="Soldier").click()
    page.locator(".dock .confirm").click()
    for i, name in enumerate(("Reinhardt", "Ashe", "Roadhog"), 1):
        target = page.locator(".cell .thing", has_text=name)
        page.locator(".cell .thing.glow", has_text=name).click()
        target.locator(".place").wait_for()
        assert target.locator(".place").inner_text() == str(i)
        assert target.get_attribute("aria-pressed") == "true"
        assert f"chosen as number {i}" in target.locator(".sr").inner_text()
    assert page.evaluate(NOT_APART) == []
    assert page.locator(".cell .place").all_inner_texts() == ["2", "1", "3"]
    assert not axe_in_both_themes(page, ".board")


def test_whoever_can_only_pass_is_told_why(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop", kept={"pace": "fast"})
    laid(house, page, "overwatch", ONLY_A_PASS)
    assert "no Hero can be played" in page.locator(".dock .prompt").inner_text()
    page.locator('[data-option="pass"]').click()
    page.locator(".log li", has_text="no Ultimate activated").wait_for()
