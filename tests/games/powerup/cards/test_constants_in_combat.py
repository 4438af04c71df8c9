"""Every card of the set that works by itself in combat, with its exact outcome."""

from typing import Any

import pytest

from games.powerup.own_cards import hero
from games.powerup.table import combat, table
from overtable.games.powerup.book.book import ready_set

ROW = ("First", "Second", "Third", "Fourth", "Fifth")


def blow(attacker: dict[str, Any], blocker: dict[str, Any], **sides: Any) -> tuple[int, int]:
    """Wounds to the attacker and to the blocker of one attack that is blocked; both are 3/3 unless said."""
    a = {"heroes": [{"hero": hero("X"), **attacker}], **sides.get("a", {})}
    b = {"heroes": [{"hero": hero("Y"), **blocker}], **sides.get("b", {})}
    x, y = a["heroes"][0]["hero"], b["heroes"][0]["hero"]
    t = combat(a=a, b=b)
    t.attack(0, x, y)
    return t.wounds(x), t.wounds(y)


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("Hunter's Brand", ["Beast"]),
        ("Tunnel Drill", ["Machine"]),
        ("Grappling Line", ["Flyer"]),
        ("Spirit Lantern", ["Spirit"]),
        ("Wing Breaker", ["Angel", "Flyer"]),
    ],
)
def test_slayers_by_equipment(name: str, types: list[str]) -> None:
    for kind in ("Beast", "Machine", "Flyer", "Spirit", "Angel", "Human"):
        y = hero(f"Y {kind}", dfn=9, atk=0, types=[kind])
        assert blow({"equipment": [name]}, {"hero": y}) == (0, 1 if kind in types else 0)


@pytest.mark.parametrize(("name", "level", "type_"), [("Brand Hound", 1, "Ranged"), ("Blade of Noon", 2, "Human")])
def test_slayers_by_astra(name: str, level: int, type_: str) -> None:
    for kind in ("Ranged", "Human", "Beast"):
        y = hero(f"Y {kind}", dfn=10, atk=0, types=[kind])
        assert blow({"hero": name, "level": level}, {"hero": y}) == (0, 1 if kind == type_ else 0)
    y = hero(f"Y {type_}", dfn=10, atk=0, types=[type_])
    assert blow({"hero": name, "level": level - 1}, {"hero": y}) == (0, 0)


def test_equipment_that_works_while_attacking() -> None:
    frail, sturdy = hero("Frail", atk=9, health=2), hero("Sturdy", atk=0, dfn=4)
    t = combat(a=[{"hero": hero("X"), "equipment": ["Flint Blade"]}], b=[frail])
    t.attack(0, hero("X"), frail)
    assert t.is_ko(frail)
    assert t.wounds(hero("X")) == 0  # Strike First
    t = combat(a=[frail], b=[{"hero": hero("X", health=2), "equipment": ["Flint Blade"]}])
    t.attack(0, frail, hero("X", health=2))
    assert t.is_ko(hero("X", health=2))  # not while blocking
    assert blow({"equipment": ["Stone Hammer"]}, {"hero": sturdy}) == (0, 2)
    assert blow({"hero": sturdy}, {"equipment": ["Stone Hammer"]}) == (0, 0)


@pytest.mark.parametrize("on", [{"equipment": ["Spark Boots"]}, {"equipment": ["Jet Pack"]}, {"power": "Quickening"}])
def test_speedsters_hit_twice(on: dict[str, Any]) -> None:
    even = hero("Even", atk=0, dfn=2 if "power" in on else 3)
    assert blow(on, {"hero": even}) == (0, 2)  # ATK is 1 lower, and meets DEF twice


def test_first_light_attached_strikes_first() -> None:
    frail = hero("Frail", atk=9, health=2)
    t = combat(a=[{"hero": hero("X", atk=4), "power": "First Light"}], b=[frail])
    t.attack(0, hero("X", atk=4), frail)
    assert t.is_ko(frail)
    assert t.wounds(hero("X", atk=4)) == 0


def test_war_drums_last_bastion_and_creeping_dread_work_in_combat() -> None:
    assert blow({}, {}) == (1, 1)
    assert blow({}, {}, a={"battle": ["War Drums"]}) == (1, 2)
    assert blow({}, {}, b={"battle": ["War Drums"]}) == (1, 1)
    assert blow({}, {}, b={"battle": ["Last Bastion"]}) == (1, 0)
    assert blow({}, {}, a={"battle": ["Last Bastion"]}) == (1, 1)
    assert blow({}, {}, a={"battle": ["Creeping Dread"]}) == (0, 1)
    assert blow({}, {}, b={"battle": ["Creeping Dread"]}) == (1, 1)


