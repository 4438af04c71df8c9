"""Hero tokens and the Immortality Field."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token, using
from marks import rule

FIELD = [token("field", "Baptiste", row="front")]


@rule("OW-TOKEN-01")
def test_tokens_are_no_heroes_and_row_effects_pass_them_by() -> None:
    tokens = [
        token("exposed", "Hanzo", row="back"),
        token("shelter", "Sigma", row="front", amount=3),
        token("nano", "Ana", row="front"),
    ]
    a, b = playing("McCree", b={"board": {"front-4": "Mei"}, "tokens": tokens, "synergy": (5, 0, 0)})
    assert b.power == (2 + 1, 0, 0)
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (4, 0, 0), "one Hero is counted"
    a, b = using("Reaper", b={"board": {"front-4": "Mei"}, "tokens": tokens})
    a.ults("Reaper")
    b.does("take")
    assert (
        b.damage("Mei") == 3 and b.beside("front") == {"shelter": 3, "nano": 1} and a.beside("back") == {"exposed": 1}
    )


@rule("OW-TOKEN-03")
def test_the_field_is_a_target_and_is_hit_by_row_effects() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": "Mei"}, "tokens": FIELD})
    a.plays("Tracer", "front-4", "two shots", "Mei", "Immortality Field")
    assert b.damage("Mei") == 1 and b.field("front") == 1
    a, b = using("Winston", b={"board": {"front-4": "Mei"}, "tokens": FIELD})
    a.ults("Winston", "front row")
    assert b.damage("Mei") == 2 and b.field("front") == 2


@rule("OW-TOKEN-03", "OW-SYN-06", "OW-POWER-03")
def test_the_field_is_counted_as_a_hero() -> None:
    a, b = playing("McCree", b={"board": {"front-4": "Mei"}, "tokens": FIELD, "synergy": (5, 0, 0)})
    a.plays("McCree", "front-4", "use", "enemy front row")
    assert b.synergy == (3, 0, 0)
    a, _ = playing("Wrecking Ball", b={"board": {"front-4": "Mei"}, "tokens": FIELD})
    a.plays("Wrecking Ball", "front-4", "use")
    assert a.shields("Wrecking Ball") == 3
    a, _ = using("Ana", a={"board": {"front-4": "Ana"}, "synergy": (3, 0, 0), "tokens": FIELD})
    a.ults("Ana")
    assert a.power == (1 + 2, 0, 0)
    a, b = using("McCree", b={"board": {"front-4": "Mei", "front-5": "Genji"}, "tokens": FIELD})
    a.ults("McCree", "enemy front row")
    assert b.damage("Mei", "Genji") == (2, 2) and b.field("front") == 2, "an even spread over three"


@rule("OW-TOKEN-04")
def test_the_field_guards_its_own_row_only() -> None:
    board = {"front-4": hero("Mei", damage=3), "middle-4": hero("Genji", damage=3)}
    a, b = playing("Tracer", b={"board": board, "tokens": FIELD})
    a.plays("Tracer", "front-4", "two shots", "Mei", "Genji")
    assert b.damage("Mei") == 4 and not b.is_down("Mei") and b.is_down("Genji")


@rule("OW-TOKEN-06")
def test_the_field_outlives_baptiste() -> None:
    board = {"front-4": hero("Mei", damage=5), "back-4": hero("Baptiste", damage=2)}
    a, b = playing("Tracer", b={"board": board, "tokens": FIELD})
    a.plays("Tracer", "front-4", "single shot", "Baptiste")
    assert b.is_down("Baptiste") and b.field("front") == 0 and not b.is_down("Mei")


@rule("OW-TOKEN-09", "OW-MODE-07")
def test_a_field_placed_anew_leaves_its_old_row() -> None:
    board = {"front-4": "Baptiste", "front-5": hero("Genji", damage=5), "middle-4": hero("Ana", damage=1)}
    old = token("field", "Baptiste", row="front", damage=2)
    for row, fields, genji_falls in (("middle", (None, 0), True), ("front", (0, None), False)):
        a, _ = table(
            mode="reinforce", round=2, a={"board": board, "synergy": (3, 0, 0), "tokens": [old]}, b={"board": ENEMIES}
        )
        a.ults("Baptiste", f"{row} row")
        assert (a.field("front"), a.field("middle")) == fields
        assert a.is_down("Genji") == genji_falls


@rule("OW-TOKEN-07")
def test_the_field_has_no_power_no_column_and_no_neighbours() -> None:
    a, b = table(
        a={"board": {"front-4": "Doomfist", "middle-4": "Hanzo"}, "synergy": (3, 3, 0)},
        b={"board": {"front-4": "Orisa"}, "tokens": FIELD, "synergy": (2, 0, 0)},
        passed=["b"],
    )
    assert b.power == (1, 0, 0)
    a.ults("Doomfist", "Orisa")
    assert b.field("front") == 0, "adjacent to nobody"
    a.does("ultimate", "Hanzo")
    assert a.offered("choose") == ["column 4"]
    a.does("choose", "column 4")
    assert b.field("front") == 0 and b.damage("Orisa") == 6 and b.synergy == (2, 0, 0)


@rule("OW-TOKEN-07")
def test_the_field_does_not_protect_itself() -> None:
    field = [token("field", "Baptiste", row="front", damage=1)]
    a, b = playing("Tracer", b={"board": {"front-4": "Mei"}, "tokens": field})
    a.plays("Tracer", "front-4", "single shot", "Immortality Field")
    assert b.field("front") is None and b.state.effects == []


UNDER_FIELD = {"front-4": hero("Genji", damage=4), "front-5": hero("Mei", damage=3), "back-4": "Baptiste"}


@pytest.mark.parametrize("how", ["Sombra", "Mei"])
@rule("OW-TOKEN-09", "OW-DAMAGE-10")
def test_hack_and_freeze_on_baptiste_take_the_field(how: str) -> None:
    b = {"board": UNDER_FIELD, "tokens": FIELD}
    if how == "Sombra":
        a, b = playing("Sombra", b=b)
        a.plays("Sombra", "front-4", "use", "Baptiste")
    else:
        a, b = using("Mei", b=b)
        a.ults("Mei", "Baptiste")
    assert b.field("front") is None
    assert b.is_down("Genji") and b.damage("Mei") == 3 and not b.is_down("Mei")


@rule("OW-TOKEN-09")
def test_the_teleporter_takes_baptistes_field_along() -> None:
    a, _ = table(a={"hand": ["Symmetra"], "board": UNDER_FIELD, "tokens": FIELD})
    a.plays("Symmetra", "back-5", "use", "Baptiste")
    assert a.field("front") is None and a.is_down("Genji") and not a.is_down("Mei")


@rule("OW-TOKEN-09")
def test_who_leaves_the_protected_row_falls_on_arrival() -> None:
    a, b = playing("Doomfist", b={"board": UNDER_FIELD, "tokens": FIELD})
    a.plays("Doomfist", "front-4", "use", "Genji")
    assert b.is_down("Genji") and b.at("Genji") == "middle-4" and b.damage("Genji") == 0
    a, b = playing("Pharah", b={"board": UNDER_FIELD, "tokens": FIELD})
    a.plays("Pharah", "front-4", "use", "Genji")
    assert b.is_down("Genji"), "without any new damage"
    a, _ = using("Winston", a={"board": {"front-4": hero("Winston", damage=4)}, "synergy": (3, 0, 0), "tokens": FIELD})
    a.ults("Winston", "middle row")
    assert a.is_down("Winston") and a.at("Winston") == "middle-4"


@pytest.mark.parametrize(
    ("name", "way", "own"),
    [
        ("Lucio", "song", True), ("Sigma", "use", True),
        ("Bastion", "area token", False), ("B.O.B.", "use", False), ("Hanzo", "use", False), ("Mei", "use", False),
        ("Torbjörn", "use", False), ("Widowmaker", "use", False),
    ],
)  # fmt: skip
@rule("OW-TOKEN-10")
def test_helpful_tokens_go_on_own_rows_and_harmful_ones_on_the_enemys(name: str, way: str, own: bool) -> None:
    a, _ = playing(name)
    a.plays(name, "front-4", way)
    rows = ["front row", "middle row", "back row"]
    theirs = [f"enemy {row}" for row in rows]
    assert a.offered("choose") == (rows if own else theirs)
    assert a.refused("choose", "enemy back row" if own else "back row").rule == "OW-TOKEN-10"


@rule("OW-TOKEN-10")
def test_mines_go_beside_enemy_rows() -> None:
    a, _ = using("Wrecking Ball")
    a.does("ultimate", "Wrecking Ball", "1")
    assert a.offered("choose") == ["enemy front row", "enemy middle row", "enemy back row"]


@rule("OW-TOKEN-11")
def test_the_turret_hits_both_of_two_and_skips_the_frozen() -> None:
    turret = {"board": {"back-4": "Torbjörn"}, "tokens": [token("turret", "Torbjörn", row="front")]}
    _, b = table(turn="b", at="start", a=turret, b={"board": {"front-4": "Mei", "front-5": "Ana"}})
    assert b.damage("Mei", "Ana") == (1, 1) and b.verbs == {"pass"}
    frozen = {"front-4": hero("Mei", marks=["frozen"]), "front-5": "Ana", "front-6": "Genji"}
    _, b = table(turn="b", at="start", a=turret, b={"board": frozen})
    assert b.verbs == {"pass"}, "the frozen one is no choice, so there is none"
    assert b.damage("Mei", "Ana", "Genji") == (0, 1, 1)


@rule("OW-TOKEN-11", "OW-DAMAGE-01")
def test_a_turret_shot_is_a_packet_like_any_other() -> None:
    tokens = [token("turret", "Torbjörn", row="front"), token("exposed", "Hanzo", row="front")]
    _, b = table(turn="b", at="start", a={"board": {"back-4": "Torbjörn"}, "tokens": tokens}, b={"board": ENEMIES})
    b.answers("Bastion", "Orisa")
    assert b.damage(*NAMES) == (2, 0, 2, 0, 0)


@rule("OW-DAMAGE-01", "OW-TOKEN-12", "OW-TOKEN-13")
def test_a_mine_and_a_trap_are_packets_like_any_other() -> None:
    tokens = [
        token("mines", "Wrecking Ball", row="front"),
        token("trap", "Bastion", row="middle", amount=2),
        token("exposed", "Hanzo", row="front"),
        token("exposed", "Widowmaker", row="middle"),
    ]
    a, _ = using("Winston", b={"board": ENEMIES, "tokens": tokens})
    a.ults("Winston", "front row")
    assert a.damage("Winston") == 2 + 1, "the mine"
    a, _ = using("Winston", b={"board": ENEMIES, "tokens": tokens})
    a.ults("Winston", "middle row")
    assert a.damage("Winston") == 2 + 1, "the trap"


@rule("OW-TOKEN-12")
def test_a_mine_waits_in_the_row_where_the_user_ends() -> None:
    mines = [token("mines", "Wrecking Ball", row="middle", amount=2)]
    a, _ = using("Winston", b={"board": ENEMIES | {"back-5": "Wrecking Ball"}, "tokens": mines})
    a.ults("Winston", "middle row")
    assert a.damage("Winston") == 2 and a.beside("middle") == {"mines": 1}, "one mine an ability"
    mines = [token("mines", "Wrecking Ball", row="front", amount=2)]
    a, _ = using("Winston", b={"board": ENEMIES | {"back-5": "Wrecking Ball"}, "tokens": mines})
    a.ults("Winston", "middle row")
    assert a.damage("Winston") == 0 and a.beside("front") == {"mines": 2}


@rule("OW-TOKEN-12")
def test_a_mine_goes_off_after_the_ability() -> None:
    mines = [token("mines", "Wrecking Ball", row="front")]
    a, b = playing(
        "Tracer",
        a={"board": {"front-4": hero("Genji", damage=3)}, "synergy": (3, 0, 0)},
        b={"board": {"front-4": "Wrecking Ball", "front-5": hero("Ana", damage=1)}, "tokens": mines},
    )
    a.ults("Genji", "Ana")
    assert b.is_down("Ana") and a.is_down("Genji") and a.beside("front") == {}
    a, b = playing("Tracer", b={"board": {"front-4": hero("Wrecking Ball", damage=1)}, "tokens": mines})
    a.plays("Tracer", "front-4", "single shot", "Wrecking Ball")
    assert b.is_down("Wrecking Ball") and a.damage("Tracer") == 0, "mines go with Wrecking Ball"


@rule("OW-TOKEN-13")
def test_the_trap_lets_those_who_leave_its_row_alone() -> None:
    a, _ = using("Winston", b={"board": ENEMIES, "tokens": [token("trap", "Bastion", row="front", amount=2)]})
    a.ults("Winston", "middle row")
    assert a.damage("Winston") == 0
    a, _ = using("Winston", b={"board": ENEMIES, "tokens": [token("trap", "Bastion", row="front", amount=2)]})
    a.ults("Winston", "front row")
    assert a.damage("Winston") == 0, "nor is staying an arrival"


@rule("OW-TOKEN-02")
def test_a_revived_hero_has_no_tokens_back() -> None:
    a, b = table(
        turn="b",
        a={
            "board": {"front-4": hero("Hanzo", damage=3), "front-5": "Mercy"},
            "synergy": (3, 0, 0),
            "tokens": [token("exposed", "Hanzo", row="front")],
        },
        b={"hand": ["Tracer"]},
    )
    b.plays("Tracer", "front-4", "single shot", "Hanzo")
    a.ults("Mercy", "front row", "Hanzo")
    assert not a.is_down("Hanzo") and b.beside("front") == {}


@rule("OW-TOKEN-01", "OW-DAMAGE-01")
def test_tokens_of_a_kind_lie_side_by_side_when_two_heroes_brought_them() -> None:
    a, b = playing("Widowmaker", a={"tokens": [token("exposed", "Hanzo", row="front")]})
    a.plays("Widowmaker", "front-4", "use", "enemy front row")
    assert b.beside("front") == {"exposed": 2}


@rule("OW-TOKEN-12", "OW-MODE-04")
def test_mines_laid_in_a_later_round_are_added() -> None:
    side = {"board": {"front-4": "Wrecking Ball"}, "synergy": (3, 0, 0)}
    mines = [token("mines", "Wrecking Ball", row="front", amount=2)]
    a, b = table(mode="reinforce", round=2, a=side | {"tokens": mines}, b={"board": ENEMIES})
    a.does("ultimate", "Wrecking Ball", "1")
    a.does("choose", "enemy front row")
    assert b.beside("front") == {"mines": 3}


@rule("OW-ULT-10", "OW-MODE-07")
def test_a_token_that_lies_there_already_is_no_effect() -> None:
    nano = {"tokens": [token("nano", "Ana", row="front")], "board": {"front-4": "Ana"}, "synergy": (3, 3, 0)}
    a, _ = table(mode="reinforce", round=2, a=nano)
    assert a.refused("ultimate", "Ana").rule == "OW-ULT-10"
    a, _ = table(mode="reinforce", round=2, a=nano | {"board": {"middle-4": "Ana"}})
    a.ults("Ana")
    assert a.beside("front") == {} and a.beside("middle") == {"nano": 1}


@rule("OW-TERM-07", "OW-TOKEN-11")
def test_the_order_is_asked_for_only_when_a_turret_is_one_of_several() -> None:
    healing = [token("song", "Lucio", row="front"), token("healing", "Zenyatta", on="Mei")]
    board = {"front-4": hero("Mei", damage=2), "middle-4": "Lucio", "middle-5": "Zenyatta", "back-4": "Torbjörn"}
    turret = [token("turret", "Torbjörn", row="front")]
    a, _ = table(at="start", a={"board": board, "tokens": [*healing, *turret]}, b={"board": {"front-4": "Ana"}})
    assert a.damage("Mei") == 0 and not a.can("resolve"), "the own turret fires in the other's turn"
    theirs = {"board": {"back-4": "Torbjörn"}, "tokens": turret}
    a, _ = table(at="start", a={"board": board, "tokens": healing}, b=theirs)
    assert set(a.offered("resolve")) == {"Lucio", "Zenyatta", "Torbjörn"}
