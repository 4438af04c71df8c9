"""A question of an effect shows the card that asks, small, with the sentence of it that does; a rule's shows none."""

from typing import Any

from web.browser import House, axe, laid

BARRAGE = {
    "a": {"board": {"front-4": "Pharah"}, "synergy": [3, 0, 0]},
    "b": {"board": {"front-3": "Bastion", "front-5": "Orisa", "middle-4": "Zarya", "back-4": "Ana"}},
}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ASKED = "Choose up to three enemies for Barrage: deal 2 damage to each of them."
CLAUSE = "Barrage (3): Choose up to three enemies. Deal 2 damage to each of them."


def fires(house: House, page: Any) -> None:
    """Pharah's Ultimate, up to the question whom it hits."""
    laid(house, page, "overwatch", BARRAGE)
    assert page.locator(".dock .prompt").inner_text() == "Your turn: activate an Ultimate or pass."
    assert page.locator(".dock .source, .dock mark").count() == 0
    page.locator('.thing[data-ref^="card:"]', has_text="Pharah").first.click()
    page.locator(".dock .confirm").click()
    page.locator(".dock .source").wait_for()


def test_an_effect_asks_with_its_card_its_sentence_and_a_sentence_of_its_own(house: House, visitor: Any) -> None:
    page = visitor()
    fires(house, page)
    assert page.locator(".dock .prompt").inner_text() == ASKED
    assert page.locator(".dock .clause").inner_text() == f"Pharah: {CLAUSE}"
    assert page.locator(".dock .clause mark").inner_text() == CLAUSE
    assert "Pharah" in page.locator(".dock .source").inner_text()
    page.locator(".dock .source").hover()
    assert page.locator(".preview mark").inner_text() == CLAUSE
    assert len(page.locator(".preview .text").inner_text()) > len(CLAUSE)
    page.mouse.move(2, 2)
    page.locator(".preview").wait_for(state="detached")
    assert axe(page) == []


def test_on_a_phone_the_card_is_shown_by_a_tap(house: House, visitor: Any) -> None:
    page = visitor(**PHONE)
    fires(house, page)
    box = page.locator(".dock .source").bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    page.locator(".dock .source").tap()
    assert page.locator(".preview.pinned mark").inner_text() == CLAUSE
    page.locator(".preview button", has_text="Close").tap()
    page.locator(".preview").wait_for(state="detached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
