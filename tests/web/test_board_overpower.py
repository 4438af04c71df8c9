"""The board of OverPower: what is at stake, the wager by minus and plus, and fans in which nothing is lost."""

from typing import Any

import pytest

from web.browser import House, axe, laid, until
from web.sizes import EVERY_SIZE, LARGEST_AND_SMALLEST, SIZES, seen

PILE = ["1E", "2E", "1B", "2B", "1I", "2I"]


def crowd(name: str, *placed: str) -> dict[str, Any]:
    return {"name": name, "hits": ["1E", "1C", "2E"], "current": ["2C"], "placed": list(placed)}


CROWDED = {
    "a": {
        "front": [
            crowd("Hercules", "6B", "7B", "4C", "3E"),
            crowd("Jane Porter", "3I", "4I"),
            crowd("Merlin", "5I", "6I", "3E"),
        ],
        "reserve": crowd("Zeus", "5E"),
        "hand": ["5B", "4E"],
        "draw": PILE,
        "objectives": {"reserve": 3, "completed": 1, "defeated": 1, "ventured": {"reserve": 1, "completed": 1}},
    },
    "b": {
        "front": [crowd("Poseidon", "4B"), crowd("Ra", "6E", "5E"), crowd("Robin Hood", "4C", "5C", "3I")],
        "reserve": crowd("Zorro", "6C"),
        "draw": PILE,
        "objectives": {"reserve": 4, "completed": 1, "ventured": {"reserve": 2}},
    },
}
WAGER = {
    "a": {"front": ["Hercules"], "draw": PILE, "objectives": {"reserve": 4, "completed": 2, "defeated": 1}},
    "b": {"front": ["Poseidon"], "draw": PILE},
    "phase": "venture",
}


# Things of the board whose middle is cut off by what they lie in, or lies under something else.
LOST = """
(selector) => [...document.querySelectorAll(selector)].filter((el) => {
  el.scrollIntoView({ block: "center" });
  const r = el.getBoundingClientRect();
  for (let up = el.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible" || up.contains(document.body)) continue;
    const box = up.getBoundingClientRect();
    if (r.top < box.top - 1 || r.bottom > box.bottom + 1) return true;
    if (r.left < box.left - 1 || r.right > box.right + 1) return true;
  }
  const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  return !(hit && el.contains(hit));
}).map((el) => el.textContent.trim())
"""


