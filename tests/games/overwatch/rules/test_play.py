"""The turn: playing a Hero and where, the deploy skill."""

import pytest

from games.overwatch.table import ENEMIES, NAMES, hero, playing, table, token
from marks import rule


@rule("OW-PLAY-01")
def test_start_effects_come_before_exactly_one_action() -> None:
    a, b = table(
        at="start",
        a={
            "hand": ["Ana", "Echo"],
            "board": {"front-4": hero("Winston", damage=2)},
            "synergy": (3, 0, 0),
            "tokens": [token("song", "Lucio", row="front")],
        },
        b={"hand": ["Mei"]},
    )
    assert a.damage("Winston") == 1
    assert a.verbs == {"play", "ultimate"}
    a.plays("Ana", "front-5")
    assert not a.is_asked and b.verbs == {"play"}


@rule("OW-PLAY-02")
def test_a_hero_goes_from_the_hand_on_a_free_space_of_the_own_side() -> None:
    a, b = playing("Genji", a={"board": {"front-4": "Echo"}})
    assert set(a.offered("play")) == {"Genji"}, "one Hero, from the hand"
    a.does("play", "Genji", "front-5")
    assert a.at("Genji") == "front-5" and a.hand == []
    a.does("skip")
    assert b.at("Orisa") == "front-5", "the space of the same name on the other side is another"


@rule("OW-PLAY-06")
def test_a_diagonal_neighbour_is_no_connection() -> None:
    a, _ = table(a={"hand": ["Ana"], "board": {"middle-4": "Mei"}})
    for space in ("front-3", "front-5", "back-3", "back-5"):
        assert a.refused("play", "Ana", space).rule == "OW-PLAY-06"
    assert a.refused("play", "Ana", "front-1").rule == "OW-PLAY-04"


@rule("OW-PLAY-09")
def test_with_no_card_left_on_the_board_the_centre_rule_holds_again() -> None:
    a, _ = table(a={"board": {"back-7": "Tracer"}, "synergy": (0, 0, 3)}, passed=["b"])
    a.ults("Tracer")
    assert a.spaces == {"front-4", "middle-4", "back-4"}


BESIDE = {"front-3": "Mei", "front-5": "Echo"}


@pytest.mark.parametrize("how", ["Reaper", "Tracer", "Symmetra"])
@rule("OW-PLAY-10")
def test_holes_stay_open_and_may_be_filled(how: str) -> None:
    if how == "Symmetra":
        a, _ = table(a={"hand": ["Ana", how], "board": BESIDE | {"front-4": "Genji"}}, passed=["b"])
        a.plays(how, "front-6", "use", "Genji")
    else:
        a, _ = table(
            a={"hand": ["Ana"], "board": BESIDE | {"front-4": how}, "synergy": (3, 0, 0)},
            passed=["b"],
        )
        a.ults(how)
    assert (a.at("Mei"), a.at("Echo")) == ("front-3", "front-5"), "nobody closes up"
    assert "front-4" in a.offered("play", "Ana")
    a.plays("Ana", "front-4")
    assert a.at("Ana") == "front-4"


@rule("OW-DEPLOY-03")
def test_one_play_gives_one_use() -> None:
    a, b = playing("Tracer")
    a.plays("Tracer", "front-4", "single shot", "Ana")
    assert b.is_asked and b.damage("Ana") == 2
    assert a.refused("use", "two shots").rule == "OW-ROUND-01"


@rule("OW-DEPLOY-04")
def test_synergy_comes_after_the_skill() -> None:
    a, _ = playing("Tracer")
    a.does("play", "Tracer", "back-4")
    a.does("use", "single shot")
    assert a.synergy == (0, 0, 0)
    a.does("choose", "Ana")
    assert a.synergy == (0, 0, 3)


@rule("OW-DEPLOY-05")
def test_a_hero_defeated_on_arrival_leaves_only_its_synergy() -> None:
    tokens = [token("trap", "Bastion", row="front", amount=2), token("exposed", "Hanzo", row="front")]
    a, b = playing("Tracer", b={"board": ENEMIES, "tokens": tokens})
    a.does("play", "Tracer", "front-4")
    assert a.is_down("Tracer") and b.is_asked, "no skill is offered"
    assert a.power == (0, 0, 0) and a.synergy == (1, 0, 0)


