"""Card files: a set of one's own."""

from pathlib import Path

import pytest

from overtable.games.powerup.game import PowerUpGame
from overtable.kernel.catalogue import CardError
from overtable.kernel.game import Setup


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("{id: x, type: hero, name: X, cost: 1, stars: 1, atk: 11, def: 1, health: 1}", "atk: expected 0 to 10"),
        ("{id: x, type: power, name: X, cost: 0, does: [{do: draw}]}", "cost: expected at least 1"),
        ("{id: x, type: power, name: X, cost: 1, does: [{do: drow}]}", "drow"),
        ("{id: x, type: equipment, name: X, cost: 1, use: [{name: Y, does: [{do: draw}]}]}", "never ends"),
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
