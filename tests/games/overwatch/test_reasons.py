"""Why not: each refusal names the rule that stands against it, or a plain fact."""

from typing import Any

import pytest

from games.overwatch.table import ENEMIES, hero, match, playing, table, token, using
from marks import rule
from overtable.games import find
from overtable.games.overwatch.board import column_ref, row_ref, space_ref
from overtable.kernel.engine import explain
from overtable.kernel.refs import card as card_ref
from overtable.lab.reasons import reasons


def test_whoever_asks_why_not_is_told() -> None:
    found = reasons(find("overwatch"), states=120, seed=11)
    assert found.share >= 0.99, found.bare.most_common(5)


@pytest.mark.parametrize(
    ("name", "board", "refused", "because"),
    [
        ("Pharah", {}, "Pharah", "OW-TERM-06"),
        ("Pharah", {"front-4": hero("Roadhog", marks=["frozen"])}, "Roadhog", "OW-DAMAGE-10"),
        ("Pharah", {"front-4": hero("Roadhog", down=True)}, "Roadhog", "OW-DEFEAT-07"),
        ("Genji", {"front-4": hero("Roadhog", damage=1)}, "Zarya", "OW-TERM-04"),
        ("Widowmaker", {}, "Zarya", "OW-TERM-05"),
        ("Hanzo", {}, "column 1", "OW-TERM-03"),
        ("McCree", {}, "front row", "OW-TERM-06"),
        ("Winston", {}, "enemy front row", "OW-MOVE-08"),
        ("Baptiste", {}, "enemy front row", "OW-TOKEN-10"),
        ("Sigma", {}, "back row", "OW-TERM-06"),
    ],
)
def test_what_an_ultimate_may_not_choose(name: str, board: dict[str, Any], refused: str, because: str) -> None:
    a, _ = using(name, b={"board": ENEMIES | board})
    a.does("ultimate", name)
    assert a.refused("choose", refused).rule == because


@pytest.mark.parametrize(
    ("name", "branch", "refused", "because"),
    [
        ("Mei", (), "back row", "OW-TOKEN-10"),
        ("McCree", (), "back row", "OW-TERM-06"),
        ("Ana", (), "enemy back row", "OW-TERM-05"),
        ("Sigma", (), "enemy front row", "OW-TOKEN-10"),
        ("Brigitte", (), "Brigitte", "OW-TERM-02"),
        ("Symmetra", (), "Immortality Field", "OW-TOKEN-07"),
        ("Tracer", ("single shot",), "Genji", "OW-TERM-06"),
    ],
)
def test_what_a_skill_may_not_choose(name: str, branch: tuple[str, ...], refused: str, because: str) -> None:
    mine = {"board": {"front-3": hero("Genji", damage=1)}, "tokens": [token("field", "Baptiste", row="front")]}
    a, _ = playing(name, a=mine, b={"board": ENEMIES, "synergy": (2, 2, 2)})
    a.does("play", name, "front-4")
    a.does("use", *branch)
    assert a.refused("choose", refused).rule == because


@rule("OW-TERM-09", "OW-MOVE-04")
def test_lucio_is_told_which_rows_are_adjacent_and_which_are_full() -> None:
    full = {f"middle-{n}": name for n, name in enumerate(("Mei", "Echo", "Ashe", "Ana", "Orisa", "Zarya", "Reaper"), 1)}
    a, _ = playing("Lucio", a={"board": {"back-4": "Genji", "front-4": "Hanzo"} | full})
    a.does("play", "Lucio", "front-5")
    assert a.refused("use", "speed").rule == "OW-ULT-10", "the only row next to his is full"
    a, _ = playing("Lucio", a={"board": {"middle-4": "Genji", "front-4": "Hanzo"}})
    a.plays("Lucio", "front-5", "speed", "Hanzo")
    assert a.refused("choose", "back row").rule == "OW-TERM-09"
    assert a.refused("choose", "enemy middle row").rule == "OW-MOVE-08"


