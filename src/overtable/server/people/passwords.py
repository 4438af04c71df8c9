"""Passwords: kept as slow hashes, and tried in the same time for every name."""

import asyncio
import hashlib
from functools import lru_cache

from pwdlib import PasswordHash

from overtable.server.errors import Fault
from overtable.server.together.rates import Rates
from overtable.store import people
from overtable.store.accounts import known_at
from overtable.store.people import folded, password_of
from overtable.store.rows import Person
from overtable.store.store import Store

PASSWORDS = PasswordHash.recommended()


@lru_cache(maxsize=1)
def nobody() -> str:
    """Checked for names that do not exist, so that the time betrays nothing."""
    return PASSWORDS.hash("nobody has this password")


async def hashed(password: str) -> str:
    return await asyncio.to_thread(PASSWORDS.hash, password)


async def matches(password: str, known: str | None) -> tuple[bool, str | None]:
    """Whether this is the password, and a better hash of it where there is one."""
    none = await asyncio.to_thread(nobody)
    good, better = await asyncio.to_thread(PASSWORDS.verify_and_update, password, known or none)
    return good and known is not None, better


async def logged_in(store: Store, rates: Rates, name: str, password: str, address: str) -> Person:
    """The account with this name and password; raises `Fault` in the same words, and as late, for every name.

    Tries are counted for each name from each address. All addresses together have a rate that is far more generous,
    and those from which the account is used already do not count there: strangers lock nobody out.
    """
    rates.check("password", address)
    who = hashlib.sha256(folded(name).encode()).hexdigest()[:16]
    rates.check("login", f"{who} {address}")
    usable = name.isprintable()
    if not (usable and await known_at(store, name, address)):
        rates.check("logins", who)
    found = await people.account_named(store, name) if usable else None
    good, better = await matches(password, found[1] if found else None)
    if found is None or not good:
        raise Fault("wrong-password", "There is no account with this name and password.")
    if better is not None:
        await people.set_password(store, found[0].id, better)
    return found[0]


async def check_own(store: Store, rates: Rates, person: Person, password: str, address: str) -> None:
    """Refuses whoever does not know the password of the account that they use. Guests have none."""
    if person.guest:
        return
    rates.check("password", address)
    good, _ = await matches(password, await password_of(store, person.id))
    if not good:
        raise Fault("wrong-password", "That is not your password.")
