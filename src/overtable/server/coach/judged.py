"""What the coach found in an ended game, as the replay tells it: by the replay's own numbers and people's names.

The coach counts the entries that stand; a replay shows those too that were taken back. Here one becomes the other.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from overtable.kernel.record import standing
from overtable.lab.coach import Analysis
from overtable.server.table.play import Play
from overtable.server.table.words import Teller

Name = Callable[[str], str]
"""A text with the people's names in it, where the game speaks of `player 2`."""


class Accuracy(msgspec.Struct, frozen=True):
    """How well a seat decided, in percent, and how often it did not."""

    seat: int
    accuracy: float
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class Point(msgspec.Struct, frozen=True):
    """After so many entries of the record: how likely each seat was to win, in percent, as far as it could know."""

    n: int
    chances: list[float]


class Judged(msgspec.Struct, frozen=True):
    """A decision that cost something. It was made after `n` entries of the record; entry `n + 1` is the answer."""

    n: int
    seat: int
    verdict: Literal["inaccuracy", "mistake", "blunder"]
    text: str
    chance: float
    """How likely the seat was to win with the best answer, in percent."""
    loss: float
    """How many points less it was with the answer that was given."""
    better: str
    why: str


class Judgement(msgspec.Struct, frozen=True):
    """All that the coach has to say; `turned` is the entry that turned the game, 0 if none did; `how`, what happened
    then."""

    rounds: int
    players: list[Accuracy]
    curve: list[Point]
    moments: list[Judged]
    turned: int
    how: str = ""


class AnalysisOut(msgspec.Struct, frozen=True):
    """Whether the game was analysed: how far it is, why it failed, or what was found."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int
    total: int
    said: str
    analysis: Judgement | None


NONE = AnalysisOut("none", 0, 0, "", None)


def judgement(found: Analysis, answers: list[str], named: Name, how: Callable[[int], str]) -> Judgement:
    """What was found in a record with these answers; `how` says what an entry brought."""
    entries = standing(answers)
    numbers = [0, *entries]
    moments = [
        Judged(
            entries[m.n] - 1,
            m.seat,
            m.verdict,
            named(m.text),
            m.chance,
            m.loss,
            named(m.better_text),
            m.why,
        )
        for m in found.moments
        if m.verdict
    ]
    return Judgement(
        rounds=found.rounds,
        players=[
            Accuracy(seat, p.accuracy, p.decisions, p.inaccuracies, p.mistakes, p.blunders)
            for seat, p in enumerate(found.players)
        ],
        curve=[Point(n, list(chances)) for n, *chances in zip(numbers, *found.curve, strict=True)],
        moments=moments,
        turned=numbers[found.turned],
        how=how(numbers[found.turned]) if found.turned else "",
    )


def what_happened(play: Play, teller: Teller, n: int) -> str:
    """An entry of a game in words: the answer, if it names something, and else what came of it; and how a part of the
    game ended by it."""
    entry, s = play.entries[n - 1], play.state_after(n)
    if not entry.is_answer:
        return teller.beside(entry.seat, entry.what)
    option = play.game.parse_option(entry.what)
    lines = [line for h in play.log if h.n == n and (line := teller.line(s, h)) is not None]
    outcomes = [line.text.removesuffix(".") for line in lines if line.role == "outcome"]
    deeds = [line.text.removesuffix(".") for line in lines if line.role not in ("chapter", "turn", "outcome")]
    if option.refs or not deeds:
        deeds = [f"{teller.people[entry.seat]}: {teller.done(play.state_after(n - 1), s, option)}"]
    return ". ".join(deeds[:1] + outcomes[:1])
