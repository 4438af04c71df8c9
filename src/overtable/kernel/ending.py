"""How a game ended, in words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from overtable.kernel.language import first_up
from overtable.kernel.message import YOU
from overtable.kernel.state import Result

if TYPE_CHECKING:
    from overtable.kernel.game import Game

DRAFTED = "TABLE-DRAFTED"
"""What ends a draft, which nobody wins."""

HOUSE_ENDINGS = {
    "TABLE-RESIGN": "{who} gave the game up.",
    "TABLE-TIME": "{who} ran out of time.",
    "TABLE-ABSENT": "{who} left the table and did not come back in time.",
    "TABLE-LIMIT": "The limit of answers was reached.",
    "TABLE-POINTS": "All matches are played; the most points win.",
    DRAFTED: "The pools are complete.",
}
"""Ends that no rulebook knows: those of the table (`who` is the one who does not win), of several matches and of a
draft."""


def why_it_ended(game: "Game[Any]", result: Result, name: Callable[[int], str]) -> str:
    """What ended it, without who won; empty for a rule that the game has no words for."""
    text = HOUSE_ENDINGS.get(result.rule) or game.endings.get(result.rule, "")
    if "{who" not in text:
        return text
    who = name(next(seat for seat in range(len(result.winners) + 1) if seat not in result.winners))
    whose = "each side's" if not result.winners else "your" if who == YOU else f"{who}'s"
    return text.format(who=first_up(who), whose=first_up(whose))


def how_it_ended(game: "Game[Any]", result: Result, name: Callable[[int], str]) -> str:
    """Who won, and what ended it; `name` says what a seat is called, "you" for the reader's own."""
    why = why_it_ended(game, result, name)
    if result.rule == DRAFTED:
        return f"The draft is over. {why}"
    if not result.winners:
        return f"The game is a draw. {why}".rstrip()
    who = " and ".join(name(winner) for winner in result.winners)
    wins = "win" if who == "you" or len(result.winners) > 1 else "wins"
    return f"{who[:1].upper()}{who[1:]} {wins}. {why}".rstrip()
