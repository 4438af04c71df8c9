"""Synergy, Power, and the words the rules are written in."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule


@pytest.mark.parametrize(("space", "gain"), [("front-4", (1, 0, 0)), ("middle-4", (0, 3, 0)), ("back-4", (0, 0, 2))])
@rule("OW-SYN-01")
def test_the_printed_synergy_of_the_row_is_added(space: str, gain: tuple[int, ...]) -> None:
    a, _ = playing("Sombra")
    a.plays("Sombra", space)
    assert a.synergy == gain


@rule("OW-SYN-02", "OW-DEPLOY-06")
def test_only_playing_a_hero_makes_synergy() -> None:
    a, b = table(
        a={
            "hand": ["Symmetra"],
            "board": {"front-4": "Winston", "front-5": hero("Genji", down=True), "front-6": "Mercy", "back-4": "Mei"},
            "synergy": (6, 0, 0),
        },
        b={"board": ENEMIES},
        passed=["b"],
    )
    a.ults("Winston", "middle row")
    assert sum(a.synergy) == 3, "a move makes none"
    a.ults("Mercy", "front row", "Genji")
    assert sum(a.synergy) == 0, "a revival makes none"
    a.plays("Symmetra", "back-5", "use", "Mei")
    assert a.synergy == (0, 0, 2), "Symmetra's own; a return makes none"
    assert b.synergy == (0, 0, 0)


@rule("OW-SYN-03")
def test_synergy_stays_when_its_hero_goes() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": hero("Ana", damage=2)}, "synergy": (3, 0, 0)})
    a.plays("Tracer", "front-4", "single shot", "Ana")
    assert b.is_down("Ana") and b.synergy == (3, 0, 0)
    a, _ = using("Reaper", a={"board": {"front-4": "Reaper"}, "synergy": (5, 0, 0)})
    a.ults("Reaper")
    assert a.at("Reaper") is None and a.synergy == (2, 0, 0)


@rule("OW-SYN-04")
def test_synergy_is_never_negative() -> None:
    a, b = playing("McCree", b={"synergy": (2, 0, 0)})
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (0, 0, 0), "three enemies, two Synergy"
    a, b = using("Reinhardt", b={"synergy": (1, 0, 0)})
    a.ults("Reinhardt", "column 4")
    assert b.synergy == (0, 0, 0)


@rule("OW-SYN-06")
def test_flashbang_takes_from_one_enemy_row() -> None:
    a, b = playing("McCree", b={"synergy": (5, 5, 5)})
    a.does("play", "McCree", "front-4")
    a.does("use")
    assert a.offered("choose") == ["enemy front row", "enemy middle row", "enemy back row"]
    a.does("choose", "enemy front row")
    assert b.synergy == (2, 5, 5)


@rule("OW-POWER-01", "OW-POWER-02")
def test_power_is_what_the_undefeated_provide_where_they_stand() -> None:
    board = {"front-4": "Ashe", "middle-4": "Ana", "back-4": "Widowmaker"}
    a, _ = table(a={"board": board | {"front-5": hero("Genji", down=True), "middle-5": hero("Mei", marks=["frozen"])}})
    assert a.power == (2, 2 + 3, 3)


@rule("OW-POWER-03")
def test_nano_boost_grows_and_shrinks_with_the_row() -> None:
    a, _ = table(
        a={
            "hand": ["Mei", "Doomfist"],
            "board": {"front-4": "Ana", "front-5": "Tracer"},
            "synergy": (2, 0, 0),
            "tokens": [token("nano", "Ana", row="front")],
        },
        passed=["b"],
    )
    assert a.power[0] == 1 + 3 + 2
    a.plays("Mei", "front-3")
    assert a.power[0] == 1 + 3 + 2 + 3
    a.ults("Tracer")
    assert a.power[0] == 1 + 2 + 2


@rule("OW-POWER-04")
def test_supercharger_moves_with_orisa_and_counts_a_field() -> None:
    tokens = [token("supercharger", "Orisa", on="Orisa"), token("field", "Baptiste", row="middle")]
    a, b = table(
        turn="b",
        a={"board": {"front-4": "Orisa", "front-5": "Mei", "middle-3": "Genji"}, "tokens": tokens},
        b={"hand": ["Pharah"]},
    )
    assert a.power == (1 + 2 + 1, 2, 0)
    b.plays("Pharah", "front-4", "use", "Orisa")
    assert a.at("Orisa") == "middle-4" and a.power == (2, 2 + 2 + 2, 0)


@rule("OW-POWER-05")
def test_the_row_pays_for_self_destruct_and_meka_takes_none_of_it() -> None:
    a, b = using("D.Va+MEKA", b={"board": {"front-4": hero("Orisa", marks=["barrier"]), "middle-4": "Mei"}})
    a.ults("D.Va+MEKA")
    assert a.power == (1, 0, 0) and a.shields("D.Va") == 0 and a.synergy == (0, 0, 0)
    assert b.damage("Orisa", "Mei") == (3, 0)
    assert a.zone("discard") == [] and a.zone("removed") == ["D.Va+MEKA"]


@rule("OW-TERM-01")
def test_adjacent_is_left_and_right_never_across_rows() -> None:
    a, b = using("Doomfist")
    a.ults("Doomfist", "Zarya")
    assert b.damage(*NAMES) == (0, 0, 0, 3, 0)
    a, _ = using("Bastion")
    a.ults("Bastion", "Bastion")
    assert a.offered("choose") == ["Roadhog"]
    assert a.refused("choose", "Orisa").rule == "OW-TERM-01"


@rule("OW-TERM-02")
def test_a_teammate_is_an_ally_and_an_enemy_is_not() -> None:
    a, _ = playing("Brigitte", a={"board": {"front-4": "Mei"}})
    a.does("play", "Brigitte", "front-5")
    a.does("use")
    assert a.offered("choose") == ["Mei"]
    assert a.refused("choose", "Roadhog").rule == "OW-TERM-06"


@rule("OW-TERM-03")
def test_columns_without_a_hero_of_the_affected_side_are_not_offered() -> None:
    board = {"front-2": hero("Genji", down=True), "front-3": "Mei", "back-3": "Ana"}
    a, b = using("Hanzo", b={"board": board})
    a.does("ultimate", "Hanzo")
    assert a.offered("choose") == ["column 3"], "not the own column 4, not that of the defeated"
    a.does("choose", "column 3")
    assert b.damage("Mei", "Ana") == (3, 3)


@rule("OW-TERM-05")
def test_the_opposing_row_has_the_same_name() -> None:
    for row, damage in (("front", (3, 3, 3, 0, 0)), ("middle", (0, 0, 0, 3, 0)), ("back", (0, 0, 0, 0, 3))):
        a, b = table(a={"board": {f"{row}-4": "Reaper"}, "synergy": (3, 3, 3)}, b={"board": ENEMIES})
        a.ults("Reaper")
        assert b.damage(*NAMES) == damage


@rule("OW-TERM-06")
def test_target_means_either_side_unless_the_words_restrict_it() -> None:
    a, _ = using("Mei", a={"board": {"front-4": "Mei", "front-5": "Echo"}, "synergy": (2, 0, 0)})
    a.does("ultimate", "Mei")
    assert set(a.offered("choose")) == {"Mei", "Echo", *NAMES}
    a, _ = using("Genji", b={"board": ENEMIES | {"front-4": hero("Roadhog", damage=1)}})
    a.does("ultimate", "Genji")
    assert a.refused("choose", "my Genji").rule in ("OW-TERM-04", "OW-TERM-06")


@rule("OW-TERM-07")
def test_several_turrets_and_healings_are_ordered_by_the_player_whose_turn_it_is() -> None:
    tokens = [token("song", "Lucio", row="front"), token("healing", "Mercy", on="Genji")]
    a, b = table(
        turn="b",
        at="start",
        a={"board": {"back-4": "Torbjörn"}, "tokens": [token("turret", "Torbjörn", row="front", amount=2)]},
        b={"board": {"front-4": hero("Genji", damage=3), "back-4": "Lucio", "back-5": "Mercy"}, "tokens": tokens},
    )
    assert not a.is_asked and set(b.offered("resolve")) == {"Lucio", "Mercy", "Torbjörn"}
    b.does("resolve", "Mercy")
    assert set(b.offered("resolve")) == {"Lucio", "Torbjörn"} and b.damage("Genji") == 2
    b.does("resolve", "Lucio")
    assert b.damage("Genji") == 3 and not b.is_down("Genji"), "1 and then 2 from the turret"
    assert b.verbs == {"pass"}


@rule("OW-SYN-06", "OW-DEPLOY-09")
def test_what_is_removed_for_each_enemy_needs_an_enemy_and_what_is_removed_at_all_needs_none() -> None:
    a, _ = playing("McCree", b={"board": {"front-4": "Mei"}, "synergy": (0, 3, 3)})
    a.does("play", "McCree", "front-4")
    assert not a.is_asked or not a.can("use"), "no row has both Synergy and an enemy"
    a, b = playing("McCree", b={"board": {"front-4": "Mei"}, "synergy": (3, 3, 3)})
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (2, 3, 3)
    a, b = using("Sigma", b={"board": {}, "synergy": (0, 4, 0)})
    a.ults("Sigma", "enemy middle row")
    assert b.synergy == (0, 0, 0)
    a, _ = using("Sigma", b={"board": {}, "synergy": (0, 0, 0)})
    assert a.refused("ultimate", "Sigma").rule == "OW-ULT-10"
