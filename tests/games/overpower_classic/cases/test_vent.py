"""Worked cases of the Venture."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.making import strike_home
from games.overpower_classic.table import PILE, table
from marks import case

HULK, STORM = "Hulk (MVOP)", "Storm (MVOP)"


@case("OPC-CASE-036")
@pytest.mark.parametrize("count", range(8))
def test_a_ventures_so_many_missions(count: int) -> None:
    side: dict[str, Any] = {
        "front": [HULK],
        "objectives": {"reserve": 7},
        "draw": ["8S", "7S", "6S", "5S", "4S", *PILE],
    }
    a, b = table(a=side, b=side, phase="venture")
    assert a.missions == (7, 0, 0)
    if count == 0:
        assert a.refusal("done") == "OPC-VENT-01"
        return
    a.ventures(count)
    assert len(b.hand) == max(0, count - 2)


@case("OPC-CASE-037")
@pytest.mark.parametrize(
    ("steps", "missions"),
    [
        (["from Defeated", "from Defeated"], (4, 3, 0)),
        (["from Defeated", "from Reserve"], (2, 4, 1)),
        (["from Defeated"], (3, 3, 1)),
        ([], (2, 3, 2)),
    ],
)
def test_two_won_completed_missions(steps: list[str], missions: tuple[int, ...]) -> None:
    mine = {"reserve": 2, "completed": 1, "defeated": 2, "ventured": {"completed": 2}}
    a, _ = table(a={"front": [HULK], "objectives": mine}, b={"front": [hero(STORM, current=["5S"])]}, phase="end")
    for step in steps:
        a.does("raise", step)
    if len(steps) < 2:
        a.does("done")
    assert a.missions == missions and a.pending != "Steps", "two steps and no more"


def to_the_venture(a: Player, b: Player) -> None:
    while a.pending != "Venture":
        p = a if a.is_asked else b
        p.does("done") if p.can("done") else p.table.answer(p.number, p.options()[0])


@case("OPC-CASE-040")
def test_a_tie_and_the_battle_after_it() -> None:
    a, b = table(
        a={"front": ["Spider-Man (MVOP)"], "hand": ["6F", "3F"], "draw": ["8E", *PILE * 2]},
        b={"front": ["Venom (MVOP)"], "hand": ["5F", "4F"], "draw": PILE * 2},
        phase="venture",
        battle=1,
    )
    a.ventures(2)
    b.ventures(3)
    assert a.dead == ["8E"], "A drew one card, which his team cannot use"
    a.does("done")
    a.does("fight")
    b.does("fight")
    for _ in range(2):
        strike_home(a, b, a.hand[-1], "Spider-Man", "Venom")
        strike_home(b, a, b.hand[-1], "Venom", "Spider-Man")
    assert a.venture == b.venture == 9
    a.does("pass")
    b.does("pass")
    assert a.s.battle == 2 and a.initiative and a.missions == (5, 0, 0) and b.missions == (4, 0, 0)
    assert sorted(a.permanent("Spider-Man")) == ["4F", "5F"] and sorted(b.permanent("Venom")) == ["3F", "6F"]
    to_the_venture(a, b)
    held = len(a.hand), len(b.hand)
    a.ventures(2)
    b.ventures(1)
    assert (len(a.hand), len(b.hand)) == held, "nobody draws a penalty card"
    assert a.staked == (4, 0) and b.staked == (4, 0)


@case("OPC-CASE-040")
def test_the_battle_after_a_tie_moves_all_missions() -> None:
    a, b = table(
        a={
            "front": [hero(HULK, current=["5E"])],
            "objectives": {"reserve": 3, "ventured": {"reserve": 2}, "carried": {"reserve": 2}},
        },
        b={
            "front": [hero(STORM, current=["8S", "4S"])],
            "objectives": {"reserve": 3, "ventured": {"reserve": 1}, "carried": {"reserve": 3}},
        },
        phase="end",
    )
    assert a.missions == (3, 4, 0) and b.missions == (3, 0, 4)


@case("OPC-CASE-041")
def test_the_penalty_is_drawn_before_the_other_ventures() -> None:
    a, b = table(
        a={"front": [HULK], "draw": PILE},
        b={"front": ["Wolverine (MVOP)", "Cyclops (MVOP)"], "hand": ["4F"], "draw": ["4E", "Berserk Attack", *PILE]},
        phase="venture",
    )
    a.ventures(4)
    assert sorted(b.hand) == ["4E", "4F", "Berserk Attack"] and b.missions == (7, 0, 0)
    assert sorted(b.offered("discard")) == ["4 Energy", "4 Fighting"]
    b.does("discard", "4E")
    b.does("done")
    assert b.power_pack == ["4E"] and b.pending == "Venture" and b.refusal("place", "Berserk Attack", "Wolverine") != ""
    b.ventures(1)
    assert b.staked == (1, 0)
