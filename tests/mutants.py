"""Would the tests see a rule broken? Small changes to the rule code of each game, one at a time, and who notices.

    python tests/mutants.py [GAME ...] [--count 100] [--seed 1] [--workers 2]

For each game so many changes are drawn by the seed from all that its rule code admits: a comparison shifted or turned,
`and` for `or`, a `not` dropped, a number raised by one, a flag not raised, plus for minus, a call left out. Each is
tried on a copy of the project with the tests that run through the changed line, the game's own (tests/games) only, or
with all of these where it is run before them, while loading. `make mutants` prints the share that was noticed; those
that nobody noticed are listed, with the reason where tests/mutants.yaml gives one.
"""

import argparse
import ast
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = {"overpower-2025": "overpower", "overrealm": "overrealm", "overwatch": "overwatch", "power-up": "powerup"}
NO_RULES = {
    "table",
    "view.py",
    "terminal.py",
    "log.py",
    "notes.py",
    "value.py",
    "features.py",
    "imagine.py",
    "position.py",
    "guide.py",
    "scenario.py",
    "saying.py",
    "asking.py",
    "said.py",
    "wording.py",
    "sentences.py",
    "random.py",
    "__init__.py",
}
"""What shows a game rather than plays it, what bots think with, and what makes decks for runs."""
NO_RULE_FUNCTIONS = {
    "asked_by", "source_of", "says", "said", "prompt", "asked", "whom", "text", "figures", "range", "picked", "untold",
    "note", "aliases", "option_text", "hint", "written", "shown", "sentences", "joined", "condition", "article",
    "a_card", "what", "who",
    "verb", "power_name", "shown_name", "monster_name", "own_name", "notation", "effect", "aims_at", "_price",
    "_beside",
}  # fmt: skip
"""What tells of a rule, or is a bot's hint; some of the names mean something else where a number is returned."""
NUMBERS = {"int", "bool", "list[int]", "tuple[int, ...]", "tuple[int, int, int]"}
WANTED = 0.9
LONGEST = 120
"""Seconds of computing after which a change is taken for noticed: it never ends."""
KNOWN = ROOT / "tests" / "mutants.yaml"

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: lines `first` to `last` of a file (from 1) become `after`."""

    file: str
    function: str
    first: int
    last: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """What it is called in tests/mutants.yaml: stays the same while other lines move."""
        return f"{self.file}:{self.function}: {self.before.strip()} -> {self.after.strip()}"


def rule_files(game: str) -> list[Path]:
    home = ROOT / "src" / "overtable" / "games" / FOLDERS[game]
    return [p for p in sorted(home.rglob("*.py")) if not NO_RULES & set(p.relative_to(home).parts)]


def mutants(path: Path) -> Iterator[Mutant]:
    """All changes that a module admits."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    name = path.relative_to(ROOT).as_posix()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef) or is_telling(function):
            continue
        for node in inside(function):
            for old, new in changes(node, source):
                if new is None or old.lineno != old.end_lineno:
                    continue  # a change of one line is easier to read
                line = lines[old.lineno - 1]
                raw = line.encode()
                after = raw[: old.col_offset] + new.encode() + raw[old.end_col_offset :]
                yield Mutant(name, function.name, old.lineno, old.lineno, line, after.decode())


def is_telling(function: ast.FunctionDef) -> bool:
    told = ast.unparse(function.returns) if function.returns else ""
    return (function.name in NO_RULE_FUNCTIONS or function.name.startswith("says_")) and told not in NUMBERS


def inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body, without functions in it, annotations and what is only said."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.JoinedStr):
            continue
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Reason", "Message", "emit"}:
            continue
        yield node
        taken = changed_with(node)
        todo += [n for field, n in children(node) if field != "annotation" and n is not taken]


def changed_with(node: Any) -> ast.AST | None:
    """The number in a node that is no amount: -1, which is nobody; a flag that is raised, or asked for with `& 1`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return node.operand if is_int(node.operand) else None
    if isinstance(node, ast.Assign):
        return node.value if is_int(node.value) and node.value.value == 1 else None
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        return node.right if is_int(node.right) and node.right.value == 1 else None
    return None


def is_int(node: Any) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for field, value in ast.iter_fields(node):
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.AST):
                yield field, one


def changes(node: Any, source: str) -> Iterator[tuple[Any, str | None]]:
    """What may stand in place of a node."""

    def text(of: ast.AST) -> str:
        return ast.get_source_segment(source, of) or ""

    taken: Any = changed_with(node)
    if taken is not None:
        yield (node, str(1 - taken.value)) if isinstance(node, ast.UnaryOp) else (taken, "0")
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        sign = COMPARED[type(node.ops[0])]
        yield node, f"{text(node.left)} {sign} {text(node.comparators[0])}"
    elif isinstance(node, ast.BoolOp) and len(node.values) == 2:
        sign = "or" if isinstance(node.op, ast.And) else "and"
        yield node, f"({text(node.values[0])} {sign} {text(node.values[1])})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, f"bool({text(node.operand)})"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = "-" if isinstance(node.op, ast.Add) else "+"
        yield node, f"{text(node.left)} {sign} {text(node.right)}"
    elif is_int(node):
        yield node, str(node.value + 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and "emit(" not in text(node):
        yield node, "pass"


def drawn(game: str, count: int, seed: int) -> list[Mutant]:
    """By name, so that a change of the code does not draw all others anew."""
    every = sorted({m for path in rule_files(game) for m in mutants(path)})
    return sorted(every, key=lambda m: blake2b(f"{seed} {m.name}".encode()).digest())[:count]


COVERING = """
import json, sys
import coverage, pytest

