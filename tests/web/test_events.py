"""The pages of events: one is made, entered, run, judged; what is refused is said at its field; standings, brackets."""

from typing import Any

from web.browser import axe_in_both_themes, tab_to, until
from web.evenings import account, enter, give_up, led_on, new_event, start
from web.sizes import LARGEST_AND_SMALLEST, seen


def a_round_of_four(page: Any, name: str, **more: Any) -> str:
    """An event of Overwatch, which needs no decks, with three bots; its first round is being played."""
    wish: dict[str, Any] = {"game": "overwatch", "format": {"kind": "constructed"}} | more
    event = new_event(page, name, 4, **wish)
    enter(page, event)
    start(page, event)
    page.locator('[data-status="playing"]').wait_for()
    return event


def play_on(page: Any, event: str) -> None:
    """Give up whatever game is one's own until the event is over."""
    while True:
        page.goto(f"/events/{event}")
        page.locator("[data-todo], [data-status=over]").first.wait_for(timeout=60_000)
        if page.locator("[data-status=over]").count():
            return
        page.locator("[data-todo]").click()
        give_up(page)


def test_an_event_is_made_with_the_form_entered_and_begun(visitor: Any) -> None:
    page = visitor("/events")
    account(page, "Olga Organiser")
    page.locator("a", has_text="Make an event").click()
    page.locator("form").wait_for()
    # Its defaults make an evening; a change of the game takes the name along.
    page.locator("[data-field=game]").select_option("overwatch")
    assert page.locator("[data-field=name]").input_value() == "Overwatch: The Card Game evening"
    # What is refused is said at the field.
    page.locator("[data-field=name]").fill("Friday at the club")
    page.locator("[data-field=fill]").fill("30")
    page.locator("[data-field=rounds]").fill("99")
    page.locator("button", has_text="Make it").click()
    page.locator("[role=alert]").wait_for()
    for field in ("fill", "rounds"):
        assert page.locator(f".wrong:has([data-field={field}]) .bad").count() >= 1
    assert page.evaluate("document.activeElement.dataset.field") == "rounds"
    assert axe_in_both_themes(page) == []
    page.locator("[data-field=fill]").fill("4")
    page.locator("[data-field=most]").fill("4")
    page.locator("[data-field=rounds]").fill("2")
    page.locator("label", has_text="Who knows the code").click()
    page.locator("[data-field=code]").fill("sesame")
    page.locator("button", has_text="Make it").click()
    page.locator("h1", has_text="Friday at the club").wait_for()
    event = page.url
    assert page.locator(".code").inner_text() == "sesame"

    # Somebody else finds it in the list, and needs the code.
    guest = visitor("/events")
    guest.locator("li", has_text="Friday at the club").locator("a").click()
    guest.locator("[data-entry=code]").fill("rhubarb")
    guest.locator(".entry button", has_text="Enter").click()
    guest.locator(".entry [role=alert]").wait_for()
    guest.locator("[data-entry=code]").fill("sesame")
    guest.locator(".entry button", has_text="Enter").click()
    guest.locator("h2", has_text="You are in").wait_for()
    # The organiser sees it without loading the page again, and the shelf shows that one is in it.
    until(page, "document.querySelectorAll('.players .name').length === 1")
    guest.goto("/")
    guest.locator("section", has_text="Friday at the club").locator("small", has_text="you are in it").first.wait_for()
    guest.goto(event)
    page.locator("button", has_text="Start now").click()
    guest.locator("[data-todo]").click()
    guest.locator(".dock").wait_for()
    assert "/table/" in guest.url
    assert guest.locator('.tools a[href^="/events/"]').count() == 1


