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
