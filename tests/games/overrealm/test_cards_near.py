"""The cards of Boltblebee, Smolderskulk and Oozygoopz, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, acts, fight, order
from games.overrealm.table import quickly, table, team
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DISCARD, HAND

# Boltblebee


@acts("boltblebee")
def test_a_honey_counter_makes_an_action_faster() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Boltblebee", "Steamie")}, b={"team": team("Chargroar", "Galeaffy", "Steamie")}
    )
    assert a.honey == 1
    a.selects("Cyclone", how="honey")
    b.selects("Lights Out")
    assert a.honey == 0 and order(a)[0] == "Cyclone"  # 4 + 3 against 6
    assert not a.can("honey") and b.honey == 0


@acts("boltblebee/swarm")
@pytest.mark.parametrize(
    ("flips", "dealt", "paralyzed"), [((SUCCESS, ZAP, ZAP_FAIL), 4, {}), ((ZAP_FAIL, ZAP), 3, {"paralyze": 1})]
)
def test_swarm(flips: tuple[str, ...], dealt: int, paralyzed: dict[str, int]) -> None:
    more = (*flips, "Zappguin/Retaliate-") if len(flips) < 3 else flips
    a, b = fight("Boltblebee", "Swarm", flips=more, foe="Shaleshell", how="protect")
    assert a.hits() == [("Swarm", dealt)] and b.conditions() == paralyzed


@acts("boltblebee/nectear", "boltblebee/pollinate", "boltblebee/sticky-sting")
def test_the_other_actions_of_boltblebee() -> None:
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 3})
    a.does("yes")
    assert a.hp() == 6 and a.honey == 0 and a.hits() == [("Nectear", 4)]
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 3})
    a.does("no")
    assert a.hp() == 3 and a.honey == 1
    a, _ = fight("Boltblebee", "Nectear", mine={"honey": 0})
    assert not a.can("yes")
    a, _ = fight("Boltblebee", "Pollinate", flips=(ZAP_FAIL, FAIL, ZAP))
    assert a.honey == 2  # the first card went to the draw icon
    a, _ = fight("Boltblebee", "Sticky Sting", mine={"honey": 3})
    assert a.hits() == [("Sticky Sting", 4)]


@acts("boltblebee/hunger", "boltblebee/hunger-2", "boltblebee/spring", "boltblebee/spring-2")
def test_the_buffs_of_boltblebee() -> None:
    both = fight("Boltblebee", "Sticky Sting", *["Boltblebee/Hunger+"] * 2, mine={"honey": 0})
    quickly(list(both))
    a = both[0]
    assert a.hits() == [("Sticky Sting", 3)]
    a, _ = fight("Boltblebee", "Pollinate", flips=(ZAP_FAIL, "Boltblebee/Hunger+"), hp={"Boltblebee": 3})
    assert a.hp() == 4 and a.honey == 1  # eaten, then gained
    a, _ = fight("Boltblebee", "Sticky Sting", *["Boltblebee/Spring-"] * 2, foe="Chargroar", reply="Lightning")
    assert order(a) == ["Sticky Sting", "Lightning"]  # 6 + 4 against 9
    a, _ = fight(
        "Boltblebee", "Pollinate", flips=(ZAP_FAIL, "Boltblebee/Spring-", "Boltblebee/Spring-"), mine={"honey": 0}
    )
    assert a.honey == 1  # one only, and both flips fail


# Smolderskulk


@acts("smolderskulk")
def test_torment_haunts_the_action_that_was_used() -> None:
    a, b = fight(
        "Smolderskulk", "Wildfire", reply="Cyclone", theirs={"deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    )
    assert b.torment == {"Cyclone": 2}
    a.draws()
    b.selects("Cyclone")
    assert ("Galeaffy", 2, "recoil") in b.losses() and b.torment == {"Cyclone": 4}
    a.draws()
    b.switches("Shaleshell")
    quickly([a, b])
    assert b.active == "Shaleshell" and b.torment == {"Cyclone": 3}


@acts("smolderskulk/mental-breakdown")
def test_mental_breakdown() -> None:
    flips = (ZAP, FAIL, "Zappguin/Retaliate+", "Volcanoggin/Harden+")
    _, b = fight("Smolderskulk", "Mental Breakdown", flips=flips)
    assert b.conditions() == {"paralyze": 1, "fatigue": 1, "leech": 1}
    assert b.torment == {"Switcheroo": 1, "Whirlwind": 1, "Cyclone": 1, "Rot": 1}


@acts("smolderskulk/wildfire")
def test_wildfire_takes_buffs_for_torment_and_haunts_the_replacement() -> None:
    theirs = {"torment": {"Cyclone": 1, "Rot": 2}}
    a, b = fight(
        "Smolderskulk", "Wildfire", "Volcanoggin/Harden+", "Volcanoggin/Agility+", theirs=theirs, hp={"Galeaffy": 3}
    )
    if a.can("resolve"):
        a.does("resolve", "Harden")
    assert a.hits() == [("Wildfire", 3)]
    b.does("replace", "Shaleshell")
    assert {name: n for name, n in b.torment.items() if name in ("Geyser", "Shellack")} == {"Geyser": 1, "Shellack": 1}
    a, _ = table(a={"team": team("Smolderskulk", "Volcanoggin", "Zappguin"), "hand": 2})
    a.does("act", "Wildfire")
    assert not a.is_asked  # no torment, no slot


@acts("smolderskulk/backstab", "smolderskulk/reciprocity")
def test_backstab_and_reciprocity() -> None:
    a, b = fight("Smolderskulk", "Backstab", reply="Cyclone", flips=(ZAP,))
    assert a.hits() == [("Backstab", 4)] and b.hits() == []
    theirs = {"torment": {"Cyclone": 2}, "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]}
    a, b = fight("Smolderskulk", "Reciprocity", reply="Cyclone", theirs=theirs, hp={"Smolderskulk": 2})
    assert a.hp() == 7  # 2 + 6, then Cyclone 1 (2 - 3 Fire - 2 Death, at least 1)
    assert a.used == {"Reciprocity"}


@acts("smolderskulk/haunting-shroud", "smolderskulk/dense-smoke", "smolderskulk/midnight-skulk", "smolderskulk/apathy")
def test_the_buffs_of_smolderskulk() -> None:
    a, _ = fight(
        "Drownigator", "Surge", "Smolderskulk/Haunting Shroud-", "Smolderskulk/Dense Smoke-", friends=("Smolderskulk",)
    )
    assert a.cubes == {"DEF": 2}
    _, b = fight(
        "Drownigator", "Foul Play", friends=("Smolderskulk",), flips=("Smolderskulk/Haunting Shroud-", SUCCESS)
    )
    assert len(b.torment) == 4
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Midnight Skulk+", theirs={"cubes": {"DEF": 2}})
    a.does("resolve", "Midnight Skulk")
    assert a.offered("choose") == ["DEF"], "there is no other positive cube"
    a.does("choose", "DEF")
    assert a.cubes == {"DEF": 1} and b.cubes == {"DEF": 1}
    a, b = fight("Smolderskulk", "Reciprocity", "Smolderskulk/Apathy-", foe="Chargroar", reply="Hypercharge")
    assert b.cubes == {} and a.happened("prevented") == 1


# Oozygoopz


@acts("oozygoopz")
def test_goopophyll() -> None:
    wounded = {"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=5), "deck_top": ["Galeaffy/Leaf Shield+"]}
    a, _ = table(a=wounded, start="start")
    assert a.hp() == 6
    a, _ = table(a={**wounded, "team": team("Oozygoopz", "Galeaffy", "Steamie")}, start="start")
    assert a.flips() == []


@acts("oozygoopz/charming-toxins")
def test_charming_toxins_make_the_opponent_flip() -> None:
    # three cards are drawn before the next Start Phase flips
    deck = ["any", "any", "any", "Galeaffy/Leaf Shield-", "Galeaffy/Leaf Shield+"]
    a, b = fight("Oozygoopz", "Charming Toxins", hp={"Galeaffy": 4}, theirs={"deck_top": deck})
    assert b.flips() == [("Charming Toxins", card) for card in deck[3:]] and b.hp() == 5
    assert a.auras == {"Charming Toxins": 4} and a.flips() == []


@acts("oozygoopz/reclaim")
def test_reclaim() -> None:
    mine = {"discard": ["Zappguin/Zap+", "Zappguin/Zap-"]}
    a, _ = fight("Oozygoopz", "Reclaim", mine=mine)
    a.does("return", "Zappguin/Zap+")
    assert "Zappguin/Zap+" in a.holds(HAND)
    top = ("Volcanoggin/Agility+", "Volcanoggin/Harden+")
    a, _ = fight("Oozygoopz", "Reclaim", mine=mine, flips=top)
    a.does("look")
    assert set(a.offered("top")) == {"Agility", "Harden"}
    a.does("discard", "Agility")
    a.does("top", "Harden")
    assert "Volcanoggin/Agility+" in a.holds(DISCARD) and "Volcanoggin/Harden+" in a.holds(HAND)


@acts("oozygoopz/viscous-split", "oozygoopz/oozy-liberation")
def test_viscous_split_and_oozy_liberation() -> None:
    a, b = fight("Oozygoopz", "Viscous Split", "Volcanoggin/Agility+", "Volcanoggin/Harden+", foe="Shaleshell")
    if a.can("resolve"):
        a.does("resolve", "Agility")
    assert a.losses() == [("Oozygoopz", 2, "recoil")] and b.cubes == {"DEF": -2} and a.hits() == [("Viscous Split", 3)]
    a, b = fight("Oozygoopz", "Viscous Split", SUCCESS, FAIL, reply="counter")
    assert a.losses() == [("Oozygoopz", 2, "Counter"), ("Oozygoopz", 2, "recoil")] and b.cubes == {}
    goop = {
        "team": team("Shaleshell", "Oozygoopz", "Galeaffy"),
        "hand": ["Oozygoopz/Thick Goop-", "Oozygoopz/Wispy Goop-", "Standard+"],
    }
    a, b = fight("Oozygoopz", "Oozy Liberation", theirs=goop)
    assert a.hits() == [("Oozy Liberation", 5)] and b.discard == 2 and a.used == {"Oozy Liberation"}
    shown = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert "Can't Escape" in [c["name"] for c in shown["cards"]]


@pytest.mark.parametrize(("goop", "stat"), [("Thick", "DEF"), ("Wispy", "SPD"), ("Prickly", "ATK"), ("Super", "")])
@acts("oozygoopz/thick-goop", "oozygoopz/wispy-goop", "oozygoopz/prickly-goop", "oozygoopz/super-goop")
def test_goop_changes_sides_and_hurts(goop: str, stat: str) -> None:
    card = f"Oozygoopz/{goop} Goop-"
    a, b = fight("Oozygoopz", "Reclaim", card)
    a.does("look")
    while a.can("top"):
        a.table.answer(0, a.options()[0])
    assert a.cubes == ({stat: 1} if stat else {})
    assert b.deck + b.hand + b.discard == 15 and a.deck + a.hand + a.discard == 13
    assert card not in a.holds(DISCARD)
    # whoever flips it is hurt by all Goop in the discard pile; Super Goop spares a team of Oozygoopz
    mine = {"discard": ["Oozygoopz/Thick Goop-"] if goop != "Thick" else ["Oozygoopz/Wispy Goop-"]}
    a, _ = fight("Drownigator", "Foul Play", friends=("Oozygoopz",), flips=(card, SUCCESS), mine=mine)
    lost = [] if goop == "Super" else [("Drownigator", 2, f"{goop} Goop")]
    assert a.losses() == lost


@acts("oozygoopz/super-goop")
def test_super_goop_in_a_foreign_deck() -> None:
    a, b = fight("Oozygoopz", "Reclaim", "Oozygoopz/Super Goop-", theirs={"hand": 0})
    a.does("look")
    while a.can("top"):
        a.table.answer(0, a.options()[0])
    s = a.state
    card = next(c for c, row in enumerate(s.printing) if book()[row].name == "Super Goop")
    deck = s.zones[s.where[card]]
    deck.remove(card)
    deck.append(card)  # as a shuffle might have it
    a.draws()
    b.selects("Cyclone")
    assert b.losses()[0] == ("Galeaffy", 4, "Super Goop")
