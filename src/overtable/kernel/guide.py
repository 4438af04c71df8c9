"""Guided first games: a game's `guide.yaml`, with a fixed deal, answers of the other side, and a line for each step.

    title: Your first round
    mode: standard                    # with settings, seed, decks or a position: the same deal every time
    seed: 7
    seat: 0                           # where the learner sits (default 0)
    bot: random                       # who plays the other side once its script is over (default greedy)
    they: [bid card:12]               # the other side's answers, in order
    steps:                            # one for each choice of the learner
    - say: Bid the Cook.
      answer: bid card:1              # the only answer that is taken, or how it begins; without it any is
      point: [card:1]                 # what is pointed at
    end: That is the whole game.      # said when the steps are over

Where a seat has a single answer it is given for it, and uses up neither a step nor an answer of `they`.
`overtable check` plays a guide to its end and tells what cannot be followed (`lab/guide.py`).
"""

from pathlib import Path
from typing import Any

import msgspec

from overtable.kernel.catalogue import CardError, field_error, read_yaml
from overtable.kernel.game import Setup


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    answer: str | None = None
    point: list[str] = []

    def takes(self, option: str) -> bool:
        """Whether this answer, by its id, is one that the step waits for."""
        return self.answer is None or option == self.answer or option.startswith(f"{self.answer} ")


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: str
    mode: str
    settings: dict[str, int | str | bool] = {}
    seed: int = 0
    position: dict[str, Any] | None = None
    decks: list[str] = []
    seat: int = 0
    bot: str = "greedy"
    they: list[str] = []
    steps: list[GuideStep]
    end: str = ""

    def setup(self, seats: int) -> Setup:
        return Setup(
            mode=self.mode,
            seed=self.seed,
            seats=seats,
            settings=dict(self.settings),
            decks=tuple(self.decks),
            position=self.position,
        )


def load_guide(path: Path) -> Guide:
    """Read a guide; raises `CardError` that says what is wrong with it."""
    try:
        return msgspec.convert(read_yaml(path), Guide)
    except msgspec.ValidationError as error:
        raise CardError([f"{path.name}: {field_error(error)}"]) from None
