"""The balance table: ready decks of a game against each other, played by one bot.

    python -m overtable.lab.balance power-up --games 400 --seed 1

prints the table of docs/games/power-up.md. By default the first ready deck of each name before a colon takes part
(one for each faction). Seats alternate; the outcome depends on the seed alone.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random
from typing import Any

from overtable.games import find
from overtable.kernel.engine import play
from overtable.kernel.game import Game, Setup
from overtable.lab.match import next_seat
from overtable.players.greedy import GreedyPlayer
from overtable.players.player import Player, ask
from overtable.players.registry import make

Outcome = tuple[int, int, str, int]
"""The winner (0: the first deck, 1: the second, -1: a draw), whether the first player won, the rule that ended it
and how many rounds it took."""
Task = tuple[str, str, str, str, int, int, int, str]


def contenders(game: Game[Any], mode: str) -> list[str]:
    """The first ready deck of each faction."""
    first: dict[str, str] = {}
    for name in game.decks(mode):
        first.setdefault(name.partition(":")[0], name)
    return list(first.values())


def seated(name: str, game: Game[Any], rng: Random) -> Player:
    """A player of the house; `quick` is the greedy one with a twelfth of its budget, for tuning."""
    if name == "quick":
        return GreedyPlayer(game, rng, budget=36, deals=1, depth=2)
    return make(name, game, rng)


def one_game(game: Game[Any], mode: str, first: str, second: str, number: int, seed: int, player: str) -> Outcome:
    """One game; in odd ones the seats are changed."""
    swapped = number % 2
    decks = (second, first) if swapped else (first, second)
    rng = Random(f"{seed}/{first}/{second}/{number}")
    s = game.start(Setup(mode=mode, seed=rng.getrandbits(60), decks=decks))
    players = [seated(player, game, Random(rng.getrandbits(64))) for _ in range(2)]
    while s.result is None:
        seat = next_seat(s)
        play(s, seat, ask(players[seat], s, seat, rng))
    rounds = getattr(s, "round", 0)
    if len(s.result.winners) != 1:
        return -1, -1, s.result.rule, rounds
    winner = s.result.winners[0]
    return winner ^ swapped, int(winner == getattr(s, "first", 0)), s.result.rule, rounds


def some_games(task: Task) -> list[Outcome]:
    game_id, mode, first, second, start, stop, seed, player = task
    game = find(game_id)
    return [one_game(game, mode, first, second, n, seed, player) for n in range(start, stop)]


class Tally:
    """What came out of all games: points by deck and pairing, the first player's share, the ends."""

    def __init__(self) -> None:
        self.points: Counter[tuple[str, str]] = Counter()
        self.games: Counter[tuple[str, str]] = Counter()
        self.ends: Counter[str] = Counter()
        self.first = [0, 0]
        self.rounds = 0

    def add(self, first: str, second: str, outcomes: list[Outcome]) -> None:
        for winner, first_won, end, rounds in outcomes:
            for me, other, side in ((first, second, 0), (second, first, 1)):
                self.games[me, other] += 1
                self.points[me, other] += 2 if winner == side else 1 if winner < 0 else 0
            if first_won >= 0:
                self.first[first_won] += 1
            self.ends[end] += 1
            self.rounds += rounds

    def share(self, deck: str, other: str | None = None) -> float:
        """The share of points, a draw counting half."""
        pairs = [p for p in self.games if p[0] == deck and other in (None, p[1])]
        return 50.0 * sum(self.points[p] for p in pairs) / max(1, sum(self.games[p] for p in pairs))

    def table(self, decks: list[str]) -> str:
        names = [d.partition(":")[0] for d in decks]
        lines = ["| % | " + " | ".join(names) + " | overall |", "|---" * (len(names) + 2) + "|"]
        for deck, name in zip(decks, names, strict=True):
            cells = ["" if deck == o else f"{self.share(deck, o):.1f}" for o in decks]
            lines.append(f"| {name} | " + " | ".join(cells) + f" | {self.share(deck):.1f} |")
        games = sum(self.ends.values())
        share = 100.0 * self.first[1] / max(1, sum(self.first))
        ends = ", ".join(f"{name} {n}" for name, n in self.ends.most_common())
        lines.append("")
        lines.append(
            f"{games} games; the first player won {share:.1f} %; ends: {ends}; {self.rounds / games:.1f} rounds."
        )
        return "\n".join(lines)


def measure(
    game: Game[Any], mode: str, games: int, seed: int, workers: int, only: str = "", player: str = "greedy"
) -> Tally:
    tally = Tally()
    tasks: list[Task] = []
    step = max(1, min(10, games // workers))
    for first, second in combinations(contenders(game, mode), 2):
        if only and only not in (first.partition(":")[0], second.partition(":")[0]):
            continue
        for start in range(0, games, step):
            tasks.append((game.id, mode, first, second, start, min(games, start + step), seed, player))
    with ProcessPoolExecutor(workers) as pool:
        for task, outcomes in zip(tasks, pool.map(some_games, tasks), strict=True):
            _, _, first, second, _, stop, _, _ = task
            tally.add(first, second, outcomes)
            if stop == games:
                print(f"{first} against {second}: {tally.share(first, second):.1f} %", file=sys.stderr, flush=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="The balance of a game's ready decks, played by one bot.")
    parser.add_argument("game", help="for example power-up")
    parser.add_argument("--mode", default="", help="by default the game's first")
    parser.add_argument("--games", type=int, default=400, help="games a pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="only pairings of this faction")
    parser.add_argument("--player", default="greedy", help="greedy, or quick for tuning")
    given = parser.parse_args()
    game = find(given.game)
    mode = given.mode or next(iter(game.modes))
    tally = measure(game, mode, given.games, given.seed, given.workers, given.only, given.player)
    print(tally.table(contenders(game, mode)))


if __name__ == "__main__":
    main()
