"""Characters: names that are read or refused, tastes that tilt the judgement as their blurbs say, in every game."""

from collections.abc import Iterator
from itertools import pairwise
from math import log
from random import Random
from typing import Any

import pytest

from contract.walks import walk
from marks import our_games
from overtable.kernel.game import Game
from overtable.players.characters import CHARACTERS
from overtable.players.judge import Judge, Taste
from overtable.players.levels import LEVELS
from overtable.players.registry import Named, NoSuchPlayer, make, name_of, read
from overtable.players.thinker import ThinkingPlayer
from overtable.server.config import Config
from toy import LANTERNS

EVERY_GAME = pytest.mark.parametrize("game", our_games().values(), ids=lambda game: game.id)
PLAIN = Taste()


@pytest.mark.parametrize(
    ("name", "named", "called"),
    [
        ("regular", Named("regular"), "Vesper"),
        ("regular+reckless", Named("regular", character="reckless"), "Vesper, reckless"),
        ("master:200+cautious", Named("master", 200, "cautious"), "The Archivist, cautious"),
        ("strong+value+collector", Named("strong", None, "collector", "value"), "Orla, collector"),
        ("greedy", Named("greedy"), "Practice bot"),
    ],
)
def test_a_name_says_level_and_character(name: str, named: Named, called: str) -> None:
    assert read(name) == named
    assert name_of(name) == called


@pytest.mark.parametrize(
    "name",
    [
        "regular+grumpy", "regular+", "+reckless", "reckless", "regular+reckless+cautious", "regular+reckless+reckless",
        "random+reckless", "greedy+value", "regular:20+reckless", "master:0+reckless", "master:" + "9" * 5000,
    ],
)  # fmt: skip
def test_other_names_are_refused_in_words(name: str) -> None:
    with pytest.raises(NoSuchPlayer) as refused:
        read(name)
    assert "there are" in str(refused.value) or "as in" in str(refused.value)


def test_a_character_thinks_no_longer_than_its_level_and_than_a_server_waits() -> None:
    for level in LEVELS.values():
        for character in CHARACTERS:
            player = make(f"{level.id}+{character}", LANTERNS, Random(1))
            assert isinstance(player, ThinkingPlayer) == level.searches
            if isinstance(player, ThinkingPlayer):
                assert (player.seconds, player.rounds) == (level.seconds, None)
                assert level.seconds < Config(db="").bot_budget


def lead(game: Game[Any], taste: Taste, s: Any, seat: int) -> float:
    """What the judgement sees before it makes it a chance."""
    chance = Judge(game, taste=taste).chance(s, seat)
    return log(chance / (1 - chance))


def steps(game: Game[Any]) -> Iterator[tuple[Any, Any]]:
    """Positions of random games between two, each with a later one."""
    for mode in game.modes:
        found = [s.clone() for n, (s, _, _) in enumerate(walk(game, mode, 4)) if n % 5 == 0 and s.seats == 2]
        yield from pairwise(s for s in found if game.judged(s).result is None)


def sides(game: Game[Any], s: Any, seat: int) -> tuple[float, float]:
    """How the seat's own side stands, and the other one."""
    figures = Judge(game).figures(s, seat).values()
    return sum(w * mine for w, mine, _ in figures), sum(w * theirs for w, _, theirs in figures)


@EVERY_GAME
def test_cautious_keeps_its_own_side_and_reckless_wants_to_see_the_other_fall(game: Game[Any]) -> None:
    cautious, reckless = CHARACTERS["cautious"].taste, CHARACTERS["reckless"].taste
    kept = fell = 0
    for a, b in steps(game):
        for seat in range(2):
            (mine, theirs), (mine_then, theirs_then) = sides(game, a, seat), sides(game, b, seat)
            gained, lost = mine_then - mine, theirs - theirs_then

            def moved(taste: Taste, a: Any = a, b: Any = b, seat: int = seat) -> float:
                return lead(game, taste, b, seat) - lead(game, taste, a, seat)

            if gained > 0.01 and lost < -0.01:
                kept += 1
                assert moved(cautious) > moved(PLAIN) > moved(reckless)
            elif gained < -0.01 and lost > 0.01:
                fell += 1
                assert moved(reckless) > moved(PLAIN) > moved(cautious)
    assert kept > 3 and fell > 3


@EVERY_GAME
def test_a_collector_holds_everything_dearer_that_is_saved_up_and_nothing_else(game: Game[Any]) -> None:
    taste = CHARACTERS["collector"].taste
    assert game.feature_savings <= set(game.feature_names)
    for a, _ in steps(game):
        plain, collected = Judge(game).figures(a, 0), Judge(game, taste=taste).figures(a, 0)
        assert plain and plain.keys() == collected.keys()
        for name, (weight, *figures) in plain.items():
            tilted, *same = collected[name]
            assert figures == same
            assert tilted == weight or (name in game.feature_savings and tilted > weight)
        assert any(collected[name][0] > plain[name][0] for name in game.feature_savings)
