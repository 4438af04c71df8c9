"""Games side by side in one process: each lane plays one game after the other, and writes into its rows of arrays.

The seed of a game follows from the seed of the run, its lane and its number there, so that it does not matter how the
lanes are spread over processes.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from overtable.env.course import Course
from overtable.env.observer import Figures, Mask, Observer
from overtable.env.table import opened
from overtable.games import find
from overtable.kernel.chance import mixed

_64 = (1 << 64) - 1


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is played in all lanes: plain data, so that it reaches other processes."""

    game: str
    mode: str | None = None
    seats: int | None = None
    decks: tuple[str, ...] = ()
    settings: dict[str, int | str | bool] = {}
    opponents: tuple[str, ...] = ()
    """Players of the house, who take turns from game to game; none: the learner has every seat."""
    learner: int | None = None
    """The learner's seat; without it, another one from game to game."""
    slots: int | None = None
    cards: int | None = None
    limit: int | None = None
    skip_single: bool = True


def open_course(order: Order) -> tuple[Course, Observer]:
    return opened(
        find(order.game),
        order.mode,
        order.seats,
        order.decks,
        order.settings,
        None,
        order.slots,
        order.cards,
        order.limit,
        order.skip_single,
    )


class Rows(msgspec.Struct):
    """The arrays that lanes write into, one row a lane."""

    figures: Figures
    mask: Mask
    seat: NDArray[np.int8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    """0: under way; 1: terminated; 2: truncated."""
    actions: NDArray[np.int32]


class Lanes:
    def __init__(self, order: Order, first: int, last: int, rows: Rows) -> None:
        self.order = order
        self.lanes = range(first, last)
        self.rows = rows
        opened = [open_course(order) for _ in self.lanes]
        self.courses = [course for course, _ in opened]
        self.observers = [observer for _, observer in opened]
        self.numbers = [0] * len(self.lanes)
        self.seed = 0

    def reset(self, seed: int) -> None:
        self.seed = seed
        for i, lane in enumerate(self.lanes):
            self.numbers[i] = 0
            self.rows.rewards[lane] = 0
            self.rows.ended[lane] = 0
            self._begin(i)

    def step(self) -> None:
        for i, lane in enumerate(self.lanes):
            course = self.courses[i]
            course.step(int(self.rows.actions[lane]))
            result = course.s.result
            if result is None:
                self.rows.rewards[lane] = 0
                self.rows.ended[lane] = 0
                self._show(i)
            else:
                self.rows.rewards[lane] = course.rewards()
                self.rows.ended[lane] = 2 if result.limit else 1
                self._begin(i)

    def _begin(self, i: int) -> None:
        """The next game of a lane in which the learner has anything to decide."""
        course = self.courses[i]
        while True:
            number = self.numbers[i]
            self.numbers[i] += 1
            course.start(game_seed(self.seed, self.lanes[i], number), self._opponents(self.lanes[i] + number))
            if course.seat >= 0:
                break
        self._show(i)

    def _opponents(self, number: int) -> Mapping[int, str]:
        names, seats = self.order.opponents, self.courses[0].setup.seats
        if not names:
            return {}
        learner = number % seats if self.order.learner is None else self.order.learner
        others = [seat for seat in range(seats) if seat != learner]
        return {seat: names[(number // seats + n) % len(names)] for n, seat in enumerate(others)}

    def _show(self, i: int) -> None:
        course, lane = self.courses[i], self.lanes[i]
        self.rows.seat[lane] = course.seat
        self.observers[i].write(course, course.seat, self.rows.figures[lane], self.rows.mask[lane])


def game_seed(seed: int, lane: int, number: int) -> int:
    return mixed(mixed(mixed(seed & _64) + lane & _64) + number & _64) >> 1


def work(order: Order, first: int, last: int, shared: Mapping[str, Any], shapes: Mapping[str, Any], wire: Any) -> None:
    """What a process does: lanes of its own, told over a wire when to begin, to go on and to stop."""
    try:
        lanes = Lanes(order, first, last, rows_of(shared, shapes))
        wire.send("")
        while (said := wire.recv()) is not None:
            if said < 0:
                lanes.step()
            else:
                lanes.reset(said)
            wire.send("")
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception as error:
        wire.send(f"{type(error).__name__}: {error}")


def rows_of(shared: Mapping[str, Any], shapes: Mapping[str, tuple[tuple[int, ...], str]]) -> Rows:
    """The arrays over memory that processes share."""
    return Rows(**{name: np.frombuffer(shared[name], dtype).reshape(shape) for name, (shape, dtype) in shapes.items()})
