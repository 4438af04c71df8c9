"""The tests themselves: each asserts something, none waits."""

import ast
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ASSERTING = ("raises", "assert", "check", "refused", "holds", "expect", "contract")


def all_tests() -> list[tuple[str, ast.FunctionDef, dict[str, ast.FunctionDef]]]:
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {n.name: n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
        name = str(path.relative_to(TESTS))
        found += [(f"{name}::{n}", f, functions) for n, f in functions.items() if n.startswith("test_")]
    return found


def asserts(function: ast.FunctionDef, functions: dict[str, ast.FunctionDef], deep: int = 2) -> bool:
    """Whether a test asserts, itself or through a function beside it."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if any(word in name for word in ASSERTING):
                return True
            if deep and name in functions and asserts(functions[name], functions, deep - 1):
                return True
    return False


def test_every_test_asserts_something() -> None:
    assert [name for name, function, functions in all_tests() if not asserts(function, functions)] == []


def test_no_test_waits_for_the_clock() -> None:
    waits = [
        name
        for name, function, _ in all_tests()
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and node.attr == "sleep"
    ]
    assert waits == []
