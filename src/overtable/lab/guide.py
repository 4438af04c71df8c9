"""Follows a guided first game to its end, as a learner would: whatever cannot be followed is told."""

from random import Random
from typing import Any

from overtable.kernel.engine import apply, decision_of
from overtable.kernel.game import BadSetup, Game
from overtable.kernel.guide import Guide
from overtable.kernel.option import Decision, Option
from overtable.lab.match import next_seat
from overtable.players.registry import PLAYERS

FEWEST_STEPS = 5
"""Fewer show nothing of a game."""


def problems_of_guide(game: Game[Any], guide: Guide) -> list[str]:
    """Everything that keeps the guide from being followed."""
    if guide.mode not in game.modes:
        return [f"mode: {game.name} has no mode {guide.mode!r}; it has {', '.join(game.modes)}"]
    if guide.bot not in PLAYERS:
        return [f"bot: no player is called {guide.bot!r}; there are {', '.join(PLAYERS)}"]
    found = [] if len(guide.steps) >= FEWEST_STEPS else [f"steps: a guide has {FEWEST_STEPS} steps or more"]
    try:
        return [*found, *_Learner(game, guide).follows()]
    except BadSetup as error:
        return [*found, *error.problems]


class _Learner:
    def __init__(self, game: Game[Any], guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self.state = game.start(guide.setup(game.modes[guide.mode].seats[0]))
        self.step = 0
        self.they = 0
        self.rng = Random(guide.seed)

    def follows(self) -> list[str]:
        """Plays until the steps are over; the first answer that is not open ends it."""
        while self.step < len(self.guide.steps):
            if self.state.result is not None:
                return [f"step {self.step + 1}: the game is over before it"]
            seat = self.guide.seat if decision_of(self.state, self.guide.seat) else next_seat(self.state)
            decision = decision_of(self.state, seat)
            assert decision is not None
            option, problem = self.answer(decision)
            if option is None:
                return [problem]
            apply(self.state, seat, option)
        return []

    def answer(self, decision: Decision) -> tuple[Option | None, str]:
        ids = {self.game.option_id(o): o for o in decision.open}
        if decision.lone is not None:
            return decision.lone, ""
        offered = f"; open are {', '.join(ids)}"
        if decision.seat == self.guide.seat:
            step = self.guide.steps[self.step]
            self.step += 1
            fits = next((o for text, o in ids.items() if step.takes(text)), None)
            return fits, f"step {self.step}: {step.answer!r} cannot be answered{offered}"
        if self.they < len(self.guide.they):
            wanted = self.guide.they[self.they]
            self.they += 1
            return ids.get(wanted), f"they, answer {self.they}: {wanted!r} cannot be answered{offered}"
        return self.rng.choice(decision.options), ""
