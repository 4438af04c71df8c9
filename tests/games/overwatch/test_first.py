"""The first of everything has the number 0 in the state: player A's Bastion, front-1, the front row, column 1.

None of them may pass for "nothing".
"""

import pytest

from games.overwatch.table import ENEMIES, hero, playing, table, token, using
from marks import rule
from overtable.kernel.refs import card as card_ref

FIRST = {"front-1": "Bastion"}
FULL = ["Bastion", "Echo", "Hanzo", "Junkrat", "Torbjörn", "Widowmaker", "Reaper"]


def test_these_are_the_first() -> None:
    a, b = table(a={"board": FIRST}, b={"hand": ["Tracer"]}, turn="b")
    assert a.card("Bastion") == 0 and a.state.at[0] == 0
    shot = next(o for o in b.options() if o.verb == "play")
    assert a.table.game.option_text(a.state, shot, 1).startswith("Play · Tracer")
    b.does("play", "Tracer", "front-4")
    b.does("use", "single shot")
    texts = [a.table.game.option_text(a.state, o, 1) for o in b.options() if card_ref(0) in o.refs]
    assert texts == ["Choose · Bastion (enemy front row, 1st space)"]


@rule("OW-PLAY-04", "OW-PLAY-07")
def test_it_connects_and_keeps_its_space() -> None:
    a, _ = table(a={"hand": ["Ana"], "board": FIRST})
    assert a.spaces == {"front-2", "middle-1", "back-1"}
    assert a.refused("play", "Ana", "front-1").rule == "OW-PLAY-07"
    a, _ = table(a={"hand": ["Ana"], "board": {f"front-{n}": name for n, name in enumerate(FULL, 1)}})
    assert a.refused("play", "Ana", "front-1").rule == "OW-PLAY-12"


def test_it_can_be_hit_alone_in_its_row_and_in_its_column() -> None:
    a, b = table(
        a={"board": FIRST},
        b={"hand": ["Tracer"], "board": {"front-4": "Hanzo", "middle-4": "Winston"}} | {"synergy": (3, 3, 0)},
        turn="b",
    )
    b.plays("Tracer", "front-5", "single shot", "Bastion")
    assert a.damage("Bastion") == 2
    a.does("pass")
    b.does("ultimate", "Hanzo")
    assert b.offered("choose") == ["column 1"]
    b.does("choose", "column 1")
    assert a.is_down("Bastion")


@pytest.mark.parametrize(("target", "damage"), [("Mei", (1, 3)), ("Bastion", (3, 1))])
@rule("OW-TERM-01")
def test_it_is_a_neighbour(target: str, damage: tuple[int, int]) -> None:
    a, b = table(
        a={"board": FIRST | {"front-2": "Mei"}}, b={"board": {"front-4": "Doomfist"}, "synergy": (3, 0, 0)}, turn="b"
    )
    b.ults("Doomfist", target)
    assert a.damage("Bastion", "Mei") == damage
    tank = {"board": {"front-4": "Bastion"}, "synergy": (3, 0, 0)}
    a, b = table(a={"board": FIRST | {"front-2": "Mei"}}, b=tank, turn="b")
    b.does("ultimate", "Bastion")
    b.does("choose", f"their {target}")
    other = "Mei" if target == "Bastion" else "their Bastion"
    b.answers(other)
    assert a.damage("Bastion", "Mei") == damage


@rule("OW-DEFEAT-12", "OW-DAMAGE-01")
def test_junkrat_hits_back_at_it() -> None:
    a, b = table(
        a={"hand": ["Bastion"], "board": {"front-2": "Mei"}},
        b={"board": {"front-4": hero("Junkrat", damage=1, marks=["mayhem"])}},
    )
    a.plays("Bastion", "front-1", "single shot", "Junkrat")
    b.answers("Mei")
    assert a.damage("Bastion", "Mei") == (3, 2)


