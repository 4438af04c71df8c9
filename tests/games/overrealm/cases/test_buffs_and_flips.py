"""Worked cases: buffs and flips."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-BUFF-05", "OR-COND-08")
@case("OR-CASE-088")
def test_flinch_stops_the_attack_and_its_with_attack_buff() -> None:
    # 7 beats 6; 1 + 2 + 2 = 5; Lights Out never happens, Energize is spent
    check_turn("OR-CASE-088")


@rule("OR-BUFF-02", "OR-CUBES-04", "OR-ATTACK-05")
@case("OR-CASE-090")
def test_pre_attack_debuffs_before_a_slower_attack() -> None:
    # Surge 1 - 1 + 2 = 2; Lights Out 2 - 2 + 2 + 1 = 3
    check_turn("OR-CASE-090")


@rule("OR-FLIP-01", "OR-FLIP-03")
@case("OR-CASE-092")
def test_stop_at_the_first_success() -> None:
    # one card flipped; 2 + 4 (Water) = 6
    check_turn("OR-CASE-092")


@rule("OR-FLIP-06", "OR-FLIP-07")
@case("OR-CASE-093")
def test_flip_event_before_the_next_flip() -> None:
    # Curse: 1 to Drownigator, then the second flip succeeds; 2 + 2 = 4
    check_turn("OR-CASE-093")


@rule("OR-FLIP-08", "OR-BUFF-02")
@case("OR-CASE-096")
def test_focus() -> None:
    # 1 becomes 2 flips: fail, success; 1 + 2 = 3
    check_turn("OR-CASE-096")
