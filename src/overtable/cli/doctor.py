"""`overtable doctor`: what is wrong in a store, and mending it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar

if TYPE_CHECKING:
    from overtable.server.upkeep.findings import Report


def doctor(
    data: Annotated[Path, typer.Option(help="The folder of the SQLite database.")] = Path("overtable-data"),
    db: Annotated[str | None, typer.Option(help="Another database: postgresql+psycopg://user@host/name.")] = None,
    mend: Annotated[bool, typer.Option("--mend", help="Put right what can be.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Look through a store for what is wrong: schema, games that do not replay, orphans, missing replays; sizes."""
    try:
        # What the store needs is an extra of the package, and slow to load.
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import SQLAlchemyError

        from overtable.server.upkeep.doctor import examine
        from overtable.store.store import async_url, sqlite_url
    except ImportError as error:
        raise Wrong(f"the store needs more packages ({error.name}): pip install 'overtable[server]'") from None
    try:
        url = async_url(db) if db else sqlite_url(data.resolve())
    except Exception as error:
        raise Wrong(f"--db: {error}") from None
    if url.startswith("sqlite") and not Path(make_url(url).database or "").is_file():
        raise Wrong(f"there is no store at {db or data}")
    try:
        with bar("games", 0, quiet=json) as shown:
            report = examine(url, mend, shown.reach)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Wrong(f"the database cannot be used: {why}") from None
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
