"""Which rules of a ledger are named by tests: read from the tests' source, without running it.

`@rule("OW-PLAY-03")` above a test (or its class, or as the marks of a `pytest.param`) names a rule. A test that
is skipped or expected to fail names nothing.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from overtable.kernel.game import Game

OFF = {"skip", "skipif", "xfail"}


class Coverage(msgspec.Struct, kw_only=True):
    """`definitions` only say what a word means: neither tested nor untested. `unknown` ids are in no ledger."""

    game: str
    rules: int
    tested: int
    untested: list[str]
    definitions: list[str]
    unknown: list[str]


def folder_of_tests(game: Game[Any]) -> Path | None:
    """The folder with the game's tests, when the program runs from a source checkout."""
    for parent in game.folder.resolve().parents:
        for name in (game.id.replace("-", "_"), game.folder.name):
            found = parent / "tests" / "games" / name
            if found.is_dir():
                return found
    return None


def named_in(folder: Path, mark: str = "rule") -> dict[str, list[str]]:
    """id -> the tests that name it, as `file::test`."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, ids in _of_body(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, mark, ""):
            for rule_id in ids:
                named.setdefault(rule_id, []).append(f"{path.relative_to(folder)}::{test}")
    return named


def _of_body(body: list[ast.stmt], mark: str, prefix: str) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if any(_name(d) in OFF for d in node.decorator_list):
            continue
        is_test = node.name.startswith("test" if not isinstance(node, ast.ClassDef) else "Test")
        if is_test:
            yield prefix + node.name, [i for d in node.decorator_list for i in _ids(d, mark)]
        if isinstance(node, ast.ClassDef):
            yield from _of_body(node.body, mark, f"{prefix}{node.name}::")


def _ids(decorator: ast.expr, mark: str) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    if _name(decorator) == mark:
        return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    if _name(decorator) == "parametrize":
        inner = [k.value for call in ast.walk(decorator) if isinstance(call, ast.Call) for k in call.keywords]
        marks = [m for value in inner for m in (value.elts if isinstance(value, ast.List | ast.Tuple) else [value])]
        return [i for m in marks if isinstance(m, ast.Call) and _name(m) == mark for i in _ids(m, mark)]
    return []


def _name(node: ast.expr) -> str:
    """`rule` of `rule(...)`, `marks.rule(...)` and `pytest.mark.rule(...)`."""
    target = node.func if isinstance(node, ast.Call) else node
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


def coverage(game: Game[Any], folder: Path) -> Coverage:
    ledger = game.ledger()
    named = named_in(folder)
    counted = [r for r in ledger if not r.definition]
    prefixes = {r.id.partition("-")[0] for r in ledger}
    known = {r.id for r in ledger}
    return Coverage(
        game=game.id,
        rules=len(ledger),
        tested=sum(r.id in named for r in counted),
        untested=[r.id for r in counted if r.id not in named],
        definitions=[r.id for r in ledger if r.definition],
        unknown=sorted(i for i in named if i not in known and i.partition("-")[0] in prefixes),
    )
