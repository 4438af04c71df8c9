"""A hint on the page: two answers with reasons, that select and never commit."""

from typing import Any

from web.browser import axe_in_both_themes, sit, until

MY_TURN = "document.querySelector('.dock .prompt')?.textContent.startsWith('Your turn')"


def my_turn(page: Any) -> None:
    """At a table of Overwatch, asked for a Hero."""
    table = sit(page, "overwatch")["table"]
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.locator(".dock .confirm").click()  # nothing is swapped
    until(page, MY_TURN)


def state(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "fetch(location.pathname.replace('/table/', '/api/tables/')).then((r) => r.json())"
    )
    return found


def test_a_hint_shows_two_answers_with_reasons(visitor: Any) -> None:
    page = visitor()
    my_turn(page)
    page.locator("button", has_text="Hint").click()
    lines = page.locator(".hint .advised")
    lines.first.wait_for()
    assert lines.count() == 2
    offered = {o["id"]: o["text"] for o in state(page)["decision"]["options"]}
    for n in (0, 1):
        text = lines.nth(n).inner_text()
        assert offered[lines.nth(n).get_attribute("data-advised")] in text
        assert 0 <= int(text.partition("%")[0]) <= 100
        assert lines.nth(n).locator("small").inner_text().endswith(".")
    # The best one is pointed at on the table, and both are said to those who listen.
    best = lines.first.get_attribute("data-advised").split(" ")[1:]
    assert sorted(page.evaluate("[...document.querySelectorAll('.pointed')].map((e) => e.dataset.ref)")) == sorted(best)
    heard = page.locator(".dock [role=status]").text_content()
    assert "Hint: " in heard and "percent" in heard and "Or: " in heard


def test_a_line_selects_its_answer_and_commits_nothing(visitor: Any) -> None:
    page = visitor()
    my_turn(page)
    before = state(page)["entries"]
    page.locator("button", has_text="Hint").click()
    second = page.locator(".hint .advised").nth(1)
    second.click()
    assert second.get_attribute("aria-pressed") == "true"
    assert page.locator(".dock .confirm").inner_text().startswith(second.locator("strong").inner_text())
    page.locator(".hint .advised").first.click()
    assert second.get_attribute("aria-pressed") == "false"
    assert state(page)["entries"] == before
    # Escape closes the hint, and only then steps back.
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")
    assert page.locator(".dock .confirm").count() == 1 and page.locator(".pointed").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.locator(".dock .confirm").count() == 0
    assert state(page)["entries"] == before


def test_a_hint_is_followed_by_keyboard_alone(visitor: Any) -> None:
    page = visitor()
    my_turn(page)
    before = state(page)["entries"]
    page.keyboard.press("h")
    page.locator(".hint .advised").first.wait_for()
    page.locator(".hint .advised").first.focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.classList.contains('confirm')")
    page.keyboard.press("Enter")
    page.locator(".hint").wait_for(state="detached")
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")
    assert state(page)["entries"] > before


def test_closing_a_hint_gives_the_focus_back(visitor: Any) -> None:
    page = visitor()
    my_turn(page)
    page.keyboard.press("h")
    page.locator(".hint .advised").first.focus()
    page.keyboard.press("Escape")
    until(page, "document.activeElement.hasAttribute('data-asks-hint')")
    assert page.locator(".hint").count() == 0


def test_a_set_is_advised_by_ticking(visitor: Any) -> None:
    """Before the first turn cards may be swapped: several are ticked, then sent together."""
    page = visitor()
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    page.keyboard.press("h")
    swap = page.locator(".hint .advised", has_text="Swap").first
    swap.click()
    ref = swap.get_attribute("data-advised").split(" ")[1]
    assert page.locator(f'.hand .chosen[data-ref="{ref}"], .hand [data-ref="{ref}"].chosen').count() == 1
    assert page.locator(".dock .confirm").inner_text().strip() == "Swap 1"


def test_an_open_hint_is_clean_and_fits_a_phone(visitor: Any) -> None:
    for width, height in ((1280, 800), (360, 740)):
        page = visitor("/", viewport={"width": width, "height": height})
        my_turn(page)
        page.locator("[data-asks-hint]").click()
        lines = page.locator(".hint .advised")
        lines.first.wait_for()
        assert axe_in_both_themes(page) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert all(lines.nth(n).bounding_box()["height"] >= 44 for n in range(2))
