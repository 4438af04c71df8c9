"""The balance table: the first ready deck of each faction against every other, played by the greedy bot.

    python -m overtable.games.powerup.balance --games 400 --seed 1

prints the table of docs/games/power-up.md. Seats alternate; the outcome depends on the seed alone. The laboratory
stands above the games, so it is looked up only when this is run as a command.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

from overtable.games.powerup import GAMES, PowerUpGame
from overtable.games.powerup.decks import ready_names
from overtable.kernel.engine import asking, play
from overtable.kernel.game import Setup

ENDS = {"PU-WIN-01": "HQ", "PU-WIN-02": "empty deck", "PU-WIN-06": "no Heroes", "PU-WIN-07": "round 10"}
Outcome = tuple[int, int, str, int]
"""The winner (0: the first deck, 1: the second, -1: a draw), whether the first Offense player won, end, rounds."""


def contenders() -> list[str]:
    """The first ready deck of each faction."""
    first: dict[str, str] = {}
    for name in ready_names(False):
        first.setdefault(name.partition(":")[0], name)
    return list(first.values())


def make(name: str, game: PowerUpGame, rng: Random) -> Any:
    """A player of the house; `quick` is the greedy one with a twelfth of its budget, for tuning."""
    if name == "quick":
        return import_module("overtable.players.greedy").GreedyPlayer(game, rng, budget=36, deals=1, depth=2)
    return import_module("overtable.players.registry").make(name, game, rng)


def one_game(first: str, second: str, number: int, seed: int, players: tuple[str, str]) -> Outcome:
    """One game; in odd ones the seats are changed."""
    player: Any = import_module("overtable.players.player")
    game = GAMES[0]
    swapped = number % 2
    decks = (second, first) if swapped else (first, second)
    names = players[::-1] if swapped else players
    rng = Random(f"{seed}/{first}/{second}/{number}")
    s = game.start(Setup(mode="same-faction", seed=rng.getrandbits(60), decks=decks))
    seated = [make(names[i], game, Random(rng.getrandbits(64))) for i in (0, 1)]
    while s.result is None:
        mask = asking(s)
        seat = (mask & -mask).bit_length() - 1
        play(s, seat, player.ask(seated[seat], s, seat, rng))
    if len(s.result.winners) != 1:
        return -1, -1, ENDS.get(s.result.rule, s.result.rule), s.round
    winner = s.result.winners[0]
    return winner ^ swapped, int(winner == s.first), ENDS.get(s.result.rule, s.result.rule), s.round


def some_games(task: tuple[str, str, int, int, int, tuple[str, str]]) -> list[Outcome]:
    first, second, start, stop, seed, players = task
    return [one_game(first, second, n, seed, players) for n in range(start, stop)]


class Tally:
    """What came out of all games: points by deck and pairing, the first Offense player's share, the ends."""

    def __init__(self) -> None:
        self.points: Counter[tuple[str, str]] = Counter()
        self.games: Counter[tuple[str, str]] = Counter()
        self.ends: Counter[str] = Counter()
        self.offense = [0, 0]
        self.rounds = 0

    def add(self, first: str, second: str, outcomes: list[Outcome]) -> None:
        for winner, offense_won, end, rounds in outcomes:
            for me, other, side in ((first, second, 0), (second, first, 1)):
                self.games[me, other] += 1
                self.points[me, other] += 2 if winner == side else 1 if winner < 0 else 0
            if offense_won >= 0:
                self.offense[offense_won] += 1
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
        offense = 100.0 * self.offense[1] / max(1, sum(self.offense))
        ends = ", ".join(f"{name} {n}" for name, n in self.ends.most_common())
        lines.append("")
        lines.append(
            f"{games} games; first Offense player {offense:.1f} %; ends: {ends}; {self.rounds / games:.1f} rounds."
        )
        return "\n".join(lines)


def measure(games: int, seed: int, workers: int, only: str = "", player: str = "greedy") -> Tally:
    tally = Tally()
    tasks = []
    step = max(1, min(10, games // workers))
    for first, second in combinations(contenders(), 2):
        if only and only not in (first.partition(":")[0], second.partition(":")[0]):
            continue
        for start in range(0, games, step):
            tasks.append((first, second, start, min(games, start + step), seed, (player, player)))
    with ProcessPoolExecutor(workers) as pool:
        for task, outcomes in zip(tasks, pool.map(some_games, tasks), strict=True):
            tally.add(task[0], task[1], outcomes)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="The balance of Power Up!'s factions, played by the greedy bot.")
    parser.add_argument("--games", type=int, default=400, help="games a pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="only pairings of this faction")
    parser.add_argument("--player", default="greedy", help="greedy, or quick for tuning")
    given = parser.parse_args()
    print(measure(given.games, given.seed, given.workers, given.only, given.player).table(contenders()))


if __name__ == "__main__":
    main()
