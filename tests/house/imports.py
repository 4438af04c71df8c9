"""The import graph of the house, read from the source without running it.

Imports under `if TYPE_CHECKING` do not run and are left out; imports inside of functions do, and count.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src"

Graph = dict[str, set[str]]


def modules(root: Path = SRC) -> dict[str, Path]:
    """All modules below a folder of sources, by their dotted names."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def running_imports(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The imports of a tree that run, each with whether it stands inside of a function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, inside
        elif not is_type_checking(child):
            yield from running_imports(child, inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))


def imported(node: ast.Import | ast.ImportFrom, known: dict[str, Path]) -> set[str]:
    """The modules of the house that an import names."""
    if isinstance(node, ast.Import):
        return {a.name for a in node.names if a.name in known}
    names = {f"{node.module}.{a.name}" for a in node.names}
    return {n for n in names if n in known} | (
        {node.module} if node.module in known and names - known.keys() else set()
    )


def graph(root: Path = SRC) -> Graph:
    known = modules(root)
    found: Graph = {}
    for name, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[name] = {m for node, _ in running_imports(tree) for m in imported(node, known)} - {name}
    return found


def cycles(edges: Graph) -> list[list[str]]:
    """The sets of modules that all reach each other (Tarjan), the largest first; lone modules are left out."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(v: str) -> None:
        index[v] = low[v] = len(index)
        stack.append(v)
        for w in sorted(edges.get(v, ())):
            if w not in index:
                visit(w)
                low[v] = min(low[v], low[w])
            elif w in stack:
                low[v] = min(low[v], index[w])
        if low[v] == index[v]:
            at = stack.index(v)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for v in sorted(edges):
        if v not in index:
            visit(v)
    return sorted(found, key=len, reverse=True)


def unexplained(path: Path) -> list[str]:
    """Imports inside of functions that neither their own line nor the one above says anything about.

    Several imports in a row, also with a blank line between them, share the comment above the first.
    """
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found = []
    explained = -9
    for node, inside in running_imports(ast.parse(text)):
        if not inside:
            continue
        line, above = lines[node.lineno - 1], lines[node.lineno - 2].strip()
        if "#" in line or above.startswith("#") or node.lineno - 2 <= explained:
            explained = node.end_lineno or node.lineno
        else:
            found.append(f"{path.name}:{node.lineno}: {line.strip()}")
    return found
