"""Who imports whom: small cycles only, and no import inside of a function that does not say why."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import imports

LARGEST_CYCLE = 4


def test_no_cycle_has_more_than_four_modules() -> None:
    assert [cycle for cycle in imports.cycles(imports.graph()) if len(cycle) > LARGEST_CYCLE] == []


def test_every_import_inside_of_a_function_says_why() -> None:
    assert [line for path in imports.modules().values() for line in imports.unexplained(path)] == []


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def test_the_tool_finds_a_cycle_through_a_function(tmp_path: Path) -> None:
    root = written(tmp_path, a="import b", b="from c import x", c="def f():\n    import a\nx = 1", d="import a")
    assert imports.cycles(imports.graph(root)) == [["a", "b", "c"]]


def test_the_tool_leaves_out_what_only_types_need(tmp_path: Path) -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import a"
    assert imports.cycles(imports.graph(written(tmp_path, a="import b", b=text))) == []


def test_the_tool_sees_imports_without_a_word(tmp_path: Path) -> None:
    silent = "def f():\n    import a\n"
    spoken = (
        "def f():\n    # Only here: it is slow to load.\n    import a\n    import b\n\ndef g():\n    import c  # why\n"
    )
    written(tmp_path, silent=silent, spoken=spoken)
    assert imports.unexplained(tmp_path / "silent.py") == ["silent.py:2: import a"]
    assert imports.unexplained(tmp_path / "spoken.py") == []
