"""axe-core finds nothing wrong, on any page, in both themes."""

from typing import Any

from web.browser import House, axe_in_both_themes, sit


def test_no_page_has_a_violation(visitor: Any, house: House) -> None:
    page = visitor("/")
    page.locator(".play").first.wait_for()
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_timeout(120)
        found = axe_in_both_themes(page)
        if found:
            wrong[name] = found

    look("home")
    page.locator("button", has_text="Options").first.click()
    look("options")
    page.keyboard.press("Escape")
    page.locator("header button").last.click()
    look("you")
    for path in ("/rules/overwatch", "/cards/overwatch", "/decks/power-up", "/how/power-up", "/nowhere", "/table/none"):
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        look(path)
    for game in house.games():
        page.goto(f"/table/{sit(page, game['id'])['table']}")
        page.locator(".dock.mine").wait_for()
        page.evaluate("__hand.clicks(16, 20000, 1)")
        page.locator(".dock.mine, .dock a.button").first.wait_for()
        look(f"table of {game['id']}")
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator("button", has_text="Resign").click()
    page.locator("button", has_text="Give up the game?").click()
    page.locator('.dock a[href^="/replay/"]').click()
    page.locator(".controls").wait_for()
    look("replay")
    assert not wrong, "\n".join(f"{name}: {line}" for name, lines in wrong.items() for line in lines)
