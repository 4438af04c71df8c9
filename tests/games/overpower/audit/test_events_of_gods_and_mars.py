"""The Events of Time Wars and Warlord of Mars, each played in an awkward situation of its own."""

from typing import Any

from games.overpower.events import happens, to_battle
from games.overpower.specials import UNHURRIED, facing, hits, strikes
from games.overpower.stories import quietly
from games.overpower.table import hero
from marks import audit


def there(event: str) -> dict[str, Any]:
    """An Event that is in force."""
    return {"in_play": [{"card": event}]}


@audit(
    "rally-our-allies",
    "one slot is open: that of Tars Tarkas, whose Basic card takes none",
)
def test_allies_find_the_slot_that_a_basic_card_left() -> None:
    team = [hero("Tars Tarkas", placed=["Rapier"]), hero("Zorro", placed=["Longbow"])]
    me = {"dead": ["Sir Galahad", "Guy of Gisborne"], "reserve": "Hercules"}
    a, b = happens("Rally Our Allies", "gods", team, [], ["Korak"], me=me)
    a.does("search")
    assert a.offered("choose") == ["Sir Galahad"], "Hercules stands in Reserve"
    assert a.offered("choose", "Sir Galahad") == ["Tars Tarkas"]
    a.does("choose", "Sir Galahad", "Tars Tarkas")
    assert a.placed("Tars Tarkas") == ["Rapier", "Sir Galahad"] and a.dead == ["Guy of Gisborne"]
    assert not b.can("choose")


@audit("second-chances", "two cards only, an empty pack on the other side, and cards that nobody can use")
def test_second_chances_take_what_there_is() -> None:
    a, b = happens("Second Chances", "gods", ["Zorro"], [], ["Leonidas"], them={"power_pack": ["8E", "2C"]})
    a.does("choose", "2C")
    a.does("decline")
    assert b.dead == ["2C"] and b.power_pack == ["8E"] and a.pending != "Effects"


@audit("heroes-we-need", "a Power card beyond the grid, and Zeus with Energy Teamwork, stay refused")
def test_heroes_ignore_types_and_nothing_else() -> None:
    light = "8 Energy Teamwork (Combat/Intelligence)"
    me = there("Heroes We Need")
    a, b = facing(["Zeus", "Zorro", "Korak"], [light, "5B", "3E", "6C"], ["Leonidas"], me=me)
    assert a.offered("attack", light) == ["Zorro", "Korak"]
    hits(a, b, light, "Zorro", "Leonidas")
    assert not a.can("attack", "6C", "Zeus") and not a.can("attack", "3E", "Korak")
    strikes(a, b, "5B", "Korak", "Leonidas")
    assert a.level == 6
    b.does("take")
    strikes(a, b, "3E", "Zeus", "Leonidas")
    assert a.level == 5, "+2 for the second, whatever its type"


@audit("ready-for-war", "the cards under the Spartan Training Ground are locked as well, on both sides")
def test_war_leaves_no_time_for_training() -> None:
    side = {"homebase": "Spartan Training Ground", "under": ["Training (Leonidas)"]}
    a, b = facing(["Leonidas"], ["8C"], ["Joan of Arc"], ["5C"], me=there("Ready for War"), them=side)
    strikes(a, b, "8C", "Leonidas", "Joan of Arc")
    assert not b.can("block")
    b.does("take")
    assert b.can("attack", "5C", "Joan of Arc") and not b.can("attack", "5C", "Training (Leonidas)")


@audit("getting-our-hands-dirty", "a Training card is no Basic one: the block keeps its +2")
def test_hands_get_dirty_with_training() -> None:
    event = there("Getting Our Hands Dirty")
    for aid, user, blocks in (("Training (Leonidas)", "Joan of Arc", True), ("Rapier", "Zorro", False)):
        a, b = facing(["Sheriff of Nottingham"], ["I Command an Army"], [user], ["3C", aid], me=event)
        strikes(a, b, "I Command an Army", "Sheriff of Nottingham", user)
        assert b.can("block", "3C", aid, user) is blocks


