"""Specials that heal, sacrifice and move characters."""

import pytest

from games.overpower.stories import act, battle, hits_land, hurt, played
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


@card("the-tomorrow-doctor")
def test_the_tomorrow_doctor_cannot_heal_himself() -> None:
    table = battle([{"name": "Time Traveler", "hits": ["5C"]}, "Korak"], ["The Tomorrow Doctor"], ["Zorro"])
    act(table.seats[0], "play", "The Tomorrow Doctor")
    table.seats[1].does("decline")
    assert table.pending == "Turn"


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


@card("crimson-restoration")
def test_crimson_restoration_moves_hits_to_the_astral_plane() -> None:
    table = battle([{"name": "Dracula", "hits": ["5C"], "current": ["6C"]}], ["Crimson Restoration"], ["Leonidas"])
    act(table.seats[0], "attack", "Crimson Restoration")
    hits_land(table)
    table.seats[0].does("choose", "all hits")
    assert hurt(table, "Dracula") == 0 and venture_total(table.state, 1) == 6, "only those of this battle"


@card("reinvigorated-by-fresh-organs")
def test_reinvigorated_by_fresh_organs_switches_all_hits() -> None:
    table = battle(
        [{"name": "The Mummy", "hits": ["5C"]}, {"name": "Korak", "current": ["2C"]}],
        ["Reinvigorated by Fresh Organs"],
        ["Zorro"],
    )
    act(table.seats[0], "play", "Reinvigorated by Fresh Organs")
    table.seats[1].does("decline")
    table.seats[0].does("choose", "Korak")
    assert hurt(table, "The Mummy") == 2 and hurt(table, "Korak") == 5


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


@card("teleportation-circle")
def test_teleportation_circle_swaps_with_the_reserve() -> None:
    _table, a, _b = played("Teleportation Circle", "Morgan le Fay", beside=["Korak"], me={"reserve": "Zeus"})
    a.does("choose", "Korak")
    assert a.zone("reserve") == ["Korak"] and "Zeus" in a.zone("front line")


@card("one-eye")
def test_one_eye_keeps_the_target_in_reserve() -> None:
    me = {"in_play": [{"card": "One Eye", "by": "Wicked Witch", "target": "Zeus"}]}
    for marked in (True, False):
        them = {"front": [{"name": "Korak", "ko": 1}, "Merlin", "Zorro"], "reserve": "Zeus"}
        table = battle(["Wicked Witch"], [], them=them, me=me if marked else {}, phase="draw", battle=3)
        assert ("Zeus" in table.seats[1].zone("reserve")) is marked


@card("athos")
def test_athos_marks_for_a_level_one_card() -> None:
    table = battle(["The Three Musketeers"], ["Athos", "1C", "2C"], ["Leonidas"])
    a, b = table.seats
    act(a, "attack", "Athos")
    hits_land(table)
    b.does("pass")
    act(a, "attack", "2C")
    b.does("take")
    assert not table.state.kod[4]
    b.does("pass")
    act(a, "attack", "1C")
    b.does("take")
    assert table.state.kod[4]
