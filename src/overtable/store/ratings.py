"""Ratings, changed in the transaction that ends the game: neither can be written without the other."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from overtable.store.rows import RatingRow
from overtable.store.schema import person, rating

WorkedOut = Callable[[list[RatingRow]], list[RatingRow]]
"""From the ratings of those who played, by seat, those after the game. It may be called again."""


class Rated(msgspec.Struct, frozen=True):
    """A game that counts: who played it, by seat, and what it does to their ratings."""

    game: str
    people: list[str]
    fresh: RatingRow
    worked_out: WorkedOut


def apply(c: sa.Connection, rated: Rated) -> None:
    """Read, work out and write. Their rows are locked, always in the same order, so that games of the same person
    which end at the same moment count one after the other; where somebody is gone, nothing counts."""
    order = sorted(rated.people)
    there = sa.select(person.c.id).where(person.c.id.in_(order)).order_by(person.c.id)
    if list(c.execute(there.with_for_update(read=True, key_share=True)).scalars()) != order:
        return
    insert = sqlite.insert if c.dialect.name == "sqlite" else postgresql.insert
    new = {"game": rated.game, "mu": rated.fresh.mu, "sigma": rated.fresh.sigma, "games": 0}
    for who in order:
        c.execute(insert(rating).values(person=who, **new).on_conflict_do_nothing())
    mine = sa.and_(rating.c.game == rated.game, rating.c.person.in_(order))
    locked = c.execute(sa.select(rating).where(mine).order_by(rating.c.person).with_for_update())
    before = {r.person: RatingRow(r.game, r.mu, r.sigma, r.games) for r in locked}
    after = rated.worked_out([before[who] for who in rated.people])
    for who, row in zip(rated.people, after, strict=True):
        values = {"mu": row.mu, "sigma": row.sigma, "games": row.games}
        c.execute(rating.update().where(rating.c.person == who, rating.c.game == rated.game).values(**values))
