"""Reveal, mix, shuffle and move: the only functions that change who knows which card."""

import pytest

from overtable.kernel.game import Setup
from overtable.kernel.knowledge import everyone, free_label, knows, mix, move, reveal, seen, shuffle
from toy import DECK, DISCARD, HAND, LANTERNS, VEIL, Lanterns, zone

A, B, SPECTATOR = 0, 1, 2


@pytest.fixture
def s() -> Lanterns:
    return LANTERNS.start(Setup(mode="short", seed=11))


def hand(s: Lanterns, player: int) -> list[int]:
    return s.zones[zone(player, HAND)]


def deck(s: Lanterns, player: int) -> list[int]:
    return s.zones[zone(player, DECK)]


def who_knows(s: Lanterns, card: int) -> list[int]:
    return [w for w in range(s.seats + 1) if knows(s, w, card)]


def test_at_the_start_each_knows_the_own_hand_and_nothing_else(s: Lanterns) -> None:
    for player in (A, B):
        assert all(who_knows(s, c) == [player] for c in hand(s, player))
        assert all(who_knows(s, c) == [] for c in deck(s, player))


def test_each_pile_that_was_shuffled_alone_has_a_label_of_its_own(s: Lanterns) -> None:
    labels = [{s.pool[SPECTATOR][c] for c in [*deck(s, p), *hand(s, p)]} for p in (A, B)]
    assert [len(found) for found in labels] == [1, 1]
    assert labels[A] != labels[B]


def test_everyone_means_the_seats_and_the_spectators(s: Lanterns) -> None:
    assert everyone(s) == 0b111


class TestReveal:
    def test_only_the_watchers_named_learn_the_card(self, s: Lanterns) -> None:
        card = deck(s, A)[0]
        reveal(s, card, 1 << B)
        assert who_knows(s, card) == [B]

    def test_what_was_learnt_moves_the_epoch(self, s: Lanterns) -> None:
        card, before = deck(s, A)[0], s.epoch
        reveal(s, card, 1 << A | 1 << B)
        assert s.epoch == before + 2

    def test_what_was_known_already_does_not_move_the_epoch(self, s: Lanterns) -> None:
        before = s.epoch
        reveal(s, hand(s, A)[0], 1 << A)
        assert s.epoch == before

    def test_the_other_cards_keep_their_labels(self, s: Lanterns) -> None:
        card, *others = deck(s, A)
        before = [s.pool[B][c] for c in others]
        reveal(s, card, 1 << B)
        assert [s.pool[B][c] for c in others] == before


