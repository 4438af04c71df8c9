"""The decks page: cards seen large, a checklist, test hands, chances, links, texts with the line of each problem."""

import json
import re
from typing import Any

from web.browser import axe_in_both_themes, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FORGE = "Emberwake: Forge Fire"


def open_ready(page: Any, name: str = FORGE) -> None:
    page.locator(".ready", has_text=name).click()
    page.locator(".legal .ok").wait_for()


def needs(page: Any, state: str) -> list[str]:
    lines: list[str] = page.locator(f".needs li.{state}").all_text_contents()
    return [" ".join(line.split()) for line in lines]


def test_a_card_is_seen_large_on_hover_and_on_focus(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    card = page.locator(".grid .open", has_text="Cinder Scout")
    card.hover()
    page.locator(".peek").wait_for()
    assert "Cinder Scout" in page.locator(".peek").inner_text()
    page.mouse.move(2, 2)
    page.locator(".peek").wait_for(state="detached")
    page.locator('[aria-label="Find cards"]').focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator(".peek").count():
            break
    assert page.get_by_role("tooltip").count() == 1
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "peek"
    name = page.evaluate("document.activeElement.textContent").replace("Add ", "").split("\n")[0].strip()
    assert name.split(",")[0][:6] in page.locator(".peek").inner_text()
    page.keyboard.press("Escape")
    page.locator(".peek").wait_for(state="detached")


def test_a_long_touch_shows_the_card_and_does_not_add_it(visitor: Any) -> None:
    page = visitor("/decks/power-up", **PHONE)
    card = page.locator(".grid .open").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    at = {"x": box["x"] + 30, "y": box["y"] + 40}
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".peek.pinned").wait_for()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".size").inner_text() == "0"
    page.locator(".peek.pinned button").click()
    page.locator(".peek").wait_for(state="detached")
    card.tap()
    until(page, "document.querySelector('.size').textContent === '1'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_checklist_counts_what_is_needed_and_only_what_is_wrong_is_red(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    page.locator(".needs li").first.wait_for()
    assert needs(page, "open") == [
        *(f"○ Heroes of {n} star{'s' * (n > 1)}: 0 of 4, still needed" for n in range(1, 6)),
        "○ Power cards: 0 of 20, still needed",
    ]
    assert page.locator(".legal .wrong").count() == 0
    open_ready(page)
    page.locator('[aria-label="One Lava Ox less"]').click()
    page.locator("[data-need='Heroes of 4 stars'].open").wait_for()
    assert needs(page, "open") == ["○ Heroes of 4 stars: 3 of 4, still needed"]
    assert page.locator(".legal .wrong").count() == 0
    # One too many is wrong, and told once.
    for _ in range(2):
        page.locator('[aria-label="One Phoenix Herald more"]').click()
    page.locator("[data-need='Heroes of 4 stars'].wrong").wait_for()
    assert needs(page, "wrong") == ["✗ Heroes of 4 stars: 5 of 4, too many"]
    assert page.locator("ul.wrong").count() == 0
    page.locator('[aria-label="One Phoenix Herald more"]').click()
    page.locator("ul.wrong li").wait_for()
    assert page.locator("ul.wrong li").count() == 1
    assert "Phoenix Herald is there 4 times" in page.locator("ul.wrong").inner_text()
    grey, red = (
        page.evaluate(f"getComputedStyle(document.querySelector('{where}')).color")
        for where in (".needs li.met", "ul.wrong li")
    )
    assert grey != red


def test_ready_decks_come_first_and_the_team_is_put_together_by_clicks(visitor: Any) -> None:
    page = visitor("/decks/overpower-2025")
    page.locator(".needs li").first.wait_for()
    first = page.evaluate("document.querySelector('.ready').getBoundingClientRect().top")
    assert first < page.evaluate("document.querySelector('.deck').getBoundingClientRect().top")
    page.locator('[aria-label="Find cards"]').fill("Zeus")
    page.locator('select[aria-label="Type"]').select_option("character")
    page.locator(".grid .open", has_text="Zeus").first.click()
    page.locator("[data-need='Front Line characters']", has_text="1 of 3").wait_for()
    page.locator('[aria-label="Take Zeus away"]').click()
    page.locator("[data-need='Front Line characters']", has_text="0 of 3").wait_for()


def test_opening_hands_are_drawn_again_and_again(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    open_ready(page)
    pile = page.evaluate(
        """async () => {
      const { csrf } = await (await fetch("/api/me")).json();
      const { text } = await (await fetch("/api/games/power-up/decks/Emberwake%3A%20Forge%20Fire")).json();
      const answer = await fetch("/api/games/power-up/check-deck", {method: "POST", body: JSON.stringify({text}),
        headers: {"Content-Type": "application/json", "X-CSRF-Token": csrf}});
      return (await answer.json()).piles[0];
    }"""
    )
    assert pile["draws"] == 5 and len(pile["cards"]) == 20
    page.locator("button", has_text="Test hands").click()
    page.locator("button", has_text="Draw 5 cards").click()
    seen = set()
    for turn in range(1, 9):
        page.locator(".deck [role=status]", has_text=f"Hand {turn}: 5 of 20 cards").wait_for()
        names = [page.locator(".hand .bare .sr").nth(n).text_content() for n in range(5)]
        assert page.locator(".hand .bare").count() == 5
        seen.add(json.dumps(names))
        page.locator("button", has_text="Draw again").click()
    assert len(seen) > 1
    page.locator("button", has_text="One more card").click()
    assert page.locator(".hand .bare").count() == 6
    # Never a Hero: those are chosen, not drawn.
    kinds = {re.sub(".*, ", "", label) for names in seen for label in json.loads(names)}
    assert kinds and "hero" not in kinds
    page.locator(".hand .bare").first.hover()
    page.locator(".peek").wait_for()


def test_a_deck_from_which_nothing_is_drawn_says_so(visitor: Any) -> None:
    page = visitor("/decks/overrealm")
    open_ready(page, "Kindling")
    page.locator("button", has_text="Test hands").click()
    assert "Nothing is drawn from it" in page.locator(".deck").inner_text()


def test_the_figures_tell_the_exact_chance_to_open_with_a_card(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    open_ready(page)
    page.locator("button", has_text="Figures").click()
    rows = dict(
        zip(*(page.locator(f".odds tbody {of}").all_inner_texts() for of in ("th", "td:last-child")), strict=True)
    )
    assert rows["Torch"] == "25 %"  # one of 20 among 5
    assert rows["Fireball"] == "45 %"  # two: 1 - 15*14 / (20*19)
    assert page.locator(".types").is_visible() and page.locator(".curves svg").count() >= 2
    slider = page.get_by_role("slider", name="Cards seen")
    slider.focus()
    slider.press("End")
    assert page.locator(".seen b").inner_text() == "20"
    assert set(page.locator(".odds tbody td:last-child").all_inner_texts()) == {"100 %"}


def test_a_deck_is_shared_by_a_link_that_holds_it(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    page.locator(".deck .mode select").select_option("mixed-factions")
    open_ready(page, "Mixed: Four Winds")
    page.locator(".deck .name").fill("Four & more")
    page.locator(".legal .ok").wait_for()
    page.locator("button", has_text="Share").click()
    field = page.locator('[aria-label="Link to this deck"]')
    until(page, "document.querySelector('[aria-label=\"Link to this deck\"]').value.includes('#deck=')")
    link = field.input_value()
    assert len(link) < 1000
    friend = visitor(link)
    friend.locator(".shared").wait_for()
    friend.locator(".legal .ok").wait_for()
    assert friend.locator(".deck .name").input_value() == "Four & more"
    assert friend.locator(".deck .mode select").input_value() == "mixed-factions"
    assert friend.locator(".size").inner_text() == "40"
    # Nothing is asked of the friend, and nothing is saved until they do: who has a deck checked is a guest.
    assert friend.evaluate("fetch('/api/me').then(r => r.json()).then(m => m.person.guest)") is True
    assert friend.locator(".kept").count() == 0
    friend.locator("button", has_text="Keep it").click()
    friend.locator(".kept", has_text="Four & more").wait_for()
    assert friend.locator(".shared").count() == 0 and "#" not in friend.url
    broken = visitor(link.partition("&")[0][:-20])
    broken.locator(".said", has_text="no deck that can be read").wait_for()


def test_a_ready_deck_is_kept_under_its_own_name(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    open_ready(page)
    name = page.locator(".deck .name").input_value()
    page.locator("button", has_text="Keep it").click()
    page.locator(".kept", has_text=name).wait_for()
    assert ": " in name and "Kept." in page.locator(".said").inner_text()


def test_a_pasted_text_is_told_line_by_line(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    open_ready(page)
    page.locator("button", has_text="As text").click()
    sheet = page.get_by_role("dialog", name="The deck as text")
    area = sheet.locator("textarea")
    lines = area.input_value().split("\n")
    torch = lines.index("1 Torch")
    lines[torch] = "1 Trch"
    lines.insert(2, "9 Nobody at all")
    area.fill("\n".join(lines))
    sheet.locator(".problems li").first.wait_for()
    told = [" ".join(t.split()) for t in sheet.locator(".problems li").all_inner_texts()]
    assert [t.split(" No card")[0] for t in told] == ["Line 3", f"Line {torch + 2}"]
    assert sheet.locator(".numbers .wrong").all_inner_texts() == ["3", str(torch + 2)]
    # The button goes to the line.
    sheet.locator("button", has_text=f"Line {torch + 2}").click()
    assert page.evaluate("(a => a.value.slice(a.selectionStart, a.selectionEnd))(document.activeElement)") == "1 Trch"
    # What is legal to read and not to play names its line too.
    lines[torch + 1], lines[2] = "4 Torch", "1 Cinder Scout"
    area.fill("\n".join(lines))
    sheet.locator(".problems li", has_text="Torch is there 4 times").locator(
        "button", has_text=f"Line {torch + 2}"
    ).wait_for()
    lines[2] = "9 Nobody at all"
    area.fill("\n".join(lines))
    sheet.locator("button", has_text="Use this text").click()
    assert "Nobody at all" in page.locator(".said").inner_text()


def test_the_page_is_clean_with_all_its_sheets(visitor: Any) -> None:
    page = visitor("/decks/power-up")
    open_ready(page)
    page.locator('[aria-label="One Lava Ox less"]').click()
    page.locator(".needs li.open").wait_for()
    wrong = {"checklist": axe_in_both_themes(page)}
    page.locator("button", has_text="Test hands").click()
    page.locator("button", has_text="Draw 5 cards").click()
    page.locator(".hand .bare").first.hover()
    page.locator(".peek").wait_for()
    wrong["hand"] = axe_in_both_themes(page)
    page.mouse.move(2, 2)
    page.locator("button", has_text="Figures").click()
    wrong["figures"] = axe_in_both_themes(page)
    for sheet in ("As text", "Share"):
        page.locator(".tools button", has_text=sheet).click()
        page.locator("dialog[open]").wait_for()
        wrong[sheet] = axe_in_both_themes(page)
        page.keyboard.press("Escape")
    page.goto("/decks/overpower-2025")
    open_ready(page, "Horror Menagerie")
    wrong["team"] = axe_in_both_themes(page)
    assert {name: found for name, found in wrong.items() if found} == {}