def test_rounds_are_played_standings_are_told_and_a_judge_corrects(visitor: Any) -> None:
    page = visitor("/events")
    account(page, "Judith Judge")
    event = a_round_of_four(page, "Two rounds", structure={"kind": "swiss", "rounds": 2})
    led_on(page, event)
    give_up(page)
    page.locator('.dock a[href^="/events/"]').first.click()
    page.locator('[aria-label="Round 2"]').wait_for(timeout=60_000)
    play_on(page, event)
    page.locator(".standings caption").wait_for(state="attached")
    assert page.locator(".standings tbody tr").count() == 4
    assert page.locator(".todo", has_text="won the event").count() == 1
    # Which tie-break parted two neighbours is told in words.
    why = page.locator(".standings .why").first
    why.click()
    assert page.locator(".standings .reason.open").first.inner_text().startswith("Below ")
    page.locator("summary", has_text="How ties are broken").click()
    assert page.locator(".legend dt").count() == 4
    # A judge's word stands in the log, and in the match.
    match = page.locator("[data-correct=match] option").nth(1).get_attribute("value")
    page.locator("[data-correct=match]").select_option(match)
    before = page.locator(f'[data-match="{match}"] .score').first.inner_text()
    page.locator("[data-correct=score]").select_option("0:1:0" if before == "1 : 0" else "1:0:0")
    page.locator("[data-correct=why]").fill("The wrong button was pressed")
    page.locator("button", has_text="Correct it").click()
    page.locator(".log", has_text="The wrong button was pressed").wait_for()
    until(page, f"document.querySelector('[data-match=\"{match}\"] .score').textContent !== '{before}'")
    # Printed, only the standings are left.
    page.emulate_media(media="print")
    assert page.locator(".standings tbody").is_visible()
    assert not page.locator(".log").is_visible() and not page.locator("header").first.is_visible()


def test_an_elimination_is_drawn_and_its_losers_are_out(visitor: Any) -> None:
    page = visitor("/events")
    account(page, "Elli")
    event = a_round_of_four(page, "Knock-out", structure={"kind": "single"})
    until(page, "document.querySelectorAll('.picture .match').length === 3")
    assert page.locator(".picture path").count() == 2
    assert page.locator(".picture .label").all_inner_texts() == ["Semifinals", "Final"]
    led_on(page, event)
    give_up(page)
    page.goto(f"/events/{event}")
    page.locator('[data-status="over"]').wait_for(timeout=60_000)
    assert page.locator(".picture .won").count() == 3
    assert page.locator(".todo", has_text="won the event").count() == 1


@LARGEST_AND_SMALLEST
def test_axe_finds_nothing_on_the_pages_of_events(visitor: Any, size: str) -> None:
    page = seen(visitor, size, path="/events")
    account(page, f"Axel {size}")
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if found := axe_in_both_themes(page):
            wrong[name] = found

    page.goto("/events/new")
    page.locator("form").wait_for()
    look("new")
    event = new_event(page, f"For axe, {size}", 4, game="overwatch", format={"kind": "constructed"})
    page.goto("/events")
    page.locator("li", has_text=f"For axe, {size}").wait_for()
    look("list")
    enter(page, event)
    look("open")
    start(page, event)
    page.locator(".matches li").first.wait_for()
    look("playing")
    knock = a_round_of_four(page, f"Double, {size}", structure={"kind": "double"})
    page.goto(f"/events/{knock}")
    page.locator(".picture .match").first.wait_for()
    look("double elimination")
    assert not wrong, "\n".join(f"{name}: {line}" for name, lines in wrong.items() for line in lines)


def test_the_pages_of_an_event_are_gone_through_by_keys(visitor: Any) -> None:
    page = visitor("/events")
    account(page, "Kay")

    page.goto("/events")
    page.locator("h1").wait_for()
    tab_to(page, "at.textContent === 'Make an event'")
    page.keyboard.press("Enter")
    page.locator("form").wait_for()
    tab_to(page, "at.dataset.field === 'name'")
    page.keyboard.press("Control+A")
    page.keyboard.type("By keys alone")
    tab_to(page, "at.dataset.field === 'game'")
    page.keyboard.type("Overwatch")
    tab_to(page, "at.name === 'structure'")
    page.keyboard.press("ArrowDown")
    tab_to(page, "at.textContent === 'Make it'")
    page.keyboard.press("Enter")
    page.locator("h1", has_text="By keys alone").wait_for()
    assert "Single elimination" in page.locator(".sub").inner_text()
    tab_to(page, "at.textContent.trim() === 'Enter'")
    page.keyboard.press("Enter")
    page.locator("h2", has_text="You are in").wait_for()
    tab_to(page, "at.textContent === 'Start now'")
    page.keyboard.press("Enter")
    page.locator("[data-todo]").wait_for()
    tab_to(page, "'todo' in at.dataset")
    page.keyboard.press("Enter")
    page.locator(".dock").wait_for()
    assert "/table/" in page.url
