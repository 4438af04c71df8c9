"""Windows that pass by themselves, and those that stop; answers that are given only if they can be taken back."""

from random import Random
from typing import Any

import pytest

from overtable.games import all_games
from overtable.kernel.engine import decision_of, play
from overtable.kernel.game import Setup
from overtable.kernel.option import Decision, Option
from overtable.server.table.stops import USUAL, Stops, by_itself, known
from server.guests import Guest, Socket, some, two_at_a_table
from toy import LANTERNS

DELAY = 400
NOTHING, SOMETHING = [Option("decline")], [Option("decline"), Option("hide", (3,))]


def veil(options: list[Option]) -> Decision:
    return Decision(0, "Veil", LANTERNS.frames()[-1](0).prompt(None, 0), options)  # type: ignore[arg-type, call-arg]


@pytest.mark.parametrize(
    ("stops", "letting", "nothing", "something"),
    [
        (USUAL, False, "decline", None),
        (USUAL, True, "decline", "decline"),
        (Stops(kinds={"Veil": "pass"}), False, "decline", "decline"),
        (Stops(kinds={"Veil": "stop"}), False, None, None),
        (Stops(kinds={"Veil": "stop"}), True, None, None),
        (Stops(hold=True), True, None, None),
        (Stops(kinds={"Duel": "stop"}), True, "decline", "decline"),
    ],
)
def test_what_a_table_answers_by_itself_at_a_window(
    stops: Stops, letting: bool, nothing: str | None, something: str | None
) -> None:
    for options, wanted in ((NOTHING, nothing), (SOMETHING, something)):
        given = by_itself(LANTERNS, veil(options), True, stops, letting)
        assert (given.verb if given else None) == wanted


def test_what_is_no_window_is_never_let_pass() -> None:
    duel = Decision(0, "Duel", veil(NOTHING).prompt, [Option("light", (1,)), Option("light", (2,))])
    assert by_itself(LANTERNS, duel, True, Stops(kinds={"Duel": "pass"}), True) is None
    assert known(LANTERNS, Stops(True, {"Duel": "pass", "Veil": "stop"})) == Stops(True, {"Veil": "stop"})


def test_a_set_that_must_hold_all_there_is_is_picked_by_itself() -> None:
    first, second = Option("light", (1,)), Option("light", (2,))
    prompt = veil(NOTHING).prompt
    for forced, wanted in ((True, first), (False, None)):
        duel = Decision(0, "Duel", prompt, [first], least=2, most=2, besides=[second], forced=forced)
        assert by_itself(LANTERNS, duel, True, USUAL, False) == wanted
        assert by_itself(LANTERNS, duel, False, USUAL, False) is None


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_window_can_be_let_pass(game: Any) -> None:
    """Met in random games: where a window is asked first, the verb that lets it pass is offered, and needs no thing."""
    met: set[str] = set()
    mode = next(iter(game.modes))
    for seed in range(6):
        rng = Random(seed)
        s = game.start(Setup(mode=mode, seed=seed))
        while s.result is None:
            seat = next(p for p in range(s.seats) if decision_of(s, p) is not None)
            d = decision_of(s, seat)
            assert d is not None
            if d.frame in game.windows and not d.picked and not getattr(s.stack[-1], "aids", ()):
                let = [o for o in d.options if o.verb == game.windows[d.frame].passes and not o.refs]
                assert let or getattr(s.stack[-1], "block_only", False), f"{d.frame} offers {d.options}"
                met.add(d.frame)
            play(s, seat, rng.choice(d.options))
    assert met or not game.windows
    assert all(window.when[0].isupper() and "_" not in window.when for window in game.windows.values())


