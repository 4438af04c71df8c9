"""How a game ended, in words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from overtable.kernel.state import Result

if TYPE_CHECKING:
    from overtable.kernel.game import Game

HOUSE_ENDINGS = {
    "TABLE-RESIGN": "The other side gave the game up.",
    "TABLE-TIME": "The other side ran out of time.",
    "TABLE-LIMIT": "The limit of answers was reached.",
    "TABLE-POINTS": "All matches are played; the most points win.",
}
"""Ends that no rulebook knows: those of the table and of several matches in a row."""


def why_it_ended(game: "Game[Any]", result: Result) -> str:
    """What ended it, without who won; empty for a rule that the game has no words for."""
    return HOUSE_ENDINGS.get(result.rule) or game.endings.get(result.rule, "")


def how_it_ended(game: "Game[Any]", result: Result, name: Callable[[int], str]) -> str:
    """Who won, and what ended it; `name` says what a seat is called, "you" for the reader's own."""
    why = why_it_ended(game, result)
    if not result.winners:
        return f"The game is a draw. {why}".rstrip()
    who = " and ".join(name(winner) for winner in result.winners)
    wins = "win" if who == "you" or len(result.winners) > 1 else "wins"
    return f"{who[:1].upper()}{who[1:]} {wins}. {why}".rstrip()
