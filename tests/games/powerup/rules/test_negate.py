"""What is negated, evaded or copied of an effect that does several things, and what is not."""

import pytest

from games.powerup.own_cards import astra, battle, blast, gear, hero, power
from games.powerup.table import combat, table
from marks import rule

DODGE = {"do": "negate"}


def dodge() -> str:
    return power("Dodge", DODGE, speed="instant", target="wound")


def ward() -> str:
    return power("WardN", DODGE, speed="instant", target="hq_wound")


@rule("PU-KEY-17")
def test_who_evades_the_wounds_of_an_effect_on_all_saves_itself_only() -> None:
    x = hero("X", astra=[astra("Pyre", blast(9, who="enemies"))])
    y, z = hero("Y", evade=1), hero("Z", stars=2)
    t = table(a=[x], b=[y, z])
    t.seats[0].does("use", x, "Pyre")
    t.seats[1].does("evade", y, f"the effect of {x}")
    t.quiet()
    assert (t.wounds(y), t.wounds(z)) == (0, 2)


@rule("PU-KEY-37")
def test_negating_wounds_names_one_hero_and_leaves_the_rest_of_the_effect() -> None:
    burn = {"do": "afflict", "counter": "Burn", "who": "enemies"}
    x, y, z = hero("X", astra=[astra("Pyre", blast(9, who="enemies"), burn)]), hero("Y"), hero("Z", stars=2)
    t = table(a=[x], b={"heroes": [y, z], "hand": [dodge()]})
    t.seats[0].does("use", x, "Pyre")
    b = t.seats[1]
    assert b.offered("play", dodge(), f"the effect of {x}") == [y, z]
    b.does("play", dodge(), f"the effect of {x}", z)
    t.quiet()
    assert (t.wounds(y), t.wounds(z)) == (2, 0)
    assert (t.figures(y), t.figures(z)) == ("3/2", "3/2")


@rule("PU-KEY-37", "PU-KEY-17")
def test_the_wounds_of_a_neighbour_of_the_target_can_be_negated_too() -> None:
    side = [blast(9), blast(9, who="beside_target")]
    x = hero("X", astra=[astra("Broadside", *side, target="enemy")])
    y, z, far = hero("Y"), hero("Z", stars=3), hero("Far", stars=4)
    t = table(a=[x], b={"heroes": [y, {"hero": z, "evade": 1}, {"hero": far, "evade": 1}], "hand": [dodge()]})
    t.seats[0].does("use", x, "Broadside", y)
    b = t.seats[1]
    assert b.offered("play", dodge(), f"the effect of {x}") == [y, z]
    assert b.refused("evade", far).rule == "PU-KEY-17"
    b.does("evade", z, f"the effect of {x}")
    t.quiet()
    assert (t.wounds(y), t.wounds(z), t.wounds(far)) == (2, 0, 0)


@rule("PU-KEY-16", "PU-KEY-37")
def test_who_evades_the_wounds_of_a_duel_still_strikes_and_kneels() -> None:
    x = hero("X", atk=9, astra=[astra("Call", {"do": "duel"}, target="enemy")])
    y = hero("Y", atk=9, evade=1)
    t = table(a=[x], b=[y])
    t.seats[0].does("use", x, "Call", y)
    t.seats[1].does("evade", y, f"the effect of {x}")
    t.quiet()
    assert (t.wounds(y), t.wounds(x), t.kneels(y)) == (0, 2, True)


@rule("PU-KEY-37")
def test_a_wound_that_an_effect_deals_to_the_hq_can_be_negated_and_the_rest_goes_on() -> None:
    x = hero("X", astra=[astra("Tithe", {"do": "wound_hq"}, {"do": "draw"})])
    t = table(a=[x], b={"heroes": [hero("Y")], "hand": [ward()]})
    t.seats[0].does("use", x, "Tithe")
    t.seats[1].does("play", ward(), f"the effect of {x}")
    t.quiet()
    assert t.hq == [7, 7]
    assert len(t.seats[0].zone("hand")) == 1


@rule("PU-COMBAT-07", "PU-WOUND-04", "PU-KEY-37")
def test_when_the_wound_to_the_hq_has_landed_nothing_of_the_attack_is_left_to_stop() -> None:
    hit = battle(
        "OnHitS", use=[{"name": "Hit", "when": "hq_hit", "target": "enemy", "does": [{"do": "wound", "n": 9}]}]
    )
    stop = power("StopN", {"do": "evade_attack"}, speed="instant", target="attack")
    x, y, z = hero("X"), hero("Y"), hero("Z", stars=2)
    t = combat(a={"heroes": [x], "battle": [hit]}, b={"heroes": [y, z], "hand": [ward(), stop]})
    a, b = t.seats
    a.does("attack", x, y)
    t.windows()
    b.does("let_through")
    t.seats[1].does("done")
    a.does("aim", z)
    assert t.pending == "Respond"
    assert not b.can("play", ward()) and not b.can("play", stop)
    b.does("decline")
    assert t.is_ko(z)  # Wounds by effects count at once


