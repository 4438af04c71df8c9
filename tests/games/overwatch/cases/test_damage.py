"""Worked cases: shields, healing, damage and what changes it, Synergy taken, Power added."""

import pytest

from games.overwatch.table import hero, table, token
from marks import case, rule


@rule("OW-SHIELD-01", "OW-SHIELD-02", "OW-SHIELD-04")
@case("OW-CASE-042")
def test_shields_go_first_and_the_rest_of_the_packet_hurts() -> None:
    a, b = table(
        a={"hand": ["Tracer"], "board": {"back-4": "Genji", "back-5": "Doomfist"}, "synergy": (0, 0, 6)},
        b={"board": {"front-4": hero("Reinhardt", shields=3)}},
        passed=["b"],
    )
    a.plays("Tracer", "back-6", "single shot", "Reinhardt")
    assert b.shields("Reinhardt") == 1 and b.damage("Reinhardt") == 0
    assert a.refused("ultimate", "Genji").rule == "OW-ULT-10", "not damaged"
    a.ults("Doomfist", "Reinhardt")
    assert b.shields("Reinhardt") == 0 and b.damage("Reinhardt") == 2
    assert a.can("ultimate", "Genji")


@rule("OW-SHIELD-05", "OW-SHIELD-07", "OW-DEPLOY-08")
@case("OW-CASE-043")
def test_only_ashes_single_shot_ignores_shields() -> None:
    def ashe():  # type: ignore[no-untyped-def]
        return table(
            a={"hand": ["Ashe"]},
            b={
                "board": {"front-4": hero("Winston", shields=3, marks=["guard"]), "front-5": "Zarya"},
                "tokens": [token("particle", "Zarya", on="Zarya", amount=3)],
            },
        )

    a, b = ashe()
    a.does("play", "Ashe", "front-4")
    assert set(a.offered("use")) == {"single shot", "two shots"}
    a.does("use", "single shot")
    a.does("choose", "Winston")
    assert b.damage("Winston") == 2 and b.shields("Winston") == 3

    a, b = ashe()
    a.plays("Ashe", "front-4", "two shots", "Winston", "Zarya")
    b.does("take")
    assert b.shields("Winston") == 2 and b.on("Zarya") == {"particle": 2}
    assert b.damage("Winston", "Zarya") == (0, 0)


@rule("OW-DAMAGE-08", "OW-SHIELD-03", "OW-TERM-02")
@case("OW-CASE-044")
def test_repair_pack_turns_what_is_too_much_into_shields() -> None:
    a, _ = table(a={"hand": ["Brigitte"], "board": {"front-4": hero("Winston", damage=1, shields=1)}})
    a.does("play", "Brigitte", "front-5")
    a.does("use")
    assert a.refused("choose", "Brigitte").rule == "OW-TERM-02"
    a.does("choose", "Winston")
    assert a.damage("Winston") == 0 and a.shields("Winston") == 3


@rule("OW-SHIELD-05", "OW-TERM-02", "OW-TERM-03", "OW-SETUP-08")
@case("OW-CASE-045")
def test_coalescence_heals_and_hurts_along_a_column() -> None:
    a, b = table(
        a={
            "board": {"middle-4": hero("Moira", damage=2), "front-4": hero("Genji", damage=3)},
            "synergy": (0, 3, 0),
        },
        b={"board": {"front-4": hero("Winston", shields=3), "back-4": hero("Ana", damage=1)}},
    )
    a.ults("Moira", "column 4")
    assert a.damage("Genji", "Moira") == (1, 2)
    assert b.damage("Winston") == 2 and b.shields("Winston") == 3
    assert b.damage("Ana") == 3
    assert a.synergy == (0, 0, 0)


