"""The Offense Heroes: each branch of the deploy skill, and the Ultimate."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, token, using
from marks import rule


def test_ashe_shoots_two_in_one_row_only() -> None:
    a, b = playing("Ashe")
    a.plays("Ashe", "front-4", "two shots", "Bastion")
    assert a.refused("choose", "Zarya").rule == "OW-TERM-06"
    a.does("choose", "Orisa")
    assert b.damage(*NAMES) == (1, 0, 1, 0, 0)


def test_ashe_shoots_one_past_its_shields() -> None:
    a, b = playing("Ashe", b={"board": {"front-4": hero("Roadhog", shields=2)}})
    a.plays("Ashe", "front-4", "single shot", "Roadhog")
    assert b.damage("Roadhog") == 2 and b.shields("Roadhog") == 2


def test_ashe_calls_bob_into_the_hand() -> None:
    a, _ = using("Ashe")
    assert "B.O.B." in a.zone("aside")
    a.ults("Ashe")
    assert a.hand == ["B.O.B."] and a.synergy == (0, 0, 0)


@rule("OW-ULT-10")
def test_ashe_cannot_call_bob_who_is_here() -> None:
    a, _ = using("Ashe", a={"board": {"front-4": "Ashe", "front-5": "B.O.B."}, "synergy": (3, 0, 0)})
    assert a.refused("ultimate", "Ashe").rule == "OW-ULT-10"


def test_bob_makes_ultimates_of_a_row_dearer() -> None:
    a, b = playing("B.O.B.", b={"board": ENEMIES, "synergy": (4, 0, 0)})
    a.plays("B.O.B.", "front-4", "use", "enemy front row")
    assert b.beside("front") == {"pricey": 1}
    assert b.refused("ultimate", "Bastion").rule == "OW-ULT-02", "3 + 2 with 4 Synergy"


@rule("OW-DAMAGE-09")
def test_bob_smashes_a_run_and_its_synergy() -> None:
    a, b = using("B.O.B.", a={"board": {"front-4": "B.O.B."}, "synergy": (1, 0, 0)}, b={"synergy": (2, 1, 0)})
    a.ults("B.O.B.", "Bastion", "Roadhog", "Orisa")
    assert b.damage(*NAMES) == (1, 1, 1, 0, 0)
    assert b.synergy == (0, 1, 0), "one for each Hero hit, not below none"
    assert a.synergy == (0, 0, 0)


def test_doomfist_punches_back_and_hurts() -> None:
    a, b = playing("Doomfist")
    a.plays("Doomfist", "front-4", "use", "Zarya")
    a.does("move", "Zarya", "back-3")
    assert b.at("Zarya") == "back-3" and b.damage("Zarya") == 2


def test_doomfist_strikes_a_hero_and_its_neighbours() -> None:
    a, b = using("Doomfist")
    a.ults("Doomfist", "Roadhog")
    assert b.damage(*NAMES) == (1, 3, 1, 0, 0)
    assert a.synergy == (0, 0, 0)


@rule("OW-DAMAGE-03")
def test_echo_doubles_the_damage_already_there_and_nothing_stays_nothing() -> None:
    there = {"front-4": hero("Roadhog", damage=2), "front-5": "Orisa"}
    exposed = {"tokens": [token("exposed", "Hanzo", row="front")]}
    a, b = playing("Echo", a=exposed, b={"board": there})
    a.plays("Echo", "front-4", "use", "Orisa")
    assert b.damage("Roadhog", "Orisa") == (2, 0), "0 stays 0, token or not"
    a, b = playing("Echo", b={"board": there})
    a.plays("Echo", "front-4", "use", "Roadhog")
    assert b.damage("Roadhog", "Orisa") == (4, 0)


def test_echo_copies_the_last_ultimate() -> None:
    a, b = using("Echo", last_ultimate="doomfist")
    a.ults("Echo", "Roadhog")
    assert b.damage(*NAMES) == (1, 3, 1, 0, 0)
    assert a.synergy == (1, 0, 0)


def test_genji_throws_at_up_to_three_of_one_row() -> None:
    a, b = playing("Genji")
    a.plays("Genji", "front-4", "use", "Bastion")
    assert a.refused("choose", "Zarya").rule == "OW-TERM-06"
    a.answers("Orisa", "done")
    assert b.damage(*NAMES) == (1, 0, 1, 0, 0)
    a, b = playing("Genji")
    a.plays("Genji", "front-4", "use", "Bastion", "Roadhog", "Orisa")
    assert b.damage(*NAMES) == (1, 1, 1, 0, 0)


def test_genji_defeats_a_damaged_enemy() -> None:
    a, b = using("Genji", b={"board": ENEMIES | {"front-4": hero("Roadhog", damage=1, shields=3)}})
    a.does("ultimate", "Genji")
    assert a.offered("choose") == ["Roadhog"]
    a.does("choose", "Roadhog")
    assert b.is_down("Roadhog")


def test_mccree_takes_synergy_for_each_enemy() -> None:
    a, b = playing("McCree", b={"synergy": (5, 0, 0)})
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (2, 0, 0)


def test_mccree_spreads_six() -> None:
    a, b = using("McCree")
    a.ults("McCree", "enemy front row")
    assert b.damage(*NAMES) == (2, 2, 2, 0, 0)


def test_pharah_pushes_and_takes_two_synergy() -> None:
    a, b = playing("Pharah", b={"synergy": (0, 5, 1)})
    a.plays("Pharah", "front-4", "use", "Zarya")
    a.does("move", "Zarya", "back-5")
    assert b.at("Zarya") == "back-5" and b.damage("Zarya") == 0
    assert b.synergy == (0, 3, 1)


def test_pharah_hits_up_to_three_anywhere() -> None:
    a, b = using("Pharah")
    a.ults("Pharah", "Bastion", "Zarya", "Ana")
    assert b.damage(*NAMES) == (2, 0, 0, 2, 2)
    a, b = using("Pharah")
    a.ults("Pharah", "Zarya", "done")
    assert b.damage(*NAMES) == (0, 0, 0, 2, 0)


@pytest.mark.parametrize(
    ("branch", "targets", "damage"),
    [("single shot", ["Zarya"], (0, 0, 0, 2, 0)), ("two shots", ["Roadhog", "Orisa"], (0, 1, 1, 0, 0))],
)
def test_reaper_shoots_one_or_two_neighbours(branch: str, targets: list[str], damage: tuple[int, ...]) -> None:
    a, b = playing("Reaper")
    a.plays("Reaper", "front-4", branch, *targets)
    assert b.damage(*NAMES) == damage


def test_reapers_two_shots_need_neighbours() -> None:
    a, _ = playing("Reaper")
    a.plays("Reaper", "front-4", "two shots", "Bastion")
    assert a.offered("choose") == ["Roadhog"]
    assert a.refused("choose", "Orisa").rule == "OW-DAMAGE-06"


def test_reaper_leaves_and_takes_the_opposing_row_along() -> None:
    a, b = using("Reaper")
    a.ults("Reaper")
    assert b.damage(*NAMES) == (3, 3, 3, 0, 0)
    assert a.zone("discard") == ["Reaper"] and a.power == (0, 0, 0)


@rule("OW-TERM-02")
def test_soldier_heals_the_allies_of_his_row() -> None:
    hurt = {"front-4": hero("Mei", damage=2), "front-5": hero("Genji", damage=1), "middle-4": hero("Echo", damage=1)}
    trap = {"board": ENEMIES, "tokens": [token("trap", "Bastion", row="front", amount=2)]}
    a, _ = playing("Soldier: 76", a={"board": hurt}, b=trap)
    a.plays("Soldier: 76", "front-3", "use")
    assert a.damage("Mei", "Genji", "Echo") == (1, 0, 1)
    assert a.damage("Soldier: 76") == 2, "not his own ally"


def test_soldiers_visor_hits_three_in_his_order() -> None:
    a, b = using("Soldier: 76")
    a.ults("Soldier: 76", "Ana", "Bastion", "Zarya")
    assert b.damage(*NAMES) == (2, 0, 0, 1, 3)


def test_sombra_hacks_shields_and_tokens_off_one_hero() -> None:
    there = {"front-4": hero("Roadhog", shields=2), "front-5": hero("Zarya", shields=1)}
    tokens = [
        token("particle", "Zarya", on="Roadhog", amount=3),
        token("song", "Lucio", row="front"),
    ]
    a, b = playing("Sombra", b={"board": there, "tokens": tokens})
    a.plays("Sombra", "front-4", "use", "Zarya")
    assert b.shields("Zarya") == 0 and b.shields("Roadhog") == 2
    assert b.on("Roadhog") == {}, "Zarya's tokens belong to her, wherever they lie"
    assert b.beside("front") == {"song": 1}


@rule("OW-TERM-06")
def test_sombra_may_hack_either_side() -> None:
    a, _ = playing("Sombra", a={"board": {"front-4": hero("Winston", shields=1)}})
    a.plays("Sombra", "front-5", "use", "Winston")
    assert a.shields("Winston") == 0


def test_sombras_emp_sweeps_both_sides() -> None:
    a, b = using(
        "Sombra",
        a={"board": {"front-4": "Sombra", "front-5": hero("Winston", shields=2)}, "synergy": (3, 0, 0)},
        b={"board": ENEMIES, "tokens": [token("trap", "Bastion", row="front", amount=2)]},
    )
    a.ults("Sombra")
    assert a.shields("Winston") == 0 and a.beside("front") == {}
    assert b.state.effects == []


@pytest.mark.parametrize(
    ("branch", "targets", "damage"),
    [("single shot", ["Ana"], (0, 0, 0, 0, 2)), ("two shots", ["Bastion", "Ana"], (1, 0, 0, 0, 1))],
)
def test_tracer_shoots_one_or_two_anywhere(branch: str, targets: list[str], damage: tuple[int, ...]) -> None:
    a, b = playing("Tracer")
    a.plays("Tracer", "front-4", branch, *targets)
    assert b.damage(*NAMES) == damage


def test_tracer_recalls_herself() -> None:
    a, _ = using("Tracer", a={"board": {"front-4": hero("Tracer", damage=2, shields=1)}, "synergy": (3, 0, 0)})
    a.ults("Tracer")
    assert a.hand == ["Tracer"] and a.at("Tracer") is None and a.synergy == (1, 0, 0)
    assert a.damage("Tracer") == 0 and a.shields("Tracer") == 0
