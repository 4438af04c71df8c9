"""Worked cases: speeds, ties, the Start Phase."""

from games.overrealm.table import table, team
from games.overrealm.turns import CASES, check_turn
from marks import case, rule


@rule("OR-ORDER-01", "OR-ORDER-02", "OR-SELECT-13")
@case("OR-CASE-035")
def test_the_start_phase_toggles_lockdown() -> None:
    a, b = table(
        a={"team": team("Phantomaton", "Galeaffy", "Steamie")},
        b={"team": team("Chargroar", "Galeaffy", "Shaleshell")},
        start="start",
    )
    then = CASES["OR-CASE-035"]["then"]
    counter, legal = [], []
    for _ in range(3):
        counter.append(a.tokens("Phantomaton").get("lockdown", 0))
        legal.append(b.can("switch"))
        if not legal[-1]:
            assert b.refused("switch", "Galeaffy").rule == "OR-SELECT-13"
        a.draws()
        b.draws()
    assert counter == list(then["lockdown_counter_during_selection"].values())
    assert legal == list(then["P2_switch_legal"].values())


@rule("OR-ORDER-05", "OR-ORDER-06", "OR-CUBES-04")
@case("OR-CASE-027")
def test_spd_cubes_change_the_order() -> None:
    # speed 5 against 6 - 2 = 4: Foul Play first, 2 - 2 = 0 so 1, and -1 ATK; Lights Out 2 - 1 + 2 + 1 = 4
    check_turn("OR-CASE-027")


@rule("OR-ORDER-08", "OR-ORDER-09", "OR-CUBES-05", "OR-KO-07")
@case("OR-CASE-029")
def test_tie_independence() -> None:
    # both speed 5: 3 + 3 (Death) + 3 (Water) = 9, not lowered by the new -1 ATK; Foul Play 2 - 2 = 0, so 1,
    # although its user falls
    check_turn("OR-CASE-029")


@rule("OR-ORDER-07", "OR-BUFF-02", "OR-KO-04")
@case("OR-CASE-031")
def test_pre_attack_speed_bonus() -> None:
    # 5 + 2 = 7 beats 5; 5 + 2 (Electric) = 7; Thunderstorm is lost
    check_turn("OR-CASE-031")


@rule("OR-ORDER-11", "OR-KO-04")
@case("OR-CASE-033")
def test_rot_hits_first() -> None:
    # enemy chose an attack: Rot (speed 2) before Rock Smash (6); 2 + 4 + 4 = 10
    check_turn("OR-CASE-033")