@rule("PU-CHAIN-07")
@pytest.mark.parametrize("gone", [True, False])
def test_an_effect_whose_target_is_gone_does_nothing_of_what_it_says(gone: bool) -> None:
    kill = power("Kill", {"do": "wound", "n": 9}, speed="instant", target="hero")
    x = hero("X", astra=[astra("Lend", {"do": "counters", "counter": "+1/+1"}, {"do": "draw"}, target="other_ally")])
    z = hero("Z", stars=2)
    t = table(a=[x, z], b={"heroes": [hero("Y")], "hand": [kill]})
    t.seats[0].does("use", x, "Lend", z)
    if gone:
        t.seats[1].does("play", kill, z)
    t.quiet()
    assert len(t.seats[0].zone("hand")) == (0 if gone else 1)


@rule("PU-CHAIN-07")
def test_a_card_that_was_taken_off_cannot_be_broken_and_nothing_is_drawn_for_it() -> None:
    off = {"name": "Off", "cost": 1, "speed": "instant", "target": "own_attached", "does": [{"do": "unattach"}]}
    y, blade = hero("Y", astra=[off]), gear("BladeN")
    smash = power("SmashN", {"do": "break"}, {"do": "draw"}, target="enemy_equipment")
    t = table(a={"heroes": [hero("X")], "hand": [smash]}, b=[{"hero": y, "equipment": [blade]}])
    t.seats[0].does("play", smash, blade)
    t.seats[1].does("use", y, "Off", blade)
    t.quiet()
    assert blade in t.seats[1].zone("hand")
    assert t.seats[0].zone("hand") == []


@rule("PU-WOUND-04", "PU-TERM-01")
def test_the_neighbours_are_hit_although_the_target_fell_to_the_same_effect() -> None:
    x = hero("X", astra=[astra("Broadside", blast(9), blast(9, who="beside_target"), target="enemy")])
    y, z = hero("Y", health=1), hero("Z", stars=3)
    t = table(a=[x], b=[y, z])
    t.seats[0].does("use", x, "Broadside", y)
    t.quiet()
    assert t.is_ko(y)
    assert t.wounds(z) == 2


@rule("PU-KEY-14", "PU-KEY-36")
def test_what_is_unavoidable_can_be_copied_though_not_negated() -> None:
    doom = power("Doom", {"do": "wound", "unavoidable": True}, target="enemy")
    echo = power("EchoN", {"do": "copy"}, speed="instant", target="effect")
    hush = power("HushN", DODGE, speed="instant", target="effect")
    x, y = hero("X"), hero("Y")
    t = table(a={"heroes": [x], "hand": [doom]}, b={"heroes": [y], "hand": [echo, hush]})
    t.seats[0].does("play", doom, y)
    b = t.seats[1]
    assert b.refused("play", hush).rule == "PU-KEY-36"
    b.does("play", echo, f"the effect of {doom}")
    t.quiet()
    assert (t.wounds(x), t.wounds(y)) == (1, 1)


@rule("PU-KEY-14", "PU-DEPLOY-14")
def test_what_an_attached_power_has_in_the_place_of_an_astra_is_copied_like_one() -> None:
    burst = {"name": "Burst", "cost": 1, "times": 1, "target": "enemy", "does": [blast(9)]}
    gift = power("GiftN", blast(1), target="enemy", attach={"surcharge": 1, "use": [burst]})
    x, y = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")]), hero("Y")
    t = table(a=[x], b=[{"hero": y, "power": gift}])
    t.seats[0].does("use", x, "Mimic", gift, "Burst")
    t.quiet()
    assert t.wounds(y) == 2


@rule("PU-KEY-14", "PU-TERM-03")
def test_who_copies_joining_attaches_itself_and_gives_what_was_copied() -> None:
    join = astra("Join", {"do": "join", "gives": [{"is": "stat", "atk": 2, "def": 1}]}, target="other_ally")
    x, z = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")]), hero("Z", stars=2)
    y = hero("Y", astra=[join])
    t = table(a=[x, z], b=[y])
    t.seats[0].does("use", x, "Mimic", y, "Join")
    t.quiet()
    assert (t.on(z), t.figures(z), t.zone_of(y)) == ([x], "5/4", "heroes")


@rule("PU-KEY-38")
def test_a_copy_aimed_at_an_astra_is_not_redirected() -> None:
    turn = power("Turn", {"do": "redirect"}, speed="instant", target="redirect")
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    y, z = hero("Y", astra=[astra("Bolt", blast(5), target="enemy")]), hero("Z", stars=2)
    t = table(a=[x], b={"heroes": [y, z], "hand": [turn]})
    t.seats[0].does("use", x, "Mimic", y, "Bolt")
    assert not t.seats[1].can("play", turn)
