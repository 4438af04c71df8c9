"""Hints: the best two answers with reasons, from what the seat may know, and never an error."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import overtable.server.coach.hints as hints
from overtable.games import find
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.moves import alone, moves
from overtable.server.bots import Bots
from overtable.server.workers import TooLong
from server.guests import Guest, hear, some

HURRIED = 0.05


def choosing(game_id: str = "overwatch", seed: int = 9) -> tuple[Game[Any], State, int]:
    """A position in which one seat alone has a real choice."""
    game, rng = find(game_id), Random(seed)
    s: State = game.begin(Setup(mode=next(iter(game.modes)), seed=seed))
    while True:
        seat = (asking(s) & -asking(s)).bit_length() - 1
        if alone(s, seat) and len(moves(s, seat)) > 5:
            return game, s, seat
        play(s, seat, rng.choice(options(s, seat)))


def advised(game: Game[Any], s: State, seat: int, workers: int = 0) -> list[hints.Advice]:
    bots = Bots(workers, budget=5.0)
    try:
        bots.pool().submit(int).result()  # a worker that starts is not what is waited for here
        return asyncio.run(hints.advised(bots, game, s, seat, HURRIED))
    finally:
        bots.close()


def test_a_hint_names_two_answers_with_chances_and_reasons(ada: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ada.post("/api/tables", {"game": "overwatch", "seats": seats, "auto_delay": 0})["table"]
    with ada.sit(table) as socket:
        hear(socket, [], socket.answer("done"))  # nothing is swapped
        socket.until(lambda t: t["decision"] and len(t["decision"]["options"]) > 5 and t["asked"] == [0])
        offered = {o["id"]: o["text"] for o in socket.decision["options"]}
        hint = socket.ask("hint")
        assert (hint["type"], hint["number"]) == ("hint", socket.decision["number"])
        best, second = hint["best"]
        assert (hint["option"], hint["text"]) == (best["option"], best["text"])
        assert best["option"] != second["option"]
        for one in (best, second):
            assert offered[one["option"]] == one["text"]
            assert 0 <= one["chance"] <= 100 and one["why"].endswith(".")
        assert best["chance"] >= second["chance"]
        assert socket.decision["number"] == hint["number"]  # asking answers nothing


@pytest.mark.parametrize("workers", [0, 1])
def test_answers_are_weighed_on_a_redeal_only(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, s, seat = choosing()
    sent: list[bytes] = []
    encode = hints.encode
    monkeypatch.setattr(hints, "encode", lambda dealt: sent.append(encode(dealt)) or sent[-1])
    found = advised(game, s, seat, workers)
    assert {option for option, _, _ in found} <= {game.option_id(o) for o in options(s, seat)}
    assert len(found) == 2
    dealt = game.decode(sent[0])
    assert len(sent) == 1 and dealt.chance != s.chance and dealt.printing != s.printing
    assert game.view(dealt, seat) == game.view(s, seat)


def test_what_a_seat_cannot_see_changes_nothing_that_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that look the same from a seat send the same deals to be weighed."""
    game, s, seat = choosing()
    sent: list[bytes] = []

    def kept(game_id: str, dealt: bytes, *_: object) -> list[hints.Advice]:
        sent.append(dealt)
        return []

    monkeypatch.setattr(hints, "advise", kept)
    other = redeal(s, seat, Random(77))
    assert other.printing != s.printing
    for table in (s, other):
        bots = Bots(0, budget=5.0, chance=lambda about: Random(3))
        asyncio.run(hints.advised(bots, game, table, seat, HURRIED))
        bots.close()
    assert sent[0] == sent[1]


def test_without_a_choice_nothing_is_weighed() -> None:
    game, s, seat = choosing()
    while len(options(s, seat := (asking(s) & -asking(s)).bit_length() - 1)) > 1:
        play(s, seat, options(s, seat)[0])
    assert advised(game, s, seat) == []


def broken(*_: object) -> list[hints.Advice]:
    raise ArithmeticError("the scales are broken")


def late(*_: object) -> list[hints.Advice]:
    raise TooLong


@pytest.mark.parametrize(("name", "wrong"), [("advise", broken), ("best_two", late)])
def test_what_goes_wrong_is_no_error_and_advises_nothing(
    name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, s, seat = choosing()
    monkeypatch.setattr(hints, name, wrong)
    assert advised(game, s, seat) == []


def test_only_what_is_offered_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s, seat = choosing()
    mine = game.option_id(options(s, seat)[0])
    monkeypatch.setattr(hints, "advise", lambda *_: [("fly card:1", 99, "It does."), (mine, 40, "It is there.")])
    assert advised(game, s, seat) == [(mine, 40, "It is there.")]


def test_the_only_answer_is_told_without_a_comparison(ada: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ada.post("/api/tables", {"game": "overwatch", "seats": seats, "auto_delay": None})["table"]
    rng = Random(1)
    with ada.sit(table) as socket:
        while len((decision := socket.decision)["options"]) > 1:
            assert socket.answer(some(rng, decision))["type"] == "ok"
            socket.until(lambda t, d=decision: t["decision"] != d)
        hint = socket.ask("hint")
        assert hint["best"] == [] and hint["option"] == decision["options"][0]["id"] and hint["text"]
