"""The games that are measured: random ones by seeds, the same on every source tree; a broken one becomes a record."""

import traceback
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from overtable.kernel.catalogue import CardError
from overtable.kernel.engine import asking, options, play
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.record import Record, dump_record
from overtable.kernel.state import State

MADE_ANEW = "random"
"""A deck of this name is another one at each table, in games that have such decks."""

Noted = Callable[[State, int, list[Option]], None]
"""Told of each decision before its answer: the state, who is asked, and what is offered."""


class Breakage(msgspec.Struct, frozen=True, kw_only=True):
    """A game that broke off, and the record that leads there."""

    game: str
    mode: str
    seed: int
    error: str
    record: str


class Broken(Exception):
    """Nothing is measured on: the figures of a game that breaks off say nothing."""

    def __init__(self, breakage: Breakage) -> None:
        super().__init__(f"{breakage.game} {breakage.mode}, seed {breakage.seed}:\n{breakage.error}")
        self.breakage = breakage


def setups(game: Game[Any], mode: str, seed: int, games: int) -> list[Setup]:
    """So many tables; with ready decks, where the game has such."""
    rng = Random(seed)
    seats = game.modes[mode].seats[0]
    names = game.decks(mode)
    return [
        Setup(
            mode=mode,
            seed=rng.getrandbits(60),
            seats=seats,
            decks=tuple(rng.choice(names) for _ in range(seats)) if names else (),
        )
        for _ in range(games)
    ]


def with_new_decks(game: Game[Any], ready: list[Setup]) -> list[Setup]:
    """The same tables with decks that are made for each; none where the game makes no decks."""
    found = [msgspec.structs.replace(setup, decks=(MADE_ANEW,) * setup.seats) for setup in ready if setup.decks]
    if not found:
        return []
    try:
        game.start(found[0])
    except (BadSetup, CardError):
        return []
    return found


def course(game: Game[Any], setup: Setup, noted: Noted) -> None:
    """One game at random; the same answers as everywhere else that this setup is played."""
    random = Random(setup.seed).random
    s: State = game.start(setup)
    while s.result is None:
        mask = asking(s)
        seat = (mask & -mask).bit_length() - 1
        found = options(s, seat)
        noted(s, seat, found)
        play(s, seat, found[int(random() * len(found))] if len(found) > 1 else found[0])


def broken(game: Game[Any], setup: Setup, upto: int | None = None) -> Broken:
    """To be raised where a game broke off: what happened, and the game once more with its answers written down.

    `upto` so many answers, where it broke while somebody looked at the position that they lead to.
    """
    error = traceback.format_exc()
    record = Record.of(game, setup)
    random = Random(setup.seed).random
    try:
        s: State = game.start(setup)
        while s.result is None and len(record.answers) != upto:
            mask = asking(s)
            seat = (mask & -mask).bit_length() - 1
            found = options(s, seat)
            if not found:
                error = f"seat {seat} is asked by {type(s.stack[-1]).__name__} and has no option"
                break
            option = found[int(random() * len(found))] if len(found) > 1 else found[0]
            record.add(game, seat, option)
            play(s, seat, option)
    except Exception:
        error = traceback.format_exc()
    return Broken(
        Breakage(game=game.id, mode=setup.mode, seed=setup.seed, error=error, record=dump_record(record)),
    )
