"""The log of an event in words."""

from typing import get_args

from events.evening import Evening, setup_of
from overtable.events import entry as e
from overtable.events.standings import TieBreak, standings
from overtable.events.telling import TIE_BREAKS, WORDS, told


def test_every_entry_and_every_tie_break_has_words() -> None:
    assert set(WORDS) == set(get_args(e.Entry))
    assert set(TIE_BREAKS) == set(get_args(TieBreak)) - {""}


def test_a_log_reads_as_a_story() -> None:
    at = Evening(setup_of(8, rounds=2, best_of=3))
    log: list[str] = []

    def add(entry: e.Entry) -> None:
        log.append(told(at.add(entry), entry))

    for name, rating in (("Ana", 3.0), ("Ben", 2.0), ("Cleo", 1.0)):
        add(e.Enter(at=1, person=name, name=name, rating=rating))
    add(e.AddBot(at=1, bot="regular", name="Regular 1", rating=0.5, by="Host"))
    add(e.Remove(at=1, player=4, by="Host", why="no bots today"))
    add(e.Start(at=2, by="Host"))
    at.pair()
    log.append(told(at.event, at.entries[-1]))
    match = at.match_of("Ana")
    add(e.Opened(at=3, key=f"game-{match}.1", table="t1"))
    add(e.GameEnded(at=4, match=match, number=1, winner=1))
    add(e.GameEnded(at=5, match=match, number=2, winner=0))
    add(e.Correct(at=6, match=match, games=(2,), why="noted wrongly", by="Judge"))
    add(e.Replaced(at=7, player=1, bot="regular", by="house"))
    add(e.Late(at=8, person="z", name="Zoe"))
    add(e.RoundClosed(at=9, number=1))
    add(e.Drop(at=10, player=2, why="the last train"))
    add(e.Cancel(at=11))
    names = match_names(at)
    assert log == [
        "Ana enters",
        "Ben enters",
        "Cleo enters",
        "The bot Regular 1 is added (Host)",
        "Regular 1 is sent away (Host): no bots today",
        "The event begins with 3 players (Host)",
        "Round 1 begins; Cleo has a bye",
        "The table for game 1.1.1 is open",
        f"Match 1.1, game 1: Ana wins, {names.format(1, 0) if names.startswith('Ana') else names.format(0, 1)}",
        f"Match 1.1, game 2: a draw, {names.format(1, 0) if names.startswith('Ana') else names.format(0, 1)} (1 drawn)",
        "A judge (Judge) corrects match 1.1 to "
        f"{names.format(0, 1) if names.startswith('Ana') else names.format(1, 0)}: noted wrongly",
        "regular plays on for Ana (house)",
        "Zoe comes in late; 1 round counts as lost",
        "Round 1 is closed",
        "Ben drops out: the last train",
        "The event is called off",
    ]
    assert [s.player for s in standings(at.event)] != []


def match_names(at: Evening) -> str:
    match = at.event.rounds[0].matches[0]
    return f"{at.name(match.a)} {{}} : {{}} {at.name(match.b)}"
