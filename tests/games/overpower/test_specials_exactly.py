"""Specials to the figure: so many and no more, this kind and no other, from this level on."""

import pytest

from games.overpower.specials import facing, hits, known, plays, sorts_out, strikes, turn_of, under_attack
from games.overpower.table import hero
from marks import card

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


@card("disorient-opponent", "eye-of-sekhmet", "master-thief", "taxes", "flaming-arrows", "weighing-of-the-heart")
def test_only_the_target_loses_placed_cards_and_so_many() -> None:
    team = ["6 Combat Teamwork (Energy/Intelligence)", "7 Combat Teamwork (Energy/Intelligence)"]
    placed = {"placed": ["4C", "3C", "Elite Swordsmanship", *team]}
    other = {"placed": ["2C", "Lion Skin Cloak", "8 Combat Teamwork (Energy/Intelligence)"]}
    for name, by, lost in (
        ("Disorient Opponent", "Ra", 1),
        ("Eye of Sekhmet", "Ra", 1),
        ("Master Thief", "Robin Hood", 1),
        ("Taxes", "Sheriff of Nottingham", 1),
        ("Flaming Arrows", "Sheriff of Nottingham", 1),
        ("Weighing of the Heart", "Anubis", 5),
    ):
        a, b = facing([by], [name], [hero("Zorro", **placed), hero("Hercules", **other)])
        hits(a, b, name, by, "Zorro")
        if a.is_asked:
            assert not {"2 Combat", "Lion Skin Cloak"} & set(a.offered("choose")), "nothing of Hercules's"
            assert "8 Combat Teamwork (Energy/Intelligence)" not in a.offered("choose")
            a.does("choose", a.offered("choose")[0])
        if a.is_asked:
            a.does("decline")
        assert len(b.placed("Zorro")) == 5 - lost and len(b.placed("Hercules")) == 3 and turn_of(b), name


@card("staff-of-the-monkey-king", "slaying-the-hydra", "devoted-follower", "burned-at-the-stake")
def test_one_and_no_more() -> None:
    a, b = facing(["Sun Wukong"], ["Staff of the Monkey King"], [hero("Zorro", placed=["Rapier", "Longbow"])])
    hits(a, b, "Staff of the Monkey King", "Sun Wukong", "Zorro")
    a.does("choose", "Rapier")
    assert b.placed() == ["Longbow"] and turn_of(b)
    there = {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}, {"card": "Wither", "by": "Anubis", "target": "Hercules"}]}  # fmt: skip # noqa: E501
    a, b = facing(["Hercules"], ["Slaying the Hydra"], ["Sheriff of Nottingham", "Anubis"], them=there)
    plays(a, b, "Slaying the Hydra", "Hercules")
    a.does("choose", "Wither")
    assert b.astral == ["Rule by Fear"] and turn_of(b)
    a, b = facing(["Cthulhu", "Korak", "Zorro"], ["Devoted Follower"], ["Leonidas"])
    plays(a, b, "Devoted Follower", "Cthulhu")
    a.does("choose", "Zorro")
    assert a.front == ["Cthulhu", "Korak"] and turn_of(b)
    a, b = facing(["Joan of Arc", "Korak"], ["Burned at the Stake"], ["Leonidas"], me={"draw": ["2C", "3C", "4C"]})
    plays(a, b, "Burned at the Stake", "Joan of Arc")
    a.does("draw", "1")
    sorts_out(a)
    assert a.hand == ["2C"] and turn_of(b)


@card("lord-of-the-vampires", "tactical-fighter", "aramis")
@pytest.mark.parametrize(
    ("name", "by", "more"),
    [
        ("Lord of the Vampires", "Dracula", ["Paralyzing Gaze", "Lord of the Vampires"]),
        ("Tactical Fighter", "Professor Moriarty", ["Complex Criminal Scheme", "Archimedes"]),
        ("Aramis", "The Three Musketeers", ["Porthos", "D'Artagnan"]),
    ],
)
def test_one_further_special_and_no_other_card(name: str, by: str, more: list[str]) -> None:
    a, b = facing([by], [name, "2C", more[0], "Wrath of Ra"], ["Leonidas"], ["8C"])
    hits(a, b, name, by, "Leonidas")
    assert not a.can("attack", "2C") and a.can("attack", more[0], by)
    hits(a, b, "Wrath of Ra", by, "Leonidas")
    assert turn_of(b)


