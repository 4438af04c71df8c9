"""Turns on other source trees: each in a process of its own, with the measuring of this one."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from overtable.lab.bench.courses import Breakage, Broken
from overtable.lab.bench.handed import HERE
from overtable.lab.bench.turn import Turn, Wanted

OWN = HERE.parents[2]
"""The folder that this very package is imported from."""


class BadTree(Exception):
    """A source tree that cannot be measured, in words."""


def tree_at(folder: Path) -> Path:
    """The folder that holds the package: the one that is named, or its `src`."""
    for place in (folder, folder / "src"):
        if (place / "overtable" / "lab" / "__init__.py").is_file():
            return place.resolve()
    raise BadTree(f"{folder} holds no source tree of Overtable")


def turn_in(tree: Path, wanted: Wanted) -> Turn:
    """Raises `Broken` when a game breaks off there, `BadTree` when the tree lacks what is measured."""
    done = subprocess.run(
        [sys.executable, "-P", str(HERE / "handed.py")],
        input=msgspec.json.encode(wanted),
        capture_output=True,
        env=os.environ | {"PYTHONPATH": str(tree)},
    )
    if done.returncode:
        last = (done.stderr.decode().strip().splitlines() or ["nothing was said"])[-1]
        raise BadTree(f"{tree} cannot be measured: {last}")
    told = msgspec.json.decode(done.stdout, type=dict)
    if "error" in told:
        raise Broken(msgspec.convert(told, Breakage))
    return msgspec.convert(told, Turn)
