"""What each answer to a question is worth, and why one is better than another: for hints, the coach and puzzles."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, after, alone, move_of, moves, skip_single
from overtable.players.plans import Plan, Table
from overtable.players.tree import Tree

FORCED = 40
"""Walks that a compared answer gets at least, or it has too few to be judged by."""
LOOKED_AT = 6
"""Deals over which a reason is averaged."""
REASONS = 2
WORTH_SAYING = 0.016
"""A reason that moves the lead by less is none."""
OURS, THEIRS, AGAINST = "your ", "your opponent's ", "against "


class Weighed(msgspec.Struct, frozen=True):
    """An answer, and how likely the seat is to win with it."""

    option: Option
    chance: float
    looked: int
    """How often it was looked at."""


def weigh(
    judge: Judge,
    s: State,
    seat: int,
    rng: Random,
    budget: Budget,
    compare: Sequence[Option] = (),
    plan: Plan = (),
    forced: int = FORCED,
) -> list[Weighed]:
    """The answers that are open to the seat, the best first; `compare` get `forced` walks at least.

    Where others choose at the same time, `plan` is what the seat really did, all of it.
    """

    def deal() -> State:
        return redeal(s, seat, rng)

    offered = moves(s, seat)
    if alone(s, seat):
        found = by_tree(judge, s, seat, rng, budget, deal, [move_of(s, o) for o in compare], forced)
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
    forced: int,
) -> dict[Move, tuple[float, int]]:
    tree = Tree(judge, seat, rng)
    tree.walk(deal())
    tree.think(deal, budget)
    best = tree.best(moves(s, seat))
    unseen = [move for move, node in tree.root.after.items() if move != best and not node.visits]
    if len(unseen) == len(tree.root.after) - 1:  # little time: the next best is looked at all the same
        compare = (*compare, *sorted(unseen, key=lambda move: -tree.root.after[move].promise)[:1])
    for move in dict.fromkeys((best, *compare)):
        if move in tree.root.after:
            for _ in range(forced - tree.root.after[move].visits):
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
    """What speaks for one answer against another, in words: what it really gives to the seat, or takes from the other
    side ("against ..."), as far as that makes a win likelier.

    Figures that go together share their words, and some of their weights point the other way; so a gain is told only
    if the figures themselves have moved as the words say.
    """
    gains: dict[tuple[str, bool], tuple[float, float]] = {}
    for _ in range(LOOKED_AT):
        dealt = redeal(s, seat, rng)
        one, other = (figures(judge, dealt, seat, option) for option in (better, than))
        if not one or not other:
            continue
        for name, text in judge.game.feature_words.items():
            (weight, mine, theirs), (_, my_other, their_other) = one[name], other[name]
            way = -1.0 if name in judge.game.feature_burdens else 1.0
            for is_mine, moved in ((True, mine - my_other), (False, their_other - theirs)):
                worth, really = gains.get((text, is_mine), (0.0, 0.0))
                gains[text, is_mine] = (worth + weight * moved / LOOKED_AT, really + way * moved)
    best = sorted(
        (
            (worth, text, is_mine)
            for (text, is_mine), (worth, really) in gains.items()
            if worth > WORTH_SAYING and really > 0 and (is_mine or OURS in text)
        ),
        reverse=True,
    )
    said = {text: text if is_mine else AGAINST + text.replace(OURS, THEIRS) for _, text, is_mine in reversed(best)}
    return list(reversed(said.values()))[:REASONS]


def figures(judge: Judge, s: State, seat: int, option: Option) -> dict[str, tuple[float, float, float]]:
    """The figures of the position after an answer, as `Judge.figures` tells them; none if the game is over by it."""
    at = after(s, seat, option)
    skip_single(at, seat)
    return judge.figures(at, seat) if at.result is None else {}


def sentence(said: Sequence[str]) -> str:
    """Why an answer is better, in the game's words."""
    gives = [text for text in said if not text.startswith(AGAINST)]
    takes = [text.removeprefix(AGAINST) for text in said if text.startswith(AGAINST)]
    parts = [f"for {' and '.join(gives)}"] * bool(gives) + [f"against {' and '.join(takes)}"] * bool(takes)
    return f"It does more {' and '.join(parts)}." if parts else ""
