"""People: guests, accounts, whom they have muted, their ratings."""

import contextlib
import hashlib
import secrets

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from overtable.store.rows import BrokenRow, Person, RatingRow, row_of
from overtable.store.schema import mute, person, rating, session
from overtable.store.skeletons import skeleton
from overtable.store.store import Store, now

SESSION_DAYS = 90
LONGEST_ID = 20
SEEN = 600_000
"""Milliseconds after which it is written down anew that a session is used."""
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class NameTaken(Exception):
    """Another account has this name, or one that looks like it."""


def new_id(length: int = 10) -> str:
    """A random id without letters that are mistaken for others."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether this could be the id of a table."""
    return 0 < len(text) <= LONGEST_ID and all(c in ALPHABET for c in text)


def hashed(token: str) -> str:
    """Random tokens need no slow hash: they cannot be guessed."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def folded(name: str) -> str:
    return " ".join(name.casefold().split())


async def add_guest(store: Store, name: str) -> Person:
    made = Person(new_id(12), name, True)
    added = person.insert().values(id=made.id, name=name, created=now())
    await store.run(lambda c: c.execute(added))
    return made


async def rename(store: Store, who: str, name: str) -> None:
    async with store.write() as c:
        await c.execute(person.update().where(person.c.id == who).values(name=name))


async def add_account(store: Store, name: str, password: str, guest: str | None) -> Person:
    """A new account, or a guest made into one; raises `NameTaken`."""
    values = {"name": name, "folded": folded(name), "skeleton": skeleton(name), "password": password}
    try:
        async with store.write() as c:
            if guest is not None:
                await c.execute(person.update().where(person.c.id == guest).values(**values))
                return Person(guest, name, False)
            made = Person(new_id(12), name, False)
            await c.execute(person.insert().values(id=made.id, created=now(), **values))
            return made
    except IntegrityError:
        raise NameTaken(name) from None


async def account_named(store: Store, name: str) -> tuple[Person, str] | None:
    """The account and the hash of its password."""
    async with store.read() as c:
        row = (await c.execute(sa.select(person).where(person.c.folded == folded(name)))).first()
    return None if row is None or row.password is None else (Person(row.id, row.name, False, row.host), row.password)


async def account_names(store: Store, ids: list[str]) -> dict[str, str]:
    """The names of those of these people who have accounts."""
    query = sa.select(person.c.id, person.c.name).where(person.c.id.in_(ids), person.c.password.is_not(None))
    return await store.run(lambda c: {row.id: row.name for row in c.execute(query)}, writes=False)


async def looks_taken(store: Store, name: str) -> bool:
    """Whether an account has this name, or one that looks like it."""
    alike = sa.or_(person.c.folded == folded(name), person.c.skeleton == skeleton(name))
    query = sa.select(person.c.id).where(alike).limit(1)
    return await store.run(lambda c: c.execute(query).first() is not None, writes=False)


async def password_of(store: Store, who: str) -> str | None:
    query = sa.select(person.c.password).where(person.c.id == who)
    return await store.run(lambda c: c.execute(query).scalar_one_or_none(), writes=False)


async def set_password(store: Store, who: str, password: str) -> None:
    async with store.write() as c:
        await c.execute(person.update().where(person.c.id == who).values(password=password))


async def open_session(store: Store, who: str, address: str | None = None, agent: str | None = None) -> str:
    """The secret of a new session."""
    token, at = secrets.token_urlsafe(32), now()
    known = {"created": at, "seen": at, "address": address, "agent": agent}
    expires = at + SESSION_DAYS * 86_400_000

    def work(c: sa.Connection) -> None:
        c.execute(session.delete().where(session.c.expires < at))
        c.execute(session.insert().values(hash=hashed(token), person=who, expires=expires, **known))

    await store.run(work)
    return token


async def close_session(store: Store, token: str) -> None:
    async with store.write() as c:
        await c.execute(session.delete().where(session.c.hash == hashed(token)))


async def person_of(store: Store, token: str, address: str | None = None) -> Person | None:
    """Who has this session; now and then it is written down that it is used, and from where."""
    at, mine = now(), session.c.hash == hashed(token)
    query = (
        sa.select(person.c.id, person.c.name, person.c.password, person.c.host, session.c.seen)
        .join(session, session.c.person == person.c.id)
        .where(mine, session.c.expires > at)
    )
    row = await store.run(lambda c: c.execute(query).first(), writes=False)
    if row is None:
        return None
    if address is not None and (row.seen or 0) < at - SEEN:
        used = session.update().where(mine).values(seen=at, address=address)
        await store.run(lambda c: c.execute(used))
    return Person(row.id, row.name, row.password is None, row.host)


async def set_mute(store: Store, who: str, whom: str, on: bool) -> None:
    async with store.write() as c:
        await c.execute(mute.delete().where(mute.c.person == who, mute.c.muted == whom))
        if on:
            await c.execute(mute.insert().values(person=who, muted=whom))


async def muted_by(store: Store, who: str) -> frozenset[str]:
    query = sa.select(mute.c.muted).where(mute.c.person == who)
    return await store.run(lambda c: frozenset(c.execute(query).scalars()), writes=False)


async def ratings_of(store: Store, who: str) -> list[RatingRow]:
    async with store.read() as c:
        rows = await c.execute(sa.select(rating).where(rating.c.person == who).order_by(rating.c.game))
        found = []
        for r in rows:
            with contextlib.suppress(BrokenRow):
                found.append(row_of(RatingRow, r._mapping))
        return found
