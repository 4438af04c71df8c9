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
from overtable.server.places import Places


def test_what_was_looked_at_most_often_in_all_is_answered() -> None:
    one, two = Thought(["a", "a2"], {"a": 30, "b": 25}), Thought(["c", "c2"], {"c": 28, "b": 20})
    assert agreed([one, two]) == ["b"], "nobody's first choice, and the choice of both"
    assert agreed([one, Thought(["a", "a3"], {"a": 5})]) == ["a", "a2"], "with what one of them answers next"
    assert agreed([Thought(["x"]), two]) == ["c", "c2"], "whoever ran out of time has no vote"
    assert agreed([Thought(["x", "y"]), Thought(["z"])]) == ["x", "y"], "secret choices are one worker's own"


@pytest.mark.parametrize(
    ("player", "thinking", "workers"),
    [("strong:30", 0, 2), ("strong:30", 1, 1), ("regular", 0, 1)],
)
def test_idle_workers_help_a_bot_that_searches(player: str, thinking: int, workers: int) -> None:
    game = find("overwatch")
    found = ((s, seats_asked(s)[0]) for s in states(game, "standard", 40, every=5))
    s, seat = next((s, seat) for s, seat in found if alone(s, seat) and len(moves(s, seat)) > 3)
    bots = Bots(2, budget=20.0, chance=lambda about: Random(4))
    bots.places.more(thinking)
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
    assert len(set(seeds)) == workers and bots.places.free == 2 - thinking
    assert chosen in {game.option_id(option) for option in options(s, seat)}


def order_of(arrivals: list[tuple[str, bool]]) -> list[str]:
    """In which order those come in who arrive while the only place is taken."""
    came: list[str] = []

    async def come(places: Places, name: str, first: bool) -> None:
        await places.take(first)
        came.append(name)
        places.give()

    async def all_of_them() -> None:
        places = Places(1)
        await places.take(first=True)
        waiting = [asyncio.ensure_future(come(places, name, first)) for name, first in arrivals]
        await asyncio.wait(waiting, timeout=0)
        places.give()
        await asyncio.gather(*waiting)
        assert places.free == 1

    asyncio.run(all_of_them())
    return came


def test_a_bot_that_a_person_waits_for_thinks_before_those_among_themselves() -> None:
    assert order_of([("bots 1", False), ("Ana's", True), ("bots 2", False), ("Ben's", True)]) == [
        "Ana's",
        "Ben's",
        "bots 1",
        "bots 2",
    ]


def test_bots_among_themselves_never_stand_still() -> None:
    people = [(f"person {n}", True) for n in range(6)]
    assert order_of([("bots", False), *people]).index("bots") == 3


def test_whoever_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    async def left() -> int:
        places = Places(1)
        await places.take(first=True)
        gives_up, too_late, stays = waiting = [asyncio.ensure_future(places.take(first=True)) for _ in range(3)]
        await asyncio.wait(waiting, timeout=0)
        gives_up.cancel()
        places.give()  # for the second, who is told so and cancelled in the same moment
        too_late.cancel()
        await asyncio.wait_for(stays, 10)
        assert gives_up.cancelled() and too_late.cancelled() and places.free == 0
        places.give()
        return places.more(3)

    assert asyncio.run(left()) == 1
