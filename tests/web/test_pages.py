"""Decks, cards, rules, the guided game, the keyboard, the phone."""

import gzip
from typing import Any

import pytest

import needs
from web.browser import House, sit, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def deck_games(house: House) -> list[dict[str, Any]]:
    return [g for g in house.games() if g["has_decks"] and any(m["decks"] for m in g["modes"])]


LATER = ("evenings", "BuildPage", "DecksPage", "desk", "reading", "apart")
"""What is fetched with the page that needs it: no first game does."""


def test_a_first_game_needs_less_than_one_hundred_and_eighty_kilobytes_and_all_pages_less_than_240() -> None:
    parts = [path for path in (needs.STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in parts}
    assert all(any(name.startswith(of) for name in sizes) for of in LATER)
    assert sum(size for name, size in sizes.items() if not name.startswith(LATER)) < 180_000
    assert sum(sizes.values()) < 240_000


def test_a_deck_is_built_judged_kept_and_tried(visitor: Any, house: House) -> None:
    games = deck_games(house)
    assert games, "no registered game has ready decks"
    game = next((g for g in games if g["id"] == "power-up"), games[0])
    page = visitor(f"/decks/{game['id']}")
    # An empty deck is not legal, and says why with rules that are links.
    page.locator(".legal li").first.wait_for()
    assert page.locator("button", has_text="Try it").is_disabled()
    # A ready deck is legal.
    page.locator(".ready").first.click()
    page.locator(".legal .ok").wait_for()
    size = int(page.locator(".size").inner_text())
    # One card less breaks it, one more mends it.
    page.locator('[aria-label^="One "][aria-label$=" less"]').first.click()
    until(page, f"document.querySelector('.size').textContent === '{size - 1}'")
    page.locator(".legal li").first.wait_for()
    page.locator(".ready").first.click()
    page.locator(".legal .ok").wait_for()
    # Through text and back.
    page.locator("button", has_text="As text").click()
    text = page.locator("textarea").input_value()
    page.keyboard.press("Escape")
    page.locator("button", has_text="Clear").click()
    page.locator(".legal li.open").first.wait_for()
    page.locator("button", has_text="As text").click()
    page.locator("textarea").fill(text)
    page.locator("button", has_text="Use this text").click()
    until(page, f"document.querySelector('.size').textContent === '{size}'")
    page.locator(".deck .name").fill("Mine & own")
    page.locator("button", has_text="Keep it").click()
    page.locator("button", has_text="Mine & own").wait_for()
    page.locator("button", has_text="Try it").click()
    page.wait_for_url("**/table/*")
    page.locator(".dock").wait_for()


def test_cards_are_found_and_seen_large(visitor: Any) -> None:
    page = visitor("/cards/overwatch")
    page.locator('[aria-label="Find cards"]').fill("nano boost")
    until(page, "document.querySelectorAll('.grid .face').length === 1")
    page.locator(".grid button").first.click()
    assert "Nano Boost" in page.locator("dialog .face").inner_text()


def test_rules_are_searched_and_linked_by_id(visitor: Any) -> None:
    page = visitor("/rules/overwatch#OW-PASS-01")
    page.locator("article.here").wait_for()
    assert page.locator("article.here .id").inner_text() == "OW-PASS-01"
    page.locator('input[type="search"]').fill("empty hand passing")
    until(page, "document.querySelectorAll('article').length < 10")
    assert "Passing requires an empty hand" in page.locator("article").first.text_content()


def guided(house: House) -> list[str]:
    return [g["id"] for g in house.games() if g["guide"]]


def test_the_guided_first_games_can_be_followed(visitor: Any, house: House) -> None:
    """The coach's line at each step; whoever does what it says gets to the end of it."""
    games = guided(house)
    assert "overwatch" in games
    for game in games:
        page = visitor()
        page.locator(".game", has_text=next(g["name"] for g in house.games() if g["id"] == game)).locator(
            ".learn"
        ).click()
        page.wait_for_url("**/table/*")
        page.locator(".coach").wait_for()
        followed = page.evaluate(FOLLOW)
        assert followed["steps"] >= 5, followed
        assert followed["over"], followed


# Does at each step what the coach waits for: by clicking the things of the answer, or the button.
FOLLOW = """
async () => {
  const state = () => fetch(location.pathname.replace("/table/", "/api/tables/")).then((r) => r.json());
  let steps = 0, last = "";
  const end = performance.now() + 60000;
  while (performance.now() < end) {
    const m = await state();
    if (m.guide.over || m.table.status === "over") return {steps, over: true};
    if (!m.decision) { await new Promise((r) => setTimeout(r, 60)); continue; }
    const options = m.decision.options.map((o) => o.id);
    const fits = (o) => o === m.guide.answer || o.startsWith(m.guide.answer + " ");
    const want = m.guide.answer ? options.find(fits) : options[0];
    if (!want) return {steps, over: false, why: "not offered: " + m.guide.answer, options};
    for (let i = 0; i < 60 && !document.querySelector(".dock.mine"); i++) {
      document.querySelector("[data-goes-on]")?.click();  // a scene that stays until somebody goes on
      await new Promise((r) => setTimeout(r, 30));
    }
    const refs = want.split(" ").slice(1);
    const before = m.decision.number;
    const button = document.querySelector(`[data-option="${want}"]`);
    if (button) button.click();
    else {
      for (const ref of refs) {
        const el = document.querySelector(`[data-ref="${ref}"].glow, .traything[data-ref="${ref}"]`);
        if (el) { el.click(); await new Promise((r) => setTimeout(r, 20)); }
      }
      const verb = m.decision.verbs[want.split(" ")[0]];
      const said = (b) => b.textContent.replace(b.querySelector("small")?.textContent ?? "", "").trim();
      [...document.querySelectorAll(".dock .choices button")].find((b) => said(b) === verb)?.click();
      await new Promise((r) => setTimeout(r, 20));
      document.querySelector(".dock .confirm:not(:disabled)")?.click();
    }
    let moved = false;
    for (let i = 0; i < 100 && !moved; i++) {
      await new Promise((r) => setTimeout(r, 40));
      const now = await state();
      moved = now.decision?.number !== before;
    }
    if (!moved) return {steps, over: false, why: "stayed at " + want};
    steps += 1;
    last = want;
  }
  return {steps, over: false, last};
}
"""


def test_the_coach_refuses_another_answer_kindly(visitor: Any) -> None:
    page = visitor()
    page.locator('[data-game="overwatch"] .learn').click()
    page.wait_for_url("**/table/*")
    page.locator(".dock.mine").wait_for()
    page.locator(".hand .thing.glow").first.click()
    page.locator(".dock .confirm").click()
    page.locator(".notice.bad").wait_for()
    assert page.locator(".notice.bad").inner_text().strip()


def test_a_game_by_keyboard_alone(visitor: Any) -> None:
    page = visitor()
    # From the shelf to the table with Tab and Enter.
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent === 'Play now: Overwatch: The Card Game'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".dock.mine").wait_for()
    # The arrows find the first thing that glows; Enter ticks it, Escape takes it back.
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.ref?.startsWith('card:')")
    page.keyboard.press("Enter")
    assert page.locator(".hand .chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".hand .chosen").count() == 0
    # To the Done button by arrows.
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.classList.contains('confirm')"):
            break
    else:
        page.locator(".dock .confirm").focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.dock .prompt')?.textContent.startsWith('Your turn')")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    # A card, then a space, then once more to play it.
    page.keyboard.press("Enter")
    page.locator(".crumb").first.wait_for()
    for _ in range(10):
        page.keyboard.press("ArrowUp")
        if page.evaluate(
            "document.activeElement.classList.contains('space') && document.activeElement.classList.contains('glow')"
        ):
            break
    for _ in range(7):
        if page.evaluate("document.activeElement.classList.contains('glow')"):
            break
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".dock .confirm").wait_for()
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")
    # ? explains, L opens the log, H hints.
    page.locator(".log").focus()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    until(page, "document.activeElement.getAttribute('role') === 'log'")


