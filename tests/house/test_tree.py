"""The tree itself: nothing of a machine in it, arrows that point one way, modules of a readable size."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marks import our_games
from overtable.cli.rule_tests import coverage, folder_of_tests, named_in

sys.path.insert(0, str(Path(__file__).parent))
import tracked

SRC = tracked.ROOT / "src" / "overtable"

MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "players": {"kernel", "games"},
    "lab": {"kernel", "games", "players", "events"},
    "env": {"kernel", "games", "players"},
    "events": {"kernel", "games"},
    "store": {"kernel", "games", "events"},
    "server": {"kernel", "games", "players", "events", "lab", "store", "scenario"},
    "cli": {"kernel", "games", "players", "events", "lab", "env", "store", "server", "scenario"},
    "scenario": {"kernel", "games"},
}


def test_no_registry_host_and_no_machine_path_is_tracked() -> None:
    assert tracked.problems() == []


def test_the_check_sees_what_it_looks_for() -> None:
    host, folder = tracked.HOSTS[0], "/".join(["", "home", "ana", "x"])
    found = tracked.problems_in("a.txt", f"fine\nfrom https://{host}/simple\nin {folder}", {host})
    assert found == [f"a.txt:2: names the registry host {host}", f"a.txt:3: names the machine path {folder[:-2]}"]


PARTS = (
    ("src", "work", "main.py"),
    ("~", "home", "x"),
    ("$(HOME)", "opt", "x"),
    ("and", "or", "root", "x"),
    ("tests", "home", "x"),
)


@pytest.mark.parametrize("fine", ["/".join(parts) for parts in PARTS])
def test_relative_paths_are_no_machine_paths(fine: str) -> None:
    assert tracked.problems_in("a.txt", fine, set()) == []


def imports(path: Path) -> set[str]:
    """The modules of the house that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{a.name}" for a in node.names}
    return {name.removeprefix("overtable.") for name in found if name.startswith("overtable.")}


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_arrows_point_one_way(part: str) -> None:
    files = [SRC / f"{part}.py"] if part == "scenario" else sorted((SRC / part).rglob("*.py"))
    allowed = MAY_IMPORT[part] | {part, "__version__"}
    wrong = [(f.name, m) for f in files for m in imports(f) if m.partition(".")[0] not in allowed]
    assert wrong == []


def test_no_game_imports_another() -> None:
    wrong = []
    for folder in (f for f in (SRC / "games").iterdir() if f.is_dir()):
        for path in folder.rglob("*.py"):
            others = [m for m in imports(path) if m.startswith("games.") and m.split(".")[1] != folder.name]
            wrong += [(str(path.relative_to(SRC)), m) for m in others]
    assert wrong == []


def test_every_package_says_what_it_is_for() -> None:
    silent = [
        str(path.relative_to(SRC))
        for path in SRC.rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_names_say_what_a_thing_is() -> None:
    empty = re.compile(r"(manager|helper|utils?)$", re.IGNORECASE)
    wrong = [
        f"{path.relative_to(SRC)}: {node.name}"
        for path in SRC.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and empty.search(node.name)
    ]
    assert wrong == []


GAMES = pytest.mark.parametrize("game", our_games().values(), ids=lambda g: g.id)


@GAMES
def test_the_ledger_is_sound(game) -> None:  # type: ignore[no-untyped-def]
    ledger = game.ledger()
    assert ledger
    ids = [r.id for r in ledger]
    assert len(set(ids)) == len(ids)


@GAMES
def test_every_rule_has_a_test_that_names_it(game) -> None:  # type: ignore[no-untyped-def]
    folder = folder_of_tests(game)
    assert folder is not None
    found = coverage(game, folder)
    assert found.untested == []
    assert found.unknown == []


def test_every_id_that_a_test_names_is_in_a_ledger() -> None:
    """A misspelt id would be a test of nothing."""
    wrong: dict[str, list[str]] = {}
    for folder in (f for f in (tracked.ROOT / "tests" / "games").iterdir() if f.is_dir()):
        games = [g for g in our_games().values() if folder_of_tests(g) == folder]
        if not games:
            continue
        known = {r.id for g in games for r in g.ledger()}
        wrong |= {i: tests for i, tests in named_in(folder).items() if i not in known}
    assert wrong == {}


@pytest.mark.parametrize("path", sorted((tracked.ROOT / "docs").rglob("*.md")), ids=lambda p: p.name)
def test_links_in_the_docs_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_readme_links_lead_somewhere_and_the_notice_stands_in_it() -> None:
    text = (tracked.ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (tracked.ROOT / link).exists()] == []
    assert "independent, unofficial" in text
    assert "belong to their publishers" in text


HEAVY = {"litestar", "uvicorn", "sqlalchemy", "alembic", "matplotlib", "pytest", "hypothesis"}
HEAVY |= {"numpy", "gymnasium", "pettingzoo", "networkx"}


def test_the_command_starts_without_the_heavy_parts() -> None:
    """What is only in an extra is imported when it is needed, and not by `overtable games`."""
    script = "import sys, overtable.cli.main, overtable.games as g; g.all_games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.split()) == set()