@rule("OW-ULT-09", "OW-MODE-14")
def test_the_values_of_x_that_cannot_be_paid() -> None:
    a, _ = using("Wrecking Ball")
    assert a.offered("ultimate", "Wrecking Ball") == ["1", "2", "3"]
    assert [a.refused("ultimate", "Wrecking Ball", n).rule for n in ("0", "4")] == ["OW-ULT-09"] * 2
    a, _ = using("Wrecking Ball", mode="super-synergy")
    assert a.offered("ultimate", "Wrecking Ball") == ["3"]
    assert a.refused("ultimate", "Wrecking Ball", "1").rule == "OW-MODE-14"


@rule("OW-SHIELD-06")
def test_who_may_not_absorb() -> None:
    board = {
        "front-4": hero("Winston", shields=2, marks=["guard"]),
        "back-5": hero("Reinhardt", shields=3, marks=["guard"]),
        "front-6": "Sigma",
    }
    a, b = playing("Tracer", b={"board": board, "tokens": [token("shelter", "Sigma", row="front", amount=3)]})
    a.plays("Tracer", "front-4", "single shot", "Winston")
    itself, elsewhere = (b.refused("absorb", name, "1") for name in ("Winston", "Reinhardt"))
    assert itself.rule == elsewhere.rule == "OW-SHIELD-06"
    assert b.tells(itself) == "Winston is dealt the damage: its shields are used after all that absorbs."
    assert b.tells(elsewhere) == "Reinhardt guards another row."
    assert b.refused("absorb", "Sigma", "3").rule == "OW-SHIELD-01", "the packet is 2"
    assert b.refused("pass").rule == "OW-PLAY-01"
    assert a.refused("pass").rule == "OW-SHIELD-06", "it is A's turn, and B who decides"


@rule("OW-TOKEN-11", "OW-TERM-07", "OW-DAMAGE-10")
def test_whom_the_turret_does_not_hit() -> None:
    row = {"front-3": "Mei", "front-4": "Ana", "front-5": "Echo", "front-6": hero("Orisa", marks=["frozen"])}
    tokens = [token("turret", "Torbjörn", row="front")]
    _, b = table(a={"tokens": tokens}, b={"board": row | {"back-4": "Zarya"}}, turn="b", at="start")
    assert b.refused("choose", "Orisa").rule == "OW-DAMAGE-10"
    assert b.refused("choose", "Zarya").rule == "OW-TOKEN-11"
    assert b.refused("pass").rule == "OW-TERM-07"


@rule("OW-DAMAGE-05", "OW-DAMAGE-10")
def test_who_takes_no_share() -> None:
    row = {"front-2": "Mei", "front-3": "Ana", "front-4": "Echo", "front-5": "Orisa"}
    frozen = {"front-6": hero("Zarya", marks=["frozen"])}
    a, _ = using("McCree", b={"board": row | frozen | {"back-4": "Genji"}})
    a.ults("McCree", "enemy front row")
    assert a.refused("choose", "Zarya").rule == "OW-DAMAGE-10"
    assert a.refused("choose", "Genji").rule == "OW-DAMAGE-05"


@rule("OW-DEFEAT-12")
def test_whom_mayhem_does_not_reach() -> None:
    a, b = table(
        a={"hand": ["Tracer"], "board": {"front-4": "Roadhog", "front-5": "Orisa", "back-4": "Ana"}},
        b={"board": {"front-4": hero("Junkrat", damage=2, marks=["mayhem"])}},
    )
    a.plays("Tracer", "front-6", "single shot", "Junkrat")
    assert b.refused("choose", "Tracer").rule == "OW-DEFEAT-12"
    assert b.refused("choose", "Ana").rule == "OW-DEFEAT-12"
    assert a.refused("pass").rule == "OW-DEFEAT-12", "his owner decides"


