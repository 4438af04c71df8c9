"""What belongs to one person: sessions, all that is kept of them, and leaving for good."""

from typing import Any

import sqlalchemy as sa

from overtable.store.hosts import renewed
from overtable.store.people import folded, hashed
from overtable.store.rows import SessionRow
from overtable.store.schema import ban, chat, entry, event, mute, person, replay, report, seat, session, silence, table
from overtable.store.store import Store, now

LEFT = "somebody who left"
"""What those are called who have left for good."""
TABLES, LINES = 1000, 10_000
"""How many games and lines of chat one file holds at most: the newest."""
TOGETHER = 500
"""So many sessions are looked for at once."""
SHORT = 16
"""So much of a session's hash names it."""
SESSION = [session.c[name] for name in SessionRow.__struct_fields__]


async def sessions_of(store: Store, who: str) -> list[SessionRow]:
    query = sa.select(*SESSION).where(session.c.person == who, session.c.expires > now())
    query = query.order_by(session.c.seen.desc()).limit(100)
    return await store.run(lambda c: [SessionRow(**row._mapping) for row in c.execute(query)], writes=False)


async def end_sessions(store: Store, who: str, keep: str, named: str | None = None) -> int:
    """End all sessions of this person but the one that is kept, or only the one with this name; how many there were."""
    gone = session.delete().where(session.c.person == who, session.c.hash != hashed(keep))
    if named is not None:
        gone = gone.where(sa.func.substr(session.c.hash, 1, SHORT) == named)
    return await store.run(lambda c: c.execute(gone).rowcount)


async def living(store: Store, hashes: list[str]) -> set[str]:
    """Which of these sessions are there."""
    found: set[str] = set()
    for first in range(0, len(hashes), TOGETHER):
        some = hashes[first : first + TOGETHER]
        query = sa.select(session.c.hash).where(session.c.hash.in_(some), session.c.expires > now())
        found |= await store.run(lambda c, query=query: set(c.execute(query).scalars()), writes=False)  # type: ignore[misc]
    return found


async def known_at(store: Store, name: str, address: str) -> bool:
    """Whether the account of this name has a session from this address."""
    query = sa.select(session.c.hash).join(person, person.c.id == session.c.person)
    query = query.where(person.c.folded == folded(name), session.c.address == address).limit(1)
    return await store.run(lambda c: c.execute(query).first() is not None, writes=False)


async def last_address(store: Store, who: str) -> str | None:
    query = sa.select(session.c.address).where(session.c.person == who, session.c.address.is_not(None))
    query = query.order_by(session.c.seen.desc()).limit(1)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def records_of(store: Store, who: str) -> list[dict[str, Any]]:
    """The games that this person played, the newest first, each with its record once it is over."""
    mine = sa.select(seat.c.table_id).where(seat.c.person == who)
    facts = (table.c.id, table.c.game, table.c.mode, table.c.settings, table.c.status, table.c.created, table.c.ended)
    going_on = sa.exists().where(event.c.id == table.c.event, event.c.status.not_in(("over", "cancelled")))
    query = sa.select(*facts, table.c.seed, table.c.result, going_on.label("secret")).where(table.c.id.in_(mine))

    def work(c: sa.Connection) -> list[dict[str, Any]]:
        found = []
        for row in c.execute(query.order_by(table.c.created.desc()).limit(TABLES)).all():
            chairs = c.execute(sa.select(seat).where(seat.c.table_id == row.id).order_by(seat.c.number)).all()
            over = row.status == "over" and not row.secret  # of what goes on, seed and answers are secret
            lines = sa.select(entry.c.line).where(entry.c.table_id == row.id).order_by(entry.c.n)
            shown = {**row._mapping, "seed": str(row.seed) if over else None}
            del shown["secret"]
            shown["seats"] = [s.name for s in chairs]
            shown["your_seat"] = next(s.number for s in chairs if s.person == who)
            shown["your_deck"] = next(s.deck for s in chairs if s.person == who)
            shown["answers"] = list(c.execute(lines).scalars()) if over else []
            found.append(shown)
        return found

    return await store.run(work, writes=False)


async def said_by(store: Store, who: str) -> list[dict[str, Any]]:
    facts = (chat.c.table_id, chat.c.name, chat.c.text, chat.c.at)
    query = sa.select(*facts).where(chat.c.person == who).order_by(chat.c.at.desc()).limit(LINES)
    return await store.run(lambda c: [dict(row._mapping) for row in c.execute(query)], writes=False)


async def reported_by(store: Store, who: str) -> list[dict[str, Any]]:
    facts = (report.c.table_id, report.c.whom_name, report.c.reason, report.c.at, report.c.settled, report.c.done)
    query = sa.select(*facts).where(report.c.by == who).order_by(report.c.at.desc()).limit(LINES)
    return await store.run(lambda c: [dict(row._mapping) for row in c.execute(query)], writes=False)


async def kept_games(store: Store, who: str) -> list[tuple[str, str, str, str | None, str]]:
    """Ended games of this person of which a replay is kept: id, game, mode, and the versions that they belong to."""
    mine = sa.select(seat.c.table_id).where(seat.c.person == who)
    query = sa.select(table.c.id, table.c.game, table.c.mode, table.c.rules, table.c.cards)
    query = query.join(replay, replay.c.table_id == table.c.id).where(table.c.id.in_(mine), table.c.outdated.is_(None))
    return await store.run(lambda c: [(r[0], r[1], r[2], r[3], r[4]) for r in c.execute(query)], writes=False)


async def leave(store: Store, who: str, anew: list[str]) -> list[tuple[str, int]]:
    """This person is gone, with all that was theirs; the games of others keep a chair that nobody is named at.

    The replays of the tables `anew` are dropped, to be made without the name. Returns the tables that changed, and
    their new versions.
    """

    def work(c: sa.Connection) -> list[tuple[str, int]]:
        spoken = sa.select(chat.c.table_id).where(chat.c.person == who)
        mine = sa.select(seat.c.table_id).where(seat.c.person == who)
        touched = sa.or_(table.c.id.in_(mine), table.c.id.in_(spoken))
        ids = list(c.execute(sa.select(table.c.id).where(touched)).scalars())
        c.execute(table.update().where(touched).values(version=table.c.version + 1))
        gone = {"name": LEFT, "token": None, "person": None}
        c.execute(seat.update().where(seat.c.person == who).values(**gone))
        c.execute(chat.update().where(chat.c.person == who).values(name=LEFT, text="…", person=""))
        c.execute(report.update().where(report.c.by == who).values(by=None, by_name=LEFT))
        c.execute(report.update().where(report.c.whom == who).values(whom=None, whom_name=LEFT))
        c.execute(replay.delete().where(replay.c.table_id.in_(anew)))
        c.execute(mute.delete().where(sa.or_(mute.c.person == who, mute.c.muted == who)))
        for kind in (ban, silence, session):
            c.execute(kind.delete().where(kind.c.person == who))
        c.execute(person.delete().where(person.c.id == who))
        renewed(c)
        found = []
        for start in range(0, len(ids), 500):
            part = table.c.id.in_(ids[start : start + 500])
            found += [(r.id, r.version) for r in c.execute(sa.select(table.c.id, table.c.version).where(part))]
        return found

    return await store.run(work)
