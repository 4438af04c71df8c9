"""What tests of the environment look with: an observation of any state, and random play."""

from random import Random
from typing import Any

import numpy as np

from overtable.env.course import Course
from overtable.env.observer import Observer
from overtable.env.table import TableEnv
from overtable.kernel.engine import asking, options
from overtable.kernel.game import Game, Setup
from overtable.kernel.state import State


def watching(game: Game[Any], mode: str, seats: int) -> tuple[Course, Observer]:
    """A course and an observer for states that were reached elsewhere."""
    setup = Setup(mode=mode, seed=0, seats=seats)
    observer = Observer(game, game.start(setup), None, None)
    return Course(game, setup, observer.slots, {}), observer


def look(course: Course, observer: Observer, s: State, watcher: int) -> tuple[dict[str, Any], Any]:
    """What this seat would be told of this state, without what happened before."""
    course.s, course.page = s, 0
    asked = asking(s) >> watcher & 1
    course.seat, course.offered = (watcher, options(s, watcher)) if asked else (-1, ())
    flat, mask = np.empty(observer.size, np.int16), np.empty(observer.slots, np.int8)
    return observer.write(course, watcher, flat, mask), mask


def same(one: tuple[dict[str, Any], Any], other: tuple[dict[str, Any], Any]) -> bool:
    parts = [np.array_equal(one[0][name], other[0][name]) for name in one[0]]
    return all(parts) and np.array_equal(one[1], other[1])


def random_slot(observation: Any, rng: Random) -> int:
    """One of the open slots."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play_out(env: TableEnv, rng: Random, most: int = 100_000) -> int:
    """Random play to the end of the game; returns the number of steps."""
    for n in range(most):
        if env.course.seat < 0:
            return n
        env.step(random_slot(env.observe(env.agent_selection), rng))
    return most
