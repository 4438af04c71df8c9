"""How fast the environment is: steps with observations a second, by random play on one core.

Measured in processor time, in turns over the games; the best of several measurements counts (see `lab/bench.py`).
"""

import time
from collections.abc import Sequence
from random import Random

import msgspec

from overtable.env.table import TableEnv, aec


class EnvBench(msgspec.Struct, kw_only=True):
    game: str
    mode: str
    steps_per_second: float
    observation_us: float
    """What one observation costs, in microseconds."""
    figures: int
    """How many numbers an observation holds."""
    most_options: int
    """The most options that one decision of the run offered."""
    slots: int


class Pace(msgspec.Struct):
    steps: int = 0
    seconds: float = 0.0
    most: int = 0

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def random_steps(env: TableEnv, seed: int, seconds: float) -> Pace:
    """Games one after the other for about so long, each decision observed and answered at random."""
    pace = Pace()
    rng = Random(seed)
    env.reset(seed=seed)
    began = time.process_time()
    while pace.seconds < seconds:
        for _ in range(50):
            if env.course.seat < 0:
                env.reset()
            env.observe(env.agent_selection)
            pace.most = max(pace.most, len(env.course.offered))
            env.step(int(rng.random() * len(env.course.shown())))
            pace.steps += 1
        pace.seconds = time.process_time() - began
    return pace


def observation_cost(env: TableEnv, seed: int, times: int = 300) -> float:
    """Microseconds for an observation, over one random game."""
    rng = Random(seed)
    env.reset(seed=seed)
    spent = 0.0
    for _ in range(times):
        if env.course.seat < 0:
            env.reset()
        began = time.process_time()
        env.observe(env.agent_selection)
        spent += time.process_time() - began
        env.step(int(rng.random() * len(env.course.shown())))
    return spent / times * 1e6


def bench(wanted: Sequence[tuple[str, str]], seconds: float = 1.0, rounds: int = 4, seed: int = 1) -> list[EnvBench]:
    """Measure these games and modes, in turns."""
    envs = [aec(game, mode) for game, mode in wanted]
    paces: list[list[Pace]] = [[] for _ in envs]
    costs: list[list[float]] = [[] for _ in envs]
    for turn in range(rounds):
        for i, env in enumerate(envs):
            paces[i].append(random_steps(env, seed + turn, seconds))
            costs[i].append(observation_cost(env, seed + turn))
    return [
        EnvBench(
            game=game,
            mode=mode,
            steps_per_second=round(max(pace.steps_per_second for pace in paces[i])),
            observation_us=round(min(costs[i]), 1),
            figures=env.observer.size,
            most_options=max(pace.most for pace in paces[i]),
            slots=env.observer.slots,
        )
        for i, ((game, mode), env) in enumerate(zip(wanted, envs, strict=True))
    ]
