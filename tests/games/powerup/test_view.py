"""What is seen of a table: views, the board, the log."""

from games.powerup.own_cards import GAME, astra, blast, buff, gear, hero, power
from games.powerup.table import Story, combat, table
from overtable.kernel.message import say


def test_hands_and_slots_are_seen_by_their_owner_only() -> None:
    secret, hidden = gear("Secret", cost=9), hero("Hidden", stars=4)
    t = table(a={"heroes": [hero("X")], "hand": [secret], "slots": [hidden]}, b=[hero("Y")])
    texts = [str(t.game.view(t.state, w)) for w in range(3)]
    assert [secret in text for text in texts] == [True, False, False]
    assert [hidden in text for text in texts] == [True, False, False]
    mine, theirs = (t.game.board(t.game.view(t.state, w)) for w in (0, 1))
    assert secret in mine
    assert secret not in theirs


def test_a_board_marks_what_a_hero_is_and_nothing_else() -> None:
    fine, tired = hero("Fine"), hero("Tired", stars=2)
    t = table(a={"heroes": [fine, {"hero": tired, "kneeling": True, "burn": 1}]}, b=[hero("Y")])
    lines = t.game.board(t.game.view(t.state, 0)).splitlines()
    assert not any(
        mark in line for line in lines if fine in line for mark in ("kneeling", "stunned", "immortal", "burn")
    )
    assert any("(kneeling, burn)" in line for line in lines if tired in line)


def test_a_question_does_not_depend_on_the_hand() -> None:
    """With energy and a card in hand the window is asked; the hand that offers nothing can only decline."""
    dull, save = gear("Dull", cost=9), power("SaveMe", buff(0, 2), speed="instant", target="ally")
    for held in (dull, save):
        t = combat(a=[hero("X")], b={"heroes": [hero("Y")], "hand": [held]})
        t.seats[0].does("attack", *_pair(t))
        assert (t.pending, t.asked) == ("Respond", [1])
        assert t.seats[1].can("play", held) == (held == save)
    t = combat(a=[hero("X")], b={"heroes": [hero("Y")], "hand": [save], "power": 0})
    t.seats[0].does("attack", *_pair(t))
    assert t.pending == "Defend"


def _pair(t: Story) -> tuple[str, str]:
    return t.seats[0].zone("heroes")[0], t.seats[1].zone("heroes")[0]


def test_the_log_tells_what_happened_in_words() -> None:
    x, y = hero("X", atk=9, astra=[astra("Bolt", blast(9), target="enemy")]), hero("Y", health=2)
    t = combat(a=[x], b=[y])
    t.state.log = []
    t.attack(0, x, y)
    told = [GAME.describe(e) for e in t.state.log]
    lines = [say(m, lambda r: t.game.name_of(t.state, r, 0)) for m in told if m is not None]
    assert f"{x} attacks {y}." in lines
    assert f"{y} blocks {x}." in lines
    assert f"{y} is KO'd." in lines


def test_a_clone_shares_nothing_that_changes() -> None:
    t = combat(a=[hero("X")], b=[hero("Y")])
    twin = t.state.clone()
    for name in t.state.slots():
        mine, its = getattr(t.state, name), getattr(twin, name)
        if name not in ("log", "asked"):
            assert mine == its, name
        if isinstance(mine, list | bytearray) and name not in ("printing", "owner", "asked"):
            assert mine is not its, name


def test_the_step_of_combat_is_seen_and_none_outside_of_it() -> None:
    x, y = hero("X", astra=[astra("Bolt", blast(1), target="enemy")]), hero("Y")
    t = combat(a={"heroes": [x], "power": 9}, b={"heroes": [y], "power": 0})

    def step() -> str:
        return str(t.game.view(t.state, 0)["step"])

    assert step() == "Attack!"
    t.seats[0].does("attack", x, y)
    t.windows()
    assert step() == "Defend!"
    t.seats[1].does("block", y)
    assert (t.pending, step()) == ("Powers", "Powers!")
    t.seats[0].does("use", x, "Bolt", y)
    t.windows()
    assert (t.pending, step()) == ("Powers", "Powers!")
    t = table(a={"heroes": [x], "slots": [hero("Later", stars=2)], "deploy": 9}, b=[y])
    assert (t.pending, step()) == ("DeployTurn", "")


def test_the_step_of_a_team_up_is_seen() -> None:
    pair = [hero("A1", stars=1, dfn=2, astra=[astra("Bolt", blast(1), target="enemy")]), hero("A2", stars=2, dfn=2)]
    y = hero("Y", stars=3, dfn=10, atk=9)
    t = table(phase="combat", a={"heroes": pair, "power": 9}, b={"heroes": [y], "power": 0})
    seen = [t.game.view(t.state, 0)["step"]]
    t.seats[0].does("team_up", pair[1], pair[0], y)
    t.windows()
    seen.append(t.game.view(t.state, 0)["step"])
    t.quiet()
    seen.append(t.game.view(t.state, 0)["step"])
    assert seen == ["Team-Up", "Powers!", "Resolve Combat!"]


def score(t: Story) -> list[tuple[str, list[int], list[int]]]:
    return [(row["of"], row["each"], row["won"]) for row in t.game.view(t.state, 0)["score"]]


def test_the_score_stands_beside_the_end_with_what_decided_it() -> None:
    x, x2, y = hero("X"), hero("X2", stars=2), hero("Y")
    assert "score" not in GAME.view(combat(a=[x], b=[y]).state, 0)
    t = table(phase="resolve", a=[x], b={"heroes": [y], "hq": 0})
    assert score(t) == [("HQ", [7, 0], [0]), ("Stars in play", [1, 1], [])]
    t = table(phase="resolve", a=[x, x2], b=[y], round=10)
    assert score(t) == [("HQ", [7, 7], []), ("Stars in play", [3, 1], [0])]
    t = table(phase="resolve", a={"heroes": [], "hq": 7}, b={"heroes": [y], "hq": 2}, round=3)
    assert score(t)[-1] == ("Heroes left", [0, 1], [1])
    assert score(t)[0] == ("HQ", [7, 2], [])
