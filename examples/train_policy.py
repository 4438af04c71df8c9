"""Trains a small policy for Overwatch against the random player, in plain numpy, and measures what it has learnt.

    python examples/train_policy.py --games 3000 --seed 1

The policy is linear: every option has a handful of features (its verb, the cards it names, both with how the round
stands), each feature a weight, and the weights of an option add up to its score. It chooses by a softmax over the
scores and learns by REINFORCE: what was chosen in a game that was won becomes likelier. The seed determines everything.
"""

import argparse
import time
from typing import Any

import numpy as np

from overtable.env import Step, VectorEnv, vector
from overtable.env.ids import ids_of
from overtable.env.observer import OF_ALL
from overtable.games import find
from overtable.kernel.refs import CARD

GAME = "overwatch"
WEIGHTS = 1 << 14
FEATURES = 6


class Policy:
    def __init__(self) -> None:
        self.weights = np.zeros(WEIGHTS, np.float32)
        self.squares = np.full(WEIGHTS, 1e-3, np.float32)
        ids = ids_of(find(GAME))
        first = len(OF_ALL) + len(ids.table)
        mine, theirs = (lambda name: first + ids.player.index(name)), first + len(ids.player)
        self.mine = [mine("counted"), mine("passed")]
        self.theirs = [theirs + ids.player.index("counted"), theirs + ids.player.index("passed")]

    def features(self, step: Step, lane: int) -> Any:
        """Numbers of the features of each open option: one row an option, each number that of a weight."""
        n = int(step.action_mask[lane].sum())
        options = step.observation["options"][lane, :n].astype(np.int64)
        cards, told = step.observation["cards"][lane], step.observation["globals"][lane]
        verb = options[:, 0]
        lead = int(np.clip(int(told[self.mine[0]]) - int(told[self.theirs[0]]), -6, 6)) + 6
        standing = 1 + lead * 2 + int(told[self.theirs[1]])
        first, second = (named(options[:, i], options[:, i + 1], cards) for i in (1, 3))
        parts = [
            (1, verb, 0, 0),
            (2, verb, standing, 0),
            (3, verb, first, 0),
            (4, verb, second, 0),
            (5, verb, first, second),
            (6, verb, first, standing),
        ]
        return np.stack([hashed(*part) for part in parts], axis=1)

    def chances(self, features: Any) -> Any:
        scores = self.weights[features].sum(axis=1)
        raised = np.exp(scores - scores.max())
        return raised / raised.sum()

    def learn(self, game: list[tuple[Any, Any, int]], advantage: float, rate: float = 0.1) -> None:
        """What was chosen becomes likelier, or less likely, by the advantage; seldom seen weights move further."""
        slope = np.zeros(WEIGHTS, np.float32)
        for features, chances, chosen in game:
            pull = -chances
            pull[chosen] += 1
            np.add.at(slope, features, np.repeat(pull[:, None], FEATURES, axis=1))
        slope *= advantage / len(game) ** 0.5
        self.squares += slope * slope
        self.weights += rate * slope / np.sqrt(self.squares)


def named(kinds: Any, indices: Any, cards: Any) -> Any:
    """What a reference names: the printed card and whose it is, or the thing itself."""
    is_card = (kinds == CARD) & (indices < len(cards))
    rows = cards[np.where(is_card, indices, 0)].astype(np.int64)
    return np.where(is_card, rows[:, 0] * 4 + rows[:, 2], kinds * 4096 + indices)


def hashed(part: int, *figures: Any) -> Any:
    mixed = np.int64(part)
    for figure in figures:
        mixed = (mixed * 1_000_003 + figure) & 0x7FFFFFFF
    return (mixed ^ mixed >> 15) % WEIGHTS


def play(policy: Policy, env: VectorEnv, games: int, seed: int, learns: bool, best: bool = False) -> list[float]:
    """So many games of the policy; returns what each of them brought, 1 for a game won and -1 for one lost.

    With `best` it takes the likeliest option each time, else any of them by its chance.
    """
    rng = np.random.default_rng(seed)
    step = env.reset(seed=seed)
    under_way: list[list[tuple[Any, Any, int]]] = [[] for _ in range(env.lanes)]
    brought: list[float] = []
    average = 0.0
    while len(brought) < games:
        actions = []
        seats = step.seat
        for lane in range(env.lanes):
            features = policy.features(step, lane)
            chances = policy.chances(features)
            chosen = int(chances.argmax() if best else np.searchsorted(chances.cumsum(), rng.random() * 0.999_999))
            actions.append(chosen)
            if learns:
                under_way[lane].append((features, chances, chosen))
        step = env.step(actions)
        for lane in np.flatnonzero(step.terminated | step.truncated):
            reward = float(step.rewards[lane, seats[lane]])
            brought.append(reward)
            if learns:
                policy.learn(under_way[lane], reward - average)
                average += 0.02 * (reward - average)
            under_way[lane] = []
    return brought[:games]


def share_won(brought: list[float]) -> float:
    """Games won; a draw is half of one."""
    return sum(0.5 + reward / 2 for reward in brought) / len(brought)


def trained(games: int, seed: int, workers: int = 0) -> tuple[Policy, float, float]:
    """A policy after so many games, and its share of 400 games before and after."""
    policy = Policy()
    with vector(GAME, lanes=16, workers=workers, opponents="random") as env:
        before = share_won(play(policy, env, 400, seed + 1, learns=False, best=True))
        play(policy, env, games, seed, learns=True)
        after = share_won(play(policy, env, 400, seed + 1, learns=False, best=True))
    return policy, before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    began = time.perf_counter()
    _, untrained, learnt = trained(asked.games, asked.seed, asked.workers)
    print(f"{asked.games} games in {time.perf_counter() - began:.0f} s")
    print(f"won against random: {untrained:.1%} before, {learnt:.1%} after")
