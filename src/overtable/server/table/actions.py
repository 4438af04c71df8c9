"""What a person at a table may do: every client message, and the reply to it."""

from collections.abc import Callable

import msgspec

from overtable.kernel.limited import Limited
from overtable.server.bots import default_bot
from overtable.server.coach.hints import advised
from overtable.server.errors import Fault
from overtable.server.house import House
from overtable.server.limits import LINES, OPTIONS, clean_text
from overtable.server.people.manners import check_chat
from overtable.server.people.names import told_apart
from overtable.server.table import sequels
from overtable.server.table.answers import build_answer, build_consent, build_resign, build_undo, is_free
from overtable.server.table.messages import (
    Answer,
    Auto,
    CallOff,
    Chat,
    ClaimIn,
    ClientMessage,
    Hint,
    LetPass,
    Mute,
    Notes,
    Pace,
    Ping,
    Rematch,
    Resign,
    StopsIn,
    Undo,
    Whole,
    Why,
)
from overtable.server.table.play import Prepared
from overtable.server.table.presence import build_claim
from overtable.server.table.room import Room
from overtable.server.table.stops import USUAL, Stops, known
from overtable.server.table.upgrades import build_call_off, build_give_up
from overtable.server.table.welcome import check_seen
from overtable.server.table.words import Advised
from overtable.server.wire import HintOut, NotesOut, Ok, Pong, Reply, WhyOut
from overtable.store.people import set_mute
from overtable.store.rows import ChatRow, Person
from overtable.store.tables import Change

LONGEST_ID = 40


async def act(house: House, room: Room, person: Person | None, m: ClientMessage) -> Reply:
    """Do what the message asks; raises `Fault`, having changed nothing."""
    if isinstance(m.id, str) and len(m.id) > LONGEST_ID:
        raise Fault("bad-request", f"An id has at most {LONGEST_ID} characters.")
    if isinstance(m, Ping):
        return Pong(m.id)
    if isinstance(m, Whole):
        return Ok(m.id)  # the socket sends it
    if person is None:
        raise Fault("no-session", "Tell us your name first.")
    check_seen(room, person.id)
    if isinstance(m, Chat):
        return await _chat(house, room, person, m)
    seat = room.seat_of(person.id)
    if isinstance(m, Mute):
        return await _mute(house, room, person, m)
    if seat is None:
        raise Fault("not-your-seat", "You do not sit at this table.")
    if isinstance(m, Answer):
        chosen = m.options if m.options is not None else [m.option] if m.option is not None else []
        if m.options is not None and m.option is not None:
            raise Fault("bad-request", "Either `option` or `options`, not both.")
        if m.if_free and not is_free(room, seat, chosen):
            return Ok(m.id, held=True)
        length = await house.change(room, lambda at: build_answer(room, seat, m.number, chosen, at))
        play = room.playing()
        return Ok(m.id, entry=length - play.untold(seat)[0], quiet=play.quiet[length])
    if isinstance(m, Why):
        return _why(room, seat, m)
    if isinstance(m, Notes):
        return _notes(room, seat, m)
    if isinstance(m, Hint):
        return await _hint(house, room, person, seat, m)
    if isinstance(m, Rematch):
        await sequels.rematch(house, room, seat)
        return Ok(m.id)
    if isinstance(m, Pace):
        room.paces[seat] = m.pace
        return Ok(m.id)
    if isinstance(m, LetPass):
        room.let_pass(seat, m.on)
        room.tell()
        house.plan(room)
        return Ok(m.id)
    if isinstance(m, StopsIn):
        wished = known(room.game, Stops(m.hold, m.kinds))
        if wished != room.stops(seat):
            kept = None if wished == USUAL else msgspec.to_builtins(wished)
            await house.change(room, lambda at: (Change(seats={seat: {"stops": kept}}), []))
        return Ok(m.id)
    if isinstance(m, Auto):
        await house.change(room, lambda at: (Change(seats={seat: {"auto": m.on}}), []))
        return Ok(m.id)
    if isinstance(m, Undo):
        done = False

        def undo(at: int) -> tuple[Change, list[Prepared]]:
            nonlocal done
            change, made = build_undo(room, seat)
            done = bool(made)
            return change, made

        await house.change(room, undo)
        return Ok(m.id, done=done)
    if room.row.event is not None and isinstance(room.game, Limited) and isinstance(m, (ClaimIn, Resign)):
        raise Fault("not-now", "A draft goes on without whoever leaves: leave the event instead.")
    build: Callable[[int], tuple[Change, list[Prepared]]]
    if isinstance(m, ClaimIn):
        build = lambda at: build_claim(room.playing(), room.missing(seat), room.patience, at)  # noqa: E731
    elif isinstance(m, CallOff):
        build = lambda at: build_call_off(room, seat, m.yes, at)  # noqa: E731
    elif isinstance(m, Resign):
        build = lambda at: build_give_up(room, seat, at) if room.outdated else build_resign(room, seat)  # noqa: E731
    else:
        build = lambda at: build_consent(room, seat, m.yes)  # noqa: E731
    await house.change(room, build)
    return Ok(m.id)


