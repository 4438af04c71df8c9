"""Every card of the set that works by itself, with its exact outcome."""

from pathlib import Path
from typing import Any

import pytest

from games.powerup.kit import astra, blast, combat, gear, hero, power, table
from overtable.games.powerup.book import ready_set

ROW = ("First", "Second", "Third", "Fourth", "Fifth")


def figures_with(on: dict[str, Any]) -> tuple[str, int]:
    """ATK/DEF and Health of a 3/3 Hero with Health 5 that bears the card."""
    x = hero("Bearer", stars=2, health=5)
    t = table(a=[{"hero": x, **on}], b=[hero("Y")])
    return t.figures(x), t.health(x)


@pytest.mark.parametrize(
    ("name", "figures", "health"),
    [
        ("Torch", "4/3", 5),
        ("Flint Blade", "4/3", 5),
        ("Spark Boots", "4/3", 5),
        ("Kiln Plate", "3/4", 6),
        ("Smoke Cloak", "3/4", 5),
        ("Heavy Wrench", "4/3", 5),
        ("Steel Vest", "3/4", 5),
        ("Exo-Frame", "4/4", 6),
        ("Jet Pack", "4/3", 5),
        ("Data Slate", "3/4", 5),
        ("Tunnel Drill", "4/3", 5),
        ("Hooked Knife", "4/3", 5),
        ("Mirror Mask", "3/4", 5),
        ("Tower Shield", "3/4", 5),
        ("Oath Plate", "4/4", 6),
        ("Field Armour", "3/4", 6),
        ("Short Sword", "4/3", 5),
    ],
)
def test_equipment_changes_its_bearer(name: str, figures: str, health: int) -> None:
    assert figures_with({}) == ("3/3", 5)
    assert figures_with({"equipment": [name]}) == (figures, health)


@pytest.mark.parametrize(
    ("name", "figures", "health"),
    [("Fireheart", "4/3", 5), ("Reactive Plating", "3/4", 5), ("Targeting Lens", "4/3", 5), ("Stoneskin", "3/4", 6)],
)
def test_an_attached_power_changes_its_bearer(name: str, figures: str, health: int) -> None:
    assert figures_with({"power": name}) == (figures, health)


@pytest.mark.parametrize(
    ("name", "figures"),
    [("Salamander Twin", "5/4"), ("Clock Sparrow", "4/4"), ("Dusk Moth", "3/4"), ("Oath Squire", "4/5")],
)
def test_a_hero_that_joins_another_changes_it(name: str, figures: str) -> None:
    ability = next(a for a in ready_set().find(name).astra if a.does[0].says().startswith("attach"))
    x = hero("Bearer", stars=3)
    t = table(a=[{"hero": name, "level": 2}, x], b=[hero("Y")])
    t.seats[0].does("use", name, ability.name, x)
    t.quiet()
    assert (t.figures(x), t.on(x)) == (figures, [name])


def shift(t: Any, name: str, atk: int, dfn: int) -> tuple[int, int]:
    """How far a Hero is from its printed figures."""
    now = [int(n) for n in t.figures(name).split("/")]
    return now[0] - atk, now[1] - dfn


@pytest.mark.parametrize(
    ("name", "level", "at", "change"),
    [("Flint Squire", 1, {"wounds": 1}, (0, 1)), ("Lava Ox", 3, {}, (0, 1))],
)
def test_a_constant_astra_changes_its_hero(name: str, level: int, at: dict[str, Any], change: tuple[int, int]) -> None:
    printed = ready_set().find(name)
    for given, lvl, expected in (({}, level - 1, (0, 0)), (at, level, change)):
        t = table(a=[{"hero": name, "level": lvl, **given}], b=[hero("Y")])
        assert shift(t, name, printed.atk, printed.dfn) == expected


@pytest.mark.parametrize(
    ("name", "level", "by_stars"),
    [
        ("Kiln Guard", 2, {1: "3/4", 5: "3/4"}),
        ("Ysolde of the Embers", 2, {3: "4/3", 4: "4/3"}),
        ("Wall Captain", 1, {1: "3/4", 5: "3/4"}),
        ("Grand Machinist Orlo", 2, {1: "4/3", 2: "4/3", 3: "4/3", 4: "4/3"}),
    ],
)
def test_a_constant_astra_changes_other_heroes(name: str, level: int, by_stars: dict[int, str]) -> None:
    stars = ready_set().find(name).stars
    others = {n: hero(ROW[n - 1], stars=n) for n in range(1, 6) if n != stars}
    for lvl in (level - 1, level):
        t = table(a=[{"hero": name, "level": lvl}, *others.values()], b=[hero("Y")])
        expected = {n: by_stars.get(n, "3/3") if lvl == level else "3/3" for n in others}
        assert {n: t.figures(h) for n, h in others.items()} == expected
        assert t.figures(hero("Y")) == "3/3"


