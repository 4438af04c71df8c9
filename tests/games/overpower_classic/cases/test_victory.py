"""Worked cases of victory."""

from games.overpower.table import hero
from games.overpower_classic.making import strike_home
from games.overpower_classic.table import duel, table
from marks import case

HULK, STORM = "Hulk (MVOP)", "Storm (MVOP)"


@case("OPC-CASE-077")
def test_the_seventh_mission_beats_the_ko_of_the_whole_team() -> None:
    a, b = duel(
        [hero(HULK, current=["8E", "3E"]), hero("Thing (MVOP)", current=["8E", "2E"])],
        ["3S"],
        [hero(STORM, hits=["2S"], current=["8S", "7S"])],
        them={"objectives": {"completed": 6, "ventured": {"reserve": 1}}},
    )
    assert (a.venture, b.venture) == (15, 21)
    strike_home(a, b, "3S", "Hulk", "Storm")
    assert b.is_kod("Storm") and b.missions == (0, 7, 0)
    assert a.s.result is not None and a.s.result.winners == (1,) and a.s.result.rule == "OPC-VICTORY-02"


@case("OPC-CASE-079")
def test_seven_defeated_missions_forfeit() -> None:
    a, b = table(
        a={
            "front": [hero(HULK, current=["4E"])],
            "objectives": {"reserve": 1, "completed": 5, "ventured": {"reserve": 1}},
        },
        b={"front": [hero(STORM, current=["8S", "2S"])], "objectives": {"defeated": 5, "ventured": {"reserve": 2}}},
        phase="end",
    )
    assert b.missions == (0, 0, 7) and a.missions == (1, 6, 0)
    assert a.s.result is not None and a.s.result.winners == (0,) and a.s.result.rule == "OPC-VICTORY-03"
