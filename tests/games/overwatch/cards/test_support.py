"""The Supports: each branch of the deploy skill, and the Ultimate."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule

HURT = {"front-4": hero("Mei", damage=2), "front-5": hero("Echo", damage=3), "middle-4": hero("Genji", damage=3)}


def test_ana_throws_at_any_row() -> None:
    a, b = playing("Ana", a={"board": HURT})
    a.plays("Ana", "front-3", "use", "middle")
    assert a.damage("Mei", "Echo", "Genji") == (2, 3, 2)
    assert b.damage("Bastion", "Roadhog", "Orisa", "Zarya") == (0, 0, 0, 1)


def test_ana_boosts_her_row() -> None:
    a, _ = using("Ana", a={"board": {"front-4": "Ana", "front-5": "Mei", "middle-4": "Genji"}, "synergy": (3, 0, 0)})
    assert a.power == (3, 2, 0)
    a.ults("Ana")
    assert a.power == (5, 2, 0) and a.beside("front") == {"nano": 1}


def test_baptiste_heals_a_run_of_allies() -> None:
    a, _ = playing("Baptiste", a={"board": HURT})
    a.plays("Baptiste", "front-6", "heal", "Mei", "Echo")
    assert a.damage("Mei", "Echo", "Genji") == (1, 2, 3)


def test_baptiste_hurts_a_run_of_enemies() -> None:
    a, b = playing("Baptiste")
    a.plays("Baptiste", "front-4", "damage", "Roadhog", "Orisa", "done")
    assert b.damage(*NAMES) == (0, 1, 1, 0, 0)


@rule("OW-TOKEN-10")
def test_baptistes_field_goes_on_an_own_row() -> None:
    a, _ = using("Baptiste")
    a.does("ultimate", "Baptiste")
    assert a.offered("choose") == ["front row", "middle row", "back row"]
    assert a.refused("choose", "enemy front row").rule == "OW-TOKEN-10"
    a.does("choose", "middle row")
    assert a.field("middle") == 0 and a.power == (3, 0, 0) and a.synergy == (0, 0, 0)


def test_brigitte_repairs() -> None:
    a, _ = playing("Brigitte", a={"board": HURT})
    a.plays("Brigitte", "front-6", "use", "Mei")
    assert a.damage("Mei") == 0 and a.shields("Mei") == 1


def test_brigitte_bashes() -> None:
    a, b = using("Brigitte", b={"synergy": (3, 0, 0)})
    a.ults("Brigitte", "Bastion")
    assert a.shields("Brigitte") == 2 and b.on("Bastion") == {"bashed": 0}
    assert b.refused("ultimate", "Bastion").rule == "OW-ULT-11"


@rule("OW-TERM-09")
def test_lucio_speeds_any_number_of_allies_to_an_adjacent_row() -> None:
    a, _ = playing("Lucio", a={"board": HURT | {"front-6": "Zarya"}})
    a.plays("Lucio", "front-3", "speed", "Echo", "Zarya", "done")
    assert a.offered("choose") == ["middle row"]
    assert a.refused("choose", "back row").rule == "OW-TERM-09"
    a.does("choose", "middle row")
    assert a.at("Echo") == "middle-5" and a.at("Zarya") == "middle-6" and a.at("Mei") == "front-4"
    assert a.at("Lucio") == "front-3"


@rule("OW-TOKEN-10")
def test_lucios_song_heals_a_row_at_the_start_of_each_own_turn() -> None:
    a, b = playing("Lucio", a={"board": HURT})
    a.does("play", "Lucio", "middle-5")
    a.does("use", "song")
    assert a.refused("choose", "enemy front row").rule == "OW-TOKEN-10"
    a.does("choose", "front row")
    assert a.damage("Mei", "Echo", "Genji") == (2, 3, 3), "not at once"
    b.does("pass")
    assert a.damage("Mei", "Echo", "Genji") == (1, 2, 3)


def test_lucios_barrier_shields_his_row() -> None:
    a, _ = using(
        "Lucio", a={"board": {"front-4": "Lucio", "front-5": "Mei", "middle-4": "Genji"}, "synergy": (3, 0, 0)}
    )
    a.ults("Lucio")
    assert (a.shields("Lucio"), a.shields("Mei"), a.shields("Genji")) == (2, 2, 0)


def test_mercys_staff_heals_now_and_each_turn() -> None:
    a, b = playing("Mercy", a={"board": HURT})
    a.plays("Mercy", "front-6", "side A", "Echo")
    assert a.damage("Echo") == 1 and a.on("Echo") == {"healing": 1}
    b.does("pass")
    assert a.damage("Echo") == 0


@rule("OW-DAMAGE-01")
def test_mercys_staff_strengthens() -> None:
    a, b = table(
        a={"hand": ["Mercy"], "board": {"front-4": "Winston"}, "synergy": (3, 0, 0)},
        b={"board": ENEMIES},
        passed=["b"],
    )
    a.plays("Mercy", "front-5", "side B", "Winston")
    assert a.on("Winston") == {"boost": 1}
    a.ults("Winston", "front row")
    assert b.damage(*NAMES) == (3, 3, 3, 0, 0)


@rule("OW-DEFEAT-07", "OW-DEFEAT-13")
def test_mercy_revives() -> None:
    fallen = {"front-4": "Mercy", "middle-4": hero("Genji", down=True, used=True), "back-4": hero("Ana", down=True)}
    a, _ = using("Mercy", a={"board": fallen, "synergy": (3, 0, 0)}, passed=["b"])
    a.ults("Mercy", "middle row")
    a.does("move", "Mercy", "middle-5")
    assert a.offered("choose") == ["Genji"]
    a.does("choose", "Genji")
    assert a.at("Genji") == "middle-4" and not a.is_down("Genji") and a.damage("Genji") == 0
    assert a.power == (0, 2 + 2, 0), "its Power counts again"
    assert a.synergy == (0, 0, 0), "and it gives no Synergy"
    assert a.verbs == {"pass"}, "no deploy skill"
    assert a.has_used("Genji")


def test_moira_hurts_one_and_heals_one() -> None:
    a, b = playing("Moira", a={"board": HURT}, b={"board": {"front-4": hero("Roadhog", shields=3)}})
    a.plays("Moira", "front-6", "use", "Roadhog", "Echo")
    assert b.damage("Roadhog") == 2 and b.shields("Roadhog") == 3
    assert a.damage("Mei", "Echo", "Genji") == (2, 1, 3)


def test_moiras_coalescence() -> None:
    a, b = using("Moira", a={"board": HURT | {"front-3": "Moira"}, "synergy": (3, 0, 0)})
    a.ults("Moira", "column 4")
    assert a.damage("Mei", "Genji", "Echo") == (0, 1, 3)
    assert b.damage(*NAMES) == (0, 2, 0, 2, 2)


def test_symmetra_teleports() -> None:
    a, _ = playing("Symmetra", a={"board": HURT})
    a.plays("Symmetra", "front-6", "use", "Mei")
    assert a.hand == ["Mei"] and a.at("Mei") is None and a.damage("Mei") == 0


def test_symmetra_shields_everybody() -> None:
    a, _ = using("Symmetra", a={"board": HURT | {"front-3": "Symmetra"}, "synergy": (3, 0, 0)})
    a.ults("Symmetra")
    assert [a.shields(n) for n in ("Symmetra", "Mei", "Echo", "Genji")] == [1, 1, 1, 1]


def test_zenyattas_harmony() -> None:
    a, b = playing("Zenyatta", a={"board": HURT})
    a.plays("Zenyatta", "front-6", "Harmony", "Echo")
    assert a.damage("Echo") == 2
    b.does("pass")
    assert a.damage("Echo") == 1


def test_zenyattas_discord() -> None:
    a, b = table(a={"hand": ["Zenyatta", "Tracer"]}, b={"board": ENEMIES}, passed=["b"])
    a.plays("Zenyatta", "front-4", "Discord", "Roadhog")
    assert b.on("Roadhog") == {"discord": 1} and b.damage("Roadhog") == 0
    a.plays("Tracer", "front-5", "two shots", "Roadhog", "Zarya")
    assert b.damage("Roadhog", "Zarya") == (2, 1)


@rule("OW-DAMAGE-11")
def test_zenyatta_transcends() -> None:
    a, b = using(
        "Zenyatta",
        a={"board": HURT | {"front-3": hero("Zenyatta", damage=1)}, "synergy": (3, 0, 0)},
        b={"hand": ["Tracer"], "board": {"front-4": "Widowmaker"}, "synergy": (3, 0, 0)},
    )
    a.ults("Zenyatta")
    assert a.damage("Mei", "Echo", "Genji", "Zenyatta") == (0, 1, 3, 1)
    b.plays("Tracer", "front-5", "single shot", "Zenyatta")
    assert a.damage("Zenyatta") == 1
    a.does("pass")
    b.ults("Widowmaker", "Zenyatta")
    assert a.is_down("Zenyatta"), "no damage, so no immunity"


@pytest.mark.parametrize(
    ("name", "mine"),
    [("Ana", "Mei"), ("Soldier: 76", "Mei"), ("Zenyatta", "Mei")],
)
@rule("OW-TERM-02")
def test_allies_are_the_others(name: str, mine: str) -> None:
    """A Hero hurt on arrival is not healed by its own skill or Ultimate."""
    a, _ = playing(
        name,
        a={"board": {"front-4": hero(mine, damage=2)}},
        b={"board": ENEMIES, "tokens": [token("trap", "Bastion", row="front", amount=2)]},
    )
    a.does("play", name, "front-5")
    a.does("use", *(["Harmony"] if name == "Zenyatta" else []))
    if name == "Ana":
        a.does("choose", "front")
    if name == "Zenyatta":
        assert a.refused("choose", name).rule == "OW-TERM-02"
        a.does("choose", mine)
    assert a.damage(name, mine) == (2, 1)
