"""Two people at one table, a page that is reloaded, and a server that is killed in the middle."""

from pathlib import Path
from typing import Any

import pytest

from web.browser import SIT, House, sit, until

VIEW = "() => fetch(location.pathname.replace('/table/', '/api/tables/')).then(r => r.json())"


def invite(page: Any) -> str:
    """Invite a friend from the shelf; returns the link."""
    page.locator('[data-game="overwatch"] .invite').click()
    page.locator("dialog button", has_text="Make the invitation").click()
    page.wait_for_url("**/table/*")
    link: str = page.locator('input[aria-label="Invitation link"]').input_value()
    return link


def both_play(pages: list[Any], clicks: int) -> None:
    """Let both click in turn until they made so many clicks."""
    made = 0
    for _ in range(600):
        for page in pages:
            did = page.evaluate("__hand.step(1)")
            if did == "over":
                return
            made += did != "wait"
        if made >= clicks:
            return
        pages[0].wait_for_timeout(15)
    raise AssertionError(f"only {made} clicks were possible")


def test_two_browsers_play_and_one_reloads_in_the_middle(visitor: Any) -> None:
    ada, bo = visitor(), visitor("/rules")
    link = invite(ada)
    bo.goto(link)
    bo.locator("button", has_text="Sit down and play").click()
    for page in (ada, bo):
        page.locator(".dock").wait_for()
    both_play([ada, bo], 24)
    before = bo.evaluate(VIEW)
    bo.reload()
    bo.locator(".dock").wait_for()
    after = bo.evaluate(VIEW)
    assert before["you"]["seat"] == after["you"]["seat"] == 1
    both_play([ada, bo], 24)
    # What one says the other reads; muted, it is read no more.
    ada.locator('[aria-label="Message"]').fill("Good luck <b>you</b>")
    ada.locator("form button", has_text="Send").click()
    bo.locator(".chat", has_text="Good luck <b>you</b>").wait_for()
    # Giving up asks once, and ends the game for both.
    ada.locator("button", has_text="Resign").click()
    ada.locator("button", has_text="Give up the game?").click()
    for page in (ada, bo):
        page.locator('.dock a[href^="/replay/"]').wait_for()
    # A rematch needs both.
    ada.locator("button", has_text="Rematch").click()
    bo.locator("button", has_text="Accept the rematch").click()
    old = link.split("/join/")[1].split("#")[0]
    for page in (ada, bo):
        until(page, f"!location.pathname.endsWith('{old}')")
        page.locator(".dock").wait_for()


def test_a_spectator_sees_the_table_and_no_hand(visitor: Any) -> None:
    ada, eve = visitor(), visitor("/rules")
    table = sit(ada, "overwatch", public=True)["table"]
    ada.goto(f"/table/{table}")
    ada.locator(".dock.mine").wait_for()
    eve.goto(f"/table/{table}")
    eve.locator(".dock", has_text="You are watching").wait_for()
    assert eve.locator(".hand").count() == 0


@pytest.fixture
def doomed(pages: None, tmp_path: Path) -> Any:
    house = House(tmp_path)
    yield house
    house.stop()


def in_a_game(doomed: House, visitor: Any) -> Any:
    """A page at a table that has seen a few answers, with none on its way."""
    page = visitor(f"{doomed.url}/rules")
    table = page.evaluate(
        SIT, {"game": "overwatch", "auto_delay": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    )["table"]
    page.goto(f"{doomed.url}/table/{table}")
    page.locator(".dock.mine").wait_for()
    page.evaluate("__hand.clicks(6, 20000, 1)")
    page.locator('.dock.mine[aria-busy="false"]').wait_for()
    return page


def test_a_killed_server_comes_back_and_the_game_goes_on(doomed: House, visitor: Any) -> None:
    page = in_a_game(doomed, visitor)
    # Nobody but this page is asked: the bot has nothing left to answer before the server dies.
    until(page, "async () => { const m = await (" + VIEW + ")(); return m.decision !== null && m.asked.length === 1; }")
    before = page.evaluate(VIEW)
    doomed.kill()
    page.locator(".lost").wait_for()
    doomed.start()
    page.locator(".lost").wait_for(state="detached")
    after = page.evaluate(VIEW)
    assert after["view"] == before["view"]
    assert after["decision"] == before["decision"]
    assert page.evaluate("__hand.clicks(4, 20000, 1)") == 4


def test_the_page_lives_through_a_restart_without_being_loaded_again(doomed: House, visitor: Any) -> None:
    page = in_a_game(doomed, visitor)
    page.evaluate("window.same = true")
    doomed.stop()
    notice = page.locator(".lost.away[role=status]")
    notice.wait_for()
    assert "restarts" in notice.inner_text() and page.locator("[role=alert]").count() == 0
    doomed.start()
    page.locator(".lost").wait_for(state="detached")
    assert page.evaluate("__hand.clicks(4, 20000, 1)") == 4
    assert page.evaluate("window.same") is True
