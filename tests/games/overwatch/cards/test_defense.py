"""The Defense Heroes: each branch of the deploy skill, and the Ultimate."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule


def test_bastion_shoots() -> None:
    a, b = playing("Bastion")
    a.plays("Bastion", "front-4", "single shot", "Zarya")
    assert b.damage(*NAMES) == (0, 0, 0, 2, 0)


@rule("OW-TOKEN-13")
def test_bastions_token_hurts_each_enemy_that_deploys_there() -> None:
    a, b = playing("Bastion", b={"hand": ["Mei", "Echo"]})
    a.plays("Bastion", "front-4", "area token", "enemy back row")
    assert b.beside("back") == {"trap": 2}
    b.plays("Mei", "back-5")
    a.does("pass")
    b.plays("Echo", "back-3")
    assert b.damage("Mei", "Echo", "Ana") == (2, 2, 0)
    assert b.beside("back") == {"trap": 2}, "the token stays"


@pytest.mark.parametrize(
    ("beside", "damage"),
    [(["done"], (0, 3, 0, 0, 0)), (["Orisa", "done"], (0, 3, 1, 0, 0)), (["Bastion", "Orisa"], (1, 3, 1, 0, 0))],
)
@rule("OW-DEPLOY-09")
def test_bastions_tank_mode_hits_up_to_two_neighbours(beside: list[str], damage: tuple[int, ...]) -> None:
    a, b = using("Bastion")
    a.ults("Bastion", "Roadhog", *beside)
    assert b.damage(*NAMES) == damage


@pytest.mark.parametrize("name", ["Hanzo", "Widowmaker"])
@rule("OW-DAMAGE-01")
def test_hanzo_and_widowmaker_expose_a_row(name: str) -> None:
    a, b = table(a={"hand": [name, "Tracer"]}, b={"board": ENEMIES}, passed=["b"])
    a.plays(name, "front-4", "use", "enemy front row")
    assert b.beside("front") == {"exposed": 1}
    a.plays("Tracer", "front-5", "two shots", "Roadhog", "Zarya")
    assert b.damage("Roadhog", "Zarya") == (2, 1)


def test_hanzos_dragon_strikes_a_column() -> None:
    a, b = using("Hanzo")
    a.does("ultimate", "Hanzo")
    assert a.refused("choose", "column 1").rule == "OW-TERM-03"
    a.does("choose", "column 4")
    assert b.damage(*NAMES) == (0, 3, 0, 3, 3)


@rule("OW-DEPLOY-07", "OW-DEFEAT-12")
def test_junkrats_mayhem_is_chosen_on_deployment_and_works_at_his_defeat() -> None:
    a, b = playing("Junkrat", b={"hand": ["Genji", "Tracer"]})
    a.plays("Junkrat", "front-4", "use")
    assert a.on("Junkrat") == {"mayhem": 0}
    b.plays("Genji", "middle-5", "use", "Junkrat")
    assert not a.is_down("Junkrat") and b.damage("Genji") == 0
    a.does("pass")
    b.plays("Tracer", "front-6", "single shot", "Junkrat")
    assert a.is_asked and set(a.offered("choose")) == {"Bastion", "Roadhog", "Orisa"}
    a.answers("Bastion", "Orisa")
    assert b.is_down("Tracer"), "3 damage, Health 3"
    assert b.damage(*NAMES) == (2, 0, 2, 0, 0)


@rule("OW-DEPLOY-07")
def test_junkrat_without_his_skill_goes_quietly() -> None:
    a, b = table(
        a={"hand": ["Junkrat"]},
        b={"board": ENEMIES, "hand": ["Tracer"], "tokens": [token("trap", "Bastion", row="front", amount=2)]},
    )
    a.plays("Junkrat", "front-4")
    b.plays("Tracer", "front-6", "single shot", "Junkrat")
    assert a.is_down("Junkrat") and b.damage("Tracer") == 0


def test_junkrats_tire_rolls_to_a_row() -> None:
    a, b = using("Junkrat")
    a.ults("Junkrat", "middle row")
    assert a.at("Junkrat") == "middle-4" and b.damage(*NAMES) == (0, 0, 0, 2, 0)


def test_mei_doubles_the_price_of_a_row() -> None:
    a, b = playing("Mei", b={"board": ENEMIES, "synergy": (5, 0, 0)})
    a.plays("Mei", "front-4", "use", "enemy front row")
    assert b.beside("front") == {"costly": 1}
    assert b.refused("ultimate", "Bastion").rule == "OW-ULT-02", "6 with 5 Synergy"


@rule("OW-DAMAGE-10")
def test_mei_freezes_and_the_freeze_outlasts_her() -> None:
    a, b = using(
        "Mei",
        a={"board": {"front-4": hero("Mei", damage=3)}, "synergy": (2, 0, 0), "hand": ["Tracer"]},
        b={"board": ENEMIES, "hand": ["Genji"], "tokens": [token("trap", "Bastion", row="back", amount=2)]},
    )
    a.ults("Mei", "Bastion")
    assert b.on("Bastion") == {"frozen": 0} and a.beside("back") == {}
    assert b.power == (5, 3, 2), "it keeps its Power"
    b.plays("Genji", "front-6", "use", "Mei")
    assert a.is_down("Mei") and b.on("Bastion") == {"frozen": 0}
    a.does("play", "Tracer", "front-5")
    a.does("use", "single shot")
    assert a.refused("choose", "Bastion").rule == "OW-DAMAGE-10"


@rule("OW-DAMAGE-10")
def test_the_freeze_takes_hero_tokens_and_leaves_shields() -> None:
    board = {"front-4": hero("Zarya", shields=2), "front-5": "Mei"}
    tokens = [token("particle", "Zarya", on="Mei", amount=3), token("boost", "Mercy", on="Zarya")]
    a, b = using("Mei", b={"board": board, "tokens": tokens})
    a.ults("Mei", "Zarya")
    assert b.shields("Zarya") == 2 and b.on("Mei") == {}, "Zarya's own tokens go"
    assert b.on("Zarya") == {"boost": 1, "frozen": 0}, "what others laid on her stays"


@rule("OW-TERM-06")
def test_mei_may_freeze_an_own_hero_and_it_is_healed_no_more() -> None:
    a, b = using(
        "Mei",
        a={
            "board": {"front-4": "Mei", "front-5": hero("Echo", damage=2)},
            "synergy": (2, 0, 0),
            "tokens": [token("song", "Lucio", row="front")],
        },
    )
    a.ults("Mei", "Echo")
    b.does("pass")
    assert a.is_asked and a.damage("Echo") == 2, "the song passes it by"


@rule("OW-TOKEN-11")
def test_torbjorns_turret_hits_once_where_one_hero_stands() -> None:
    a, b = playing("Torbjörn")
    a.plays("Torbjörn", "front-4", "use", "enemy middle row")
    assert b.beside("middle") == {"turret": 1}
    assert b.damage(*NAMES) == (0, 0, 0, 1, 0)
    assert b.is_asked


def test_torbjorns_hammer_needs_a_turret() -> None:
    a, _ = using("Torbjörn")
    assert a.refused("ultimate", "Torbjörn").rule == "OW-ULT-10"
    a, b = using(
        "Torbjörn",
        a={
            "board": {"front-4": "Torbjörn"},
            "synergy": (3, 0, 0),
            "tokens": [token("turret", "Torbjörn", row="middle")],
        },
    )
    a.ults("Torbjörn")
    assert b.beside("middle") == {"turret": 2} and b.damage("Zarya") == 2


@rule("OW-DEFEAT-09")
def test_widowmaker_defeats_in_the_opposing_row() -> None:
    a, b = using("Widowmaker", b={"board": ENEMIES | {"front-4": hero("Roadhog", shields=3, marks=["immune"])}})
    a.does("ultimate", "Widowmaker")
    assert a.refused("choose", "Zarya").rule == "OW-TERM-05"
    a.does("choose", "Roadhog")
    assert b.is_down("Roadhog"), "neither shields nor Transcendence help"
