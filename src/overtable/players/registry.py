"""The players of the house, by name: those who play games, and those who draft.

`master:200` is a level that thinks 200 rounds instead of its seconds. Behind a plus may stand a character
(`regular+reckless`), or for comparisons what positions are judged by (`master:200+value`).
"""

from functools import partial
from random import Random
from typing import Any, get_args

import msgspec

from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.players.characters import CHARACTERS
from overtable.players.drafters import Drafter, FirstPick
from overtable.players.greedy import GreedyPlayer
from overtable.players.judge import Judge, Leaf
from overtable.players.levels import LEVELS, seated
from overtable.players.player import Maker, Player
from overtable.players.random import RandomPlayer

PLAYERS: dict[str, Maker] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{level.id: partial(seated, level) for level in LEVELS.values()},
}
DRAFTERS: dict[str, Maker] = {"drafter": Drafter, "first-pick": FirstPick, "random": RandomPlayer}
"""Who sits at a draft: nobody else knows what a pick is worth, and these know nothing of games."""
DRAFTER = "Sorrel"
"""What the bot that is offered at drafts is called."""
LEAVES: dict[str, Leaf] = {leaf: leaf for leaf in get_args(Leaf)}


class NoSuchPlayer(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


class Named(msgspec.Struct, frozen=True):
    """What a name says: a player, how many rounds it thinks, its character, and what it judges by."""

    player: str
    rounds: int | None = None
    character: str = ""
    leaf: Leaf | None = None


def read(name: str, game: Game[Any] | None = None) -> Named:
    """Raises `NoSuchPlayer`, which says what there is; with a game also where somebody does not sit at it."""
    said, *further = name.split("+")
    known, colon, rounds = said.partition(":")
    check_at(known, game)
    thinks = known in LEVELS and LEVELS[known].searches
    if colon and not (thinks and rounds.isdecimal() and len(rounds) <= 6 and 1 <= int(rounds) <= 100_000):
        able = " and ".join(level.id for level in LEVELS.values() if level.searches)
        raise NoSuchPlayer(f"{name!r}: rounds from 1 to 100000 are for {able}, as in master:200")
    if further and known not in LEVELS:
        raise NoSuchPlayer(f"{name!r}: characters are for {', '.join(LEVELS)}, as in regular+reckless")
    character = ""
    leaf: Leaf | None = None
    for word in further:
        if word in CHARACTERS and not character:
            character = word
        elif word in LEAVES and leaf is None:
            leaf = LEAVES[word]
        else:
            raise NoSuchPlayer(f"{name!r}: behind a plus stands one of {', '.join(CHARACTERS)}, as in regular+reckless")
    return Named(known, int(rounds) if colon else None, character, leaf)


def check_at(known: str, game: Game[Any] | None) -> None:
    """Refuse a name that nobody has, and whoever knows nothing of what is played: a level at a draft, a drafter at a
    game."""
    drafts = isinstance(game, Limited)
    there = DRAFTERS if drafts else PLAYERS
    if known not in PLAYERS and known not in DRAFTERS:
        raise NoSuchPlayer(f"no player is called {known!r}; there are {', '.join(there)}")
    if game is not None and known not in there:
        what = "plays, and does not draft" if drafts else "drafts, and does not play"
        raise NoSuchPlayer(f"{known} {what}: at {game.name} sit {', '.join(there)}")


def name_of(name: str) -> str:
    """What a player is called at the table; those that are no level have no name of their own."""
    named = read(name)
    if named.player == "drafter":
        return DRAFTER
    if named.player not in LEVELS:
        return "Practice bot"
    who = LEVELS[named.player].who
    return f"{who}, {CHARACTERS[named.character].name.lower()}" if named.character else who


def make(name: str, game: Game[Any], rng: Random) -> Player:
    named = read(name, game)
    if named.player not in LEVELS:
        return (PLAYERS | DRAFTERS)[named.player](game, rng)
    taste = CHARACTERS[named.character].taste if named.character else None
    return seated(LEVELS[named.player], game, rng, named.rounds, Judge(game, named.leaf, taste=taste))
