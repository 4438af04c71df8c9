"""A deck is built of a pool: counts, problems one by one, the built one, on a phone and by keys."""

from typing import Any

from web.browser import axe_in_both_themes, tab_to, until
from web.evenings import account, draft_to_the_end, enter, led_on, new_event, start
from web.sizes import LARGEST_AND_SMALLEST, seen


def drafted(page: Any, name: str) -> str:
    """This visitor has drafted with three bots; the event."""
    account(page, name)
    event = new_event(page, f"Of {name}", 4)
    enter(page, event)
    start(page, event)
    led_on(page, event)
    page.locator(".dock").wait_for()
    draft_to_the_end(page)
    page.goto(f"/events/{event}")
    page.locator('[data-status="building"]').wait_for()
    page.locator("[data-todo]").click()
    page.locator(".pool li").first.wait_for()
    return event


def test_a_deck_is_built_of_the_pool_card_by_card(visitor: Any) -> None:
    page = visitor("/events")
    event = drafted(page, "Bea Builder")
    page.locator(".legal li.open").first.wait_for()
    register = page.locator("button", has_text="Register the deck")
    assert register.is_disabled()
    # There are as many as one took.
    page.locator('[aria-label="Type"]').select_option("special")
    special = page.locator(".pool .open").first
    assert "1 of 1 left" in special.inner_text()
    special.click()
    until(page, "document.querySelector('.pool .open').textContent.includes('0 of 1 left')")
    assert page.locator(".size").inner_text().startswith("1")
    special.click()
    page.locator(".said", has_text="are in the deck").wait_for()
    assert page.locator(".size").inner_text().startswith("1")
    # What everybody may add has no end.
    page.locator("button", has_text="What everybody may add").click()
    free = page.locator(".pool .open").first
    for _ in range(3):
        free.click()
    until(page, "document.querySelector('.size').textContent.startsWith('4')")
    # The built one is legal; a card less breaks it, and one more mends it.
    page.locator("button", has_text="Build for me").click()
    page.locator(".verdict.ok", has_text="not registered yet").wait_for()
    page.locator('[aria-label^="One "][aria-label$=" less"]').first.click()
    page.locator(".verdict", has_text="Not legal yet").wait_for()
    assert register.is_disabled()
    page.locator('[aria-label^="One "][aria-label$=" more"]:not(:disabled)').first.click()
    page.locator(".verdict.ok").wait_for()
    register.click()
    page.locator(".verdict", has_text="Registered").wait_for()
    # The round begins, and the page leads there.
    page.locator(".onward a").wait_for(timeout=60_000)
    page.goto(f"/events/{event}")
    page.locator('[aria-label="Round 1"] .mine').wait_for()
    assert page.locator('[aria-label="Round 1"] .mine').count() == 1


@LARGEST_AND_SMALLEST
def test_building_fits_and_axe_finds_nothing(visitor: Any, size: str) -> None:
    page = seen(visitor, size, path="/events")
    drafted(page, f"Anna {size}")
    page.locator(".pool .open").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe_in_both_themes(page) == []
    if size == "phone":
        page.locator(".pool .open").first.tap()
        page.locator(".switch button", has_text="Deck").tap()
        assert page.locator(".deck").is_visible() and not page.locator(".pool .open").first.is_visible()
    page.locator("button", has_text="Build for me").click()
    page.locator(".verdict.ok").wait_for()
    assert axe_in_both_themes(page) == []


def test_a_deck_is_built_by_keys(visitor: Any) -> None:
    page = visitor("/events")
    drafted(page, "Kim Keys")
    tab_to(page, "at.classList.contains('open')")
    page.locator(".peek").wait_for()
    page.keyboard.press("Enter")
    until(page, "!!document.querySelector('.pool .count, .chips .chip')")
    tab_to(page, "at.textContent === 'Build for me'", "Shift+Tab")
    page.keyboard.press("Enter")
    page.locator(".verdict.ok").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".verdict", has_text="Registered").wait_for()
    assert page.locator(".size").inner_text().split()[0] >= "51"
