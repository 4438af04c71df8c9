"""Worked case of a lost Front Line."""

from games.overpower.table import hero
from games.overpower_classic.given import TEAMWORK
from games.overpower_classic.making import strike_home
from games.overpower_classic.table import duel
from marks import case


@case("OPC-CASE-064")
def test_the_last_of_the_front_line_falls_to_a_teamwork() -> None:
    theirs = [hero("Storm (MVOP)", hits=["8E", "7E"]), hero("Beast (MVOP)", ko=2), hero("Thing (MVOP)", ko=2)]
    a, b = duel(
        [hero("Cyclops (MVOP)", current=["7F"]), "Hulk (MVOP)"],
        [TEAMWORK, "5S"],
        theirs,
        them={"reserve": "Wolverine (MVOP)"},
    )
    assert b.front == ["Storm"] and b.damage("Storm") == 15
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert a.s.battle == 3 and "5S" in a.power_pack, "the follow-up is not made"
    assert b.missions == (6, 1, 0) and a.missions == (6, 0, 1), "7 to 6"
    assert a.s.result is None and b.front == ["Wolverine"] and b.reserve == []