class Contexts:
    def pytest_collection_finish(self, session):
        from importlib import import_module
        from overtable.kernel.game import Setup

        for game in import_module("overtable.games." + sys.argv[1]).GAMES:
            game.start(Setup(mode=next(iter(game.modes)), seed=1))  # what a process keeps is no test's own

    def pytest_runtest_logstart(self, nodeid, location):
        cov.switch_context(nodeid)

cov = coverage.Coverage(data_file=None, source=["src/overtable/games/" + sys.argv[1]], config_file=False)
cov.start()
code = pytest.main(["-n", "0", "-p", "no:randomly", "-q", "--no-header", *sys.argv[3:]], plugins=[Contexts()])
cov.stop()
data = cov.get_data()
json.dump({f: data.contexts_by_lineno(f) for f in data.measured_files()}, open(sys.argv[2], "w"))
sys.exit(code)
"""


def tests_of(folder: str) -> list[str]:
    """The folders of tests, of all editions of a game."""
    return sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "tests" / "games").glob(f"{folder}*"))


def who_runs_through(game: str, copy: Path) -> dict[tuple[str, int], list[str]]:
    """The tests that run through each line of the game's code; none for what is run while loading."""
    folder = FOLDERS[game]
    found = copy / "covered.json"
    asked = [folder, str(found), *tests_of(folder)]
    done = subprocess.run([sys.executable, "-c", COVERING, *asked], cwd=copy, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the tests of {game} fail as they are:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    covered = json.loads(found.read_text(encoding="utf-8"))
    return {
        (Path(file).relative_to(copy).as_posix(), int(line)): sorted(tests) if "" not in tests else []
        for file, by_line in covered.items()
        for line, tests in by_line.items()
    }


def copied(to: Path) -> Path:
    """A copy of what is under version control and of what is new."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "src", "tests", "pyproject.toml", "docs", "Makefile"],
        cwd=ROOT, capture_output=True, check=True, text=True,
    )  # fmt: skip
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and "/server/static/" not in name:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)
    return to


def limited() -> None:
    """By the time that it computes: on a busy machine nothing takes longer."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))


def noticed(mutant: Mutant, tests: list[str], copy: Path, folder: str) -> bool:
    """Whether a test fails with this change."""
    path = copy / mutant.file
    whole = path.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    lines[mutant.first - 1 : mutant.last] = [mutant.after]
    path.write_text("".join(lines), encoding="utf-8")
    try:
        listed = copy / "tests.txt"
        listed.write_text("\n".join(tests), encoding="utf-8")
        chosen = [f"@{listed}"] if tests else tests_of(folder)
        run = [sys.executable, "-m", "pytest", "-x", "--assert=plain", "-p", "no:cacheprovider", *chosen]
        env = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # less to load
        return subprocess.run(run, cwd=copy, capture_output=True, env=env, preexec_fn=limited).returncode != 0
    finally:
        path.write_text(whole, encoding="utf-8")


def tried(game: str, count: int, seed: int, workers: int, said: dict[str, str]) -> float:
    """Try the mutants of one game and tell; returns the share that was noticed."""
    with tempfile.TemporaryDirectory() as scratch:
        copies: SimpleQueue[Path] = SimpleQueue()
        first = copied(Path(scratch) / "0")
        through = who_runs_through(game, first)
        for n in range(workers):
            copies.put(first if n == 0 else copied(Path(scratch) / str(n)))
        chosen = drawn(game, count, seed)

        def one(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                tests = through.get((mutant.file, mutant.first))
                seen = tests is not None and noticed(mutant, tests, copy, FOLDERS[game])
                print("." if seen else "S", end="", flush=True)
                return seen
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            seen = list(pool.map(one, chosen))
    print()
    left = [m for m, was in zip(chosen, seen, strict=True) if not was]
    share = sum(seen) / len(seen)
    print(f"{game}: {sum(seen)} of {len(seen)} noticed ({share:.0%})")
    for mutant in left:
        print(f"  {mutant.name}  (line {mutant.first})\n      {said.get(mutant.name, 'no reason is known')}")
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    said = yaml.safe_load(KNOWN.read_text(encoding="utf-8")) or {} if KNOWN.is_file() else {}
    shares = [tried(game, asked.count, asked.seed, asked.workers, said) for game in asked.game or FOLDERS]
    return 0 if min(shares) >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
