"""Worked cases of hits and KOs."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.given import concedes
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel
from marks import case

HULK, STORM, BEAST, CYCLOPS, THING, MAGNETO = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Cyclops", "Thing", "Magneto")
)


@case("OPC-CASE-059")
@pytest.mark.parametrize(("current", "falls", "total"), [("6F", True, 20), ("5F", False, 19)])
def test_a_bonus_is_no_damage(current: str, falls: bool, total: int) -> None:
    a, b = duel([MAGNETO], ["2E", "Nuclear"], [hero(STORM, hits=["8E", "4F"], current=[current]), BEAST])
    a.does("attack", "2E", "Nuclear", "Magneto", "Storm")
    assert a.level == 5
    b.does("take")
    assert b.is_kod("Storm") is falls and (falls or b.damage("Storm") == total)


@case("OPC-CASE-061")
def test_three_types_and_an_any_power_card() -> None:
    theirs = [hero(STORM, hits=["1E"], current=["1F"]), hero(BEAST, hits=["1E"], current=["1F"])]
    a, b = duel([HULK], ["1S", "5A", "2F"], theirs)
    strike_home(a, b, "1S", "Hulk", "Storm")
    assert b.is_kod("Storm")
    for card in ("5A", "2F"):
        b.does("pass")
        strike_home(a, b, card, "Hulk", "Beast")
    assert not b.is_kod("Beast") and b.damage("Beast") == 9


@case("OPC-CASE-062")
def test_the_ko_of_thing() -> None:
    own = special("Rocks", "Thing", value=4, icons=["brute_force"])
    theirs = [hero(THING, placed=["4S", "Tree (basic)"], hits=["7E"], current=["6E"]), HULK]
    a, b = duel([MAGNETO], ["8E"], theirs, ["Rocks"], cards=[own])
    strike_home(a, b, "8E", "Magneto", "Thing")
    assert b.is_kod("Thing") and b.defeated == ["Thing"]
    assert b.power_pack == ["4S"] and b.dead == ["Tree"] and a.power_pack == ["7E"]
    assert a.venture == 14 and b.hand == ["Rocks"] and not b.can("attack", "Rocks")
    concedes(b, a)
    assert sorted(a.power_pack) == ["6E", "7E", "8E"]
