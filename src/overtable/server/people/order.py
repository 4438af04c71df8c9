"""The order of the house, as every process holds it: who may do what, which words are not wanted, who is kept out.

It is kept in the store. A process asks once a second whether there is a new edition of it, and reads it then; the
one that changes it does so at once.
"""

import asyncio
import contextlib
from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated, Literal

import msgspec

from overtable.server.errors import Fault
from overtable.server.people.words import Words
from overtable.store.hosts import edition_of, kept
from overtable.store.rows import BanRow, Person, SilenceRow
from overtable.store.store import AWAY, Store, now

LOOK = 1.0
"""Seconds between looks for a new edition."""
Network = IPv4Network | IPv6Network
Word = Annotated[str, msgspec.Meta(max_length=60)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may do what. Hosts may always."""

    tables: Literal["everybody", "accounts", "hosts"] = "everybody"
    chat: Literal["everybody", "accounts", "nobody"] = "everybody"
    guests: bool = True
    """Whether guests are let in."""
    accounts: bool = True
    """Whether new accounts may be made."""
    words: Annotated[list[Word], msgspec.Meta(max_length=500)] = []
    """Words that are not wanted in chat, names and titles."""


class Order:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.settings = Settings()
        self.bans: list[BanRow] = []
        self.silences: list[SilenceRow] = []
        self._edition = 0
        self._words = Words([])
        self._people: dict[str, BanRow] = {}
        self._networks: list[tuple[Network, BanRow]] = []
        self._silent: dict[str, SilenceRow] = {}
        self._changed: Callable[[], None] = lambda: None

    async def open(self, changed: Callable[[], None]) -> None:
        """Read it; `changed` is called whenever it is read anew."""
        await self.read()
        self._changed = changed

    async def keep_looking(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(*AWAY):
                if await edition_of(self.store) != self._edition:
                    await self.read()

    async def read(self) -> None:
        found = await kept(self.store)
        self._edition, self.bans, self.silences = found.edition, found.bans, found.silences
        known = {name: value for name, value in found.order.items() if name in Settings.__struct_fields__}
        self.settings = msgspec.convert(known, Settings)
        self._words = Words(self.settings.words)
        self._people = {ban.person: ban for ban in found.bans if ban.person is not None}
        self._networks = [(ip_network(ban.network), ban) for ban in found.bans if ban.network is not None]
        self._silent = {silence.person: silence for silence in found.silences}
        self._changed()

    # Who is kept out

    def ban_of(self, person: str | None, address: str = "") -> BanRow | None:
        """Why this person, or whoever asks from this address, is kept out now; the loopback never is."""
        at = now()
        found = [self._people[person]] if person in self._people else []
        if self._networks and (asked := plain_address(address)) is not None and not asked.is_loopback:
            found += [ban for network, ban in self._networks if asked in network]
        return next((ban for ban in found if ban.until is None or ban.until > at), None)

    def check_ban(self, person: str | None, address: str = "") -> None:
        ban = self.ban_of(person, address)
        if ban is not None:
            raise Fault("banned", f"You are kept out of this house{until(ban.until)}: {ban.reason}")

    # Who may do what

    def check_tables(self, person: Person) -> None:
        allowed = self.settings.tables
        if person.host or allowed == "everybody" or (allowed == "accounts" and not person.guest):
            return
        who = "its hosts" if allowed == "hosts" else "those who have an account"
        raise Fault("not-allowed", f"In this house only {who} make tables.")

    def check_guests(self) -> None:
        if not self.settings.guests:
            raise Fault("not-allowed", "This house lets no guests in: log in, or ask its hosts.")

    def check_accounts(self) -> None:
        if not self.settings.accounts:
            raise Fault("not-allowed", "No new accounts are made in this house at present: ask its hosts.")

    def check_chat(self, person: Person, text: str) -> None:
        """Whether this person may say this anywhere."""
        if not person.host:
            allowed = self.settings.chat
            if allowed == "nobody":
                raise Fault("muted", "Nobody chats in this house at present.")
            if allowed == "accounts" and person.guest:
                raise Fault("muted", "In this house only those who have an account chat.")
            silence = self._silent.get(person.id)
            if silence is not None and (silence.until is None or silence.until > now()):
                raise Fault("muted", f"You are muted in this house{until(silence.until)}: {silence.reason}")
        self.check_words(text, "bad-text")

    def check_words(self, text: str, code: str) -> None:
        if self._words.found(text):
            raise Fault(code, "There is a word in it that the hosts of this house do not want to read.")


def plain_address(address: str) -> IPv4Address | IPv6Address | None:
    """The address, one of IPv4 as such; nothing for what is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def until(at: int | None) -> str:
    """How long something lasts, in words."""
    if at is None:
        return ""
    return f" until {datetime.fromtimestamp(at / 1000, UTC):%d %B %Y, %H:%M} UTC".replace(" 0", " ")
