"""For the hosts of the house: what was reported, who is kept out or muted, who may do what, and what hosts did."""

from ipaddress import ip_network
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post

from overtable.server.errors import Fault
from overtable.server.guard import address
from overtable.server.house import House
from overtable.server.limits import clean_text
from overtable.server.people.order import Settings, plain_address
from overtable.store import hosts
from overtable.store.accounts import last_address
from overtable.store.hosts import Done
from overtable.store.rows import BanRow, DeedRow, Person, ReportRow, SilenceRow
from overtable.store.store import now

REASON = 500
YEAR = 24 * 366
Reason = Annotated[str, msgspec.Meta(max_length=REASON)]
Hours = Annotated[float, msgspec.Meta(gt=0, le=YEAR)]
Whom = Annotated[str, msgspec.Meta(max_length=20)]


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person or a range of addresses; with `address`, beside the person the address that they came from last."""

    reason: Reason
    person: Whom | None = None
    network: Annotated[str, msgspec.Meta(max_length=50)] | None = None
    address: bool = False
    hours: Hours | None = None


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: Whom
    reason: Reason
    hours: Hours | None = None


class Settled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    done: Reason


class HouseOut(msgspec.Struct, frozen=True):
    """What hosts look after."""

    settings: Settings
    reports: list[ReportRow]
    bans: list[BanRow]
    silences: list[SilenceRow]


class Deeds(msgspec.Struct, frozen=True):
    deeds: list[DeedRow]


def until(hours: float | None) -> int | None:
    return None if hours is None else now() + round(hours * 3_600_000)


async def other_person(house: House, host: Person, whom: str) -> Person:
    """Somebody whom this host may keep out or mute: no host, themselves least of all."""
    found = await hosts.person_by_id(house.store, whom)
    if found is None:
        raise Fault("not-found", "There is no such person any more.")
    if found.host:
        raise Fault("not-allowed", "They are a host of this house. `overtable host --remove` changes that.")
    return found


def checked_network(text: str, own: str) -> str:
    """A range of addresses that neither holds the loopback nor whoever asks."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Fault("bad-request", "That is no range of addresses.", ["network: as 203.0.113.0/24"]) from None
    asked = plain_address(own)
    if network.prefixlen < (8 if network.version == 4 else 16):
        raise Fault("bad-request", "That is too wide a range.", ["network: at least /8, or /16 of IPv6"])
    if network.is_loopback or (asked is not None and asked in network):
        raise Fault("not-allowed", "You would lock yourself out, or the machine that this runs on.")
    return str(network)


@get("/api/host", tags=["hosts"])
async def look_after(house: House, host: Person) -> HouseOut:
    """What hosts look after: reports that wait, then those settled last; bans, mutes, settings."""
    order = house.order
    return HouseOut(order.settings, await hosts.reports(house.store), order.bans[:500], order.silences[:500])


@get("/api/host/log", tags=["hosts"])
async def host_log(house: House, host: Person, before: int | None = None) -> Deeds:
    """What hosts did, the newest first; `before` is the id of the last one seen."""
    before = None if before is None else max(0, min(before, 2**31 - 1))
    return Deeds(await hosts.deeds(house.store, before))


@post("/api/host/settings", status_code=200, tags=["hosts"])
async def change_settings(house: House, host: Person, data: Settings) -> Settings:
    """Who may make tables and chat, whether guests and new accounts are let in, and words that are not wanted."""
    house.rates.check("host", host.id)
    words = sorted({clean_text(word, 60) for word in data.words if word.strip()})
    before = msgspec.to_builtins(house.order.settings)
    after = msgspec.to_builtins(msgspec.structs.replace(data, words=words))
    changed = ", ".join(name for name in after if after[name] != before[name])
    why = "; ".join(f"{name}: {after[name]}" for name in after if after[name] != before[name] and name != "words")
    if changed:
        await hosts.set_order(house.store, after, Done(host.name, f"changed the settings ({changed})", "", why))
        await house.order.read()
    return house.order.settings


@post("/api/host/bans", tags=["hosts"])
async def add_ban(request: Request[Any, Any, Any], house: House, host: Person, data: Ban) -> None:
    """Keep a person or a range of addresses out."""
    house.rates.check("host", host.id)
    reason, own = clean_text(data.reason, REASON), address(request.scope)  # type: ignore[arg-type]
    if (data.person is None) == (data.network is None):
        raise Fault("bad-request", "Either a person or a range of addresses.", ["person, network: one of them"])
    at, last = now(), until(data.hours)
    rows = []
    if data.network is not None:
        network = checked_network(data.network, own)
        rows.append(BanRow(0, None, network, network, reason, at, last))
    elif data.person is not None:
        found = await other_person(house, host, data.person)
        if data.address and (known := await last_address(house.store, found.id)):
            name = f"the address of {found.name}"
            rows.append(BanRow(0, None, checked_network(known, own), name[:60], reason, at, last))
        rows.append(BanRow(0, found.id, None, found.name, reason, at, last))
    for row in rows:
        if not await hosts.add_ban(house.store, row, Done(host.name, "banned", row.name, reason)):
            raise Fault("too-many", f"There are {hosts.BANS} bans already; lift some first.")
    await house.order.read()


@delete("/api/host/bans/{number:int}", tags=["hosts"])
async def lift_ban(house: House, host: Person, number: int) -> None:
    if not 0 < number < 2**31 or not await hosts.drop_ban(house.store, number, host.name):
        raise Fault("not-found", "There is no such ban.")
    await house.order.read()


@post("/api/host/silences", tags=["hosts"])
async def add_silence(house: House, host: Person, data: Silence) -> None:
    """Mute a person for everybody, in the whole house."""
    house.rates.check("host", host.id)
    reason, found = clean_text(data.reason, REASON), await other_person(house, host, data.person)
    row = SilenceRow(found.id, found.name, reason, now(), until(data.hours))
    await hosts.add_silence(house.store, row, Done(host.name, "muted in the house", found.name, reason))
    await house.order.read()


@delete("/api/host/silences/{person_id:str}", tags=["hosts"])
async def lift_silence(house: House, host: Person, person_id: str) -> None:
    if (
        len(person_id) > 20
        or not person_id.isalnum()
        or not await hosts.drop_silence(house.store, person_id, host.name)
    ):
        raise Fault("not-found", "They are not muted.")
    await house.order.read()


@post("/api/host/reports/{number:int}", status_code=204, tags=["hosts"])
async def settle_report(house: House, host: Person, number: int, data: Settled) -> None:
    """A report is settled; say what was done."""
    done = clean_text(data.done, REASON)
    if not 0 < number < 2**31 or not await hosts.settle_report(house.store, number, host.name, done):
        raise Fault("not-found", "There is no such report that waits.")