def test_what_works_while_blocking() -> None:
    golem = ready_set().find("Pebble Golem")
    strong = hero("Strong", atk=golem.dfn + 1, dfn=9)
    assert blow({"hero": strong}, {"hero": "Pebble Golem"}) == (0, 1)  # DEF 1 higher: met, not beaten
    assert blow({}, {"equipment": ["Lightning Rod"]}) == (1, 0)


@pytest.mark.parametrize(
    "at",
    [
        {"equipment": ["Shadow Cloak"]},
        {"power": "Fade"},
        {"joined": ["Dusk Moth"], "wounds": 1},
        {"joined": ["Dusk Moth"]},
        {},
    ],
)
def test_invisible_bearers_attack_the_hq(at: dict[str, Any]) -> None:
    x = hero("Bearer", stars=2)
    t = combat(a=[{"hero": x, **at}], b=[hero("Y")])
    invisible = bool(at) and at != {"joined": ["Dusk Moth"]}
    assert t.seats[0].can("attack", x, "their hq") is invisible
    if invisible:
        t.attack(0, x, "their hq", block=None)
        assert t.hq == [7, 6]


@pytest.mark.parametrize("at", [{"equipment": ["Resolute Helm"]}, {"power": "Unbroken"}])
def test_resolute_bearers_do_not_kneel(at: dict[str, Any]) -> None:
    x, y = hero("Bearer", stars=2), hero("Y")
    t = combat(a=[{"hero": x, **at}], b=[y])
    t.attack(0, x, y, block=False)
    assert not t.kneels(x)
    t.attack(1, y, x)
    assert not t.kneels(x)
    assert t.hq == [7, 6]


@pytest.mark.parametrize(
    "diverter",
    [
        {"hero": hero("Bearer", stars=2), "equipment": ["Lightning Rod"]},
        {"hero": hero("Bearer", stars=2), "equipment": ["Warden's Horn"]},
        {"hero": hero("Bearer", stars=2), "joined": ["Clock Sparrow"]},
        {"hero": "Griffin Knight", "level": 2},
        {"hero": "Shield Sister"},
        {"hero": "Clock Sparrow"},
    ],
)
def test_diverters_move_an_attack(diverter: dict[str, Any]) -> None:
    x, y, wall = hero("X"), hero("Y", stars=3), hero("Wall", stars=5, dfn=9, atk=0)
    t = table(phase="combat", a=[x, hero("Idle", stars=5)], b=[diverter, y, wall])
    t.quiet()
    t.seats[0].does("attack", x, y)
    t.windows()
    t.seats[1].does("divert", diverter["hero"], wall)
    t.seats[1].does("block", wall)
    t.quiet()
    assert (t.wounds(y), t.wounds(wall), t.hq) == (0, 0, [7, 7])


def guarded(side: dict[str, Any]) -> list[int]:
    """The HQ of player b after each of three attacks that are let through."""
    mine, y = [hero(ROW[n - 1], stars=n) for n in (1, 2, 3)], hero("Y")
    t = combat(a=mine, b={"heroes": [{"hero": y, "kneeling": True}, *side.get("heroes", [])], **side.get("more", {})})
    found = []
    for h in mine:
        t.attack(0, h, y, block=None)
        t.passes(1)
        found.append(t.hq[1])
    return found


@pytest.mark.parametrize("name", ["Research Programme", "Defence Grid", "Sandbag Line"])
def test_battle_cards_that_guard_the_hq(name: str) -> None:
    assert guarded({}) == [6, 5, 4]
    assert guarded({"more": {"battle": [name]}}) == [7, 6, 5]


def test_the_living_bastion_guards_the_hq() -> None:
    y = hero("Y")
    t = table(
        phase="combat",
        a=[hero("First"), hero("Second", stars=2), hero("Idle", stars=5, faction="")],
        b=[{"hero": y, "kneeling": True}, "The Living Bastion"],
    )
    t.attack(0, hero("First"), y, block=None)
    assert t.hq == [7, 7]
    t.passes(1)
    t.attack(0, hero("Second", stars=2), y, block=None)
    assert t.hq == [7, 6]


def test_false_flags_loosen_team_ups() -> None:
    one, two, z = hero("First"), hero("Q2", stars=2, faction="Q"), hero("Z", stars=2, atk=0)
    t = table(phase="combat", a={"heroes": [one, two], "battle": ["False Flags"]}, b=[z])
    t.seats[0].does("team_up", two, one, z)
    assert t.wounds(z) == 2
