"""The commands with a whole game: Overwatch."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.games import find
from overtable.kernel.record import load_record, replay

runner = CliRunner()
MODES = list(find("overwatch").modes)


def as_json(*words: str) -> Any:
    result = runner.invoke(app, [*words, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_game_and_its_modes_are_listed() -> None:
    game = next(g for g in as_json("games") if g["id"] == "overwatch")
    assert game["cards"] == 34
    assert {"standard", "hero-draft", "reinforce", "king-of-the-hill", "super-synergy"} <= set(game["modes"])


def test_thirty_four_heroes_with_their_texts() -> None:
    cards = as_json("cards", "overwatch")
    assert len(cards) == 34
    assert all(c["custom"] == bool(c["alone"]) for c in cards)
    assert all(c["text"] for c in cards)


def test_the_rules_are_counted() -> None:
    told = as_json("rules", "overwatch")
    assert told["game"] == "overwatch"
    assert told["rules"] == 160 == told["tested"] + len(told["untested"]) + len(told["definitions"])
    assert told["unknown"] == []


def test_the_rulebook_is_searched() -> None:
    result = runner.invoke(app, ["rules", "overwatch", "immortality"])
    assert "OW-DEFEAT-04" in result.stdout
    assert "OW-SETUP-03" not in result.stdout


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_to_its_end(mode: str) -> None:
    told = as_json("sim", "overwatch", "--mode", mode, "--games", "6", "--seed", "7", "--workers", "1")
    assert (told["finished"], told["errors"], told["limit_draws"]) == (6, 0, 0)


def test_a_swap_is_taken_back_before_anything_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    typed = f"2\nundo\nlog\nsave {path}\nquit\n"
    result = runner.invoke(app, ["play", "overwatch", "--seed", "7"], input=typed)
    assert result.exit_code == 0, result.output
    assert "The last answer was taken back." in result.output
    record = load_record(path)
    assert record.answers[-1] == "0 !back 0"
    assert replay(find("overwatch"), record).answers == 0


def test_why_a_card_cannot_be_played(tmp_path: Path) -> None:
    """The deck's cards are not known; a Hero of the hand can be played."""
    result = runner.invoke(app, ["play", "overwatch", "--seed", "7"], input="1\nwhy Genji\nwhy Ana\n")
    assert "Genji (hand)" in result.output
    assert "You know of no Ana on the table." in result.output


def test_a_real_process_plays_a_whole_match_through_its_standard_input() -> None:
    command = [sys.executable, "-c", "from overtable.cli.main import app; app()"]
    words = ["play", "overwatch", "--seed", "5", "--players", "human,random"]
    done = subprocess.run(
        [*command, *words],
        input="1\n" * 400,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert " win. " in done.stdout or " wins. " in done.stdout or "draw" in done.stdout
    assert "Traceback" not in done.stdout
