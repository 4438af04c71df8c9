"""The coach in the replay: asked, followed, read, and played on from what it says."""

from typing import Any

import pytest

from overtable.games import find
from overtable.kernel.entry import ENDS, RESIGN
from overtable.kernel.record import standing
from overtable.lab.match import Match, record_of
from overtable.server.version import cards_version
from overtable.store.people import new_id
from overtable.store.rows import SeatRow, TableRow
from web.browser import House, axe_in_both_themes, keep, until

NAMES = ("Ada", "Bo")
MATCH = Match(game="overwatch", mode="standard", seed=39)


def lines() -> list[str]:
    """The first answers of a game by chance, the same each time; the sixth is taken back and given again."""
    answers = record_of(MATCH).answers[:18]
    return [*answers[:6], f"{answers[5].split()[0]} !back 5", *answers[5:], "1 !resign"]


@pytest.fixture(scope="module")
def ended(house: House) -> str:
    """That game, over; whoever comes first has it analysed."""
    return laid(house)


def laid(house: House) -> str:
    """That game, over, at a public table of its own."""
    setup, table = MATCH.setup(0), new_id()
    row = TableRow(
        id=table,
        owner=None,
        game=MATCH.game,
        mode=MATCH.mode,
        settings={},
        cards=cards_version(find(MATCH.game), MATCH.mode),
        status="over",
        seed=setup.seed,
        nonce="n",
        created=1,
        updated=1,
        length=len(lines()),
        result={"winners": [0], "rule": ENDS[RESIGN], "limit": False},
    )
    seats = [SeatRow(table_id=table, number=n, kind="person", name=name) for n, name in enumerate(NAMES)]

    keep(house, row, seats, lines())
    return table


def analysis(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"() => fetch('/api/tables/{table}/analysis').then(r => r.json())")
    return found


def analysed(page: Any, table: str) -> dict[str, Any]:
    """The replay with the coach's words; asked for if nobody has yet."""
    page.goto(f"/replay/{table}?n=2&seat=0")
    page.locator(".coach .body > *").first.wait_for()
    until(page, "document.querySelector('.coach button.primary, .plot') !== null")
    if page.locator(".plot").count() == 0:
        page.locator("button", has_text="Analyse this game").click()
    until(page, "document.querySelector('.plot') !== null", 90)
    found: dict[str, Any] = analysis(page, table)["analysis"]
    return found


def stands_at(page: Any, n: int) -> None:
    until(page, f"document.querySelector('.controls .figure[role=status]').textContent.trim().startsWith('{n}/')")


def rounded(figure: float) -> int:
    """As the page rounds: a half goes up."""
    return int(figure + 0.5)


def test_a_game_is_analysed_and_its_curve_leads_through_it(visitor: Any, house: House) -> None:
    ended = laid(house)
    page = visitor(f"/replay/{ended}?n=2&seat=0")
    page.locator("button", has_text="Analyse this game").click()
    page.locator('.coach progress, .plot[role="slider"]').first.wait_for()
    until(page, "document.querySelector('.plot') !== null", 90)
    assert "The analysis is there" in page.locator(".coach [role=status]").inner_text()
    assert page.locator('.coach a[href="/puzzles/overwatch"]').count() == 1  # to practise such decisions
    found = analysis(page, ended)["analysis"]
    assert [p["n"] for p in found["curve"]] == [0, *standing(lines())], "what was taken back has no point"
    drawn = page.locator(".plot path.line").evaluate_all("all => all.map(p => p.getAttribute('d').split('L').length)")
    assert drawn == [len(found["curve"])] * 2
    shapes = page.locator(".plot path.mark.at").evaluate_all("all => all.map(p => p.getAttribute('d'))")
    assert len(set(shapes)) == 2, "each player has a shape of its own"
    for player in found["players"]:
        told = page.locator(".players li").nth(player["seat"]).inner_text()
        assert NAMES[player["seat"]] in told and f"{rounded(player['accuracy'])} %" in told
    # By keys and by a click.
    plot = page.locator(".plot")
    plot.focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, 3)
    assert plot.get_attribute("aria-valuetext").startswith(f"Step 3 of {len(lines())}: Ada ")
    box = plot.bounding_box()
    plot.click(position={"x": 8 + (box["width"] - 16) * 5 / len(lines()), "y": 20})
    stands_at(page, 5)
    # The same in figures.
    page.locator("summary", has_text="as a table").click()
    assert page.locator(".points tbody tr").count() == len(found["curve"])
    # Who comes again finds it there.
    page.reload()
    plot.wait_for()
    assert page.locator("button", has_text="Analyse this game").count() == 0


def test_a_mistake_leads_to_its_moment_and_is_played_better(visitor: Any, ended: str) -> None:
    page = visitor()
    found = analysed(page, ended)
    bad = next(i for i, m in enumerate(found["moments"]) if m["verdict"] != "inaccuracy" and m["n"] > 6)
    moment, item = found["moments"][bad], page.locator(".moments > li").nth(bad)
    told = item.inner_text()
    assert moment["text"] in told and f"Better: {moment['better']}" in told and NAMES[moment["seat"]] in told
    assert moment["why"] in told and f"cost {rounded(moment['loss'])}" in told and f"step {moment['n'] + 1}" in told
    item.locator("button", has_text="Show").click()
    stands_at(page, moment["n"])
    until(page, f"location.search === '?n={moment['n']}&seat={moment['seat']}'")
    assert item.get_attribute("aria-current") == "step"
    page.keyboard.press("ArrowRight")
    stands_at(page, moment["n"] + 1)
    assert moment["text"] in page.locator(".controls .figure[role=status]").inner_text()
    item.locator("button", has_text="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".dock").wait_for()
    played = page.evaluate("() => fetch(location.pathname.replace('/table/', '/api/tables/')).then(r => r.json())")
    assert played["table"]["from"] == {"table": ended, "entry": moment["n"]}
    assert played["you"]["seat"] == moment["seat"]


def test_the_turning_point_is_named_and_shown(visitor: Any, ended: str) -> None:
    page = visitor()
    turned = analysed(page, ended)["turned"]
    assert turned, "the game of this test has one"
    assert f"The game turned at step {turned}" in page.locator(".turn").inner_text()
    assert page.locator(".plot .flag").count() == 1
    page.locator(".turn button").click()
    stands_at(page, turned)


@pytest.mark.parametrize("width", [1440, 360])
def test_it_can_be_read_by_everybody_and_on_a_phone(visitor: Any, ended: str, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 740})
    analysed(page, ended)
    page.locator("summary", has_text="as a table").click()
    page.wait_for_timeout(120)
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_cannot_be_analysed_is_said(visitor: Any, ended: str) -> None:
    page = visitor()
    refusal = '{"code": "too-many", "message": "Many games wait already.", "problems": [], "rule": null}'
    none = '{"state": "failed", "done": 0, "total": 0, "said": "It took too long.", "analysis": null}'

    def answer(route: Any) -> None:
        asked = route.request.method == "POST"
        route.fulfill(status=429 if asked else 200, content_type="application/json", body=refusal if asked else none)

    page.route("**/analysis", answer)
    page.goto(f"/replay/{ended}")
    page.locator(".coach", has_text="It took too long.").wait_for()
    page.locator("button", has_text="Analyse this game").click()
    page.locator(".coach [role=alert]", has_text="Many games wait already.").wait_for()
    assert page.locator("button", has_text="Analyse this game").is_enabled()
