"""Worked cases: duplicates, unusable cards, and the pile to which each card goes."""

from typing import Any

import pytest

from games.overpower.table import Player, hero
from games.overpower_classic.table import PILE, table
from marks import case

TEAM = ["Superman", "Batman", "Magneto (MVOP)"]
"""Energy 8, Fighting 7, Strength 7, Intellect 7."""


def discarding(hand: list[str], front: list[Any], **more: Any) -> Player:
    """A at Discarding; B has nothing in hand."""
    side = {"front": front, "hand": hand, "draw": PILE}
    return table(a=side | more, b={"front": ["Storm (MVOP)"], "draw": PILE}, phase="discard")[0]


@case("OPC-CASE-022")
@pytest.mark.parametrize("kept", ["3F", "3E", "3M"])
def test_022_one_of_equal_power_cards_is_kept(kept: str) -> None:
    hand = ["3F", "3E", "3M"]
    a = discarding(hand, ["Spider-Man (MVOP)"])
    a.picks("discard", *(c for c in hand if c != kept), then="")
    assert a.verbs == {"done"} and a.hand == [kept]
    assert a.power_pack == sorted(c for c in hand if c != kept) and len(a.draw_pile) == len(PILE)


@case("OPC-CASE-023")
def test_023_basic_cards_by_type_value_and_bonus() -> None:
    hand = ["Nerve Pinch", "Taxi Cab", "Throwing Blades", "Generator", "Rocket Launcher"]
    a = discarding(hand, TEAM)
    assert set(a.offered("discard")) == {"Nerve Pinch", "Taxi Cab"}
    a.does("discard", "Taxi Cab")
    assert a.verbs == {"done"} and a.dead == ["Taxi Cab"] and len(a.hand) == 4


@case("OPC-CASE-024")
def test_024_teamwork_cards_by_type_and_value() -> None:
    same = ["7 Strength Teamwork (Intellect/Fighting +2/+2)", "7 Strength Teamwork (Energy/Fighting +2/+2)"]
    others = [
        "8 Strength Teamwork (Intellect/Energy +2/+3)",
        "6 Fighting Teamwork (Intellect/Energy +1/+2)",
        "6 Energy Teamwork (Intellect/Fighting +1/+2)",
        "7 Fighting Teamwork (Intellect/Strength +2/+2)",
    ]
    a = discarding([*same, *others], ["Superman", "Batman", "Thing (MVOP)"])
    assert set(a.offered("discard")) == set(same)
    a.does("discard", same[1])
    assert a.verbs == {"done"} and a.dead == [same[1]] and len(a.hand) == 5


@case("OPC-CASE-026")
def test_026_allies_by_type_and_value() -> None:
    hand = ["Edwin Jarvis", "Mary Jane Watson-Parker", "Silver Banshee", "Lockheed"]
    a = discarding(hand, TEAM)
    assert set(a.offered("discard")) == {"Silver Banshee", "Lockheed"}
    a.does("discard", "Silver Banshee")
    assert a.verbs == {"done"} and a.dead == ["Silver Banshee"]
    assert a.hand == ["Edwin Jarvis", "Lockheed", "Mary Jane Watson-Parker"]


@case("OPC-CASE-027")
def test_027_the_placed_card_stays() -> None:
    a = discarding(["6S"], [hero("Wolverine (MVOP)", placed=["6F"]), "Hulk (MVOP)"])
    assert a.offered("discard") == ["6 Strength"] and a.refusal("done") == "OPC-DISC-01", "keeping it is refused"
    a.does("discard", "6S")
    assert a.power_pack == ["6S"] and a.placed("Wolverine") == ["6F"]


@case("OPC-CASE-028")
@pytest.mark.parametrize("hand", [["7E"], ["7E", "7F"]])
def test_028_what_the_reserve_holds_from_before_does_not_count(hand: list[str]) -> None:
    front = ["Storm (MVOP)", "Punisher (MVOP)"]
    a = discarding(hand, front, reserve=hero("Hulk (MVOP)", placed=["7S"]))
    if len(hand) == 1:
        assert a.verbs == {"done"} and a.hand == ["7E"]
    else:
        assert set(a.offered("discard")) == {"7 Energy", "7 Fighting"}
        a.does("discard", "7F")
        assert a.verbs == {"done"} and a.hand == ["7E"] and a.power_pack == ["7F"]


@case("OPC-CASE-031")
def test_031_an_ally_waits_for_a_special_but_not_for_who_is_gone() -> None:
    a = discarding(["Edwin Jarvis"], ["Wolverine (MVOP)", "Hulk (MVOP)", "Storm (MVOP)"])
    assert a.hand == ["Edwin Jarvis"] and a.verbs == {"done"}
    side = {"front": ["Wolverine (MVOP)", "Hulk (MVOP)"], "hand": ["Edwin Jarvis"]}
    battle, _ = table(a=side, b={"front": ["Storm (MVOP)"]})
    assert not battle.can("attack", "Edwin Jarvis"), "without a Special it cannot be played"
    teamwork = "8 Fighting Teamwork (Energy/Strength +2/+3)"
    a = discarding(["Bucky Barnes", teamwork], ["Wolverine (IQOP)"])
    assert a.grid("Wolverine")[1] == 8 and a.dead == [teamwork, "Bucky Barnes"] and a.hand == []


@case("OPC-CASE-033")
def test_033_specials_without_anything_to_do_are_kept() -> None:
    hand = ["Heal", "Heal", "Regeneration (Deadpool)", "Guardian Angel (MVOP)"]
    front = ["Wolverine (MVOP)", "Deadpool (MVOP)"]
    a = discarding(hand, front)
    assert a.offered("discard") == ["Heal"]
    a.does("discard", "Heal")
    assert a.verbs == {"done"} and a.dead == ["Heal"]
    assert a.hand == ["Guardian Angel", "Heal", "Regeneration"]
    a, b = table(
        a={"front": front, "hand": ["Guardian Angel (MVOP)"]},
        b={"front": ["Storm (MVOP)"], "hand": ["7E"]},
        turn="b",
    )
    b.does("attack", "7E", "Storm", "Deadpool")
    a.does("avoid", "Guardian Angel", a.offered("avoid", "Guardian Angel")[-1])
    assert a.damage("Deadpool") == 0 and a.dead == ["Guardian Angel"] and "Guardian Angel" not in a.defeated
