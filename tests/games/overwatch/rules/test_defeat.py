"""Defeat: what goes with a Hero, what stays, and what it sets off."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule

JUNKRAT = {"front-4": hero("Junkrat", damage=2, marks=["mayhem"])}


@rule("OW-DEFEAT-01")
def test_damage_below_health_does_not_defeat() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": hero("Genji", damage=1), "front-5": hero("Ana", damage=2)}})
    a.plays("Tracer", "front-4", "single shot", "Genji")
    assert b.damage("Genji") == 3 and not b.is_down("Genji")
    a, b = playing("Tracer", b={"board": {"front-5": hero("Ana", damage=2)}})
    a.plays("Tracer", "front-4", "single shot", "Ana")
    assert b.is_down("Ana")


@rule("OW-DEFEAT-03")
def test_shields_left_on_a_defeated_hero_go_too() -> None:
    a, b = playing("Ashe", b={"board": {"front-4": hero("Genji", damage=2, shields=3)}})
    a.plays("Ashe", "front-4", "single shot", "Genji")
    assert b.is_down("Genji") and b.shields("Genji") == 0 and b.damage("Genji") == 0


@rule("OW-DEFEAT-04")
def test_tokens_of_the_defeated_go_wherever_they_lie_and_plain_shields_stay() -> None:
    tokens = [
        token("particle", "Zarya", on="Mei", amount=2),
        token("mines", "Zarya", row="back", amount=1),
        token("shelter", "Zarya", row="front", amount=3),
        token("nano", "Zarya", row="front"),
        token("boost", "Zarya", on="Mei"),
    ]
    a, b = playing(
        "Ashe",
        b={"board": {"front-4": hero("Zarya", damage=2), "middle-4": hero("Mei", shields=2)}, "tokens": tokens},
    )
    a.plays("Ashe", "front-4", "single shot", "Zarya")
    assert b.is_down("Zarya") and b.state.effects == []
    assert b.shields("Mei") == 2


@rule("OW-DEFEAT-06")
def test_empty_spaces_and_the_defeated_are_skipped_for_adjacency() -> None:
    row = {"front-1": "Genji", "front-3": hero("Ana", down=True), "front-6": "Mei", "front-7": "Orisa"}
    a, b = using("Doomfist", b={"board": row})
    a.ults("Doomfist", "Mei")
    assert b.damage("Genji", "Mei", "Orisa", "Ana") == (1, 3, 1, 0)


@rule("OW-DEFEAT-07")
def test_the_defeated_are_no_targets() -> None:
    a, _ = playing("Tracer", b={"board": {"front-4": hero("Genji", down=True), "front-5": "Ana"}})
    a.does("play", "Tracer", "front-4")
    a.does("use", "single shot")
    assert a.offered("choose") == ["Ana"]
    assert a.refused("choose", "Genji").rule == "OW-DEFEAT-07"


@rule("OW-DEFEAT-08")
def test_the_defeated_are_not_counted() -> None:
    a, _ = playing("Wrecking Ball", b={"board": {"front-4": "Ana", "front-5": hero("Genji", down=True)}})
    a.plays("Wrecking Ball", "front-4", "use")
    assert a.shields("Wrecking Ball") == 2


@rule("OW-DEFEAT-09")
def test_a_defeat_effect_passes_the_barrier_but_not_the_ice() -> None:
    a, b = using(
        "Genji",
        b={
            "board": {
                "front-4": hero("Orisa", damage=1, marks=["barrier"]),
                "front-5": hero("Mei", damage=1, marks=["frozen"]),
            }
        },
    )
    a.does("ultimate", "Genji")
    assert a.offered("choose") == ["Orisa"]
    assert a.refused("choose", "Mei").rule == "OW-DAMAGE-10"
    a.does("choose", "Orisa")
    assert b.is_down("Orisa")


@rule("OW-DEFEAT-10")
def test_all_damage_lands_before_anyone_falls() -> None:
    """Orisa's barrier still lowers the damage of the very ability that defeats her."""
    row = {"front-4": hero("Orisa", damage=4, marks=["barrier"]), "front-5": "Genji"}
    a, b = using("Winston", b={"board": row})
    a.ults("Winston", "front row")
    assert b.is_down("Orisa") and b.damage("Genji") == 1


