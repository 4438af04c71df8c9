"""Worked cases: defeats, and Heroes that move."""

import pytest

from games.overwatch.table import hero, table, token
from marks import case, rule


@rule("OW-DEFEAT-01", "OW-DEFEAT-02", "OW-DEFEAT-03", "OW-DEFEAT-05", "OW-SYN-03")
@case("OW-CASE-025")
def test_a_defeated_hero_lies_flipped_without_counters_and_its_power_goes() -> None:
    a, b = table(
        a={"hand": ["Reaper"]},
        b={"board": {"front-4": hero("Tracer", damage=1), "front-5": "Winston"}, "synergy": (2, 0, 0)},
    )
    assert b.power == (6, 0, 0)
    a.plays("Reaper", "front-4", "single shot", "Tracer")
    assert b.is_down("Tracer") and b.at("Tracer") == "front-4"
    assert b.damage("Tracer") == 0 and b.shields("Tracer") == 0
    assert b.power == (3, 0, 0) and b.synergy == (2, 0, 0)


@rule("OW-DEFEAT-06", "OW-TERM-01")
@case("OW-CASE-026")
def test_over_a_defeated_hero_the_next_ones_are_adjacent() -> None:
    a, b = table(
        a={"board": {"back-4": "Bastion"}, "synergy": (0, 0, 3)},
        b={"board": {"front-3": "Genji", "front-4": hero("Tracer", down=True), "front-5": "Winston"}},
    )
    a.ults("Bastion", "Winston", "Genji")
    assert b.damage("Winston", "Genji") == (3, 1)
    assert not b.is_down("Winston") and not b.is_down("Genji")
    assert a.synergy == (0, 0, 0)


@rule("OW-DEFEAT-04", "OW-TOKEN-02", "OW-DAMAGE-01")
@case("OW-CASE-027")
def test_the_tokens_of_a_defeated_hero_go() -> None:
    a, b = table(
        turn="b",
        a={
            "hand": ["Ashe"],
            "board": {"back-4": hero("Hanzo", damage=3)},
            "tokens": [token("exposed", "Hanzo", row="front")],
        },
        b={"hand": ["Tracer"], "board": {"front-4": "Roadhog", "front-5": "Genji"}},
    )
    assert b.beside("front") == {"exposed": 1}
    b.plays("Tracer", "front-6", "single shot", "Hanzo")
    assert a.is_down("Hanzo") and b.beside("front") == {}
    a.plays("Ashe", "back-5", "two shots", "Roadhog", "Genji")
    assert b.damage("Roadhog", "Genji") == (1, 1)


@rule("OW-DEFEAT-11", "OW-DEFEAT-12", "OW-TERM-05")
@case("OW-CASE-028")
def test_junkrat_finds_nobody_when_reaper_is_gone() -> None:
    a, b = table(
        a={"board": {"middle-4": "Reaper", "middle-5": "Ana"}, "synergy": (0, 3, 0)},
        b={"board": {"middle-4": hero("Junkrat", marks=["mayhem"])}},
    )
    a.ults("Reaper")
    assert b.is_down("Junkrat")
    assert a.zone("discard") == ["Reaper"] and a.at("Reaper") is None
    assert a.damage("Ana") == 0
    assert a.table.pending == "Action" and b.is_asked


@rule("OW-DEFEAT-09", "OW-TOKEN-04", "OW-TERM-04")
@case("OW-CASE-029")
def test_dragon_blade_passes_field_and_shields() -> None:
    a, b = table(
        a={"board": {"front-4": "Genji"}, "synergy": (3, 0, 0)},
        b={
            "board": {"middle-4": hero("Genji", damage=1, shields=2), "back-4": "Baptiste"},
            "tokens": [token("field", "Baptiste", row="middle")],
        },
    )
    assert b.power[1] == 2
    a.does("ultimate", "Genji")
    assert a.offered("choose") == ["Genji"], "Baptiste and the Field carry no damage"
    assert a.refused("choose", "Baptiste").rule == "OW-TERM-04"
    a.does("choose", "Genji")
    assert b.is_down("Genji") and b.power[1] == 0
    assert b.field("middle") == 0


