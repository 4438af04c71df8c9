"""The players of the house, by name. `master:200` is a level that thinks 200 rounds instead of its seconds."""

from functools import partial
from random import Random
from typing import Any

from overtable.kernel.game import Game
from overtable.players.greedy import GreedyPlayer
from overtable.players.levels import LEVELS, seated
from overtable.players.player import Maker, Player
from overtable.players.random import RandomPlayer

PLAYERS: dict[str, Maker] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{level.id: partial(seated, level) for level in LEVELS.values()},
}


class NoSuchPlayer(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def name_of(name: str) -> str:
    """What a player is called at the table; those that are no level have no name of their own."""
    return LEVELS[name].who if name in LEVELS else "Practice bot"


def read(name: str) -> tuple[str, int | None]:
    """A name and the rounds behind it, if any; raises `NoSuchPlayer` and says what there is."""
    known, colon, rounds = name.partition(":")
    if known not in PLAYERS:
        raise NoSuchPlayer(f"no player is called {name!r}; there are {', '.join(PLAYERS)}")
    if not colon:
        return known, None
    if known not in LEVELS or not LEVELS[known].searches or not rounds.isdecimal() or not 1 <= int(rounds) <= 100_000:
        able = " and ".join(level.id for level in LEVELS.values() if level.searches)
        raise NoSuchPlayer(f"{name!r}: rounds from 1 to 100000 are for {able}, as in master:200")
    return known, int(rounds)


def make(name: str, game: Game[Any], rng: Random) -> Player:
    known, rounds = read(name)
    return PLAYERS[known](game, rng) if rounds is None else seated(LEVELS[known], game, rng, rounds)
