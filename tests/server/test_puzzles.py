"""Puzzles over HTTP: a list that gives nothing away, verdicts, refusals, and nothing that the seat may not see."""

import asyncio
import json
import logging
from random import Random
from typing import Any

import msgspec
import pytest

from overtable.games import find
from overtable.kernel.engine import decision_of
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.puzzles import Puzzle, attempt, position, puzzles_in
from overtable.server.limits import OPTIONS
from overtable.server.puzzles import Puzzles, TryPuzzle, opened, tried
from overtable.server.together.rates import RATES, Rates
from overtable.server.workers import Workers
from server.guests import Guest
from server.toys import GUIDED

PATH = "/api/games/guided-lanterns/puzzles"
FIRST, SECOND, *BROKEN = puzzles_in(GUIDED.folder).puzzles


def attempt_at(guest: Guest, puzzle: Puzzle, *answers: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"{PATH}/{puzzle.id}", {"answers": list(answers), **more})
    return found


def test_the_list_tells_what_is_asked_and_nothing_of_the_solution(ada: Guest) -> None:
    found = ada.get(PATH)
    assert found == {
        "game": "guided-lanterns",
        "puzzles": [
            {"id": FIRST.id, "difficulty": "easy", "mode": "short", "asks": "Which card do you light?"},
            {"id": SECOND.id, "difficulty": "hard", "mode": "short", "asks": "Which card do you hide?"},
        ],
    }


def test_a_game_without_puzzles_has_an_empty_list(ada: Guest) -> None:
    assert ada.get("/api/games/lanterns/puzzles") == {"game": "lanterns", "puzzles": []}


def test_a_puzzle_is_solved_step_by_step(url: str) -> None:
    with Guest(url, None) as nobody:
        assert nobody.refused("POST", f"{PATH}/{FIRST.id}", {}) == "no-session"
    with Guest(url, "Ada") as nobody:
        begun = attempt_at(nobody, FIRST)
        assert (begun["verdict"], begun["seat"], begun["names"]) == ("open", 0, ["You", "Your opponent"])
        assert begun["decision"]["number"] == 0 and begun["solution"] is None and begun["hint"] is None
        assert [o["id"] for o in begun["decision"]["options"]] == ["light card:4", "light card:5", "light card:7"]
        on = attempt_at(nobody, FIRST, "light card:4")
        assert on["verdict"] == "open" and on["decision"]["prompt"] == "Which card do you hide?"
        assert on["solution"] is None and on["view"]["players"] == [{"points": 1}, {"points": 0}]
        assert "You score." in [line["text"] for line in on["lines"]]
        done = attempt_at(nobody, FIRST, "light card:4", "decline")
        assert done["verdict"] == "solved" and done["decision"] is None
        assert [[o["text"] for o in step] for step in done["solution"]["plan"]] == [["Light · Beacon"], ["Decline"]]
        assert (done["solution"]["chance"], done["solution"]["second"]) == (80.0, 55.5)
        assert done["solution"]["why"] == "It leaves you more points."


def test_a_wrong_answer_is_not_played(ada: Guest) -> None:
    before, missed = attempt_at(ada, FIRST), attempt_at(ada, FIRST, "light card:5")
    assert missed["verdict"] == "wrong" and missed["solution"] is None
    assert (missed["view"], missed["decision"]) == (before["view"], before["decision"])
    later = attempt_at(ada, FIRST, "light card:4", "hide card:5")
    assert later["verdict"] == "wrong" and later["decision"]["number"] == 1


def test_another_answer_that_is_accepted_ends_it(ada: Guest) -> None:
    assert attempt_at(ada, SECOND, "hide card:5")["verdict"] == "solved"
    told = attempt_at(ada, SECOND, "decline")
    assert told["verdict"] == "solved"
    assert [[o["text"] for o in step] for step in told["solution"]["plan"]] == [["Hide · Oil", "Decline"]]


def test_the_solution_and_a_hint_are_told_to_whoever_asks(ada: Guest) -> None:
    assert attempt_at(ada, FIRST, hint=True)["hint"] == {"text": "It is about Beacon.", "refs": ["card:4"]}
    no_card = attempt_at(ada, FIRST, "light card:4", hint=True)["hint"]
    assert no_card["refs"] == [] and "no card" in no_card["text"]
    shown = attempt_at(ada, FIRST, show=True)
    assert shown["verdict"] == "open" and len(shown["solution"]["plan"]) == 2
    assert attempt_at(ada, FIRST, "light card:4", "decline", hint=True)["hint"] is None