TANK_MODE = {
    "board": {"back-4": "Bastion", "back-5": "Mercy"},
    "synergy": (0, 0, 3),
    "tokens": [
        token("exposed", "Hanzo", row="front"),
        token("exposed", "Widowmaker", row="front"),
        token("discord", "Zenyatta", on="Roadhog"),
        token("boost", "Mercy", on="Bastion"),
    ],
}
ROADHOG = {"front-4": hero("Roadhog", shields=1), "front-5": hero("Orisa", marks=["barrier"])}


@rule("OW-DAMAGE-01", "OW-DAMAGE-02", "OW-DAMAGE-04")
@case("OW-CASE-046")
def test_additions_then_barrier_then_shields() -> None:
    a, b = table(a=TANK_MODE, b={"board": ROADHOG})
    a.ults("Bastion", "Roadhog", "done")
    assert b.is_down("Roadhog") and b.damage("Orisa") == 0


@rule("OW-DAMAGE-01", "OW-DAMAGE-02", "OW-DAMAGE-04")
@case("OW-CASE-046")
def test_additions_then_barrier_then_shields_counted_under_a_field() -> None:
    """The same where the Field keeps the damage countable: 3 + 1 + 1 + 1 + 1 - 1, less one shield."""
    a, b = table(a=TANK_MODE, b={"board": ROADHOG, "tokens": [token("field", "Baptiste", row="front")]})
    a.ults("Bastion", "Roadhog", "done")
    assert b.shields("Roadhog") == 0 and b.damage("Roadhog") == 5


ROW_OF_FOUR = {"front-3": hero("Orisa", marks=["barrier"]), "front-4": "Genji", "front-5": "Ana", "front-6": "Mei"}


@rule("OW-DAMAGE-02", "OW-DAMAGE-06")
@case("OW-CASE-047")
def test_a_run_is_made_of_neighbours_and_the_barrier_leaves_one() -> None:
    a, b = table(a={"hand": ["Baptiste"]}, b={"board": ROW_OF_FOUR})
    a.plays("Baptiste", "front-4", "damage", "Orisa", "Genji")
    assert a.refused("choose", "Mei").rule == "OW-DAMAGE-06"
    a.does("choose", "Ana")
    assert b.damage("Orisa", "Genji", "Ana", "Mei") == (1, 1, 1, 0)


@pytest.mark.parametrize(
    ("board", "more", "damage"),
    [
        (["Genji", "Ana", "Mei", "Zarya"], ["Ana", "Zarya"], (1, 2, 1, 2)),
        (["Genji", "Ana", "Mei", "Zarya", "Orisa"], ["Mei"], (1, 1, 2, 1, 1)),
    ],
)
@rule("OW-DAMAGE-05")
@case("OW-CASE-048")
def test_dead_eye_is_spread_evenly(board: list[str], more: list[str], damage: tuple[int, ...]) -> None:
    a, b = table(
        a={"board": {"front-4": "McCree"}, "synergy": (3, 0, 0)},
        b={"board": {f"middle-{n}": name for n, name in enumerate(board, 2)}},
    )
    a.ults("McCree", "enemy middle row")
    for name in more:
        assert a.can("choose") and not a.can("done"), "the remainder must be given"
        a.does("choose", name)
    assert b.damage(*board) == damage and sum(damage) == 6
    assert b.is_asked, "nothing is left to distribute"


