"""Worked cases: switches, chosen and forced."""

from games.overrealm.table import table
from games.overrealm.turns import check_turn
from marks import case, rule


@rule("OR-SELECT-12")
@case("OR-CASE-052")
def test_a_switch_to_a_kod_monster() -> None:
    a, _ = table(a={"team": {"Galeaffy": 4, "Chargroar": 0, "Steamie": 9}})
    assert a.refused("switch", "Chargroar").rule == "OR-SELECT-12"
    assert a.offered("switch") == ["Steamie"]
    a, _ = table(a={"team": {"Galeaffy": 4, "Chargroar": 0, "Steamie": 0}})
    assert not a.can("switch")


@rule("OR-SWITCH-01", "OR-SWITCH-02", "OR-SWITCH-03", "OR-END-01", "OR-SWITCH-06", "OR-CUBES-03")
@case("OR-CASE-046")
def test_switch_clears_cubes_attack_hits_the_newcomer() -> None:
    # 1 + 0 (Rock) = 1; P2 no draw
    check_turn("OR-CASE-046")


@rule("OR-CARD-10", "OR-SWITCH-08", "OR-BUFF-01")
@case("OR-CASE-048")
def test_prevented_switch() -> None:
    # Chargroar stays: 1 - 1 + 2 = 2; cubes stay; no draw for P2
    check_turn("OR-CASE-048")


@rule("OR-SWITCH-07", "OR-SWITCH-06", "OR-COND-01")
@case("OR-CASE-050")
def test_burn_stays_leech_goes() -> None:
    # no leech left at the End Phase
    check_turn("OR-CASE-050")


@rule("OR-BUFF-10", "OR-BUFF-01", "OR-SWITCH-03", "OR-ORDER-03")
@case("OR-CASE-053")
def test_target_acquired() -> None:
    # 2 + 2 + 4 (Rock) = 8; flips fail, no leech
    check_turn("OR-CASE-053")


@rule("OR-SWITCH-10", "OR-BUFF-04", "OR-SELECT-06", "OR-END-01")
@case("OR-CASE-055")
def test_forced_switch_at_post_attack() -> None:
    # 4 hits Cleansitoad before it leaves; P2 chose Shaleshell and still draws
    check_turn("OR-CASE-055")
