"""The table of a season."""

from typing import Any

from overtable.kernel.game import Game
from overtable.server.ladder.seasons import named
from overtable.server.ladder.wire import LadderOut, Rung
from overtable.server.ratings import format_of, give, number
from overtable.store import ladder
from overtable.store.ladder import RungRow
from overtable.store.rows import Person
from overtable.store.store import Store


def rung(rank: int, row: RungRow, you: bool) -> Rung:
    return Rung(
        rank, row.name, number(row.mu, row.sigma), give(row.sigma), row.games, row.wins, row.losses, row.draws, you
    )


async def table(store: Store, game: Game[Any], mode: str, legality: str, season: str, who: Person | None) -> LadderOut:
    """The first of a season, and whoever asks."""
    wanted, formats = await named(store, season), await ladder.formats_of(store, game.id)
    if mode:
        known = game.formats(mode)
        shown = format_of(mode, legality or (known[0] if known else ""))
    else:
        first = next(iter(game.modes))
        shown = formats[0] if formats else format_of(first, next(iter(game.formats(first)), ""))
    found = await ladder.rungs(store, game.id, shown, wanted.start, wanted.until)
    mine = who.id if who else None
    told = [rung(n, row, row.person == mine) for n, row in enumerate(found, 1)]
    return LadderOut(game.id, shown, formats, wanted, told[: ladder.RUNGS], next((r for r in told if r.you), None))
