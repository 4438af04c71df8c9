"""Worked cases: Draw Cards and Counter."""

from games.overrealm.table import table, team
from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-SELECT-08")
@case("OR-CASE-042")
def test_counter_without_a_cube() -> None:
    a, _ = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "maneuver": 0})
    assert a.refused("counter").rule == "OR-SELECT-08"  # which also checks that nothing changed
    assert a.is_asked


@rule("OR-STD-01", "OR-END-01")
@case("OR-CASE-036")
def test_draw_cards_on_both_sides() -> None:
    # 2 as the action + 1 in the End Phase
    check_turn("OR-CASE-036")


@rule("OR-STD-02", "OR-STD-03", "OR-STD-04", "OR-END-01", "OR-SELECT-08")
@case("OR-CASE-037")
def test_counter_hp_loss_discards_buffs() -> None:
    # 3 + 1 = 4, DEF ignored; P2 no draw; discarding Curse triggers nothing
    check_turn("OR-CASE-037")


@rule("OR-STD-03", "OR-STD-04")
@case("OR-CASE-039")
def test_counter_against_a_free_action() -> None:
    # 0 + 0 = 0
    check_turn("OR-CASE-039")


@rule("OR-STD-05", "OR-STD-03")
@case("OR-CASE-041")
def test_counter_stops_a_status_that_affects_the_enemy() -> None:
    # 2 discards: 2 HP; no leech
    check_turn("OR-CASE-041")


@rule("OR-STD-07", "OR-STD-03", "OR-STD-06")
@case("OR-CASE-043")
def test_countered_recoil_attack() -> None:
    # 2 + 1 = 3 for Counter, 2 recoil: 8 - 5 = 3
    check_turn("OR-CASE-043")


@rule("OR-STD-08", "OR-END-01")
@case("OR-CASE-045")
def test_both_counter() -> None:
    # cubes spent, no draws
    check_turn("OR-CASE-045")
