"""Buffs: their timings, their order, when they are lost."""

import pytest

from games.overrealm.fights import FAIL, fight
from games.overrealm.table import of, quickly, table
from marks import rule
from overtable.games.overrealm.book import book
from overtable.games.overrealm.state import DECK, DISCARD, HAND, PLAYED, cards, zone
from overtable.kernel.knowledge import move


@rule("OR-BUFF-06")
@pytest.mark.parametrize(("first", "damage"), [("Shock Quake", 3), ("Discharge", 2)])
def test_what_happens_even_if_countered_has_its_place_in_the_owners_order(first: str, damage: int) -> None:
    flips = ("Galvanite/Deactivate-", FAIL)  # a flip event of Shock Quake gives a negative DEF cube
    a, _ = fight("Galvanite", "Discharge", "Galvanite/Shock Quake-", flips=flips)
    a.does("resolve", first)
    a.does("yes")
    assert a.hits() == [("Discharge", damage)]


def test_goop_does_nothing_for_a_team_without_oozygoopz() -> None:
    a, b = fight("Oozygoopz", "Reclaim", "Oozygoopz/Thick Goop-")
    a.does("look")
    a.does("done")
    while a.can("top"):
        a.table.answer(0, a.options()[0])
    s = a.state
    goop = next(c for c, row in enumerate(s.printing) if book()[row].name == "Thick Goop")
    assert s.where[goop] in (zone(s, 1, DECK), zone(s, 1, HAND))
    if s.where[goop] != zone(s, 1, HAND):
        move(s, goop, zone(s, 1, HAND))
    s.asked, s.waiting = None, -1
    a.draws()
    b.does("act", "Cyclone")
    b.does("buff", "Thick Goop")
    b.does("done")
    quickly([a, b])
    assert "DEF" not in b.cubes and b.happened("buff_lost") == 1
    assert s.where[goop] == zone(s, 1, DISCARD)  # it lies in their own discard pile


@rule("OR-BUFF-07")
def test_played_buffs_are_not_reshuffled_in_their_own_turn() -> None:
    hand = ["Cleansitoad/Attack Burst-", "Standard+"]
    a, b = table(a=of("Cleansitoad", "Galeaffy", "Steamie", hand=hand, discard=12))
    a.selects("Typhoon", buffs=hand[:1], discard=hand[1:])
    b.draws()
    a.does("resolve", "Attack Burst")  # its flip needs a new deck
    assert a.happened("reshuffle") == 1
    assert a.holds(DISCARD)[-1] == "Cleansitoad/Attack Burst-"
    assert a.hand + a.deck + a.discard == 14


@rule("OR-BUFF-08")
def test_buffs_after_the_fatigue_are_lost() -> None:
    hand = ["Smolderskulk/Dense Smoke-"]
    a, b = table(
        a=of("Drownigator", "Galeaffy", "Steamie", hand=2, deck_top=["Standard+"]),
        b=of("Zappguin", "Smolderskulk", "Shaleshell", hand=hand),
    )
    a.selects("Fatigue", discard=2)
    b.selects("Ice Blast", buffs=hand)
    assert b.cubes == {} and b.happened("buff_lost") == 1


@rule("OR-BUFF-09")
def test_cobolt_holds_the_enemy_only_with_a_buff() -> None:
    theirs = of("Chargroar", "Galeaffy", "Shaleshell")
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=["Galeaffy/Leaf Shield+"]), b=theirs)
    a.selects("Cobolt", buffs=["Galeaffy/Leaf Shield+"])
    b.switches("Shaleshell")
    assert b.active == "Chargroar" and b.hand == 0
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=["Galeaffy/Leaf Shield+"]), b=theirs)
    a.selects("Cobolt")
    b.switches("Shaleshell")
    assert b.active == "Shaleshell"


@rule("OR-BUFF-10")
def test_target_acquired_gives_nothing_if_the_switch_is_prevented() -> None:
    hand = ["Phantomaton/Target Acquired+", "Standard+", "Standard-"]
    a, b = table(a=of("Phantomaton", "Galeaffy", "Steamie", hand=hand))
    a.selects("Transfusion", buffs=hand[:2], discard=hand[2:])
    b.switches("Stallagrowth")
    assert b.active == "Shaleshell" and a.cubes == {}


@rule("OR-CARD-11", "OR-CARD-08")
def test_a_buff_without_timing_fills_a_slot_and_does_nothing() -> None:
    a, b = table(
        a=of("Phantomaton", "Galeaffy", "Steamie", hand=["Phantomaton/Curse-"], cubes={"ATK": 1}),
        b=of("Chargroar", "Galeaffy", "Shaleshell"),
    )
    a.does("act", "Cobolt")
    a.does("buff", "Curse")
    assert a.verbs == {"done", "take_back"}
    a.does("done")
    b.switches("Shaleshell")
    assert b.active == "Chargroar"  # it counts as a buff: Cobolt holds the enemy
    assert a.hits() == [("Cobolt", 2)] and a.losses() == []  # no flip event either
    assert not cards(a.state, 0, PLAYED)
