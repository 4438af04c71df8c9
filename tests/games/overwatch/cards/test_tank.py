"""The Tanks: the deploy skill and the Ultimate of each."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule


@rule("OW-SETUP-10")
def test_dva_has_no_deploy_skill() -> None:
    a, b = playing("D.Va")
    a.does("play", "D.Va", "front-4")
    assert b.is_asked and a.power == (1, 0, 0) and a.synergy == (0, 0, 0)


def test_dva_calls_the_mech_onto_the_deck() -> None:
    a, _ = using("D.Va", a={"board": {"front-4": "D.Va"}, "synergy": (2, 0, 0), "removed": ["D.Va+MEKA"]})
    a.ults("D.Va")
    assert a.zone("deck")[-1] == "D.Va+MEKA" and a.synergy == (0, 0, 0)


@rule("OW-ULT-10")
def test_dva_calls_no_mech_that_was_not_removed() -> None:
    a, _ = using("D.Va")
    assert a.refused("ultimate", "D.Va").rule == "OW-ULT-10"


def test_dva_meka_shields_herself() -> None:
    a, _ = playing("D.Va+MEKA")
    a.plays("D.Va+MEKA", "front-4", "use")
    assert a.shields("D.Va+MEKA") == 2


@rule("OW-POWER-05", "OW-DEPLOY-06")
def test_self_destruct_hits_both_rows_and_leaves_dva() -> None:
    a, b = using(
        "D.Va+MEKA",
        a={
            "board": {"front-4": hero("D.Va+MEKA", damage=3), "front-5": "Winston", "middle-4": "Echo"},
            "synergy": (3, 0, 0),
        },
    )
    assert a.power == (5, 3, 0)
    a.ults("D.Va+MEKA")
    assert b.damage(*NAMES) == (4, 4, 4, 0, 0)
    assert a.is_down("Winston") and a.damage("Echo") == 0
    assert a.at("D.Va") == "front-4" and a.damage("D.Va") == 0 and not a.is_down("D.Va")
    assert a.zone("removed") == ["D.Va+MEKA"] and a.at("D.Va+MEKA") is None
    assert a.power == (1, 3, 0) and a.synergy == (0, 0, 0)


@rule("OW-DEPLOY-07", "OW-DAMAGE-02")
def test_orisas_barrier_lowers_damage_while_she_lives() -> None:
    a, b = table(
        a={"hand": ["Orisa"], "board": {"front-4": "Mei", "middle-4": "Echo"}},
        b={"hand": ["Tracer", "Reaper", "Doomfist"], "board": {"front-4": "Bastion"}, "synergy": (3, 0, 0)},
    )
    a.plays("Orisa", "front-5", "use")
    b.plays("Tracer", "front-5", "single shot", "Mei")
    assert a.damage("Mei") == 1
    a.does("pass")
    b.plays("Reaper", "front-6", "two shots", "Mei", "Orisa")
    assert a.damage("Mei", "Orisa") == (2, 1), "never below 1"
    b.ults("Bastion", "Orisa", "done")
    assert a.damage("Orisa") == 3


@rule("OW-DEPLOY-07")
def test_orisas_barrier_ends_with_her_and_declined_never_starts() -> None:
    a, b = table(
        turn="b",
        a={"board": {"front-4": "Mei", "front-5": hero("Orisa", damage=4, marks=["barrier"])}},
        b={"hand": ["Tracer", "Reaper"]},
    )
    b.plays("Tracer", "front-4", "single shot", "Orisa")
    assert a.is_down("Orisa") and a.on("Orisa") == {}
    a.does("pass")
    b.plays("Reaper", "front-5", "single shot", "Mei")
    assert a.damage("Mei") == 2

    a, b = table(a={"hand": ["Orisa"], "board": {"front-4": "Mei"}}, b={"hand": ["Tracer"]})
    a.plays("Orisa", "front-5")
    b.plays("Tracer", "front-4", "single shot", "Mei")
    assert a.damage("Mei") == 2


@rule("OW-POWER-04")
def test_orisas_supercharger_counts_her_allies() -> None:
    a, b = using(
        "Orisa",
        a={"board": {"front-4": hero("Orisa", damage=4), "front-5": hero("Mei", damage=2), "front-3": "Genji"}}
        | {"synergy": (3, 0, 0), "hand": ["Ana"]},
        b={"hand": ["Tracer", "Reaper"]},
    )
    assert a.power[0] == 1 + 2 + 3
    a.ults("Orisa")
    assert a.power[0] == 6 + 2
    b.plays("Tracer", "front-6", "single shot", "Mei")
    assert a.is_down("Mei") and a.power[0] == 4 + 1
    a.plays("Ana", "front-6")
    assert a.power[0] == 5 + 2
    b.plays("Reaper", "front-7", "single shot", "Orisa")
    assert a.is_down("Orisa") and a.power[0] == 4


@pytest.mark.parametrize("name", ["Reinhardt", "Winston"])
@rule("OW-SHIELD-06")
def test_reinhardt_and_winston_shield_their_row(name: str) -> None:
    a, b = table(
        a={"hand": [name], "board": {"front-4": "Mei", "middle-4": "Echo"}},
        b={"hand": ["Tracer", "Reaper"]},
    )
    a.plays(name, "front-5", "use")
    assert a.shields(name) == 3
    b.plays("Tracer", "front-4", "single shot", "Mei")
    assert a.is_asked and a.offered("absorb", name) == ["1", "2"]
    a.does("absorb", name, "2")
    assert a.damage("Mei") == 0 and a.shields(name) == 1
    a.does("pass")
    b.plays("Reaper", "front-5", "single shot", "Echo")
    assert a.damage("Echo") == 2 and b.is_asked, "not for another row"


def test_reinhardt_shatters_a_column() -> None:
    a, b = using("Reinhardt", b={"synergy": (2, 0, 1)})
    a.ults("Reinhardt", "column 4")
    assert b.damage(*NAMES) == (0, 2, 0, 2, 2)
    assert b.synergy == (1, 0, 0)


@rule("OW-MOVE-09")
def test_roadhog_hooks_one_that_is_in_front_already() -> None:
    a, b = playing("Roadhog")
    a.plays("Roadhog", "front-4", "use", "Bastion")
    assert b.at("Bastion") == "front-3" and b.damage("Bastion") == 2


@rule("OW-DAMAGE-05")
def test_roadhogs_dice_are_spread_over_all_enemies() -> None:
    seen = set()
    for seed in range(12):
        a, b = using("Roadhog", seed=seed)
        a.does("ultimate", "Roadhog")
        while a.is_asked and a.can("choose"):
            a.does("choose", a.offered("choose")[0])
        dealt = b.damage(*NAMES)
        assert 2 <= sum(dealt) <= 12 and max(dealt) - min(dealt) <= 1
        seen.add(sum(dealt))
    assert len(seen) > 3, "dice, not a fixed number"


def test_sigmas_pool_shelters_a_row() -> None:
    a, b = table(
        a={"hand": ["Sigma"], "board": {"front-4": "Mei"}},
        b={"hand": ["Tracer", "Reaper"]},
    )
    a.plays("Sigma", "middle-4", "use", "front row")
    assert a.beside("front") == {"shelter": 3}
    b.plays("Tracer", "front-4", "single shot", "Mei")
    a.does("absorb", "Sigma", "2")
    assert a.damage("Mei") == 0 and a.beside("front") == {"shelter": 1}
    a.does("pass")
    b.plays("Reaper", "front-5", "single shot", "Mei")
    a.does("absorb", "Sigma", "1")
    assert a.damage("Mei") == 1 and a.beside("front") == {}


def test_sigmas_flux_hurts_a_row_and_takes_its_synergy() -> None:
    a, b = using("Sigma", b={"synergy": (4, 1, 0)})
    a.ults("Sigma", "enemy front row")
    assert b.damage(*NAMES) == (1, 1, 1, 0, 0) and b.synergy == (0, 1, 0)


@rule("OW-MOVE-08")
def test_winston_may_rage_where_he_stands() -> None:
    a, b = using("Winston")
    a.does("ultimate", "Winston")
    assert a.offered("choose") == ["front row", "middle row", "back row"]
    a.does("choose", "front row")
    assert a.at("Winston") == "front-4" and b.damage(*NAMES) == (2, 2, 2, 0, 0)


def test_wrecking_ball_counts_the_opposing_row() -> None:
    a, _ = playing("Wrecking Ball")
    a.plays("Wrecking Ball", "front-4", "use")
    assert a.shields("Wrecking Ball") == 3 + 1


@rule("OW-ULT-09", "OW-TOKEN-12")
def test_wrecking_ball_lays_x_mines() -> None:
    a, b = using("Wrecking Ball", b={"hand": ["Genji", "Mei"]})
    assert a.offered("ultimate", "Wrecking Ball") == ["1", "2", "3"]
    a.does("ultimate", "Wrecking Ball", "2")
    a.does("choose", "enemy front row")
    assert a.synergy == (1, 0, 0) and b.beside("front") == {"mines": 2}
    b.plays("Genji", "front-6")
    assert b.damage("Genji") == 0, "playing without the skill sets off none"
    a.does("pass")
    b.plays("Mei", "front-7", "use", "enemy front row")
    assert b.damage("Mei") == 2 and b.beside("front") == {"mines": 1}


def test_zarya_protects_an_ally() -> None:
    a, b = table(a={"hand": ["Zarya"], "board": {"front-4": "Mei"}}, b={"hand": ["Tracer"]})
    a.plays("Zarya", "front-5", "use", "Mei")
    b.plays("Tracer", "front-4", "single shot", "Mei")
    assert a.on("Mei") == {"particle": 1} and a.damage("Mei") == 0


@pytest.mark.parametrize(("left", "damage"), [(0, 4), (1, 3), (3, 1)])
@rule("OW-SHIELD-08")
def test_zaryas_cannon_is_weaker_for_each_token_left(left: int, damage: int) -> None:
    tokens = [token("particle", "Zarya", on="Mei", amount=left)] if left else []
    board = {"front-4": "Zarya", "front-5": "Mei"}
    a, b = using(
        "Zarya",
        a={"board": board, "synergy": (3, 0, 0), "tokens": tokens},
        b={"board": ENEMIES | {"middle-4": "Sigma", "back-4": "Symmetra"}},
    )
    a.ults("Zarya", "Bastion", "Orisa", "done")
    assert b.damage("Bastion", "Roadhog", "Orisa") == (damage, 0, damage)
