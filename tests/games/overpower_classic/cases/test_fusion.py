"""Worked cases of Fusion."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.table import duel
from marks import case

HULK, STORM, BEAST = (f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast"))
THREE = "2 MultiPower (three icons)"


@case("OPC-CASE-073")
@pytest.mark.parametrize("recorded", [True, False])
def test_two_multipower_cards_give_one_type(recorded: bool) -> None:
    old = ["3F", THREE, "4M"]
    theirs = hero(BEAST, hits=old) if recorded else hero(BEAST, current=old)
    a, b = duel([HULK], ["1E"], [theirs, STORM])
    assert a.pending == "Turn" and not b.is_kod("Beast")
    a.does("attack", "1E", "Hulk", "Beast")
    b.does("take")
    a.does("accept")
    assert b.is_kod("Beast")


@case("OPC-CASE-075")
def test_a_special_chooses_its_own_type() -> None:
    a, b = duel([STORM], [], [hero(BEAST, current=["Emotional Outburst", THREE, "3F"]), HULK])
    assert b.damage("Beast") == 13 and a.pending == "SpectrumKO"
    a.does("accept")
    assert b.is_kod("Beast")
