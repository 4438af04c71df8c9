"""Swiss pairings, held to what brute force finds."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overtable.events import swiss
from overtable.events.entry import Pair
from overtable.events.swiss import key, paired

Pairing = tuple[tuple[int, int], ...]


def all_pairings(players: tuple[int, ...]) -> list[Pairing]:
    """Every way to pair these; of an odd number one stays over."""
    if not players:
        return [()]
    if len(players) % 2:
        return [p for n in range(len(players)) for p in all_pairings(players[:n] + players[n + 1 :])]
    first, *others = players
    return [
        (key(first, other), *rest) for other in others for rest in all_pairings(tuple(p for p in others if p != other))
    ]


def repeats(pairs: Pairing, met: dict[tuple[int, int], int]) -> int:
    return sum(bool(met.get(pair)) for pair in pairs)


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[int], dict[int, int], dict[tuple[int, int], int], dict[int, int]]:
    n = draw(st.integers(2, 8))
    order = draw(st.permutations(range(1, n + 1)))
    points = sorted(draw(st.lists(st.integers(0, 9), min_size=n, max_size=n)), reverse=True)
    met = {pair: 1 for pair in combinations(range(1, n + 1), 2) if draw(st.integers(0, 3)) > 0}
    byes = {player: draw(st.integers(0, 1)) for player in order}
    return order, dict(zip(order, points, strict=True)), met, byes


@given(fields())
def test_nobody_meets_twice_while_that_can_be_helped(field) -> None:  # type: ignore[no-untyped-def]
    order, points, met, byes = field
    found = paired(order, points, met, byes)
    assert sorted(p for pair in found for p in (pair.a, pair.b) if p) == sorted(order)
    assert [pair.b == 0 for pair in found].count(True) == len(order) % 2
    pairs = tuple(key(pair.a, pair.b) for pair in found if pair.b)
    assert repeats(pairs, met) == min(repeats(p, met) for p in all_pairings(tuple(order)))


@given(fields())
def test_the_bye_goes_to_the_lowest_with_the_fewest_without_whom_nobody_meets_again(field) -> None:  # type: ignore[no-untyped-def]
    order, points, met, byes = field
    if len(order) % 2 == 0:
        order = order[1:]
    rest = next(pair.a for pair in paired(order, points, met, byes) if not pair.b)

    def without(player: int) -> int:
        return min(repeats(p, met) for p in all_pairings(tuple(p for p in order if p != player)))

    least = min(without(player) for player in order)
    able = [player for player in order if without(player) == least]
    fewest = min(byes[player] for player in able)
    assert rest == [player for player in able if byes[player] == fewest][-1]


@given(fields())
def test_of_all_pairings_the_closest_is_taken(field) -> None:  # type: ignore[no-untyped-def]
    """The points apart count first, squared, then the places apart."""
    order, points, met, byes = field
    if len(order) % 2:
        order = order[1:]
    place = {player: n for n, player in enumerate(order)}

    def cost(pairs: Pairing) -> tuple[int, int, int]:
        apart = sum((points[a] - points[b]) ** 2 for a, b in pairs)
        return repeats(pairs, met), apart, sum((place[a] - place[b]) ** 2 for a, b in pairs)

    found = tuple(key(pair.a, pair.b) for pair in paired(order, points, met, byes))
    assert cost(found) == min(map(cost, all_pairings(tuple(order))))


def test_tables_stand_from_the_top_down_and_the_bye_last() -> None:
    points = {1: 3, 2: 0, 3: 3, 4: 0, 5: 0}
    assert paired([3, 1, 5, 2, 4], points, {(1, 3): 1}, {4: 1}) == [Pair(3, 5), Pair(1, 4), Pair(2)]


def field_of(players: int, rounds: int, seed: int) -> tuple[list[int], dict[int, int], swiss.Met]:
    """A swiss that has been played for some rounds; the better number wins three times of four."""
    rng = Random(seed)
    points = dict.fromkeys(range(1, players + 1), 0)
    met: dict[tuple[int, int], int] = {}
    order = list(points)
    for _ in range(rounds):
        for pair in paired(order, points, met, {}):
            met[key(pair.a, pair.b)] = 1
            points[min(pair.a, pair.b) if rng.random() < 0.75 else max(pair.a, pair.b)] += 3
        order = sorted(points, key=lambda p: (-points[p], p))
    return order, points, met


def test_a_large_field_is_paired_without_repeats_by_looking_at_neighbours_only() -> None:
    order, points, met = field_of(192, 6, seed=1)
    graph = swiss._graph(order, points, met, swiss.NEIGHBOURS)
    assert graph.number_of_edges() <= swiss.NEIGHBOURS * len(order)
    found = paired(order, points, met, {})
    assert len(found) == 96
    assert not [pair for pair in found if met.get(key(pair.a, pair.b))]
    groups = {points[p] for p in order}
    floats = [pair for pair in found if points[pair.a] != points[pair.b]]
    assert len(floats) <= len(groups)


def test_more_are_looked_at_when_the_neighbours_are_not_enough() -> None:
    """The last ones of a large field have all met each other: they are paired with others further up."""
    order = list(range(1, swiss.WHOLE + 13))
    met = dict.fromkeys(combinations(order[-24:], 2), 1)
    found = paired(order, {}, met, {})
    assert len(found) == len(order) // 2
    assert not [pair for pair in found if key(pair.a, pair.b) in met]


@pytest.mark.parametrize("seed", range(3))
def test_the_same_field_is_paired_the_same_whatever_the_players_are_called(seed: int) -> None:
    order, points, met = field_of(20, 4, seed)
    names = Random(seed).sample(range(1, 500), len(order))
    called = dict(zip(order, names, strict=True))
    found = paired(order, points, met, {})
    renamed = paired(
        [called[p] for p in order],
        {called[p]: n for p, n in points.items()},
        {key(called[a], called[b]): n for (a, b), n in met.items()},
        {},
    )
    assert renamed == [Pair(called[pair.a], called[pair.b]) for pair in found]
