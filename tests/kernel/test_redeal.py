"""A redeal looks the same from the seat it is made for, and is free in all that this seat does not know."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from overtable.kernel.engine import asking, decision_of, decisions, options, play
from overtable.kernel.game import Setup
from overtable.kernel.redeal import dealing, hand_out, redeal
from toy import HAND, LANTERNS, Duel, Lanterns, zone


def positions(games: int = 12) -> list[Lanterns]:
    """States from the middle of random games, some with one secret choice already made."""
    rng, found = Random(5), []
    for seed in range(games):
        s = LANTERNS.start(Setup(mode="short", seed=seed))
        while s.result is None:
            found.append(s.clone())
            seat = rng.choice([d.seat for d in decisions(s)])
            play(s, seat, rng.choice(options(s, seat)))
    return found


def test_view_options_and_question_are_the_same_from_the_seat() -> None:
    rng = Random(1)
    for s in positions():
        for watcher in range(3):
            other = redeal(s, watcher, rng)
            assert LANTERNS.view(other, watcher) == LANTERNS.view(s, watcher)
            if watcher < 2 and asking(s) >> watcher & 1:
                assert decision_of(other, watcher) == decision_of(s, watcher)


def test_the_true_state_is_not_touched() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    before = (list(s.printing), list(s.chance), list(s.stack))
    redeal(s, 0, Random(1))
    assert (list(s.printing), list(s.chance), list(s.stack)) == before


def test_hidden_cards_change_and_known_ones_do_not() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    deals = [redeal(s, 0, Random(n)) for n in range(20)]
    for c in s.zones[zone(0, HAND)]:
        assert {d.printing[c] for d in deals} == {s.printing[c]}
    assert len({tuple(d.printing[c] for c in s.zones[zone(1, HAND)]) for d in deals}) > 1


def test_a_label_is_only_permuted_within_itself() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    other = redeal(s, 0, Random(2))
    for label in set(s.pool[0]):
        ids = [c for c in range(16) if s.pool[0][c] == label]
        assert sorted(other.printing[c] for c in ids) == sorted(s.printing[c] for c in ids)


def test_chance_is_drawn_anew() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    assert redeal(s, 0, Random(2)).chance != s.chance


def test_the_secret_choice_of_the_other_is_taken_back_and_the_own_one_kept() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    chosen = options(s, 1)[0]
    play(s, 1, chosen)
    assert redeal(s, 0, Random(1)).stack[-1] == Duel(None, None)
    assert redeal(s, 1, Random(1)).stack[-1] == Duel(None, chosen)
    assert redeal(s, 2, Random(1)).stack[-1] == Duel(None, None)


def test_a_redealt_state_plays_on_to_the_end() -> None:
    rng = Random(4)
    for s in positions(4):
        other = redeal(s, 0, rng)
        while other.result is None:
            decision = rng.choice(decisions(other))
            play(other, decision.seat, rng.choice(decision.options))
        assert other.result is not None
        assert s.result is None


@pytest.mark.parametrize("cards", [2, 4])
def test_all_ways_to_hand_rows_out_are_as_likely(cards: int) -> None:
    rng, often = Random(9), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        printing = [-1] * 5
        hand_out(printing, [4, 0, 2, 1][:cards], [10, 11, 12, 13], rng)
        often[tuple(row for row in printing if row >= 0)] += 1
    ways = list(permutations([10, 11, 12, 13], cards))
    expected = 24_000 / len(ways)
    assert sorted(often) == sorted(ways)
    assert sum((often[way] - expected) ** 2 / expected for way in ways) < 3 * len(ways)


def test_further_deals_of_a_state_are_as_fresh_as_the_first() -> None:
    s = LANTERNS.start(Setup(mode="short", seed=3))
    deal, rng = dealing(s, 0, Random(2)), Random(2)
    deals = [deal() for _ in range(20)]
    assert [d.printing for d in deals] == [redeal(s, 0, rng).printing for _ in range(20)]
    assert len({tuple(d.printing) for d in deals}) == 20
    assert len({id(part) for d in deals for part in (d.printing, d.stack, d.chance)}) == 60
