"""Nothing that a player reads holds an id of the program: things, steps and verbs have names."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from contract.walks import EVERYWHERE, seats_asked, walk
from overtable.games import find
from overtable.kernel.engine import decision_of, play
from overtable.kernel.game import Game, Setup
from overtable.kernel.speech.naming import things
from overtable.kernel.state import State
from overtable.server.table.play import Happened
from overtable.server.table.words import Teller

GAMES_PER_MODE = 2
EVERY = 7
"""Reasons are asked for at one out of so many decisions: there are hundreds of things to ask for."""
COUNTED = {"column"}
"""Things that players count, from one."""
PEOPLE = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")

ODD = {
    "a reference": re.compile(r"\b[a-z]+:\d+|\bcard:\?"),
    "a word of the program": re.compile(r"\w_\w|[{}]|\bNone\b|\bnull\b"),
    "a rule's id": re.compile(r"\b[A-Z]+\d*-[A-Z]+-\d+"),
}


@lru_cache(maxsize=32)
def patterns(game: Game[Any]) -> dict[str, re.Pattern[str]]:
    """What no text of this game may hold; kinds of things followed by a bare index are ids, too."""
    kinds = [*(kind for kind in game.kinds if kind not in COUNTED), "card", "seat", "word", "effect", "zone", "slot"]
    steps = [frame.__name__ for frame in game.frames() if re.search(r"[a-z][A-Z]", frame.__name__)]
    return ODD | {
        "a kind and a number": re.compile(rf"\b({'|'.join(kinds)}) \d+\b(?! cards?| of\b)", re.IGNORECASE),
        "the name of a step": re.compile(rf"\b({'|'.join(steps) or '-'})\b"),
    }


@lru_cache(maxsize=32)
def printed_so(game: Game[Any]) -> list[str]:
    """The names of cards that hold such a word themselves: `None Shall Be Spared`."""
    tables = [game.begin(Setup(mode=mode, seed=1)) for mode in game.modes]
    names = {card.name for s in tables for card in game.catalogue_at(s).cards}
    return [name for name in sorted(names) if any(odd.search(name) for odd in ODD.values())]


@lru_cache(maxsize=50_000)
def wrong_with(game: Game[Any], said: str) -> tuple[str, ...]:
    """All that speaks against a text."""
    for name in printed_so(game):
        said = said.replace(name, "a card")
    return tuple(what for what, odd in patterns(game).items() if odd.search(said))


def said_at(game: Game[Any], s: State, asked: int, deeply: bool) -> Iterator[tuple[str, str]]:
    """All texts that this seat may be shown now, and where they stand."""
    teller = Teller(game, PEOPLE[: s.seats], asked)
    decision = decision_of(s, asked)
    assert decision is not None
    told = teller.decision(s, decision, 0)
    yield "prompt", told.prompt
    yield from (("option", o.text) for o in [*told.options, *told.picked])
    yield from (("verb", verb) for verb in told.verbs.values())
    yield from (("name", name) for name in told.names.values())
    if not deeply:
        return
    yield from (("note", note) for note in teller.notes(s, decision.open).values())
    for thing in things(game, s, asked):
        ref = teller.ref(thing)
        yield f"name of {ref}", teller.called(s, ref)
        yield from ((f"why not {ref}", reason.text) for reason in teller.why(s, ref))


def check(game: Game[Any], mode: str, seeds: range) -> None:
    for seed in seeds:
        for n, (s, seat, option) in enumerate(walk(game, mode, seed)):
            if seat < 0:
                break
            for asked in seats_asked(s):
                for where, said in said_at(game, s, asked, n % EVERY == seed % EVERY):
                    wrong = wrong_with(game, said)
                    assert not wrong, f"{where}: {said!r} holds {', '.join(wrong)} (seed {seed}, answer {n})"
            after = s.clone()
            after.log = []
            play(after, seat, option)
            for event in after.log or ():
                for watcher in range(s.seats + 1):
                    line = Teller(game, PEOPLE[: s.seats], watcher).line(after, Happened(n, seat, event))
                    wrong = wrong_with(game, line.text) if line else ()
                    assert not wrong, f"log: {line and line.text!r} holds {', '.join(wrong)} (seed {seed})"


@EVERYWHERE
def test_no_text_of_a_game_holds_an_id(game: Game[Any], mode: str) -> None:
    check(game, mode, range(GAMES_PER_MODE))


@pytest.mark.soak
@EVERYWHERE
def test_no_text_of_many_games_holds_an_id(game: Game[Any], mode: str) -> None:
    check(game, mode, range(100, 130))


@pytest.mark.parametrize(
    "said", ["Why not space 35?", "play card:12", "let_through", "See OP25-BATT-22.", "Ana moves to {1}"]
)
def test_an_id_is_found_where_there_is_one(said: str) -> None:
    assert wrong_with(find("overwatch"), said)
