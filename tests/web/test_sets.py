"""Choosing several in the browser: in any order, with a pick taken back, by mouse, keyboard and finger."""

from typing import Any

import pytest

from web.browser import House, laid, until

BARRAGE = {
    "a": {"board": {"front-4": "Pharah"}, "synergy": [3, 0, 0]},
    "b": {"board": {"front-3": "Bastion", "front-5": "Orisa", "middle-4": "Zarya", "back-4": "Ana"}},
}
PILE = ["1E", "2E", "1B", "2B", "1I", "2I"]
DUPLICATES = {
    "a": {"front": ["Hercules", "Jane Porter"], "draw": PILE, "hand": ["5B", "3C", "5C", "3B", "5I", "4C"]},
    "b": {"front": ["Poseidon"], "draw": PILE},
    "phase": "discard",
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def thing(page: Any, name: str) -> Any:
    return page.locator('.thing[data-ref^="card:"]', has_text=name).first


def card(page: Any, name: str) -> Any:
    return page.locator('.hand .thing[data-ref^="card:"]', has_text=name).first


def chosen(page: Any, said: str) -> None:
    """Wait until the dock says so and takes the next answer."""
    page.locator('.dock[aria-busy="false"] .count', has_text=said).wait_for()


def fires(page: Any) -> None:
    """Pharah's Ultimate, up to the choice of its targets."""
    thing(page, "Pharah").click()
    page.locator(".dock .confirm").click()
    chosen(page, "0 chosen of 1 to 3")


def test_barrage_with_ana_chosen_first_hits_all_three(house: House, visitor: Any) -> None:
    page = visitor()
    laid(house, page, "overwatch", BARRAGE)
    fires(page)
    thing(page, "Ana").click()
    chosen(page, "1 chosen of 1 to 3")
    thing(page, "Orisa").click()
    chosen(page, "2 chosen of 1 to 3")
    thing(page, "Orisa").click()  # taken back
    chosen(page, "1 chosen of 1 to 3")
    thing(page, "Bastion").click()
    chosen(page, "2 chosen of 1 to 3")
    thing(page, "Orisa").click()
    page.locator(".dock .confirm").click()
    until(page, "!document.querySelector('.dock .count')")
    hurt = page.locator(".log").inner_text()
    assert all(name in hurt for name in ("Ana", "Bastion", "Orisa"))


def test_the_same_by_keyboard(house: House, visitor: Any) -> None:
    page = visitor()
    laid(house, page, "overwatch", BARRAGE)
    thing(page, "Pharah").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    chosen(page, "0 chosen of 1 to 3")
    for name, said in (("Ana", "1"), ("Bastion", "2"), ("Ana", "1"), ("Ana", "2")):
        thing(page, name).focus()
        page.keyboard.press("Enter")
        chosen(page, f"{said} chosen of 1 to 3")
    assert page.locator(".thing.chosen").count() == 2
    page.locator('[data-option="done"]').focus()
    page.keyboard.press("Enter")
    until(page, "!document.querySelector('.dock .count')")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_three_discards_in_any_order(house: House, visitor: Any, how: dict[str, Any]) -> None:
    page = visitor(**how)
    laid(house, page, "overpower-2025", DUPLICATES)
    press = "tap" if how else "click"
    chosen(page, "0 chosen of 3")
    for name, said in (("5 Intelligence", 1), ("3 Brute Force", 2), ("5 Intelligence", 1), ("5 Combat", 2)):
        getattr(card(page, name), press)()
        chosen(page, f"{said} chosen of 3")
    getattr(card(page, "5 Intelligence"), press)()
    getattr(page.locator(".dock .confirm"), press)()
    until(page, "document.querySelectorAll('.hand .thing').length === 3")
    assert all(card(page, name).count() for name in ("3 Combat", "4 Combat", "5 Brute Force"))
