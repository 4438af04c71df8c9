"""Secret choices at the same time: whole plans of both sides in a table, and a mixed strategy that nobody can read.

A plan is all that a seat answers until it is asked no more. Of each side those plans are taken that the game's `value`
promises most of, different ones first; each pair is played out in several deals and judged; then regret matching finds
how often each plan should be played against an opponent who does the same (and who sees its own cards in each deal).
"""

from collections.abc import Callable
from random import Random

from overtable.kernel.engine import asking, options, play
from overtable.kernel.option import Option
from overtable.kernel.state import State
from overtable.players.budget import Budget
from overtable.players.judge import Judge
from overtable.players.moves import Move, after, asked_first, moves

MINE, THEIRS = 10, 7
"""How many plans of each side stand in the table."""
LEAST = 2
"""So many plans are compared however short the time is."""
SEEN = 160
"""How many plans are looked at to find them."""
WIDEST, LONGEST = 12, 12
"""No more answers than this are looked at for one question, and none further ahead."""
LEARNING, LEARNT = 200, 30
"""Rounds of regret matching, and how few will do where the time is short."""
FILLING = 0.75
"""How much of the time the table is filled; the rest is for weighing it up."""
MOST_DEALS = 32
"""More deals would take longer to be weighed up than to be played."""
RARE = 0.06
"""A plan that would be played less often than that is not played."""
FURTHER = 6
"""After so many answers that follow a pair of plans the position is judged as it is."""

Plan = tuple[Move, ...]


class Table:
    """The pairs of plans, deal by deal."""

    def __init__(self, judge: Judge, seat: int, rng: Random, also: Plan = ()) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = rng
        self.also = also
        """A plan that stands in the table whatever it promises."""
        self.plans: list[Plan] = []
        self.deals: list[list[list[float]]] = []
        """Deal -> my plan -> their plan: how likely I am to win."""
        self.mix: list[float] = []

    def think(self, deal: Callable[[], State], budget: Budget) -> None:
        s = deal()
        filling = budget.part(FILLING)
        self.plans = promising(self.judge, s, self.seat, MINE, self.rng, filling)
        if self.also and self.also not in self.plans:
            self.plans.insert(0, self.also)
        while len(self.deals) < MOST_DEALS and filling.spend():
            cells = self.fill(s, filling)
            if cells is None:
                break
            self.deals.append(cells)
            s = deal()
        self.mix = mixed_strategy(self.deals, len(self.plans), budget)

    def fill(self, s: State, budget: Budget) -> list[list[float]] | None:
        """All pairs of plans in one deal; nothing if the time is up before they are done, but in the first deal: then
        the plans that were not reached are dropped."""
        other = next((o for o in range(s.seats) if o != self.seat and asking(s) >> o & 1), -1)
        theirs: list[Plan] = [()] if other < 0 else promising(self.judge, s, other, THEIRS, self.rng, budget)
        cells: list[list[float]] = []
        for mine in self.plans:
            row: list[float] = []
            for answer in theirs:
                if budget.late():
                    if self.deals:
                        return None
                    if len(cells) >= LEAST:
                        self.plans = self.plans[: len(cells)]
                        return cells
                at = s.clone()
                follow(at, self.seat, mine)
                if other >= 0:
                    follow(at, other, answer)
                settle(self.judge, at, self.seat, budget)
                row.append(self.judge.chance(at, self.seat))
            cells.append(row)
        return cells

    def best(self) -> Plan:
        """A plan as often as the mix says, rare ones left out."""
        often = [p if p >= RARE else 0.0 for p in self.mix]
        if not sum(often):
            often = self.mix
        return self.rng.choices(self.plans, often)[0] if sum(often) else self.plans[0]

    def worth(self) -> list[float]:
        """How likely I am to win with each plan against their mix, on average over the deals."""
        totals = [0.0] * len(self.plans)
        for cells in self.deals:
            theirs = answering(cells, self.mix)
            for i, row in enumerate(cells):
                totals[i] += sum(p * v for p, v in zip(theirs, row, strict=True))
        return [t / max(1, len(self.deals)) for t in totals]


def settle(judge: Judge, s: State, seat: int, budget: Budget) -> None:
    """What comes of a pair: further choices are made by one look each, until both are asked again."""
    for _ in range(FURTHER):
        if s.result is not None or budget.late():
            break
        mask = asking(s)
        if mask & (mask - 1):
            break
        mover = asked_first(s, seat)
        found = options(s, mover)
        play(s, mover, found[0] if len(found) == 1 else better(judge, s, mover, found))