@pytest.mark.parametrize(("name", "change"), [("Coal Banner", "4/3"), ("Chapel Bell", "3/4")])
def test_equipment_that_helps_the_neighbours(name: str, change: str) -> None:
    row = [hero(ROW[n - 1], stars=n) for n in range(1, 6)]
    t = table(a=[*row[:2], {"hero": row[2], "equipment": [name]}, *row[3:]], b=[hero("Y")])
    assert [t.figures(h) for h in row] == [change, "3/3", "3/3", "3/3", change]


def test_old_mountain_raises_the_health_of_its_neighbours() -> None:
    row = [hero(ROW[n - 1], stars=n, health=5) for n in range(1, 5)]
    t = table(a=[*row, {"hero": "Old Mountain", "level": 2}], b=[hero("Y")])
    assert [t.health(h) for h in row] == [5, 5, 6, 6]


def test_hollow_king_weakens_wounded_enemies() -> None:
    y, z = hero("Y"), hero("Z", stars=2)
    t = table(a=[{"hero": "The Hollow King", "level": 2}], b=[{"hero": y, "wounds": 1}, z])
    assert (t.figures(y), t.figures(z)) == ("2/3", "3/3")


def test_silk_armour_protects_while_standing() -> None:
    assert figures_with({"equipment": ["Silk Armour"]})[0] == "3/5"
    assert figures_with({"equipment": ["Silk Armour"], "kneeling": True})[0] == "3/3"


def test_battle_cry_strengthens_who_stands_alone() -> None:
    x, one, four = hero("Bearer", stars=2), hero("First"), hero("Fourth", stars=4)
    t = table(a=[{"hero": x, "power": "Battle Cry"}, one], b=[hero("Y")])
    assert t.figures(x) == "4/4"
    t = table(a=[{"hero": x, "power": "Battle Cry"}, four], b=[hero("Y")])
    assert t.figures(x) == "3/3"


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


def test_seraph_automaton_stays_while_wounded() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 9}, target="enemy")
    for level, falls in ((1, True), (2, False)):
        t = table(
            a={"heroes": [hero("X")], "hand": [bomb]},
            b=[{"hero": "Seraph Automaton", "level": level, "wounds": 1}, hero("Y")],
        )
        t.seats[0].does("play", bomb, "Seraph Automaton")
        t.windows()
        assert t.is_ko("Seraph Automaton") is falls


def afflicted(name: str, at: dict[str, Any], does: dict[str, Any]) -> bool:
    """Whether an enemy Power changes the Hero at all."""
    strike = power(f"Strike {does}", does, target="enemy")
    t = table(a={"heroes": [hero("X")], "hand": [strike]}, b=[{"hero": name, **at}])
    hit = t.card(name)
    before = (t.figures(name), t.state.flags[hit], t.state.burn[hit], t.state.poison[hit])
    t.seats[0].does("play", strike, name)
    t.windows()
    return before != (t.figures(name), t.state.flags[hit], t.state.burn[hit], t.state.poison[hit])


STUN, KNEEL = {"do": "stun"}, {"do": "kneel"}
BURN, POISON = ({"do": "afflict", "counter": c} for c in ("Burn", "Poison"))


@pytest.mark.parametrize(
    ("name", "at", "harms"),
    [
        (hero("Y"), {}, []),
        (hero("Y"), {"equipment": ["Kiln Plate"]}, [BURN]),
        (hero("Y"), {"power": "Reactive Plating"}, [BURN]),
        (hero("Y"), {"equipment": ["Charm of Stillness"]}, [STUN, POISON]),
        ("Gyro Lancer", {"level": 2}, [KNEEL]),
        ("Quarry Giant", {"level": 2}, [KNEEL]),
        ("Salamander Twin", {}, [BURN]),
        ("Kiln Guard", {}, [BURN]),
        ("Lava Ox", {}, [BURN]),
        ("Slagheart Dragon", {}, [BURN, STUN]),
        ("Brass Hound", {}, [POISON]),
        ("Brass Colossus", {}, [POISON, STUN]),
        ("Plague Doctor", {}, [POISON]),
        ("Pebble Golem", {}, [POISON]),
        ("Lantern Monk", {}, [STUN]),
        ("The Living Bastion", {}, [STUN]),
    ],
)
def test_immune_to_what_the_card_names_and_to_nothing_else(
    name: str, at: dict[str, Any], harms: list[dict[str, Any]]
) -> None:
    assert [h for h in (STUN, KNEEL, BURN, POISON) if not afflicted(name, at, h)] == [
        h for h in (STUN, KNEEL, BURN, POISON) if h in harms
    ]


