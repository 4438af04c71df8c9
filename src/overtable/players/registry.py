"""The players of the house, by name."""

from random import Random
from typing import Any

from overtable.kernel.game import Game
from overtable.players.greedy import GreedyPlayer
from overtable.players.player import Maker, Player
from overtable.players.random import RandomPlayer

PLAYERS: dict[str, Maker] = {"random": RandomPlayer, "greedy": GreedyPlayer}


class NoSuchPlayer(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def make(name: str, game: Game[Any], rng: Random) -> Player:
    if name not in PLAYERS:
        raise NoSuchPlayer(f"no player is called {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](game, rng)
