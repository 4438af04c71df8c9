"""Worked cases: cubes and conditions."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-CUBES-01")
@case("OR-CASE-097")
def test_opposite_cubes_cancel() -> None:
    # -1 + 2 = +1
    check_turn("OR-CASE-097")


@rule("OR-ATTACK-10", "OR-CUBES-02", "OR-ATTACK-09")
@case("OR-CASE-099")
def test_this_turn_def_is_not_a_cube() -> None:
    # Fire Blast 9 - 3 + 5 - 6 = 5; Thorned Body 2; Vine Whip 2 - 1 (Fire) = 1; Heatwave 1: 14 - 5 - 1 = 8; 8 - 2 -
    # 1 = 5
    check_turn("OR-CASE-099")


@rule("OR-COND-02")
@case("OR-CASE-100")
def test_burn_normal() -> None:
    # 5 - 1 + 3 (Leaf) = 7
    check_turn("OR-CASE-100")


@rule("OR-COND-03")
@case("OR-CASE-102")
def test_fatigue_raises_damage_taken() -> None:
    # 1 + 1 = 2
    check_turn("OR-CASE-102")


@rule("OR-COND-04")
@case("OR-CASE-103")
def test_paralyze_failed() -> None:
    # both flips fail: no damage, the buff is spent
    check_turn("OR-CASE-103")


@rule("OR-COND-06", "OR-END-03")
@case("OR-CASE-105")
def test_three_leech_counters() -> None:
    # 3 damage; healing 12 + 3 limited to 14
    check_turn("OR-CASE-105")


@rule("OR-COND-07", "OR-COND-02", "OR-END-04")
@case("OR-CASE-107")
def test_a_second_burn() -> None:
    # 2 + 4 - 2 (burn once) - 3 (Fire) = 1; Heatwave 1
    check_turn("OR-CASE-107")
