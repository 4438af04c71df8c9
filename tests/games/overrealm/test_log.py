"""Events in words."""

from games.overrealm.table import table, team
from overtable.games import find
from overtable.games.overrealm.log import LINES
from overtable.kernel.message import Message, say
from overtable.kernel.refs import card, seat

GAME = find("overrealm")


def test_a_reveal_tells_everyone_what_was_paid_and_played() -> None:
    a, b = table(a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Galeaffy/Leaf Shield+"]})
    a.selects("Whirlwind", buffs=["Galeaffy/Leaf Shield+"], discard=["Standard+"])
    b.draws()
    told = [GAME.tell_event(a.state, e, 1) for e in a.state.log or ()]
    assert "Player 1 uses Whirlwind." in told and "Player 1 adds Leaf Shield." in told
    assert "Player 1 discards Can't Escape." in told and "Player 1 draws a card." in told


def test_a_player_reads_of_themselves_as_you() -> None:
    called = {seat(0): "you", seat(1): "player 2", card(0): "Ana"}
    read = [say(Message(LINES["draw"], (seat(who), card(0))), lambda r: called[r]) for who in (0, 1)]
    assert read == ["you draw Ana.", "player 2 draws Ana."]
    read = [say(Message(LINES["gooped"], (seat(who), card(0))), lambda r: called[r]) for who in (0, 1)]
    assert read == ["Ana goes into your deck.", "Ana goes into player 2's deck."]


def test_counted_things_follow_their_number() -> None:
    read = [say(Message(LINES["acorn"], ("player 2", n, "ATK")), str) for n in (1, 3)]
    assert read == ["player 2 gains 1 ATK acorn.", "player 2 gains 3 ATK acorns."]
