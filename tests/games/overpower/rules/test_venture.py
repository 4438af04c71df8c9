"""Venturing Objectives, and the penalty for many of them (OP25-VENT)."""

import pytest

from games.overpower.specials import strikes
from games.overpower.table import PILE, Player, empty_hands, hero, pass_out, reach, table
from marks import rule


def venturing(a: dict[str, object], **b: object) -> list[Player]:
    return table(
        a={"front": ["Hercules"], "draw": PILE, "objectives": a},
        b={"front": ["Hercules"], "draw": PILE} | b,
        phase="venture",
    )


@rule("OP25-VENT-01")
def test_who_can_venture_nothing_ventures_nothing() -> None:
    a, b = venturing({"reserve": 0, "completed": 0, "defeated": 5, "carried": {"reserve": 2}})
    assert a.verbs == {"done"}
    a.does("done")
    assert b.is_asked and a.staked == (2, 0)


@rule("OP25-VENT-05", "OP25-VENT-04")
def test_twice_the_defeated_objectives_may_come_from_completed() -> None:
    a, _ = venturing({"reserve": 1, "completed": 5, "defeated": 1})
    a.does("venture", "completed objectives")
    a.does("venture", "completed objectives")
    assert a.refusal("venture", "completed objectives") == "OP25-VENT-05"
    a, _ = venturing({"reserve": 1, "completed": 4, "defeated": 1, "carried": {"completed": 1}})
    a.does("venture", "completed objectives")
    assert not a.can("venture", "completed objectives"), "one is still staked from a tie"
    a, _ = venturing({"reserve": 1, "completed": 3, "defeated": 3})
    for _ in range(3):
        a.does("venture", "completed objectives")
    assert a.offered("venture") != [] and not a.can("venture", "completed objectives"), "no more than there are"


@rule("OP25-VENT-01")
def test_what_is_staked_may_be_taken_back_until_the_player_is_done() -> None:
    a, _ = venturing({"reserve": 4, "completed": 2, "defeated": 1})
    for _ in range(3):
        a.does("venture", "reserve objectives")
    a.does("venture", "completed objectives")
    assert a.note("done") == "4 staked: your opponent may draw 2."
    a.does("take_back", "reserve objectives")
    a.does("take_back", "completed objectives")
    assert a.note("done") == "2 staked: your opponent may draw no card."
    a.does("done")
    assert a.staked == (2, 0)


@pytest.mark.parametrize("draws", [True, False])
@rule("OP25-VENT-07")
def test_the_penalty_is_drawn_in_full_or_not_at_all(draws: bool) -> None:
    a, b = venturing({"reserve": 7})
    a.ventures(5)
    b.ventures(1)
    assert [o.verb for o in b.options()] == ["draw", "decline"] and b.offered("draw") == ["3"]
    if draws:
        b.does("draw", "3")
        assert len(b.hand) == 3
    else:
        b.does("decline")
        assert b.hand == [] and len(b.draw_pile) == len(PILE)


@rule("OP25-VENT-08", "OP25-VENT-09", "OP25-PLACE-17", "OP25-DRAW-05")
def test_penalty_cards_are_checked_and_not_placed() -> None:
    a, b = venturing({"reserve": 7}, hand=["5B"], draw=["5C", "Jane", "8E", "6C", "1B"])
    a.ventures(6)
    b.ventures(1)
    b.does("draw", "4")
    assert b.defeated == ["Jane"] and b.dead == ["8E"], "an Event and an unusable card"
    assert b.offered("discard") == ["5 Brute Force", "5 Combat"]
    b.does("discard", "5C")
    b.does("done")
    assert b.hand == ["5B", "6C"] and b.draw_pile == ["1B"], "nothing is replaced"
    assert a.pending == "PreConcession", "and nothing is placed"


@rule("OP25-VENT-12", "OP25-END-03", "OP25-VENT-11")
def test_after_a_tie_the_objectives_stay_and_one_more_is_ventured() -> None:
    a, b = table(
        a={"front": [hero("Hercules", current=["5C"])], "draw": PILE * 2},
        b={"front": [hero("Korak", current=["5C"])], "draw": PILE * 2},
    )
    empty_hands(a, b)
    pass_out(a, b)
    assert a.s.won == 2 and a.staked == b.staked == (1, 0) and a.missions == (6, 0, 0)
    reach(a, b, "Venture")
    assert a.refusal("done") == "OP25-VENT-01"
    a.ventures(2)
    b.ventures(1)
    assert a.staked == (3, 0) and a.pending == "PreConcession", "no penalty for three, of which one is old"


@rule("OP25-VENT-15", "OP25-END-17", "OP25-END-16")
def test_ventured_objectives_remember_where_they_came_from() -> None:
    a, b = venturing({"reserve": 2, "completed": 3, "defeated": 2})
    a.ventures(1, 2)
    b.ventures(1)
    assert len(a.zone("ventured objectives")) == 3 and a.staked == (1, 2)
    assert len(b.sees()["zones"]) and not any(a.s.pool[b.number][c] for c in a.ids("ventured objectives")), (
        "in the open"
    )
    b.does("draw", "1")
    b.does("done")
    a.does("concede")
    assert a.missions == (1 + 2, 1, 2 + 1)


@rule("OP25-VENT-16")
def test_effects_on_ventured_objectives_reach_those_of_a_tie() -> None:
    side = {"reserve": 1, "completed": 2, "defeated": 1, "ventured": {"reserve": 1}, "carried": {"completed": 2}}
    a, b = table(
        a={"front": ["Zeus"], "hand": ["Law and Order"], "objectives": side},
        b={"front": ["Merlin"]},
    )
    assert a.staked == (1, 2)
    a.does("play", "Law and Order", "Zeus")
    b.does("decline")
    assert a.staked == (3, 0) and a.missions == (4, 0, 0), "all come from Reserve now"

    a, b = table(a={"front": ["Zorro"], "hand": ["Master of Escape"], "objectives": side}, b={"front": ["Merlin"]})
    a.does("play", "Master of Escape", "Zorro")
    b.does("decline")
    a.does("keep", "from Reserve")
    assert a.staked == (1, 0) and a.missions == (1, 4, 1), "those of the tie went back too"


@rule("OP25-VENT-17")
@pytest.mark.parametrize("completed, defeated, up, down", [(2, 1, 7, 4), (1, 1, 4, 4), (0, 2, 4, 7)])
@pytest.mark.usefixtures("legacy_cards")
def test_up_and_down_on_missions(completed: int, defeated: int, up: int, down: int) -> None:
    for card, level in (("Winning Streak", up), ("Last Stand", down)):
        a, b = table(
            a={"front": ["Zorro"], "hand": [card]}
            | {"objectives": {"reserve": 3, "completed": completed, "defeated": defeated}},
            b={"front": ["Merlin"], "objectives": {"reserve": 2, "completed": 2, "defeated": 2}},
        )
        strikes(a, b, card, "Zorro", "Merlin")
        assert a.level == level
