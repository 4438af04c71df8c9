"""Stealing Heroes, attached cards, Battle cards and counters."""

from typing import Any

import pytest

from games.powerup.own_cards import astra, battle, buff, gear, hero, power, stat
from games.powerup.table import Story, table
from marks import rule
from overtable.games.powerup.state import BATTLE, zone

LURE = {"do": "steal_hero"}
TAKE = {"do": "steal_card"}


@rule("PU-KEY-30")
def test_a_hero_is_not_stolen_while_the_thiefs_slot_of_that_rarity_is_taken() -> None:
    lure = power("Lure", LURE, target="enemy")
    y, z = hero("Y", stars=3), hero("Z", stars=2)
    t = table(a={"heroes": [hero("X"), hero("Taken", stars=3)], "hand": [lure]}, b=[y, z])
    a = t.seats[0]
    assert a.offered("play", lure) == [z]
    assert a.refused("play", lure, y).rule == "PU-KEY-30"
    a.does("play", lure, z)
    t.quiet()
    assert z in a.zone("heroes")


@rule("PU-KEY-30")
def test_a_steal_is_refused_outright_when_no_slot_is_free() -> None:
    lure = power("Lure", LURE, target="enemy")
    x = hero("X", astra=[astra("Charm", LURE, target="enemy")])
    t = table(a={"heroes": [x], "hand": [lure]}, b=[hero("Y")])
    a = t.seats[0]
    assert not a.can("play", lure)
    assert a.refused("play", lure).rule == "PU-KEY-30"
    assert a.refused("use", x, "Charm").rule == "PU-KEY-30"


@rule("PU-KEY-30", "PU-CHAIN-06")
def test_a_slot_that_is_taken_when_the_steal_resolves_keeps_the_hero_where_it_is() -> None:
    fast = astra("Charm", LURE, target="enemy", speed="instant")
    x, y, y2 = hero("X", astra=[fast]), hero("Y", stars=3), hero("Y2", stars=2)
    lure = power("LureI", LURE, target="enemy", speed="instant")
    t = table(a={"heroes": [x], "hand": [lure]}, b=[y, y2])
    a = t.seats[0]
    a.does("play", lure, y)
    t.seats[0].does("use", x, "Charm", y)
    t.quiet()
    assert y in a.zone("heroes")
    assert y2 in t.seats[1].zone("heroes")


def thief(*words: dict[str, Any], target: str, **more: Any) -> str:
    return hero("Thief", astra=[astra("Grab", *words, target=target)], **more)


@rule("PU-KEY-30", "PU-DEPLOY-14", "PU-CARD-06")
def test_an_attached_power_is_stolen_and_works_for_the_thief() -> None:
    use = {"name": "Surge", "cost": 1, "does": [buff(1, who="self")]}
    gift = power("GiftS", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(2)], "use": [use]})
    x, y, blade = thief(TAKE, target="enemy_power"), hero("Y"), gear("BladeT", stat(0, 1))
    t = table(a=[{"hero": x, "equipment": [blade]}], b=[{"hero": y, "power": gift}])
    a = t.seats[0]
    a.does("use", x, "Grab", gift)
    t.passes(1)
    assert (t.figures(x), t.figures(y)) == ("5/4", "3/3")
    assert t.on(x) == [blade, gift]  # what it carries is not in the way of a Power
    a.does("use", gift, "Surge")
    t.quiet()
    assert t.figures(x) == "6/4"


@rule("PU-KEY-30", "PU-DEPLOY-14", "PU-DEPLOY-15")
def test_a_stolen_power_takes_the_place_of_the_one_the_thief_has() -> None:
    gift = power("GiftS", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(2)]})
    old = power("GiftO", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(0, 2)]})
    x, y = thief(TAKE, target="enemy_power"), hero("Y")
    t = table(a=[{"hero": x, "power": old}], b=[{"hero": y, "power": gift}])
    t.seats[0].does("use", x, "Grab", gift)
    t.quiet()
    assert (t.figures(x), t.on(x)) == ("5/3", [gift])
    assert t.seats[0].zone("used") == [old]


@rule("PU-KEY-30", "PU-DEPLOY-05")
def test_a_stolen_equipment_takes_the_place_of_the_one_the_thief_carries() -> None:
    blade, old = gear("BladeT", stat(2)), gear("OldT", stat(0, 1))
    x, y = thief(TAKE, target="enemy_equipment"), hero("Y")
    t = table(a=[{"hero": x, "equipment": [old]}], b=[{"hero": y, "equipment": [blade]}])
    t.seats[0].does("use", x, "Grab", blade)
    t.quiet()
    assert (t.figures(x), t.on(x)) == ("5/3", [blade])
    assert t.seats[0].zone("used") == [old]


@rule("PU-KEY-30", "PU-WOUND-07")
def test_a_stolen_armour_has_not_left_play() -> None:
    armour = gear("ArmourT", stat(1, 1, health=1), {"is": "leaves", "wounds": 1})
    x, y = thief(TAKE, target="enemy_equipment"), hero("Y", stars=2, health=3)
    t = table(a=[x], b=[{"hero": y, "wounds": 1, "equipment": [armour]}])
    t.seats[0].does("use", x, "Grab", armour)
    t.quiet()
    assert (t.wounds(y), t.health(y), t.health(x)) == (1, 3, 10)
    t = table(a=[x], b=[{"hero": y, "wounds": 3, "equipment": [armour]}, hero("Z")])
    t.seats[0].does("use", x, "Grab", armour)
    t.quiet()
    assert t.is_ko(y)  # its Health total falls to the Wounds it has