@pytest.mark.parametrize(("first", "mined"), [("Junkrat", 2), ("Wrecking Ball", 1)])
@rule("OW-DEFEAT-10", "OW-TOKEN-12")
def test_the_acting_player_orders_the_triggers(first: str, mined: int) -> None:
    """A's Tracer shoots Junkrat from a mined row: 3 from him would fell her before the mine goes off."""
    a, b = playing(
        "Tracer",
        b={"board": {**JUNKRAT, "back-4": "Wrecking Ball"}}
        | {"tokens": [token("mines", "Wrecking Ball", row="front", amount=2)]},
    )
    a.plays("Tracer", "front-4", "single shot", "Junkrat")
    assert a.is_asked and sorted(a.offered("resolve")) == ["Junkrat", "Wrecking Ball"]
    a.does("resolve", first)
    assert a.is_down("Tracer")
    assert a.beside("front") == {"mines": mined}, "a mine is not used up on a Hero that has fallen"
    assert b.is_asked


@pytest.mark.parametrize("how", ["Tracer", "Symmetra"])
@rule("OW-DEFEAT-11", "OW-POWER-06")
def test_leaving_takes_power_and_tokens_along(how: str) -> None:
    board = {"front-4": "Hanzo", "front-5": "Tracer"}
    tokens = [token("exposed", "Hanzo", row="front"), token("nano", "Tracer", row="front")]
    a, b = table(
        a={"hand": ["Symmetra"], "board": board, "synergy": (2, 0, 0), "tokens": tokens},
        b={"board": ENEMIES},
        passed=["b"],
    )
    assert a.power[0] == 1 + 3 + 2 and b.beside("front") == {"exposed": 1}
    if how == "Tracer":
        a.ults("Tracer")
        assert a.power[0] == 1 and a.beside("front") == {}
    else:
        a.plays("Symmetra", "middle-4", "use", "Hanzo")
        assert b.beside("front") == {} and a.power[0] == 3 + 1
    assert a.zone("discard") == []


@rule("OW-DEFEAT-12")
def test_junkrats_owner_may_choose_fewer_or_none() -> None:
    a, b = table(turn="b", a={"board": JUNKRAT}, b={"board": ENEMIES, "hand": ["Reaper"]})
    b.plays("Reaper", "front-6", "single shot", "Junkrat")
    a.answers("done")
    assert b.damage("Reaper") == 3 and b.damage(*NAMES) == (0, 0, 0, 0, 0)


@rule("OW-DEFEAT-12")
def test_a_turret_counts_as_torbjorn() -> None:
    a, b = table(
        at="start",
        a={"board": JUNKRAT},
        b={"board": {"back-4": "Torbjörn", "back-5": "Mei"}, "tokens": [token("turret", "Torbjörn", row="front")]},
    )
    assert a.is_down("Junkrat") and a.offered("choose") == ["Mei"]
    a.does("choose", "Mei")
    assert b.damage("Torbjörn", "Mei") == (3, 2)
    assert a.verbs == {"pass"}


@rule("OW-DEFEAT-12", "OW-TOKEN-12")
def test_a_mine_counts_as_wrecking_ball() -> None:
    a, b = table(
        a={"board": JUNKRAT, "synergy": (3, 0, 0)},
        b={
            "board": {"back-4": hero("Wrecking Ball", damage=0), "back-5": "Mei"},
            "tokens": [token("mines", "Wrecking Ball", row="middle", amount=2)],
        },
    )
    a.ults("Junkrat", "middle row")
    assert a.is_down("Junkrat"), "the row where he stands after the move is mined"
    a.answers("Mei")
    assert b.is_down("Wrecking Ball") and b.damage("Mei") == 2


