"""Cards speak: their text on the face, words that say what they mean, and the legend."""

from typing import Any

import pytest

from web.browser import House, axe, sit, until

# The faces that are at least 110 px wide and have a text: how much of each is picture, and what is read.
FACES = """
() => [...document.querySelectorAll(".face.card.wordy")].filter((f) => f.offsetWidth >= 110).map((f) => {
  const text = f.querySelector(".text"), art = f.querySelector(".art");
  const style = getComputedStyle(text);
  return {
    name: f.querySelector(".name").textContent, wide: f.offsetWidth, picture: art.offsetHeight / f.offsetHeight,
    seen: text.offsetHeight, lines: Math.round(text.offsetHeight / parseFloat(style.lineHeight)),
    letters: parseFloat(style.fontSize), words: text.textContent,
    below: f.getBoundingClientRect().bottom - f.querySelector(".foot").getBoundingClientRect().bottom,
    spills: f.querySelector(".foot").scrollHeight - f.querySelector(".foot").clientHeight,
  };
})
"""


@pytest.mark.parametrize("game", ["overpower-2025", "overpower-classic", "overrealm", "overwatch", "power-up"])
def test_a_face_of_some_size_shows_its_rules_text(visitor: Any, game: str) -> None:
    page = visitor(f"/cards/{game}", viewport={"width": 1440, "height": 900})
    page.locator(".grid .face").first.wait_for()
    for wide in (110, 140, 180):
        page.add_style_tag(content=f".grid {{ grid-template-columns: repeat(auto-fill, {wide}px) !important }}")
        page.add_style_tag(content=".grid li { content-visibility: visible !important }")
        until(page, f"document.querySelector('.grid .face').offsetWidth === {wide}")
        faces = page.evaluate(FACES)
        assert len(faces) > 12
        for face in faces:
            assert face["picture"] <= 1 / 3, face
            assert face["words"] and 1 <= face["lines"] <= 6, face
            assert face["letters"] >= 7.5, face
            assert face["below"] >= -0.5 and face["spills"] <= 1, face


def test_a_smaller_face_has_its_name_and_figures_only(visitor: Any) -> None:
    page = visitor("/cards/overwatch")
    page.locator(".grid .face").first.wait_for()
    page.add_style_tag(content=".grid { grid-template-columns: repeat(auto-fill, 104px) !important }")
    until(page, "document.querySelector('.grid .face').offsetWidth === 104")
    assert not page.locator(".grid .face .text").first.is_visible()
    assert page.locator(".grid .face .name").first.is_visible()
    assert page.locator(".grid .face .strip").first.is_visible()


def test_the_hand_at_a_table_can_be_read(visitor: Any) -> None:
    page = visitor("/", viewport={"width": 1440, "height": 900})
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".hand .face").first.wait_for()
    hand = [f for f in page.evaluate(FACES) if f["words"]]
    assert len(hand) >= 6
    bold = page.locator(".hand .face .text b").first
    assert bold.is_visible() and bold.inner_text() in page.locator(".hand .face .text").first.inner_text()