def better(judge: Judge, s: State, mover: int, found: list[Option]) -> Option:
    best, chosen = -1.0, found[0]
    for option in found[:WIDEST]:
        chance = judge.chance(after(s, mover, option), mover)
        if chance > best:
            best, chosen = chance, option
    return chosen


def follow(s: State, seat: int, plan: Plan) -> None:
    """Give the answers of a plan, as far as they are open in this deal."""
    for move in plan:
        if s.result is not None or not asking(s) >> seat & 1:
            return
        open_moves = moves(s, seat)
        play(s, seat, open_moves.get(move) or next(iter(open_moves.values())))


def promising(judge: Judge, s: State, seat: int, count: int, rng: Random, budget: Budget) -> list[Plan]:
    """The plans of a seat that the game's value promises most of; the best one of each first answer comes first.

    Every first answer has its share of the plans that are looked at, and one however short the time is.
    """
    value = judge.game.value
    found: list[tuple[float, Plan]] = []
    others = asking(s) & ~(1 << seat)

    def go(at: State, plan: Plan, most: int) -> None:
        """Find plans that begin like this, until there are so many in all."""
        asked = 0 if at.result is not None else asking(at)
        if not (asked >> seat & 1 and asked & others and len(plan) < LONGEST):
            found.append((value(at, seat), plan))
            return
        for move, option in some(moves(at, seat), rng):
            go(after(at, seat, option), (*plan, move), most)
            if len(found) >= most or budget.late():
                return

    firsts = some(moves(s, seat), rng)
    for move, option in firsts:
        go(after(s, seat, option), (move,), len(found) + max(1, SEEN // len(firsts)))
    found.sort(key=lambda one: -one[0])
    first: dict[Move, Plan] = {}
    for _, plan in found:
        first.setdefault(plan[0], plan)
    leading = list(first.values())
    rest = [plan for _, plan in found if plan not in leading]
    half = leading[: max(1, count * 7 // 10)]
    return [*half, *rest[: count - len(half)]]


def some(offered: dict[Move, Option], rng: Random) -> list[tuple[Move, Option]]:
    """The answers that are looked at: all, or so many of them."""
    found = list(offered.items())
    return found if len(found) <= WIDEST else rng.sample(found, WIDEST)


def matched(regrets: list[float]) -> list[float]:
    """As often as it is regretted not to have played it."""
    positive = [max(0.0, r) for r in regrets]
    total = sum(positive)
    return [p / total for p in positive] if total > 0 else [1.0 / len(regrets)] * len(regrets)


def answering(cells: list[list[float]], mix: list[float]) -> list[float]:
    """How an opponent who knows the deal would mix against a mix, by regret matching."""
    n = len(cells[0])
    against = [sum(m * row[j] for m, row in zip(mix, cells, strict=True)) for j in range(n)]
    lowest = min(against)
    close = [1.0 if a <= lowest + 0.01 else 0.0 for a in against]
    return [c / sum(close) for c in close]


def mixed_strategy(deals: list[list[list[float]]], plans: int, budget: Budget | None = None) -> list[float]:
    """How often to play each plan: regret matching for both sides over all deals, averaged; not for long if late."""
    if not deals:
        return [1.0] + [0.0] * (plans - 1)
    mine = [0.0] * plans
    total = [0.0] * plans
    theirs = [[0.0] * len(cells[0]) for cells in deals]
    for turn in range(LEARNING):
        if turn >= LEARNT and budget is not None and budget.late():
            break
        mix = matched(mine)
        for i, m in enumerate(mix):
            total[i] += m * (turn + 1)
        gains = [0.0] * plans
        for cells, regrets in zip(deals, theirs, strict=True):
            reply = matched(regrets)
            worth = [sum(r * v for r, v in zip(reply, row, strict=True)) for row in cells]
            losses = [sum(m * row[j] for m, row in zip(mix, cells, strict=True)) for j in range(len(reply))]
            expected = sum(r * x for r, x in zip(reply, losses, strict=True))
            for j, x in enumerate(losses):
                regrets[j] = max(0.0, regrets[j] + expected - x)
            for i, w in enumerate(worth):
                gains[i] += w
        mean = sum(m * g for m, g in zip(mix, gains, strict=True))
        for i, g in enumerate(gains):
            mine[i] = max(0.0, mine[i] + g - mean)
    whole = sum(total)
    return [t / whole for t in total]
