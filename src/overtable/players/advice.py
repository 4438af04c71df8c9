"""What each answer to a question is worth, and why one is better than another: for hints, the coach and puzzles."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from overtable.kernel.engine import play
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, alone, move_of, moves, skip_single
from overtable.players.plans import Plan, Table
from overtable.players.tree import Tree

FORCED = 40
"""Walks that a compared answer gets at least, or it has too few to be judged by."""
LOOKED_AT = 6
"""Deals over which a reason is averaged."""
REASONS = 2
WORTH_SAYING = 0.004
"""A reason that changes the chance by less is none."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer, and how likely the seat is to win with it."""

    option: Option
    chance: float
    looked: int
    """How often it was looked at."""


def weigh(
    judge: Judge, s: State, seat: int, rng: Random, budget: Budget, compare: Sequence[Option] = (), plan: Plan = ()
) -> list[Weighed]:
    """The answers that are open to the seat, the best first; `compare` are looked at longer, whatever they promise.

    Where others choose at the same time, `plan` is what the seat really did, all of it.
    """

    def deal() -> State:
        return redeal(s, seat, rng)

    offered = moves(s, seat)
    if alone(s, seat):
        found = by_tree(judge, s, seat, rng, budget, deal, [move_of(s, o) for o in compare])
    else:
        found = by_plans(judge, seat, rng, budget, deal, plan)
    weighed = [Weighed(offered[m], chance, looked) for m, (chance, looked) in found.items() if m in offered]
    return sorted(weighed, key=lambda w: (-w.chance, -w.looked))


def by_tree(
    judge: Judge,
    s: State,
    seat: int,
    rng: Random,
    budget: Budget,
    deal: Callable[[], State],
    compare: Sequence[Move],
) -> dict[Move, tuple[float, int]]:
    tree = Tree(judge, seat, rng)
    tree.walk(deal())
    tree.think(deal, budget)
    best = tree.best(moves(s, seat))
    for move in dict.fromkeys((best, *compare)):
        if move in tree.root.after:
            for _ in range(FORCED - tree.root.after[move].visits):
                tree.walk(deal(), first=move)
    looked = {move: node for move, node in tree.root.after.items() if node.visits}
    return {move: (node.worth, node.visits) for move, node in looked.items()}


def by_plans(
    judge: Judge, seat: int, rng: Random, budget: Budget, deal: Callable[[], State], plan: Plan
) -> dict[Move, tuple[float, int]]:
    table = Table(judge, seat, rng, plan)
    table.think(deal, budget)
    found: dict[Move, tuple[float, int]] = {}
    worth = table.worth()
    # Nothing is better than the mix against somebody who answers it well: what seems so is luck of the deals.
    most = sum(often * chance for often, chance in zip(table.mix, worth, strict=True))
    for _, chance, one in sorted(zip(table.mix, worth, table.plans, strict=True), reverse=True):
        first, chance = one[0], min(chance, most)
        if plan and first == plan[0] and one != plan:
            continue  # what was really done stands for its first answer
        if first not in found or chance > found[first][0]:
            found[first] = (chance, len(table.deals))
    return found


def reasons(judge: Judge, s: State, seat: int, better: Option, than: Option, rng: Random) -> list[str]:
    """What speaks for one answer against another: the figures of the position that it makes better, in words."""
    gains: dict[str, float] = {}
    for _ in range(LOOKED_AT):
        dealt = redeal(s, seat, rng)
        one, other = (told(judge, dealt, seat, option) for option in (better, than))
        for name, gain in one.items():
            gains[name] = gains.get(name, 0.0) + (gain - other.get(name, 0.0)) / LOOKED_AT
    words = judge.game.feature_words
    said: dict[str, float] = {}
    for name, gain in gains.items():
        if name in words:
            said[words[name]] = said.get(words[name], 0.0) + gain
    best = sorted(((gain, text) for text, gain in said.items() if gain > WORTH_SAYING * 4), reverse=True)
    return [text for _, text in best[:REASONS]]


def told(judge: Judge, s: State, seat: int, option: Option) -> dict[str, float]:
    """What each figure of the position after an answer speaks for the seat, by its weight."""
    after = s.clone()
    play(after, seat, option)
    skip_single(after, seat)
    return judge.parts(after, seat) if after.result is None else {}


def sentence(said: Sequence[str]) -> str:
    """Why an answer is better, in the game's words."""
    return f"It does more for {' and '.join(said)}." if said else ""
