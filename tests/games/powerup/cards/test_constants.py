"""Every card of the set that works by itself outside combat, with its exact outcome."""

from pathlib import Path
from typing import Any

import pytest

from games.powerup.own_cards import astra, blast, gear, hero, power
from games.powerup.table import table
from overtable.games.powerup.book.book import ready_set

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


@pytest.mark.parametrize("name", ["Oath Plate", "Field Armour"])
def test_armour_that_hurts_when_it_leaves(name: str) -> None:
    x, smash = hero("Bearer", stars=2, health=5), power("Smash", {"do": "break"}, target="enemy_equipment")
    t = table(a={"heroes": [hero("Y")], "hand": [smash]}, b=[{"hero": x, "equipment": [name]}])
    t.seats[0].does("play", smash, name)
    t.windows()
    assert (t.wounds(x), t.health(x), t.figures(x)) == (1, 5, "3/3")


def test_no_constant_of_the_set_is_forgotten() -> None:
    """The names of all cards with constant words stand in this file or the one beside it."""
    files = [Path(__file__), Path(__file__).with_name("test_constants_in_combat.py")]
    here = "".join(f.read_text(encoding="utf-8") for f in files)
    constant = [c.name for c in ready_set().cards if "Constant" in c.text() or getattr(c, "always", ())]
    constant += [c.name for c in ready_set().cards if getattr(c, "attach", None) and c.attach.always]
    assert [n for n in constant if n not in here] == []
