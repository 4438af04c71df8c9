"""Worked cases: team auras."""

from games.overrealm.turns import check_turn
from marks import case, rule


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
