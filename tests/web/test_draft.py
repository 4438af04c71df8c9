"""The board of every draft: by mouse, by keys, by finger."""

from typing import Any

import pytest

from web.browser import axe_in_both_themes, sit, until
from web.evenings import draft_to_the_end, pick, taken
from web.sizes import LARGEST_AND_SMALLEST, seen

DRAFTERS = [{"kind": "me"}, {"kind": "bot", "bot": "drafter"}, {"kind": "bot", "bot": "first-pick"}]


def drafting(page: Any, game: str = "overpower-draft", **more: Any) -> Any:
    """This visitor drafts with two bots."""
    page.goto(f"/table/{sit(page, game, seats=DRAFTERS, **more)['table']}")
    page.locator(".dock.mine").wait_for()
    return page


def test_stacks_are_picked_by_mouse_until_all_packs_are_drafted(visitor: Any) -> None:
    page = drafting(visitor())
    assert page.locator(".draft h2").inner_text() == "Pack 1 of 3 · pick 1 of 6"
    assert page.locator(".drafters li").count() == 3
    assert page.locator(".next b").first.inner_text() == "you"
    assert page.locator(".stacks > li").count() == 6
    name = page.locator(".stacks .first .thing .sr").first.inner_text().split(",")[0]
    # A click on any card of a stack means the stack; the others say what comes along.
    page.locator(".stacks > .can .others .thing").nth(2).click()
    until(page, "document.querySelector('.dock .confirm')")
    assert name in page.locator(".dock").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".stacks > .chosen").count() == 0
    opened = taken(page)
    page.locator(".stacks > .can .first .thing").first.click()
    page.locator(".dock .confirm").click()
    until(page, f"Number(document.querySelector('.drafters .me .has').textContent) >= {opened + 6}")
    assert page.locator(".pool h3", has_text=name).count() == 1
    # What the others have is seen as far as it was taken in the open.
    page.locator(".who button").nth(1).click()
    page.locator(".pool", has_text="that only they know").wait_for()
    draft_to_the_end(page)
    assert page.locator(".dock .ending").inner_text().strip() == "The draft is done"
    page.locator(".who button").first.click()
    assert taken(page) == 51


def test_a_stack_is_picked_by_keys_alone(visitor: Any) -> None:
    page = drafting(visitor())
    opened = taken(page)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.classList.contains('glow')")
    first = page.evaluate("document.activeElement.dataset.ref")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.closest('.first')?.dataset") is not None:
            break
    assert page.evaluate("document.activeElement.dataset.ref") != first
    page.keyboard.press("Enter")
    page.locator(".dock .confirm").wait_for()
    page.keyboard.press("Enter")
    until(page, f"Number(document.querySelector('.drafters .me .has').textContent) >= {opened + 6}")


def test_sealed_packs_are_opened_one_by_one(visitor: Any) -> None:
    page = drafting(visitor(), mode="sealed")
    assert page.locator(".shut .thing").count() == 7
    # The last one opens by itself.
    for left in range(7, 1, -1):
        until(page, f"document.querySelectorAll('.shut .thing.glow').length === {left}")
        page.locator(".shut .thing.glow").last.click()
        page.locator(".dock .confirm").click()
    page.locator(".dock .ending").wait_for()
    assert taken(page) > 100


def test_a_card_is_picked_of_ones_pack_and_the_rest_is_passed_on(visitor: Any) -> None:
    page = drafting(visitor(), "power-up-draft")
    assert page.locator(".draft h2").inner_text().startswith("Pack 1 of 8 · pick 1 of ")
    held = page.locator(".pack .thing").count()
    assert held > 2
    assert page.locator(".passes").inner_text().startswith("You pass to ")
    first_way = page.locator(".passes").inner_text()
    name = page.locator(".pack .thing .sr").first.inner_text().split(",")[0]
    pick(page)
    until(page, f"document.querySelectorAll('.pack .thing.glow').length === {held - 1}")
    assert page.locator(".pools .pool li", has_text=name).count() == 1
    # The other way with the next pack.
    while page.locator(".draft h2", has_text="Pack 1 of").count():
        before = taken(page)
        page.locator(".dock.mine").wait_for()
        pick(page)
        until(page, f"Number(document.querySelector('.drafters .me .has').textContent) > {before}")
    until(page, "document.querySelectorAll('.pack .thing.glow').length > 0")
    assert page.locator(".passes").inner_text() != first_way


@LARGEST_AND_SMALLEST
def test_the_board_fits_and_axe_finds_nothing(visitor: Any, size: str) -> None:
    page = drafting(seen(visitor, size))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe_in_both_themes(page) == []
    if size == "phone":
        page.locator(".switch button", has_text="Pools").click()
        page.locator(".pool li").first.wait_for()
        assert not page.locator(".stacks").is_visible()
        assert axe_in_both_themes(page) == []
        page.locator(".switch button").first.click()
    page.locator(".stacks > .can .first .thing").first.click()
    page.locator(".dock .confirm").wait_for()
    assert axe_in_both_themes(page) == []


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_special_is_read_large_before_its_stack_is_picked(visitor: Any, finger: bool) -> None:
    page = drafting(seen(visitor, "phone" if finger else "desktop"))
    special = page.locator(".stacks .others .thing").first
    name = special.locator(".sr").inner_text().split(",")[0]
    if finger:
        special.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
        page.locator(".preview.pinned", has_text=name).wait_for()
    else:
        page.mouse.move(3, 3)
        special.hover()
        special.hover(position={"x": 20, "y": 10})
        page.locator(".preview", has_text=name).wait_for()
    assert page.locator(".stacks > .chosen").count() == 0
