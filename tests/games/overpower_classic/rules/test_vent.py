"""Venturing Missions (OPC-VENT)."""

from typing import Any

import pytest

from games.overpower.table import Player
from games.overpower_classic.table import PILE, table
from marks import rule

HULK, STORM = "Hulk (MVOP)", "Storm (MVOP)"
BIG = ["5S", "6S", "7S", "8S", "1E", "2E", "3E"]


def venturing(a: dict[str, int], b: dict[str, int] | None = None, **more: Any) -> list[Player]:
    side: dict[str, Any] = {"front": [HULK], "draw": BIG}
    return table(
        a=side | {"objectives": a} | more.pop("side_a", {}),
        b=side | {"objectives": b or {"reserve": 7}} | more.pop("side_b", {}),
        phase="venture",
        **more,
    )


def ending(a: dict[str, Any], b: dict[str, Any], hits: int = 5) -> list[Player]:
    """The end of a battle that the first player wins by a hit, or loses where `hits` is negative."""
    mine, theirs = (
        (HULK, {"name": STORM, "current": [f"{hits}S"]})
        if hits > 0
        else (
            {"name": HULK, "current": [f"{-hits}E"]},
            STORM,
        )
    )
    return table(
        a={"front": [mine], "draw": PILE, "objectives": a},
        b={"front": [theirs], "draw": PILE, "objectives": b},
        phase="end",
    )


@rule("OPC-VENT-01")
def test_each_ventures_at_least_one_the_first_player_first() -> None:
    a, b = venturing({"reserve": 7}, initiative="b", turn="b")
    assert b.is_asked and not a.is_asked and b.refusal("done") == "OPC-VENT-01"
    b.ventures(2)
    assert a.is_asked
    a.ventures(1)
    assert a.staked == (1, 0) and b.staked == (2, 0) and b.pending == "PreConcession"


@rule("OPC-VENT-02", "OPC-VENT-03")
def test_missions_are_ventured_freely_but_never_defeated_ones() -> None:
    a, _ = venturing({"reserve": 2, "completed": 4, "defeated": 1})
    assert a.refusal("venture", "defeated objectives") == "OPC-VENT-02"
    for _i in range(4):
        a.does("venture", "completed objectives")
    a.does("venture", "reserve objectives")
    a.does("done")
    assert a.staked == (1, 4)
    a, _ = venturing({"reserve": 3, "completed": 4})
    a.ventures(0, 4)
    assert a.staked == (0, 4), "with nothing Defeated too"


@rule("OPC-VENT-04", "OPC-VENT-05")
@pytest.mark.parametrize(("reserve", "completed", "penalty"), [(1, 1, 0), (2, 1, 1), (3, 1, 2), (3, 4, 5)])
def test_the_opponent_draws_one_for_each_above_two_of_both_piles(reserve: int, completed: int, penalty: int) -> None:
    a, b = venturing({"reserve": 3, "completed": 4})
    a.ventures(reserve, completed)
    assert len(b.hand) == penalty and b.draw_pile == BIG[penalty:]


@rule("OPC-VENT-05", "OPC-VENT-01")
def test_the_cards_are_drawn_before_the_other_ventures_and_nobody_is_asked() -> None:
    a, b = venturing({"reserve": 7})
    a.ventures(4)
    assert sorted(b.hand) == ["5S", "6S"] and b.pending == "Duplicates"
    b.does("done")
    assert b.pending == "Venture" and b.missions == (7, 0, 0)
    b.ventures(3)
    assert a.hand == ["5S"]


@rule("OPC-VENT-06")
def test_penalty_cards_that_are_duplicates_or_unusable_go() -> None:
    side = {"hand": ["5F"], "draw": ["7E", "5S", "6S", *PILE], "front": ["Spider-Man (MVOP)"]}
    a, b = venturing({"reserve": 7}, side_b=side)
    a.ventures(4)
    assert "7E" not in b.hand and b.dead == ["7E"], "nobody can use it"
    b.does("discard", "5S")
    b.does("done")
    assert b.hand == ["5F"] and b.power_pack == ["5S"] and b.draw_pile[0] == "6S"


@rule("OPC-VENT-07", "OPC-VENT-08", "OPC-TOTAL-05")
def test_lost_missions_go_down_and_won_ones_up() -> None:
    lost = {"reserve": 3, "completed": 1, "ventured": {"reserve": 2, "completed": 1}}
    won = {"reserve": 4, "ventured": {"reserve": 3}}
    a, b = ending(won, lost)
    assert a.missions == (4, 3, 0) and b.missions == (4, 1, 2)


@rule("OPC-VENT-09", "OPC-VENT-10")
def test_won_completed_missions_raise_defeated_ones_by_as_many_steps() -> None:
    mine = {"reserve": 2, "completed": 0, "defeated": 2, "ventured": {"completed": 3}}
    a, _ = ending(mine, {"reserve": 6, "ventured": {"reserve": 1}})
    assert a.pending == "Steps" and a.missions == (2, 3, 2)
    a.answers(("raise", "from Defeated"), ("raise", "from Reserve"), ("raise", "from Defeated"))
    assert a.missions == (3, 4, 0) and a.s.battle == 3, "one by two steps, one by one"
    a, _ = ending(mine, {"reserve": 6, "ventured": {"reserve": 1}})
    a.does("raise", "from Defeated")
    a.does("done")
    assert a.missions == (3, 3, 1), "as many as one likes"


@rule("OPC-VENT-11")
def test_without_a_defeated_mission_won_completed_ones_do_nothing() -> None:
    a, _ = ending({"reserve": 4, "ventured": {"completed": 3}}, {"reserve": 6, "ventured": {"reserve": 1}})
    assert a.missions == (4, 3, 0) and a.s.battle == 3


@rule("OPC-VENT-12", "OPC-TOTAL-06")
def test_after_a_tie_missions_stay_ventured_and_count_for_no_penalty() -> None:
    staked = {"reserve": 5, "ventured": {"reserve": 2}}
    a, b = table(
        a={"front": [HULK], "draw": BIG * 2, "objectives": staked},
        b={"front": [STORM], "draw": BIG * 2, "objectives": staked},
        phase="end",
    )
    assert a.s.battle == 3 and a.missions == (5, 0, 0) and a.staked == (2, 0)
    while a.pending != "Venture":
        p = a if a.is_asked else b
        p.does("done") if p.can("done") else p.table.answer(p.number, p.options()[0])
    held = len(b.hand)
    a.ventures(2)
    assert len(b.hand) == held and a.staked == (4, 0)


@rule("OPC-VENT-13")
def test_with_nothing_left_to_venture_one_ventures_none() -> None:
    a, b = venturing({"reserve": 0, "defeated": 3, "carried": {"reserve": 4}})
    a.does("done")
    assert a.staked == (4, 0) and b.is_asked
