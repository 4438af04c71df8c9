"""The Reserve (OPC-RESERVE)."""

import pytest

from games.overpower.table import hero, reach
from games.overpower_classic.making import special
from games.overpower_classic.table import PILE, duel, table
from marks import rule

HULK, STORM, BEAST, WOLVERINE, CYCLOPS, THING = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Thing")
)


@rule("OPC-RESERVE-01")
def test_the_reserve_neither_acts_nor_is_attacked_unless_a_card_says_so() -> None:
    free = special("Free", "Thing", value=4, icons=["brute_force"], reserve="free")
    hand = ["5S", "Free"]
    a, _ = duel([STORM], hand, [BEAST], ["5F"], me={"reserve": THING}, them={"reserve": WOLVERINE}, cards=[free])
    assert a.refusal("attack", "5S", "Thing", "Beast") == "OPC-RESERVE-01"
    assert a.refusal("attack", "5S", "Storm", "Wolverine") != "" and a.can("attack", "Free", "Thing", "Beast")


@rule("OPC-RESERVE-01")
def test_a_reserve_that_is_attacked_may_defend() -> None:
    far = special("Far", "Hulk", value=5, icons=["brute_force"], reach="reserve_too")
    a, b = duel([HULK], ["Far"], [BEAST], ["5F"], them={"reserve": WOLVERINE}, cards=[far])
    a.does("attack", "Far", "Hulk", "Wolverine")
    b.does("decline")
    b.does("block", "5F", "Wolverine")
    assert b.hits("Wolverine") == []


@rule("OPC-RESERVE-02")
def test_cards_are_placed_on_the_reserve_with_the_usual_limits() -> None:
    a, _ = table(
        a={"front": [STORM], "reserve": hero(THING, placed=["4S"]), "hand": ["5S", "Tree"]},
        b={"front": [BEAST]},
        phase="placement",
    )
    assert a.can("place", "Tree", "Thing") and not a.can("place", "5S", "Thing")


@rule("OPC-RESERVE-03")
@pytest.mark.parametrize("placed", [True, False])
def test_what_only_the_reserve_can_use_is_placed_or_goes(placed: bool) -> None:
    club = special("Club", "Thing", value=4, icons=["brute_force"])
    free = special("Free", "Thing", value=4, icons=["brute_force"], reserve="free")
    a, b = table(
        a={"front": [STORM], "reserve": THING, "hand": ["Club", "Free", "8S", "5E"], "draw": PILE},
        b={"front": [BEAST], "draw": PILE},
        phase="placement",
        cards=[club, free],
    )
    if placed:
        a.does("place", "Club", "Thing")
    while a.pending == "Place":
        (a if a.is_asked else b).does("done")
    assert sorted(a.hand) == ["5E", "Free"] and a.placed("Thing") == (["Club"] if placed else [])
    assert a.dead == ([] if placed else ["Club"]) and a.power_pack == ["8S"]


@rule("OPC-RESERVE-03", "OPC-VENT-06")
def test_drawn_later_it_goes_at_once() -> None:
    club = special("Club", "Thing", value=4, icons=["brute_force"])
    a, b = table(
        a={"front": [BEAST], "draw": PILE},
        b={"front": [STORM], "reserve": THING, "draw": ["Club", *PILE]},
        phase="venture",
        cards=[club],
    )
    a.ventures(3)
    assert b.dead == ["Club"] and b.hand == []


@rule("OPC-RESERVE-04", "OPC-RESERVE-05")
def test_the_reserve_joins_at_the_start_of_the_next_battle_with_its_cards() -> None:
    fallen = hero(STORM, current=["8S", "7S"])
    a, b = duel([HULK], ["7S"], [fallen, BEAST], them={"reserve": hero(WOLVERINE, placed=["6F"]), "draw": PILE})
    a.does("attack", "7S", "Hulk", "Storm")
    b.does("take")
    assert b.is_kod("Storm") and b.front == ["Beast"] and b.reserve == ["Wolverine"], "not in the same battle"
    b.does("pass")
    a.does("pass")
    assert b.s.battle == 3 and sorted(b.front) == ["Beast", "Wolverine"] and b.reserve == []
    assert b.placed("Wolverine") == ["6F"]


@rule("OPC-RESERVE-05")
def test_it_is_then_a_front_line_character_in_every_respect() -> None:
    a, b = table(
        a={"front": [HULK], "draw": PILE},
        b={"front": [BEAST, hero(STORM, ko=1)], "reserve": hero(WOLVERINE, placed=["6F"]), "draw": PILE},
        phase="draw",
        turn="b",
    )
    reach(a, b, "Turn")
    assert b.can("attack", "6F", "Wolverine", "Hulk")


@rule("OPC-RESERVE-06")
def test_the_reserve_is_a_teammate_of_effects() -> None:
    cheer = special(
        "Cheer", "Beast", until="battle", stays="astral", play=[{"do": "hits_to_ko", "amount": 5, "who": "team"}]
    )
    fallen = hero(WOLVERINE, hits=["8S", "8S", "5S"])
    me = {"reserve": fallen, "in_play": [{"card": "Cheer", "by": "Beast"}]}
    a, _ = duel([BEAST], [], [HULK], me=me, cards=[cheer])
    assert not a.is_kod("Wolverine"), "the effect on the team reaches it"
