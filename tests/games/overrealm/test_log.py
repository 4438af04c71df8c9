"""Events in words."""

from typing import Any

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


def told_of(a: Any) -> list[str]:
    return [GAME.tell_event(a.state, e, 0) for e in a.state.log or ()]


def test_a_hit_is_told_with_its_sum_and_who_was_first() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Standard-"], "cubes": {"ATK": 1}},
        b={"team": team("Cragadilo", "Chargroar", "Steamie"), "cubes": {"DEF": 2}},
    )
    a.selects("Whirlwind", discard=["Standard-"])
    b.selects("Unearth")
    told = told_of(a)
    assert "Whirlwind acts first, speed 7 against 3." in told
    dealt = dict(a.hits())["Whirlwind"]
    (line,) = [x for x in told if x.startswith("Damage: ") and "ATK" in x]
    figures = [
        int(x) for x in line.removeprefix("Damage: ").replace("- ", "-").replace("+ ", "").split() if x[-1].isdigit()
    ]
    assert sum(figures) == dealt and "+ 1 ATK" in line and line.endswith("- 2 DEF.")


def test_elements_that_are_off_are_told() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": ["Standard+", "Standard-"], "maneuver": 1},
        b={"team": team("Cragadilo", "Chargroar", "Steamie")},
    )
    a.selects("Whirlwind", how="protect", discard=["Standard-"])
    b.draws()
    told = told_of(a)
    assert "Elements off: one side protects." in told and not [x for x in told if x.startswith("Damage: ")]
    assert not [x for x in told if "acts first" in x]


def test_a_flip_event_is_told_with_what_it_says() -> None:
    a, b = table(
        a={
            "team": team("Drownigator", "Phantomaton", "Steamie"),
            "hand": 1,
            "deck_top": ["Phantomaton/Curse-", "Standard+"],
        }
    )
    a.selects("Foul Play", discard=1)
    b.draws()
    told = told_of(a)
    at = told.index("Curse takes effect as it is flipped: “Take 1 HP from your active monster.”")
    assert told[at + 1] == "Drownigator loses 1 HP (Curse)."


def test_an_action_that_is_lost_with_its_monster_is_told() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Chargroar", "Steamie"), "hand": 1, "cubes": {"ATK": 4}},
        b={"team": team("Cragadilo", "Chargroar", "Steamie", Cragadilo=1)},
    )
    a.selects("Whirlwind", discard=1)
    b.selects("Unearth")
    b.does("replace", "Chargroar")
    assert "Unearth does not happen: its monster is out of play." in told_of(a)