@rule("OW-MOVE-01", "OW-MOVE-02", "OW-MOVE-03", "OW-TERM-05")
@case("OW-CASE-030")
def test_primal_rage_moves_power_but_no_synergy() -> None:
    a, b = table(
        a={"board": {"middle-4": "Winston"}, "synergy": (0, 4, 0)},
        b={"board": {"front-4": "Genji", "front-5": "Ana", "middle-4": "Zarya"}},
    )
    assert a.power == (0, 2, 0)
    a.ults("Winston", "front row")
    assert a.at("Winston") == "front-4"
    assert a.power == (3, 0, 0) and a.synergy == (0, 1, 0)
    assert b.damage("Genji", "Ana", "Zarya") == (2, 2, 0)


@rule("OW-MOVE-01", "OW-MOVE-02", "OW-MOVE-09")
@case("OW-CASE-031")
def test_chain_hook_pulls_to_the_victims_own_front_row() -> None:
    a, b = table(a={"hand": ["Roadhog"]}, b={"board": {"back-4": "Ashe"}, "synergy": (0, 0, 1)})
    assert b.power == (0, 0, 3)
    a.plays("Roadhog", "front-4", "use", "Ashe")
    assert b.at("Ashe") == "front-4" and b.damage("Ashe") == 2 and not b.is_down("Ashe")
    assert b.power == (2, 0, 0) and b.synergy == (0, 0, 1)


@rule("OW-MOVE-01", "OW-MOVE-04", "OW-MOVE-07", "OW-TOKEN-13")
@case("OW-CASE-032")
def test_a_push_into_bastions_row_hurts_before_the_punch() -> None:
    a, b = table(
        a={
            "hand": ["Doomfist"],
            "board": {"back-4": "Bastion"},
            "tokens": [token("trap", "Bastion", row="middle", amount=2)],
        },
        b={"board": {"front-4": "Orisa"}},
    )
    assert b.power == (1, 0, 0)
    a.plays("Doomfist", "middle-4", "use", "Orisa")
    assert b.at("Orisa") == "middle-4" and b.damage("Orisa") == 4 and not b.is_down("Orisa")
    assert b.power == (0, 2, 0)
    assert b.beside("middle") == {"trap": 2}


@pytest.mark.parametrize("space", ["middle-3", "middle-5"])
@rule("OW-MOVE-01", "OW-MOVE-03", "OW-MOVE-05")
@case("OW-CASE-033")
def test_the_pusher_chooses_between_equally_near_spaces(space: str) -> None:
    a, b = table(a={"hand": ["Doomfist"]}, b={"board": {"front-4": "Genji", "middle-4": "Ana"}})
    assert b.power == (3, 2, 0)
    a.plays("Doomfist", "front-4", "use", "Genji")
    assert a.offered("move", "Genji") == ["middle-3", "middle-5"]
    a.does("move", "Genji", space)
    assert b.at("Genji") == space
    assert b.power == (0, 4, 0) and b.damage("Genji") == 2


@rule("OW-SYN-04", "OW-SYN-07", "OW-MOVE-01")
@case("OW-CASE-034")
def test_concussive_blast_takes_synergy_from_the_row_it_pushed_from() -> None:
    a, b = table(a={"hand": ["Pharah"]}, b={"board": {"middle-4": "Sigma"}, "synergy": (0, 1, 0)})
    assert b.power == (0, 3, 0)
    a.plays("Pharah", "front-4", "use", "Sigma")
    assert b.at("Sigma") == "back-4" and b.damage("Sigma") == 0
    assert b.power == (0, 0, 2) and b.synergy == (0, 0, 0)
