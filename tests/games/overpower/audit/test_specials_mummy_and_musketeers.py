"""The Specials of The Mummy and The Three Musketeers, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import facing, hits, plays, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit

MUMMY, THREE = "The Mummy", "The Three Musketeers"


@audit("ancient-wisdom", "a Special that acts as a Power card is avoided, a Teamwork card is not; the pile is empty")
def test_wisdom_against_power_cards() -> None:
    a, b = facing(["Zorro"], ["Riposte"], [MUMMY, "Korak"], ["Ancient Wisdom"], them={"draw": []})
    strikes(a, b, "Riposte", "Zorro", "Korak")
    b.does("avoid", "Ancient Wisdom", MUMMY)
    quietly(a.table)
    assert b.damage("Korak") == 0 and b.hand == [] and b.dead == ["Ancient Wisdom"]
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Ra"], [team, "5E"], [MUMMY, "Korak"], ["Ancient Wisdom"])
    strikes(a, b, team, "Zorro", "Korak")
    assert not b.can("avoid")
    b.does("take")
    strikes(a, b, "5E", "Ra", "Korak")
    assert b.can("avoid", "Ancient Wisdom", MUMMY), "its follow-up is an attack with a Power card"


@audit("fury-of-the-desert", "The Mummy has only hits of this battle: none may be removed")
def test_fury_leaves_this_battle_alone() -> None:
    a, b = facing([hero(MUMMY, current=["5C"])], ["Fury of the Desert"], ["Zorro"])
    hits(a, b, "Fury of the Desert", MUMMY, "Zorro")
    assert turn_of(b) and a.damage(MUMMY) == 5 and b.damage("Zorro") == 5
    a, b = facing([hero(MUMMY, hits=["4C"], current=["5C"])], ["Fury of the Desert"], ["Zorro"])
    hits(a, b, "Fury of the Desert", MUMMY, "Zorro")
    assert a.offered("choose") == ["4 Combat"] and not a.can("decline")


@audit("pharaoh-of-the-fourth-dynasty", "a hit of this battle is removed and counts no more; blocked, nothing is")
def test_the_pharaoh_takes_a_hit_back() -> None:
    me = hero(MUMMY, hits=["4C"], current=["6C"])
    a, b = facing([me], ["Pharaoh of the Fourth Dynasty"], ["Zorro"])
    assert b.venture == 6
    hits(a, b, "Pharaoh of the Fourth Dynasty", MUMMY, "Zorro")
    a.does("choose", "6C")
    assert b.venture == 0 and a.damage(MUMMY) == 4 and b.power_pack == ["6C"]
    a, b = facing([me], ["Pharaoh of the Fourth Dynasty"], ["Zorro"], ["8C"])
    strikes(a, b, "Pharaoh of the Fourth Dynasty", MUMMY, "Zorro")
    b.does("block", "8C", "Zorro")
    assert turn_of(b) and a.damage(MUMMY) == 10


@audit(
    "reinvigorated-by-fresh-organs", "three types without Energy, on The Mummy no KO, KO the teammate; they still count"
)
def test_fresh_organs_that_kill() -> None:
    me = hero(MUMMY, hits=["2B", "2I"], current=["5C"])
    a, b = facing([me, "Korak"], ["Reinvigorated by Fresh Organs"], ["Leonidas"])
    assert not a.is_kod(MUMMY) and b.venture == 5
    plays(a, b, "Reinvigorated by Fresh Organs", MUMMY)
    a.does("choose", "Korak")
    assert a.is_kod("Korak") and a.damage(MUMMY) == 0 and b.venture == 5


@audit("relentless-pursuit", "its player has passed before the concession; else it is defended as usual")
def test_no_pursuit_after_a_pass() -> None:
    for passed in (True, False):
        me: dict[str, Any] = {"passed": passed}
        a, b = facing([MUMMY], ["Relentless Pursuit"], ["Zorro"], ["5C"], me=me, turn="b")
        b.does("concede")
        a.does("accept")
        b.does("decline")
        if passed:
            quietly(a.table)
            assert a.s.battle == 3 and b.damage("Zorro") == 0
            continue
        strikes(a, b, "Relentless Pursuit", MUMMY, "Zorro")
        b.does("block", "5C", "Zorro")
        assert b.damage("Zorro") == 0 and a.s.battle == 3


@audit(
    "the-eternal-journey",
    "paid on defence with an Any-Power card or one placed on him; one beyond his grid does not pay",
)
def test_the_journey_is_paid_by_what_he_can_play() -> None:
    me = hero(MUMMY, placed=["3B"])
    a, b = facing(["Hercules"], ["Great Club"], [me, "Zorro"], ["The Eternal Journey", "5A", "8B", "4C"])
    a.does("attack", "Great Club", "Hercules", "Zorro")
    paid = sorted(b.offered("negate", "The Eternal Journey", MUMMY, "Great Club"))
    assert paid == ["3 Brute Force", "5 Any-Power"]
    b.does("negate", "The Eternal Journey", MUMMY, "Great Club", "3B")
    assert b.placed(MUMMY) == [] and b.damage("Zorro") == 0 and b.power_pack == ["3B"]
    a, b = facing(["Hercules"], ["Great Club"], [MUMMY], ["The Eternal Journey", "8B", "4C"])
    a.does("attack", "Great Club", "Hercules", MUMMY)
    assert not b.can("negate")


@audit("all-for-one", "alone on the Front Line: any Teamwork card, and both follow-ups; a duplicate is not taken")
def test_all_for_one_alone() -> None:
    light, other = "8 Energy Teamwork (Combat/Intelligence)", "8 Energy Teamwork (Combat/Brute Force)"
    me = {"draw": [other, "1E"], "dead": ["6 Combat Teamwork (Energy/Intelligence)"]}
    a, b = facing([THREE], ["All For One", light, "5C", "5I"], ["Leonidas"], me=me)
    plays(a, b, "All For One", THREE)
    a.does("search")
    assert a.offered("choose") == ["6 Combat Teamwork (Energy/Intelligence)"] and not a.can("decline")
    a.does("choose", "6 Combat Teamwork (Energy/Intelligence)")
    b.does("pass")
    hits(a, b, light, THREE, "Leonidas")
    strikes(a, b, "5I", THREE, "Leonidas")
    assert a.level == 6
    b.does("take")
    strikes(a, b, "5C", THREE, "Leonidas")
    assert a.level == 7
    b.does("take")
    assert b.damage("Leonidas") == 14 and turn_of(b)


@audit("aramis", "blocked; the further Special is a utility; a Power card is no Special")
def test_aramis_and_a_utility() -> None:
    a, b = facing([THREE, "Zorro"], ["Aramis", "All For One", "5C", "Elite Swordsmanship"], ["Leonidas"], ["5C"])
    strikes(a, b, "Aramis", THREE, "Leonidas")
    b.does("block", "5C", "Leonidas")
    assert not a.can("attack", "5C") and not a.can("attack", "Elite Swordsmanship")
    plays(a, b, "All For One", THREE)
    quietly(a.table)
    assert a.clipped(THREE) == ["All For One"]


@audit(
    "athos", "The Mummy, without a hit of Energy, falls to a teammate's 1; a card with a bonus stays a card of level 1"
)
def test_athos_and_the_mummy() -> None:
    for aids in ((), ("Rapier",)):
        team = [THREE, "Zorro"]
        a, b = facing(team, ["Athos", "1C", *aids], [MUMMY, "Korak"])
        hits(a, b, "Athos", THREE, MUMMY)
        b.does("pass")
        hits(a, b, "1C", *aids, "Zorro", MUMMY)
        assert b.is_kod(MUMMY) and a.venture == 8
    a, b = facing([THREE, "Zorro"], ["Athos", "2C"], [MUMMY, "Korak"])
    hits(a, b, "Athos", THREE, MUMMY)
    b.does("pass")
    hits(a, b, "2C", "Zorro", MUMMY)
    assert not b.is_kod(MUMMY)


@audit("d-artagnan", "used as Combat, it completes a Spectrum KO as Energy; as Brute Force Tarzan avoids it")
def test_d_artagnan_is_whatever_is_missing() -> None:
    a, b = facing([THREE], ["D'Artagnan"], [hero("Korak", hits=["2C", "2B"]), "Ra"])
    a.does("attack", "D'Artagnan", THREE, "Korak", "Combat")
    b.does("decline")
    b.does("take")
    assert b.is_kod("Korak") and a.venture == 8
    for kind, saved in (("Brute Force", True), ("Combat", False)):
        a, b = facing([THREE], ["D'Artagnan"], ["Tarzan"], ["1I"])
        a.does("attack", "D'Artagnan", THREE, "Tarzan", kind)
        b.does("decline")
        assert b.can("avoid", "1I", "Tarzan") is saved


@audit("porthos", "a MultiPower card shows Intelligence and cannot block; an Any-Power card used as Intelligence can")
def test_porthos_looks_at_icons() -> None:
    a, b = facing([THREE], ["Porthos"], ["Carson of Venus"], ["5M", "6I", "7A", "7E"])
    strikes(a, b, "Porthos", THREE, "Carson of Venus")
    assert b.offered("block") == ["7 Any-Power", "7 Energy"]


@audit(
    "valiant-charge", "two Defeated Objectives raise the level, attack and block for a teammate, and never the damage"
)
def test_the_charge_of_a_losing_side() -> None:
    piles: dict[str, Any] = {"objectives": {"reserve": 4, "defeated": 2, "ventured": {"reserve": 1}}}
    a, b = facing([THREE], ["Valiant Charge"], ["Leonidas"], ["6C"], me=piles)
    strikes(a, b, "Valiant Charge", THREE, "Leonidas")
    assert a.level == 7 and not b.can("block", "6C", "Leonidas")
    b.does("take")
    assert b.damage("Leonidas") == a.venture == 5
    for attack, held in (("7C", True), ("8C", False)):
        a, b = facing(["Leonidas"], [attack], [THREE, "Korak"], ["Valiant Charge"], them=piles)
        strikes(a, b, attack, "Leonidas", "Korak")
        assert b.can("block", "Valiant Charge", THREE) is held
