"""What a scenario of a game can say is told on the game's page, and nothing else is."""

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from marks import engine_of, our_drafts, our_games
from overtable.cli.words import section, undocumented
from overtable.kernel.game import Game
from overtable.kernel.seat import Seat

sys.path.insert(0, str(Path(__file__).parent))
import words
from pages import ROOT, is_there, renewed, told

GAMES = pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)


@GAMES
def test_the_page_has_the_verbs_facts_and_position_words(game: Game[Any]) -> None:
    assert is_there(words.page(game), words.HEADING, section(game)), "make words writes it anew"


@GAMES
def test_every_word_of_a_position_is_explained_beside_it(game: Game[Any]) -> None:
    assert game.position is not None
    assert undocumented(game.position, inspect.getmodule(game.position).__doc__ or "") == []


def verbs_in(path: Path) -> set[str]:
    """The verbs that a module writes down as `Option("verb", ...)`."""
    calls = [n for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.Call) and n.args]
    first = [n.args[0] for n in calls if getattr(n.func, "id", "") == "Option"]
    return {a.value for a in first if isinstance(a, ast.Constant) and isinstance(a.value, str)}


@pytest.mark.parametrize("game", [*our_games().values(), *our_drafts().values()], ids=lambda g: g.id)
def test_every_verb_of_the_code_is_known_and_every_known_one_is_in_the_code(game: Game[Any]) -> None:
    engine = engine_of(game)
    drafts = set((engine / "limited").glob("*.py"))  # a draft is a game of its own
    modules = [p for p in engine.rglob("*.py") if p.name != "scenario.py" and p not in drafts]
    assert {v for p in modules for v in verbs_in(p)} - {"take_back"} <= game.verbs.keys()
    code = "\n".join(p.read_text(encoding="utf-8") for p in modules)
    assert [verb for verb in game.verbs if not re.search(rf'"{verb}"', code)] == []


def test_what_every_seat_can_do_is_told_in_the_docs() -> None:
    told = set(re.findall(r"\w+", (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")))
    assert [name for name in vars(Seat) if not name.startswith("_") and name not in told] == []
    assert {"events", "history", "save"} <= told


def test_a_part_of_a_page_is_found_and_renewed() -> None:
    page = f"# X\n\n{words.HEADING}\n\nold\n\n## Rest\n\nkept\n"
    assert told(page, words.HEADING) == f"{words.HEADING}\n\nold\n"
    assert renewed(page, words.HEADING, f"{words.HEADING}\n\nnew\n") == page.replace("old", "new")
    assert renewed("# X\n", words.HEADING, f"{words.HEADING}\n\nnew\n").endswith(f"# X\n\n{words.HEADING}\n\nnew\n")