# For each character on the board whose text is seen: its words, and how far it stands above the figures.
CHIPS = """
() => [...document.querySelectorAll(".char:not(.ko) .body")].filter((b) => b.querySelector(".text")?.offsetHeight)
  .map((b) => {
    const [text, grid] = [".text", ".grid"].map((part) => b.querySelector(part));
    const above = grid.getBoundingClientRect().top - text.getBoundingClientRect().bottom;
    return { words: text.textContent, wide: b.offsetWidth, above };
  })
"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)])
def test_characters_on_the_board_say_what_they_can_do(visitor: Any, size: tuple[int, int]) -> None:
    page = visitor("/", viewport={"width": size[0], "height": size[1]})
    page.goto(f"/table/{sit(page, 'overpower-2025')['table']}")
    page.locator(".char .chip").first.wait_for()
    told = page.evaluate(CHIPS)
    assert told, "none of the ready decks' characters has a text that is shown"
    assert all(t["words"] and t["above"] >= 0 and t["wide"] >= 110 for t in told), told


def test_the_large_card_at_a_table_explains_the_words_of_its_text(visitor: Any) -> None:
    page = visitor("/", viewport={"width": 1440, "height": 900})
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    known = page.locator(".hand .thing:has(.text [data-term])").first
    known.wait_for()
    word = known.locator(".text [data-term]").first.get_attribute("data-term") or ""
    known.focus()
    page.locator(".preview .terms dt").first.wait_for()
    until(page, "![...document.querySelectorAll('.preview dd')].some((d) => d.textContent.trim() === '…')")
    said = page.locator(".preview .terms").inner_text()
    assert word.lower().rstrip("s") in said.lower() and len(said) > 2 * len(word)
    assert page.locator(".preview .face .text").inner_text() == known.locator(".text").inner_text()
    known.locator(".corner").hover()
    page.locator("[role=tooltip]").get_by_text("Health").first.wait_for()


def large(page: Any, card: str) -> Any:
    page.locator('[aria-label="Find cards"]').fill(card)
    page.locator(".grid button", has_text=card).first.click()
    return page.locator("dialog .face")


def test_a_keyword_says_what_it_means_by_pointer_focus_and_touch(visitor: Any) -> None:
    page = visitor("/cards/power-up")
    face = large(page, "Torch Lancer")
    word = face.locator(".term", has_text="Strike First")
    tip = page.locator("[role=tooltip]")
    word.hover()
    tip.get_by_text("deals its Wounds first").wait_for()
    assert word.get_attribute("aria-describedby") == tip.get_attribute("id")
    page.mouse.move(4, 4)
    tip.wait_for(state="hidden")
    # By keyboard: the figure in the corner comes first, then the others; Esc closes the tip before the card.
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.term") == "Strike First":
            break
    tip.get_by_text("deals its Wounds first").wait_for()
    page.keyboard.press("Escape")
    tip.wait_for(state="hidden")
    assert face.is_visible()
    page.keyboard.press("Escape")
    face.wait_for(state="hidden")


def test_a_keyword_says_what_it_means_to_a_finger(visitor: Any) -> None:
    page = visitor("/cards/power-up", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    large(page, "Torch Lancer").locator(".term", has_text="Strike First").tap()
    tip = page.locator("[role=tooltip]")
    tip.get_by_text("deals its Wounds first").wait_for()
    box = tip.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360


def test_a_sign_on_a_small_face_says_what_it_means(visitor: Any) -> None:
    page = visitor("/cards/overpower-2025")
    page.locator('[aria-label="Find cards"]').fill("Zeus")
    page.locator(".grid .face .fig").nth(2).hover()
    page.locator("[role=tooltip]").wait_for()
    assert page.locator("[role=tooltip]").inner_text().startswith("Brute Force")


def test_the_question_mark_shows_keys_and_legend(visitor: Any, house: House) -> None:
    page = visitor()
    for game in house.games():
        page.goto(f"/table/{sit(page, game['id'])['table']}")
        page.locator(".dock.mine").wait_for()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("?")
        legend = page.locator("dialog[open]")
        assert legend.locator("h3").all_inner_texts() == ["Keys", "Signs", "Words", "Places"]
        until(page, "![...document.querySelectorAll('dialog[open] dd')].some((d) => d.textContent.trim() === '…')")
        said = legend.locator("dd").all_inner_texts()
        assert len(said) > 25 and all(len(s) > 3 for s in said), game["id"]
        assert not axe(page), game["id"]
        page.keyboard.press("Escape")


def test_filters_speak_plainly(visitor: Any, house: House) -> None:
    page = visitor()
    for game in house.games():
        page.goto(f"/cards/{game['id']}")
        page.locator(".grid .face").first.wait_for()
        words = page.locator(".filters option").all_text_contents()
        assert len(words) > 8
        assert not [w for w in words if "_" in w or "*" in w or w[:1].islower()], game["id"]


def test_a_filter_finds_what_it_says(visitor: Any) -> None:
    page = visitor("/cards/overpower-2025")
    page.locator('[aria-label="Type"]').select_option(label="Power card")
    page.locator('[aria-label="Power type"]').select_option(label="Power type: Brute Force")
    until(page, "document.querySelectorAll('.grid .face').length < 12")
    page.locator(".grid .face .name", has_text="8 Brute Force").wait_for()
    names = page.locator(".grid .face .name").all_inner_texts()
    assert "8 Brute Force" in names and not [n for n in names if "Brute Force" not in n and "MultiPower" not in n]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_large_card_with_its_words_has_no_violation(visitor: Any, theme: str) -> None:
    page = visitor("/cards/power-up", color_scheme=theme)
    large(page, "Torch Lancer").locator(".term").first.focus()
    page.locator("[role=tooltip]").wait_for(state="attached")
    assert not axe(page)
