"""Answers and what takes them back: changes of the record, prepared for the store."""

from typing import Any

from overtable.kernel.engine import decisions
from overtable.kernel.entry import RESIGN
from overtable.kernel.foresee import stays_with
from overtable.kernel.message import Reason
from overtable.kernel.view import result_view
from overtable.server.errors import Fault
from overtable.server.limits import OPTIONS
from overtable.server.table.guide import accepted, coach
from overtable.server.table.play import Play, Prepared
from overtable.server.table.room import Room
from overtable.store.tables import Change

Made = tuple[Change, list[Prepared]]


def running(room: Room) -> Play:
    play = room.playing()
    if play.over:
        raise Fault("not-now", "The game is over.")
    return play


def build_answer(room: Room, seat: int, number: int, chosen: list[str], at: int) -> Made:
    """Answers to the seat's decision of that number, and to those that follow from it."""
    play = room.playing()
    if play.over or play.numbers.get(seat) != number:
        asked = "You are not asked now." if play.over or seat not in play.numbers else "That was answered already."
        raise Fault("stale-decision", asked)
    if play.clock and play.left_at(at)[seat] <= 0:
        raise Fault("not-now", "Your time has run out.")
    if not 0 < len(chosen) <= OPTIONS:
        raise Fault("bad-option", f"From 1 to {OPTIONS} options, not {len(chosen)}.")
    if not all(text.strip() for text in chosen):
        raise Fault("bad-option", "An option is a verb and the things it names, as in `play card:12 space:4`.")
    try:
        options = [room.game.parse_option(text) for text in chosen]
    except ValueError as error:
        raise Fault("bad-option", str(error)[:300]) from None
    guide = room.guide
    if guide is not None and seat == guide.seat and not accepted(guide, play, chosen):
        raise Fault("guide-step", coach(guide, play).say)
    made = play.prepare(seat, options)
    if isinstance(made, Reason):
        raise Fault("refused", room.teller(seat).say(play.state, made), rule=made.rule)
    return Change(), made


def is_free(room: Room, seat: int, chosen: list[str]) -> bool:
    """Whether these answers could be taken back at once, as far as their seat can know before they are given: by the
    rules of taking back, or because nobody has to consent."""
    others = any(s.kind == "person" and s.number != seat for s in room.seats)
    if not room.row.counts and not others:
        return True
    try:
        options = [room.game.parse_option(text) for text in chosen]
    except ValueError:
        return True  # and is refused, with a reason
    return stays_with(room.playing().state, seat, options)


def build_resign(room: Room, seat: int) -> Made:
    return Change(), [running(room).prepare_end(seat, RESIGN)]


def build_undo(room: Room, seat: int) -> Made:
    """Take back at once if that is free or nobody has to consent; else ask."""
    play = running(room)
    can, to, why = play.undo(seat, room.row.counts)
    if can == "no" or to is None:
        raise Fault("not-now", why)
    others = [s.number for s in room.seats if s.kind == "person" and s.number != seat]
    if can == "free" or not others:
        return Change(), [play.prepare_back(seat, to)]
    return Change(columns={"undo_by": seat, "undo_yes": []}), []


def build_consent(room: Room, seat: int, yes: bool) -> Made:
    """Consent to what another seat wants to take back, or not; done when all people have."""
    play = running(room)
    asker = room.row.undo_by
    if asker is None or asker == seat:
        raise Fault("not-now", "Nobody asks you to take something back.")
    if not yes:
        return Change(columns={"undo_by": None, "undo_yes": []}), []
    can, to, why = play.undo(asker, room.row.counts)
    if can == "no" or to is None:
        raise Fault("not-now", why)
    agreed = sorted({*room.row.undo_yes, seat})
    if all(s.number in agreed for s in room.seats if s.kind == "person" and s.number != asker):
        return Change(), [play.prepare_back(asker, to)]
    return Change(columns={"undo_yes": agreed}), []


def outcome(made: Prepared, at: int) -> dict[str, Any]:
    """The columns of the table that follow from the state that an entry leads to."""
    s = made.state
    columns: dict[str, Any] = {"asked": [d.seat for d in decisions(s)], "undo_by": None, "undo_yes": []}
    if s.result is not None:
        columns |= {"status": "over", "ended": at, "result": result_view(s)}
    return columns
