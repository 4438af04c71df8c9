"""People: guests, accounts, their sessions, whom they have muted, their ratings."""

import contextlib
import hashlib
import secrets

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from overtable.store.rows import BrokenRow, Person, RatingRow, row_of
from overtable.store.schema import mute, person, rating, session
from overtable.store.store import Store, now

SESSION_DAYS = 90
LONGEST_ID = 20
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class NameTaken(Exception):
    """Another account has this name."""


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
    values = {"name": name, "folded": folded(name), "password": password}
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
    return None if row is None or row.password is None else (Person(row.id, row.name, False), row.password)


async def set_password(store: Store, who: str, password: str) -> None:
    async with store.write() as c:
        await c.execute(person.update().where(person.c.id == who).values(password=password))


async def open_session(store: Store, who: str) -> str:
    """The secret of a new session."""
    token, at = secrets.token_urlsafe(32), now()

    def work(c: sa.Connection) -> None:
        c.execute(session.delete().where(session.c.expires < at))
        c.execute(session.insert().values(hash=hashed(token), person=who, expires=at + SESSION_DAYS * 86_400_000))

    await store.run(work)
    return token


async def close_session(store: Store, token: str) -> None:
    async with store.write() as c:
        await c.execute(session.delete().where(session.c.hash == hashed(token)))


async def person_of(store: Store, token: str) -> Person | None:
    """Who has this session."""
    query = (
        sa.select(person.c.id, person.c.name, person.c.password)
        .join(session, session.c.person == person.c.id)
        .where(session.c.hash == hashed(token), session.c.expires > now())
    )
    row = await store.run(lambda c: c.execute(query).first(), writes=False)
    return None if row is None else Person(row.id, row.name, row.password is None)


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


async def rating_of(store: Store, who: str, game: str) -> RatingRow | None:
    return next((r for r in await ratings_of(store, who) if r.game == game), None)


async def set_ratings(store: Store, new: dict[str, RatingRow]) -> None:
    """Write ratings by person, all in one transaction."""
    async with store.write() as c:
        for who, row in new.items():
            await c.execute(rating.delete().where(rating.c.person == who, rating.c.game == row.game))
            values = {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games}
            await c.execute(rating.insert().values(person=who, **values))
