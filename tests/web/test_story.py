"""What a player can follow: the last move, the ticker, the log, banners, arrows, and the end."""

import json
from typing import Any

import pytest

from web.browser import SIT, axe_in_both_themes, sit, until

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ME = "card:28"  # Reinhardt, in the guided first game: its deal and the other side's answers are fixed
ZARYA, HER_SPACE = "card:71", "space:31"


def guided(page: Any, game: str = "overwatch") -> None:
    table = page.evaluate(SIT, {"path": f"/api/games/{game}/guide"})["table"]
    page.goto(f"/table/{table}")
    page.locator(".dock.mine").wait_for()


def pick(page: Any, *refs: str) -> None:
    """Click things one after the other, and confirm."""
    for ref in refs:
        page.locator(f'[data-ref="{ref}"].glow').first.click()
    page.locator(".dock .confirm").click()


def press(page: Any, option: str) -> None:
    page.locator(f'[data-option="{option}"]').click()


def until_zarya(page: Any) -> None:
    """The first turn of the guided game, and the answer to it."""
    page.locator(".dock .confirm", has_text="Done").click()
    pick(page, ME, "space:3")
    press(page, "use")
    page.locator(f'.board [data-ref="{ZARYA}"]').wait_for()
    page.locator(".dock.mine").wait_for()


def until_there(page: Any, selector: str, seconds: int = 60) -> None:
    """Click on as a person would until something comes up."""
    found = page.evaluate(
        """async ([selector, ms]) => {
          const end = performance.now() + ms;
          while (performance.now() < end && !document.querySelector(selector)) {
            __hand.step(0.9);
            await new Promise((r) => setTimeout(r, 10));
          }
          return !!document.querySelector(selector);
        }""",
        [selector, seconds * 1000],
    )
    assert found, selector


def friends(visitor: Any, **how: Any) -> tuple[Any, Any]:
    ada, bo = visitor("/rules", **how), visitor("/rules", **how)
    made = sit(ada, "power-up", name="Ada", seats=[{"kind": "me"}, {"kind": "open"}])
    token = made["invites"][0]["token"]
    bo.evaluate(SIT, {"name": "Bo", "path": f"/api/tables/{made['table']}/join", "body": {"token": token}})
    for page in (ada, bo):
        page.goto(f"/table/{made['table']}")
        page.locator(".dock").wait_for()
    return ada, bo


def resign(page: Any) -> None:
    page.locator("button", has_text="Resign").click()
    page.locator("button", has_text="Give up the game?").click()


def test_the_last_move_stays_marked_until_my_next_answer(visitor: Any) -> None:
    page = visitor()
    guided(page)
    until_zarya(page)
    marked = "[...document.querySelectorAll('.board .marked')].map((e) => e.dataset.ref)"
    until(page, f"{marked}.length > 0")
    assert ZARYA in page.evaluate(marked)
    assert page.evaluate(marked + f".every((r) => r === '{ZARYA}' || r === '{HER_SPACE}')")
    assert "in the last move" in page.locator(f'.board [data-ref="{ZARYA}"] .sr').inner_text()
    # A choice that is only begun is no answer yet; a reload forgets nothing.
    page.locator('[data-ref="card:17"].glow').first.click()
    assert ZARYA in page.evaluate(marked)
    page.reload()
    page.locator(".dock.mine").wait_for()
    assert ZARYA in page.evaluate(marked)
    pick(page, "card:17", "space:10")
    until(page, f"{marked}.length === 0")


def test_the_ticker_says_what_happened_and_steps_back_through_it(visitor: Any) -> None:
    page = visitor()
    guided(page)
    until_zarya(page)
    ticker = page.locator(".ticker")
    height = ticker.bounding_box()["height"]
    assert "Zarya is played to the middle row, 4th space" in ticker.inner_text()
    assert ticker.locator("[role=status]").inner_text().count("Zarya") >= 1
    board = page.locator(".board").first.bounding_box()["height"]
    ticker.locator("button", has_text="One step back").click()
    page.locator(".ticker.past").wait_for()
    # The table as it was: nobody stood on that side, and nothing can be chosen.
    assert page.locator(f'.board [data-ref="{ZARYA}"]').count() == 0
    assert page.locator(f'.board [data-ref="{ME}"]').count() == 1
    assert page.locator(".thing.glow").count() == 0
    assert "Reinhardt" in page.locator(".log li.on").inner_text()
    assert page.locator(".board").first.bounding_box()["height"] == board
    assert ticker.bounding_box()["height"] == height
    page.keyboard.press("Escape")
    page.locator(".dock.mine").wait_for()
    assert page.locator(f'.board [data-ref="{ZARYA}"]').count() == 1
    # The same from the log.
    page.locator(".log li", has_text="Reinhardt").locator(".look").click()
    page.locator(".ticker.past").wait_for()
    ticker.locator(".now").click()
    page.locator(".dock.mine").wait_for()