@pytest.mark.parametrize(("name", "at"), [(hero("Y"), {"equipment": ["Mirror Mask"]}), ("Iron Matron", {"level": 2})])
def test_immune_to_enemy_astra_but_not_to_powers(name: str, at: dict[str, Any]) -> None:
    x = hero("Caster", astra=[astra("Bolt", blast(9), target="enemy")])
    bolt = power("Bolt P", blast(9), target="enemy")
    t = table(round=5, a={"heroes": [x], "hand": [bolt]}, b=[{"hero": name, **at}])
    a = t.seats[0]
    a.does("use", x, "Bolt", name)
    t.passes(1)
    assert t.wounds(name) == 0
    a.does("play", bolt, name)
    t.quiet()
    assert t.wounds(name) == 2


def test_hollow_king_takes_no_wounds_from_effects_and_the_bastion_is_not_stolen() -> None:
    bolt = power("Bolt P", blast(9), target="enemy")
    lure = power("Lure", {"do": "steal_hero"}, target="enemy")
    t = table(round=5, a={"heroes": [hero("X")], "hand": [bolt]}, b=["The Hollow King"])
    t.seats[0].does("play", bolt, "The Hollow King")
    t.quiet()
    assert t.wounds("The Hollow King") == 0
    t = table(round=5, a={"heroes": [hero("X")], "hand": [lure]}, b=["The Living Bastion"])
    t.seats[0].does("play", lure, "The Living Bastion")
    t.quiet()
    assert t.seats[1].zone("heroes") == ["The Living Bastion"]


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


@pytest.mark.parametrize(
    ("bearer", "more"),
    [
        ({"hero": "Master Smith"}, 2),
        ({"hero": "Brass Colossus", "level": 2}, 2),
        ({"hero": hero("Bearer", stars=2), "equipment": ["Bag of Loot"]}, 3),
        ({"hero": "Brass Colossus"}, 1),
    ],
)
def test_who_may_carry_more(bearer: dict[str, Any], more: int) -> None:
    gears = ["Short Sword", "Torch", "Tower Shield", "Steel Vest"]
    t = table(round=9, a={"heroes": [bearer], "hand": gears}, b=[hero("Y")])
    a = t.seats[0]
    free = more - len(bearer.get("equipment", []))
    for name in gears[:free]:
        a.does("equip", name, bearer["hero"])
        t.passes(1)
    assert len(t.on(bearer["hero"])) == more
    assert a.refused("equip", gears[free], bearer["hero"]).rule == "PU-DEPLOY-05"


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


def test_extra_draws_and_energy() -> None:
    slate = [{"hero": hero("X"), "equipment": ["Data Slate"]}]
    t = table(phase="refresh", a={"heroes": slate, "battle": ["Research Programme"]}, b=[hero("Y")])
    assert [len(seat.zone("hand")) for seat in t.seats] == [3, 1]
    t = table(round=4, phase="refresh", a={"heroes": [hero("X")], "battle": ["Steam Reserve"]}, b=[hero("Y")])
    assert (t.state.power, t.state.deploy) == ([5, 4], [4, 4])


@pytest.mark.parametrize(("name", "limited", "left"), [("Whisper Stone", 1, 5), ("Sandbag Line", 0, 8)])
def test_hand_limits(name: str, limited: int, left: int) -> None:
    junk = [gear(f"Junk {n}", cost=9) for n in range(12)]
    a: dict[str, Any] = {"heroes": [{"hero": hero("X"), "equipment": [name] if limited else []}], "hand": junk}
    a |= {} if limited else {"battle": [name]}
    t = table(phase="refresh", a=a, b={"heroes": [hero("Y")], "hand": junk})
    while t.pending == "DiscardChoice":
        seat = t.seats[t.asked[0]]
        t.answer(seat.number, seat.options()[0])
    hands = [len(seat.zone("hand")) for seat in t.seats]
    assert hands == ([13, left] if limited else [left, 13])


def test_false_flags_loosen_team_ups() -> None:
    one, two, z = hero("First"), hero("Q2", stars=2, faction="Q"), hero("Z", stars=2, atk=0)
    t = table(phase="combat", a={"heroes": [one, two], "battle": ["False Flags"]}, b=[z])
    t.seats[0].does("team_up", two, one, z)
    assert t.wounds(z) == 2


@pytest.mark.parametrize("name", ["Oath Plate", "Field Armour"])
def test_armour_that_hurts_when_it_leaves(name: str) -> None:
    x, smash = hero("Bearer", stars=2, health=5), power("Smash", {"do": "break"}, target="enemy_equipment")
    t = table(a={"heroes": [hero("Y")], "hand": [smash]}, b=[{"hero": x, "equipment": [name]}])
    t.seats[0].does("play", smash, name)
    t.windows()
    assert (t.wounds(x), t.health(x), t.figures(x)) == (1, 5, "3/3")


def test_no_constant_of_the_set_is_forgotten() -> None:
    """The names of all cards with passive words stand in this file."""
    here = Path(__file__).read_text(encoding="utf-8")
    constant = [c.name for c in ready_set().cards if "Constant" in c.text() or getattr(c, "always", ())]
    constant += [c.name for c in ready_set().cards if getattr(c, "attach", None) and c.attach.always]
    assert [n for n in constant if n not in here] == []
