"""Many games at once, in processes of their own: a batch of decisions in, a batch of observations out.

Each lane plays one game after the other. Where a game ends, the step tells how, and its observation is already the
first of the next game. The same seed and the same actions give the same games, whatever the number of processes.
"""

import multiprocessing
from collections.abc import Mapping, Sequence
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from overtable.env.lanes import Lanes, Order, open_course, rows_of, work
from overtable.env.observer import Figures, Mask
from overtable.games import find
from overtable.players.registry import make

TO_STEP = -1
"""What is said to a process instead of a seed."""


class WorkerFailed(RuntimeError):
    """A process of the runner has stopped, with what it said last."""


class Step(NamedTuple):
    """What is asked in each lane, and what the last step led to; arrays with one row a lane."""

    observation: dict[str, Figures]
    action_mask: Mask
    seat: NDArray[np.int8]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """By lane and seat: 1 or -1 where a game has just been won or lost."""
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


def vector(
    game: str,
    mode: str | None = None,
    *,
    lanes: int = 16,
    workers: int = 2,
    opponents: str | Sequence[str] | None = "random",
    learner: int | None = None,
    seats: int | None = None,
    decks: Sequence[str] = (),
    settings: Mapping[str, int | str | bool] | None = None,
    slots: int | None = None,
    cards: int | None = None,
    limit: int | None = None,
    skip_single: bool = True,
) -> "VectorEnv":
    """So many games side by side over so many processes; with no workers, in this one.

    The other seats are answered inside the processes by `opponents`: a player of the house, or several that take turns
    from game to game; `None` leaves every seat to the learner. `learner` is the learner's seat; by default it changes
    from game to game. The rest is as for `aec`.
    """
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents or ())
    for name in names:
        make(name, find(game), Random(0))
    order = Order(
        game=game,
        mode=mode,
        seats=seats,
        decks=tuple(decks),
        settings=dict(settings or {}),
        opponents=names,
        learner=learner,
        slots=slots,
        cards=cards,
        limit=limit,
        skip_single=skip_single,
    )
    return VectorEnv(order, lanes, workers)


class VectorEnv:
    """Made by `vector`; to be closed, or used as `with vector(...) as env`."""

    def __init__(self, order: Order, lanes: int, workers: int) -> None:
        if lanes < 1:
            raise ValueError("at least one game must be played: lanes=1 or more")
        course, self.observer = open_course(order)
        self.seats = course.setup.seats
        if order.learner is not None and not 0 <= order.learner < self.seats:
            raise ValueError(f"no seat has the number {order.learner}: there are {self.seats}, counted from 0")
        self.lanes = lanes
        self.slots = self.observer.slots
        shapes = {
            "figures": ((lanes, self.observer.size), "int16"),
            "mask": ((lanes, self.slots), "int8"),
            "seat": ((lanes,), "int8"),
            "rewards": ((lanes, self.seats), "float32"),
            "ended": ((lanes,), "int8"),
            "actions": ((lanes,), "int32"),
        }
        context = multiprocessing.get_context("spawn")  # a copy of a process with threads may hang
        shared = {
            name: context.RawArray("b", prod(shape) * np.dtype(kind).itemsize) for name, (shape, kind) in shapes.items()
        }
        self.rows = rows_of(shared, shapes)
        self.here: Lanes | None = None
        self.wires: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        if workers < 1:
            self.here = Lanes(order, 0, lanes, self.rows)
            return
        each = -(-lanes // workers)
        for first in range(0, lanes, each):
            wire, theirs = context.Pipe()
            last = min(first + each, lanes)
            process = context.Process(target=work, args=(order, first, last, shared, shapes, theirs), daemon=True)
            process.start()
            theirs.close()
            self.wires.append(wire)
            self.processes.append(process)
        self._heard()

    def reset(self, seed: int = 0) -> Step:
        """New games in all lanes, determined by the seed."""
        if self.here is not None:
            self.here.reset(abs(seed))
        else:
            self._say(abs(seed))
        return self._step()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        """One slot for each lane."""
        self.rows.actions[:] = actions
        taken = self.rows.mask[np.arange(self.lanes), self.rows.actions.clip(0, self.slots - 1)] == 1
        wrong = ~taken | (self.rows.actions < 0) | (self.rows.actions >= self.slots)
        if wrong.any():
            lane = int(wrong.argmax())
            slot = int(self.rows.actions[lane])
            raise ValueError(f"slot {slot} is empty in lane {lane}: choose where action_mask is 1")
        if self.here is not None:
            self.here.step()
        else:
            self._say(TO_STEP)
        return self._step()

    def _say(self, said: int) -> None:
        for wire in self.wires:
            wire.send(said)
        self._heard()

    def _heard(self) -> None:
        """Wait for all processes."""
        for wire in self.wires:
            try:
                problem = wire.recv()
            except EOFError:
                problem = "it ended without a word"
            if problem:
                self.close()
                raise WorkerFailed(f"a process of the runner has failed: {problem}")

    def _step(self) -> Step:
        rows = self.rows
        return Step(
            self.observer.parts(rows.figures.copy()),
            rows.mask.copy(),
            rows.seat.copy(),
            rows.rewards.copy(),
            rows.ended == 1,
            rows.ended == 2,
        )

    def close(self) -> None:
        """End the processes."""
        for wire in self.wires:
            try:
                wire.send(None)
            except OSError:
                continue  # it is gone already
        for process in self.processes:
            process.join(10)
        for wire in self.wires:
            wire.close()
        self.wires, self.processes = [], []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
