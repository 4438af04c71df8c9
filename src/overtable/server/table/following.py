"""A record followed by this program: to the very state that it led to when it was written, or not at all."""

from typing import Any

from overtable import __version__
from overtable.games import NoSuchGame, find
from overtable.kernel.codec import fingerprint
from overtable.kernel.entry import ENDS
from overtable.kernel.game import Game, Setup
from overtable.kernel.view import result_view
from overtable.server.errors import Fault
from overtable.server.table.play import Play
from overtable.server.version import cards_version, version_of
from overtable.store.outages import Outages
from overtable.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow


class Astray(Exception):
    """Why this program cannot follow a record to where it led, in words."""


def game_at(row: TableRow) -> Game[Any]:
    try:
        return find(row.game)
    except NoSuchGame:
        raise Fault("table-broken", f"This server has no game called {row.game}.") from None


def setup_of(row: TableRow, seats: list[SeatRow]) -> Setup:
    decks = tuple(s.deck for s in seats)
    return Setup(
        mode=row.mode,
        seed=row.seed,
        seats=len(seats),
        settings=row.settings,
        decks=decks if any(decks) else (),
        position=row.position,
    )


def resumed_of(row: TableRow) -> dict[int, int]:
    """By the length of the record: until when no clock ran, because no program could follow it."""
    return {int(length): until for length, until in (row.resumed or {}).items()}


def followed(
    game: Game[Any],
    row: TableRow,
    seats: list[SeatRow],
    entries: list[EntryRow],
    snapshot: SnapshotRow | None = None,
    outages: Outages | None = None,
) -> Play:
    """The play of a table, from its snapshot where this very program made it; raises `Astray`."""
    if snapshot is not None:
        try:
            return _followed(game, row, seats, entries, snapshot, outages)
        except Astray:  # a snapshot is only a cache: one that is broken breaks no game
            pass
    return _followed(game, row, seats, entries, None, outages)


def _followed(
    game: Game[Any],
    row: TableRow,
    seats: list[SeatRow],
    entries: list[EntryRow],
    snapshot: SnapshotRow | None,
    outages: Outages | None,
) -> Play:
    clock = None if row.clock_seconds is None else (row.clock_seconds, row.clock_increment or 0)
    try:
        play = Play(game, setup_of(row, seats), row.started or row.created, clock, outages)
        play.resumed = resumed_of(row)
        done = 0
        if snapshot is not None and snapshot.version == version_of(game, row.mode) and snapshot.n <= len(entries):
            done = snapshot.n
            play.restore(snapshot.data, [(e.line, e.at) for e in entries[:done]])
    except Exception as error:
        raise Astray(f"the game cannot be set up: {said(error)}") from error
    follow_on(play, row, entries[done:])
    return play


def follow_on(play: Play, row: TableRow, entries: list[EntryRow]) -> None:
    """Follow further entries, up to what the row says; raises `Astray`, in whatever way other rules fail at them."""
    try:
        for e in entries:
            play.take(e.line, e.at)
    except Exception as error:
        raise Astray(said(error)) from error
    compare(play, row)
    play.closed = row.status == "over"


def compare(play: Play, row: TableRow) -> None:
    """Raises `Astray` unless the record led to the state, and to the end, that were written down."""
    s = play.state
    known = row.state_hash
    if known is not None and known != fingerprint(s) and known != before_the_end(play):
        raise Astray("the record leads to another position than the one that was written down")
    if known is None and row.status == "playing" and row.cards != cards_version(play.game, row.mode):
        raise Astray("it is played with other cards, and nobody wrote down to which position it led")
    if row.status == "over" and result_view(s) != row.result:
        raise Astray("the record does not end as it was written down")
    if row.status == "playing" and s.result is not None:
        raise Astray("by the present rules the game would be over")


def before_the_end(play: Play) -> str:
    """The hash of the position in which somebody gave up: all that is known where nobody could follow the record."""
    s = play.state.clone()
    if s.result is not None and play.entries and play.entries[-1].what in ENDS:
        s.result = None
    return fingerprint(s)


def said(error: Exception) -> str:
    """What went wrong, on one line of bounded length."""
    text = " ".join(str(error).split())
    return (text or type(error).__name__)[:400]


def needs(row: TableRow, game: Game[Any]) -> str:
    """Which version a table needs, for people."""
    then = f"Overtable {row.program}" if row.program else "an older version of Overtable"
    here = f"Overtable {__version__}"
    if then == here:
        then, here = f"another build of {then}", "this one"
    known = cards_version(game, row.mode) if row.mode in game.modes else row.cards
    if row.mode not in game.modes:
        then, here = f"{then} with the mode {row.mode}", f"{here} without it"
    if row.cards != known:
        then, here = f"{then} with the cards {row.cards}", f"{here} with the cards {known}"
    return f"This game needs {then}. This server runs {here}, under which it cannot be gone on with."
