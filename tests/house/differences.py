"""Writes the table of differences into the page of OverPower classic: `make words`; the test beside this file holds it.

The table is made from the switches of the editions, so it tells what is played and nothing else.
"""

import ast
from itertools import pairwise
from pathlib import Path

from pages import ROOT, write

from overtable.games.overpower import edition

PAGE = ROOT / "docs" / "games" / "overpower-classic.md"
HEADING = "## Where the editions differ"
PLAIN = ("name", "letters", "hand", "format")
"""What is no rule."""


def table() -> str:
    """The section with a row for each switch: what it says, and how the two editions set it."""
    rows = ["| Switch | 2025 | classic | What it decides |", "|---|---|---|---|"]
    for name, said in switches().items():
        new, classic = (value(getattr(e, name)) for e in (edition.NEW, edition.CLASSIC))
        rows.append(f"| `{name}` | {new} | {classic} | {said} |")
    return "\n".join(
        [HEADING, "", "Made by `make words` from `edition.py`: each row is a switch that the rules read.", "", *rows]
    )


def value(of: object) -> str:
    return ("yes" if of else "no") if isinstance(of, bool) else str(of)


def switches() -> dict[str, str]:
    """Each switch with what stands below it."""
    tree = ast.parse(Path(str(edition.__file__)).read_text(encoding="utf-8"))
    body = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Edition").body
    found: dict[str, str] = {}
    for field, said in pairwise(body):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant) and field.target.id not in PLAIN:
            found[field.target.id] = " ".join(str(said.value.value).split())
    return found


if __name__ == "__main__":
    write(PAGE, HEADING, table())
