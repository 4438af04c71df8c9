"""Who knows one game's folder knows all of them: the same names for the same things, and every rule beside its code."""

import ast
import re
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import yaml

from marks import engine_of, our_games
from overtable.kernel.game import Game
from overtable.kernel.guide import load_guide
from overtable.lab.guide import problems_of_guide

SRC = Path(__file__).resolve().parents[2] / "src" / "overtable"

GAMES = pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)

AT_THE_ROOT = ("__init__.py", "game.py", "rules.yaml", "emergent.yaml", "guide.yaml", "cards")
IN_THE_ENGINE = ("__init__.py", "state.py", "words")
"""What editions of one game share."""
ONCE = ("cards", "facts", "book", "value", "terminal", "log", "view", "notes", "position", "scenario", "game", "state")
"""Modules that each game has once, in the folder itself or in a room of it."""
IN_WORDS = ("word.py", "run.py")
NOT = ("printed", "faces", "tables", "hints", "board_text", "events", "deck_rules", "effects_run")
"""What those modules were called before, each in another game."""

LEAST_IN_CODE = 0.85


def python(game: Game[Any]) -> list[Path]:
    return sorted(engine_of(game).rglob("*.py"))


@GAMES
def test_the_same_things_have_the_same_names(game: Game[Any]) -> None:
    assert [name for name in AT_THE_ROOT if not (game.folder / name).exists()] == []
    assert [name for name in IN_THE_ENGINE if not (engine_of(game) / name).exists()] == []
    stems = [path.stem for path in python(game)]
    assert {name: stems.count(name) for name in ONCE if not stems.count(name)} == {}
    assert [name for name in IN_WORDS if not (engine_of(game) / "words" / name).exists()] == []
    assert [name for name in stems if name in NOT or name.startswith("words_")] == []


@GAMES
def test_decks_stand_where_they_are_looked_for(game: Game[Any]) -> None:
    if any(game.decks(mode) for mode in game.modes):
        assert list((game.folder / "ready").glob("*.txt"))
        assert (engine_of(game) / "decks.py").exists() or (engine_of(game) / "decks").is_dir()


@GAMES
def test_card_files_call_the_type_of_a_card_its_type(game: Game[Any]) -> None:
    keys = {type(card).__struct_config__.tag_field for card in game.catalogue.cards}
    assert keys <= {None, "type"}
    assert len({type(card) for card in game.catalogue.cards}) == 1 or keys == {"type"}


@GAMES
def test_a_word_says_and_does(game: Game[Any]) -> None:
    """The base class of the vocabulary has both methods, by these names."""
    tree = ast.parse((engine_of(game) / "words" / "word.py").read_text(encoding="utf-8"))
    words = next(n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == "Word")
    assert {"does", "says"} <= {f.name for f in words.body if isinstance(f, ast.FunctionDef)}


@GAMES
def test_every_rule_stands_in_full_beside_the_code_that_applies_it(game: Game[Any]) -> None:
    rules = {r.id for r in game.ledger()}
    prefix = re.escape(next(iter(rules)).partition("-")[0])
    named = {
        i for path in python(game) for i in re.findall(rf"\b{prefix}-[A-Z]+-\d+", path.read_text(encoding="utf-8"))
    }
    emergent: dict[str, str] = yaml.safe_load((game.folder / "emergent.yaml").read_text(encoding="utf-8")) or {}
    assert sorted(rules - named - emergent.keys()) == []
    assert sorted(named - rules) == []
    assert sorted(emergent.keys() - rules) == []
    assert sorted(emergent.keys() & named) == []
    assert [i for i, why in emergent.items() if len(str(why).split()) < 4] == []
    assert len(rules & named) >= LEAST_IN_CODE * len(rules)


@GAMES
def test_the_guided_first_game_can_be_followed(game: Game[Any]) -> None:
    assert problems_of_guide(game, load_guide(game.folder / "guide.yaml")) == []


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_modules_stay_one_concept() -> None:
    sizes = {str(p.relative_to(SRC)): lines(p) for p in SRC.rglob("*.py")}
    assert {name: n for name, n in sizes.items() if n > 350} == {}
    assert median(sizes.values()) < 150


def test_folders_stay_rooms() -> None:
    crowded = {
        str(folder.relative_to(SRC)): n
        for folder in [SRC, *(f for f in SRC.rglob("*") if f.is_dir())]
        if (n := len(list(folder.glob("*.py")))) > 35
    }
    assert crowded == {}