@rule("OW-DEFEAT-13", "OW-TERM-03")
def test_it_is_revived_and_healed() -> None:
    board = {"front-1": hero("Bastion", down=True), "front-2": "Mercy"}
    a, _ = using("Mercy", a={"board": board})
    a.ults("Mercy", "front row", "Bastion")
    assert not a.is_down("Bastion") and a.power == (1 + 1, 0, 0)
    board = {"front-1": hero("Bastion", damage=4), "middle-4": "Moira"}
    a, _ = using("Moira", a={"board": board, "synergy": (0, 3, 0)})
    a.ults("Moira", "column 1")
    assert a.damage("Bastion") == 2


@rule("OW-SYN-07", "OW-TOKEN-10", "OW-SYN-06")
def test_the_first_row_is_a_row() -> None:
    side = {"board": FIRST, "synergy": (5, 5, 5)}
    a, b = table(a=side, b={"hand": ["Pharah"]}, turn="b")
    b.plays("Pharah", "front-4", "use", "Bastion")
    assert a.at("Bastion") == "middle-1" and a.synergy == (3, 5, 5)
    a, b = table(a=side, b={"hand": ["Mei"]}, turn="b")
    b.plays("Mei", "front-4", "use", "enemy front row")
    assert a.beside("front") == {"costly": 1}
    a, b = table(a=side, b={"hand": ["McCree"]}, turn="b")
    b.plays("McCree", "front-4", "use", "enemy front row")
    assert a.synergy == (4, 5, 5)


@rule("OW-MOVE-03", "OW-MOVE-04", "OW-MOVE-08")
def test_its_space_is_taken_and_others_move_to_its_row() -> None:
    a, b = table(a={"board": FIRST | {"middle-1": "Mei"}}, b={"hand": ["Roadhog"]}, turn="b")
    b.plays("Roadhog", "front-4", "use", "Mei")
    assert a.at("Mei") == "front-2" and a.at("Bastion") == "front-1"
    full = {f"front-{n}": name for n, name in enumerate(FULL, 1)}
    a, _ = using("Winston", a={"board": full | {"back-1": "Winston"}, "synergy": (0, 0, 3)})
    a.does("ultimate", "Winston")
    assert a.offered("choose") == ["middle row", "back row"]
    a, b = using("Winston", a={"board": {"back-1": "Winston"}, "synergy": (0, 0, 3)})
    a.ults("Winston", "front row")
    assert a.at("Winston") == "front-1" and b.damage("Roadhog", "Ana") == (2, 0)


@rule("OW-TERM-05", "OW-DEFEAT-11")
def test_whoever_leaves_it_had_a_row() -> None:
    a, b = using("Reaper", a={"board": {"front-1": "Reaper"}})
    a.ults("Reaper")
    assert a.zone("discard") == ["Reaper"] and b.damage("Roadhog", "Zarya") == (3, 0)


@rule("OW-ROUND-10", "OW-MODE-03", "OW-MODE-09")
def test_the_first_player_loses_and_the_first_row_is_the_hill() -> None:
    a, _ = table(at="end", b={"board": {"front-4": "Mei"}})
    assert a.synergy == (1, 1, 1)
    a, b = table(mode="hero-draft", at="end", b={"board": {"front-4": "Mei"}})
    assert a.can("draft") and not b.can("draft")
    a, b = table(mode="king-of-the-hill", hill="front", at="end", a={"board": FIRST}, b={"board": {"back-4": "Ashe"}})
    assert (a.wins, b.wins) == (1, 0)


@rule("OW-SHIELD-06", "OW-TOKEN-13")
def test_it_guards_is_trapped_and_counted() -> None:
    tokens = [token("trap", "Bastion", row="front", amount=2)]
    a, _ = playing("Bastion", a={"board": {"front-2": "Mei"}}, b={"board": ENEMIES, "tokens": tokens})
    a.plays("Bastion", "front-1")
    assert a.damage("Bastion") == 2 and a.power == (1 + 2, 0, 0)
    guard = {"front-1": hero("Winston", shields=2, marks=["guard"]), "front-2": "Bastion"}
    a, b = table(a={"board": guard}, b={"hand": ["Tracer"]}, turn="b")
    b.plays("Tracer", "front-4", "single shot", "Bastion")
    a.does("absorb", "Winston", "2")
    assert a.damage("Bastion") == 0 and a.shields("Winston") == 0
