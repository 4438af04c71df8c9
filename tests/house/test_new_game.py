"""A game made by the template holds up at once, in a checkout in which nothing else was touched."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", ".*", "node_modules")
HOUSE = ("test_games", "test_tree", "test_words")
KERNEL = ("test_clone_and_codec", "test_ending", "test_option_ids")
SUITES = (
    "tests/contract",
    "tests/golden",
    "tests/games/paper_boats",
    *(f"tests/house/{name}.py" for name in HOUSE),
    *(f"tests/kernel/{name}.py" for name in KERNEL),
)
"""Whatever runs over every game, or over this one; the server's and the browser's tests need more than a copy."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this one with a new game."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=NOT_COPIED)
    for part in ("pyproject.toml", "README.md", "Makefile", "hatch_build.py"):
        shutil.copy(ROOT / part, folder)
    before = contents(folder)
    said = run(folder, "-m", "overtable", "new", "game", "paper-boats", str(folder))
    assert "Paper Boats is there, and can be played: overtable play paper-boats" in said
    assert {name: text for name, text in contents(folder).items() if name in before} == before
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = [p for p in folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    return {str(p.relative_to(folder)): p.read_bytes() for p in files}


def run(folder: Path, *arguments: str) -> str:
    """Python with that checkout before everything else; it must succeed."""
    path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    env = {**os.environ, "PYTHONPATH": path, "CI": "", "COLUMNS": "200"}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_everything_that_is_asked_of_a_game_is_there(checkout: Path) -> None:
    files = {str(p.relative_to(checkout)): p for p in checkout.rglob("*") if p.is_file() and p.suffix != ".pyc"}
    made = {name for name in files if "paper_boats" in name or "paper-boats" in name}
    assert {
        "src/overtable/games/paper_boats/game.py",
        "src/overtable/games/paper_boats/cards/crews.yaml",
        "src/overtable/games/paper_boats/rules.yaml",
        "src/overtable/games/paper_boats/value.py",
        "src/overtable/games/paper_boats/guide.yaml",
        "tests/games/paper_boats/rules/test_rounds.py",
        "tests/golden/paper-boats.txt",
        "docs/games/paper-boats.md",
        "web/src/games/paper-boats/Board.svelte",
        "web/src/games/paper-boats/face.ts",
    } <= made
    left = re.compile(r"@(id|name|package|Class|RULE)@")
    assert [name for name in made if left.search(files[name].read_text(encoding="utf-8"))] == []


def test_its_tests_the_contract_and_the_golden_playthrough_pass(checkout: Path) -> None:
    run(checkout, "-m", "pytest", *SUITES, "-q", "-n", "0", "-p", "no:randomly", "-k", "paper_boats or paper-boats")


def test_its_style_its_cards_and_its_guide_are_sound(checkout: Path) -> None:
    run(checkout, "-m", "ruff", "check", "--no-cache", "src/overtable/games/paper_boats", "tests/games/paper_boats")
    run(checkout, "-m", "ruff", "format", "--no-cache", "--check", "src/overtable/games/paper_boats", "tests/games")
    folder = "src/overtable/games/paper_boats"
    assert "10 cards of Paper Boats, all sound." in run(checkout, "-m", "overtable", "check", f"{folder}/cards")
    assert "6 steps that can be followed" in run(checkout, "-m", "overtable", "check", f"{folder}/guide.yaml")


def test_who_thinks_wins_it(checkout: Path) -> None:
    args = ("sim", "paper-boats", "--games", "60", "--seed", "3", "--players", "greedy,random", "--json")
    told = json.loads(run(checkout, "-m", "overtable", *args))
    assert told["wins"][0] >= 0.75 * (told["games"] - told["draws"])
