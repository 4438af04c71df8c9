"""Every card of the nine near and converted monsters acts here at least once."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, acts, fight
from games.overrealm.table import Player, quickly, table, team
from overtable.cli.rule_tests import folder_of_tests, named_in
from overtable.games import find
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DISCARD, HAND, REMOVED_CARDS

ZAP_FAIL, ZAP = "Zappguin/Zap-", "Zappguin/Zap+"


def order(a: Player) -> list[str]:
    return [a.named(e.refs[0]) for e in a.state.log or () if e.kind == "hit"]


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


# Cragadilo


@acts("cragadilo")
def test_fortified() -> None:
    for hp, cubes in ((5, {"DEF": 3}), (2, {})):
        a, b = table(a={"team": team("Galeaffy", "Cragadilo", "Steamie", Cragadilo=hp)})
        a.switches("Cragadilo")
        b.draws()
        assert a.cubes == cubes


@acts("cragadilo/implosion")
def test_implosion() -> None:
    a, _ = fight(
        "Cragadilo", "Implosion", flips=(ZAP, FAIL, "Zappguin/Retaliate+"), foe="Steamie", mine={"cubes": {"DEF": 3}}
    )
    assert a.cubes == {} and a.hits() == [("Implosion", 6)]  # 1 + 2 + 2 + 1 (Fire)
    a, _ = fight("Cragadilo", "Implosion", flips=(ZAP, ZAP_FAIL), mine={"cubes": {"DEF": 2}})
    assert a.hits() == [("Implosion", 1)]  # against Leaf a success is worth 1: 1 + 1 - 1
    a, _ = fight("Cragadilo", "Implosion", reply="counter", mine={"cubes": {"DEF": 3}})
    assert a.cubes == {} and a.hits() == []  # even if countered


@acts("cragadilo/beckon-earth", "cragadilo/unearth", "cragadilo/geyser")
def test_the_other_actions_of_cragadilo() -> None:
    a, _ = fight(
        "Cragadilo",
        "Beckon Earth",
        foe="Steamie",
        reply="Fierce Blessing",
        flips=(ZAP_FAIL,),
        mine={"cubes": {"SPD": -4}},
    )
    assert (
        a.hits() == [("Beckon Earth", 6)] and order(a)[0] == "Beckon Earth"
    )  # exposed: 5 - 1 + 2, 5 + 3 - 4 against 3
    assert a.losses() == [("Cragadilo", 1, "recoil")]
    a, _ = fight("Cragadilo", "Beckon Earth", foe="Steamie", flips=(ZAP,), mine={"cubes": {"DEF": 1}})
    assert a.hits() == [("Beckon Earth", 7)] and a.losses() == [] and a.cubes == {"DEF": 2}
    fails = (FAIL, ZAP_FAIL, "Zappguin/Retaliate-", "Volcanoggin/Ramp Up-", "Volcanoggin/Endurance-")
    a, _ = fight("Cragadilo", "Unearth", flips=(*fails, "Zappguin/Retaliate+"))
    assert len(a.flips()) == 6 and a.cubes == {"DEF": 1}  # 4, and 2 more while exposed
    a, _ = fight("Cragadilo", "Unearth", flips=(*fails, "Zappguin/Retaliate+"), mine={"cubes": {"DEF": 1}})
    assert len(a.flips()) == 4
    a, _ = fight("Cragadilo", "Geyser", SUCCESS, FAIL, hp={"Cragadilo": 1})
    assert a.hp() == 3 and a.hand == 2
    a, _ = fight("Cragadilo", "Geyser", SUCCESS, hp={"Cragadilo": 1})
    assert a.hp() == 1


@acts("cragadilo/rock-armor", "cragadilo/gaias-intuition", "cragadilo/forced-aggresion", "cragadilo/fight-or-flight")
def test_the_buffs_of_cragadilo() -> None:
    a, b = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Rock Armor-",
        "Cragadilo/Gaia's Intuition-",
        friends=("Cragadilo",),
        reply="Rot",
    )
    if a.can("resolve"):
        a.does("resolve", "Rock Armor")
    assert a.cubes == {"DEF": 1} and b.hits() == [("Rot", 1)]  # 2 - 2 (Water) - 3
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Cragadilo",),
        flips=("Cragadilo/Rock Armor-", "Cragadilo/Gaia's Intuition-"),
        hp={"Drownigator": 4},
    )
    assert a.cubes == {"DEF": 1} and a.hp() == 5
    a, b = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Forced Aggresion+",
        friends=("Cragadilo",),
        reply="Whirlwind",
        theirs={"cubes": {"SPD": -1, "DEF": 4}},
    )
    assert a.hits() == [("Surge", 2)] and order(a)[0] == "Whirlwind"  # 1 + 2 - 1 (Leaf), pierce
    assert "Cragadilo/Forced Aggresion+" in a.holds(HAND)
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Fight or Flight+",
        friends=("Cragadilo",),
        foe="Shaleshell",
        mine={"cubes": {"DEF": 1}},
    )
    assert a.hits() == [("Surge", 3)]
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Cragadilo/Fight or Flight+",
        friends=("Cragadilo",),
        foe="Chargroar",
        reply="Lightning",
        mine={"hand": ["Cragadilo/Fight or Flight+"]},
        hp={"Chargroar": 2},
    )
    assert a.state.speed[0] == 9 and a.state.speed[1] == 9  # 7 + 2: a tie with Lightning


# Squirrberus


@acts("squirrberus", "squirrberus/tail-of-power", "squirrberus/tail-of-courage", "squirrberus/tail-of-wisdom")
def test_hoarder_and_the_tails() -> None:
    for action, gained in (("Tail of Power", {"ATK": 3}), ("Tail of Courage", {"DEF": 1})):
        a, _ = fight("Squirrberus", action)
        assert a.acorns == gained
    a, _ = fight("Squirrberus", "Tail of Wisdom", flips=(ZAP,))
    assert a.acorns == {"SPD": 2}
    hoard = {"acorns": {"ATK": 2, "SPD": 2, "DEF": 3}}
    a, b = fight(
        "Drownigator", "Surge", SUCCESS, friends=("Squirrberus",), foe="Chargroar", reply="Lightning", mine=hoard
    )
    assert a.acorns == {} and a.hits() == [("Surge", 4)]  # 1 + 2 + 2 (Fire) - 1 (Electric)
    assert b.hits() == [("Lightning", 13)]  # 6 + 5 + 5 - 3
    a, _ = fight("Drownigator", "Surge", friends=("Squirrberus",), mine=hoard)
    assert a.acorns == hoard["acorns"]  # without a buff they stay


@acts("squirrberus/forage")
def test_forage() -> None:
    a, b = fight("Squirrberus", "Forage", flips=(ZAP_FAIL, FAIL, "Zappguin/Retaliate+"))
    assert a.auras == {"Forage": 5}
    a.does("choose", "SPD")  # the icon and the End Phase took two cards, the flip sees the third
    assert a.acorns == {"SPD": 2}
    a.draws()
    b.draws()
    a.does("choose", "DEF")
    assert a.acorns == {"SPD": 2, "DEF": 1}


@acts("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_the_buffs_of_squirrberus() -> None:
    a, _ = fight("Squirrberus", "Tail of Power", "Squirrberus/Spicy Acorn-", foe="Shaleshell")
    assert a.acorns == {"ATK": 4} and a.hits() == [("Tail of Power", 5)]  # 5 + 2 - 2 (Rock)
    a, b = fight("Squirrberus", "Tail of Courage", "Squirrberus/Ripe Acorn-", reply="Whirlwind")
    assert a.acorns == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 - 2 (Fire) - 2
    a, b = fight("Squirrberus", "Tail of Wisdom", "Squirrberus/Rotten Acorn-", reply="Whirlwind", flips=(ZAP_FAIL,))
    assert a.acorns == {"SPD": 2} and order(a)[0] == "Tail of Wisdom"  # 6 + 3 against 7
    a, _ = fight("Squirrberus", "Tail of Courage", "Squirrberus/Winter is Coming+")
    for stat in ("ATK", "SPD", "SPD"):
        a.does("choose", stat)
    assert a.acorns == {"ATK": 1, "SPD": 2, "DEF": 1} and a.hand == 2
    assert a.holds(REMOVED_CARDS) == ["Squirrberus/Winter is Coming+"]


@pytest.mark.parametrize(("card", "stat"), [("Spicy", "ATK"), ("Ripe", "DEF"), ("Rotten", "SPD")])
@acts("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_flip_events_of_acorns(card: str, stat: str) -> None:
    flips = (f"Squirrberus/{card} Acorn-", "Squirrberus/Winter is Coming+")
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Squirrberus",),
        flips=flips,
        mine={"acorns": {"ATK": 1, "SPD": 1, "DEF": 1}},
    )
    assert a.acorns[stat] == 2 and a.hand == 2  # four acorns: Winter is Coming draws


# Galvanite


@acts("galvanite")
def test_galvanite_absorbs_the_attack_it_switches_into() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Galvanite", "Steamie")}, b={"team": team("Drownigator", "Shaleshell", "Steamie")}
    )
    a.switches("Galvanite")
    b.selects("Surge")
    a.does("choose", "ATK")
    a.does("choose", "DEF")
    assert b.hits() == [] and a.cubes == {"ATK": -1, "DEF": -1} and a.hp() == 11
    a, b = table(
        a={"team": team("Galeaffy", "Galvanite", "Steamie")}, b={"team": team("Galeaffy", "Shaleshell", "Zappguin")}
    )
    a.switches("Galvanite")
    b.selects("Cyclone")
    a.does("choose", "ATK")
    a.does("choose", "ATK")
    assert a.losses() == [("Galvanite", 2, "Absorb")]  # a Leaf attack
    a.draws()
    b.selects("Cyclone")
    assert len(b.hits()) == 1  # only in the turn it came in


@acts("galvanite/discharge", "galvanite/entrenched-barrage", "galvanite/frazzle")
def test_the_attacks_of_galvanite() -> None:
    a, _ = fight("Galvanite", "Discharge", mine={"cubes": {"ATK": -2, "SPD": -1, "DEF": 1}})
    assert a.cubes == {"DEF": 1} and a.hits() == [("Discharge", 5)]
    a, _ = fight("Galvanite", "Discharge", reply="counter", mine={"cubes": {"ATK": -2}})
    assert a.cubes == {}
    for reply in ("draw", "counter"):
        a, _ = fight("Galvanite", "Entrenched Barrage", reply=reply)
        assert a.cubes == {"SPD": -2}
        a, _ = fight("Galvanite", "Frazzle", reply=reply)
        assert a.cubes == {"DEF": -1}


@acts("galvanite/reverse-polarity")
def test_reverse_polarity() -> None:
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1, "DEF": -1}}, flips=(ZAP_FAIL, ZAP))
    a.does("remove", "ATK")
    a.does("give", "DEF")
    a.does("remove", "DEF")
    a.does("give", "DEF")
    assert a.cubes == {} and b.cubes == {"SPD": -2, "DEF": -2}
    a, b = fight("Galvanite", "Reverse Polarity", mine={"cubes": {"ATK": -1}}, flips=(ZAP_FAIL, FAIL))
    a.does("done")
    assert a.cubes == {"ATK": -1} and b.cubes == {}


@acts("galvanite/shock-quake", "galvanite/deactivate", "galvanite/amped-up", "galvanite/pulse")
def test_the_buffs_of_galvanite() -> None:
    _, b = fight("Galvanite", "Frazzle", "Galvanite/Shock Quake-", flips=(ZAP,))
    assert b.conditions() == {"paralyze": 1}
    _, b = fight("Galvanite", "Frazzle", "Galvanite/Deactivate-", reply="Cyclone", flips=(ZAP,))
    assert b.hits() == []
    _, b = fight("Galvanite", "Discharge", "Galvanite/Pulse+", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 3)]  # 3 + 2 (Rock) - 2
    a, b = table(a={"team": team("Galeaffy", "Volcanoggin", "Galvanite"), "hand": ["Galvanite/Amped Up+", SUCCESS]})
    a.switches("Volcanoggin")
    b.draws()
    a.selects("Headbutt", buffs=["Galvanite/Amped Up+"], discard=[SUCCESS])
    b.draws()
    assert a.hits() == [("Headbutt", 5)]  # 3 + 2: it switched in last turn


@pytest.mark.parametrize(("card", "cubes"), [("Shock Quake", {"SPD": -2}), ("Deactivate", {"DEF": -1})])
@acts("galvanite/shock-quake", "galvanite/deactivate")
def test_flip_events_of_galvanite(card: str, cubes: dict[str, int]) -> None:
    a, _ = fight(
        "Drownigator", "Foul Play", friends=("Galvanite",), flips=(f"Galvanite/{card}-", SUCCESS), hp={"Drownigator": 4}
    )
    a.does("yes")
    assert a.hp() == 7 and a.cubes == cubes


# Ashdash


@acts("ashdash", "ashdash/slow-burn")
def test_lifecycle_and_slow_burn() -> None:
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 6})
    assert a.hand == 3  # the text, the End Phase, Lifecycle
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 7})
    assert a.hand == 2
    a, _ = fight("Ashdash", "Slow Burn", hp={"Ashdash": 3}, mine={"hand": ["Standard+"], "discard": 13})
    assert a.hp() == 5 and a.happened("reshuffle") == 1


@acts("ashdash/flare-up", "ashdash/turbulent-outburst", "ashdash/from-the-ashes")
def test_the_other_actions_of_ashdash() -> None:
    a, _ = fight("Ashdash", "Flare Up", flips=(ZAP,))
    assert a.hits() == [("Flare Up", 4)]  # 1 + 2 + 1 (Leaf)
    a, _ = fight("Ashdash", "Flare Up", reply="Whirlwind", flips=(ZAP_FAIL, "Zappguin/Retaliate-", ZAP))
    assert a.hits() == [("Flare Up", 6)]  # hurt first: three cards, + 4
    a, _ = fight(
        "Ashdash", "Turbulent Outburst", "Galeaffy/Sharp Leaves+", friends=("Galeaffy", "Zappguin"), flips=(ZAP,)
    )
    assert a.cubes == {"ATK": 2} and a.hits() == [("Turbulent Outburst", 8)]  # 3 + 2 + 2 + 1 (Leaf)
    few = {"hand": ["Standard+", "Standard-", "Zappguin/Retaliate+"], "discard": 8}
    a, _ = fight("Ashdash", "From the Ashes", hp={"Ashdash": 4}, mine=few)
    assert a.losses() == [("Ashdash", 3, "From the Ashes")] and a.hp() == 9
    a, _ = fight("Ashdash", "From the Ashes", hp={"Ashdash": 3}, mine=few)
    assert a.hp("Ashdash") == 0


@acts("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
def test_the_buffs_of_ashdash() -> None:
    a, b = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Close Call-",
        friends=("Ashdash",),
        reply="Whirlwind",
        hp={"Drownigator": 1},
        theirs={"cubes": {"SPD": 1}},
    )
    assert a.hp("Drownigator") == 1 and len(b.hits()) == 1
    assert a.holds(REMOVED_CARDS) == ["Ashdash/Close Call-"]
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Quicker Attack+",
        friends=("Ashdash",),
        foe="Shaleshell",
        reply="Shellack",
        theirs={"deck_top": [FAIL], "cubes": {"SPD": 1}},
    )
    assert order(a)[0] == "Surge" and a.hits() == [("Surge", 2)] and a.hand == 2  # 7 + 1 keeps up with 7 + 1
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Quicker Attack+",
        "Ashdash/Regenerate-",
        friends=("Ashdash",),
        hp={"Drownigator": 3},
    )
    assert a.hp() == 4  # one card drawn before Post Attack
    a, _ = fight(
        "Drownigator",
        "Surge",
        "Ashdash/Last Stand+",
        friends=("Ashdash",),
        foe="Shaleshell",
        hp={"Drownigator": 6, "Ashdash": 2},
    )
    assert a.hits() == [("Surge", 3)] and a.team["Ashdash"] == 3 and a.team["Drownigator"] == 7


@acts("ashdash/close-call", "ashdash/quicker-attack", "ashdash/regenerate", "ashdash/last-stand")
def test_flip_events_of_ashdash() -> None:
    def after(*flips: str, **hp: int) -> Player:
        return fight("Drownigator", "Foul Play", friends=("Ashdash",), flips=flips, hp=hp)[0]

    assert after("Ashdash/Close Call-", SUCCESS, Drownigator=4).hp() == 5
    assert after("Ashdash/Quicker Attack+").hand == 2
    a = after("Ashdash/Regenerate-", SUCCESS, Drownigator=5)
    assert a.hp() == 3 and a.hand == 3
    assert after("Ashdash/Last Stand+", Drownigator=6).hp() == 7
    assert after("Ashdash/Last Stand+", Drownigator=7).hp() == 7


# Whailstrom


@acts("whailstrom")
def test_tidal_entrance() -> None:
    a, b = table(a={"team": team("Galeaffy", "Whailstrom", "Steamie")}, b={"cubes": {"DEF": 4}})
    a.switches("Whailstrom")
    b.draws()
    assert b.losses() == [("Shaleshell", 1, "Tidal Entrance")]


@acts("whailstrom/grand-slam", "whailstrom/splish-splash", "whailstrom/consume", "whailstrom/big-boned")
def test_the_actions_of_whailstrom() -> None:
    a, _ = fight("Whailstrom", "Grand Slam", hp={"Galeaffy": 9})
    assert a.hits() == [("Grand Slam", 5)] and a.losses() == [("Whailstrom", 2, "recoil")]  # 5 + 2 - 2 (Leaf)
    a, _ = fight("Whailstrom", "Grand Slam")
    assert a.hits() == [("Grand Slam", 3)]
    for hp, dealt in ((5, 4), (4, 2)):
        a, _ = fight("Whailstrom", "Splish Splash", foe="Shaleshell", hp={"Whailstrom": hp})
        assert a.hits() == [("Splish Splash", dealt)]
    a, _ = fight("Whailstrom", "Consume", hp={"Whailstrom": 3})
    assert a.hp() == 8
    a, b = fight("Whailstrom", "Big Boned", foe="Galeaffy", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 6)] and a.hits() == [("Big Boned", 6)]  # 1 + 6 - 1 (Leaf)


@acts("whailstrom/take-it-easy", "whailstrom/water-slide", "whailstrom/roll-over", "whailstrom/built-different")
def test_the_buffs_of_whailstrom() -> None:
    for hp, healed in ((5, 7), (4, 7)):
        a, _ = fight("Whailstrom", "Splish Splash", "Whailstrom/Take It Easy-", hp={"Whailstrom": hp})
        assert a.hp() == healed
    a, b = fight("Whailstrom", "Splish Splash", "Whailstrom/Water Slide+", "Whailstrom/Roll Over+", foe="Shaleshell")
    if a.can("resolve"):
        a.does("resolve", "Roll Over")
    assert a.cubes == {"SPD": 1} and b.losses() == [("Shaleshell", 1, "Roll Over")]
    a, _ = fight(
        "Whailstrom",
        "Splish Splash",
        "Whailstrom/Built Different-",
        foe="Shaleshell",
        reply="Shellack",
        theirs={"deck_top": [SUCCESS]},
    )
    assert len(a.hits()) == 1  # Shellack flinches nobody


# Volcanoggin


@acts("volcanoggin")
def test_igneous_crown() -> None:
    a, b = table(a={"team": team("Galeaffy", "Volcanoggin", "Steamie")})
    a.switches("Volcanoggin")
    b.draws()
    assert a.cubes == {"DEF": 1}


@acts("volcanoggin/magma-strike", "volcanoggin/headbutt", "volcanoggin/enrage", "volcanoggin/explode")
def test_the_actions_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Magma Strike")
    assert a.hits() == [("Magma Strike", 4)]
    a, _ = fight("Volcanoggin", "Headbutt", reply="Whirlwind")
    assert a.hits() == [("Headbutt", 4)]  # slower: 3 + 2 - 1 (Leaf)
    a, _ = fight("Volcanoggin", "Headbutt")
    assert a.hits() == [("Headbutt", 2)]
    a, _ = fight("Volcanoggin", "Enrage")
    assert a.cubes == {"ATK": 1, "SPD": 1, "DEF": 1}
    a, _ = fight("Volcanoggin", "Explode", reply="Whirlwind")
    assert a.losses() == [("Volcanoggin", 2, "recoil")] and a.hits() == [("Explode", 3)]
    a, _ = fight("Volcanoggin", "Explode")
    assert a.losses() == []


@acts("volcanoggin/agility", "volcanoggin/ramp-up", "volcanoggin/harden", "volcanoggin/endurance")
def test_the_buffs_of_volcanoggin() -> None:
    a, _ = fight("Volcanoggin", "Headbutt", "Volcanoggin/Agility+", "Volcanoggin/Ramp Up-", reply="Whirlwind")
    a.does("resolve", "Agility")
    assert a.cubes == {"SPD": 2}
    assert a.hits() == [("Headbutt", 2)]  # 4 + 1 + 2 is no longer slower than 7
    a, b = fight("Volcanoggin", "Headbutt", "Volcanoggin/Harden+", "Volcanoggin/Endurance-", reply="Whirlwind")
    a.does("resolve", "Harden")
    assert a.cubes == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 + 2 (Rock) - 2 (Fire) - 3, at least 1


def test_every_card_has_a_test_in_which_it_acts() -> None:
    folder = folder_of_tests(find("overrealm"))
    assert folder is not None
    named = set(named_in(folder, "acts"))
    assert sorted(c.id for c in book().cards if c.id not in named) == []
    assert named <= {c.id for c in book().cards}
