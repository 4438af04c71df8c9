"""The board of OverRealm: monsters that can be looked at, actions as they are now, and what a turn did to whom."""

import re
from typing import Any

from web.browser import House, laid, until
from web.sizes import LARGEST_AND_SMALLEST, seen

MINE = {
    "team": ["Galeaffy", "Americaw", "Chargroar"],
    "hand": ["Chargroar/Energize+", "Galeaffy/Leaf Shield+"],
    "cubes": {"SPD": 2},
    "maneuver": 1,
}
THEIRS = {"team": ["Cragadilo", "Americaw", "Cleansitoad"], "hand": 0, "cubes": {"DEF": 1}}
AT = {"a": MINE, "b": THEIRS}
SWIFT = {"ask": False, "settle": 0}
"""The last pick gives the answer, as for most people."""


def tile(page: Any, name: str) -> Any:
    return page.locator(".mine .grid li", has_text=name)


def test_on_a_phone_the_active_monsters_are_shown_with_their_actions(house: House, visitor: Any) -> None:
    page = seen(visitor, "phone", kept=SWIFT)
    laid(house, page, "overrealm", AT)
    page.locator(".side:not(.mine) .who .thing").tap()
    shown = page.locator(".preview")
    until(page, "document.querySelectorAll('.preview tbody tr').length === 4")
    text = shown.inner_text()
    assert "Cragadilo" in text and "Takes more from" in text and "Implosion" in text
    # However long it is, it can be closed.
    shown.locator("button", has_text="Close").tap()
    assert not shown.count()


@LARGEST_AND_SMALLEST
def test_an_action_shows_what_it_does_now_and_a_cube_changes_that(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size, kept=SWIFT)
    laid(house, page, "overrealm", AT)
    whirl = tile(page, "Whirlwind")
    assert "speed 9," in whirl.locator(".sr").first.inner_text() and whirl.locator(".act .up").count() == 1
    plain = whirl.locator(".corner b").inner_text()
    whirl.locator(".thing").click()
    verbs = page.locator(".dock .verb")
    until(page, "document.querySelectorAll('.dock .verb .foretold').length === 2")
    assert f"{plain} damage to Cragadilo as it stands" in verbs.first.inner_text()
    assert "Spends a cube, leaves 0. Elements off" in verbs.last.inner_text()
    bare = re.search(r"(\d+) if the enemy protects", verbs.first.inner_text())
    assert bare and bare[1] != plain
    verbs.last.click()
    until(page, f"document.querySelector('.mine .grid .picked .corner b')?.textContent === '{bare[1]}'")


@LARGEST_AND_SMALLEST
def test_effects_of_one_moment_are_offered_side_by_side_and_the_turn_is_told(
    house: House, visitor: Any, size: str
) -> None:
    page = seen(visitor, size, kept=SWIFT)
    laid(house, page, "overrealm", AT | {"a": MINE | {"maneuver": 0}})
    tile(page, "Cyclone").locator(".thing").click()
    page.locator(".hand .glow", has_text="Energize").click()
    page.locator("[data-option=done]").click()
    order = page.locator(".order .thing.glow")
    until(page, "document.querySelectorAll('.order .thing.glow').length === 2")
    assert not page.locator(".tray").count()
    assert "Energize and Cyclone come at once. Order may matter" in page.locator(".dock .prompt").inner_text()
    # The buff lies at its action until the turn is over, and the strip goes on telling of it.
    assert tile(page, "Cyclone").locator(".slotted").inner_text() == "+ Energize"
    order.first.click()
    until(
        page,
        "/Cyclone[^]*\\+ Energize\\s+hits \\w+ for \\d+: HP \\d+ → \\d+/"
        ".test([...document.querySelectorAll('.arena > .strip .said')].map((e) => e.innerText).join(' '))",
    )


def test_a_finger_is_asked_before_it_switches(house: House, visitor: Any) -> None:
    page = seen(visitor, "phone", kept=SWIFT)
    laid(house, page, "overrealm", AT)
    page.locator(".mine .bench .thing.glow").first.tap()
    confirm = page.locator(".dock .confirm", has_text=re.compile("Switch to.*Americaw"))
    confirm.wait_for()
    assert page.locator(".mine .who", has_text="Galeaffy").count() == 1, "nothing has happened yet"
    confirm.tap()
    until(page, "document.querySelector('.arena > .strip').innerText.includes('Americaw comes in')")


@LARGEST_AND_SMALLEST
def test_the_reveal_says_what_a_buff_gives(house: House, visitor: Any, size: str) -> None:
    page = seen(visitor, size, kept=SWIFT, reduced_motion="no-preference")
    laid(house, page, "overrealm", AT | {"a": MINE | {"maneuver": 0}})
    tile(page, "Cyclone").locator(".thing").click()
    page.locator(".hand .glow", has_text="Energize").click()
    page.locator("[data-option=done]").click()
    buff = page.locator(".stage .buffs li")
    buff.wait_for()
    assert " ".join(buff.inner_text().split()) == "+ Energize +2 ATK for this attack."
