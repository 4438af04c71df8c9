"""Worked cases: venturing Objectives, and conceding before the battle."""

import pytest

from games.overpower.table import venture
from marks import case, rule


@pytest.mark.parametrize(("count", "draws"), [(1, 0), (5, 3)])
@rule("OP25-VENT-01", "OP25-VENT-02", "OP25-VENT-06")
@case("OP25-CASE-081")
def test_at_least_one_and_as_many_as_there_are(count: int, draws: int) -> None:
    a, b = venture({"reserve": 5, "completed": 2})
    assert a.refusal("done") == "OP25-VENT-01"
    a.ventures(count)
    assert a.staked == (count, 0) and a.missions == (5 - count, 2, 0)
    b.ventures(1)
    if draws:
        assert b.pending == "PenaltyDraw" and b.offered("draw") == [str(draws)]
    else:
        assert a.pending == "PreConcession"


@pytest.mark.parametrize(("more", "draws", "staked"), [(2, 0, 5), (3, 1, 6)])
@rule("OP25-VENT-11", "OP25-VENT-06", "OP25-VENT-12")
@case("OP25-CASE-083")
def test_objectives_of_a_tie_do_not_count_for_the_penalty(more: int, draws: int, staked: int) -> None:
    a, b = venture({"reserve": 4, "carried": {"reserve": 3}})
    assert a.refusal("done") == "OP25-VENT-01", "at least one more"
    a.ventures(more)
    b.ventures(1)
    assert a.staked == (staked, 0)
    if draws:
        assert b.pending == "PenaltyDraw" and b.offered("draw") == ["1"] and b.can("decline")
    else:
        assert a.pending == "PreConcession"


@rule("OP25-VENT-04", "OP25-VENT-03")
@case("OP25-CASE-084")
def test_completed_objectives_are_ventured_only_to_raise_defeated_ones() -> None:
    a, _ = venture({"reserve": 4, "completed": 3, "defeated": 0})
    assert a.refusal("venture", "completed objectives") == "OP25-VENT-04"
    a, _ = venture({"reserve": 3, "completed": 3, "defeated": 1})
    assert a.refusal("venture", "defeated objectives") == "OP25-VENT-03"
    a.ventures(0, 1)
    assert a.staked == (0, 1) and a.missions == (3, 2, 1)


@pytest.mark.parametrize("takes", [True, False])
@rule("OP25-VENT-06", "OP25-VENT-05", "OP25-VENT-07")
@case("OP25-CASE-086")
def test_three_in_total_give_one_card(takes: bool) -> None:
    a, b = venture({"reserve": 1, "completed": 3, "defeated": 3})
    a.ventures(1, 2)
    b.ventures(1)
    assert a.staked == (1, 2)
    before = len(b.hand)
    assert b.offered("draw") == ["1"] and b.verbs == {"draw", "decline"}
    if takes:
        b.does("draw", "1")
        b.does("done")
    else:
        b.does("decline")
    assert len(b.hand) - before == takes


@rule("OP25-VENT-13", "OP25-VENT-14", "OP25-CONC-01")
@case("OP25-CASE-088")
def test_after_a_pre_battle_concession_nothing_more_is_played() -> None:
    a, b = venture({"reserve": 7}, side_a={"front": ["The Mummy"], "hand": ["Relentless Pursuit"]})
    a.ventures(2)
    b.ventures(1)
    assert a.is_asked and not b.is_asked
    a.does("fight")
    b.does("concede")
    assert a.s.battle == 3 and a.s.won == a.number, "straight to the next battle"
    assert a.missions == (5, 2, 0) and b.missions == (6, 0, 1)
    assert a.dead == ["Relentless Pursuit"] and b.hits("Hercules") == []


@rule("OP25-VENT-13", "OP25-END-02")
@case("OP25-CASE-089")
def test_only_one_player_concedes_a_battle() -> None:
    a, b = venture({"reserve": 7})
    a.ventures(2)
    b.ventures(1)
    a.does("concede")
    assert b.s.battle == 3, "the other is not asked"
    assert a.missions == (5, 0, 2) and b.missions == (6, 1, 0)


@rule("OP25-VENT-10", "OP25-VENT-06", "OP25-VENT-07", "OP25-SETUP-06")
@case("OP25-CASE-091")
def test_the_order_of_the_venture_phase() -> None:
    a, b = venture({"reserve": 7})
    order = []

    def asked() -> None:
        order.append(("a" if a.is_asked else "b", a.pending))

    asked()
    a.ventures(3)
    asked()
    b.ventures(4)
    asked()
    assert a.offered("draw") == ["2"] and a.verbs == {"draw", "decline"}
    a.does("draw", "2")
    a.does("done")
    asked()
    assert b.offered("draw") == ["1"]
    b.does("decline")
    asked()
    a.does("fight")
    asked()
    assert order == [
        ("a", "Venture"),
        ("b", "Venture"),
        ("a", "PenaltyDraw"),
        ("b", "PenaltyDraw"),
        ("a", "PreConcession"),
        ("b", "PreConcession"),
    ]
