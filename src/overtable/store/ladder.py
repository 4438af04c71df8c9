"""What rated games add up to: the table of a season, and what one person has played."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from overtable.store.hosts import Done, note
from overtable.store.ratings import Outcome
from overtable.store.rows import SeasonRow
from overtable.store.schema import person, rated_game, season, table
from overtable.store.store import Store

RUNGS = 200
"""Lines of a season's table."""
CURVE, GAMES, DECKS, OPPONENTS = 500, 100, 20, 50
"""How much a profile holds at most."""
SEASONS = 100
CAREFUL = 3


class RungRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: int
    losses: int
    draws: int


class PlayedRow(msgspec.Struct, frozen=True):
    game: str
    format: str
    at: int
    mu: float
    sigma: float
    outcome: Outcome
    table_id: str
    deck: str


class Against(msgspec.Struct, frozen=True):
    """Somebody else in a rated game; without a name it is a person who left."""

    table_id: str
    name: str | None
    event: str | None


async def formats_of(store: Store, game: str) -> list[str]:
    """The formats of a game in which rated games were played, those first in which most were."""
    query = sa.select(rated_game.c.format).where(rated_game.c.game == game).group_by(rated_game.c.format)
    query = query.order_by(sa.func.count().desc(), rated_game.c.format).limit(50)
    return await store.run(lambda c: list(c.execute(query).scalars()), writes=False)


async def rungs(store: Store, game: str, format: str, start: int, until: int) -> list[RungRow]:
    """Everybody who played in a season, with the rating after the last game of theirs in it, the best first."""
    played = rated_game.c
    within = sa.and_(played.game == game, played.format == format, played.at >= start, played.at < until)

    def times(outcome: str) -> sa.ColumnElement[int]:
        return sa.func.sum(sa.case((played.outcome == outcome, 1), else_=0))

    sums = sa.select(
        sa.func.max(played.n).label("last"),
        sa.func.count().label("games"),
        times("won").label("wins"),
        times("lost").label("losses"),
        times("drawn").label("draws"),
    )
    each = sums.where(within).group_by(played.person).subquery()
    query = sa.select(
        person.c.id, person.c.name, played.mu, played.sigma, each.c.games, each.c.wins, each.c.losses, each.c.draws
    )
    query = query.select_from(each.join(rated_game, played.n == each.c.last).join(person, person.c.id == played.person))
    query = query.order_by((played.mu - CAREFUL * played.sigma).desc(), person.c.folded, person.c.id)
    return await store.run(lambda c: [RungRow(*row) for row in c.execute(query)], writes=False)


async def played_by(store: Store, who: str, most: int | None = None) -> list[PlayedRow]:
    """The rated games of a person, the newest first."""
    columns = [rated_game.c[name] for name in PlayedRow.__struct_fields__]
    query = sa.select(*columns).where(rated_game.c.person == who).order_by(rated_game.c.n.desc()).limit(most)
    return await store.run(lambda c: [PlayedRow(*row) for row in c.execute(query)], writes=False)


async def against(store: Store, who: str, since: int = 0) -> list[Against]:
    """Whom this person met in rated games; tables that are gone are not among them."""
    other, mine = rated_game.alias(), rated_game.c
    pairs = rated_game.join(other, sa.and_(other.c.table_id == mine.table_id, other.c.person != mine.person))
    pairs = pairs.join(person, person.c.id == other.c.person).outerjoin(table, table.c.id == mine.table_id)
    query = sa.select(mine.table_id, person.c.name, table.c.event).select_from(pairs)
    query = query.where(mine.person == who, mine.at >= since).order_by(mine.n.desc())
    return await store.run(lambda c: [Against(*row) for row in c.execute(query)], writes=False)


async def there(store: Store, ids: list[str]) -> set[str]:
    """Which of these tables are still kept."""
    query = sa.select(table.c.id).where(table.c.id.in_(ids))
    return await store.run(lambda c: set(c.execute(query).scalars()), writes=False)


async def account(store: Store, folded_name: str) -> tuple[str, str, int] | None:
    """Id, name and age of the account of this name."""
    query = sa.select(person.c.id, person.c.name, person.c.created)
    query = query.where(person.c.folded == folded_name, person.c.password.is_not(None))
    row = await store.run(lambda c: c.execute(query).first(), writes=False)
    return None if row is None else (row.id, row.name, row.created)


# Seasons


async def first_game(store: Store) -> int | None:
    query = sa.select(sa.func.min(rated_game.c.at))
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def seasons(store: Store) -> list[SeasonRow]:
    """Those that hosts have set, in order."""
    query = sa.select(season.c.id, season.c.name, season.c.start).order_by(season.c.start).limit(SEASONS)
    return await store.run(lambda c: [SeasonRow(*row) for row in c.execute(query)], writes=False)


async def add_season(store: Store, name: str, start: int, done: Done) -> bool:
    """False when another one begins at that moment, or there are too many."""

    def work(c: sa.Connection) -> bool:
        if c.execute(sa.select(sa.func.count()).select_from(season)).scalar_one() >= SEASONS:
            return False
        c.execute(season.insert().values(name=name, start=start))
        note(c, done)
        return True

    try:
        return await store.run(work)
    except IntegrityError:
        return False


async def drop_season(store: Store, number: int, after: int, host: str) -> bool:
    """Remove one that has not begun; false where there is none such."""

    def work(c: sa.Connection) -> bool:
        mine = sa.and_(season.c.id == number, season.c.start > after)
        name = c.execute(sa.select(season.c.name).where(mine)).scalar_one_or_none()
        if name is None:
            return False
        c.execute(season.delete().where(mine))
        note(c, Done(host, "removed a season", name, ""))
        return True

    return await store.run(work)


async def history_of(store: Store, who: str) -> list[dict[str, Any]]:
    """For the file of all that is kept of somebody."""
    return [msgspec.to_builtins(row) for row in await played_by(store, who, 10_000)]
