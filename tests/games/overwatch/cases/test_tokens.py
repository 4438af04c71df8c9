"""Worked cases: the Immortality Field, turrets, and tokens that stay or travel."""

import pytest

from games.overwatch.table import hero, table, token
from marks import case, rule

FIELD = token("field", "Baptiste", row="middle")


@rule("OW-TOKEN-04", "OW-TOKEN-08", "OW-POWER-02")
@case("OW-CASE-035")
def test_under_the_field_damage_does_not_defeat() -> None:
    a, b = table(
        a={"hand": ["Tracer"], "board": {"front-4": hero("Mei", damage=1)}},
        b={"board": {"middle-4": hero("Genji", damage=3)}, "tokens": [FIELD], "synergy": (0, 3, 0)},
    )
    a.plays("Tracer", "front-5", "single shot", "Genji")
    assert b.damage("Genji") == 5 and not b.is_down("Genji")
    assert b.power == (0, 2, 0)
    assert b.can("ultimate", "Genji")


@rule("OW-TOKEN-03", "OW-TOKEN-05", "OW-DEFEAT-10")
@case("OW-CASE-036")
def test_when_the_field_falls_the_row_pays() -> None:
    a, b = table(
        a={"board": {"middle-4": "Reaper"}, "synergy": (0, 3, 0)},
        b={"board": {"middle-4": hero("Genji", damage=3), "middle-5": "Zarya"}, "tokens": [FIELD]},
    )
    assert b.power == (0, 5, 0)
    a.ults("Reaper")
    assert b.field("middle") is None
    assert b.is_down("Genji")
    assert b.damage("Zarya") == 3 and not b.is_down("Zarya")
    assert b.power == (0, 3, 0)


@rule("OW-TOKEN-09", "OW-SHIELD-08")
@case("OW-CASE-037")
def test_emp_sweeps_field_shields_and_tokens() -> None:
    a, b = table(
        a={
            "board": {"middle-4": "Sombra", "middle-5": "Zarya", "middle-3": "Lucio"},
            "synergy": (0, 3, 0),
            "tokens": [
                token("particle", "Zarya", on="Zarya", amount=2),
                token("song", "Lucio", row="middle"),
            ],
        },
        b={
            "board": {"front-4": hero("Genji", damage=4), "front-5": hero("Winston", shields=3, damage=1)},
            "tokens": [token("field", "Baptiste", row="front", damage=1)],
        },
    )
    assert not b.is_down("Genji")
    a.ults("Sombra")
    assert b.field("front") is None and b.shields("Winston") == 0
    assert a.on("Zarya") == {} and a.beside("middle") == {}
    assert b.is_down("Genji")
    assert b.damage("Winston") == 1 and not b.is_down("Winston")


@rule("OW-TOKEN-05", "OW-TOKEN-08", "OW-DAMAGE-08")
@case("OW-CASE-038")
def test_excess_damage_can_be_healed_before_the_field_goes() -> None:
    a, b = table(
        turn="b",
        a={"hand": ["Tracer"], "board": {"front-4": "Roadhog"}},
        b={
            "hand": ["Moira"],
            "board": {"middle-4": hero("Genji", damage=5), "back-4": "Baptiste"},
            "tokens": [token("field", "Baptiste", row="middle", damage=2)],
        },
    )
    b.plays("Moira", "back-5", "use", "Roadhog", "my Genji")
    assert b.damage("Genji") == 3 and a.damage("Roadhog") == 2
    a.plays("Tracer", "front-5", "two shots", "Immortality Field", "Baptiste")
    assert b.field("middle") is None
    assert b.damage("Genji") == 3 and not b.is_down("Genji")


TURRET = token("turret", "Torbjörn", row="front", amount=1)


@pytest.mark.parametrize("amount", [1, 2])
@rule("OW-TOKEN-11", "OW-TERM-07", "OW-SHIELD-01")
@case("OW-CASE-039")
def test_the_turret_hits_two_heroes_of_their_players_choice(amount: int) -> None:
    _, b = table(
        turn="b",
        at="start",
        a={"board": {"back-4": "Torbjörn"}, "tokens": [TURRET | {"amount": amount}]},
        b={"board": {"front-3": hero("Winston", shields=3), "front-4": "Genji", "front-5": "Ana"}},
    )
    assert b.verbs == {"choose"}, "none is not offered"
    b.does("choose", "Winston")
    assert b.refused("choose", "Winston").rule == "OW-TOKEN-11"
    assert b.verbs == {"choose", "take_back"}, "a second one must be named"
    b.does("choose", "Ana")
    assert b.shields("Winston") == 3 - amount and b.damage("Winston") == 0
    assert b.damage("Ana", "Genji") == (amount, 0)
    assert b.verbs == {"pass"}, "then B takes an action"


@rule("OW-TOKEN-11")
@case("OW-CASE-039")
def test_forge_hammer_makes_the_turret_deal_two() -> None:
    a, b = table(
        a={"board": {"back-4": "Torbjörn"}, "synergy": (0, 0, 3), "tokens": [TURRET]},
        b={"board": {"front-3": hero("Winston", shields=3), "front-4": "Genji", "front-5": "Ana"}},
    )
    a.ults("Torbjörn")
    b.answers("Winston", "Ana")
    assert b.shields("Winston") == 1 and b.damage("Ana", "Genji") == (2, 0)


@pytest.mark.parametrize(("first", "falls"), [("Lucio", False), ("Torbjörn", True)])
@rule("OW-TERM-07", "OW-TOKEN-11")
@case("OW-CASE-040")
def test_the_player_orders_healing_and_turret(first: str, falls: bool) -> None:
    _, b = table(
        turn="b",
        at="start",
        a={"board": {"back-4": "Torbjörn"}, "tokens": [TURRET]},
        b={
            "board": {"front-4": hero("Genji", damage=3), "back-4": "Lucio"},
            "tokens": [token("song", "Lucio", row="front")],
        },
    )
    assert sorted(b.offered("resolve")) == ["Lucio", "Torbjörn"]
    b.does("resolve", first)
    assert b.is_down("Genji") == falls
    assert b.damage("Genji") == (0 if falls else 3)


@rule("OW-TOKEN-01", "OW-MOVE-06", "OW-SHIELD-06", "OW-DAMAGE-01")
@case("OW-CASE-041")
def test_tokens_on_a_hero_travel_and_those_beside_a_row_stay() -> None:
    a, b = table(
        a={
            "hand": ["Doomfist"],
            "board": {"back-4": "Zenyatta"},
            "tokens": [token("discord", "Zenyatta", on="Genji")],
        },
        b={
            "board": {"front-4": hero("Genji", shields=1), "back-4": "Sigma"},
            "tokens": [token("shelter", "Sigma", row="front", amount=3)],
        },
    )
    a.does("play", "Doomfist", "back-5")
    a.does("use")
    assert set(a.offered("choose")) == {"Genji", "Sigma"}, "tokens cannot be attacked"
    a.does("choose", "Genji")
    assert b.at("Genji") == "middle-4" and b.on("Genji") == {"discord": 1}
    assert b.shields("Genji") == 0 and b.damage("Genji") == 2
    assert b.beside("front") == {"shelter": 3} and b.beside("middle") == {}
