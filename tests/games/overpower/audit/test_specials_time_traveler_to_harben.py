"""The Specials of the Time Traveler, Van Helsing and Victory Harben, each in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, hits, in_play, plays, strikes, turn_of
from games.overpower.stories import quietly
from games.overpower.table import hero, table
from marks import audit

TRAVELER, HELSING, HARBEN = "Time Traveler", "Van Helsing", "Victory Harben"
DOCTOR = "Doctor, Professor, Lawyer, Scientist"


@audit("from-a-mile-away", "two, one and no placed cards, and a Reserve character who keeps his")
def test_a_mile_is_too_far_for_the_reserve() -> None:
    line = [hero("Zorro", placed=["5C", "Riposte"]), hero("Korak", placed=["6C"]), "Tarzan"]
    a, b = facing([TRAVELER], ["From A Mile Away"], line, them={"reserve": hero("Ra", placed=["8E"])})
    plays(a, b, "From A Mile Away", TRAVELER)
    assert b.is_asked
    b.answers(("choose", "Riposte"), ("choose", "6C"))
    assert b.placed() == ["5C", "8E"] and turn_of(b)


@audit("futuristic-phaser", "the target's Energy was raised to 7 for the battle")
def test_the_phaser_looks_at_the_grid_of_now() -> None:
    for them, level in ((in_play("Head of Martian Science", "Dejah Thoris"), 8), ({}, 6)):
        a, b = facing([TRAVELER], ["Futuristic Phaser"], ["Dejah Thoris"], them=them)
        hits(a, b, "Futuristic Phaser", TRAVELER, "Dejah Thoris")
        assert b.damage("Dejah Thoris") == a.venture == level


@audit("i-ll-already-be-gone", "placed; an attack without a number is avoided; placed cards locked it is of no use")
def test_being_gone_from_an_attack_without_a_number() -> None:
    target = hero(TRAVELER, placed=["I'll Already Be Gone"])
    a, b = facing(["Sherlock Holmes"], ["Battle of Wits"], [target])
    strikes(a, b, "Battle of Wits", "Sherlock Holmes", TRAVELER)
    b.does("avoid", "I'll Already Be Gone", TRAVELER)
    assert b.hits(TRAVELER) == [] and b.dead == ["I'll Already Be Gone"]
    me = in_play("Deceptive Maneuver", "Tarzan", TRAVELER)
    a, b = facing(["Tarzan"], ["5C"], [target], me=me)
    strikes(a, b, "5C", "Tarzan", TRAVELER)
    assert not b.can("avoid")


@audit("knowledge-of-tomorrow", "spent, it is safe from negating, and goes with the battle")
def test_knowledge_that_was_used() -> None:
    me = in_play("Knowledge of Tomorrow", TRAVELER)
    a, b = facing([TRAVELER], ["5I", "6I"], ["Sherlock Holmes"], ["Brilliant Deduction"], me=me)
    a.does("give_up", "Knowledge of Tomorrow")
    a.does("pay", "5I")
    assert a.venture == 10 and not b.can("negate")
    b.does("pass")
    assert not a.can("give_up"), "once per game"
    hits(a, b, "6I", TRAVELER, "Sherlock Holmes")
    assert a.venture == 16
    b.does("pass")
    a.does("pass")
    quietly(a.table)
    assert a.s.battle == 3 and "Knowledge of Tomorrow" in a.dead and a.venture == 0


@audit("harbinger-s-warning", "placed beside another Special; the Traveler in Reserve cannot use it")
def test_the_warning_takes_no_slot() -> None:
    full = hero(TRAVELER, placed=["Futuristic Phaser"])
    a, _ = table(a={"front": [full], "hand": ["Harbinger's Warning", "I'll Already Be Gone"]}, phase="placement")
    assert a.can("place", "Harbinger's Warning", TRAVELER) and not a.can("place", "I'll Already Be Gone")
    warned = hero(TRAVELER, placed=["Harbinger's Warning", "Futuristic Phaser"])
    for front, reserve, able in (([warned], "Korak", True), (["Korak"], warned, False)):
        me = {"mission": "King of the Jungle"}
        a, b = facing(["Zorro"], ["Jane"], front, me=me, them={"reserve": reserve}, phase="event")
        a.does("event", "Jane")
        b.does("no_event")
        assert b.can("negate", "Harbinger's Warning") is able
        if able:
            b.does("negate", "Harbinger's Warning", TRAVELER, "Jane")
            assert a.defeated == ["Jane"] and b.placed(TRAVELER) == ["Futuristic Phaser"]


@audit("the-tomorrow-doctor", "his own hits are none of his business; a Reserve teammate's are; he need not")
def test_the_doctor_of_tomorrow_heals_others() -> None:
    me = {"reserve": hero("Zorro", hits=["4C"])}
    a, b = facing([hero(TRAVELER, hits=["5C"]), hero("Korak", current=["6C"])], ["The Tomorrow Doctor"], ["Ra"], me=me)
    plays(a, b, "The Tomorrow Doctor", TRAVELER)
    assert sorted(a.offered("choose")) == ["4 Combat", "6 Combat"] and a.can("decline")
    a.does("choose", "4C")
    assert a.damage("Zorro") == 0 and a.damage(TRAVELER) == 5 and b.venture == 6


@audit("doctor-professor-lawyer-scientist", "the opponent holds a negate too, which does not answer it")
def test_there_is_no_second_reply() -> None:
    hand = ["Great Club", "Brilliant Deduction"]
    a, b = facing(["Hercules", "Sherlock Holmes"], hand, [HELSING], [DOCTOR])
    a.does("attack", "Great Club", "Hercules", HELSING)
    b.does("negate", DOCTOR, HELSING, "Great Club")
    assert turn_of(b) and b.damage(HELSING) == 0 and a.dead == ["Great Club"] and a.hand == ["Brilliant Deduction"]


@audit("monster-hunting-expert", "placed in Reserve, on the Homebase and as hits on both sides; his own cards stay")
def test_the_hunter_clears_the_other_side_only() -> None:
    them: dict[str, Any] = {
        "homebase": "Barsoom",
        "home": ["Stone Skin"],
        "reserve": hero("Zeus", placed=["A Jealous God", "8E"]),
        "in_play": [
            {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
            {"card": "My Feet are Like Hands", "by": "Tarzan", "target": HELSING},
            {"card": "Athos", "by": "The Three Musketeers", "target": HELSING},
        ],
    }
    line = ["Sheriff of Nottingham", "Tarzan", "The Three Musketeers"]
    me = in_play("Sacred Wafers from Amsterdam", HELSING)
    a, b = facing([HELSING], ["Monster Hunting Expert"], line, me=me, them=them)
    plays(a, b, "Monster Hunting Expert", HELSING)
    assert b.dead == ["A Jealous God", "My Feet are Like Hands", "Rule by Fear", "Stone Skin"]
    assert b.placed() == ["8E"] and a.hits(HELSING) == ["Athos"]
    assert a.clipped(HELSING) == ["Sacred Wafers from Amsterdam"]


@audit("crossbow-expert", "used as Energy it counts to the spectrum as Combat, but never as a type it does not show")
def test_the_crossbow_shows_two_icons() -> None:
    for wounds, falls in ((["2E", "2B"], True), (["2C", "2E"], False), (["2B", "2I"], True)):
        a, b = facing([HELSING], ["Crossbow Expert"], [hero("Korak", hits=wounds), "Ra"])
        a.does("attack", "Crossbow Expert", HELSING, "Korak", "Energy")
        b.does("decline")
        b.does("take")
        assert b.is_kod("Korak") is falls


@audit("right-tools-for-the-job", "the second attack has a Basic card; a Special that acts as a Power card blocks")
def test_the_right_tools_twice() -> None:
    hand = ["Right Tools for the Job", "5C", "Flintlock"]
    a, b = facing([HELSING, "Leonidas"], hand, ["Zorro", "Tarzan"], ["Riposte", "Emotional Senses", "7C"])
    strikes(a, b, "Right Tools for the Job", HELSING, "Tarzan")
    assert not b.can("avoid") and b.offered("block", "Riposte") == ["Zorro"]
    b.does("take")
    assert a.can("attack", "5C", HELSING) and not a.can("attack", "5C", "Leonidas")
    strikes(a, b, "5C", "Flintlock", HELSING, "Tarzan")
    assert a.level == 7 and not b.can("avoid") and b.can("block", "7C", "Tarzan")


@audit("sacred-wafers-from-amsterdam", "raised against an Ally's Special follow-up, which has no Universe bonus")
def test_wafers_stop_the_special_after_an_ally() -> None:
    hand = ["Sir Galahad", "Elite Swordsmanship"]
    a, b = facing(["Leonidas", "Zorro"], hand, [HELSING, "Korak"], ["Sacred Wafers from Amsterdam"])
    strikes(a, b, "Sir Galahad", "Leonidas", HELSING)
    assert not b.can("invalidate"), "an Ally is a Universe card"
    b.does("take")
    strikes(a, b, "Elite Swordsmanship", "Zorro", HELSING)
    b.does("invalidate", "Sacred Wafers from Amsterdam", HELSING)
    assert b.damage(HELSING) == 2 and b.clipped(HELSING) == ["Sacred Wafers from Amsterdam"]


@audit("world-renowned-doctor", "a hit of this battle is not for him; blocked, nobody is healed")
def test_the_renowned_doctor_and_hits_of_this_battle() -> None:
    line = [hero(HELSING, current=["5C"]), hero("Korak", hits=["4C"])]
    a, b = facing(line, ["World-Renowned Doctor"], ["Zorro"])
    hits(a, b, "World-Renowned Doctor", HELSING, "Zorro")
    assert a.offered("choose") == ["4 Combat"]
    a.does("decline")
    assert a.damage("Korak") == 4 and b.damage("Zorro") == 5 and turn_of(b)


@audit(
    "abner-perry-s-lab-assistant",
    "from Reserve; of the pack one card fits that is no MultiPower, too high or duplicate",
)
def test_the_assistant_from_reserve() -> None:
    them: dict[str, Any] = {"reserve": HARBEN, "power_pack": ["3M", "5I", "4I", "2I", "3C"]}
    hand = ["Abner Perry's Lab Assistant", "4C"]
    a, b = facing(["Sherlock Holmes"], ["8I"], ["Zorro"], hand, them=them)
    strikes(a, b, "8I", "Sherlock Holmes", "Zorro")
    b.does("avoid", "Abner Perry's Lab Assistant", HARBEN)
    assert b.offered("choose") == ["2 Intelligence"] and b.can("decline")
    b.does("choose", "2I")
    assert b.hand == ["2I", "4C"] and b.damage("Zorro") == 0 and "2I" not in b.power_pack
    a, b = facing(["Sherlock Holmes"], ["8I"], [HARBEN], hand)
    strikes(a, b, "8I", "Sherlock Holmes", HARBEN)
    assert not b.can("avoid")


@audit("archery-knives-jiu-jitsu", "the further attack is hers alone, and may be another Special with a further attack")
def test_archery_then_archery() -> None:
    me = {"reserve": "Billy the Kid"}
    hand = ["Archery, Knives & Jiu-Jitsu", "Practical Physics", "I'll Make You Famous", "2C"]
    a, b = facing([HARBEN, "Zorro"], hand, ["Korak", "Leonidas"], me=me)
    hits(a, b, "Archery, Knives & Jiu-Jitsu", HARBEN, "Korak")
    assert a.offered("attack", "2C") == [HARBEN] and not a.can("attack", "I'll Make You Famous")
    hits(a, b, "Practical Physics", HARBEN, "Leonidas")
    assert turn_of(b) and (b.damage("Korak"), b.damage("Leonidas")) == (3, 7)


@audit("chamston-hedding-estate", "the Teamwork card is avoided; its follow-ups, with their bonus, find her shielded")
def test_the_estate_against_a_string() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    hand = [team, "5E", "5C"]
    a, b = facing(["Leonidas", "Ra"], hand, [HARBEN, "Korak"], ["Chamston-Hedding Estate"], me=UNHURRIED)
    strikes(a, b, team, "Leonidas", HARBEN)
    b.does("avoid", "Chamston-Hedding Estate", HARBEN)
    assert a.offered("attack", "5E", "Ra") == ["Korak"]
    hits(a, b, "5E", "Ra", "Korak")
    a.does("decline")
    b.does("pass")
    assert a.offered("attack", "5C", "Leonidas") == [HARBEN, "Korak"], "a bare Power card may hit her"


@audit(
    "department-of-theoretical-physics",
    "from Reserve it takes two Intelligence cards; the four drawn may be duplicates",
)
def test_the_department_from_reserve() -> None:
    me: dict[str, Any] = {"reserve": HARBEN, "draw": ["3C", "3E", "3B", "2C", "1C"]}
    a, _ = facing(["Zorro"], ["Department of Theoretical Physics", "5I", "2C"], ["Korak"], me=me)
    assert not a.can("play"), "one card is not enough"
    a, b = facing(["Zorro"], ["Department of Theoretical Physics", "5I", "6I", "2C"], ["Korak"], me=me)
    a.does("play", "Department of Theoretical Physics", HARBEN)
    a.answers(("pay", "5I"), ("pay", "6I"))
    b.does("decline")
    while a.pending == "Duplicates":
        a.does("done")
    assert a.hand == ["2C", "2C", "3B", "3C"] and a.power_pack == ["5I", "6I"], "3E is beyond Zorro"


@audit("fires-of-halos", "MultiPower, Teamwork and Special cards with the icon go; Any-Power and placed cards stay")
def test_the_fires_read_icons() -> None:
    mind = "6 Intelligence Teamwork (Energy/Combat)"
    hand = ["3M", "8A", mind, "Riposte", "2C", "5I"]
    a, b = facing([HARBEN], ["Fires of Halos"], [hero("Zorro", placed=["4I"])], hand)
    plays(a, b, "Fires of Halos", HARBEN)
    assert b.hand == ["2C", "8A"] and b.placed("Zorro") == ["4I"] and turn_of(b)


@audit("practical-physics", "from Reserve for an Any-Power card; with a level 8 card alone she cannot pay")
def test_physics_from_reserve() -> None:
    a, _ = facing(["Sherlock Holmes"], ["Practical Physics", "8I"], ["Korak"], me={"reserve": HARBEN})
    assert not a.can("attack", "Practical Physics")
    a, b = facing(["Zorro"], ["Practical Physics", "7A"], ["Korak"], me={"reserve": HARBEN})
    a.does("attack", "Practical Physics", HARBEN, "Korak")
    a.does("pay", "7A")
    b.does("decline")
    b.does("take")
    assert b.damage("Korak") == 7 and a.power_pack == ["7A"] and a.reserve == [HARBEN]
