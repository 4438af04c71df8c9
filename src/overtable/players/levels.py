"""The levels that people choose from: how each thinks, in words, with a name and a face for the table."""

from random import Random
from typing import Any, Literal

import msgspec

from overtable.kernel.game import Game
from overtable.players.judge import Judge
from overtable.players.player import Player
from overtable.players.thinker import ThinkingPlayer
from overtable.players.weaker import WeakerPlayer

Face = Literal["sprout", "fox", "owl", "crown"]


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """`seconds` is the longest that it thinks about one answer."""

    id: str
    name: str
    who: str
    """What the bot is called at the table."""
    face: Face
    blurb: str
    seconds: float
    searches: bool = False


LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level(
            id="beginner",
            name="Beginner",
            who="Pip",
            face="sprout",
            blurb="Knows the rules, overlooks a good deal and is easily impressed.",
            seconds=0.5,
        ),
        Level(
            id="regular",
            name="Regular",
            who="Vesper",
            face="fox",
            blurb="Plays the move that looks best, and rarely misses one.",
            seconds=0.5,
        ),
        Level(
            id="strong",
            name="Strong",
            who="Orla",
            face="owl",
            blurb="Thinks about your answers, for half a second.",
            seconds=0.5,
            searches=True,
        ),
        Level(
            id="master",
            name="Master",
            who="The Archivist",
            face="crown",
            blurb="Thinks as long as it may, about all that you could hold.",
            seconds=1.0,
            searches=True,
        ),
    )
}

ERRORS: dict[str, dict[str, tuple[float, float]]] = {
    "beginner": {"": (0.2, 0.05), "overwatch": (0.12, 0.03), "overrealm": (0.25, 0.06)},
    "regular": {"": (0.04, 0.015)},
}
"""Level -> game, or "" for every other one -> how often it overlooks an answer, and how far it misjudges a position."""


def seated(level: Level, game: Game[Any], rng: Random, rounds: int | None = None, judge: Judge | None = None) -> Player:
    """A player of this level; with `rounds` it counts those instead of seconds, and is the same on every machine."""
    if level.searches:
        return ThinkingPlayer(game, rng, None if rounds else level.seconds, rounds, judge)
    errors = ERRORS[level.id]
    overlooks, misjudges = errors.get(game.id, errors[""])
    return WeakerPlayer(game, rng, overlooks, misjudges, judge)
