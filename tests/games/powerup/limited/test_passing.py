"""A draft and sealed packs, played."""

from random import Random
from typing import Any

import pytest

from games.powerup.drafts import DRAFT, PACK, POOL, SHUT, begun, drafted, ids, packs, table, taking_anything
from marks import rule
from overtable.games import find
from overtable.games.powerup.limited.box import most_in_a_deck
from overtable.games.powerup.limited.passing import OpenPacks, Pick
from overtable.kernel.drafting import zone
from overtable.kernel.engine import apply, options
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.refs import card, index_of


def first_cards(t: Any) -> list[str]:
    """The first card that everybody is offered, by name."""
    return [seat.offered("take")[0] for seat in t.seats]


@rule("PU-DRAFT-01", "PU-DRAFT-02")
def test_all_are_asked_at_once_and_nothing_moves_until_all_have_chosen() -> None:
    t = table(3)
    shut = packs(begun(3, mode="sealed"), 0)
    assert t.asked == [0, 1, 2]
    assert sorted(ids(t.state, 0, PACK)) == sorted(shut[0])
    wanted = first_cards(t)
    t.seats[2].does("take", wanted[2])
    t.seats[0].does("take", wanted[0])
    assert t.asked == [1] and [len(ids(t.state, seat, PACK)) for seat in range(3)] == [8, 8, 8]
    assert t.seats[0].sees()["players"][2]["has"] == 0
    t.seats[1].does("take", wanted[1])
    assert [len(ids(t.state, seat, PACK)) for seat in range(3)] == [7, 7, 7]
    assert [t.seats[seat].zone("pool") for seat in range(3)] == [[name] for name in wanted]


@rule("PU-DRAFT-02")
def test_only_what_lies_in_the_pack_in_hand_can_be_taken() -> None:
    t = table(2)
    shut = t.state.zones[zone(0, SHUT)][0]
    with pytest.raises(Refused) as refusal:
        apply(t.state, 0, Option("take", (card(shut),)))
    assert refusal.value.reason.rule == "PU-DRAFT-02"


@rule("PU-DRAFT-03")
def test_packs_go_left_then_right() -> None:
    s = begun(4)
    for pack in range(1, 9):
        before = [set(s.zones[zone(seat, PACK)]) for seat in range(4)]
        drafted(s, lambda s, seat, offered: offered[0], picks=1)
        step = 1 if pack % 2 else -1
        for seat in range(4):
            assert set(s.zones[zone((seat + step) % 4, PACK)]) < before[seat]
        assert s.pack == pack
        while s.result is None and s.pack == pack:
            drafted(s, lambda s, seat, offered: offered[0], picks=1)


@rule("PU-DRAFT-04")
def test_five_of_eight_heroes_and_eight_of_ten_other_cards_are_taken() -> None:
    s = begun(3, 5)
    taken = []
    for pack in range(1, 9):
        had = len(ids(s, 0, POOL))
        while s.result is None and s.pack == pack:
            assert all(len(options(s, seat)) > 2 for seat in range(3)), "nobody is left without a choice"
            drafted(s, taking_anything(pack), picks=1)
        taken.append(len(ids(s, 0, POOL)) - had)
    assert taken == [5] * 5 + [8] * 3
    assert all(not s.zones[zone(seat, PACK)] for seat in range(3))


@rule("PU-DRAFT-05")
def test_a_second_copy_of_a_unique_hero_is_not_taken() -> None:
    found = 0
    for seed in range(6):
        s = begun(8, seed)
        while s.result is None:
            for seat in range(8):
                no: list[Any] = []
                top = s.stack[-1]
                offered = {s.printing[index_of(o.refs[0])] for o in top.options(s, seat, no)}
                own = [s.printing[c] for c in s.zones[zone(seat, POOL)]]
                assert all(own.count(row) < most_in_a_deck(DRAFT.catalogue[row]) for row in offered)
                for option, why in no:
                    row = s.printing[index_of(option.refs[0])]
                    assert why.rule == "PU-DRAFT-05" and DRAFT.catalogue[row].unique and row in own
                    found += 1
            drafted(s, taking_anything(seed), picks=1)
    assert found > 20


@rule("PU-DRAFT-06")
def test_who_passed_a_pack_knows_what_was_in_it_and_not_what_was_taken() -> None:
    s = begun(3, 2)
    drafted(s, lambda s, seat, offered: offered[0], picks=1)
    passed = sorted(s.zones[zone(1, PACK)])  # player 1 has seen these seven, and player 2 takes one of them
    assert all(s.pool[0][c] == 0 and s.pool[2][c] for c in passed)
    drafted(s, lambda s, seat, offered: offered[0], picks=1)
    labels = {s.pool[0][c] for c in passed}
    assert len(labels) == 1 and labels != {0}
    assert sorted(c for c, label in enumerate(s.pool[0]) if {label} == labels) == passed
    taken = s.zones[zone(1, POOL)][-1]
    assert s.pool[1][taken] == 0 and taken in passed
    true = sorted(s.printing[c] for c in passed)
    dealt = redeal(s, 0, Random(1))
    assert sorted(dealt.printing[c] for c in passed) == true


@rule("PU-DRAFT-06")
def test_what_was_taken_is_told_to_nobody_else() -> None:
    t = table(2)
    mine, theirs = first_cards(t)
    t.seats[0].does("take", mine)
    t.seats[1].does("take", theirs)
    assert any(mine in line for line in t.seats[0].heard)
    assert not any(theirs in line for line in t.seats[0].heard)


@rule("PU-DRAFT-07")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_draft_ends_without_a_winner_and_leaves_49_cards_to_everybody(seats: int) -> None:
    s = drafted(begun(seats, seats), taking_anything(seats))
    assert s.result is not None and s.result.winners == () and s.result.rule == "TABLE-DRAFTED"
    assert [len(DRAFT.pool(s, seat)) for seat in range(seats)] == [49] * seats


@rule("PU-SEALED-01")
def test_sealed_is_the_same_packs_kept() -> None:
    t = table(3, 4, "sealed")
    shut = packs(t.state, 1)
    assert t.asked == [0, 1, 2] and t.seats[1].sees()["players"][1]["shut"] == 8
    t.seats[1].does("open")
    assert sorted(ids(t.state, 1, POOL)) == sorted(c for pack in shut for c in pack)
    assert t.seats[0].sees()["players"][1]["has"] == 70 and t.asked == [0, 2]
    assert all(t.state.pool[0][c] for c in t.state.zones[zone(1, POOL)])
    t.seats[0].does("open")
    t.seats[2].does("open")
    assert t.state.result is not None and t.state.result.rule == "TABLE-DRAFTED"


def test_a_draft_can_be_copied_between_any_two_picks() -> None:
    one = begun(5, 9)
    drafted(one, taking_anything(1), picks=7)
    two = one.clone()
    assert drafted(one, taking_anything(2)).zones == drafted(two, taking_anything(2)).zones


def test_frames_of_the_draft_are_its_own() -> None:
    assert {OpenPacks, Pick} <= set(DRAFT.frames())
    assert not {OpenPacks, Pick} & set(find(DRAFT.plays).frames())