@rule("OW-MOVE-03")
def test_spaces_that_are_not_nearest() -> None:
    board = {"front-4": "Winston", "middle-4": "Mei"}
    a, _ = using("Winston", a={"board": board, "synergy": (3, 0, 0)})
    a.ults("Winston", "middle row")
    assert a.offered("move", "Winston") == ["middle-3", "middle-5"]
    assert a.refused("move", "Winston", "middle-2").rule == "OW-MOVE-03"


@rule("OW-PLAY-02")
def test_the_other_side_and_the_empty_hand() -> None:
    a, b = playing("Mei")
    assert a.refused("play", card_ref(a.card("Mei")), space_ref(21 + 3)).rule == "OW-PLAY-02"
    a.plays("Mei", "front-4")
    assert [r.rule for r in explain(b.state, 1, space_ref(21))] == ["OW-PLAY-02"]
    assert [r.rule for r in explain(b.state, 1, row_ref(3))] == ["OW-PLAY-01"]
    assert [r.rule for r in explain(b.state, 1, column_ref(3))] == ["OW-PLAY-01"]


def test_where_cards_lie_that_are_of_no_use() -> None:
    a, _ = table(a={"hand": ["Mei"], "discard": ["Genji"], "removed": ["D.Va+MEKA"]})
    assert [a.why_not(name)[0].rule for name in ("Genji", "B.O.B.", "D.Va+MEKA")] == [
        "OW-PLAY-02",
        "OW-SETUP-01",
        "OW-ROUND-13",
    ]
    a, _ = match("hero-draft")
    waiting = next(p for p in a.table.seats if not p.is_asked)
    assert waiting.refused("draft").rule == "OW-MODE-01"


@rule("OW-MODE-01")
def test_a_drafted_hero_is_not_drafted_again() -> None:
    a, _ = table(mode="hero-draft", at="draft", a={"hand": ["Ana"]}, b={"hand": ["Mei"]})
    assert a.refused("draft", "Ana").rule == "OW-MODE-01"
    assert "already" in a.tells(a.why_not("Ana")[0])


@rule("OW-PLAY-01", "OW-TERM-07", "OW-DEFEAT-10")
def test_no_action_is_open_while_something_else_is_decided() -> None:
    a, _ = playing("Doomfist", b={"board": {"front-4": "Genji", "middle-4": "Ana"}})
    a.does("play", "Doomfist", "front-4")
    assert a.refused("pass").rule == "OW-PLAY-01", "before the skill"
    a.does("use")
    assert a.refused("pass").rule == "OW-PLAY-01", "whom?"
    a.does("choose", "Genji")
    assert a.refused("pass").rule == "OW-PLAY-01", "where to?"
    a, _ = using(
        "McCree", b={"board": {f"front-{n}": name for n, name in enumerate(("Mei", "Ana", "Echo", "Zarya"), 1)}}
    )
    a.ults("McCree", "enemy front row", "Ana")
    assert a.refused("pass").rule == "OW-PLAY-01", "who takes more?"
    assert a.refused("choose", "Ana").rule == "OW-DAMAGE-05"
    tokens = [token("song", "Lucio", row="front")]
    _, b = table(
        a={"tokens": [token("turret", "Torbjörn", row="front")]},
        b={"board": {"front-4": hero("Mei", damage=1)}, "tokens": tokens},
        turn="b",
        at="start",
    )
    assert b.refused("pass").rule == "OW-TERM-07", "which effect first?"
    junkrat = {"front-4": hero("Junkrat", damage=2, marks=["mayhem"]), "back-4": "Wrecking Ball"}
    mines = [token("mines", "Wrecking Ball", row="front", amount=1)]
    a, _ = playing("Tracer", b={"board": junkrat, "tokens": mines})
    a.plays("Tracer", "front-4", "single shot", "Junkrat")
    assert a.can("resolve") and a.refused("pass").rule == "OW-PLAY-01"


