"""Several workers think about one answer of a bot that searches, where they have nothing else to do."""

import asyncio
from random import Random
from typing import Any

import pytest

from contract.walks import seats_asked, states
from overtable.games import find
from overtable.kernel.engine import options
from overtable.players.moves import alone, moves
from overtable.server.bots import Bots, Thought, agreed, think


def test_what_was_looked_at_most_often_in_all_is_answered() -> None:
    one, two = Thought(["a", "a2"], {"a": 30, "b": 25}), Thought(["c", "c2"], {"c": 28, "b": 20})
    assert agreed([one, two]) == ["b"], "nobody's first choice, and the choice of both"
    assert agreed([one, Thought(["a", "a3"], {"a": 5})]) == ["a", "a2"], "with what one of them answers next"
    assert agreed([Thought(["x"]), two]) == ["c", "c2"], "whoever ran out of time has no vote"
    assert agreed([Thought(["x", "y"]), Thought(["z"])]) == ["x", "y"], "secret choices are one worker's own"


@pytest.mark.parametrize(
    ("player", "thinking", "workers"),
    [("strong:30", 0, 2), ("strong:30", 1, 1), ("strong:30", 5, 1), ("regular", 0, 1)],
)
def test_idle_workers_help_a_bot_that_searches(player: str, thinking: int, workers: int) -> None:
    game = find("overwatch")
    found = ((s, seats_asked(s)[0]) for s in states(game, "standard", 40, every=5))
    s, seat = next((s, seat) for s, seat in found if alone(s, seat) and len(moves(s, seat)) > 3)
    bots = Bots(2, budget=20.0, chance=lambda about: Random(4))
    bots._thinking = thinking
    seeds: list[int] = []
    submit = bots.pool().submit

    def noted(work: Any, *args: Any) -> Any:
        assert work is think
        seeds.append(args[-1])
        return submit(work, *args)

    bots.pool().submit = noted  # type: ignore[method-assign]
    try:
        chosen = asyncio.run(bots.choose(game, s, seat, player))
    finally:
        bots.close()
    assert len(set(seeds)) == workers and bots._thinking == thinking
    assert chosen in {game.option_id(option) for option in options(s, seat)}