@rule("OW-DEPLOY-06")
def test_a_moved_hero_is_not_deployed() -> None:
    a, _ = table(
        a={"hand": ["Lucio"], "board": {"front-4": "Tracer", "front-5": "Mei"}},
        b={"board": {"front-4": "Ana"}},
        passed=["b"],
    )
    a.plays("Lucio", "front-6", "speed", "Tracer", "Mei", "middle row")
    assert a.at("Tracer") == "middle-4" and a.synergy == (2, 0, 0), "Lucio's own Synergy alone"
    assert a.verbs == {"pass"}, "no skill of those that moved"


TWO_WAYS = {
    "Ashe": {"single shot", "two shots"},
    "Baptiste": {"damage", "heal"},
    "Bastion": {"single shot", "area token"},
    "Lucio": {"speed", "song"},
    "Mercy": {"side A", "side B"},
    "Reaper": {"single shot", "two shots"},
    "Tracer": {"single shot", "two shots"},
    "Zenyatta": {"Harmony", "Discord"},
}


@pytest.mark.parametrize("name", TWO_WAYS)
@rule("OW-DEPLOY-08")
def test_of_two_ways_exactly_one_is_chosen(name: str) -> None:
    a, _ = playing(name, a={"board": {"front-4": hero("Mei", damage=1)}})
    a.does("play", name, "front-5")
    assert set(a.offered("use")) == TWO_WAYS[name]
    for way in sorted(TWO_WAYS[name])[:1]:
        a.does("use", way)
    assert "use" not in a.verbs


@rule("OW-DEPLOY-09")
def test_a_fixed_number_falls_on_all_there_are() -> None:
    a, b = playing("Tracer", b={"board": {"front-4": "Roadhog"}})
    a.plays("Tracer", "front-4", "two shots", "Roadhog")
    assert b.damage("Roadhog") == 1, "once, and the rest is lost"
    assert b.is_asked


@rule("OW-DEPLOY-09")
def test_a_fixed_number_is_no_up_to() -> None:
    a, b = playing("Tracer")
    a.plays("Tracer", "front-4", "two shots", "Bastion")
    assert not a.can("done"), "a second one must be named"
    assert a.refused("done").rule == "OW-DEPLOY-09"
    a.does("choose", "Ana")
    assert b.damage(*NAMES) == (1, 0, 0, 0, 1)


@rule("OW-DEPLOY-09")
def test_up_to_three_may_be_one() -> None:
    a, b = playing("Genji")
    a.plays("Genji", "front-4", "use", "Bastion", "done")
    assert b.damage(*NAMES) == (1, 0, 0, 0, 0)


ROWS = ("front", "middle", "back")


@pytest.mark.parametrize("name", ["Bastion", "Winston"])
@pytest.mark.parametrize("column", range(1, 8))
@pytest.mark.parametrize("row", ROWS)
@rule("OW-PLAY-04", "OW-PLAY-06")
def test_one_hero_opens_its_column_and_the_spaces_beside_it(row: str, column: int, name: str) -> None:
    a, _ = table(a={"hand": ["Ana"], "board": {f"{row}-{column}": name}})
    beside = {f"{row}-{n}" for n in (column - 1, column + 1) if 1 <= n <= 7}
    assert set(a.offered("play", "Ana")) == beside | {f"{other}-{column}" for other in ROWS if other != row}


@pytest.mark.parametrize("name", ["Bastion", "Winston"])
@rule("OW-PLAY-05", "OW-PLAY-07", "OW-PLAY-12")
def test_why_a_space_of_a_row_that_is_not_empty_is_closed(name: str) -> None:
    a, _ = table(a={"hand": ["Ana"], "board": {"front-2": name, "middle-5": "Mei"}})
    assert a.refused("play", "Ana", "front-5").rule == "OW-PLAY-05"
    assert a.refused("play", "Ana", "front-4").rule == "OW-PLAY-04"
    assert a.refused("play", "Ana", "back-4").rule == "OW-PLAY-06"
    assert a.refused("play", "Ana", "front-2").rule == "OW-PLAY-07"
    row = dict(zip(range(1, 8), (name, "Mei", "Echo", "Ashe", "Orisa", "Zarya", "Reaper"), strict=True))
    a, _ = table(a={"hand": ["Ana"], "board": {f"front-{n}": who for n, who in row.items()}})
    assert a.refused("play", "Ana", "front-1").rule == "OW-PLAY-12"
