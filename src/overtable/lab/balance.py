"""The balance table: ready decks of a game against each other, played by one bot.

By default the first ready deck of each name before a colon takes part (one for each faction). Seats alternate; the
outcome depends on the seed alone, not on how many processes play.
"""

from collections import Counter
from collections.abc import Callable
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
QUICK = "quick"
"""The greedy player with a twelfth of its budget, for tuning."""
Task = tuple[str, str, str, str, int, int, int, str]


def contenders(game: Game[Any], mode: str) -> list[str]:
    """The first ready deck of each faction."""
    first: dict[str, str] = {}
    for name in game.decks(mode):
        first.setdefault(faction(name), name)
    return list(first.values())


def seated(name: str, game: Game[Any], rng: Random) -> Player:
    if name == QUICK:
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

    @property
    def first_share(self) -> float:
        """How many of the decided games the first player won, in percent."""
        return 100.0 * self.first[1] / max(1, sum(self.first))

    def table(self, decks: list[str]) -> str:
        names = [faction(d) for d in decks]
        lines = ["| % | " + " | ".join(names) + " | overall |", "|---" * (len(names) + 2) + "|"]
        for deck, name in zip(decks, names, strict=True):
            cells = ["" if deck == o else f"{self.share(deck, o):.1f}" for o in decks]
            lines.append(f"| {name} | " + " | ".join(cells) + f" | {self.share(deck):.1f} |")
        games = sum(self.ends.values())
        ends = ", ".join(f"{name} {n}" for name, n in self.ends.most_common())
        first, rounds = f"{self.first_share:.1f} %", f"{self.rounds / games:.1f} rounds"
        lines += ["", f"{games} games; the first player won {first}; ends: {ends}; {rounds}."]
        return "\n".join(lines)


def measure(
    game: Game[Any],
    mode: str,
    games: int,
    seed: int,
    workers: int = 2,
    only: str = "",
    player: str = "greedy",
    step: Callable[[int], None] = lambda played: None,
) -> Tally:
    """`only` limits it to the pairings of one faction; `step` is told how many games were played."""
    tally = Tally()
    tasks: list[Task] = []
    chunk = max(1, min(10, games // workers))
    for first, second in pairings(contenders(game, mode), only):
        for start in range(0, games, chunk):
            tasks.append((game.id, mode, first, second, start, min(games, start + chunk), seed, player))
    with ProcessPoolExecutor(workers) as pool:
        for task, outcomes in zip(tasks, pool.map(some_games, tasks), strict=True):
            tally.add(task[2], task[3], outcomes)
            step(len(outcomes))
    return tally


def pairings(decks: list[str], only: str = "") -> list[tuple[str, str]]:
    """Every deck against every other; `only` those in which this faction plays."""
    return [(a, b) for a, b in combinations(decks, 2) if only in ("", faction(a), faction(b))]


def faction(deck: str) -> str:
    return deck.partition(":")[0]
