"""Swiss pairings: equal points meet, nobody meets twice while that can be helped, byes are fair.

The players are the vertices of a graph, whoever may meet is joined, and a maximum weight matching pairs them. First
only neighbours in the standings are joined; when that leaves somebody over, more are, and in the end all: so if there
is any complete pairing without a repeat, one is found. If there is none, as few pairs as possible meet again.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from overtable.events.entry import Pair

if TYPE_CHECKING:
    import networkx as nx

NEIGHBOURS = 8
"""So many below in the standings one is joined with at first."""
WHOLE = 48
"""A field of so many is small enough to be looked at as a whole at once."""

Met = Mapping[tuple[int, int], int]
"""How often two players have met; the smaller number stands first."""


def paired(order: Sequence[int], points: Mapping[int, int], met: Met, byes: Mapping[int, int]) -> list[Pair]:
    """The pairs of a round. `order`: all who play, as they stand, the best first."""
    if len(order) % 2 == 0:
        return _told(order, _matched(order, points, met), None)
    rest = _rests(order, points, met, byes)
    return _told(order, _matched([p for p in order if p != rest], points, met), rest)


def _told(order: Sequence[int], pairs: Sequence[tuple[int, int]], rest: int | None) -> list[Pair]:
    """From the top table down, the bye last."""
    place = {p: n for n, p in enumerate(order)}
    found = sorted((tuple(sorted(pair, key=place.__getitem__)) for pair in pairs), key=lambda p: place[p[0]])
    return [Pair(a, b) for a, b in found] + ([Pair(rest)] if rest is not None else [])


def _rests(order: Sequence[int], points: Mapping[int, int], met: Met, byes: Mapping[int, int]) -> int:
    """Who has the bye: the lowest of those with the fewest byes without whom nobody must meet again."""
    waiting = order[::-1]
    waiting = sorted(waiting, key=lambda p: byes.get(p, 0))
    fewest: tuple[int, int] | None = None
    for n, rest in enumerate(waiting):
        others = [p for p in order if p != rest]
        if _surely(others, met) or _complete(others, met, len(others)):
            return rest
        again = sum(met.get(key(a, b), 0) for a, b in _matched(others, points, met))
        fewest = min(fewest or (again, n), (again, n))
    return waiting[fewest[1] if fewest else 0]


def key(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _surely(order: Sequence[int], met: Met) -> bool:
    """Whether there is a pairing without a repeat because everybody still may meet at least half of the others.

    Such a graph has a Hamiltonian cycle (Dirac), and every second edge of it is a pairing.
    """
    known = dict.fromkeys(order, 0)
    for a, b in met:
        if a in known and b in known:
            known[a] += 1
            known[b] += 1
    return len(order) >= 3 and all(2 * (len(order) - 1 - n) >= len(order) for n in known.values())


def _complete(order: Sequence[int], met: Met, width: int) -> bool:
    """Whether everybody can be paired without a repeat."""
    return 2 * len(_best(_graph(order, {}, met, width))) == len(order)


def _matched(order: Sequence[int], points: Mapping[int, int], met: Met) -> list[tuple[int, int]]:
    """The best pairing without a repeat; where there is none, the one with the fewest."""
    width = NEIGHBOURS if len(order) > WHOLE else len(order)
    while True:
        found = _best(_graph(order, points, met, width))
        if 2 * len(found) < len(order) and width < len(order):
            width *= 2
            continue
        if 2 * len(found) < len(order):
            found = _best(_graph(order, points, met, width, again=True))
        return [(order[a], order[b]) for a, b in found]


def _best(graph: "nx.Graph[int]") -> set[tuple[int, int]]:
    import networkx as nx  # takes a third of a second, and nothing but pairing needs it

    return nx.max_weight_matching(graph, maxcardinality=True)


def _graph(
    order: Sequence[int], points: Mapping[int, int], met: Met, width: int, again: bool = False
) -> "nx.Graph[int]":
    """Which places may meet, and how gladly: the points apart count first, then the places apart, each squared.

    With `again` everybody may meet everybody, and how often they have met counts before all else. The vertices are
    places, not players: so a pairing does not depend on who entered first.
    """
    import networkx as nx  # as above

    graph: nx.Graph[int] = nx.Graph()
    n = len(order)
    graph.add_nodes_from(range(n))
    points_cost = n**3  # more than all places apart together
    met_cost = points_cost * n * (1 + max((points.get(p, 0) for p in order), default=0)) ** 2
    for i, a in enumerate(order):
        for j in range(i + 1, min(n, i + width + 1)):
            b = order[j]
            times = met.get(key(a, b), 0)
            if again or not times:
                apart = points.get(a, 0) - points.get(b, 0)
                graph.add_edge(i, j, weight=-(times**2 * met_cost + apart**2 * points_cost + (j - i) ** 2))
    return graph