def test_why_a_thing_cannot_be_used(ada: Guest) -> None:
    path = f"{PATH}/{FIRST.id}/why"
    assert ada.post(path, {"thing": "card:4"}) == {"name": "Beacon", "reasons": []}
    (reason,) = ada.post(path, {"thing": "card:12"})["reasons"]
    assert reason["rule"] == "TABLE-OFFER" and reason["text"]
    assert ada.refused("POST", path, {"thing": "dragon:1"}) == "bad-request"


@pytest.mark.parametrize(
    ("puzzle", "body", "code"),
    [
        ("guided-lanterns-99", {}, "not-found"),
        (BROKEN[0].id, {}, "not-found"),
        (FIRST.id, {"answers": ["light card:6"]}, "refused"),
        (FIRST.id, {"answers": ["fly"]}, "refused"),
        (FIRST.id, {"answers": ["light card:5", "light card:4"]}, "refused"),
        (FIRST.id, {"answers": ["light card:4", "decline", "decline"]}, "refused"),
        (FIRST.id, {"answers": ["decline"] * (OPTIONS + 1)}, "bad-request"),
        (FIRST.id, {"answers": ["x" * 300]}, "bad-request"),
        (FIRST.id, {"cheat": True}, "bad-request"),
    ],
)
def test_what_cannot_be_tried_is_refused(ada: Guest, puzzle: str, body: dict[str, Any], code: str) -> None:
    assert ada.refused("POST", f"{PATH}/{puzzle}", body) == code


def test_there_are_no_puzzles_of_a_game_that_is_not_there(ada: Guest) -> None:
    assert ada.refused("GET", "/api/games/chess/puzzles") == "not-found"
    assert ada.refused("POST", "/api/games/chess/puzzles/chess-1", {}) == "not-found"


def test_tries_have_a_rate() -> None:
    rates = Rates(on=True, clock=lambda: 0.0)
    allowed = [rates.allows("puzzle", "here") for _ in range(RATES["puzzle"][0] + 1)]
    assert allowed == [True] * RATES["puzzle"][0] + [False]


def test_puzzles_that_cannot_be_followed_are_left_out_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    """Another position, a plan that is not open, an answer that the rules do not know."""
    puzzles = Puzzles(Workers(0))
    with caplog.at_level(logging.WARNING, "overtable.puzzles"):
        for _ in range(2):
            found = asyncio.run(puzzles.listed(GUIDED))
            assert [p.id for p in found.puzzles] == [FIRST.id, SECOND.id]
    assert [r.data["puzzle"] for r in caplog.records] == [p.id for p in BROKEN]  # type: ignore[attr-defined]
    assert len(BROKEN) == 3


@pytest.mark.parametrize("puzzle", [FIRST, SECOND], ids=lambda p: p.id)
def test_nothing_is_told_that_the_seat_does_not_know(puzzle: Puzzle) -> None:
    """At every step: what is sent is what would be sent from a table that differs in all that is hidden."""
    ready = opened(GUIDED, puzzle)
    assert not isinstance(ready, str)
    for n in range(len(puzzle.steps)):
        answers = [step[0] for step in puzzle.steps[:n]]
        sent = plain(tried(GUIDED, ready, TryPuzzle(answers, hint=True, show=True)))
        s = attempt(GUIDED, puzzle, answers).state
        check_view(sent, s, puzzle.seat)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check_view(sent: dict[str, Any], s: State, seat: int, game: Any = GUIDED) -> None:
    other = redeal(s, seat, Random(5))
    assert other.printing != s.printing
    for table in (s, other):
        assert sent["view"] == plain(game.view(table, seat))
        decision = decision_of(table, seat)
        assert decision is not None
        offered = [(game.option_id(o), game.option_text(table, o, seat)) for o in decision.options]
        assert [(o["id"], o["text"]) for o in sent["decision"]["options"]][: len(offered)] == [
            (i, text.replace(f"player {2 - seat}", "Your opponent")) for i, text in offered
        ]
        notes = {game.option_id(o): game.note(table, seat, o) for o in decision.options[:OPTIONS]}
        assert set(sent["notes"]) == {i for i, note in notes.items() if note is not None}


@pytest.mark.parametrize("game_id", ["overwatch", "overrealm", "overpower-2025", "overpower-classic", "power-up"])
def test_the_puzzles_of_the_house_tell_only_what_the_seat_knows(game_id: str) -> None:
    game = find(game_id)
    for puzzle in puzzles_in(game.folder).puzzles[::6]:
        ready = opened(game, puzzle)
        assert ready is not None, puzzle.id
        check_view(plain(tried(game, ready, TryPuzzle())), position(game, puzzle), puzzle.seat, game)
        listed = plain(ready.told)
        assert listed.keys() == {"id", "difficulty", "mode", "asks"} and listed["asks"]