@EVERY_SIZE
def test_every_card_that_lies_on_a_character_can_be_reached_and_opened(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overpower-2025", CROWDED)
    if size == "phone":  # one row for each character, and what can be played has its places first
        assert page.locator(".mine .fan .thing.glow").count() >= 6
    else:
        assert page.locator(".board .hits .thing").count() == 4 * 8
        assert page.locator(".board .fan .thing").count() == 10 + 7
    assert page.evaluate(LOST, ".board .hits .thing") == [], "hits can be counted and read"
    assert page.locator(".board .fan .thing.glow").count() >= 6, "placed cards can be played"
    assert page.evaluate(LOST, ".board .fan .thing") == [], "and are all in sight"
    assert page.locator(".dock .traycard, .dock .traything").count() == 0, "none of them stands beside the question"
    before = page.locator(".arena").bounding_box()
    press = "tap" if size == "phone" else "click"
    opened = 0
    for pile in page.locator(".board .under .pile").all():
        getattr(pile, press)()
        shown = page.locator(".drawer .thing")
        opened += shown.count()
        assert page.evaluate(LOST, ".drawer .thing") == []
        getattr(page.locator(".drawer button", has_text="Close"), press)()
    assert opened == 4 * 8 + 10 + 7, "a pile holds all that lies on its character"
    assert page.locator(".arena").bounding_box()["height"] == before["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


def test_on_a_phone_a_character_shows_its_emblem_and_how_many_hits_it_has(house: House, visitor: Any) -> None:
    page = seen(visitor, "phone")
    laid(house, page, "overpower-2025", CROWDED)
    hercules = page.locator(".mine .char", has_text="Hercules")
    assert hercules.locator(".hp").inner_text().split() == ["6/20", "4", "!"], "what they count, and how many they are"
    assert hercules.locator(".pile .figure").inner_text() == "+6", "what is seen only in the pile"
    for one in page.locator(".board .body").all():
        crest, grid = (one.locator(part).bounding_box() for part in (".crest", ".grid"))
        beside = crest["x"] + crest["width"] <= grid["x"] + 1
        assert min(crest["width"], crest["height"]) >= 24 and (beside or crest["y"] + crest["height"] <= grid["y"] + 1)


@LARGEST_AND_SMALLEST
def test_a_placed_card_is_played_out_of_its_open_fan(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overpower-2025", CROWDED)
    page.locator(".mine .under .pile").first.focus()
    page.keyboard.press("Enter")
    page.locator(".drawer .thing.glow", has_text="7 Brute Force").focus()
    page.keyboard.press("Enter")
    page.locator(".dock .trail", has_text="7 Brute Force").wait_for()
    page.locator(".drawer").press("Escape")
    assert page.locator(".side:not(.mine) .body .thing.glow").count() == 3, "whom it can be aimed at"


def test_what_is_at_stake_is_a_row_on_both_sides(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "overpower-2025", CROWDED)
    rows = page.locator(".board .stake")
    assert rows.count() == 2
    assert "2 from Reserve" in rows.nth(0).inner_text()
    assert "1 from Reserve, 1 from Completed" in rows.nth(1).inner_text()
    page.locator('[data-drawer="completed objectives:0"]').click()
    assert page.locator(".drawer .thing").count() == 1


@LARGEST_AND_SMALLEST
def test_venturing_is_minus_plus_and_done(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overpower-2025", WAGER)
    height = page.locator(".arena").bounding_box()["height"]
    press = "tap" if size == "phone" else "click"
    assert page.locator(".dock .traycard, .dock .traything").count() == 0, "no cards beside the prompt"
    staked(page, 0, 0)
    for label, reserve, completed in (
        ("Stake one from Reserve", 1, 0),
        ("Stake one from Reserve", 2, 0),
        ("Stake one from Completed", 2, 1),
        ("Take one back to Reserve", 1, 1),
        ("Take one back to Completed", 1, 0),
    ):
        getattr(page.get_by_label(label), press)()
        staked(page, reserve, completed)
    assert page.get_by_label("Take one back to Completed").get_attribute("aria-disabled") == "true"
    assert page.locator(".arena").bounding_box()["height"] == height
    getattr(page.locator('.board [data-option="done"]'), press)()
    until(page, "!document.querySelector('.venture')")
    assert "1" in page.locator(".mine .staked").inner_text()


def test_venturing_by_keyboard_with_a_reason_where_no_more_can_be_staked(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "overpower-2025", WAGER | {"a": WAGER["a"] | {"objectives": {"reserve": 4, "completed": 2}}})  # type: ignore[operator]
    page.get_by_label("Stake one from Completed").focus()
    page.keyboard.press("Enter")
    page.locator(".dock .why", has_text="Completed").wait_for()
    assert page.evaluate("document.activeElement.ariaLabel") == "Stake one from Completed"
    page.get_by_label("Stake one from Reserve").focus()
    page.keyboard.press("Enter")
    staked(page, 1, 0)
    page.keyboard.press("Enter")
    staked(page, 2, 0)
    page.locator('.board [data-option="done"]').focus()
    page.keyboard.press("Enter")
    until(page, "!document.querySelector('.venture')")


def staked(page: Any, reserve: int, completed: int) -> None:
    page.locator(f'[aria-label^="Reserve: {reserve} of"]').wait_for()
    page.locator(f'[aria-label^="Completed: {completed} of"]').wait_for()
    page.locator('.dock[aria-busy="false"].mine').wait_for()


def test_conceding_says_what_it_costs_before_it_is_done(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "overpower-2025", CROWDED)
    concede = page.locator('.dock [data-option="concede"]')
    concede.click()
    until(page, "document.querySelector('.dock [data-option=concede]').textContent.includes('your stake of 2')")
    assert "your opponent would win theirs of 2" in concede.inner_text()


@pytest.mark.parametrize(("size", "theme"), [("tablet", "light"), ("phone", "dark")])
def test_nothing_is_wrong_with_it_for_axe(house: House, visitor: Any, size: str, theme: str) -> None:
    page = seen(visitor, size, color_scheme=theme)
    laid(house, page, "overpower-2025", CROWDED)
    assert axe(page, ".board") == []
    page.locator(".mine .under .pile").first.click()
    assert axe(page, ".board") == []
    laid(house, page, "overpower-2025", WAGER)
    assert axe(page, ".board") == []


@LARGEST_AND_SMALLEST
def test_the_end_of_a_battle_is_told_until_one_goes_on(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overpower-2025", CROWDED)
    height = page.locator(".arena").bounding_box()["height"]
    page.locator('.dock [data-option="concede"]').click()
    page.locator('.dock [data-option="concede"]').click()
    page.locator('.dock [data-option="decline"]').click()
    over = page.locator(".battleover")
    over.wait_for()
    said = over.inner_text()
    assert "Practice bot wins the battle" in said and "Conceded" in said
    assert "lose 1 Objective and take 1 Completed Objective back to Reserve" in said
    assert said.count("Venture Total") == 2 and page.locator(".arena").bounding_box()["height"] == height
    assert axe(page, ".board") == []
    page.keyboard.press("Enter")
    until(page, "!document.querySelector('.battleover') && document.querySelector('.dock.mine')")
    assert page.locator(".log .outcome, .log h3").count(), "and what it held back is told"


@LARGEST_AND_SMALLEST
def test_a_character_that_one_more_type_would_ko_is_marked(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size)
    laid(house, page, "overpower-2025", CROWDED)
    marks = page.locator(".mine .hp em")
    assert marks.count() == 4 and "Brute Force, Intelligence" in (marks.first.get_attribute("title") or "")
    assert "One hit of another type KO's it" in page.locator(".mine .body .thing").first.inner_text()
    assert page.locator(".dock .prompt").inner_text() == "Your turn: attack or concede (no pass: you can attack)."


def test_why_not_in_the_midst_of_an_attack_says_that_something_is_chosen(house: House, visitor: Any) -> None:
    page = seen(visitor, "desktop")
    laid(house, page, "overpower-2025", CROWDED)
    page.locator(".handcards .thing, .hand .thing", has_text="5 Brute Force").first.click()
    page.locator(".side:not(.mine) .body .thing", has_text="Ra").first.click()
    page.locator(".dock .confirm").wait_for()
    page.locator(".side:not(.mine) .body .thing", has_text="Zorro").first.click()
    page.locator(".dock .why").wait_for()
    assert "begin with" not in page.locator(".dock .why").inner_text()
