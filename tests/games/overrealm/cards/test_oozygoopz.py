"""Oozygoopz, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, fight
from games.overrealm.table import table, team
from marks import card
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DISCARD, HAND


@card("oozygoopz")
def test_goopophyll() -> None:
    wounded = {"team": team("Oozygoopz", "Galeaffy", "Steamie", Oozygoopz=5), "deck_top": ["Galeaffy/Leaf Shield+"]}
    a, _ = table(a=wounded, start="start")
    assert a.hp() == 6
    a, _ = table(a={**wounded, "team": team("Oozygoopz", "Galeaffy", "Steamie")}, start="start")
    assert a.flips() == []


@card("oozygoopz/charming-toxins")
def test_charming_toxins_make_the_opponent_flip() -> None:
    # three cards are drawn before the next Start Phase flips
    deck = ["any", "any", "any", "Galeaffy/Leaf Shield-", "Galeaffy/Leaf Shield+"]
    a, b = fight("Oozygoopz", "Charming Toxins", hp={"Galeaffy": 4}, theirs={"deck_top": deck})
    assert b.flips() == [("Charming Toxins", card) for card in deck[3:]] and b.hp() == 5
    assert a.auras == {"Charming Toxins": 4} and a.flips() == []


@card("oozygoopz/reclaim")
def test_reclaim() -> None:
    mine = {"discard": ["Zappguin/Zap+", "Zappguin/Zap-"]}
    a, _ = fight("Oozygoopz", "Reclaim", mine=mine)
    a.does("return", "Zappguin/Zap+")
    assert "Zappguin/Zap+" in a.holds(HAND)
    top = ("Volcanoggin/Agility+", "Volcanoggin/Harden+")
    a, _ = fight("Oozygoopz", "Reclaim", mine=mine, flips=top)
    a.does("look")
    assert set(a.offered("discard")) == {"Agility", "Harden"}
    a.does("discard", "Agility")
    a.does("done")  # the other one goes back on top
    assert "Volcanoggin/Agility+" in a.holds(DISCARD) and "Volcanoggin/Harden+" in a.holds(HAND)


@card("oozygoopz/viscous-split", "oozygoopz/oozy-liberation")
def test_viscous_split_and_oozy_liberation() -> None:
    a, b = fight("Oozygoopz", "Viscous Split", "Volcanoggin/Agility+", "Volcanoggin/Harden+", foe="Shaleshell")
    if a.can("resolve"):
        a.does("resolve", "Agility")
    assert a.losses()[:1] == [("Oozygoopz", 2, "recoil")]  # then a flip of its own may hurt it
    assert b.cubes == {"DEF": -2} and a.hits() == [("Viscous Split", 3)]
    a, b = fight("Oozygoopz", "Viscous Split", SUCCESS, FAIL, reply="counter")
    assert a.losses()[:2] == [("Oozygoopz", 2, "Counter"), ("Oozygoopz", 2, "recoil")] and b.cubes == {}
    goop = {
        "team": team("Shaleshell", "Oozygoopz", "Galeaffy"),
        "hand": ["Oozygoopz/Thick Goop-", "Oozygoopz/Wispy Goop-", "Standard+"],
    }
    a, b = fight("Oozygoopz", "Oozy Liberation", theirs=goop)
    assert a.hits() == [("Oozy Liberation", 5)] and b.discard == 2 and a.used == {"Oozy Liberation"}
    shown = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == b.number)
    assert "Can't Escape" in [c["name"] for c in shown["cards"]]


@pytest.mark.parametrize(("goop", "stat"), [("Thick", "DEF"), ("Wispy", "SPD"), ("Prickly", "ATK"), ("Super", "")])
@card("oozygoopz/thick-goop", "oozygoopz/wispy-goop", "oozygoopz/prickly-goop", "oozygoopz/super-goop")
def test_goop_changes_sides_and_hurts(goop: str, stat: str) -> None:
    card = f"Oozygoopz/{goop} Goop-"
    a, b = fight("Oozygoopz", "Reclaim", card)
    a.does("look")
    a.does("done")
    while a.can("top"):
        a.table.answer(a.number, a.options()[0])
    assert a.cubes == ({stat: 1} if stat else {})
    assert b.deck + b.hand + b.discard == 15 and a.deck + a.hand + a.discard == 13
    assert card not in a.holds(DISCARD)
    # whoever flips it is hurt by all Goop in the discard pile; Super Goop spares a team of Oozygoopz
    mine = {"discard": ["Oozygoopz/Thick Goop-"] if goop != "Thick" else ["Oozygoopz/Wispy Goop-"]}
    a, _ = fight("Drownigator", "Foul Play", friends=("Oozygoopz",), flips=(card, SUCCESS), mine=mine)
    lost = [] if goop == "Super" else [("Drownigator", 2, f"{goop} Goop")]
    assert a.losses() == lost


@card("oozygoopz/super-goop")
def test_super_goop_in_a_foreign_deck() -> None:
    a, b = fight("Oozygoopz", "Reclaim", "Oozygoopz/Super Goop-", theirs={"hand": 0})
    a.does("look")
    a.does("done")
    while a.can("top"):
        a.table.answer(a.number, a.options()[0])
    s = a.state
    card = next(c for c, row in enumerate(s.printing) if book()[row].name == "Super Goop")
    deck = s.zones[s.where[card]]
    deck.remove(card)
    deck.append(card)  # as a shuffle might have it
    a.draws()
    b.selects("Cyclone")
    assert b.losses()[0] == ("Galeaffy", 4, "Super Goop")