@rule("OW-DEFEAT-12")
def test_junkrat_does_not_hit_his_own_side() -> None:
    a, b = table(
        a={"board": {"front-4": "D.Va+MEKA", "front-5": hero("Junkrat", marks=["mayhem"])}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": "Roadhog"}},
    )
    a.ults("D.Va+MEKA")
    assert a.is_down("Junkrat") and a.damage("D.Va") == 0 and b.is_asked
    assert b.damage("Roadhog") == 4


@rule("OW-DEFEAT-12", "OW-ULT-12")
def test_junkrat_does_not_hit_an_echo_of_his_own_side_that_stays() -> None:
    board = {"front-4": "Echo", "front-5": hero("Junkrat", marks=["mayhem"])}
    a, b = table(a={"board": board, "synergy": (2, 0, 0)}, b={"board": ENEMIES}, last_ultimate="dvameka")
    a.ults("Echo")
    assert a.is_down("Junkrat") and a.damage("Echo") == 0 and a.at("Echo") == "front-4"
    assert b.is_asked and b.damage(*NAMES) == (4, 4, 4, 0, 0)


@rule("OW-DEFEAT-12", "OW-TOKEN-09")
def test_who_drives_junkrat_out_of_a_field_has_defeated_him() -> None:
    """Tracer dealt the damage, but it is Pharah's push that lets it count."""
    a, b = table(
        a={"board": {"front-4": hero("Junkrat", damage=2, marks=["mayhem"])}}
        | {"tokens": [token("field", "Baptiste", row="front")]},
        b={"hand": ["Tracer", "Pharah"], "board": {"front-4": "Mei"}},
        turn="b",
    )
    b.plays("Tracer", "front-5", "single shot", "Junkrat")
    assert a.damage("Junkrat") == 4 and not a.is_down("Junkrat")
    a.does("pass")
    b.plays("Pharah", "middle-4", "use", "Junkrat")
    assert a.is_down("Junkrat") and a.at("Junkrat") == "middle-4"
    assert b.damage("Pharah", "Tracer", "Mei") == (3, 0, 0)


@rule("OW-DEFEAT-13")
def test_a_revived_hero_has_lost_its_marks() -> None:
    a, _ = table(
        a={"board": {"front-4": hero("Junkrat", down=True), "front-5": "Mercy"}, "synergy": (3, 0, 0)},
        b={"hand": ["Doomfist"], "board": ENEMIES},
    )
    a.ults("Mercy", "front row", "Junkrat")
    assert a.on("Junkrat") == {} and not a.is_down("Junkrat") and a.power == (3 + 1, 0, 0)


@pytest.mark.parametrize("mark", ["bashed", "immune"])
@rule("OW-DEFEAT-13", "OW-ROUND-14")
def test_what_lasts_for_the_round_outlasts_defeat_and_revival(mark: str) -> None:
    a, b = table(
        a={"hand": ["Ashe"], "board": {"front-4": "Genji"}, "synergy": (3, 0, 0)},
        b={
            "board": {"front-4": hero("Winston", damage=1, marks=[mark, "guard"], shields=1), "front-5": "Mercy"},
            "synergy": (9, 0, 0),
        },
    )
    a.ults("Genji", "Winston")
    b.ults("Mercy", "front row", "Winston")
    assert not b.is_down("Winston") and b.on("Winston") == {mark: 0}
    a.plays("Ashe", "front-5", "single shot", "Winston")
    assert b.damage("Winston") == (0 if mark == "immune" else 2)
    assert b.can("ultimate", "Winston") == (mark == "immune")


@rule("OW-DAMAGE-10", "OW-ROUND-14")
def test_who_fell_frozen_cannot_be_revived() -> None:
    a, b = table(
        a={
            "board": {"front-4": "Mercy", "front-5": hero("Ana", damage=4, marks=["frozen"]), "front-6": "Baptiste"},
            "synergy": (6, 0, 0),
            "tokens": [token("field", "Baptiste", row="front")],
        },
        b={"hand": ["Sombra"]},
        turn="b",
    )
    b.plays("Sombra", "front-4", "use", "Baptiste")
    assert a.is_down("Ana") and a.on("Ana") == {"frozen": 0}
    a.ults("Mercy", "front row")
    assert a.is_down("Ana") and b.is_asked
    a, _ = table(
        a={
            "board": {
                "front-4": "Mercy",
                "front-5": hero("Ana", down=True, marks=["frozen"]),
                "front-6": hero("Genji", down=True),
            },
            "synergy": (3, 0, 0),
        },
    )
    a.ults("Mercy", "front row")
    assert a.offered("choose") == ["Genji"] and a.refused("choose", "Ana").rule == "OW-DAMAGE-10"


@rule("OW-DEFEAT-07")
def test_mercy_fallen_on_her_way_cannot_revive_herself() -> None:
    a, b = table(
        a={"board": {"front-4": hero("Mercy", damage=1)}, "synergy": (3, 0, 0)},
        b={"board": ENEMIES, "tokens": [token("trap", "Bastion", row="middle", amount=2)]},
    )
    a.ults("Mercy", "middle row")
    assert a.is_down("Mercy") and b.is_asked