def test_the_log_is_grouped_and_strikes_out_what_was_taken_back(visitor: Any) -> None:
    page = visitor()
    guided(page)
    page.locator(".dock .confirm", has_text="Done").click()
    pick(page, ME, "space:3")
    page.locator("[data-option=use]").wait_for()
    page.keyboard.press("z")
    page.locator(".log .own", has_text="took the last answer back").wait_for()
    struck = page.locator(".log s")
    assert struck.count() == 1 and "Your Reinhardt is played to the front row, 4th space" in struck.inner_text()
    pick(page, ME, "space:3")
    press(page, "use")
    page.locator(f'.board [data-ref="{ZARYA}"]').wait_for()
    assert page.locator(".log s").count() == 1
    assert page.locator(".log h3").inner_text() == "The game begins"
    sides = page.locator(".log .who").all_inner_texts()
    assert sides[-2:] == ["You", "Practice bot"], sides
    # What came of a move stands in its sentence.
    rows = page.locator(".log li").all_inner_texts()
    said = "Your Reinhardt is played to the front row, 4th space, gains 3 shields, guards the row"
    assert any(r.strip() == said for r in rows), rows


def test_names_in_the_log_show_their_card(visitor: Any) -> None:
    page = visitor()
    guided(page)
    until_zarya(page)
    name = page.locator(".log button[data-card]", has_text="Zarya").first
    name.hover()
    until(page, "document.querySelector('.preview')?.textContent.includes('Zarya')")
    assert page.locator(f'.board [data-ref="{ZARYA}"].pointed').count() == 1
    page.mouse.move(5, 5)
    until(page, "!document.querySelector('.preview')")
    # By keyboard: up and down go through the log.
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.log li') !== null")
    for _ in range(40):
        if page.evaluate("!!document.activeElement.dataset.card"):
            break
        page.keyboard.press("ArrowUp")
    until(page, "!!document.querySelector('.preview')")


def test_on_a_phone_the_log_opens_at_its_end_and_a_tap_shows_a_card(visitor: Any) -> None:
    page = visitor("/", **PHONE)
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.clicks(40, 30000, 1)")
    assert page.locator(".ticker").is_visible() and page.locator(".ticker .words").inner_text()
    page.locator("button.drawers", has_text="Log").tap()
    log = "document.querySelector('.log')"
    until(page, f"{log}.scrollHeight > {log}.clientHeight + 100")
    until(page, f"{log}.scrollHeight - {log}.scrollTop - {log}.clientHeight < 3")
    assert page.locator(".log .look").last.bounding_box()["width"] >= 44
    page.locator(".log button[data-card]").last.tap()
    page.locator(".preview.pinned").wait_for()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_an_attack_draws_an_arrow(visitor: Any, how: dict[str, Any]) -> None:
    page = visitor("/", **how)
    page.goto(f"/table/{sit(page, 'power-up')['table']}")
    page.locator(".dock.mine").wait_for()
    # Of my own attack it goes with the other side's next move: it is looked at when nothing more comes by itself.
    until_there(page, ".felt:has([data-arrow]) ~ .nearby .dock.mine")
    arrow = page.locator("[data-arrow]").first
    a, b = arrow.get_attribute("data-arrow").split(" ")
    assert a != b
    assert all(page.locator(f'.felt [data-ref="{ref}"]').count() for ref in (a, b))
    assert page.evaluate("getComputedStyle(document.querySelector('.felt > svg')).pointerEvents") == "none"


def test_a_banner_says_that_a_round_begins_and_is_in_nobodys_way(visitor: Any) -> None:
    page = visitor()
    page.goto(f"/table/{sit(page, 'power-up')['table']}")
    page.locator(".dock.mine").wait_for()
    until_there(page, ".banner")
    assert page.locator(".banner strong").inner_text().startswith("Round ")
    banner = page.evaluate(
        """() => {
          const r = document.querySelector(".banner").getBoundingClientRect();
          const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
          const status = document.querySelector(".banner").closest("[role=status]");
          const place = getComputedStyle(status.parentElement).position;
          return {under: !hit.closest(".banner"), polite: !!status, place};
        }"""
    )
    assert banner == {"under": True, "polite": True, "place": "absolute"}
    until(page, "!document.querySelector('.banner')")


