"""Worked cases: the deck, the hand limit, the End Phase, the end."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-DECK-01", "OR-DECK-02", "OR-END-01")
@case("OR-CASE-115")
def test_hand_limit() -> None:
    # 6: one card of two, none at the End Phase; 7: none at all
    check_turn("OR-CASE-115")


@rule("OR-DECK-03", "OR-DECK-04")
@case("OR-CASE-117")
def test_drawing_through_a_reshuffle() -> None:
    # 1 drawn, 11 reshuffled, 1 drawn, End Phase 1: 9 left
    check_turn("OR-CASE-117")


@rule("OR-END-01", "OR-ORDER-04", "OR-SWITCH-01")
@case("OR-CASE-119")
def test_who_draws() -> None:
    # switch: none; Hypercharge: icon 1 + End Phase 1
    check_turn("OR-CASE-119")


@rule("OR-WIN-01", "OR-WIN-02")
@case("OR-CASE-121")
def test_third_ko_wins_at_once() -> None:
    # 2 + 2 + 1 = 5; no End Phase draw
    check_turn("OR-CASE-121")


@rule("OR-WIN-03", "OR-ORDER-09")
@case("OR-CASE-122")
def test_tie_on_a_speed_tie() -> None:
    # 4 and 2, both last monsters fall together
    check_turn("OR-CASE-122")
