"""Worked cases: status actions and reactions."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-STATUS-01", "OR-CUBES-02", "OR-ORDER-04")
@case("OR-CASE-072")
def test_self_only_status_and_the_cube_limit() -> None:
    # 3 + 2 = 5, limited to 4; icon 1 + End Phase 1
    check_turn("OR-CASE-072")


@rule("OR-STATUS-02", "OR-BUFF-08", "OR-COND-03")
@case("OR-CASE-074")
def test_fatigue_in_mid_turn_cancels_buffs() -> None:
    # Fatigue (6) before Ice Blast (4): Retaliate is lost; 2 + 3 (Death) = 5, not 8; the flinch flip fails
    check_turn("OR-CASE-074")


@rule("OR-COND-06", "OR-END-03", "OR-ORDER-05")
@case("OR-CASE-075")
def test_leech_works_the_same_turn() -> None:
    # Cyclone 2 + 1 (Rock) = 3: 10 - 3 = 7; leech 1: Galeaffy 9, Stallagrowth 8
    check_turn("OR-CASE-075")


@rule("OR-REACT-01", "OR-REACT-02", "OR-SELECT-15")
@case("OR-CASE-076")
def test_roost_against_a_faster_attack() -> None:
    # 6 is faster than 4: no healing, cost and single use gone; 2 + 1 (Death) - 1 (Rock) = 2
    check_turn("OR-CASE-076")


@rule("OR-REACT-03", "OR-ATTACK-04")
@case("OR-CASE-078")
def test_evaporate_triggers() -> None:
    # would be 5 + 2 - 2 (Water) = 5; the attack is unsuccessful; 2 + 2 + 1 = 5 cards
    check_turn("OR-CASE-078")
