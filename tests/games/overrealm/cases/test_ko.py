"""Worked cases: KOs and replacements."""

from games.overrealm.turns import check_turn
from marks import case, rule


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
