"""Lines of the log: their parts in the story, the things they name, and what was taken back; the pace of bots."""

from random import Random
from typing import Any

import pytest

from marks import our_games
from overtable.games import find
from overtable.kernel.game import Game, Setup
from overtable.kernel.message import Reason
from overtable.server.table.play import Play
from overtable.server.table.room import PACES, Room
from overtable.server.table.words import Line, Mention, Teller
from overtable.store.rows import SeatRow
from server.guests import Guest

PEOPLE = ["Ada", "Bo"]


def played(game: Game[Any], answers: int, seed: int = 5) -> Play:
    play = Play(game, Setup(mode=next(iter(game.modes)), seed=seed), 0)
    rng = Random(seed)
    while not play.over and len(play.entries) < answers:
        seat = rng.choice(play.asked)
        decision = play.decision(seat)
        assert decision is not None
        made = play.prepare(seat, [rng.choice(decision.options)])
        assert not isinstance(made, Reason)
        play.adopt(made[0], 0)
    return play


def lines_of(play: Play, watcher: int) -> list[Line]:
    teller = Teller(play.game, PEOPLE, watcher)
    return [line for h in play.log if (line := teller.line(play.state, h)) is not None]


def text_of(line: Line) -> str:
    text = "".join(piece.name if isinstance(piece, Mention) else piece for piece in line.pieces)
    return text[:1].upper() + text[1:]


@pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)
def test_the_pieces_of_a_line_are_its_text_and_name_what_its_watcher_heard_of(game: Game[Any]) -> None:
    play = played(game, 60)
    cards = game.catalogue_at(play.state)
    for watcher in range(3):
        for line in lines_of(play, watcher):
            assert text_of(line) == line.text.removesuffix("."), line
            for piece in line.pieces:
                if isinstance(piece, Mention):
                    assert piece.ref in line.refs or piece.ref.startswith("seat:"), line
                    if piece.card:
                        # Whose it is may stand before its name.
                        assert piece.name.endswith(cards[cards.row[piece.card]].name)
            assert line.seat in (0, 1)
            assert all(not ref.startswith("number:") for ref in line.aim)


@pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)
def test_every_part_of_the_story_is_an_event_that_has_words(game: Game[Any]) -> None:
    """A kind that is told of nowhere would be a slip of the pen."""
    kinds = {h.event.kind for seed in range(6) for h in played(game, 160, seed).log}
    assert {"chapter", "result"} <= {game.story[kind].role for kind in kinds if kind in game.story}
    assert len(kinds & set(game.story)) > 6


@pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)
def test_damage_is_told_with_whoever_dealt_it(game: Game[Any]) -> None:
    """So that the end of a game can name the card that did most."""
    hurt = [line for seed in range(6) for line in lines_of(played(game, 200, seed), 2) if line.dealt]
    named = [line for line in hurt if len(line.aim) == 2]
    assert len(named) > 3 and len(named) >= len(hurt) / 2
    assert all(line.aim[0].startswith("card:") and line.aim[0] != line.aim[1] for line in named)


def test_what_is_taken_back_says_to_where() -> None:
    game = find("overwatch")
    play = played(game, 12)
    can, to, _ = play.undo(play.asked[0], rated=False)
    assert can != "no" and to is not None
    play.adopt(play.prepare_back(play.asked[0], to), 0)
    last = lines_of(play, 0)[-1]
    assert (last.kind, last.role, last.to) == ("!back", "table", to)
    again = Play(game, play.setup, 0)
    again.restore(play.save(), [(line, 0) for line in play.lines])
    assert lines_of(again, 0)[-1].to == to


def test_a_battle_is_told_to_its_winner_and_its_loser() -> None:
    game = find("overpower-2025")
    told = [
        [line.text for line in lines_of(played(game, 400, seed), watcher) if line.kind == "battle_over"]
        for seed in range(3)
        for watcher in (0, 1)
    ]
    assert any(text.startswith("You win the battle ") for texts in told for text in texts)
    assert any(text.startswith("Bo wins the battle ") for texts in told[::2] for text in texts)


def test_bots_are_as_slow_as_the_slowest_likes_them(ada: Guest) -> None:
    made = ada.post("/api/tables", {"game": "lanterns", "auto_delay": 0})
    with ada.sit(made["table"]) as a:
        for pace in PACES:
            assert a.ask("pace", pace=pace)["type"] == "ok"
        assert a.ask("pace", pace="sluggish")["code"] == "bad-request"
    room = Room.__new__(Room)
    room.listeners, room.seats, room.paces = set(), [SeatRow(table_id="t", number=0, kind="person")], {}
    assert room.pace == 1.0
    room.paces = {0: "fast"}
    assert room.pace < 1.0
    room.paces = {0: "fast", 1: "slow"}
    assert room.pace == PACES["slow"] > 1.0
    room.seats = [SeatRow(table_id="t", number=0, kind="bot")]
    assert room.pace == 0.0, "nobody is there to see it"


def test_whoever_had_no_other_answer_is_told_why_and_nobody_else_is() -> None:
    play = played(find("overwatch"), 200, seed=1)
    passed = [h for h in play.log if h.event.kind == "only_pass"]
    assert passed and all(play.alone[h.n] for h in passed)
    for h in passed:
        told = [Teller(play.game, PEOPLE, watcher).line(play.state, h) for watcher in range(3)]
        assert [line.text for line in told if line is not None] == ["No Hero could be played and no Ultimate activated"]
        assert told[h.seat] is not None
