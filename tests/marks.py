"""`@rule("OW-PLAY-03")`, `@case("OW-CASE-002")` and `@card("ana")`: which rule, worked case or card a test proves.

`@audit("ana", "her target falls to the first of two hits")`: which card it plays in which awkward situation.
And `our_games`, `our_drafts`: what tests that run over every game run over.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import overtable
from overtable.games import all_drafts, all_games
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """The rules of the ledger that this test would see broken."""
    return pytest.mark.rule(*ids)  # type: ignore[return-value]


def case(*ids: str) -> Callable[[F], F]:
    """The worked cases that this test plays."""
    return pytest.mark.case(*ids)  # type: ignore[return-value]


def card(*ids: str) -> Callable[[F], F]:
    """The cards whose effects this test sees happen."""
    return pytest.mark.card(*ids)  # type: ignore[return-value]


def audit(card: str, situation: str, mended: bool = False) -> Callable[[F], F]:
    """The card that was read against its facts and is played here in an awkward situation of its own.

    `mended` tells that it came out wrong when first tried. The tables in docs/games/audit are made from these marks.
    """
    return pytest.mark.audit(card, situation, mended)  # type: ignore[return-value]


def engine_of(game: Game[Any]) -> Path:
    """The folder with the code of a game; editions of one game share it."""
    package = sys.modules[game.state.__module__.rpartition(".")[0]]
    return Path(package.__path__[0])


def our_games() -> dict[str, Game[Any]]:
    """The games of the house by their ids, without the toys that other tests may have registered in this process."""
    house = Path(overtable.__file__).parent
    return {i: game for i, game in all_games().items() if house in game.folder.parents}


def our_drafts() -> dict[str, Limited[Any]]:
    """The drafts of the house by their ids, without the toys of other tests."""
    house = Path(overtable.__file__).parent
    return {i: draft for i, draft in all_drafts().items() if house in draft.folder.parents}