@card("jacopo", "trample", "right-tools-for-the-job", "3-quick-strokes", "network-of-fanatics")
def test_so_many_further_attacks_of_this_kind() -> None:
    a, b = facing(["Count of Monte Cristo"], ["Jacopo", "6C", "5C", "Friend to Foe"], [hero("Leonidas", placed=["8C"])])
    hits(a, b, "Jacopo", "Count of Monte Cristo", "Leonidas")
    assert not a.can("attack", "Friend to Foe"), "numerical attacks only"
    strikes(a, b, "6C", "Count of Monte Cristo", "Leonidas")
    b.does("take")
    assert turn_of(b)
    a, b = facing(["Mr. Hyde"], ["Trample", "6I", "5C"], ["Leonidas"], ["6C"], them={"reserve": "Zeus"})
    strikes(a, b, "Trample", "Mr. Hyde", "Leonidas")
    b.does("block", "6C", "Leonidas")
    hits(a, b, "6I", "Mr. Hyde", "Zeus")
    assert turn_of(b)
    a, b = facing(["Van Helsing"], ["Right Tools for the Job", "6C", "5C"], ["Leonidas"])
    hits(a, b, "Right Tools for the Job", "Van Helsing", "Leonidas")
    hits(a, b, "6C", "Van Helsing", "Leonidas")
    assert turn_of(b)
    a, b = facing(["Zorro"], ["3 Quick Strokes", "3C", "2C", "1C", "4I"], ["Leonidas"])
    hits(a, b, "3 Quick Strokes", "Zorro", "Leonidas")
    assert not a.can("attack", "4I"), "Combat only"
    hits(a, b, "3C", "Zorro", "Leonidas")
    hits(a, b, "2C", "Zorro", "Leonidas")
    assert turn_of(b) and b.damage("Leonidas") == 7
    a, b = facing(["Cthulhu", "Zorro", "Korak", "Robin Hood"], ["Network of Fanatics", "3C", "2C", "1C"], ["Leonidas"])
    hits(a, b, "Network of Fanatics", "Cthulhu", "Leonidas")
    hits(a, b, "3C", "Zorro", "Leonidas")
    hits(a, b, "2C", "Korak", "Leonidas")
    assert turn_of(b), "two teammates"


@card("heimdall", "relentless-hessian", "master-thief", "duality")
def test_drawn_openly_and_kept() -> None:
    draw = {"draw": ["3C", "5C", "6C", "7C"]}
    a, b = facing(["Hercules"], ["Great Club"], ["Korak"], ["Heimdall", "3C"], them=draw)
    strikes(a, b, "Great Club", "Hercules", "Korak")
    b.does("avoid", "Heimdall", "Korak")
    b.does("draw", "1")
    sorts_out(b)
    assert b.hand == ["3C", "3C"] and known(a, b) == ["3C"]
    a, b = facing(["Headless Horseman"], ["Relentless Hessian", "3C"], ["Korak"], me=draw | {"dead": ["Pumpkin Head"]})
    plays(a, b, "Relentless Hessian", "Headless Horseman")
    sorts_out(a)
    a.does("search")
    assert a.hand == ["3C", "3C"] and known(b, a) == ["3C"] and not a.can("choose"), "only the Mark is looked for"
    assert len(a.draw_pile) == 3
    a, b = facing(["Robin Hood"], ["Master Thief", "3C"], [hero("Zorro", placed=["4C"])], me=draw)
    hits(a, b, "Master Thief", "Robin Hood", "Zorro")
    a.does("choose", "4C")
    a.does("draw", "2")
    sorts_out(a)
    assert a.hand == ["3C", "3C", "5C"] and known(b, a) == ["3C", "5C"]
    a, b = facing(["Morgan le Fay"], ["Duality"], [hero("Zorro", placed=["4C"])], me={"draw": ["3E"]})
    plays(a, b, "Duality", "Morgan le Fay")
    a.does("choose", "4C")
    assert known(b, a) == a.hand == ["3E"]


@card("one-at-a-time", "heavy-is-the-head", "for-guinevere-s-love", "knight-of-the-round-table")
def test_the_right_card_is_found() -> None:
    a, b = facing(["Invisible Man"], ["One at a Time"], me={"draw": ["5C", "4I"]})
    plays(a, b, "One at a Time", "Invisible Man")
    assert not a.can("decline")
    a.does("search")
    a.does("choose", "5C")
    sorts_out(a)
    assert a.hand == ["5C"] and turn_of(b)
    dead = {"dead": ["Great Club", "8 Energy Teamwork (Combat/Intelligence)", "8E", "Excalibur"]}
    a, b = facing(["King Arthur"], ["Heavy is the Head"], ["Zorro"], me=dead)
    plays(a, b, "Heavy is the Head", "King Arthur")
    assert a.offered("choose") == ["Great Club"] and not a.can("decline")
    dead = {"dead": ["Sword and Shield", "For the Queen!"]}
    a, b = facing(["Lancelot"], ["For Guinevere's Love"], ["Zorro"], me=dead)
    plays(a, b, "For Guinevere's Love", "Lancelot")
    assert a.offered("choose") == ["Sword and Shield"] and not a.can("decline")
    a, b = facing([hero("Lancelot", hits=["5C"])], ["Knight of the Round Table"], ["Zorro"], me=dead)
    plays(a, b, "Knight of the Round Table", "Lancelot")
    a.does("choose", "5C")
    assert a.offered("choose") == ["Sword and Shield"] and a.can("decline")
    a.does("choose", "Sword and Shield")
    plays(a, b, "Sword and Shield", "Lancelot")
    assert a.clipped("Lancelot") == ["Sword and Shield"] and turn_of(b)


