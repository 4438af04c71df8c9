"""Damage, shields, healing."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule


@rule("OW-SHIELD-01", "OW-SHIELD-02")
def test_each_shield_absorbs_one_and_the_rest_hurts() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": hero("Mei", shields=1)}})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    assert b.shields("Mei") == 0 and b.damage("Mei") == 1


@rule("OW-SHIELD-03")
def test_shields_add_up_without_a_maximum() -> None:
    a, _ = using("Lucio", a={"board": {"front-4": hero("Lucio", shields=9)}, "synergy": (3, 0, 0)})
    a.ults("Lucio")
    assert a.shields("Lucio") == 11


@rule("OW-SHIELD-04", "OW-TERM-04")
def test_who_lost_only_shields_is_not_damaged() -> None:
    a, b = table(
        a={"hand": ["Tracer"], "board": {"front-4": "Genji"}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": hero("Mei", shields=2), "front-5": hero("Ana", damage=1)}},
        passed=["b"],
    )
    a.plays("Tracer", "front-5", "single shot", "Mei")
    a.does("ultimate", "Genji")
    assert a.offered("choose") == ["Ana"]
    assert a.refused("choose", "Mei").rule == "OW-TERM-04"
    assert b.damage("Mei") == 0


@rule("OW-SHIELD-05")
def test_ignoring_shields_passes_everything_that_absorbs() -> None:
    tokens = [token("particle", "Zarya", on="Mei", amount=2), token("shelter", "Sigma", row="front", amount=3)]
    board = {"front-4": hero("Mei", shields=2), "front-5": hero("Winston", shields=3, marks=["guard"])}
    a, b = playing("Ashe", b={"board": board, "tokens": tokens})
    a.plays("Ashe", "front-4", "single shot", "Mei")
    assert b.is_asked and b.verbs == {"pass"}, "nobody is asked to absorb"
    assert b.damage("Mei") == 2 and b.shields("Mei") == 2 and b.on("Mei") == {"particle": 2}
    assert b.shields("Winston") == 3 and b.beside("front") == {"shelter": 3}


@rule("OW-SHIELD-06")
def test_the_defender_decides_who_absorbs_before_own_shields() -> None:
    board = {"front-4": hero("Mei", shields=2), "front-5": hero("Winston", shields=3, marks=["guard"])}
    tokens = [token("shelter", "Sigma", row="front", amount=1)]
    a, b = using("Doomfist", b={"board": board | {"front-6": "Sigma"}, "tokens": tokens})
    a.ults("Doomfist", "Mei")
    assert set(b.offered("absorb")) == {"Winston", "Sigma"}
    b.does("absorb", "Sigma", "1")
    b.does("absorb", "Winston", "1")
    b.does("take")
    assert b.beside("front") == {}, "Sigma's pool is used up"
    assert b.shields("Mei") == 1 and b.damage("Mei") == 0
    assert b.shields("Winston") == 3 - 1 - 1, "one for Mei, one for himself"


@rule("OW-SHIELD-06")
def test_a_guard_without_the_skill_or_in_another_row_absorbs_for_nobody() -> None:
    for board in (
        {"front-4": "Mei", "front-5": hero("Winston", shields=3)},
        {"front-4": "Mei", "middle-4": hero("Winston", shields=3, marks=["guard"])},
    ):
        a, b = playing("Tracer", b={"board": board})
        a.plays("Tracer", "front-4", "single shot", "Mei")
        assert b.damage("Mei") == 2 and b.verbs == {"pass"}


@rule("OW-SHIELD-06")
def test_a_guards_mark_ends_with_its_last_shield() -> None:
    board = {"front-4": "Mei", "front-5": hero("Winston", shields=1, marks=["guard"])}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    b.does("absorb", "Winston", "1")
    assert b.damage("Mei") == 1 and b.on("Winston") == {}
    board["front-5"] = hero("Winston", shields=3, marks=["guard"])
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    b.does("absorb", "Winston", "2")
    assert b.shields("Winston") == 1 and b.on("Winston") == {"guard": 0}, "one is left, and may absorb again"


@rule("OW-SHIELD-07")
def test_ashes_two_shots_are_stopped_by_shields() -> None:
    a, b = playing("Ashe", b={"board": {"front-4": hero("Mei", shields=1), "front-5": "Ana"}})
    a.plays("Ashe", "front-4", "two shots", "Mei", "Ana")
    assert b.shields("Mei") == 0 and b.damage("Mei", "Ana") == (0, 1)


@rule("OW-SHIELD-08")
def test_zarya_tokens_absorb_go_before_shields_and_leave_with_zarya() -> None:
    board = {"front-4": hero("Mei", shields=2), "front-5": hero("Zarya", damage=3)}
    tokens = [token("particle", "Zarya", on="Mei", amount=3)]
    a, b = table(a={"hand": ["Tracer", "Reaper"]}, b={"board": board, "tokens": tokens}, passed=["b"])
    a.plays("Tracer", "front-4", "single shot", "Mei")
    assert b.on("Mei") == {"particle": 1} and b.shields("Mei") == 2
    a.plays("Reaper", "front-5", "two shots", "Mei", "Zarya")
    assert b.is_down("Zarya") and b.on("Mei") == {} and b.shields("Mei") == 2


@rule("OW-SHIELD-08")
def test_the_enemys_zarya_tokens_do_not_weaken_the_cannon() -> None:
    board = {"front-4": "Roadhog", "middle-4": "Zarya"}
    a, b = using("Zarya", b={"board": board, "tokens": [token("particle", "Zarya", on="Roadhog", amount=3)]})
    a.ults("Zarya", "Roadhog", "done")
    assert b.damage("Roadhog") == 4 - 3 and b.on("Roadhog") == {}


@rule("OW-SHIELD-08", "OW-DAMAGE-03")
def test_a_cannon_lowered_to_nothing_stays_nothing() -> None:
    tokens = [token("particle", "Zarya", on="Zarya", amount=4), token("exposed", "Hanzo", row="front")]
    a, _ = using("Zarya", a={"board": {"front-4": "Zarya"}, "synergy": (3, 0, 0), "tokens": tokens})
    assert a.refused("ultimate", "Zarya").rule == "OW-ULT-10"


@pytest.mark.parametrize(
    ("mine", "damage"),
    [
        ([], 2),
        ([token("exposed", "Hanzo", row="front")], 3),
        ([token("exposed", "Hanzo", row="front"), token("exposed", "Widowmaker", row="front")], 4),
        ([token("exposed", "Hanzo", row="front"), token("discord", "Zenyatta", on="Roadhog")], 4),
    ],
)
@rule("OW-DAMAGE-01")
def test_additions_add_up(mine: list[dict[str, object]], damage: int) -> None:
    a, b = playing("Tracer", a={"tokens": mine})
    a.plays("Tracer", "front-4", "single shot", "Roadhog")
    assert b.damage("Roadhog") == damage


@rule("OW-DAMAGE-01")
def test_the_boost_counts_for_its_bearer_alone() -> None:
    a, b = table(
        a={
            "board": {"front-4": "Winston", "front-5": "Doomfist"},
            "synergy": (6, 0, 0),
            "tokens": [token("boost", "Mercy", on="Winston")],
        },
        b={"board": ENEMIES},
        passed=["b"],
    )
    a.ults("Winston", "middle row")
    assert b.damage("Zarya") == 3
    a.ults("Doomfist", "Roadhog")
    assert b.damage("Roadhog") == 3


@rule("OW-DAMAGE-01")
def test_the_boost_counts_for_self_destruct() -> None:
    a, b = using(
        "D.Va+MEKA",
        a={"board": {"front-4": "D.Va+MEKA", "middle-4": "Mercy"}, "tokens": [token("boost", "Mercy", on="D.Va+MEKA")]},
        b={"board": {"front-4": "Roadhog", "front-5": hero("Orisa", shields=1)}},
    )
    a.ults("D.Va+MEKA")
    assert b.is_down("Roadhog") and b.damage("Orisa") == 4
    assert a.at("D.Va") == "front-4" and a.zone("removed") == ["D.Va+MEKA"]


@rule("OW-DEFEAT-12")
def test_junkrat_finds_nobody_after_self_destruct() -> None:
    a, b = using(
        "D.Va+MEKA",
        a={"board": {"front-4": "D.Va+MEKA", "front-5": "Bastion"}},
        b={"board": {"front-4": hero("Junkrat", marks=["mayhem"])}},
    )
    a.ults("D.Va+MEKA")
    assert b.is_down("Junkrat") and a.damage("D.Va", "Bastion") == (0, 4) and b.verbs == {"pass"}


@rule("OW-DAMAGE-02")
def test_the_barrier_reaches_its_own_row_alone() -> None:
    board = {"front-4": hero("Orisa", marks=["barrier"]), "front-5": "Mei", "middle-4": "Ana"}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Ana")
    assert b.damage("Ana") == 2
    a, b = using("Winston", b={"board": board})
    a.ults("Winston", "front row")
    assert b.damage("Orisa", "Mei") == (1, 1), "Orisa herself included"


@rule("OW-DAMAGE-05", "OW-DAMAGE-01")
def test_each_share_of_a_spread_is_one_packet() -> None:
    a, b = using(
        "McCree",
        a={"board": {"front-4": "McCree"}, "synergy": (3, 0, 0)}
        | {"tokens": [token("discord", "Zenyatta", on="Roadhog")]},
    )
    a.ults("McCree", "enemy front row")
    assert b.damage("Bastion", "Roadhog", "Orisa") == (2, 3, 2)


@rule("OW-DAMAGE-06")
def test_a_run_skips_gaps_and_the_defeated() -> None:
    row = {"front-1": "Mei", "front-3": hero("Genji", down=True), "front-5": "Ana", "front-7": "Orisa"}
    a, b = playing("Baptiste", b={"board": row | {"middle-4": "Echo"}})
    a.plays("Baptiste", "front-4", "damage", "Mei", "Ana")
    assert a.refused("choose", "Echo").rule == "OW-DAMAGE-06", "one row alone"
    a.does("choose", "Orisa")
    assert b.damage("Mei", "Ana", "Orisa", "Echo") == (1, 1, 1, 0)


@rule("OW-DAMAGE-06", "OW-TOKEN-07")
def test_a_field_is_a_run_of_its_own() -> None:
    b = {"board": {"front-4": "Mei", "middle-4": "Ana"}, "tokens": [token("field", "Baptiste", row="front")]}
    a, them = playing("Baptiste", b=b)
    a.plays("Baptiste", "front-4", "damage", "Immortality Field")
    assert them.field("front") == 1 and them.damage("Mei", "Ana") == (0, 0) and them.is_asked


@pytest.mark.parametrize(("name", "first"), [("Pharah", "Bastion"), ("Soldier: 76", "Bastion")])
@rule("OW-DAMAGE-07")
def test_targets_must_be_different_heroes(name: str, first: str) -> None:
    a, _ = using(name)
    a.ults(name, first)
    assert first not in a.offered("choose")
    assert a.refused("choose", first).rule == "OW-DAMAGE-07"


@rule("OW-DAMAGE-08")
def test_healing_stops_at_full_health_and_gives_no_shields() -> None:
    a, _ = playing("Moira", a={"board": {"front-4": hero("Mei", damage=1)}})
    a.plays("Moira", "front-5", "use", "Roadhog", "Mei")
    assert a.damage("Mei") == 0 and a.shields("Mei") == 0


@rule("OW-DAMAGE-09")
def test_synergy_damage_counts_even_when_shields_absorb() -> None:
    board = {"front-4": hero("Roadhog", shields=2), "middle-4": "Zarya"}
    a, b = using("Reinhardt", b={"board": board, "synergy": (2, 0, 3)})
    a.ults("Reinhardt", "column 4")
    assert b.damage("Roadhog", "Zarya") == (0, 2)
    assert b.synergy == (1, 0, 3), "from the rows of those hit, and not below none"


@rule("OW-DAMAGE-10")
def test_the_frozen_take_nothing_but_are_counted() -> None:
    board = {"front-3": "Bastion", "front-4": hero("Roadhog", marks=["frozen"]), "front-5": "Orisa"}
    a, b = using("Winston", b={"board": board, "synergy": (5, 0, 0)})
    a.ults("Winston", "front row")
    assert b.damage("Bastion", "Roadhog", "Orisa") == (2, 0, 2)
    a, b = playing("McCree", b={"board": board, "synergy": (5, 0, 0)})
    assert b.power == (1 + 3 + 1, 0, 0)
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (2, 0, 0)
    a, b = using("McCree", b={"board": board})
    a.ults("McCree", "enemy front row")
    assert b.damage("Bastion", "Roadhog", "Orisa") == (3, 0, 3)


@rule("OW-DAMAGE-11")
def test_transcendence_lasts_the_round_and_takes_its_share_of_a_spread() -> None:
    board = {"front-4": hero("Zenyatta", marks=["immune"]), "front-5": "Roadhog"}
    a, b = using("McCree", b={"board": board})
    a.ults("McCree", "enemy front row")
    assert b.damage("Zenyatta", "Roadhog") == (0, 3)


@rule("OW-DAMAGE-04")
def test_absorbers_come_after_the_additions() -> None:
    board = {"front-4": "Roadhog", "front-5": hero("Winston", shields=3, marks=["guard"])}
    exposed = [token("exposed", "Hanzo", row="front")]
    a, b = playing("Tracer", a={"tokens": exposed}, b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Roadhog")
    assert b.offered("absorb", "Winston") == ["1", "2", "3"]
    b.does("absorb", "Winston", "3")
    assert b.damage(NAMES[1]) == 0 and b.shields("Winston") == 0


@rule("OW-DAMAGE-06", "OW-TERM-01")
def test_a_run_ends_with_its_row() -> None:
    for last, first in (("Mei", "Bastion"), ("Bastion", "Mei")):
        a, _ = playing("Baptiste", b={"board": {"front-4": last, "middle-4": first}})
        a.plays("Baptiste", "front-4", "damage", last)
        assert not a.can("choose", first)
