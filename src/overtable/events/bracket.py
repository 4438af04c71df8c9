"""Brackets: who meets whom by elimination, single or double.

A bracket is a list of nodes, known from its size alone. A node is a match to come: where its two players come from, and
in which wave it is played; a wave is a round. With double elimination the best of those who lost once meets the one who
has not lost in `F1`; if the unbeaten one loses that, both have lost once, and `F2` decides.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from overtable.events.entry import Pair


class From(NamedTuple):
    """Where a player comes from: a seed (from 1), or the winner or loser of a node."""

    what: Literal["seed", "winner", "loser"]
    seed: int = 0
    node: str = ""


class Node(NamedTuple):
    id: str
    wave: int
    a: From
    b: From


class Outcome(NamedTuple):
    """Who won and who lost a node; 0: nobody."""

    winner: int
    loser: int


NOBODY = Outcome(0, 0)


def placed(size: int) -> list[int]:
    """The seeds from the top of a bracket down, so that the best two can meet only at its end."""
    found = [1]
    while len(found) < size:
        found = [s for seed in found for s in (seed, 2 * len(found) + 1 - seed)]
    return found


@lru_cache(maxsize=32)
def nodes(players: int, double: bool) -> tuple[Node, ...]:
    """The bracket for so many players; those who are missing to a power of two are byes of the best seeds."""
    depth = max(1, (players - 1).bit_length())
    seeds = placed(2**depth)
    first = [From("seed", s) for s in seeds]
    found: list[Node] = []
    unbeaten = [_level("W", 1, 1, first)]
    for r in range(2, depth + 1):
        wave = 2 * (r - 1) if double else r
        unbeaten.append(_level("W", r, wave, _through(unbeaten[-1])))
    for level in unbeaten:
        found += level
    if double:
        last = _losers(unbeaten, found)
        top = From("winner", node=unbeaten[-1][0].id)
        wave = found[-1].wave + 1
        found.append(Node("F1", wave, top, last))
        found.append(Node("F2", wave + 1, From("winner", node="F1"), From("loser", node="F1")))
    return tuple(sorted(found, key=lambda node: node.wave))


def _level(side: str, number: int, wave: int, sources: Sequence[From]) -> list[Node]:
    pairs = zip(sources[::2], sources[1::2], strict=True)
    return [Node(f"{side}{number}.{n}", wave, a, b) for n, (a, b) in enumerate(pairs, 1)]


def _through(level: Sequence[Node]) -> list[From]:
    return [From("winner", node=node.id) for node in level]


def _losers(unbeaten: Sequence[Sequence[Node]], found: list[Node]) -> From:
    """The bracket of those who lost once; says who wins it.

    They meet each other, then those who come down from the next round of the unbeaten, who are turned round, so that
    two who have met meet again as late as can be.
    """
    alive = [From("loser", node=node.id) for node in unbeaten[0]]
    number = 0
    for level in unbeaten[1:]:
        number += 1
        among = _level("L", number, number + 1, alive)
        down = [From("loser", node=node.id) for node in reversed(level)]
        number += 1
        mixed = [source for pair in zip(_through(among), down, strict=True) for source in pair]
        against = _level("L", number, number + 1, mixed)
        found += [*among, *against]
        alive = _through(against)
    return alive[0]


def paired(seeds: Sequence[int], double: bool, played: Mapping[str, Outcome], here: Collection[int]) -> list[Pair]:
    """The pairs of the next wave that has any; none when the bracket is done. `played`: how its matches so far ended.

    Who should meet nobody, or somebody who is no longer here, goes on with a bye.
    """
    levels = waves(len(seeds), double)
    done = max((n for n, level in enumerate(levels, 1) if any(node.id in played for node in level)), default=0)
    known: dict[str, Outcome] = {}
    for wave, level in enumerate(levels, 1):
        pairs = []
        for node in level:
            both = [p for source in (node.a, node.b) if (p := _comes(source, seeds, known)) and p in here]
            if wave <= done:
                known[node.id] = played.get(node.id, NOBODY)
            elif both and not (node.id == "F2" and not _still_open(known, levels)):
                pairs.append(Pair(both[0], both[1] if len(both) == 2 else 0, node.id))
            if wave > done:
                known.setdefault(node.id, NOBODY)
        if pairs:
            return pairs
    return []


@lru_cache(maxsize=32)
def waves(players: int, double: bool) -> tuple[tuple[Node, ...], ...]:
    """The nodes of a bracket, wave by wave."""
    tree = nodes(players, double)
    return tuple(tuple(node for node in tree if node.wave == wave) for wave in range(1, tree[-1].wave + 1))


def _comes(source: From, seeds: Sequence[int], known: Mapping[str, Outcome]) -> int:
    if source.what == "seed":
        return seeds[source.seed - 1] if source.seed <= len(seeds) else 0
    outcome = known.get(source.node, NOBODY)
    return outcome.winner if source.what == "winner" else outcome.loser


def _still_open(known: Mapping[str, Outcome], levels: Sequence[Sequence[Node]]) -> bool:
    """Whether `F1` leaves it open: the one who came unbeaten has lost it."""
    unbeaten = levels[-2][0].a
    return known["F1"].loser != 0 and known["F1"].loser == known.get(unbeaten.node, NOBODY).winner
