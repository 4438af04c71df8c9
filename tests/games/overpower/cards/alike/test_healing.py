"""Specials that remove hits, from whom and how many."""

import pytest

from games.overpower.specials import facing, hits, plays, turn_of
from games.overpower.stories import act, battle, hits_land, hurt
from games.overpower.table import hero
from marks import card
from overtable.games.overpower.hits.hits import venture_total


@card("british-army-surgeon", "healing-waters-of-the-nile", "the-tomorrow-doctor")
@pytest.mark.parametrize(
    ("name", "by", "records"),
    [
        ("British Army Surgeon", "Dr. Watson", "both"),
        ("Healing Waters of the Nile", "Ra", "both"),
        ("The Tomorrow Doctor", "Time Traveler", "both"),
    ],
)
def test_healing_a_teammate(name, by, records) -> None:
    table = battle([by, {"name": "Korak", "hits": ["5C"], "current": ["6C"]}], [name], ["Zorro"])
    a, b = table.seats
    act(a, "play", name)
    b.does("decline")
    assert set(a.offered("choose")) == {"5 Combat", "6 Combat"}
    a.does("choose", "6C")
    assert hurt(table, "Korak") == 5 and venture_total(table.state, 1) == 0


@card("preternatural-healing", "immortality", "grasp-of-the-five-elements", "avalon-s-warmth")
def test_healing_oneself() -> None:
    wounded = {"hits": ["5C", "3C"], "current": ["6C"]}
    table = battle([{"name": "Korak"} | wounded], ["Preternatural Healing"], ["Zorro"])
    act(table.seats[0], "play", "Preternatural Healing")
    table.seats[1].does("decline")
    assert set(table.seats[0].offered("choose")) == {"5 Combat", "3 Combat"}
    table = battle([{"name": "John Carter of Mars"} | wounded], ["Immortality"], ["Zorro"])
    act(table.seats[0], "play", "Immortality")
    table.seats[1].does("decline")
    for record in ("hits of this battle", "hits of the permanent record"):
        table.seats[0].does("choose", record)
    assert hurt(table, "John Carter of Mars") == 0 and venture_total(table.state, 1) == 14
    table = battle([{"name": "Sun Wukong", "placed": ["5C"]} | wounded], ["Grasp of the Five Elements"], ["Zorro"])
    act(table.seats[0], "play", "Grasp of the Five Elements")
    table.seats[1].does("decline")
    assert hurt(table, "Sun Wukong") == 0 and table.seats[0].zone("placed") == [] and venture_total(table.state, 1) == 0
    table = battle(["Morgan le Fay", {"name": "Korak"} | wounded], ["Avalon's Warmth"], ["Zorro"])
    act(table.seats[0], "play", "Avalon's Warmth", "Morgan le Fay", "Korak")
    table.seats[1].does("decline")
    assert hurt(table, "Korak") == 6


@card("the-hunger", "fury-of-the-desert", "pharaoh-of-the-fourth-dynasty", "world-renowned-doctor")
@pytest.mark.parametrize(
    ("name", "by", "choices"),
    [
        ("The Hunger", "Mina Harker", {"5 Combat", "6 Combat"}),
        ("Fury of the Desert", "The Mummy", {"5 Combat"}),
        ("Pharaoh of the Fourth Dynasty", "The Mummy", {"5 Combat", "6 Combat"}),
        ("World-Renowned Doctor", "Van Helsing", {"5 Combat"}),
    ],
)
def test_attacks_that_heal_when_they_hit(name, by, choices) -> None:
    table = battle([{"name": by, "hits": ["5C"], "current": ["6C"]}], [name], ["Leonidas"])
    a, _b = table.seats
    act(a, "attack", name)
    hits_land(table)
    assert set(a.offered("choose")) == choices
    a.does("choose", "5C")
    assert hurt(table, by) == 6


WOUNDS = {"hits": ["5C", "4C"], "current": ["3C", "2C"]}
HEALERS = [
    ("British Army Surgeon", "Dr. Watson", False, "team"),
    ("Healing Waters of the Nile", "Ra", True, "team"),
    ("The Tomorrow Doctor", "Time Traveler", True, "teammate"),
    ("Preternatural Healing", "Zorro", True, "user"),
    ("Knight of the Round Table", "Lancelot", False, "user"),
    ("The Hunger", "Mina Harker", False, "user"),
    ("Fury of the Desert", "The Mummy", False, "user"),
    ("Pharaoh of the Fourth Dynasty", "The Mummy", False, "user"),
    ("World-Renowned Doctor", "Van Helsing", True, "team"),
    ("Siphon Strike", "Anubis", False, "user"),
]
PERMANENT = {"Preternatural Healing", "Fury of the Desert", "World-Renowned Doctor", "Siphon Strike"}


@card(
    "british-army-surgeon", "healing-waters-of-the-nile", "the-tomorrow-doctor", "preternatural-healing",
    "knight-of-the-round-table", "the-hunger", "fury-of-the-desert", "pharaoh-of-the-fourth-dynasty",
    "world-renowned-doctor", "siphon-strike",
)  # fmt: skip
@pytest.mark.parametrize(("name", "by", "may", "whom"), HEALERS)
def test_one_hit_is_removed(name: str, by: str, may: bool, whom: str) -> None:
    mate = hero("Korak", hits=["7C", "6C"], current=["1C"])
    for answer in ("choose", "decline"):
        a, b = facing([hero(by, **WOUNDS), mate], [name], ["Leonidas"])
        plays(a, b, name, by) if a.can("play", name) else hits(a, b, name, by, "Leonidas")
        own = ["5 Combat", "4 Combat"] + ([] if name in PERMANENT else ["3 Combat", "2 Combat"])
        theirs = ["7 Combat", "6 Combat"] + ([] if name in PERMANENT else ["1 Combat"])
        want = {"user": own, "teammate": theirs, "team": own + theirs}[whom]
        assert sorted(a.offered("choose")) == sorted(want)
        assert a.can("decline") is may
        if answer == "decline" and not may:
            continue
        total = a.damage(by) + a.damage("Korak")
        a.does("decline") if answer == "decline" else a.does("choose", want[0])
        healed = total - a.damage(by) - a.damage("Korak")
        assert healed == (int(want[0][0]) if answer == "choose" else 0) and turn_of(b), "one, and no more"


@card("devoted-follower", "burned-at-the-stake")
def test_sacrifices_cost_the_opponent_the_hits_of_the_battle() -> None:
    table = battle(["Cthulhu", {"name": "Korak", "current": ["6C"]}], ["Devoted Follower"], ["Zorro"])
    act(table.seats[0], "play", "Devoted Follower")
    table.seats[1].does("decline")
    table.seats[0].does("choose", "Korak")
    assert table.state.kod[1] and venture_total(table.state, 1) == 0
    table = battle(
        [{"name": "Joan of Arc", "current": ["6C"]}, "Korak"],
        ["Burned at the Stake"],
        ["Zorro"],
        me={"draw": ["3C", "2C"]},
    )
    act(table.seats[0], "play", "Burned at the Stake")
    table.seats[1].does("decline")
    assert table.state.kod[0] and venture_total(table.state, 1) == 0
    act(table.seats[0], "draw")
    assert "3 Combat" in table.seats[0].zone("hand")
