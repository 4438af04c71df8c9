"""What each answer to a question is worth, and why one is better than another: for hints, the coach and puzzles."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from overtable.kernel.engine import asking, options, play
from overtable.kernel.judging import Gain
from overtable.kernel.option import Option
from overtable.kernel.redeal import dealing
from overtable.kernel.refs import card
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, after, alone, asked_first, move_of, moves, skip_single
from overtable.players.plans import Plan, Table, settle
from overtable.players.tree import Tree

FORCED = 40
"""Walks that a compared answer gets at least, or it has too few to be judged by."""
LOOKED_AT = 6
"""Deals over which a reason is averaged."""
LOOKED_AT_IN_SECRET = 24
"""The same, where what others choose meanwhile is a matter of luck."""
REASONS = 2
WORTH_SAYING = 0.016
"""A reason that moves the lead by less is none."""
NAMED = 2
"""So many cards that an answer keeps are told by name."""


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
    deal = dealing(s, seat, rng)
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
    side, as far as that makes a win likelier.

    Figures that go together share their words, and some of their weights point the other way; so a gain is told only
    if the figures themselves have moved as the words say.
    """
    gains: dict[tuple[Gain, bool], tuple[float, float]] = {}
    seen = looks(s, seat, rng)
    for dealt, luck in seen:
        one, other = (figures(judge, dealt, seat, option, luck) for option in (better, than))
        if not one or not other:
            continue
        for name, gain in judge.game.feature_words.items():
            (weight, mine, theirs), (_, my_other, their_other) = one[name], other[name]
            way = -1.0 if name in judge.game.feature_burdens else 1.0
            for is_mine, moved in ((True, mine - my_other), (False, their_other - theirs)):
                worth, really = gains.get((gain, is_mine), (0.0, 0.0))
                gains[gain, is_mine] = (worth + weight * moved / len(seen), really + way * moved)
    best = sorted(
        (
            (worth, gain.own if is_mine else gain.theirs, gain.of_cards and is_mine)
            for (gain, is_mine), (worth, really) in gains.items()
            if worth > WORTH_SAYING and really > 0 and (is_mine or gain.theirs)
        ),
        reverse=True,
    )
    keeps = kept(judge, s, seat, better, than) if any(of_cards for *_, of_cards in best) else ""
    said = [keeps if of_cards and keeps else text for _, text, of_cards in best]
    return list(dict.fromkeys(said))[:REASONS]


def looks(s: State, seat: int, rng: Random) -> list[tuple[State, int]]:
    """The deals over which a reason is averaged, each with the luck of what others choose meanwhile."""
    count = LOOKED_AT if alone(s, seat) else LOOKED_AT_IN_SECRET
    deal = dealing(s, seat, rng)
    return [(deal(), rng.getrandbits(64)) for _ in range(count)]


def kept(judge: Judge, s: State, seat: int, better: Option, than: Option) -> str:
    """Which cards of the hand one answer keeps and the other does not, in words; "" if there are none, or many."""
    hands = {z for z, zone in enumerate(s.layout) if zone.name == "hand" and zone.owner == seat}
    one, other = (after(s, seat, option).where for option in (better, than))
    own = [c for c, z in enumerate(s.where) if z in hands and one[c] == z != other[c]]
    names = sorted({judge.game.name_of(s, card(c), seat) for c in own})
    return f"keeps {' and '.join(names)} in your hand" if 0 < len(names) <= NAMED else ""


def figures(judge: Judge, s: State, seat: int, option: Option, luck: int = 0) -> dict[str, tuple[float, float, float]]:
    """The figures of the position after an answer, as `Judge.figures` tells them; none if the game is over by it.

    What is chosen in secret says nothing before it is revealed: there everybody goes on by luck until it is.
    """
    secret = not alone(s, seat)
    at = after(s, seat, option)
    if secret:
        reveal(judge, at, seat, Random(luck))
    else:
        skip_single(at, seat)
    return judge.figures(at, seat) if at.result is None else {}


def reveal(judge: Judge, s: State, seat: int, rng: Random) -> None:
    """Everybody who chooses at the same time does so, and what comes of it is settled."""
    while s.result is None and asking(s) & (asking(s) - 1):
        mover = asked_first(s, seat)
        play(s, mover, rng.choice(options(s, mover)))
    settle(judge, s, seat, Budget(rounds=0))


def sentence(said: Sequence[str]) -> str:
    """Why an answer is better, in the game's words."""
    return f"It {' and '.join(said)}." if said else ""
