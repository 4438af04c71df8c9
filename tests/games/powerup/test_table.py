"""Decks as texts, bad positions and sets, views, the board, the log, and the hint for bots."""

from pathlib import Path

import pytest

from games.powerup.kit import GAME, Story, astra, blast, buff, combat, gear, hero, power, table
from overtable.games.powerup import GAMES
from overtable.games.powerup.book import ready_set
from overtable.games.powerup.decks import read_deck, ready_decks
from overtable.games.powerup.game import PowerUpGame
from overtable.kernel.catalogue import CardError
from overtable.kernel.codec import encode
from overtable.kernel.game import BadSetup, Setup
from overtable.kernel.message import say


def test_a_deck_text_is_read_in_several_spellings() -> None:
    deck = read_deck("# My deck\nHeroes:\n2x Cinder Scout\nash runner x3\n\nPower Deck\nTorch\n", ready_set())
    assert deck.name == "My deck"
    assert [(n, c.name) for n, c in deck.cards] == [(2, "Cinder Scout"), (3, "Ash Runner"), (1, "Torch")]
    assert read_deck(deck.text(), ready_set()).text() == deck.text()


def test_every_unknown_line_of_a_deck_is_named() -> None:
    with pytest.raises(CardError) as error:
        read_deck("1 Cinder Scoot\n1 Torch\n2 Nobody at all", ready_set())
    assert [p.split(":")[0] for p in error.value.problems] == ["line 1", "line 3"]
    assert "Cinder Scout" in error.value.problems[0]


def test_decks_are_given_by_name_or_as_text() -> None:
    text = ready_decks()["Oathstone: The Long Watch"]
    s = GAMES[0].start(Setup(mode="same-faction", seed=1, decks=("Gearhaven: Full Steam", text)))
    factions = [{GAMES[0].catalogue[s.printing[c]].faction for c in range(first, first + 20)} for first in (0, 40)]
    assert factions == [{"Gearhaven"}, {"Oathstone"}]
    with pytest.raises(BadSetup, match="deck of player 1"):
        GAMES[0].start(Setup(mode="same-faction", seed=1, decks=("Mixed: Four Winds", text)))
    assert GAMES[0].start(Setup(mode="mixed-factions", seed=1, decks=("Mixed: Four Winds", text))).mixed == 1


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"a": {"heroes": ["Nobody"]}}, "no card is called"),
        ({"a": {"heroes": ["Torch"]}}, "Torch is no Hero"),
        ({"a": {"heroes": ["Cinder Scout", "Ash Runner"]}}, "two Heroes of 1"),
        ({"a": {"heros": []}}, "heros"),
        ({"phase": "tea"}, "phase 'tea'"),
        ({"a": {"heroes": [{"hero": "Cinder Scout", "wounds": "many"}]}}, "wounds"),
    ],
)
def test_a_bad_position_says_what_is_wrong(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.start(Setup(mode="same-faction", seed=1, position=position))


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("{id: x, kind: hero, name: X, cost: 1, stars: 1, atk: 11, def: 1, health: 1}", "atk: expected 0 to 10"),
        ("{id: x, kind: power, name: X, cost: 0, does: [{do: draw}]}", "cost: expected at least 1"),
        ("{id: x, kind: power, name: X, cost: 1, does: [{do: drow}]}", "drow"),
        ("{id: x, kind: equipment, name: X, cost: 1, use: [{name: Y, does: [{do: draw}]}]}", "never ends"),
        ("{id: em-torch, kind: equipment, name: X, cost: 1}", "is taken"),
        ("{id: x, kind: equipment, name: X, cost: 1, always: [{is: stat, atk: lots}]}", "expected int, got str"),
    ],
)
def test_a_set_of_ones_own_is_checked(tmp_path: Path, card: str, problem: str) -> None:
    (tmp_path / "own.yaml").write_text(f"- {card}\n", encoding="utf-8")
    with pytest.raises(CardError, match=problem):
        _ = PowerUpGame(tmp_path).catalogue


def test_a_set_of_ones_own_is_played_without_python(tmp_path: Path) -> None:
    own = "- {id: own-pebble, kind: hero, name: Own Pebble, cost: 1, stars: 1, atk: 2, def: 2, health: 2}\n"
    (tmp_path / "own.yaml").write_text(own, encoding="utf-8")
    game = PowerUpGame(tmp_path)
    position = {"phase": "combat", "a": {"heroes": ["Own Pebble"]}, "b": {"heroes": ["Cinder Scout"]}}
    s = game.start(Setup(mode="same-faction", seed=1, position=position))
    assert "Own Pebble" in game.board(game.view(s, 0))


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
        assert t.seats[1].can("play", save) == (held == save)
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


def test_the_hint_prefers_what_is_better() -> None:
    x, y = hero("X"), hero("Y")
    even = table(a=[x], b=[y]).state
    ahead = table(a={"heroes": [x], "hq": 7}, b={"heroes": [y], "hq": 4}).state
    wounded = table(a=[{"hero": x, "wounds": 7}], b=[y]).state
    assert GAME.value(ahead, 0) > GAME.value(even, 0) > GAME.value(wounded, 0)
    assert GAME.value(ahead, 0) == pytest.approx(-GAME.value(ahead, 1))


def test_the_hint_follows_an_attack_to_its_end_and_changes_nothing() -> None:
    x, y = hero("X"), hero("Y", health=1, dfn=1)
    t = combat(a=[x], b=[{"hero": y, "kneeling": True}])
    before = GAME.value(t.state, 0)
    t = combat(a={"heroes": [x]}, b={"heroes": [y], "hand": [gear("Keep", cost=9)]})
    t.seats[0].does("attack", x, y)
    assert t.pending == "Respond"
    bytes_before = encode(t.state)
    assert GAME.value(t.state, 0) > before - 5
    assert encode(t.state) == bytes_before


def test_a_clone_shares_nothing_that_changes() -> None:
    t = combat(a=[hero("X")], b=[hero("Y")])
    twin = t.state.clone()
    for name in t.state.slots():
        mine, its = getattr(t.state, name), getattr(twin, name)
        if name not in ("log", "asked"):
            assert mine == its, name
        if isinstance(mine, list | bytearray) and name not in ("printing", "owner", "asked"):
            assert mine is not its, name
