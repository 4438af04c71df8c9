"""The page about bots tells what was measured, and the weights are of the figures that the games tell."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import bot_figures
from pages import is_there

from overtable.games import all_games
from overtable.players.judge import weights_in


def test_the_page_has_the_figures_that_are_kept() -> None:
    assert is_there(bot_figures.PAGE, bot_figures.HEADING, bot_figures.section()), "make words writes it anew"


def test_weights_name_figures_of_their_game_and_the_command_that_made_them() -> None:
    for game in all_games().values():
        book = weights_in(game.folder)
        if game.feature_names:
            assert book.command.startswith(f"overtable fit {game.id} --games ")
        for kind, weights in book.kinds.items():
            assert set(weights.weights) == set(game.feature_names), f"{game.id}, {kind}"
            assert weights.scale > 0 and weights.positions > 0


def test_words_for_figures_are_of_figures_that_there_are() -> None:
    for game in all_games().values():
        assert set(game.feature_words) <= set(game.feature_names)
