"""Games that broke off: how many, what went wrong in the first, and where their records lie."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from overtable.cli.console import err, plain


def keep(folder: Path, records: Mapping[str, str]) -> list[Path]:
    """Write records into a folder, by the name of the file."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / name for name in records]
    for path, text in zip(paths, records.values(), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def tell(count: int, first: str, error: str, kept: Sequence[Path] | None, option: str) -> None:
    """`kept` are the files, or nothing when no folder was named; then `option` says how to name one."""
    console = err()
    plain(console, f"{count} games broke off; game {first}:\n{error}", "red")
    if kept is None:
        plain(console, f"{option} FOLDER writes their records down.", "dim")
    for path in kept or ():
        plain(console, f"wrote {path}", "dim")
