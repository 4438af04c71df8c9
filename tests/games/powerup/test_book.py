"""Card files: a set of one's own."""

from pathlib import Path

import pytest

from overtable.games.powerup.game import PowerUpGame
from overtable.games.powerup.inplay.figures import sheet
from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup, Setup


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("{id: x, type: hero, name: X, cost: 1, stars: 1, atk: 11, def: 1, health: 1}", "atk: expected 0 to 10"),
        ("{id: x, type: power, name: X, cost: 0, does: [{do: draw}]}", "cost: expected at least 1"),
        ("{id: x, type: power, name: X, cost: 1, does: [{do: drow}]}", "drow"),
        ("{id: x, type: equipment, name: X, cost: 1, use: [{name: Y, does: [{do: draw}]}]}", "never ends"),
        ("{id: x, type: hero, name: X, cost: 1, stars: 1, atk: 1, def: -1, health: 1}", "dfn: expected 0 to 10"),
        ("{id: x, type: hero, name: X, cost: 1, stars: 1, atk: 1, def: 1, health: 11}", "health: expected 0 to 10"),
        ("{id: x, type: hero, name: X, cost: 1, stars: 0, atk: 1, def: 1, health: 1}", "stars: expected 1 to 5"),
        ("{id: x, type: hero, name: X, cost: 1, stars: 6, atk: 1, def: 1, health: 1}", "stars: expected 1 to 5"),
        (
            "{id: x, type: equipment, name: X, cost: 1, "
            "use: [{name: Y, cost: 1, does: [{do: draw}], always: [{is: stat, atk: 1}]}]}",
            "either does something or is always there",
        ),
        ("{id: em-torch, type: equipment, name: X, cost: 1}", "is taken"),
        ("{id: x, type: equipment, name: X, cost: 1, always: [{is: stat, atk: lots}]}", "expected int, got str"),
    ],
)
def test_a_set_of_ones_own_is_checked(tmp_path: Path, card: str, problem: str) -> None:
    (tmp_path / "own.yaml").write_text(f"- {card}\n", encoding="utf-8")
    with pytest.raises(CardError, match=problem):
        _ = PowerUpGame(tmp_path).catalogue


def test_a_set_of_ones_own_is_played_without_python(tmp_path: Path) -> None:
    own = "- {id: own-pebble, type: hero, name: Own Pebble, cost: 1, stars: 1, atk: 2, def: 2, health: 2}\n"
    (tmp_path / "own.yaml").write_text(own, encoding="utf-8")
    game = PowerUpGame(tmp_path)
    position = {"phase": "combat", "a": {"heroes": ["Own Pebble"]}, "b": {"heroes": ["Cinder Scout"]}}
    s = game.start(Setup(mode="same-faction", seed=1, position=position))
    assert "Own Pebble" in game.board(game.view(s, 0))


PEBBLE = {"type": "hero", "cost": 1, "stars": 1, "atk": 2, "def": 2, "health": 2}


def test_a_card_made_for_one_table_that_is_refused_leaves_no_row_behind() -> None:
    game = PowerUpGame()
    bad = {**PEBBLE, "id": "bad", "name": "Bad", "health": 11}
    with pytest.raises(BadSetup, match="Bad: field health: expected 0 to 10"):
        game.begin(Setup(mode="same-faction", seed=1, cards=(bad,)))
    good = {**PEBBLE, "id": "good", "name": "Good", "atk": 7}
    position = {"a": {"heroes": ["Good"]}, "b": {"heroes": ["Cinder Scout"]}}
    s = game.begin(Setup(mode="same-faction", seed=1, cards=(good,), position=position))
    assert game.catalogue[s.printing[s.board[0]]].name == "Good"
    assert sheet(s)[s.board[0]].atk == 7


@pytest.mark.parametrize("price", ["cost: 1", "kneel: true", "counters: 1", "times: 1", "when: own_ko"])
def test_an_ability_needs_one_limit_of_any_kind(tmp_path: Path, price: str) -> None:
    use = f"[{{name: Y, {price}, does: [{{do: draw}}]}}]"
    (tmp_path / "own.yaml").write_text(f"- {{id: x-{price[:4]}, type: equipment, name: X, cost: 1, use: {use}}}\n")
    assert PowerUpGame(tmp_path).catalogue.find("X").type == "equipment"