@rule("OW-DEFEAT-13", "OW-DAMAGE-10")
def test_whom_guardian_angel_does_not_bring_back() -> None:
    board = {
        "front-4": "Mercy",
        "front-5": hero("Genji", down=True),
        "front-6": hero("Echo", down=True, marks=["frozen"]),
        "front-7": "Mei",
        "back-4": hero("Ana", down=True),
    }
    a, _ = using("Mercy", a={"board": board})
    a.ults("Mercy", "front row")
    refused = {name: a.refused("choose", name).rule for name in ("Echo", "Mei", "my Ana", "Roadhog")}
    assert refused == {"Echo": "OW-DAMAGE-10", "Mei": "OW-DEFEAT-13", "my Ana": "OW-TERM-06", "Roadhog": "OW-DEFEAT-13"}


@rule("OW-ULT-10")
def test_a_skill_that_could_change_nothing_is_not_asked_about() -> None:
    a, b = playing("McCree")
    a.does("play", "McCree", "front-4")
    assert b.is_asked, "no row has Synergy to lose"
    a, b = playing("Sombra", b={"board": {"front-4": "Mei"}, "tokens": [token("exposed", "Hanzo", row="front")]})
    a.does("play", "Sombra", "front-4")
    assert b.is_asked, "the one token belongs to a Hero that is not there"


def test_why_not_of_columns_rows_and_tokens() -> None:
    a, _ = using("Hanzo")
    a.does("ultimate", "Hanzo")
    assert a.tells(a.refused("choose", "column 1")) == "That column holds no Hero of the affected side."
    assert a.can("choose", "column 3")
    a, _ = using("Hanzo", a={"tokens": [token("field", "Baptiste", row="front")]})
    assert a.refused("ultimate", "Immortality Field").rule == "OW-TOKEN-07"


@rule("OW-TERM-06", "OW-MOVE-04", "OW-TERM-09")
def test_why_lucio_may_not_choose() -> None:
    full = {f"front-{n}": name for n, name in enumerate(("Mei", "Echo", "Ashe", "Ana", "Orisa", "Zarya", "Reaper"), 1)}
    a, _ = playing("Lucio", a={"board": {"middle-4": "Genji"} | full})
    a.does("play", "Lucio", "middle-5")
    a.does("use", "speed")
    assert a.refused("choose", "Mei").rule == "OW-TERM-06", "she stands in another row"
    a.does("choose", "Genji")
    assert a.refused("choose", "front row").rule == "OW-MOVE-04"
    assert a.refused("choose", "middle row").rule == "OW-TERM-09"
    a, _ = using("Junkrat", a={"board": {"back-4": "Junkrat", "middle-4": "Genji"} | full, "synergy": (0, 0, 3)})
    a.does("ultimate", "Junkrat")
    assert a.refused("choose", "front row").rule == "OW-MOVE-04", "wherever a row is, it is full"


@rule("OW-TERM-06", "OW-TERM-05", "OW-MOVE-08")
def test_whose_a_hero_or_a_row_is() -> None:
    a, _ = playing("Tracer", a={"board": {"front-3": "Genji"}})
    a.plays("Tracer", "front-4", "single shot")
    assert a.tells(a.refused("choose", "Genji")) == "Genji is yours."
    a, _ = playing("Baptiste", a={"board": {"front-3": hero("Genji", damage=1)}})
    a.plays("Baptiste", "front-4", "heal")
    assert a.tells(a.refused("choose", "Orisa")) == "Orisa is your opponent's."
    a, _ = playing("McCree", b={"board": ENEMIES, "synergy": (2, 2, 2)})
    a.plays("McCree", "front-4", "use")
    assert a.tells(a.refused("choose", "back row")) == "A row of the enemy is asked for, not your back row."
    a, _ = playing("Sigma", a={"board": {"front-3": "Genji"}})
    a.plays("Sigma", "front-4", "use")
    assert a.tells(a.refused("choose", "enemy back row")) == "A row of yours is asked for, not the enemy back row."