@rule("PU-KEY-30", "PU-KEY-06", "PU-KEY-07")
def test_counters_and_uses_of_a_stolen_card_are_not_renewed() -> None:
    shot = {"name": "Shot", "cost": 1, "times": 1, "does": [buff(1, who="self")]}
    ball = {"name": "Ball", "cost": 1, "counters": 2, "does": [buff(0, 1, who="self")]}
    gun = gear("GunT", use=[shot, ball])
    x, y = thief(TAKE, target="enemy_equipment"), hero("Y")
    side = {"heroes": [x], "hand": [gear("Keep", cost=9)]}
    t = table(round=6, offense="b", a=side, b=[{"hero": y, "equipment": [gun]}])
    a, b = t.seats
    b.does("use", gun, "Shot")
    t.passes(0)
    b.does("use", gun, "Ball")
    t.quiet()
    a.does("use", x, "Grab", gun)
    t.passes(1)
    assert a.refused("use", gun, "Shot").rule == "PU-KEY-07"
    a.does("use", gun, "Ball")
    t.passes(1)
    assert a.refused("use", gun, "Ball").rule == "PU-KEY-06"


@rule("PU-KEY-30", "PU-CARD-07", "PU-WOUND-07")
def test_a_stolen_battle_card_is_on_top_and_the_next_one_takes_over() -> None:
    top, under = battle("TopT", stat(0, 0, health=1, who="team")), battle("UnderT", stat(1, who="team"))
    x, y = thief(TAKE, target="enemy_battle"), hero("Y", health=3, stars=2)
    t = table(a=[x], b={"heroes": [{"hero": y, "wounds": 3}, hero("Z")], "battle": [top, under]})
    t.seats[0].does("use", x, "Grab", top)
    t.quiet()
    s = t.state
    assert s.zones[zone(0, BATTLE)] == [t.card(top)]
    assert t.is_ko(y)  # without the card its Health total is 3
    assert t.figures(hero("Z")) == "4/3"


@rule("PU-KEY-30")
def test_a_power_from_the_hand_steals_for_a_hero_that_its_player_chooses() -> None:
    blade, lift = gear("BladeT", stat(2)), power("LiftP", TAKE, target="enemy_equipment")
    one, two, y = hero("One"), hero("Two", stars=2), hero("Y")
    t = table(a={"heroes": [one, two], "hand": [lift]}, b=[{"hero": y, "equipment": [blade]}])
    a = t.seats[0]
    a.does("play", lift, blade)
    t.quiet()
    assert set(a.offered("take")) == {one, two}
    a.does("take", two)
    assert t.pending != "Taking"  # once
    assert (t.figures(two), t.figures(y)) == ("5/3", "3/3")


@rule("PU-KEY-30", "PU-DEPLOY-05")
def test_whoever_carries_several_chooses_which_one_makes_room() -> None:
    blade, one, two = gear("BladeT", stat(2)), gear("OneT", stat(0, 1)), gear("TwoT", stat(0, 2))
    x = hero(
        "X",
        astra=[
            {"name": "Hands", "always": [{"is": "carries", "equipment": 2}]},
            astra("Grab", TAKE, target="enemy_equipment"),
        ],
    )
    t = table(a=[{"hero": x, "level": 2, "equipment": [one, two]}], b=[{"hero": hero("Y"), "equipment": [blade]}])
    a = t.seats[0]
    a.does("use", x, "Grab", blade)
    t.quiet()
    assert a.offered("take", x) == [one, two]
    a.does("take", x, one)
    t.quiet()
    assert (t.on(x), t.figures(x)) == ([two, blade], "5/5")


def steals_from(at: dict[str, Any], immune: list[str] | None = None) -> Story:
    x = thief({"do": "steal_counter"}, target="enemy")
    t = table(a=[x], b=[{"hero": hero("Y", immune=immune or []), **at}])
    t.seats[0].does("use", x, "Grab", hero("Y", immune=immune or []))
    t.quiet()
    return t


@rule("PU-KEY-30", "PU-KEY-20")
@pytest.mark.parametrize("immune", ["Steal", "Astra"])
def test_no_counter_is_stolen_from_the_immune(immune: str) -> None:
    t = steals_from({"plus": 1}, [immune])
    assert t.figures(hero("Y", immune=[immune])) == "4/4"


@rule("PU-KEY-30")
def test_a_harmful_counter_is_not_stolen_and_of_several_the_plus_comes_first() -> None:
    x = thief({"do": "steal_counter"}, target="enemy")
    t = steals_from({"minus": 1, "burn": 9})
    assert (t.figures(x), t.figures(hero("Y", immune=[]))) == ("3/3", "2/1")
    t = steals_from({"plus": 1, "regen": 2, "evade": 1})
    assert (t.figures(x), t.state.regen[t.card(x)], t.state.evade[t.card(x)]) == ("4/4", 0, 0)