def test_the_end_card_has_right_words_for_both_sides(visitor: Any) -> None:
    ada, bo = friends(visitor)
    resign(bo)
    for page in (ada, bo):
        page.locator(".endcard").wait_for()
    assert ada.locator(".endcard h2").inner_text().strip() == "You win!"
    assert "Bo gave the game up." in ada.locator(".endcard").inner_text()
    assert bo.locator(".endcard h2").inner_text().strip() == "You gave up"
    assert "Ada wins." in bo.locator(".endcard").inner_text()
    for page in (ada, bo):
        assert axe_in_both_themes(page) == []
    # It can be closed and opened again, by keyboard too.
    ada.keyboard.press("Escape")
    assert ada.locator(".endcard").count() == 0
    ada.locator(".dock button", has_text="Result").focus()
    ada.keyboard.press("Enter")
    ada.locator(".endcard").wait_for()
    at = "document.activeElement"
    stops = set()
    for _ in range(60):
        ada.keyboard.press("Tab")
        stops.add(ada.evaluate(f"{at}.closest('.endcard') && ({at}.ariaLabel ?? {at}.textContent.trim())"))
    assert {"Rematch", "Replay", "Change deck", "Close the result"} <= stops, stops
    ada.locator(".endcard a", has_text="Change deck").click()
    ada.wait_for_url("**/decks/power-up")


def test_the_end_card_tells_the_rule_the_score_and_what_the_coach_found(visitor: Any) -> None:
    page = visitor()
    page.goto(f"/table/{sit(page, 'overwatch', settings={'rounds': 1})['table']}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("([ms, eager]) => __hand.play(ms, eager)", [60000, 0.9])
    card = page.locator(".endcard")
    card.wait_for()
    assert card.locator('a[href^="/rules/overwatch#OW-"]').count() == 1
    figures = card.locator("tbody td").all_inner_texts()
    told = page.evaluate("fetch(location.pathname.replace('/table/', '/api/tables/')).then((r) => r.json())")
    score = next(line["score"] for line in told["log"]["lines"] if line["score"])
    assert [int(f.split()[0]) for f in figures] == score
    winners = told["result"]["winners"]
    assert [i for i, f in enumerate(figures) if "won" in f] == (winners or [0, 1])
    card.locator("button", has_text="Ask the coach").click()
    until(page, "document.querySelectorAll('.endcard .coached li').length === 2", 60)
    assert "% accuracy" in card.locator(".coached").inner_text()
    replay = card.locator("a", has_text="Replay")
    turned = page.evaluate(
        "fetch(location.pathname.replace('/table/', '/api/tables/') + '/analysis').then((r) => r.json())"
    )["analysis"]["turned"]
    assert f"n={max(0, turned - 1)}&" in replay.get_attribute("href")
    assert ("from there" in replay.inner_text()) == (turned > 0)
    old = page.url
    card.locator("button", has_text="Rematch").click()
    until(page, f"location.href !== '{old}'")


def test_the_pace_of_bots_is_a_setting_that_the_table_hears_of(visitor: Any) -> None:
    page = visitor()
    sent: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda ws: ws.on("framesent", lambda data: sent.append(json.loads(data)) if "pace" in str(data) else None),
    )
    page.goto(f"/table/{sit(page, 'overwatch')['table']}")
    page.locator(".dock.mine").wait_for()
    page.locator("header button").last.click()
    page.get_by_label("Bots answer").select_option("slow")
    until(page, "localStorage.getItem('overtable.pace') === '\"slow\"'")
    page.locator("dialog button", has_text="Close").click()
    page.reload()
    page.locator(".dock.mine").wait_for()
    paces = [m["pace"] for m in sent]
    assert paces == ["normal", "slow", "slow"]  # on sitting down, when it was chosen, and after the reload
    # Sounds are there for whoever wants them, and off for everybody else.
    page.locator("header button").last.click()
    assert not page.get_by_label("Quiet sounds").is_checked()


def test_the_coach_leaves_when_it_has_finished(visitor: Any) -> None:
    from web.test_pages import FOLLOW

    page = visitor()
    guided(page)
    assert page.evaluate(FOLLOW)["over"]
    page.locator(".coach", has_text="finish the round on your own").wait_for()
    assert "Well done" not in page.locator(".coach").inner_text()
    page.locator(".coach button", has_text="Thanks").click()
    assert page.locator(".coach").count() == 0