@card("complex-criminal-scheme", "abner-perry-s-lab-assistant", "greatest-soldiers-in-history", "all-for-one")
def test_nothing_else_is_found() -> None:
    a, b = facing(
        ["Professor Moriarty"], ["Complex Criminal Scheme"], ["Leonidas"], ["8C"], me={"dead": ["Future Plans"]}
    )
    strikes(a, b, "Complex Criminal Scheme", "Professor Moriarty", "Leonidas")
    b.does("block", "8C", "Leonidas")
    a.does("search")
    assert not a.can("choose")
    pack = {"reserve": "Victory Harben", "power_pack": ["4I", "6 Intelligence Teamwork (Energy/Combat)", "2I"]}
    _, b = under_attack("6I", "Korak", ["Korak"], ["Abner Perry's Lab Assistant"], them=pack)
    b.does("avoid", "Abner Perry's Lab Assistant", "Victory Harben")
    assert b.offered("choose") == ["4 Intelligence", "2 Intelligence"]
    b.does("choose", "2I")
    sorts_out(b)
    assert b.hand == ["2I"] and turn_of(b)
    dead = {"dead": ["Training (Merlin)", "Great Club", "Rapier"]}
    a, b = facing(["Leonidas"], ["Greatest Soldiers in History"], me=dead)
    plays(a, b, "Greatest Soldiers in History", "Leonidas")
    assert a.dead == ["Great Club", "Rapier"] and "Training (Merlin)" in a.draw_pile
    team = "8 Energy Teamwork (Combat/Intelligence)"
    a, b = facing(["The Three Musketeers"], ["All For One"], me={"dead": [team, "Rapier"]})
    plays(a, b, "All For One", "The Three Musketeers")
    a.does("search")
    assert a.offered("choose") == [team]


@card("inspirational-leadership", "reinvigorated-by-fresh-organs", "i-will-have-those-silver-shoes")
def test_once_and_not_again() -> None:
    a, b = facing(["Joan of Arc", "Zorro"], ["Inspirational Leadership", "3C", "2C"], ["Leonidas"])
    hits(a, b, "Inspirational Leadership", "Joan of Arc", "Leonidas")
    hits(a, b, "3C", "Zorro", "Leonidas")
    assert turn_of(b), "one attack each"
    a, b = facing([hero("The Mummy", hits=["5C"]), "Korak", "Zorro"], ["Reinvigorated by Fresh Organs"], ["Leonidas"])
    plays(a, b, "Reinvigorated by Fresh Organs", "The Mummy")
    a.does("choose", "Zorro")
    assert a.damage("Zorro") == 5 and a.damage("The Mummy") == 0 and turn_of(b)
    me = {"dead": ["Lightning Bolt", "Ray Gun"]}
    a, b = facing(["Wicked Witch"], ["I Will Have Those Silver Shoes!"], [hero("Zorro", placed=["4C"])], me=me)
    hits(a, b, "I Will Have Those Silver Shoes!", "Wicked Witch", "Zorro")
    a.answers(("choose", "4C"), ("choose", "Ray Gun"))
    sorts_out(a)
    assert a.hand == ["Ray Gun"] and turn_of(b)


@card("jonathan-harker-solicitor", "band-of-merry-men", "riposte")
def test_specials_that_act_as_power_cards_follow_teamwork() -> None:
    team = "6 Energy Teamwork (Brute Force/Intelligence)"
    for name, by in (
        ("Jonathan Harker, Solicitor", "Mina Harker"),
        ("Band of Merry Men", "Robin Hood"),
        ("Riposte", "Zorro"),
    ):
        a, b = facing(["Merlin", by], [team, name], ["Leonidas"])
        hits(a, b, team, "Merlin", "Leonidas")
        assert a.can("attack", name, by, "Leonidas")
    a, b = facing(["Merlin", "Hercules"], [team, "Strength in Numbers", "Protector of Mankind", "6B"], ["Leonidas"])
    hits(a, b, team, "Merlin", "Leonidas")
    assert a.can("attack", "6B", "Hercules") and not a.can("attack", "Protector of Mankind"), (
        "an attack is no Power card"
    )
