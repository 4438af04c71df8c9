"""Whatever lowers a Health total knocks out at once whoever has as many Wounds (PU-WOUND-07)."""

from collections.abc import Callable
from typing import Any

import pytest

from games.powerup.own_cards import astra, battle, buff, gear, hero, power, stat
from games.powerup.table import Story, table
from marks import rule

MORE, LESS = stat(0, 0, health=1, who="team"), stat(0, 0, health=-1, who="enemies")
WEAK = hero("Weak", health=2)
AT = {"hero": WEAK, "wounds": 2}
"""With one Health more it stands, and without it falls."""
HARDLY = {"hero": WEAK, "wounds": 1}
BANNER = hero("Banner", stars=2, health=3, astra=[{"name": "Banner", "always": [MORE]}])
TAKE = astra("Take", {"do": "steal_card"}, target="enemy_equipment")
Y = hero("Y", stars=3)


def joins() -> Story:
    join = astra("Join", {"do": "join", "gives": [stat(1)]}, target="other_ally")
    giver = hero("Giver", stars=2, astra=[{"name": "Banner", "always": [MORE]}, join])
    t = table(a=[AT, {"hero": giver, "level": 2}, Y], b=[Y])
    t.seats[0].does("use", giver, "Join", Y)
    return t


def swaps_its_battle_card() -> Story:
    full, bare = battle("FullB", MORE), battle("BareB")
    t = table(phase="refresh", a={"heroes": [AT, Y], "battle": [full, bare]}, b=[Y])
    t.seats[0].does("swap", bare)
    return t


def plays_another_battle_card() -> Story:
    full, bare = battle("FullB", MORE), battle("BareB")
    t = table(a={"heroes": [AT, Y], "battle": [full], "hand": [bare]}, b=[Y])
    t.seats[0].does("battle", bare)
    return t


def meets_a_deployed_hero() -> Story:
    grim = hero("Grim", stars=2, astra=[{"name": "Grim", "always": [LESS]}])
    t = table(a=[HARDLY, Y], b={"heroes": [Y], "slots": [grim]}, offense="b")
    t.seats[1].does("deploy", grim)
    return t


def meets_a_level() -> Story:
    first = astra("One", buff(1, who="self"))
    grim = hero("Grim", stars=2, astra=[first, {"name": "Grim", "always": [LESS]}])
    return table(phase="refresh", a=[HARDLY, Y], b=[grim])


def puts_on_what_weakens() -> Story:
    chain = gear("Chain", stat(0, 0, health=-1))
    t = table(a={"heroes": [HARDLY, Y], "hand": [chain]}, b=[Y])
    t.seats[0].does("equip", chain, WEAK)
    return t


def loses_its_armour() -> Story:
    armour, smash = gear("ArmourH", stat(0, 0, health=1)), power("SmashH", {"do": "break"}, target="enemy_equipment")
    t = table(a=[{**AT, "equipment": [armour]}, Y], b={"heroes": [Y], "hand": [smash]}, offense="b")
    t.seats[1].does("play", smash, armour)
    return t


def is_robbed_of_its_armour() -> Story:
    armour, thief = gear("ArmourH", stat(0, 0, health=1)), hero("Thief", stars=2, astra=[TAKE])
    t = table(a=[{**AT, "equipment": [armour]}, Y], b=[thief], offense="b")
    t.seats[1].does("use", thief, "Take", armour)
    return t


def loses_the_battle_card() -> Story:
    full, lift = battle("FullB", MORE), power("LiftB", {"do": "steal_card"}, target="enemy_battle")
    t = table(a={"heroes": [AT, Y], "battle": [full]}, b={"heroes": [Y], "hand": [lift]}, offense="b")
    t.seats[1].does("play", lift, full)
    return t


def loses_the_banner() -> Story:
    lure = power("LureH", {"do": "steal_hero"}, target="enemy")
    t = table(a=[AT, BANNER, Y], b={"heroes": [Y], "hand": [lure]}, offense="b")
    t.seats[1].does("play", lure, BANNER)
    return t


def sees_the_banner_fall() -> Story:
    bomb = power("Bomb9", {"do": "wound", "n": 9}, target="enemy")
    t = table(a=[AT, BANNER, Y], b={"heroes": [Y], "hand": [bomb]}, offense="b")
    t.seats[1].does("play", bomb, BANNER)
    return t


WAYS: list[Callable[[], Story]] = [
    joins,
    swaps_its_battle_card,
    plays_another_battle_card,
    meets_a_deployed_hero,
    meets_a_level,
    puts_on_what_weakens,
    loses_its_armour,
    is_robbed_of_its_armour,
    loses_the_battle_card,
    loses_the_banner,
    sees_the_banner_fall,
]


@rule("PU-WOUND-07", "PU-WOUND-04")
@pytest.mark.parametrize("way", WAYS)
def test_who_falls_when_its_health_total_falls(way: Callable[[], Any]) -> None:
    t = way()
    t.windows()
    assert t.is_ko(WEAK)
