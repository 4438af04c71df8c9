"""A whole game as text that a person can read: each question, the answer, and what came of it."""

from random import Random
from typing import Any

from rich.text import Text

from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import apply, decision_of
from overtable.kernel.game import Game, Setup
from overtable.lab.match import next_seat


def playthrough(game: Game[Any], setup: Setup, rng: Random, boards_every: int = 25) -> str:
    """Play at random from the setup and write it all down, as a reader who sees everything would."""
    s = game.start(setup)
    lines = [f"{game.name} · {game.modes[setup.mode].name} · seed {setup.seed}", ""]
    number = 0
    while s.result is None:
        seat = next_seat(s)
        decision = decision_of(s, seat)
        assert decision is not None
        option = rng.choice(decision.options)
        if number % boards_every == 0:
            lines += ["", *board(game, s, seat), ""]
        number += 1
        asked = game.tell(s, decision.prompt, seat)
        lines.append(f"{number:>4}. player {seat + 1} · {asked} [{len(decision.options)}]")
        lines.append(f"      > {game.option_text(s, option, seat)}")
        for event in apply(s, seat, option):
            said = game.tell_event(s, event, seat)
            if said:
                lines.append(f"        {said}")
    winners = " and ".join(f"player {w + 1}" for w in s.result.winners) or "nobody"
    lines += ["", *board(game, s, s.seats), "", f"Won by {winners} [{s.result.rule}] · {fingerprint(s)}", ""]
    return "\n".join(lines)


GOLDEN = 2026
"""The seed of the game that is kept as text."""


def golden(game: Game[Any]) -> str:
    """The one game that is kept as text in tests/golden."""
    mode = next(iter(game.modes))
    return playthrough(game, Setup(mode=mode, seed=GOLDEN, seats=game.modes[mode].seats[0]), Random(GOLDEN))


def board(game: Game[Any], s: Any, watcher: int) -> list[str]:
    return [line.rstrip() for line in Text.from_markup(game.board(game.view(s, watcher))).plain.splitlines()]
