"""`overtable host`: who looks after the house."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong, out, plain
from overtable.cli.house.stores import Data, Db, reached, store_url


def host(
    name: Annotated[str | None, typer.Argument(help="The name of an account.")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="They are no host any more.")] = False,
    list_: Annotated[bool, typer.Option("--list", help="Who is a host.")] = False,
    data: Data = Path("overtable-data"),
    db: Db = None,
) -> None:
    """Make an account a host of the house: hosts settle reports, mute, ban and say who may do what."""
    url = store_url(data, db)
    # What the store needs is an extra of the package, and slow to load.
    from sqlalchemy.engine import make_url

    from overtable.store.hosts import hosts, make_host
    from overtable.store.migrate import migrate
    from overtable.store.store import Store

    if (name is None) != list_:
        raise Wrong("give the name of an account, or --list")
    if url.startswith("sqlite") and not Path(make_url(url).database or "").is_file():
        raise Wrong(f"there is no store at {db or data}")

    async def work() -> list[str]:
        store = Store(url)
        try:
            if name is None:
                return await hosts(store) or ["Nobody is a host."]
            found = await make_host(store, name, not remove)
        finally:
            await store.close()
        if found is None:
            raise Wrong(f"there is no account called {name}: make one in the browser first")
        return [f"{found.name} is {'no host any more' if remove else 'a host now'}."]

    with reached():
        migrate(url)
        for line in asyncio.run(work()):
            plain(out(), line)
