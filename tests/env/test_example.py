"""The example learns: a policy that knew nothing beats the random player clearly after a minute or two."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_policy", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.soak
def test_the_example_learns_to_beat_the_random_player() -> None:
    _, before, after = example().trained(games=1500, seed=1)
    assert after > max(0.9, before + 0.05)


def test_the_same_seed_learns_the_same() -> None:
    train = example()
    policies = []
    for _ in range(2):
        policy = train.Policy()
        with train.vector(train.GAME, lanes=2, workers=0, opponents="random") as env:
            assert set(train.play(policy, env, 4, 3, learns=True)) <= {-1.0, 0.0, 1.0}
        policies.append(policy.weights)
    assert policies[0].any() and np.array_equal(*policies)
