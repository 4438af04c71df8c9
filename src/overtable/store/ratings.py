"""Ratings, changed in the transaction that ends the game: neither can be written without the other."""

from collections.abc import Callable
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from overtable.store.rows import RatingRow
from overtable.store.schema import person, rated_game, rating

WorkedOut = Callable[[list[RatingRow]], list[RatingRow]]
"""From the ratings of those who played, by seat, those after the game. It may be called again."""
Outcome = Literal["won", "lost", "drawn"]


class Rated(msgspec.Struct, frozen=True):
    """A game that counts: who played it, by seat, and what it does to their ratings; how it went for each, and with
    what deck."""

    game: str
    people: list[str]
    fresh: RatingRow
    worked_out: WorkedOut
    format: str = ""
    outcomes: list[Outcome] = []
    decks: list[str] = []


def apply(c: sa.Connection, rated: Rated, table_id: str, at: int) -> None:
    """Read, work out and write. Their rows are locked, always in the same order, so that games of the same person
    which end at the same moment count one after the other; where somebody is gone, nothing counts.

    A first game in a format begins with the rating of before formats were told apart, where there is one."""
    order = sorted(rated.people)
    there = sa.select(person.c.id).where(person.c.id.in_(order)).order_by(person.c.id)
    if list(c.execute(there.with_for_update(read=True, key_share=True)).scalars()) != order:
        return
    insert = sqlite.insert if c.dialect.name == "sqlite" else postgresql.insert
    before_formats = sa.and_(rating.c.game == rated.game, rating.c.format == "", rating.c.person.in_(order))
    known = {r.person: r for r in c.execute(sa.select(rating).where(before_formats))}
    for who in order:
        start = known.get(who, rated.fresh)
        new = {"game": rated.game, "format": rated.format, "mu": start.mu, "sigma": start.sigma, "games": 0}
        c.execute(insert(rating).values(person=who, **new).on_conflict_do_nothing())
    of_these = sa.and_(rating.c.game == rated.game, rating.c.format == rated.format, rating.c.person.in_(order))
    locked = c.execute(sa.select(rating).where(of_these).order_by(rating.c.person).with_for_update())
    before = {r.person: RatingRow(r.game, r.mu, r.sigma, r.games, r.format) for r in locked}
    after = rated.worked_out([before[who] for who in rated.people])
    for seat, (who, row) in enumerate(zip(rated.people, after, strict=True)):
        values = {"mu": row.mu, "sigma": row.sigma, "games": row.games}
        mine = sa.and_(rating.c.person == who, rating.c.game == rated.game, rating.c.format == rated.format)
        c.execute(rating.update().where(mine).values(**values))
        if rated.outcomes:
            kept = {"game": rated.game, "format": rated.format, "mu": row.mu, "sigma": row.sigma}
            told = {"outcome": rated.outcomes[seat], "deck": rated.decks[seat], "table_id": table_id, "at": at}
            c.execute(rated_game.insert().values(person=who, **kept, **told))
