"""The opponent is chosen by its face, remembered, and sits at the table with it."""

from typing import Any

from web.browser import House, axe_in_both_themes, sit, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def chosen(page: Any) -> str:
    found: str = page.evaluate("document.querySelector('input[name=level]:checked').value")
    return found


def test_a_level_is_chosen_with_the_mouse_and_sits_at_the_table(visitor: Any, house: House) -> None:
    levels = house.games()[0]["bots"]
    page = visitor()
    page.locator(".level").first.wait_for()
    assert page.locator(".level").count() == len(levels) == 4
    assert chosen(page) == house.games()[0]["bot"]
    for level in levels:
        card = page.locator(f"[data-level={level['id']}]")
        assert card.locator(f"svg[data-face={level['face']}]").count() == 1
        for words in (level["name"], level["who"], level["blurb"]):
            assert words in card.inner_text()
    page.locator("[data-level=beginner]").click()
    assert chosen(page) == "beginner"
    assert page.locator(".level .tick:visible").count() == 1  # a sign beside the colour
    page.locator('[data-game="overwatch"] .play').click()
    page.wait_for_url("**/table/*")
    bar = page.locator(".bar").first
    bar.locator("svg[data-face=sprout]").wait_for()
    assert "Pip" in bar.inner_text() and "Beginner bot" in bar.inner_text()


def test_a_character_is_chosen_beside_the_level_and_remembered(visitor: Any, house: House) -> None:
    characters = house.games()[0]["characters"]
    assert [c["id"] for c in characters] == ["cautious", "reckless", "collector"]
    page = visitor()
    page.locator(".character").first.wait_for()
    assert page.locator(".character").count() == 4
    assert page.locator("input[name=character]:checked").get_attribute("value") == ""  # none by default
    page.locator("[data-character=reckless]").click()
    assert "Wants to see your side fall" in page.locator(".characters p").inner_text()
    page.reload()
    page.locator("[data-character=reckless] input:checked").wait_for()
    page.locator('[data-game="overwatch"] .play').click()
    page.wait_for_url("**/table/*")
    bar = page.locator(".bar").first
    bar.locator("svg[data-face=fox]").wait_for()
    assert "Vesper, reckless" in bar.inner_text() and "Regular bot" in bar.inner_text()
    page.goto("/")
    page.locator(".list li", has_text="against Vesper, reckless (Regular)").wait_for()


def test_a_character_is_chosen_by_keyboard_and_fits_a_thumb(visitor: Any) -> None:
    page = visitor("/", **PHONE)
    group = page.get_by_role("radiogroup", name="Character")
    group.wait_for()
    group.get_by_role("radio", name="None").focus()
    page.keyboard.press("ArrowRight")
    assert group.get_by_role("radio", name="Cautious").is_checked()
    until(page, "localStorage.getItem('overtable.character') === '\"cautious\"'")
    described = "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent"
    assert "own side whole" in page.evaluate(described)
    boxes = [page.locator(".character").nth(n).bounding_box() for n in range(4)]
    assert all(b["height"] >= 44 and b["x"] + b["width"] <= 360 for b in boxes)


def test_the_choice_is_remembered_for_the_next_game(visitor: Any) -> None:
    page = visitor()
    page.locator("[data-level=strong]").click()
    page.reload()
    page.locator(".level").first.wait_for()
    assert chosen(page) == "strong"
    page.locator("button", has_text="Options").first.click()
    assert "Orla" in page.locator(".options button[type=submit]").inner_text()
    page.locator(".options button[type=submit]").click()
    page.wait_for_url("**/table/*")
    page.locator(".bar svg[data-face=owl]").wait_for()
    # It is told with its level in the list of running games.
    page.goto("/")
    page.locator(".list li", has_text="against Orla (Strong)").wait_for()


def test_a_level_that_is_no_more_gives_way_to_the_first_offered(visitor: Any, house: House) -> None:
    page = visitor()
    page.evaluate("localStorage.setItem('overtable.level', JSON.stringify('grandmaster'))")
    page.reload()
    page.locator(".level").first.wait_for()
    assert chosen(page) == house.games()[0]["bot"]


def test_a_level_is_chosen_by_keyboard(visitor: Any) -> None:
    page = visitor()
    group = page.get_by_role("radiogroup", name="Play against")
    group.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.name === 'level'"):
            break
    assert page.evaluate("document.activeElement.value") == "regular"
    page.keyboard.press("ArrowRight")
    assert chosen(page) == "strong"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert chosen(page) == "beginner"
    radio = group.get_by_role("radio", name="Beginner Pip")
    assert radio.is_checked()
    assert "overlooks" in page.evaluate(
        "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent"
    )
    # Where the focus is can be seen.
    assert page.evaluate("getComputedStyle(document.activeElement.closest('.level')).outlineStyle") == "solid"
    until(page, "localStorage.getItem('overtable.level') === '\"beginner\"'")


def test_the_faces_fit_a_phone_and_a_thumb(visitor: Any) -> None:
    page = visitor("/", **PHONE)
    page.locator(".level").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = [page.locator(".level").nth(n).bounding_box() for n in range(4)]
    assert all(b["width"] >= 44 and b["height"] >= 44 and b["x"] + b["width"] <= 360 for b in boxes)
    page.locator("[data-level=master]").tap()
    assert chosen(page) == "master"
    assert "about all that you could hold" in page.locator(".told").inner_text()


def test_players_read_nothing_of_how_bots_are_built(visitor: Any, house: House) -> None:
    """Neither on the shelf nor at the table of a guided game, whose other side is none of the levels."""
    page = visitor()
    page.locator("button", has_text="Options").first.click()

    def told() -> str:
        text: str = page.evaluate("document.body.innerText")
        return text.lower()

    assert "random" not in told() and "greedy" not in told()
    page.keyboard.press("Escape")
    page.locator('[data-game="overwatch"] .learn').click()
    page.wait_for_url("**/table/*")
    page.locator(".bar", has_text="Practice bot").wait_for()
    assert "random" not in told() and "greedy" not in told()


def test_a_replay_names_the_level(visitor: Any) -> None:
    page = visitor()
    table = sit(page, "overwatch", seats=[{"kind": "me"}, {"kind": "bot", "bot": "beginner"}])["table"]
    page.goto(f"/table/{table}")
    page.locator("button", has_text="Resign").click()
    page.locator("button", has_text="Give up the game?").click()
    page.locator('.dock a[href^="/replay/"]').click()
    page.locator(".controls").wait_for()
    assert page.locator(".bar svg[data-face=sprout]").count() == 1
    assert "Pip (Beginner)" in page.locator(".more select").inner_text()


def test_the_chooser_is_clean_in_both_themes(visitor: Any) -> None:
    page = visitor()
    page.locator("[data-level=master]").click()
    page.locator("button", has_text="Options").first.click()
    assert axe_in_both_themes(page) == []
