"""Aspects and Homebases, read against their facts and each played in an awkward situation of its own."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, hits, in_play, strikes, turn_of, unnegated
from games.overpower.stories import quietly
from games.overpower.table import Player, hero
from marks import audit

HOME = "The Round Table"


def fortified(name: str) -> dict[str, Any]:
    return {"homebase": HOME, "home": [name]}


@audit("amaru-dragon-legend", "its attack is blocked, and what follows may be no Teamwork card")
def test_amaru_blocked() -> None:
    team = "6 Combat Teamwork (Energy/Intelligence)"
    a, b = facing(["Zorro", "Ra"], ["6C", team, "5E"], ["Leonidas"], ["4C"], me=fortified("Amaru: Dragon Legend"))
    strikes(a, b, "Amaru: Dragon Legend", HOME, "Leonidas")
    b.does("block", "4C", "Leonidas")
    assert b.damage("Leonidas") == 0 and not a.can("attack", team)
    hits(a, b, "6C", "Zorro", "Leonidas")
    assert turn_of(b) and b.damage("Leonidas") == 6 and "Amaru: Dragon Legend" in a.dead


@audit("mallku", "from hand, against an opponent who negates Specials; the Reserve does not follow")
def test_mallku_is_no_special() -> None:
    me = {"homebase": HOME, "reserve": "Billy the Kid"}
    hand = ["Mallku", "I'll Make You Famous", "2C"]
    a, b = facing(["Zorro"], hand, ["Sherlock Holmes"], ["Brilliant Deduction"], me=me)
    a.does("attack", "Mallku", HOME, "Sherlock Holmes")
    assert b.pending == "DefenceWindow", "nothing can be negated"
    b.does("take")
    assert a.can("attack", "2C", "Zorro") and not a.can("attack", "I'll Make You Famous")


@audit("supay", "avoided by Tarzan, and Lord of the Jungle forbids the Homebase to attack")
def test_supay_and_the_lord_of_the_jungle() -> None:
    a, b = facing(["Zorro"], ["2C"], ["Tarzan"], ["1I"], me=fortified("Supay"))
    a.does("attack", "Supay", HOME, "Tarzan")
    b.does("avoid", "1I", "Tarzan")
    assert a.can("attack", "2C", "Zorro", "Tarzan") and b.damage("Tarzan") == 0
    a, b = facing(
        ["Zorro"], ["2C"], ["Tarzan"], me=fortified("Supay"), them=in_play("Lord of the Jungle", "Tarzan", "Zorro")
    )
    assert not a.can("attack", "Supay") and a.can("attack", "2C", "Zorro", "Tarzan")


@audit("cheshire-cat", "its hit KO's the only one who could be attacked next")
def test_the_cheshire_cat_leaves_nobody() -> None:
    a, b = facing(["Zorro"], ["2C"], [hero("Korak", hits=["8C", "8C"])], [], me=fortified("Cheshire Cat"))
    hits(a, b, "Cheshire Cat", HOME, "Korak")
    assert b.is_kod("Korak") and a.venture == 4
    assert not a.can("attack", "2C")


@audit("isis", "declared as one type, its hit completes a Spectrum KO as another")
def test_isis_stands_for_the_type_that_is_missing() -> None:
    a, b = facing(["Zorro"], [], [hero("Leonidas", hits=["2E", "2C"]), "Korak"], me=fortified("Isis"))
    a.does("attack", "Isis", HOME, "Leonidas", "Energy")
    b.does("take")
    assert b.is_kod("Leonidas") and a.venture == 2


@audit("dracula-s-armory", "used up for this battle by a block; there again in the next one; shut by Jane")
def test_the_armory_serves_once_a_battle() -> None:
    side: dict[str, Any] = {"homebase": "Dracula's Armory", "under": ["Rapier", "Longbow", "Flintlock"]}
    side["draw"] = ["5C", "Freya: Goddess of Protection"]
    a, b = facing(["Leonidas"], ["8C"], ["Zorro"], ["5C", "4C"], me=UNHURRIED, them=side)
    strikes(a, b, "8C", "Leonidas", "Zorro")
    b.does("block", "5C", "Rapier", "Zorro")
    assert b.dead == ["Rapier"] and b.zone("under homebase") == ["Longbow", "Flintlock"]
    assert b.can("attack", "4C", "Zorro") and not b.can("attack", "4C", "Longbow")
    b.does("concede")
    quietly(a.table)
    if a.is_asked:
        hits(a, b, "8C", "Leonidas", "Zorro")
    assert b.can("attack", "5C", "Longbow", "Zorro")
    a, b = facing(["Zorro"], ["5C"], ["Leonidas"], me=side | {"in_play": [{"card": "Jane", "by": "Zorro"}]})
    assert a.can("attack", "5C", "Zorro") and not a.can("attack", "5C", "Longbow")


@audit("spartan-training-ground", "a grid of 6, a follow-up that has its bonus already, and placed cards locked")
def test_the_training_ground_trains_nobody_who_is_good_at_it() -> None:
    side: dict[str, Any] = {"homebase": "Spartan Training Ground", "under": ["Training (Leonidas)"]}
    a, _ = facing(["Dr. Watson", "Joan of Arc"], ["5C"], ["Zorro"], me=side)
    assert a.offered("attack", "5C", "Training (Leonidas)") == ["Joan of Arc"], "Watson has 6 Combat"
    locked = {"in_play": [{"card": "Deceptive Maneuver", "by": "Tarzan", "target": "Joan of Arc"}]}
    a, _ = facing(["Joan of Arc"], ["5C"], ["Tarzan"], me=side, them=locked)
    assert a.can("attack", "5C", "Joan of Arc") and not a.can("attack", "5C", "Training (Leonidas)")
    team = "6 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["Dejah Thoris", "Joan of Arc"], [team, "5C"], ["Zorro"], me=side)
    hits(a, b, team, "Dejah Thoris", "Zorro")
    assert a.refusal("attack", "5C", "Training (Leonidas)", "Joan of Arc", "Zorro") == "OP25-BATT-56"


@audit("the-round-table", "a shift that lies on it is played by a teammate of whoever is attacked")
def test_the_round_table_holds_an_escape() -> None:
    a, b = facing(["Leonidas"], ["8C"], ["Zorro", "Korak"], [], them={"homebase": HOME, "home": ["Legendary Escape"]})
    strikes(a, b, "8C", "Leonidas", "Korak")
    b.does("shift", "Legendary Escape", "Zorro", "Zorro")
    b.does("take")
    assert b.damage("Korak") == 0 and b.damage("Zorro") == 8 and b.placed() == [] and b.defeated == ["Legendary Escape"]


@audit("barsoom", "the raise is played on defence: nothing is fetched, and it ends with the battle", mended=True)
def test_barsoom_rewards_offence_only() -> None:
    them = {"homebase": "Barsoom", "draw": ["1E", "2E", "3E"]}
    a, b = facing(["Wicked Witch"], ["8E"], ["John Carter of Mars"], ["Lower Gravity", "8B"], them=them)
    strikes(a, b, "8E", "Wicked Witch", "John Carter of Mars")
    b.does("use", "Lower Gravity", "John Carter of Mars")
    b.does("block", "8B", "John Carter of Mars")
    assert turn_of(b) and b.grid("John Carter of Mars")[2] == 8 and b.hand == []
    b.does("concede")
    quietly(a.table)
    assert b.grid("John Carter of Mars")[2] == 7 and "Lower Gravity" in b.dead


@audit("asclepieion", "the attack itself heals a teammate in Reserve; its user draws a duplicate and attacks again")
def test_asclepieion_after_an_attack_that_heals() -> None:
    me = {"homebase": "Asclepieion", "reserve": hero("Zorro", hits=["5C"]), "draw": ["6I", "1E", "2E"]}
    a, b = facing(["Van Helsing", "Korak"], ["World-Renowned Doctor", "6C"], ["Leonidas"], me=me)
    hits(a, b, "World-Renowned Doctor", "Van Helsing", "Leonidas")
    a.does("choose", "5C")
    a.does("draw", "1")
    a.answers(("discard", "6I"), ("done",))
    assert a.offered("attack", "6C") == ["Van Helsing"] and a.damage("Zorro") == 0
    hits(a, b, "6C", "Van Helsing", "Leonidas")
    assert b.damage("Leonidas") == a.venture == 11 and turn_of(b)


def shows(player: Player, *names: str) -> None:
    for name in names:
        player.does("reveal", name)


@audit("221-b-baker-st", "the card that shows the opponent's hand is an Event of the team", mended=True)
def test_baker_street_and_who_can_you_trust() -> None:
    me = {"homebase": "221-B Baker St.", "mission": "The Call of Cthulhu"}
    hand = ["Who Can You Trust?", "2C", "3C"]
    a, b = facing(["Zorro"], hand, ["Leonidas"], ["4C", "5C", "6C"], me=me, phase="event")
    a.does("event", "Who Can You Trust?")
    quietly(a.table, "Triggered")
    shows(a, "2C", "3C")
    shows(b, "4C", "6C")
    assert a.offered("choose") == ["4 Combat", "6 Combat"]
    a.does("choose", "6C")
    assert b.hand == ["4C", "5C"] and b.power_pack == ["6C"] and a.hand.count("2C") == 1


@audit("event-horizon-the-future", "a replacement is an Event too, and is replaced as well")
def test_event_horizon_replaces_replacements() -> None:
    me: dict[str, Any] = {"homebase": "Event Horizon: The Future", "mission": "King of the Jungle"}
    me["draw"] = ["Tarzan the Terrible", "2C", "3C"]
    a, b = facing(["Zorro"], ["Jane"], ["Leonidas"], me=me, phase="event")
    a.does("replace", "Jane")
    a.does("replace", "Jane") if a.can("replace", "Jane") else a.does("replace", "Tarzan the Terrible")
    assert sorted(a.offered("event")) == ["Jane", "Tarzan the Terrible"] and a.draw_pile == ["3C"]
    a.does("event", "Tarzan the Terrible")
    b.does("no_event")
    unnegated(a, b)
    assert a.draw_pile == ["3C"], "no further card for the Event that is played"


@audit("the-land-that-time-forgot", "a Special that acts as a Power card, against an opponent who fell from behind")
def test_the_land_after_a_concession() -> None:
    home = {"homebase": "The Land That Time Forgot"}
    wounded = hero("Korak", hits=["8C", "8C"])
    a, b = facing(["Zorro"], ["Riposte", "Elite Swordsmanship"], [wounded, "Leonidas"], ["5C"], me=home, turn="b")
    b.does("concede")
    a.does("accept")
    b.does("decline")
    assert not a.can("attack", "Elite Swordsmanship"), "that acts as an attack only"
    strikes(a, b, "Riposte", "Zorro", "Korak")
    b.does("take")
    assert b.is_kod("Korak") and a.s.battle == 3
    assert a.missions[1] == 1 and b.missions[2] == 1
