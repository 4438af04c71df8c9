"""What comes out of the measuring, and how it compares with what came out before."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from overtable.lab.bench.apart import Quarter

RATE = "decisions_per_second"
"""The one figure of which more is better; all others are microseconds."""

IN_WORDS = {
    RATE: "decisions a second",
    "start_us": "start of a game",
    "start_new_decks_us": "start with new decks",
    "question_us": "question (options)",
    "answer_us": "answer (play)",
    "view_us": "view of a seat",
    "spectator_us": "view of a spectator",
    "redeal_us": "first redeal",
    "redeal_again_us": "further redeal",
    "value_us": "value",
    "clone_us": "clone",
    "encode_us": "into bytes",
    "decode_us": "from bytes",
    "greedy_us": "greedy answer",
}
"""All figures, in the order in which they are shown. A first redeal is the first of a decision."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    median: float
    best: float


class Ratio(msgspec.Struct, frozen=True, kw_only=True):
    """How many times as fast as before."""

    median: float
    best: float


class Bench(msgspec.Struct, kw_only=True):
    """The figures of one game and mode, by their names (`IN_WORDS`).

    `length` and `cards` are what a decision costs by quarters: of the course of games, and of how many cards were in
    play. `before` are the figures of an earlier run or of another source tree; `same_games` is false when two trees did
    not come to the same decisions: then their ratios compare different work.
    """

    game: str
    mode: str
    python: str
    rounds: int
    games: int
    decisions_per_game: float
    choices_per_decision: float
    """The share of the decisions that had more than one option."""
    options_per_decision: float
    encoded_bytes: int
    figures: dict[str, Figure]
    length: list[Quarter]
    cards: list[Quarter]
    before: dict[str, Figure] = {}
    same_games: bool = True

    def ratio(self, name: str) -> Ratio | None:
        """Nothing for what was not measured both times."""
        if name not in self.before or name not in self.figures:
            return None
        now, then = self.figures[name], self.before[name]
        if name == RATE:
            now, then = then, now
        return Ratio(median=_quotient(then.median, now.median), best=_quotient(then.best, now.best))


class BadFigures(Exception):
    """A file that holds no figures to compare with, in words."""


def load_figures(path: Path) -> list[Bench]:
    """What `overtable bench --json` printed."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Bench | list[Bench])
    except msgspec.MsgspecError as error:
        raise BadFigures(f"{path.name} is not what overtable bench --json prints: {error}") from None
    return found if isinstance(found, list) else [found]


def compare(found: Sequence[Bench], earlier: Sequence[Bench]) -> None:
    """Put the figures of an earlier run beside those of the same games and modes."""
    known = {(b.game, b.mode): b.figures for b in earlier}
    for b in found:
        b.before = known.get((b.game, b.mode), {})


def _quotient(a: float, b: float) -> float:
    return round(a / b, 2) if b else 0.0