@rule("OW-DAMAGE-10", "OW-ULT-11", "OW-DEFEAT-09", "OW-POWER-02")
@case("OW-CASE-049")
def test_a_frozen_hero_is_out_of_reach_and_out_of_action() -> None:
    a, b = table(
        a={
            "hand": ["Moira"],
            "board": {"front-4": "Mei", "middle-4": "Junkrat", "back-4": "Genji"},
            "synergy": (2, 3, 3),
        },
        b={
            "hand": ["Mercy"],
            "board": {"front-4": hero("Torbjörn", damage=1), "front-5": "Genji", "back-4": "Zarya"},
            "synergy": (3, 0, 0),
            "tokens": [token("turret", "Torbjörn", row="front")],
        },
    )
    assert a.beside("front") == {"turret": 1}
    a.ults("Mei", "Torbjörn")
    assert a.beside("front") == {} and b.power == (6, 0, 1)
    assert b.refused("ultimate", "Torbjörn").rule == "OW-ULT-11"
    b.does("play", "Mercy", "front-6")
    b.does("use", "side A")
    assert b.refused("choose", "Torbjörn").rule == "OW-DAMAGE-10", "nor for healing"
    b.does("choose", "Zarya")

    a.ults("Junkrat", "front row")
    a.does("move", "Junkrat", "front-5")
    assert b.damage("Torbjörn", "Genji") == (1, 2)
    b.does("pass")
    a.does("ultimate", "Genji")
    assert a.refused("choose", "Torbjörn").rule == "OW-DAMAGE-10"
    assert "Torbjörn" not in a.offered("choose")


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
@rule("OW-SYN-04", "OW-SYN-06", "OW-DEFEAT-08")
@case("OW-CASE-050")
def test_flashbang_counts_the_undefeated(before: int, after: int) -> None:
    a, b = table(
        a={"hand": ["McCree"]},
        b={
            "board": {"middle-4": "Genji", "middle-5": "Ana", "middle-6": hero("Mei", down=True)},
            "synergy": (0, before, 0),
        },
    )
    a.plays("McCree", "front-4", "use", "enemy middle row")
    assert b.synergy == (0, after, 0)


@rule("OW-SYN-04", "OW-DAMAGE-01")
@case("OW-CASE-051")
def test_gravitic_flux_hurts_a_row_and_empties_it_of_synergy() -> None:
    a, b = table(
        a={"board": {"middle-4": "Sigma"}, "synergy": (0, 3, 0)},
        b={
            "board": {"front-4": hero("Winston", shields=1, marks=["guard"]), "front-5": "Genji"},
            "synergy": (4, 0, 0),
        },
    )
    a.ults("Sigma", "enemy front row")
    b.does("take")
    assert b.shields("Winston") == 0 and b.damage("Winston", "Genji") == (0, 1)
    assert b.synergy == (0, 0, 0) and a.synergy == (0, 0, 0)


@rule("OW-POWER-03", "OW-DEFEAT-08", "OW-TOKEN-02")
@case("OW-CASE-052")
def test_nano_boost_is_recounted_at_every_change() -> None:
    a, b = table(
        a={"board": {"back-3": hero("Mercy", damage=1), "back-4": hero("Ana", damage=2), "back-5": "Lucio"}}
        | {"synergy": (0, 0, 6)},
        b={"hand": ["Tracer", "Reaper"]},
    )
    assert a.power == (0, 0, 6)
    a.ults("Ana")
    assert a.power == (0, 0, 9) and a.synergy == (0, 0, 3)
    b.plays("Tracer", "front-4", "single shot", "Mercy")
    assert a.is_down("Mercy") and a.power == (0, 0, 6)
    a.does("pass")
    b.plays("Reaper", "front-5", "single shot", "Ana")
    assert a.is_down("Ana") and a.beside("back") == {} and a.power == (0, 0, 2)


@rule("OW-TERM-02", "OW-TERM-05", "OW-DAMAGE-08")
@case("OW-CASE-054")
def test_biotic_grenade_heals_allies_and_hurts_the_opposing_row() -> None:
    a, b = table(
        a={
            "hand": ["Ana"],
            "board": {"front-4": hero("Genji", damage=2), "front-5": "Winston"},
        },
        b={
            "board": {"front-4": hero("Tracer", damage=1), "front-5": "Lucio", "back-4": "Bastion"},
            "tokens": [token("trap", "Bastion", row="front", amount=2)],
        },
    )
    a.plays("Ana", "front-3", "use", "front")
    assert a.damage("Genji", "Winston") == (1, 0)
    assert b.damage("Tracer", "Lucio") == (2, 1)
    assert a.damage("Ana") == 2, "hurt on arrival, not healed by herself"
