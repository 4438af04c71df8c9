"""Worked cases: placing cards, venturing Objectives, conceding before the battle."""

import pytest

from games.overpower.table import PILE, empty_hands, hero, pass_out, reach, table, venture
from marks import case, rule


@rule("OP25-PLACE-05")
@case("OP25-CASE-074")
def test_a_card_is_placed_where_it_could_be_played() -> None:
    dejah = {"front": ["Dejah Thoris", "Merlin"]}
    a, _ = table(a=dejah | {"hand": ["7E"]}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", "7E", "Dejah Thoris") == "OP25-PLACE-05"
    assert a.can("place", "7E", "Merlin")

    a, b = table(a=dejah | {"hand": ["7E", "Head of Martian Science"]}, b={"front": ["Poseidon"]}, phase="placement")
    a.does("place", "7E", "Dejah Thoris")
    reach(a, b, "Turn")
    assert a.refusal("attack", "7E", "Dejah Thoris", "Poseidon") == "OP25-CARD-04"
    a.does("play", "Head of Martian Science", "Dejah Thoris")
    b.does("decline")
    assert a.grid("Dejah Thoris") == (7, 6, 2, 7)
    b.does("pass")
    a.does("attack", "7E", "Dejah Thoris", "Poseidon")
    assert a.level == 7


@rule("OP25-PLACE-10", "OP25-PLACE-09", "OP25-DRAW-02")
@case("OP25-CASE-075")
def test_what_is_placed_on_the_reserve_waits_for_the_front_line() -> None:
    a, b = table(
        a={"front": ["Hercules", "Korak", hero("Zorro", hits=["8C", "8C"])], "reserve": "Zeus", "hand": ["8E"]}
        | {"draw": PILE * 2},
        b={"front": ["Tarzan"], "hand": ["4C"], "draw": PILE * 2},
        phase="placement",
    )
    a.does("place", "8E", "Zeus")
    reach(a, b, "Turn")
    assert a.refusal("attack", "8E", "Zeus", "Tarzan") == "OP25-BATT-44"
    a.does("pass")
    b.does("attack", "4C", "Tarzan", "Zorro")
    a.does("take")
    assert a.is_kod("Zorro") and a.reserve == ["Zeus"]
    a.does("pass")
    b.does("pass")
    assert a.s.battle == 3 and "Zeus" in a.front and a.placed("Zeus") == ["8E"]
    reach(a, b, "Turn")
    b.does("attack", "1B", "Tarzan", "Korak")
    a.does("take")
    assert a.can("attack", "8E", "Zeus", "Tarzan")


@rule("OP25-PLACE-07", "OP25-BATT-43")
@case("OP25-CASE-076")
def test_nobody_else_blocks_with_a_placed_card() -> None:
    a, b = table(
        a={"front": [hero("Robin Hood", placed=["6C"]), "Zorro"], "hand": []},
        b={"front": ["Hercules"], "hand": ["6B"]},
        turn="b",
    )
    b.does("attack", "6B", "Hercules", "Zorro")
    assert a.verbs == {"take"}
    assert a.refusal("block", "6C", "Zorro") == "OP25-PLACE-07"
    a.does("take")
    assert a.hits("Zorro") == ["6B"] and a.placed("Robin Hood") == ["6C"]


@rule("OP25-PLACE-04", "OP25-INTER-01", "OP25-PLACE-13")
@case("OP25-CASE-078")
def test_the_round_table_takes_any_character_specials_only() -> None:
    freya, side = "Freya: Goddess of Protection", {"front": ["Zorro"]}
    hand = [freya, "Ancestral Rapier", "Loki"]
    a, b = table(a=side | {"homebase": "The Round Table", "hand": hand}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", "Ancestral Rapier", "The Round Table") == "OP25-INTER-01"
    assert a.can("place", "Ancestral Rapier", "Zorro")
    assert a.refusal("place", freya, "Zorro") == "OP25-PLACE-13"
    a.does("place", freya, "The Round Table")
    assert a.placed() == [freya]
    b.does("done")
    assert a.refusal("place", "Loki", "The Round Table") == "OP25-PLACE-04", "one is enough"

    a, _ = table(a=side | {"homebase": "Barsoom", "hand": hand}, b={"front": ["Poseidon"]}, phase="placement")
    assert a.refusal("place", freya, "Barsoom") == "OP25-PLACE-13"
    assert a.can("place", "Ancestral Rapier", "Barsoom")


@rule("OP25-PLACE-09", "OP25-PLACE-15", "OP25-PLACE-03")
@case("OP25-CASE-079")
def test_a_placed_card_is_not_taken_back() -> None:
    a, b = table(
        a={"front": [hero("Zorro", placed=["3C"])], "hand": ["7C"]}, b={"front": ["Poseidon"]}, phase="placement"
    )
    assert a.refusal("take_back", "3C") == "OP25-PLACE-09"
    assert a.refusal("place", "7C", "Zorro") == "OP25-PLACE-03"
    a.does("done")
    assert a.placed("Zorro") == ["3C"] and a.hand == ["7C"] and b.is_asked


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
    assert a.s.battle == 3 and a.s.won == 0, "straight to the next battle"
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


@rule("OP25-END-21", "OP25-VENT-14")
@case("OP25-CASE-172")
def test_the_next_decided_battle_moves_what_ties_left() -> None:
    a, b = venture({"reserve": 5, "carried": {"reserve": 2}}, {"reserve": 6, "carried": {"reserve": 1}})
    a.ventures(1)
    b.ventures(1)
    assert a.staked == (3, 0) and b.staked == (2, 0)
    a.does("fight")
    b.does("concede")
    assert a.missions == (4, 3, 0) and b.missions == (5, 0, 2)
    assert a.staked == b.staked == (0, 0)


@rule("OP25-INTER-01", "OP25-VENT-06", "OP25-CARD-19")
@case("OP25-CASE-200")
def test_staff_fragments_pay_for_three_objectives() -> None:
    ra = {"front": ["Ra"], "in_play": [{"card": "Staff Fragments", "by": "Ra"}], "draw": ["1E", "2E", *PILE]}
    a, b = venture({"reserve": 7}, side_a=ra)
    a.does("no_penalty")
    a.ventures(3)
    assert a.dead == ["1E", "2E"] and a.staked == (3, 0)
    b.ventures(1)
    assert a.pending == "PreConcession", "no card for the opponent"
    a.does("fight")
    b.does("fight")
    empty_hands(a, b)
    pass_out(a, b)
    reach(a, b, "Venture")
    a.ventures(3)
    b.ventures(1)
    assert b.pending == "PenaltyDraw" and b.offered("draw") == ["1"]
