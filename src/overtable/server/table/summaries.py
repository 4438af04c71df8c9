"""What a table is, without its game: its facts for those who sit there, and its line in a list."""

import hashlib
from functools import lru_cache

from overtable.games import NoSuchGame, find
from overtable.server.wire import ClockSetting, Origin, SeatSummary, Summary, TableFacts
from overtable.store.rows import SeatRow, TableRow


@lru_cache(maxsize=4096)
def hash_of(seed: int, nonce: str) -> str:
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def seed_hash(row: TableRow) -> str:
    """What is shown at the start: anybody can check at the end that the seed was not changed."""
    return hash_of(row.seed, row.nonce)


def clock_of(row: TableRow) -> ClockSetting | None:
    return None if row.clock_seconds is None else ClockSetting(row.clock_seconds, row.clock_increment or 0)


def facts(row: TableRow) -> TableFacts:
    told = (
        row.status == "over" and row.event is None
    )  # it would tell what others hold in the event: the record does later
    return TableFacts(
        row.id,
        row.game,
        row.mode,
        row.settings,
        row.status,
        row.rated,
        row.public,
        row.legality,
        row.event,
        clock_of(row),
        row.auto_delay,
        row.created,
        row.started,
        row.ended,
        seed_hash(row),
        str(row.seed) if told else None,
        row.nonce if told else None,
        Origin(row.from_table, row.from_entry or 0) if row.from_table else None,
        row.next_table,
        bool((row.manners or {}).get("quiet")),
    )


def why_broken(row: TableRow, broken: str = "") -> str:
    """Why nobody can open a table of a list, for people; "" where they can."""
    if broken:
        return f"This table cannot be opened: {broken}."
    try:
        game = find(row.game)
    except NoSuchGame:
        return f"This server has no game called {row.game}."
    return "" if row.mode in game.modes else f"{game.name} has no mode called {row.mode}."


def summary(row: TableRow, seats: list[SeatRow], person: str | None, broken: str = "") -> Summary:
    return Summary(
        row.id,
        row.game,
        row.mode,
        row.status,
        row.rated,
        row.public,
        row.legality,
        row.event,
        clock_of(row),
        row.guide,
        [SeatSummary(s.number, s.kind, s.name, s.guest, s.bot) for s in seats],
        next((s.number for s in seats if person is not None and s.person == person), None),
        row.asked,
        row.length if row.status == "over" else 0,
        row.created,
        row.updated,
        row.result,
        broken,
    )
