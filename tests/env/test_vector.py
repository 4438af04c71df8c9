"""Many games at once: the same games whatever the number of processes, opponents in turns, mistakes in words."""

from random import Random
from typing import Any

import numpy as np
import pytest

from overtable.env import vector
from overtable.env.bench import bench
from overtable.env.lanes import Lanes, Order
from overtable.env.vector import Step, VectorEnv, WorkerFailed


def random_actions(step: Step, rng: Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in step.action_mask]


def played(env: VectorEnv, seed: int, steps: int) -> list[Any]:
    """All that a run of random play returned."""
    rng = Random(seed)
    step = env.reset(seed=seed)
    found = []
    for _ in range(steps):
        found.append((step.observation["cards"].tobytes(), step.seat.tolist(), step.rewards.tolist()))
        step = env.step(random_actions(step, rng))
    return found


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    with vector("overrealm", lanes=3, workers=0) as here, vector("overrealm", lanes=3, workers=2) as there:
        assert played(here, 5, 120) == played(there, 5, 120)
        assert played(here, 5, 20) != played(here, 6, 20)
    assert there.processes == []


def test_a_game_that_ends_is_followed_by_the_next_at_once() -> None:
    with vector("overwatch", lanes=2, workers=0) as env:
        rng = Random(1)
        step = env.reset(seed=1)
        assert not step.terminated.any()
        ends = 0
        for _ in range(400):
            step = env.step(random_actions(step, rng))
            assert (step.action_mask.sum(axis=1) > 1).all(), "somebody is always asked"
            for lane in np.flatnonzero(step.terminated):
                ends += 1
                assert sorted(step.rewards[lane].tolist()) in ([-1, 1], [0, 0])
                assert not step.observation["history"][lane, 5:].any(), "the observation is of a new game"
            assert not step.rewards[~step.terminated].any()
        assert ends > 3


def test_the_learner_changes_its_seat_from_game_to_game_and_opponents_take_turns() -> None:
    with vector("overwatch", lanes=2, workers=0, opponents=["random", "greedy"]) as env:
        assert isinstance(env.here, Lanes)
        seated = [dict(env.here._opponents(number)) for number in range(4)]
        assert seated == [{1: "random"}, {0: "random"}, {1: "greedy"}, {0: "greedy"}]
        assert env.reset(seed=1).seat.tolist() == [0, 1]
    with vector("overwatch", lanes=2, workers=0, learner=1) as env:
        assert env.reset(seed=1).seat.tolist() == [1, 1]
    with vector("overwatch", lanes=1, workers=0, opponents=None) as env:
        assert {seat for _, seats, _ in played(env, 1, 40) for seat in seats} == {0, 1}


def test_a_limit_ends_games_as_truncated() -> None:
    with vector("overwatch", lanes=1, workers=0, limit=30) as env:
        rng, step = Random(2), env.reset(seed=2)
        while not step.truncated.any():
            assert not step.terminated.any()
            step = env.step(random_actions(step, rng))
        assert not step.rewards.any()


def test_an_empty_slot_is_refused_in_words_and_nothing_happens() -> None:
    with vector("overwatch", lanes=2, workers=0) as env:
        step = env.reset(seed=1)
        for wrong in (127, -1, 500):
            with pytest.raises(ValueError, match=f"slot {wrong} is empty in lane 1"):
                env.step([0, wrong])
        after = env.step([0, 0])
        assert (after.observation["globals"] != step.observation["globals"]).any()


def test_what_breaks_in_a_process_is_told() -> None:
    env = vector("overrealm", lanes=1, workers=1)
    env.reset(seed=1)
    env.rows.mask[:] = 1
    with pytest.raises(WorkerFailed, match="slot 31 is empty"):
        env.step([31])
    assert env.processes == []
    with pytest.raises(ValueError, match="lanes=1 or more"):
        VectorEnv(Order(game="overrealm"), 0, 0)
    with pytest.raises(ValueError, match="no seat has the number 4"):
        vector("overrealm", learner=4, workers=0)


def test_the_bench_has_its_figures() -> None:
    (found,) = bench([("overrealm", "casual")], seconds=0.02, rounds=1)
    assert found.steps_per_second > 0 and found.observation_us > 0
    assert 2 <= found.most_options <= found.slots == 32
