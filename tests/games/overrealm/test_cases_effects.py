"""Worked cases of whole turns: buffs, flips, cubes, conditions, KO, decks, the end."""

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


@rule("OR-KO-03", "OR-KO-04", "OR-KO-07", "OR-CUBES-05")
@case("OR-CASE-109")
def test_faster_ko_action_lost_replacement_draw_kept() -> None:
    # 6 before 5: 2 + 2 + 1 = 5; the kill gives Chargroar +2 ATK cubes; cost of Foul Play stays paid
    check_turn("OR-CASE-109")


@rule("OR-KO-08", "OR-ORDER-09", "OR-KO-06", "OR-CUBES-05")
@case("OR-CASE-111")
def test_both_kod_on_a_tie() -> None:
    # both speed 6: 2 + 2 = 4 and 1 - 1 + 2 = 2; secret choices; Wing Clip -1 SPD; the +2 ATK of Lights Out is
    # cleared
    check_turn("OR-CASE-111")


@rule("OR-KO-01", "OR-KO-06", "OR-END-04", "OR-END-02")
@case("OR-CASE-112")
def test_ko_in_the_end_phase() -> None:
    # draws first, then Heatwave; Intimidate at once; Chargroar is not hit by Heatwave this turn
    check_turn("OR-CASE-112")


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
