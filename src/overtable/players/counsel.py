"""Counsel for whoever asks what to do: the two best answers, how likely each is to win, and what speaks for it."""

from math import sqrt
from random import Random
from typing import Any

import msgspec

from overtable.kernel.game import Game
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.players.advice import Weighed, reasons, sentence, weigh
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import moves

DOUBT = 0.25
"""How much an answer that was looked at once is distrusted; less with each further look."""


class Counsel(msgspec.Struct, frozen=True):
    """One answer: the chance to win with it in percent, and why, in words ("" where there is no other)."""

    option: Option
    chance: int
    why: str = ""


def best_two(
    game: Game[Any], s: State, seat: int, rng: Random, seconds: float | None, rounds: int | None = None
) -> list[Counsel]:
    """The best answer and the next best, of those that differ; nothing where there is no choice.

    `s` is a redeal for the seat. It thinks about so many seconds; with `rounds` alone a seed gives the same counsel
    everywhere.
    """
    if len(moves(s, seat)) < 2:
        return []
    judge = Judge(game)
    found = weigh(judge, s, seat, rng, Budget(seconds, rounds))
    chosen = sorted(sorted(found, key=careful, reverse=True)[:2], key=lambda w: -w.chance)
    return told(judge, s, seat, rng, chosen)


def careful(w: Weighed) -> float:
    """What an answer promises, less the doubt about one that was hardly looked at."""
    return w.chance - DOUBT / sqrt(w.looked + 1)


def told(judge: Judge, s: State, seat: int, rng: Random, chosen: list[Weighed]) -> list[Counsel]:
    """Each answer with what it does better than the other."""
    if len(chosen) < 2:
        return [Counsel(w.option, percent(w)) for w in chosen]
    best, second = chosen
    why = sentence(reasons(judge, s, seat, best.option, second.option, rng))
    however = sentence(reasons(judge, s, seat, second.option, best.option, rng))
    lead = percent(best) - percent(second)
    return [
        Counsel(best.option, percent(best), why or in_games(lead, "next")),
        Counsel(second.option, percent(second), however or in_games(-lead, "first")),
    ]


def percent(w: Weighed) -> int:
    return round(100 * min(1.0, max(0.0, w.chance)))


def in_games(lead: int, other: str) -> str:
    """What a lead in percent means, where no figure of the position tells the answers apart."""
    if lead == 0:
        return f"It is about as good as the {other} one."
    games, more = ("game" if abs(lead) == 1 else "games"), ("more" if lead > 0 else "fewer")
    return f"It wins about {abs(lead)} {games} in a hundred {more} than the {other} one."
