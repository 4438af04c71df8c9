"""Every card is used and every step and question is reached somewhere; what is not is printed."""

from typing import Any

import pytest

from contract.walks import EVERYWHERE, GAMES, walk
from overtable.games import all_games
from overtable.kernel.frame import Frame
from overtable.kernel.game import Game
from overtable.kernel.limited import Limited
from overtable.lab.coverage import Reached, cover
from overtable.lab.match import Match
from toy import Duel, LanternsGame, NextDuel, Veil

BATCH = 25
BATCHES = 80
MANY = 1000
"""A game with more cards is not played until each was used: `overtable sim --cards` names those never played."""

OF_OTHER_EDITIONS = {
    "overpower-2025": (
        "ChooseReserve",
        "ChooseWay",
        "Chosen",
        "CutForFirst",
        "Frenzy",
        "Guise",
        "MoreBasics",
        "SpectrumKO",
        "Waited",
    )
}


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in GAMES.values()])
def test_every_card_is_used_and_every_step_is_reached(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), game.id, game)
    reached = Reached()
    for batch in range(BATCHES):
        for mode in game.modes:
            players = ("random",) * game.modes[mode].seats[0]
            cover(Match(game=game.id, mode=mode, seed=batch, players=players), BATCH // len(game.modes) + 1, reached)
        if len(game.catalogue) > MANY or (not unused(game, reached) and not missed(game, reached)):
            break
    print(f"{game.id}: {reached.games} games; never used {unused(game, reached)}")
    assert reached.steps_unlisted(game) == []
    if len(game.catalogue) <= MANY:
        assert missed(game, reached) == []
        assert unused(game, reached) == []


def unused(game: Game[Any], reached: Reached) -> list[str]:
    """Cards that no answer named. At a draft most are taken along with others, or opened unseen: it names few."""
    return [] if isinstance(game, Limited) else reached.cards_missed(game)


def missed(game: Game[Any], reached: Reached) -> list[str]:
    """Steps that were never reached, but for those of an engine that only another edition takes."""
    return [step for step in reached.steps_missed(game) if step not in OF_OTHER_EDITIONS.get(game.id, ())]


@EVERYWHERE
def test_every_step_on_the_stack_is_in_the_games_list(game: Game[Any], mode: str) -> None:
    listed = set(game.frames())
    for s, _, _ in walk(game, mode, 13):
        assert {type(frame) for frame in s.stack} <= listed


class Forgetful(LanternsGame):
    """The toy with a list of frames that lacks one which nobody is asked by."""

    id = "forgetful-lanterns"

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (Duel, NextDuel, Veil)


def test_a_step_that_the_list_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Forgetful()
    monkeypatch.setitem(all_games(), game.id, game)
    reached = cover(Match(game=game.id, mode="short", seed=0, players=("random", "random")), 2)
    assert reached.steps_unlisted(game) == ["TurnUp"]
