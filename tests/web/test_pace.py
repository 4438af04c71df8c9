"""Fewer clicks and none lost: the last pick plays, a drop plays, late clicks do not, windows pass as one likes."""

import json
from contextlib import suppress
from typing import Any

import pytest

from web.browser import SIT, axe, sit, until
from web.test_touching import drag

HASTY = {"ask": False}
FOR_EVER = {"ask": False, "settle": 10**9}
"""Whatever is asked has just changed."""
ENTRIES = """async () => (await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()).entries"""
YOUR_TURN = "document.querySelector('.dock .prompt')?.textContent.startsWith('Your turn')"


def first_turn(page: Any, **more: Any) -> None:
    """A fresh match of Overwatch against a bot, at the first turn."""
    page.goto(f"/table/{sit(page, 'overwatch', **more)['table']}")
    page.locator(".dock.mine").wait_for()
    page.locator(".dock .confirm").click()  # nothing is swapped
    until(page, YOUR_TURN)


def with_a_friend(visitor: Any, game: str, kept: dict[str, Any], **more: Any) -> tuple[Any, Any]:
    """Two pages at one table."""
    one, two = visitor(kept=kept), visitor(kept=kept)
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "auto_delay": None, "name": "Ada"}
    made = one.evaluate(SIT, wish | more)
    joined = {"token": made["invites"][0]["token"]}
    two.evaluate(SIT, {"path": f"/api/tables/{made['table']}/join", "body": joined, "name": "Calm Stag"})
    for page in (one, two):
        page.goto(f"/table/{made['table']}")
        page.locator(".dock").wait_for()
    return one, two


def who_moves(*pages: Any) -> Any:
    """The page whose turn has come."""
    while True:
        for page in pages:
            with suppress(AssertionError):
                until(page, YOUR_TURN, 0.2)
                return page


def test_against_a_bot_the_last_pick_plays_and_undo_takes_it_back(visitor: Any) -> None:
    page = visitor(kept=HASTY)
    first_turn(page)
    page.locator(".hand .thing.glow").first.click()
    place = page.locator('[data-ref^="space:"].glow').first
    place.hover()
    page.locator(".dock .note").wait_for()  # what it will do is told before the click
    assert "row: Power 0 → " in page.locator(".dock .note").inner_text()
    place.click()
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")
    until(page, "document.querySelector('.tableacts [title^=\"Take back\"]:not(:disabled)') !== null")
    page.keyboard.press("z")
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 0")


HAMMER = """
async ([selector, times, until]) => {
  while (document.querySelector(selector) && !(until && document.querySelector(until))) {
    for (let n = 0; n < times; n++) document.querySelector(selector)?.click();
    await new Promise(requestAnimationFrame);
  }
}
"""
"""Click a thing so many times in each frame, for as long as it is there, or until another is."""


def test_however_often_one_clicks_each_question_is_answered_once(visitor: Any) -> None:
    page = visitor(kept={"ask": False, "settle": 250})
    answered: list[int] = []

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            answered.append(message["number"])

    page.on("websocket", lambda ws: ws.on("framesent", sent))
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine .confirm").wait_for()
    page.evaluate(HAMMER, [".dock .confirm", 3, ""])  # nothing is swapped
    until(page, YOUR_TURN)
    page.evaluate(HAMMER, [".hand .thing.glow", 1, ".dock .crumb"])
    page.evaluate(HAMMER, ['[data-ref^="space:"].glow', 3, ""])
    until(page, "document.querySelectorAll('.line.mine .cell .face').length === 1")
    assert len(answered) == 2 == len(set(answered))


def test_who_likes_to_be_asked_is_asked(visitor: Any) -> None:
    page = visitor(kept={"ask": True})
    first_turn(page)
    page.locator(".hand .thing.glow").first.click()
    page.locator('[data-ref^="space:"].glow').first.click()
    page.locator(".dock .confirm").wait_for()
    assert page.locator(".line.mine .cell .face").count() == 0


def test_between_people_what_cannot_be_taken_back_is_confirmed_but_a_drop_plays(visitor: Any) -> None:
    one, two = with_a_friend(visitor, "overwatch", HASTY)
    for page in (one, two):
        page.locator(".dock.mine .confirm").click()  # nothing is swapped
    mover = who_moves(one, two)
    mover.locator(".hand .thing.glow").first.click()
    mover.locator('[data-ref^="space:"].glow').first.click()
    mover.locator(".dock .confirm").wait_for()
    assert mover.locator(".line.mine .cell .face").count() == 0
    mover.keyboard.press("Escape")
    mover.keyboard.press("Escape")
    until(mover, "!document.querySelector('.dock .crumb')")
    drag(mover, ".hand .thing.glow", '.line.mine .cell.centre [data-ref^="space:"]')
    until(mover, "document.querySelectorAll('.line.mine .cell .face').length === 1")