class TestMix:
    def test_known_cards_that_are_mixed_get_one_new_label(self, s: Lanterns) -> None:
        cards = hand(s, A)[:2]
        used = set(s.pool[A])
        mix(s, cards, 1 << A)
        assert len({s.pool[A][c] for c in cards}) == 1
        assert s.pool[A][cards[0]] not in used

    def test_labels_that_meet_become_one_everywhere(self, s: Lanterns) -> None:
        """One of my hidden cards among one of yours: now any of mine could be any of yours."""
        mix(s, [deck(s, A)[0], deck(s, B)[0]], 1 << SPECTATOR)
        assert len(set(s.pool[SPECTATOR])) == 1

    def test_the_watchers_not_named_lose_nothing(self, s: Lanterns) -> None:
        before = s.pool[B][:]
        mix(s, hand(s, A), 1 << A)
        assert s.pool[B] == before

    def test_mixing_nothing_changes_nothing(self, s: Lanterns) -> None:
        before = [p[:] for p in s.pool]
        mix(s, [], everyone(s))
        assert s.pool == before

    def test_a_single_known_card_that_is_mixed_alone_is_still_no_longer_called_known(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        mix(s, [card], 1 << A)
        assert not knows(s, A, card)

    def test_a_free_label_is_the_smallest_that_nobody_uses(self) -> None:
        assert free_label(bytearray([0, 1, 2, 4])) == 3
        assert free_label(bytearray([0])) == 1


class TestShuffle:
    def test_nobody_knows_the_cards_of_a_shuffled_pile(self, s: Lanterns) -> None:
        reveal(s, deck(s, A)[0], everyone(s))
        shuffle(s, zone(A, DECK))
        assert all(who_knows(s, c) == [] for c in deck(s, A))

    def test_it_keeps_the_cards_and_uses_chance(self, s: Lanterns) -> None:
        cards, epoch, chance = set(deck(s, A)), s.epoch, s.chance[:]
        shuffle(s, zone(A, DECK))
        assert set(deck(s, A)) == cards
        assert s.epoch > epoch
        assert s.chance != chance

    def test_a_public_pile_that_is_shuffled_alone_holds_exactly_its_own_cards(self, s: Lanterns) -> None:
        """Discards that become the draw pile: hidden, but not to be taken for cards of the hand."""
        for c in list(deck(s, A)):
            move(s, c, zone(A, DISCARD))
        for c in list(s.zones[zone(A, DISCARD)]):
            move(s, c, zone(A, DECK))
        shuffle(s, zone(A, DECK))
        label = s.pool[B][deck(s, A)[0]]
        assert {c for c in range(16) if s.pool[B][c] == label} == set(deck(s, A))


class TestMove:
    def test_a_card_in_a_public_zone_is_known_to_all(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        move(s, card, zone(A, DISCARD))
        assert who_knows(s, card) == [A, B, SPECTATOR]

    def test_where_and_the_zones_agree(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        move(s, card, zone(A, DISCARD))
        assert s.where[card] == zone(A, DISCARD)
        assert card not in hand(s, A)
        assert s.zones[zone(A, DISCARD)] == [card]

    def test_a_card_drawn_is_known_to_its_owner_only(self, s: Lanterns) -> None:
        card = deck(s, A)[-1]
        move(s, card, zone(A, HAND))
        assert who_knows(s, card) == [A]

    def test_a_card_once_shown_stays_known_in_a_hand(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        move(s, card, zone(A, DISCARD))
        move(s, card, zone(A, HAND))
        assert who_knows(s, card) == [A, B, SPECTATOR]

    def test_a_known_card_put_on_top_is_known_there(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        reveal(s, card, 1 << B)
        move(s, card, zone(A, DECK))
        assert deck(s, A)[-1] == card
        assert who_knows(s, card) == [A, B]

    def test_at_lays_the_card_at_that_place_of_the_pile(self, s: Lanterns) -> None:
        card = hand(s, A)[0]
        move(s, card, zone(A, DECK), at=0)
        assert deck(s, A)[0] == card

    def test_a_known_card_played_face_down_is_mixed_with_the_hand_it_left(self, s: Lanterns) -> None:
        """The opponent had seen two cards of the hand. One card goes face down: it could be any of the hand."""
        shown = hand(s, A)[:2]
        for c in shown:
            reveal(s, c, 1 << B)
        whole = list(hand(s, A))
        move(s, shown[0], zone(A, VEIL), told=1 << A)
        assert all(knows(s, A, c) for c in whole)
        assert not any(knows(s, B, c) for c in whole)
        assert len({s.pool[B][c] for c in whole}) == 1

    def test_a_face_down_card_never_mixes_with_what_it_cannot_be(self, s: Lanterns) -> None:
        """A hand that was wholly known: the face down card is one of these, and none of the deck."""
        whole = list(hand(s, A))
        for c in whole:
            reveal(s, c, 1 << B)
        move(s, whole[0], zone(A, VEIL), told=1 << A)
        label = s.pool[B][whole[0]]
        assert {c for c in range(16) if s.pool[B][c] == label} == set(whole)

    def test_a_move_that_all_saw_mixes_nothing(self, s: Lanterns) -> None:
        reveal(s, hand(s, A)[1], 1 << B)
        before = s.pool[B][:]
        move(s, hand(s, A)[0], zone(A, VEIL))
        assert s.pool[B] == before


class TestSeen:
    def test_an_open_zone_is_seen_in_its_order(self, s: Lanterns) -> None:
        cards = sorted(hand(s, A), reverse=True)
        for c in cards:
            move(s, c, zone(A, DISCARD))
        assert seen(s, B, zone(A, DISCARD)) == (cards, 0)

    def test_a_hidden_zone_tells_how_many_but_not_in_which_order(self, s: Lanterns) -> None:
        pile = deck(s, A)
        pile.sort(reverse=True)
        for c in (pile[0], pile[2]):
            reveal(s, c, 1 << B)
        assert seen(s, B, zone(A, DECK)) == (sorted([pile[0], pile[2]]), len(pile) - 2)
