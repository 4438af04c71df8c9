"""Immunities, and what they leave alone."""

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power
from games.powerup.table import combat, table
from marks import rule


@rule("PU-KEY-20", "PU-KEY-09", "PU-KEY-10")
def test_a_burn_counter_does_nothing_to_who_has_become_immune() -> None:
    plate = gear("PlateI", {"is": "immune", "to": "Burn"})
    x = hero("X")
    t = combat(a=[{"hero": x, "burn": 5, "equipment": [plate]}], b=[hero("Y")])
    assert t.figures(x) == "3/3"
    t.attack(0, x, hero("Y"), block=False)
    assert t.wounds(x) == 0


@rule("PU-KEY-20", "PU-KEY-23", "PU-KEY-25")
def test_a_poison_counter_does_nothing_to_who_has_become_immune() -> None:
    charm = gear("CharmI", {"is": "immune", "to": "Poison"})
    x = hero("X", regen=1)
    t = table(a=[{"hero": x, "wounds": 2, "poison": 5, "equipment": [charm]}], b=[hero("Y")])
    assert t.figures(x) == "3/3"
    t.seats[0].does("regen", x)
    t.quiet()
    assert t.wounds(x) == 1


@rule("PU-KEY-20", "PU-KEY-33")
def test_who_has_become_immune_to_stun_may_use_astra_though_it_kneels() -> None:
    charm = gear("CharmS", {"is": "immune", "to": "Stun"})
    x = hero("X", astra=[astra("Lift", buff(1, who="self"))])
    t = table(a=[{"hero": x, "stunned": True, "equipment": [charm]}], b=[hero("Y")])
    assert t.kneels(x)
    t.seats[0].does("use", x, "Lift")
    t.quiet()
    assert t.figures(x) == "4/3"


@rule("PU-KEY-20", "PU-KEY-33")
def test_a_stun_does_not_kneel_who_is_immune_to_kneeling() -> None:
    zap = power("Zap", {"do": "stun"}, target="enemy")
    y = hero("Y", immune=["Kneel"], astra=[astra("Lift", buff(1, who="self"))])
    t = table(a={"heroes": [hero("X")], "hand": [zap]}, b={"heroes": [y], "hand": [gear("Keep", cost=9)]})
    t.seats[0].does("play", zap, y)
    t.quiet()
    assert not t.kneels(y)
    assert t.seats[1].refused("use", y, "Lift").rule == "PU-KEY-33"


@rule("PU-KEY-20", "PU-KEY-16")
@pytest.mark.parametrize(("immune", "wounds"), [("Wound", 2), ("Duel", 0)])
def test_immune_to_wounds_means_those_of_effects_not_of_fights(immune: str, wounds: int) -> None:
    call = astra("Call", {"do": "duel"}, target="enemy")
    x, y = hero("X", atk=9, astra=[call]), hero("Y", immune=[immune])
    t = table(a=[x], b=[y])
    t.seats[0].does("use", x, "Call", y)
    t.quiet()
    assert (t.wounds(y), t.kneels(x)) == (wounds, wounds > 0)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(y) == 2


@rule("PU-KEY-20", "PU-KEY-36")
def test_immunity_is_a_text_that_stops_an_unavoidable_wound() -> None:
    doom = power("Doom", {"do": "wound", "unavoidable": True}, target="enemy")
    y = hero("Y", immune=["Wound"])
    t = table(a={"heroes": [hero("X")], "hand": [doom]}, b=[y])
    t.seats[0].does("play", doom, y)
    t.quiet()
    assert t.wounds(y) == 0


@rule("PU-KEY-20")
@pytest.mark.parametrize("by", ["Astra", "Power", "Battle"])
def test_immune_to_a_kind_of_card_means_effects_of_enemies(by: str) -> None:
    hit = {"name": "Hit", "cost": 1, "times": 1, "target": "hero", "does": [blast(9)]}
    x, bolt, tactic = hero("X", astra=[hit]), power("BoltH", blast(9), target="hero"), battle("TacH", use=[hit])
    ways = {"Astra": ("use", x, "Hit"), "Power": ("play", bolt), "Battle": ("use", tactic, "Hit")}
    calm, mine = hero("Calm", immune=[by]), hero("Mine", stars=2, immune=[by])
    for kind, way in ways.items():
        for target in (calm, mine):
            t = table(a={"heroes": [x, mine], "hand": [bolt], "battle": [tactic]}, b=[calm])
            t.seats[0].does(*way, target)
            t.quiet()
            assert t.wounds(target) == (0 if (kind, target) == (by, calm) else 2)