def test_a_click_right_after_the_question_changed_answers_nothing_and_is_told(visitor: Any) -> None:
    page = visitor(kept=FOR_EVER)
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine .confirm").click()
    page.locator(".dock .notice", has_text="had just changed").wait_for()
    page.locator(".hand .thing.glow").first.click()
    page.locator("body").press("Enter")
    page.locator("body").press("1")
    assert page.evaluate(ENTRIES) == 0 and page.locator(".thing.chosen").count() == 0


def test_keys_reach_what_is_offered_beside_the_question(visitor: Any) -> None:
    page = visitor(kept=HASTY)
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine .confirm").wait_for()
    cap = "getComputedStyle(document.querySelector('.dock .choices > button'), '::before').content"
    assert "counter(key)" in page.evaluate(cap) or '"1"' in page.evaluate(cap)
    name = page.locator(".dock .confirm").inner_text()
    page.get_by_role("button", name=name, exact=True).wait_for()  # the cap is no part of its name
    page.locator("body").press("1")
    until(page, YOUR_TURN)


def test_stops_are_kept_for_the_game_and_told_to_the_table(visitor: Any) -> None:
    page = visitor(kept=HASTY)
    page.goto(f"/table/{sit(page, 'overpower-2025')['table']}")
    page.locator(".dock.mine").wait_for()
    page.get_by_role("button", name="Stops").click()
    dialog = page.locator("dialog[open]")
    attacked = dialog.get_by_label("A character of yours is attacked")
    assert attacked.input_value() == ""
    attacked.select_option("pass")
    dialog.get_by_label("Hold every window").check()
    assert attacked.is_disabled() and axe(page) == []
    dialog.get_by_role("button", name="Close").click()
    kept = page.evaluate("JSON.parse(localStorage['overtable.stops'])")
    assert kept == {"overpower-2025": {"hold": True, "kinds": {"DefenceWindow": "pass"}}}
    page.reload()
    page.get_by_role("button", name="Stops 2").wait_for()
    passing = page.get_by_role("button", name="Pass until my turn")
    page.locator("body").press("p")
    until(page, "document.querySelector('[aria-pressed=true].on') !== null")
    passing.click()
    until(page, "document.querySelector('[aria-pressed=true].on') === null")


def test_a_window_with_nothing_to_answer_is_told_and_never_a_button(visitor: Any) -> None:
    page = visitor(kept=HASTY)
    page.goto(f"/table/{sit(page, 'power-up', auto_delay=5000)['table']}")
    page.locator(".dock").wait_for()
    page.evaluate("__hand.seed(3)")
    told = "document.querySelector('.dock .prompt.quiet')?.textContent.includes('By itself: ')"
    for _ in range(400):
        if page.evaluate(told):
            break
        page.evaluate("__hand.clicks(1, 400)")
    assert page.evaluate(told)
    assert page.locator(".dock [data-option]").count() == 0 and page.locator(".thing.glow").count() == 0


SMALL = """() => [...document.querySelectorAll("header :is(button, a), .dock .choices :is(button, a), .bar .pile")]
  .filter((el) => el.getClientRects().length && !el.disabled && !el.closest(".traycard"))
  .filter((el) => {
    el.scrollIntoView({block: "center"});
    const r = el.getBoundingClientRect();
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    return [[-20, 0], [20, 0], [0, -20], [0, 20]].some(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      const over = hit?.closest(".nearby") && !el.closest(".nearby");  // what stays in sight lies over the rest
      return x + dx >= 0 && x + dx < innerWidth && y + dy >= 0 && !over && !el.contains(hit);
    });
  })
  .map((el) => el.textContent.trim() || el.getAttribute("aria-label"))"""
"""Buttons around the board that a finger would miss, 20 pixels from their middle."""


@pytest.mark.parametrize("game", ["overwatch", "overpower-2025", "power-up", "overrealm"])
def test_a_finger_hits_every_button_around_the_board(visitor: Any, game: str) -> None:
    page = visitor(kept=HASTY, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(f"/table/{sit(page, game)['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.seed(4)")
    page.evaluate("__hand.clicks(5, 9000)")
    until(page, "document.querySelector('.dock.mine') || document.querySelector('a[href^=\\'/replay/\\']')")
    assert page.evaluate(SMALL) == []
