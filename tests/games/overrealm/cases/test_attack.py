"""Worked cases: damage, and the rulebook's examples."""

from games.overrealm.turns import check_turn
from marks import case, rule


@rule(
    "OR-ATTACK-12",
    "OR-ATTACK-02",
    "OR-FLIP-01",
    "OR-FLIP-03",
    "OR-SELECT-02",
    "OR-END-01",
    "OR-FLIP-02",
    "OR-CARD-05",
    "OR-CARD-08",
)
@case("OR-CASE-056")
def test_worked_example_foul_play() -> None:
    # 2 printed + 2 (Leaf) = 4; the flips fail then succeed, so -1 ATK cube
    check_turn("OR-CASE-056")


@rule(
    "OR-ATTACK-13",
    "OR-SWITCH-03",
    "OR-SWITCH-05",
    "OR-CUBES-01",
    "OR-FLIP-04",
    "OR-BUFF-06",
    "OR-BUFF-07",
    "OR-SELECT-06",
    "OR-ATTACK-01",
    "OR-ORDER-03",
    "OR-ORDER-07",
)
@case("OR-CASE-057")
def test_worked_example_typhoon_chargroar_switching_in_intimidate_counts() -> None:
    # cubes -2 (Intimidate) + 1 (Sharp Leaves) = -1; 1 + 2 success buffs - 1 = 2; +3 Fire - 3 Electric = 2. The
    # printed example ignores Intimidate and says 4
    check_turn("OR-CASE-057")


@rule("OR-ATTACK-13", "OR-ATTACK-01", "OR-FLIP-04", "OR-END-04")
@case("OR-CASE-059")
def test_worked_example_typhoon_if_flexferno_stays() -> None:
    # 1 + 2 + 1 = 4; + 3 Fire = 7; Heatwave then deals Cleansitoad 1
    check_turn("OR-CASE-059")


@rule("OR-ATTACK-03", "OR-ATTACK-05", "OR-ATTACK-02")
@case("OR-CASE-060")
def test_minimum_damage_with_a_negative_value() -> None:
    # 2 - 4 - 1 (Rock) = -3, so 1
    check_turn("OR-CASE-060")


@rule("OR-ATTACK-06", "OR-ATTACK-07", "OR-FLIP-01")
@case("OR-CASE-062")
def test_worked_example_5_damage_against_3_def() -> None:
    # 5 - 3 = 2; Death has no Fire modifier; the failed flip leaves DEF in force
    check_turn("OR-CASE-062")


@rule("OR-ATTACK-06", "OR-ATTACK-07")
@case("OR-CASE-063")
def test_worked_example_5_damage_against_minus_3_def() -> None:
    # 5 + 3 = 8
    check_turn("OR-CASE-063")


@rule("OR-ATTACK-02", "OR-ATTACK-09", "OR-END-04", "OR-SELECT-02")
@case("OR-CASE-064")
def test_two_opposite_elements_and_thorned_body() -> None:
    # 9 - 3 (Rock) + 5 (Leaf) = 11; Thorned Body 2 despite +2 DEF; Heatwave 1: 14 - 11 - 1 = 2
    check_turn("OR-CASE-064")


@rule("OR-CARD-06", "OR-ATTACK-03")
@case("OR-CASE-065")
def test_modifier_x() -> None:
    # X against Rock: 1 whatever the 6 + 2
    check_turn("OR-CASE-065")


@rule("OR-BUFF-02", "OR-ATTACK-05", "OR-ATTACK-09")
@case("OR-CASE-067")
def test_pre_attack_cubes_count_at_once_recoil_ignores_def() -> None:
    # 4 + 2 cubes + 0 (Water) = 6; recoil 1
    check_turn("OR-CASE-067")


@rule("OR-ATTACK-04", "OR-ORDER-05")
@case("OR-CASE-068")
def test_own_text_overrides_the_minimum() -> None:
    # Expunge speed 8: 5 + 3 (Leaf) = 8; Whirlwind speed 7 deals 0 because the enemy attack was faster
    check_turn("OR-CASE-068")


@rule("OR-ATTACK-08", "OR-FLIP-01")
@case("OR-CASE-069")
def test_unsuccessful_attack_deals_nothing() -> None:
    # both flips fail: nothing at all instead of 3 + 2 + 3 = 8
    check_turn("OR-CASE-069")
