"""Worked cases of whole turns: damage, the rulebook's examples, status, reactions, auras."""

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


@rule("OR-AURA-01", "OR-AURA-02", "OR-AURA-07")
@case("OR-CASE-080")
def test_aura_works_and_ticks_in_its_first_turn() -> None:
    # speed 5 before 3: 1 - 1 + 3 (Fire) = 3; 8 - 1 = 7
    check_turn("OR-CASE-080")


@rule("OR-AURA-06", "OR-AURA-02", "OR-END-02")
@case("OR-CASE-082")
def test_download_runs_out() -> None:
    # 2 + 2 + 1, then the last counter: 2 more
    check_turn("OR-CASE-082")


@rule("OR-AURA-04", "OR-AURA-02")
@case("OR-CASE-084")
def test_refilling_an_aura() -> None:
    # refilled to 8, not 13; then 7
    check_turn("OR-CASE-084")


@rule("OR-AURA-06", "OR-SWITCH-02")
@case("OR-CASE-085")
def test_download_punishes_a_switch() -> None:
    # 3 to the leaving Chargroar, DEF does not help; the aura is gone, no cards for it
    check_turn("OR-CASE-085")


@rule("OR-AURA-05", "OR-AURA-07")
@case("OR-CASE-087")
def test_aura_of_a_kod_monster() -> None:
    # 1 + 3 - 1 - 1 (Leaf) = 2
    check_turn("OR-CASE-087")
