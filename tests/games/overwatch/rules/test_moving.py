"""Moving a Hero."""

from games.overwatch.table import ENEMIES, hero, playing, table, token, using
from marks import rule


@rule("OW-MOVE-01", "OW-MOVE-02", "OW-SYN-03")
def test_power_follows_the_row_and_synergy_stays() -> None:
    a, b = playing("Roadhog", b={"board": {"middle-4": "Ana", "back-4": "Ashe"}, "synergy": (0, 2, 1)})
    assert b.power == (0, 2, 3)
    a.plays("Roadhog", "front-4", "use", "Ashe")
    assert b.power == (2, 2, 0) and b.synergy == (0, 2, 1)


@rule("OW-MOVE-03")
def test_a_moved_hero_goes_to_the_nearest_free_space() -> None:
    board = {"front-4": "Genji", "middle-3": "Mei", "middle-4": "Ana", "middle-5": "Echo", "middle-6": "Zarya"}
    a, b = playing("Doomfist", b={"board": board})
    a.plays("Doomfist", "front-4", "use", "Genji")
    assert b.at("Genji") == "middle-2", "two to the left is nearer than three to the right"


@rule("OW-MOVE-03")
def test_the_own_column_is_kept() -> None:
    a, b = playing("Doomfist", b={"board": {"front-6": "Genji", "middle-4": "Ana"}})
    a.plays("Doomfist", "front-4", "use", "Genji")
    assert b.at("Genji") == "middle-6"


@rule("OW-MOVE-04")
def test_a_push_from_the_back_row_fails_and_the_punch_lands() -> None:
    a, b = playing("Doomfist")
    a.plays("Doomfist", "front-4", "use", "Ana")
    assert b.at("Ana") == "back-4" and b.damage("Ana") == 2


FULL = ["Genji", "Echo", "Hanzo", "Junkrat", "Torbjörn", "Widowmaker", "Reaper"]


@rule("OW-MOVE-04", "OW-SYN-07")
def test_a_push_into_a_full_row_fails_and_the_synergy_goes() -> None:
    row = {f"middle-{n}": name for n, name in enumerate(FULL, 1)}
    a, b = playing("Pharah", b={"board": row | {"front-4": "Sigma"}, "synergy": (3, 3, 0)})
    a.plays("Pharah", "front-4", "use", "Sigma")
    assert b.at("Sigma") == "front-4" and b.synergy == (1, 3, 0)


@rule("OW-MOVE-04", "OW-MOVE-08")
def test_nobody_moves_himself_into_a_full_row() -> None:
    row = {f"middle-{n}": name for n, name in enumerate(FULL, 1)}
    a, _ = using("Winston", a={"board": row | {"front-4": "Winston"}, "synergy": (3, 0, 0)})
    a.does("ultimate", "Winston")
    assert a.offered("choose") == ["front row", "back row"]
    assert a.refused("choose", "middle row").rule == "OW-MOVE-04"
    assert a.refused("choose", "enemy front row").rule == "OW-MOVE-08", "his owner's rows alone"


@rule("OW-MOVE-05", "OW-PLAY-05")
def test_moves_may_leave_and_create_holes() -> None:
    board = {"front-3": "Mei", "front-4": "Winston", "front-5": "Echo", "middle-2": "Zarya"}
    a, _ = using("Winston", a={"board": board, "synergy": (3, 0, 0)})
    a.ults("Winston", "middle row")
    assert a.at("Winston") == "middle-4", "a hole at middle-3"
    assert (a.at("Mei"), a.at("Echo")) == ("front-3", "front-5"), "a hole at front-4"


@rule("OW-MOVE-06")
def test_counters_and_tokens_on_a_hero_travel() -> None:
    board = {"front-4": hero("Genji", damage=1, shields=2)}
    tokens = [token("healing", "Mercy", on="Genji"), token("song", "Lucio", row="front")]
    a, b = playing("Pharah", b={"board": board, "tokens": tokens})
    a.plays("Pharah", "front-4", "use", "Genji")
    assert b.at("Genji") == "middle-4"
    assert b.shields("Genji") == 2 and b.on("Genji") == {"healing": 1}
    assert b.beside("front") == {"song": 1} and b.beside("middle") == {}
    assert b.damage("Genji") == 0, "healed at the start of B's turn by the token that came along"


TRAPPED = {"board": ENEMIES, "tokens": [token("trap", "Bastion", row="middle", amount=2)]}


@rule("OW-MOVE-07", "OW-TOKEN-13")
def test_a_hero_that_moves_itself_meets_the_trap() -> None:
    a, b = using("Winston", b=TRAPPED)
    a.ults("Winston", "middle row")
    assert a.damage("Winston") == 2 and b.damage("Zarya") == 2
    assert a.beside("middle") == {"trap": 2}


@rule("OW-MOVE-07", "OW-DEFEAT-12")
def test_junkrat_falls_to_the_trap_before_his_tire_rolls() -> None:
    board = {"front-4": hero("Junkrat", damage=1, marks=["mayhem"])}
    a, b = using("Junkrat", a={"board": board, "synergy": (3, 0, 0)}, b=TRAPPED)
    a.ults("Junkrat", "middle row")
    assert a.is_down("Junkrat") and b.damage("Zarya") == 0
    a.answers("done")
    assert b.damage("Bastion") == 3, "the token counts as Bastion"
    assert b.damage("Zarya") == 2, "what has begun is carried out"


@rule("OW-MOVE-07")
def test_the_trap_defeats_before_the_rest_of_the_skill() -> None:
    a, b = playing(
        "Pharah",
        a={"board": {"back-4": "Bastion"}, "tokens": [token("trap", "Bastion", row="middle", amount=2)]},
        b={"board": {"front-4": hero("Genji", damage=2)}, "synergy": (3, 0, 0)},
    )
    a.plays("Pharah", "front-4", "use", "Genji")
    assert b.is_down("Genji") and b.at("Genji") == "middle-4"
    assert b.synergy == (1, 0, 0)


@rule("OW-MOVE-08")
def test_any_row_includes_staying() -> None:
    a, b = using("Junkrat")
    a.ults("Junkrat", "front row")
    assert a.at("Junkrat") == "front-4" and b.damage("Roadhog") == 2


@rule("OW-MOVE-09")
def test_the_hook_pulls_to_the_front_row_of_the_victims_side() -> None:
    a, b = playing("Roadhog", b={"board": {"back-6": "Ana", "front-6": "Mei"}})
    a.plays("Roadhog", "front-4", "use", "Ana")
    a.does("move", "Ana", "front-7")
    assert b.at("Ana") == "front-7" and b.damage("Ana") == 2
    assert a.zone("board") == ["Roadhog"]


@rule("OW-TERM-08", "OW-SYN-07")
def test_the_starting_row_is_the_one_before_the_move() -> None:
    a, b = playing("Pharah", b={"board": {"front-4": "Genji"}, "synergy": (5, 5, 5)})
    a.plays("Pharah", "front-4", "use", "Genji")
    assert b.at("Genji") == "middle-4" and b.synergy == (3, 5, 5)


@rule("OW-TERM-09")
def test_lucio_in_the_middle_has_two_adjacent_rows() -> None:
    a, _ = table(a={"hand": ["Lucio"], "board": {"middle-4": "Mei"}})
    a.plays("Lucio", "middle-5", "speed", "Mei")
    assert a.offered("choose") == ["front row", "back row"]
    a.does("choose", "back row")
    assert a.at("Mei") == "back-4"
