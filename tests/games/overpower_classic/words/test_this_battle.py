"""Missions of this battle alone that go back, and several cards that are taken out of an open pile."""

from typing import Any

import pytest

from games.overpower.table import Player
from games.overpower_classic.making import plays, special, text
from games.overpower_classic.table import table

BACK = {"do": "objectives", "whose": "both", "piles": ["ventured"], "to": "back", "count": 0}
PILES = {"reserve": 2, "completed": 1, "defeated": 1, "ventured": {"reserve": 1, "completed": 1}}


def returning(word: dict[str, Any]) -> list[Player]:
    side = {"front": ["Hulk (MVOP)"], "objectives": PILES | {"carried": {"reserve": 1}}}
    players = table(a=side | {"hand": ["Recall"]}, b=side, cards=[special("Recall", "Hulk", play=[word])])
    plays(*players, "Recall", "Hulk")
    return players


@pytest.mark.parametrize(("new", "left", "missions"), [(False, (0, 0), (4, 2, 1)), (True, (1, 0), (3, 2, 1))])
def test_what_a_tie_left_at_stake_does_not_go_back_with_the_missions_of_this_battle(
    new: bool, left: tuple[int, int], missions: tuple[int, int, int]
) -> None:
    for p in returning(BACK | {"this_battle": new}):
        assert p.staked == left and p.missions == missions


def test_how_it_reads() -> None:
    said = text(special("Recall", "Hulk", play=[BACK | {"this_battle": True}]))
    assert said == "All Missions of both players ventured in this battle return to their piles."
    assert (
        text(special("Recall", "Hulk", play=[BACK])) == "All ventured Missions of both players return to their piles."
    )


def test_no_more_cards_are_asked_for_than_an_open_pile_has() -> None:
    word = {"do": "search", "whose": "opponent", "piles": ["dead"], "to": "draw_pile", "count": 2, "optional_": False}
    card = special("Evil", "Hulk", play=[word])
    players = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["Evil"]},
        b={"front": ["Storm (MVOP)"], "dead": ["1E"], "hand": ["2E"]},
        cards=[card],
    )
    a, b = players
    plays(*players, "Evil", "Hulk")
    assert a.prompt == "Choose 1 card from your opponent's Dead Pile to shuffle into your opponent's Draw Pile."
    a.does("choose", "1E")
    assert b.draw_pile == ["1E"] and b.is_asked


def test_as_many_cards_as_were_discarded_are_picked_in_any_order() -> None:
    words = [
        {"do": "discard", "whose": "user", "places": ["hand"], "by": "user", "count": 99, "up_to": True},
        {"do": "search", "piles": ["power_pack"], "as_many": True, "optional_": False},
    ]
    mine = {"front": ["Hulk (MVOP)"], "hand": ["Dive", "1S", "2S"], "power_pack": ["3S", "4S", "5S"]}
    players = table(a=mine, b={"front": ["Storm (MVOP)"]}, cards=[special("Dive", "Hulk", play=words)])
    plays(*players, "Dive", "Hulk")
    a = players[0]
    a.picks("choose", "1S", "2S", then="decline")
    assert {"3 Strength", "5 Strength"} <= set(a.offered("choose"))
    a.picks("choose", "5S", "3S")
    assert a.hand == ["3S", "5S"]
