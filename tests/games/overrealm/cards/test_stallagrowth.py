"""Stallagrowth, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, fight
from marks import card


@card("stallagrowth")
@pytest.mark.parametrize(("action", "thorns"), [("Shellack", 2), ("Geyser", 0)])
def test_thorned_body(action: str, thorns: int) -> None:
    _, b = fight(
        "Stallagrowth", "Vine Whip", foe="Shaleshell", reply=action, theirs={"deck_top": [FAIL], "cubes": {"DEF": 3}}
    )
    assert sum(n for _, n, cause in b.losses() if cause == "Thorned Body") == thorns


@card("stallagrowth/leech-seed", "stallagrowth/rock-smash", "stallagrowth/vine-whip", "stallagrowth/rock-slide")
def test_the_actions_of_stallagrowth() -> None:
    _, b = fight("Stallagrowth", "Leech Seed")
    assert b.conditions() == {"leech": 1} and b.hp() == 9
    a, _ = fight("Stallagrowth", "Rock Smash", foe="Steamie")
    assert a.hits() == [("Rock Smash", 11)]
    a, b = fight("Stallagrowth", "Vine Whip", theirs={"conditions": {"Galeaffy": {"leech": 2}}})
    assert a.hits() == [("Vine Whip", 6)] and b.conditions() == {"leech": 1}
    a, b = fight("Stallagrowth", "Rock Slide", flips=(FAIL, "Zappguin/Zap+"))
    assert a.hits() == [("Rock Slide", 1)] and b.cubes == {"ATK": -1}


@card(
    "stallagrowth/rock-armor", "stallagrowth/mossy-overgrowth", "stallagrowth/concussion", "stallagrowth/concussion-2"
)
def test_the_buffs_of_stallagrowth() -> None:
    a, _ = fight("Stallagrowth", "Vine Whip", "Stallagrowth/Rock Armor-")
    assert a.cubes == {"DEF": 1}
    _, b = fight(
        "Stallagrowth", "Vine Whip", "Stallagrowth/Mossy Overgrowth-", reply="Cyclone", theirs={"cubes": {"ATK": 4}}
    )
    assert b.hits() == [("Cyclone", 3)]  # 2 + 4 + 1 (Rock) - 4
    two = ["Stallagrowth/Concussion+"] * 2
    a, b = fight(
        "Stallagrowth",
        "Rock Smash",
        *two,
        reply="Cyclone",
        flips=("Zappguin/Zap+", FAIL),
        friends=("Volcanoggin", "Zappguin"),
    )
    assert b.hits() == [] and len(a.flips()) >= 2
