"""`overtable backup` and `overtable restore`: a store as one file, and a file as the store."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from overtable import __version__
from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.house.stores import Data, Db, reached, store_url

if TYPE_CHECKING:
    from overtable.store.backup import Held


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; with --keep, a folder.")],
    data: Data = Path("overtable-data"),
    db: Db = None,
    keep: Annotated[int, typer.Option(help="Name it by the date, and keep only the newest so many.", min=0)] = 0,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Copy a store into one file, while servers run."""
    url = store_url(data, db)
    # What the store needs is an extra of the package, and slow to load.
    from overtable.store.backup import back_up, back_up_dated
    from overtable.store.faults import NoBackup

    old: list[Path] = []
    try:
        with reached():
            if keep:
                file, held, old = back_up_dated(url, file, keep)
            else:
                held = back_up(url, file, force)
    except NoBackup as error:
        raise Wrong(str(error)) from None
    if json:
        as_json({"file": str(file), "program": __version__, "held": held, "removed": [str(each) for each in old]})
        return
    plain(out(), f"{file}: {said(held)}", "green")
    for each in old:
        plain(out(), f"Removed {each}")


def restore(
    file: Annotated[Path, typer.Argument(help="What `overtable backup` wrote.")],
    data: Data = Path("overtable-data"),
    db: Db = None,
    force: Annotated[bool, typer.Option("--force", help="Also over a store that is not empty.")] = False,
) -> None:
    """Put a backup in the place of a store, while no server runs on it."""
    url = store_url(data, db)
    # What the store needs is an extra of the package, and slow to load.
    from overtable.store.backup import restore as put_back
    from overtable.store.faults import NoBackup

    try:
        with reached():
            held = put_back(url, file, force)
    except NoBackup as error:
        raise Wrong(str(error)) from None
    plain(out(), f"Restored from {file}: {said(held)}", "green")


def said(held: "Held") -> str:
    """What is in it, in words."""
    much = f"{held.tables:,} tables with {held.entries:,} entries, {held.people:,} people"
    return f"{much}; {held.bytes:,} bytes, {held.kind}, schema {held.revision}, Overtable {__version__}."
