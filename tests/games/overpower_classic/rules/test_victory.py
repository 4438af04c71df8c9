"""Victory (OPC-VICTORY)."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.given import concedes
from games.overpower_classic.making import strike_home
from games.overpower_classic.table import duel, table
from marks import rule

HULK, STORM, BEAST = (f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast"))


def result(p: Player) -> tuple[tuple[int, ...], str]:
    assert p.s.result is not None
    return p.s.result.winners, p.s.result.rule


def piles(reserve: int = 0, completed: int = 0, defeated: int = 0) -> dict[str, Any]:
    return {"reserve": reserve, "completed": completed, "defeated": defeated}


@rule("OPC-VICTORY-01", "OPC-VICTORY-05")
def test_whoever_kos_the_whole_team_wins_once_the_missions_moved() -> None:
    a, b = duel([HULK], ["7S"], [hero(STORM, current=["8S", "7S"])])
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert result(a) == ((0,), "OPC-VICTORY-01") and a.missions == (6, 1, 0) and b.missions == (6, 0, 1)


@rule("OPC-VICTORY-01")
def test_a_living_reserve_keeps_the_game_going() -> None:
    a, b = duel([HULK], ["7S"], [hero(STORM, current=["8S", "7S"])], them={"reserve": BEAST})
    strike_home(a, b, "7S", "Hulk", "Storm")
    assert a.s.result is None


@rule("OPC-VICTORY-02")
def test_seven_completed_missions_win() -> None:
    a, _ = table(
        a={"front": [HULK], "objectives": piles(completed=5) | {"ventured": {"reserve": 2}}},
        b={"front": [hero(STORM, current=["5S"])]},
        phase="end",
    )
    assert result(a) == ((0,), "OPC-VICTORY-02")


@rule("OPC-VICTORY-03")
def test_seven_defeated_missions_forfeit() -> None:
    a, _ = table(
        a={"front": [HULK]},
        b={"front": [hero(STORM, current=["5S"])], "objectives": piles(defeated=5) | {"ventured": {"reserve": 2}}},
        phase="end",
    )
    assert result(a) == ((0,), "OPC-VICTORY-03")


@rule("OPC-VICTORY-04", "OPC-VICTORY-05")
@pytest.mark.parametrize("who", ["completed", "defeated"])
def test_missions_decide_before_a_ko_of_the_whole_team(who: str) -> None:
    last = {"ventured": {"reserve": 1}}
    mine = piles(defeated=6) | last if who == "defeated" else piles(reserve=6) | last
    theirs = piles(completed=6) | last if who == "completed" else piles(reserve=6) | last
    a, b = duel(
        [hero(HULK, current=["8E", "6E", "1E"])],
        ["5S"],
        [hero(STORM, hits=["8S", "7S"])],
        me={"objectives": mine},
        them={"objectives": theirs},
    )
    strike_home(a, b, "5S", "Hulk", "Storm")
    rule_of = {"completed": "OPC-VICTORY-02", "defeated": "OPC-VICTORY-03"}[who]
    assert result(b) == ((1,), rule_of) and b.is_kod("Storm")


@rule("OPC-VICTORY-06")
@pytest.mark.parametrize(
    ("hits", "winners"), [(["8S", "7S", "7S"], (0,)), (["8S", "7S", "6S"], ()), (["8S", "8S", "4S"], (1,))]
)
def test_if_both_teams_are_kod_the_totals_of_the_battle_decide(hits: list[str], winners: tuple[int, ...]) -> None:
    a, _ = table(
        a={"front": [hero(HULK, current=["8E", "7E", "6E"])]}, b={"front": [hero(STORM, current=hits)]}, phase="end"
    )
    assert result(a) == (winners, "OPC-VICTORY-06")


@rule("OPC-VICTORY-07")
def test_losing_or_conceding_a_battle_does_not_end_the_game() -> None:
    a, b = duel([HULK], [], [STORM])
    concedes(a, b)
    assert a.s.result is None and a.s.battle == 3