def test_the_table_fits_a_phone(visitor: Any, house: House) -> None:
    for game in house.games():
        page = visitor("/", **PHONE)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.goto(f"/table/{sit(page, game['id'])['table']}")
        page.locator(".dock.mine").wait_for()
        page.evaluate("__hand.seed(3)")
        assert page.evaluate("__hand.clicks(8, 30000)") == 8
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, game["id"]
        assert page.evaluate("__hand.hidden") == [], game["id"]
        page.context.close()


def test_a_long_touch_shows_the_card_large(visitor: Any) -> None:
    page = visitor("/", **PHONE)
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".hand .thing").first.wait_for()
    box = page.locator(".hand .thing").first.bounding_box()
    at = {"x": box["x"] + 20, "y": box["y"] + 30}
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".preview.pinned").wait_for()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".preview.pinned button", has_text="Close").click()
    page.locator(".preview.pinned").wait_for(state="detached")
    assert page.locator(".preview.pinned").count() == 0


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_both_sides_are_in_sight_beside_the_coach_on_a_phone(house: House, visitor: Any, size: tuple[int, int]) -> None:
    page = visitor(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    guided = page.locator(".learn").count()
    assert guided == len(house.games())
    for n in range(guided):
        page.goto("/")
        page.locator(".learn").nth(n).click()
        page.locator(".coach").wait_for()
        page.locator(".board .thing").first.wait_for()
        over = page.evaluate(
            "[...document.querySelectorAll('.hall, .board')].map((e) => e.scrollHeight - e.clientHeight)"
        )
        assert over and max(over) <= 1, page.title()