@audit("the-giant-man-of-mars", "the one to shift to is shielded; the chosen one is KO'd")
def test_the_giant_man_has_nobody_to_shift_to() -> None:
    shield = {"in_play": [{"card": "Stone Skin", "by": "Sun Wukong"}]}
    a, b = happens("The Giant Man of Mars", "mars", ["Hercules"], ["6B"], ["Korak", "Sun Wukong"], them=shield)
    a.does("choose", "Hercules")
    b.does("choose", "Korak")
    to_battle(a, b, a)
    strikes(a, b, "6B", "Hercules", "Korak")
    assert not b.can("shift"), "Sun Wukong may not be attacked so"
    b.does("take")
    assert b.damage("Korak") == 6


@audit("the-battle-with-zad", "an Event among the three; a duplicate under the Homebase; a pile of two cards")
def test_zad_takes_duplicates_wherever_they_are_placed() -> None:
    me = {"draw": ["1C", "Eyes in the Dark", "Rapier"], "homebase": "Dracula's Armory", "under": ["Rapier", "Longbow"]}
    a, b = happens("The Battle with Zad", "mars", ["Zorro"], ["8C"], ["Leonidas"], ["2C"], me=me, them={"draw": ["2I"]})
    assert a.hand == ["1C", "8C"] and a.dead == ["Rapier", "Rapier"] and "Eyes in the Dark" in a.defeated
    assert a.zone("under homebase") == ["Longbow"] and a.draw_pile == []
    assert b.dead == ["2C", "2I"] and b.hand == []


@audit("eyes-in-the-dark", "the attack is blocked: the bonuses of both players count")
def test_eyes_in_the_dark_count_used_bonuses() -> None:
    event = there("Eyes in the Dark")
    a, b = facing(["Zorro"], ["5C", "Rapier"], ["Leonidas"], ["5C", "Longbow"], me=event)
    strikes(a, b, "5C", "Rapier", "Zorro", "Leonidas")
    b.does("block", "5C", "Longbow", "Leonidas")
    assert (a.venture, b.venture) == (3, 3) and a.astral == ["Eyes in the Dark", "Rapier"] and b.astral == ["Longbow"]
    b.does("concede")
    quietly(a.table)
    assert a.dead == ["Rapier"] and b.dead == ["Longbow"] and a.astral == []


@audit("a-venomous-threat", "who was called forward falls; the other side has no Reserve")
def test_a_venomous_threat_and_a_ko() -> None:
    back = hero("Korak", hits=["8C", "8C"])
    team = ["Zorro", "Tarzan", "Zeus"]
    a, b = happens("A Venomous Threat", "mars", team, [], ["Leonidas"], ["7C"], me=UNHURRIED | {"reserve": back})
    to_battle(a, b, b)
    hits(b, a, "7C", "Leonidas", "Korak")
    assert a.is_kod("Korak") and b.front == ["Leonidas"]
    a.does("concede")
    quietly(a.table)
    assert a.reserve == [] and a.front == ["Tarzan", "Zeus", "Zorro"] and a.s.battle == 3


@audit("the-chamber-of-reptiles", "a raise that Barsoom prolonged is such a card; a card for the battle is not")
def test_the_chamber_takes_what_barsoom_prolonged() -> None:
    foes = ["John Carter of Mars", "Sheriff of Nottingham"]
    lasting = [{"card": c, "by": by} for c, by in zip(("Lower Gravity", "Rule by Fear"), foes, strict=True)]
    them = {"in_play": lasting, "homebase": "Barsoom"}
    a, b = happens("The Chamber of Reptiles", "mars", ["Zorro"], [], foes, them=them)
    assert a.offered("choose") == ["Lower Gravity"]
    a.does("choose", "Lower Gravity")
    assert b.grid("John Carter of Mars")[2] == 7 and b.venture == 3 and a.venture == 0
    quietly(a.table)
    assert b.venture == 3 and b.astral == ["Rule by Fear"]
