"""How a game ended, said to those who played and those who watched."""

from typing import Any

import pytest

from overtable.games import all_games
from overtable.kernel.ending import how_it_ended
from overtable.kernel.game import Game
from overtable.kernel.state import Result
from toy import LANTERNS


def said(winners: tuple[int, ...], rule: str, me: int = -1) -> str:
    return how_it_ended(LANTERNS, Result(winners, rule), lambda seat: "you" if seat == me else f"player {seat + 1}")


def test_the_winner_and_the_reason_are_named() -> None:
    assert said((1,), "LAN-END-01") == "Player 2 wins. All duels are over: the most points win."
    assert said((0,), "TABLE-RESIGN", me=0) == "You win. Player 2 gave the game up."
    assert said((0,), "TABLE-RESIGN", me=1) == "Player 1 wins. You gave the game up."
    assert said((0, 1, 3), "TABLE-TIME").endswith("Player 3 ran out of time.")
    assert said((0, 1), "TABLE-POINTS", me=0).startswith("You and player 2 win.")
    assert said((), "TABLE-LIMIT") == "The game is a draw. The limit of answers was reached."


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_ending_is_a_rule_of_the_ledger(game: Game[Any]) -> None:
    assert game.endings
    assert set(game.endings) <= {rule.id for rule in game.ledger()}
