"""`overtable doctor`: what is wrong in a store, and mending it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.house.stores import Data, Db, reached, store_url
from overtable.cli.progress import bar

if TYPE_CHECKING:
    from overtable.server.upkeep.findings import Report


def doctor(
    data: Data = Path("overtable-data"),
    db: Db = None,
    mend: Annotated[bool, typer.Option("--mend", help="Put right what can be.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Look through a store for what is wrong: schema, games that do not replay, orphans, missing replays; sizes."""
    url = store_url(data, db)
    # What the store needs is an extra of the package, and slow to load.
    from sqlalchemy.engine import make_url

    from overtable.server.upkeep.doctor import examine

    if url.startswith("sqlite") and not Path(make_url(url).database or "").is_file():
        raise Wrong(f"there is no store at {db or data}")
    with reached(), bar("games", 0, quiet=json) as shown:
        report = examine(url, mend, shown.reach)
    if json:
        as_json(report)
    else:
        tell(out(), report, mend)
    if report.wrong:
        raise typer.Exit(1)


def tell(console: Console, report: "Report", mend: bool) -> None:
    if report.parts:
        sizes = Table("kept", "rows", "bytes", title=f"The store, schema {report.newest}", title_justify="left")
        for column in sizes.columns[1:]:
            column.justify = "right"
        for part in report.parts:
            sizes.add_row(part.name, f"{part.rows:,}", f"{part.bytes:,}")
        console.print(sizes)
    if report.findings:
        found = Table("what", "where", "why", "done", title="Found", title_justify="left")
        for f in report.findings:
            style = "" if f.mended or not f.wrong else "red"
            found.add_row(f.what, f.where, f.why, f.mended or ("" if f.wrong else "needs nothing"), style=style)
        console.print(found)
    left, looked = len(report.wrong), f"{report.tables:,} games were looked at"
    if left:
        hint = "" if mend else "; `overtable doctor --mend` puts right what can be"
        plain(console, f"{looked}: {left} things are wrong{hint}.", "red")
    else:
        plain(console, f"{looked}: all is well.", "green")
