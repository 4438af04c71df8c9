"""Points that the rulebook leaves open, decided alike for like cards; docs/games/overwatch.md says why."""

import pytest

from games.overwatch.table import hero, playing, table, token, using
from marks import rule


@pytest.mark.parametrize("guard", ["Reinhardt", "Winston"])
@rule("OW-DAMAGE-10", "OW-SHIELD-06")
def test_the_shields_of_a_frozen_guard_still_absorb_for_the_row(guard: str) -> None:
    board = {"front-4": "Mei", "front-5": hero(guard, shields=3, marks=["guard", "frozen"])}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    b.does("absorb", guard, "2")
    assert b.damage("Mei") == 0 and b.shields(guard) == 1


@rule("OW-DAMAGE-10", "OW-DAMAGE-02", "OW-DEPLOY-07")
def test_the_barrier_of_a_frozen_orisa_still_lowers_damage() -> None:
    board = {"front-4": "Mei", "front-5": hero("Orisa", marks=["barrier", "frozen"])}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "single shot", "Mei")
    assert b.damage("Mei") == 1


@rule("OW-DAMAGE-10")
def test_the_pool_of_a_frozen_sigma_goes_as_every_hero_token_does() -> None:
    tokens = [token("shelter", "Sigma", row="front", amount=3)]
    a, b = table(
        a={"board": {"middle-4": "Mei"}, "synergy": (0, 2, 0), "hand": ["Tracer"]},
        b={"board": {"front-4": "Ana", "front-5": "Sigma"}, "tokens": tokens},
        passed=["b"],
    )
    a.ults("Mei", "Sigma")
    a.plays("Tracer", "middle-5", "single shot", "Ana")
    assert b.beside("front") == {} and b.damage("Ana") == 2


@rule("OW-DAMAGE-10", "OW-TOKEN-09")
def test_emp_passes_by_whatever_lies_on_the_frozen() -> None:
    frozen = hero("Reinhardt", shields=3, marks=["guard", "frozen"])
    tokens = [token("particle", "Zarya", on="Reinhardt", amount=2), token("song", "Lucio", row="front")]
    a, b = using("Sombra", b={"board": {"front-4": frozen, "front-5": hero("Mei", shields=2)}, "tokens": tokens})
    a.ults("Sombra")
    assert b.shields("Mei") == 0 and b.beside("front") == {}
    assert b.shields("Reinhardt") == 3 and b.on("Reinhardt")["particle"] == 2


@rule("OW-DAMAGE-10", "OW-ULT-10")
def test_emp_could_do_nothing_where_shields_lie_on_the_frozen_alone() -> None:
    a, _ = using("Sombra", b={"board": {"front-4": hero("Reinhardt", shields=3, marks=["frozen"])}})
    assert a.refused("ultimate", "Sombra").rule == "OW-ULT-10"


@rule("OW-DAMAGE-10", "OW-TOKEN-09", "OW-TOKEN-03")
def test_a_frozen_field_is_passed_by_as_a_frozen_hero_is() -> None:
    board = {"front-4": hero("Mei", damage=4)}
    a, b = table(
        a={"board": {"front-4": "Sombra", "front-5": "Mei"}, "synergy": (5, 0, 0)},
        b={"board": board, "tokens": [token("field", "Baptiste", row="front"), token("song", "Lucio", row="back")]},
        passed=["b"],
    )
    a.ults("Mei", "Immortality Field")
    a.ults("Sombra")
    assert b.field("front") == 0 and not b.is_down("Mei") and b.beside("back") == {}


@rule("OW-DAMAGE-01", "OW-DEFEAT-11")
def test_mercys_token_counts_for_death_blossom_as_for_self_destruct() -> None:
    boost = {"tokens": [token("boost", "Mercy", on="Reaper")]}
    a, b = using("Reaper", a=boost, b={"board": {"front-4": "Roadhog", "front-5": hero("Orisa", shields=1)}})
    a.ults("Reaper")
    assert b.damage("Roadhog", "Orisa") == (4, 3)
    assert a.zone("discard") == ["Reaper"] and a.power == (0, 0, 0)


@rule("OW-DAMAGE-01", "OW-ULT-12")
def test_mercys_token_counts_for_an_echo_that_leaves() -> None:
    a, b = using(
        "Echo",
        a={"tokens": [token("boost", "Mercy", on="Echo")]},
        b={"board": {"front-4": "Roadhog"}},
        last_ultimate="reaper",
    )
    a.ults("Echo")
    assert b.damage("Roadhog") == 4 and a.zone("discard") == ["Echo"]


@rule("OW-DAMAGE-01", "OW-MOVE-07")
def test_mercys_token_counts_for_a_user_that_falls_on_the_way() -> None:
    a, b = using(
        "Winston",
        a={"board": {"front-4": hero("Winston", damage=3)}, "tokens": [token("boost", "Mercy", on="Winston")]},
        b={"board": {"middle-4": "Roadhog"}, "tokens": [token("trap", "Bastion", row="middle", amount=2)]},
    )
    a.ults("Winston", "middle row")
    assert a.is_down("Winston") and b.damage("Roadhog") == 3


@rule("OW-DEFEAT-12", "OW-DAMAGE-01")
def test_junkrat_finds_no_reaper() -> None:
    a, b = using(
        "Reaper",
        a={"board": {"front-4": "Reaper", "front-5": "Bastion"}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": hero("Junkrat", marks=["mayhem"])}},
    )
    a.ults("Reaper")
    assert b.is_down("Junkrat") and a.damage("Bastion") == 0 and b.verbs == {"pass"}


@rule("OW-DAMAGE-09", "OW-DAMAGE-11")
def test_smash_takes_the_synergy_of_an_immune_heros_row() -> None:
    board = {"front-4": hero("Zenyatta", marks=["immune"]), "front-5": "Roadhog"}
    a, b = using("B.O.B.", b={"board": board, "synergy": (3, 0, 0)})
    a.ults("B.O.B.", "Zenyatta", "Roadhog")
    assert b.damage("Zenyatta", "Roadhog") == (0, 1) and b.synergy == (1, 0, 0)


@rule("OW-DAMAGE-09", "OW-DAMAGE-11", "OW-DAMAGE-10")
def test_earthshatter_takes_the_synergy_of_the_immune_and_passes_by_the_frozen() -> None:
    board = {"front-4": hero("Zenyatta", marks=["immune"]), "middle-4": hero("Mei", marks=["frozen"])}
    a, b = using("Reinhardt", b={"board": board, "synergy": (2, 2, 0)})
    a.ults("Reinhardt", "column 4")
    assert b.damage("Zenyatta", "Mei") == (0, 0) and b.synergy == (1, 2, 0)


@pytest.mark.parametrize(("synergy", "may"), [(1, True), (0, False)])
@rule("OW-ULT-10", "OW-DAMAGE-09", "OW-DAMAGE-11")
def test_synergy_alone_makes_an_ultimate_worth_something(synergy: int, may: bool) -> None:
    b = {"board": {"front-4": hero("Zenyatta", marks=["immune"])}, "synergy": (synergy, 0, 0)}
    a, _ = using("Reinhardt", b=b)
    assert a.can("ultimate", "Reinhardt") == may


@rule("OW-DEPLOY-09")
def test_two_shots_are_offered_when_only_the_second_could_hurt() -> None:
    board = {"front-4": hero("Zenyatta", marks=["immune"]), "front-5": "Roadhog"}
    a, b = playing("Tracer", b={"board": board})
    a.plays("Tracer", "front-4", "two shots", "Zenyatta", "Roadhog")
    assert b.damage("Zenyatta", "Roadhog") == (0, 1)
