"""`overtable tidy`: remove from a store what is old; and for how long things are kept, as `serve` takes it too."""

from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.house.stores import Data, Db, reached, store_url
from overtable.store.keeping import Keeping

KEPT = Keeping()

Guests = Annotated[int, typer.Option(help="Days that guests stay who sit at no table; 0: for ever.", min=0)]
Open = Annotated[int, typer.Option(help="Days that tables wait at which nothing happens; 0: for ever.", min=0)]
Run = Annotated[int, typer.Option(help="Days until a game that nobody goes on with ends without a result.", min=0)]
GuestGames = Annotated[int, typer.Option(help="Days that ended games of guests stay; 0: for ever.", min=0)]
Replays = Annotated[int, typer.Option(help="Days that all ended games stay, accounts' too; 0: for ever.", min=0)]
Chats = Annotated[int, typer.Option(help="Days that the chat of ended games stays; 0: for ever.", min=0)]
Events = Annotated[int, typer.Option(help="Days that events stay when they are over; 0: for ever.", min=0)]
Snapshots = Annotated[int, typer.Option(help="Days that ended games open quicker; 0: for ever.", min=0)]


def tidy(
    data: Data = Path("overtable-data"),
    db: Db = None,
    keep_guests: Guests = KEPT.guests,
    keep_open: Open = KEPT.open,
    keep_running: Run = KEPT.running,
    keep_guest_games: GuestGames = KEPT.guest_games,
    keep_replays: Replays = KEPT.replays,
    keep_chats: Chats = KEPT.chats,
    keep_events: Events = KEPT.events,
    keep_snapshots: Snapshots = KEPT.snapshots,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Remove from a store what is old, as a server does every hour; one may run meanwhile."""
    url = store_url(data, db)
    # What the store needs is an extra of the package, and slow to load.
    import asyncio

    from overtable.server.upkeep.retention import remove_old
    from overtable.store.migrate import newest_revision, revision_of
    from overtable.store.retention import Removed
    from overtable.store.store import Store

    keeping = Keeping(
        keep_guests, keep_open, keep_running, keep_guest_games, keep_replays, keep_chats, keep_events, keep_snapshots
    )

    async def work() -> Removed:
        store = Store(url)
        try:
            return await remove_old(store, keeping)
        finally:
            await store.close()

    with reached():
        if revision_of(url) != newest_revision():
            raise Wrong("there is no store of this version; `overtable doctor --mend` brings one up")
        removed = asyncio.run(work())
    if json:
        as_json(removed)
        return
    for what, number in removed.items():
        plain(out(), f"{number:,} {what} {'ended without a result' if what == 'running games' else 'removed'}")
    if not removed:
        plain(out(), "There is nothing old.", "green")