async def _chat(house: House, room: Room, person: Person, m: Chat) -> Ok:
    text = clean_text(m.text)
    house.rates.check("chat", person.id)
    if room.row.lines >= LINES:
        raise Fault("too-many", f"There are {LINES} lines of chat at this table; that is all there is room for.")
    house.order.check_ban(person.id)
    house.order.check_chat(person, text)

    def build(at: int) -> tuple[Change, list[Prepared]]:
        check_chat(room, person)
        seat, name = room.seat_of(person.id), spoken_name(room, person)
        line = ChatRow(n=room.row.lines, person=person.id, seat=seat, name=name, text=text, at=at)
        return Change(chat=line), []

    await house.change(room, build)
    return Ok(m.id)


def spoken_name(room: Room, person: Person) -> str:
    """What somebody is called in the chat: as on their seat, else told apart from all others there."""
    seat = room.seat_of(person.id)
    if seat is not None:
        return room.seats[seat].name
    others = {s.name for s in room.seats} | {line.name for line in room.chat if line.person != person.id}
    return told_apart(person.name, others)


async def _mute(house: House, room: Room, person: Person, m: Mute) -> Ok:
    whom = room.seats[m.seat].person if 0 <= m.seat < len(room.seats) else None
    if whom is None or whom == person.id:
        raise Fault("bad-request", "There is nobody to mute on that seat.")
    await set_mute(house.store, person.id, whom, m.on)
    for listener in room.listeners:
        if listener.person == person.id:
            listener.remute()
    return Ok(m.id)


def _why(room: Room, seat: int, m: Why) -> WhyOut:
    """Why a thing cannot be used now; nothing is told of a card that the seat does not know."""
    try:
        teller, s = room.teller(seat), room.playing().state
        return WhyOut(m.id, m.thing, teller.called(s, m.thing), teller.why(s, m.thing))
    except ValueError as error:
        raise Fault("bad-request", str(error)) from None


def _notes(room: Room, seat: int, m: Notes) -> NotesOut:
    """What options of the seat's decision will do; of what is not offered nothing is said."""
    play = room.playing()
    if play.over or play.numbers.get(seat) != m.number:
        raise Fault("stale-decision", "That was answered already, or you are not asked now.")
    if len(m.options) > OPTIONS:
        raise Fault("bad-request", f"At most {OPTIONS} options.")
    decision = play.decision(seat)
    offered = {room.game.option_id(o): o for o in decision.options} if decision else {}
    asked = [offered[text] for text in m.options if text in offered]
    return NotesOut(m.id, m.number, room.teller(seat).notes(play.state, asked))


async def _hint(house: House, room: Room, person: Person, seat: int, m: Hint) -> HintOut:
    play = room.playing()
    number = play.numbers.get(seat)
    if play.over or number is None:
        raise Fault("not-now", "You are not asked now.")
    if room.row.counts:
        raise Fault("not-allowed", "There are no hints in a game that is rated, or of an event.")
    house.rates.check("hint", person.id)
    s, teller = play.state, room.teller(seat)

    def text(option: str) -> str:
        return teller.option(s, room.game.parse_option(option)).text

    found = await advised(house.bots, room.game, s, seat, house.config.hint_budget)
    best = [Advised(option, text(option), chance, why) for option, chance, why in found]
    chosen = best[0].option if best else await house.bots.choose(room.game, s, seat, default_bot())
    return HintOut(m.id, number, chosen, text(chosen), best)