def lit(a: Socket, b: Socket) -> Socket:
    """Play duels until somebody is asked at a window with something to answer; who that is."""
    rng = Random(5)
    while True:
        for s in (a, b):
            s.until(lambda t: bool(t["asked"]) or t["result"] is not None)
        assert a.table["result"] is None
        asker = next((s for s in (a, b) if s.table["decision"] and s.table["decision"]["frame"] == "Veil"), None)
        if asker and len(asker.table["decision"]["options"]) > 1:
            return asker
        for s in (a, b):
            if s.table["decision"] and s.table["decision"]["itself"] is None:
                s.answer(some(rng, s.table["decision"]))
        for s in (a, b):
            s.ask("ping")


def test_who_lets_all_pass_until_their_turn_is_told_so_and_asked_again_then(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=DELAY)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        one = lit(a, b)
        other = b if one is a else a
        decision = one.table["decision"]
        assert decision["itself"] is None and not one.table["you"]["letting"]
        assert one.ask("let-pass", on=True)["type"] == "ok"
        told = one.until(lambda t: t["you"]["letting"])
        assert told["decision"]["number"] == decision["number"] and told["decision"]["itself"] == "decline"
        other.ask("ping")
        assert "letting" not in str(other.table["seats"]) and not other.table["you"]["letting"]
        # It passes by itself, and the next duel, in which everybody chooses, ends it.
        after = one.until(lambda t: t["decision"] is not None and t["decision"]["frame"] == "Duel")
        assert not after["you"]["letting"] and after["decision"]["itself"] is None
        other.until(lambda t: t["entries"] >= after["entries"])
        assert "hide" not in [line["kind"] for line in other.log]


def test_each_seat_has_its_own_stops_and_they_stay_with_it(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=0)
    with ada, bo:
        with ada.sit(table) as a, bo.sit(table) as b:
            assert a.ask("stops", kinds={"Veil": "pass", "NoSuchStep": "pass"})["type"] == "ok"
            assert b.ask("stops", kinds={"Veil": "stop"})["type"] == "ok"
        rng, windows = Random(3), False
        with ada.sit(table) as a, bo.sit(table) as b:  # after the connection was lost
            while a.until(lambda t: bool(t["asked"]) or t["result"] is not None)["result"] is None:
                b.until(lambda t: t["entries"] >= a.table["entries"])
                for s, given in ((a, "decline"), (b, None)):
                    d = s.table["decision"]
                    if d is not None and d["frame"] == "Veil":
                        windows = True
                        assert d["itself"] == given
                    if d is not None and d["itself"] is None:
                        s.answer(some(rng, d))
                for s in (a, b):
                    s.ask("ping")
            assert windows
            assert [line["kind"] for line in b.log if line["seat"] == 0].count("hide") == 0


def test_an_answer_that_cannot_be_taken_back_is_held_between_people(url: str) -> None:
    ada, bo, table = two_at_a_table(url, "lanterns", auto_delay=None)
    with ada, bo, ada.sit(table) as a, bo.sit(table) as b:
        a.until(lambda t: t["decision"] is not None)
        first = a.decision["options"][0]["id"]
        held = a.ask("answer", number=a.decision["number"], option=first, if_free=True)
        assert held["held"] is True and a.ask("ping") and a.table["entries"] == 0
        assert a.answer(first)["type"] == "ok"
        # Whatever is wrong with an answer is said as ever.
        b.until(lambda t: t["decision"] is not None)
        wrong = b.ask("answer", number=b.decision["number"], option="light card:77", if_free=True)
        assert wrong["code"] == "refused"


def test_against_a_bot_every_answer_can_be_taken_back(url: str) -> None:
    with Guest(url, "Ada") as ada:
        made = ada.post("/api/tables", {"game": "lanterns", "auto_delay": None})
        with ada.sit(made["table"]) as a:
            option = a.decision["options"][0]["id"]
            given = a.ask("answer", number=a.decision["number"], option=option, if_free=True)
            assert given["type"] == "ok" and given["entry"] >= 1 and "held" not in given
            a.until(lambda t: t["entries"] >= 2 and t["decision"] is not None)
            assert a.ask("undo")["done"] is True
