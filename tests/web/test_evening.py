"""A whole evening: two people and bots draft OverPower, build, and play a swiss to a winner; on the way the server is
killed, in the middle of the draft and in the middle of a round."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web.browser import House, until
from web.evenings import account, build, draft_to_the_end, enter, led_on, new_event, pick, start, taken

TOLD = "async () => (await fetch(location.pathname.replace('/events/', '/api/events/'))).json()"


@pytest.fixture
def doomed(pages: None, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.stop()


def killed(house: House, *pages: Any) -> None:
    """The server dies at once, comes back with what it kept, and the pages find it by themselves."""
    house.kill()
    for page in pages:
        page.locator(".lost").wait_for()
    house.start()
    for page in pages:
        page.locator(".lost").wait_for(state="detached")


def evening(house: House, visitor: Any, players: int, rounds: int, plays: bool) -> dict[str, Any]:
    """The event as it stood at the end. `plays`: the people play their games out; else they give them up, but one."""
    ada, bo = visitor("/events", base_url=house.url), visitor("/events", base_url=house.url)
    account(ada, "Ada")
    account(bo, "Bo")
    event = new_event(ada, "The long evening", players, structure={"kind": "swiss", "rounds": rounds})
    for page in (ada, bo):
        enter(page, event)
    start(ada, event)

    # The draft, with the first kill in the middle of it.
    for page in (ada, bo):
        led_on(page, event)
    drafting = [ada, bo]
    until_asked(*drafting)
    asked = next(page for page in drafting if page.locator(".dock.mine").count())
    before = taken(asked)
    pick(asked)
    until(asked, f"Number(document.querySelector('.drafters .me .has').textContent) > {before}")
    until_asked(*drafting)
    had = [taken(page) for page in drafting]
    killed(house, *drafting)
    assert [taken(page) for page in drafting] >= had
    draft_to_the_end(*drafting)
    assert [taken(page) for page in drafting] == [51, 51]

    for page in drafting:
        build(page, event)

    # The rounds, with the second kill in the middle of the first one.
    for n in range(1, rounds + 1):
        for page in (ada, bo):
            page.goto(f"/events/{event}")
            page.locator(f'[aria-label="Round {n}"]').wait_for()
        if n == 1:
            for page in (ada, bo):
                led_on(page, event)
                page.locator(".dock").wait_for()
            until_asked(ada, bo)
            for page in (ada, bo):
                page.evaluate("__hand.clicks(3, 2500, 1)")
            killed(house, ada, bo)
        for page in (ada, bo):
            finish(page, event, n, plays)
    ada.goto(f"/events/{event}")
    ada.locator('[data-status="over"]').wait_for(timeout=120_000)
    told: dict[str, Any] = ada.evaluate(TOLD)
    return told


def until_asked(*pages: Any) -> None:
    while not any(page.locator('.dock.mine[aria-busy="false"]').count() for page in pages):
        pages[0].wait_for_timeout(40)


def finish(page: Any, event: str, n: int, plays: bool) -> None:
    """End one's game of this round, if it is not over yet: two who meet end it for each other."""
    page.goto(f"/events/{event}")
    page.locator(f'[aria-label="Round {n}"] .mine').wait_for(state="attached")
    link = page.locator(f'[aria-label="Round {n}"] .mine a.primary')
    if not link.count():
        return
    link.click()
    page.locator(".dock").wait_for()
    if plays:
        page.evaluate("n => __hand.seed(n)", n)
        page.evaluate("() => __hand.play(90000, 0.8)")
    if not page.locator(".dock .ending").count():
        page.locator("button", has_text="Resign").click()
        page.locator("button", has_text="Give up the game?").click()
    page.locator(".dock .ending").wait_for()


def holds(told: dict[str, Any], players: int, rounds: int) -> None:
    """Every round was paired once, everybody played each, nobody met the same opponent twice, and there is a winner."""
    assert [r["number"] for r in told["rounds"]] == list(range(1, rounds + 1))
    met = set()
    for each in told["rounds"]:
        seats = [player for m in each["matches"] for player in (m["a"], m["b"])]
        assert sorted(seats) == list(range(1, players + 1))
        met |= {frozenset((m["a"], m["b"])) for m in each["matches"]}
    assert len(met) == rounds * players // 2
    assert len(told["standings"]) == players
    assert told["standings"][0]["points"] >= 3
    assert len([line for line in told["log"] if line["text"].endswith("begins")]) == rounds


def test_an_evening_outlives_the_kills_of_its_server(doomed: House, visitor: Any) -> None:
    told = evening(doomed, visitor, players=4, rounds=2, plays=False)
    holds(told, 4, 2)


@pytest.mark.soak  # two people and six bots, three rounds that are played out: some minutes
def test_two_people_and_six_bots_play_an_evening_to_a_winner(doomed: House, visitor: Any) -> None:
    told = evening(doomed, visitor, players=8, rounds=3, plays=True)
    holds(told, 8, 3)
    assert sum(p["bot"] is not None for p in told["players"]) == 6
