"""Writes the numbers of observations into their table and into docs/environment.md: `make words`; old ones stay."""

from pages import ROOT, write

from overtable.env.ids import FILE, Ids, as_tables, renewed, written

PAGE = ROOT / "docs" / "environment.md"
HEADING = "## The numbers"


def made(of: dict[str, Ids]) -> str:
    said = "Written by `make words` from `src/overtable/env/ids.json`; what is new is appended, nothing is renumbered."
    return f"{HEADING}\n\n{said}\n\n{as_tables(of)}"


if __name__ == "__main__":
    FILE.write_text(written(renewed()), encoding="utf-8")
    write(PAGE, HEADING, made(renewed()))
