"""What is in the box and in the packs."""

from collections import Counter

import pytest

from games.powerup.drafts import DRAFT, begun, packs
from marks import rule
from overtable.games.powerup.book.cards import Hero
from overtable.games.powerup.limited.box import cards_in, copies_for, filled, most_in_a_deck
from overtable.kernel.game import BadSetup
from overtable.kernel.setup import Setup

CARDS = DRAFT.catalogue
ALL_SEATS = range(2, 9)


@rule("PU-BOX-01")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_two_players_share_one_copy_of_each_hero(seats: int, copies: int) -> None:
    s = begun(seats, mode="sealed")
    there = Counter(s.printing)
    assert {there[CARDS.row[c.id]] for c in CARDS.cards if isinstance(c, Hero)} == {copies}


@rule("PU-BOX-02")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_nobody_can_take_more_power_cards_than_a_deck_may_hold(seats: int) -> None:
    for card in CARDS.cards:
        assert isinstance(card, Hero) or copies_for(card, seats) <= most_in_a_deck(card)
    limits = {name: copies_for(CARDS.find(name), 8) for name in ("Checkmate", "Supply Drop", "Siege Works", "Torch")}
    assert limits == {"Checkmate": 1, "Supply Drop": 2, "Siege Works": 1, "Torch": 3}


@rule("PU-PACK-01", "PU-PACK-02", "PU-PACK-03")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_packs_have_their_size_their_kind_and_no_card_twice(seats: int) -> None:
    for seed in range(12):
        s = begun(seats, seed, "sealed")
        for seat in range(seats):
            for number, pack in enumerate(packs(s, seat), 1):
                cards = [CARDS.find(i) for i in pack]
                assert len(pack) == cards_in(number) == (8 if number <= 5 else 10)
                assert len(set(pack)) == len(pack)
                stars = {c.stars if isinstance(c, Hero) else 0 for c in cards}
                assert stars == {number if number <= 5 else 0}


@rule("PU-PACK-04")
def test_a_shut_pack_could_have_any_card_of_its_kind() -> None:
    s = begun(4)
    for watcher in range(s.seats + 1):
        labels: dict[int, set[int]] = {}
        for c, row in enumerate(s.printing):
            printed = CARDS[row]
            if s.pool[watcher][c]:
                kind = printed.stars if isinstance(printed, Hero) else 0
                labels.setdefault(s.pool[watcher][c], set()).add(kind)
        assert sorted(map(tuple, labels.values())) == [(n,) for n in range(6)]


def test_the_box_has_enough_for_every_table_and_packs_differ_by_seed() -> None:
    for seats in ALL_SEATS:
        heroes, powers = filled(seats)[:5], filled(seats)[5]
        assert all(len(kind) >= 8 * seats for kind in heroes) and len(powers) >= 30 * seats
    assert packs(begun(4, 1, "sealed"), 0) != packs(begun(4, 2, "sealed"), 0)
    assert packs(begun(4, 1, "sealed"), 0) == packs(begun(4, 1, "sealed"), 0)


@pytest.mark.parametrize("more", [{"decks": ("", "")}, {"position": {}}, {"cards": [{"id": "x"}]}])
def test_nobody_brings_cards_to_a_draft(more: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="begins with shut packs"):
        DRAFT.start(Setup(mode="draft", seed=0, seats=2, **more))  # type: ignore[arg-type]


def test_a_draft_is_for_two_to_eight() -> None:
    with pytest.raises(BadSetup):
        DRAFT.start(Setup(mode="draft", seed=0, seats=9))
