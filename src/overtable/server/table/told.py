"""What one watcher may be told of a table: `still` is what answers do not change, `moving` what they may."""

from typing import TYPE_CHECKING, Any

from overtable.kernel.state import Result
from overtable.server.table.following import needs
from overtable.server.table.guide import coach
from overtable.server.table.picks import pick_until
from overtable.server.table.presence import claimable, seats_seen
from overtable.server.table.summaries import facts
from overtable.server.table.words import ResultOut
from overtable.server.wire import ChatLine, ChatLog, Clock, Log, Outdated, TableOut, UndoOut, You

if TYPE_CHECKING:
    from overtable.server.table.room import Room


def message(room: "Room", seat: int | None, owner: bool, muted: frozenset[str], at: int) -> TableOut:
    """All of it."""
    watcher = len(room.seats) if seat is None else seat
    view = room.view(watcher)
    return TableOut(
        now=at,
        view=None if view is None else view.whole,  # type: ignore[arg-type]
        log=Log(0, room.lines(watcher)),  # type: ignore[arg-type]  # written already, as is the view
        chat=ChatLog(0, said(room, 0, muted)),
        clock=clock(room, at),
        **still(room, seat, owner, muted),
        **moving(room, seat),
    )


def still(room: "Room", seat: int | None, owner: bool, muted: frozenset[str]) -> dict[str, Any]:
    row = room.row
    watcher = len(room.seats) if seat is None else seat
    outdated = None
    if room.outdated:
        outdated = Outdated(needs(row, room.game), row.program, row.cards, row.calling_off or [])
    return {
        "table": facts(row),
        "you": You(seat, watcher, owner, seat in room.letting),
        "seats": seats_seen(row, room.seats, room.here, muted),
        "watching": room.attendance.watching + room.elsewhere.watching,
        "rematch": row.rematch,
        "result": result(room, watcher),
        "outdated": outdated,
    }


def moving(room: "Room", seat: int | None) -> dict[str, Any]:
    play, row, guide = room.play, room.row, room.guide
    secret, changes = play.untold(len(room.seats) if seat is None else seat) if play else (0, 0)
    return {
        "version": row.version - changes,
        "entries": row.length - secret,
        "asked": play.asked if play else [],
        "decision": room.decision(seat),
        "undo": undo(room, seat),
        "claim": None if play is None or seat is None else claimable(play, room.missing(seat), room.patience),
        "guide": coach(guide, play) if guide is not None and play is not None else None,
    }


def clock(room: "Room", at: int) -> Clock | None:
    play = room.play
    if play is not None and room.row.pick_seconds is not None:
        whole = room.row.pick_seconds * 1000
        until = {seat: pick_until(room, seat) for seat in play.asked}
        left = [max(0, (until.get(s.number) or at + whole) - at) for s in room.seats]
        return Clock([min(whole, ms) for ms in left], [seat for seat in play.asked if until[seat] is not None], at)
    return Clock([max(0, ms) for ms in play.left_at(at)], play.asked, at) if play and play.clock else None


def said(room: "Room", chat_from: int, muted: frozenset[str]) -> list[ChatLine]:
    """What was said from that line on, without those who are muted."""
    shown = [c for c in room.chat if c.n >= chat_from and c.person not in muted]
    return [ChatLine(c.n, c.seat, c.name, c.text, c.at) for c in shown]


def undo(room: "Room", seat: int | None) -> UndoOut:
    if room.play is None or seat is None:
        return UndoOut("no", "", None)
    can, _, why = room.play.undo(seat, room.row.counts)
    if can == "ask" and not any(s.kind == "person" and s.number != seat for s in room.seats):
        can = "free"  # bots always consent
    by = room.row.undo_by
    return UndoOut(can, why, by if by is not None and by != seat and seat not in room.row.undo_yes else None)


def result(room: "Room", watcher: int) -> ResultOut | None:
    if room.row.result is None:
        return None
    written = Result(tuple(room.row.result["winners"]), room.row.result["rule"], room.row.result["limit"])
    return room.teller(watcher).end(written)
