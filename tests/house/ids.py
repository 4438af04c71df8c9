"""Writes the numbers of observations into their table and into docs/environment.md: `make words`; old ones stay."""

import re
from pathlib import Path

from overtable.env.ids import FILE, Ids, as_tables, renewed, written

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environment.md"
HEADING = "## The numbers"


def told(text: str) -> str:
    """The part of the page that is made from the table."""
    found = re.search(rf"^{re.escape(HEADING)}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0].strip() + "\n" if found else ""


def made(of: dict[str, Ids]) -> str:
    said = "Written by `make words` from `src/overtable/env/ids.json`; what is new is appended, nothing is renumbered."
    return f"{HEADING}\n\n{said}\n\n{as_tables(of)}"


if __name__ == "__main__":
    FILE.write_text(written(renewed()), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text.replace(told(text).strip(), made(renewed()).strip()), encoding="utf-8")
    print("written: the numbers of observations")
