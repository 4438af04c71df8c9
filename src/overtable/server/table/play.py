"""A record and all that follows from it: the state, the numbers of the decisions, the log, the clocks.

A `Play` is a cache. It is made from the setup and the entries, or from a snapshot and the entries since. What an
entry would lead to is prepared aside, so that nothing is seen before it is written down.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from overtable.kernel.codec import encode
from overtable.kernel.engine import asking, decision_of, decisions, play, why_refused
from overtable.kernel.entry import BACK, ENDS, BadEntry, Entry, read_entry
from overtable.kernel.event import Event
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.message import Reason
from overtable.kernel.option import Decision, Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.record import BadRecord, step
from overtable.kernel.state import State
from overtable.server.table.marks import LONG, TAKEN_BACK, Marks
from overtable.store.outages import Outages, passed

CanUndo = Literal["free", "ask", "no"]
"""At once, by consent of the others, or not at all."""


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """An event of the log: which entry brought it, and who gave that entry (-1: nobody); where that took others back,
    after which entry the game goes on."""

    n: int
    seat: int
    event: Event
    to: int | None = None


class Prepared(msgspec.Struct, frozen=True):
    """What an entry leads to. `alone`: it answered a decision that was no choice."""

    entry: Entry
    state: State
    events: list[Event]
    alone: bool


class Saved(msgspec.Struct, array_like=True):
    """A snapshot: everything that would have to be worked out again."""

    state: bytes
    standing: list[int]
    epochs: list[int]
    alone: list[bool]
    quiet: list[bool]
    numbers: dict[int, int]
    since: dict[int, int]
    questions: list[int]
    log: list[Happened]
    left: list[int]


class Play:
    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        started: int,
        clock: tuple[int, int] | None = None,
        outages: Outages | None = None,
    ) -> None:
        """`clock` is seconds and increment; it stands still during `outages`. Raises `BadSetup`."""
        self.game = game
        self.setup = setup
        self.clock = clock
        self.outages: Outages = [] if outages is None else outages
        self.state: State = game.start(setup)
        self.entries: list[Entry] = []
        self.ats: list[int] = [started]
        self.standing: list[int] = [0]
        """after n entries: the entry that brought the position that stands (0: the start)"""
        self.depths: list[int] = [0]
        """after n entries: how many entries stand"""
        self.marks = Marks()
        self.epochs: list[int] = [self.state.epoch]
        self.alone: list[bool] = [False]
        self.quiet: list[bool] = [False]
        """entries that showed nothing to the other seats: a secret choice, or a part of one"""
        self.numbers: dict[int, int] = {}
        """the number of each pending decision: how many its seat was asked before, taken back or not"""
        self.since: dict[int, int] = {}
        """after which entry each pending decision was asked"""
        self.questions: list[int] = [0] * self.state.seats
        self._number({d.seat for d in decisions(self.state)}, 0)
        self.log: list[Happened] = []
        self.left: list[int] = [(clock[0] if clock else 0) * 1000] * self.state.seats
        self.resumed: dict[int, int] = {}
        """after so many entries the clocks stood still until then: no program could follow the record"""
        self.closed = False
        """Whether the store has it as over, whatever these rules make of the record: nobody is asked any more."""

    # Asking

    @property
    def lines(self) -> list[str]:
        """The entries as a record holds them."""
        return [entry.line() for entry in self.entries]

    @property
    def over(self) -> bool:
        return self.closed or self.state.result is not None

    @property
    def asked(self) -> list[int]:
        return [] if self.over else [d.seat for d in decisions(self.state)]

    def decision(self, seat: int) -> Decision | None:
        return None if self.over else next((d for d in decisions(self.state) if d.seat == seat), None)

    def asked_at(self, seat: int) -> int:
        """When this seat was put its pending decision."""
        return self.ats[self.since[seat]]

    def untold(self, watcher: int) -> tuple[int, int]:
        """How many entries and changes this watcher has not heard of: what others have chosen in secret.

        Not even their number is told before something comes of them: it would betray how much was chosen.
        """
        entries = changes = 0
        last: tuple[int, int] | None = None
        for n in range(len(self.entries), 0, -1):
            if not self.quiet[n]:
                break
            seat = self.entries[n - 1].seat
            if seat != watcher:
                entries += 1
                changes += last != (seat, self.ats[n])
            last = (seat, self.ats[n])
        return entries, changes

    def _number(self, seats: set[int], n: int) -> None:
        """New questions for these seats."""
        for seat in seats:
            self.numbers[seat], self.since[seat] = self.questions[seat], n
            self.questions[seat] += 1

    def left_at(self, at: int) -> list[int]:
        """What is left on the clocks at this time, in milliseconds."""
        gone = self._gone(at)
        running = set(self.asked)
        return [left - gone if seat in running else left for seat, left in enumerate(self.left)]

    def _gone(self, at: int) -> int:
        """The milliseconds since the last entry in which clocks ran."""
        return passed(self.outages, max(self.ats[-1], self.resumed.get(len(self.entries), 0)), at)

    # Going on

    def why_not(self, seat: int, option: Option) -> Reason | None:
        return why_refused(self.state, seat, option)

    def prepare(self, seat: int, chosen: Sequence[Option]) -> list[Prepared] | Reason:
        """What these answers of one seat lead to, one after the other; or why one of them is refused."""
        s, made = self.state, list[Prepared]()
        for option in chosen:
            if option.verb == TAKE_BACK and self.is_long:
                return LONG
            asked = decision_of(s, seat)  # which is known already, while reasons are looked for anew
            if asked is None or option not in asked.open:
                reason = why_refused(s, seat, option)
                if reason is not None:
                    return reason
            made.append(_answered(self.game, s, seat, option))
            s = made[-1].state
        return made

    def prepare_end(self, seat: int, what: str) -> Prepared:
        """Resigning (`!resign`), running out of time (`!timeout`) or not coming back (`!absent`)."""
        entry = Entry(seat, what)
        s = self.state.clone()
        step(self.game, s, entry.line(), len(self.entries) + 1)
        return Prepared(entry, s, [], False)

    def prepare_back(self, seat: int, to: int) -> Prepared:
        return Prepared(Entry(seat, BACK, to), self.state_after(to), [], False)

    def adopt(self, made: Prepared, at: int) -> None:
        """Take over what was prepared, once it is written down."""
        before = {d.seat: d for d in decisions(self.state)}
        n, entry = len(self.entries) + 1, made.entry
        seat, back = entry.seat, entry.is_back
        self._charge(before, at)
        self.quiet.append(self._is_quiet(made))
        self.state = made.state
        self.entries.append(entry)
        self.ats.append(at)
        self.standing.append(self.standing[entry.to] if back else n)
        self.depths.append(self.depths[entry.to] if back else self.depths[-1] + 1)
        if not back:
            self.marks.note(n, self.depths[n], self.state)
        self.epochs.append(made.state.epoch)
        self.alone.append(made.alone)
        self.log += [Happened(n, seat, event) for event in made.events]
        if not made.events and not entry.is_answer:
            heard_by = 1 << seat if self.quiet[n] else -1
            self.log.append(Happened(n, seat, Event(entry.what, (), heard_by), entry.to if back else None))
        now_asked = {d.seat: d for d in decisions(self.state)}
        fresh = {p for p, d in now_asked.items() if back or p == seat or before.get(p) != d}
        self.numbers = {p: number for p, number in self.numbers.items() if p in now_asked}
        self.since = {p: asked for p, asked in self.since.items() if p in now_asked}
        self._number(fresh, n)
        if self.clock and not back and seat not in now_asked and not self.over:
            self.left[seat] += self.clock[1] * 1000

    def _is_quiet(self, made: Prepared) -> bool:
        """Whether nothing came of an entry that another seat could see."""
        if made.events or made.state.result is not None or made.state.epoch != self.state.epoch:
            return False
        if not made.entry.is_back:
            # Secret choices begin when several are asked at once, and last until something comes of them.
            return made.entry.is_answer and (len(self.asked) > 1 or self.quiet[-1])
        return all(self.quiet[n] for n in self._back_to(made.entry.to))

    def _charge(self, asked: dict[int, Decision], at: int) -> None:
        if self.clock:
            gone = self._gone(at)
            for seat in asked:
                self.left[seat] = max(0, self.left[seat] - gone)

    def take(self, line: str, at: int) -> None:
        """Follow an entry of the record; raises `BadRecord` when it cannot be."""
        n = len(self.entries) + 1
        try:
            entry = read_entry(line, n, self.state.seats)
        except BadEntry as error:
            raise BadRecord(str(error)) from None
        if entry.what in ENDS:
            self.adopt(self.prepare_end(entry.seat, entry.what), at)
        elif entry.is_back:
            self.adopt(self.prepare_back(entry.seat, entry.to), at)
        else:
            try:
                option = self.game.parse_option(entry.what)
            except ValueError as error:
                raise BadRecord(f"answer {n}: {line!r}: {error}") from None
            made = self.prepare(entry.seat, [option])
            if isinstance(made, Reason):
                raise BadRecord(f"answer {n}: {line!r}: {made.text} [{made.rule}]")
            self.adopt(made[0], at)

    # Going back

    def chain(self, n: int) -> list[int]:
        """The entries that stand after n entries, the first one first."""
        found, node = list[int](), self.standing[n]
        while node:
            found.append(node)
            node = self.standing[node - 1]
        return found[::-1]

    def _back_to(self, to: int) -> Iterator[int]:
        """The entries that stand now and came after so many, the last one first."""
        node = self.standing[-1]
        while node > to:
            yield node
            node = self.standing[node - 1]

    def state_after(self, n: int) -> State:
        """The state after the first n entries, worked out from the last one before that is known."""
        ahead, node = list[int](), self.standing[n]
        while node and self.marks.at(node) is None:
            ahead.append(node)
            node = self.standing[node - 1]
        known = self.marks.at(node)
        s: State = self.game.start(self.setup) if known is None else self.game.decode(known)
        for node in reversed(ahead):
            s = follow(self.game, s, self.entries[node - 1], node)
            self.marks.note(node, self.depths[node], s)
        return s

    @property
    def is_long(self) -> bool:
        """Whether so much was taken back that answers stand from here on: else the record would have no end."""
        return len(self.entries) - self.state.answers >= TAKEN_BACK

    def undo(self, seat: int, rated: bool) -> tuple[CanUndo, int | None, str]:
        """Whether this seat can take its last answer back: `free`, `ask` or `no`; to which entry; and why not."""
        if self.over:
            return "no", None, "The game is over."
        if self.is_long:
            return "no", None, LONG.text
        free = bool(asking(self.state) >> seat & 1)
        node = self.standing[-1]
        while node and (self.entries[node - 1].seat != seat or self.alone[node]):
            free = free and self.entries[node - 1].seat == seat
            node = self.standing[node - 1]
        if not node:
            return "no", None, "There is nothing to take back."
        same = self.epochs[node - 1] == self.state.epoch
        if free and same:
            return "free", node - 1, ""
        if rated and not same:
            return "no", None, "Something was revealed or left to chance since."
        return "ask", node - 1, ""

    # Snapshots

    def save(self) -> bytes:
        return msgspec.msgpack.encode(
            Saved(
                encode(self.state), self.standing, self.epochs, self.alone, self.quiet, self.numbers, self.since,
                self.questions, self.log, self.left,
            )
        )  # fmt: skip

    def restore(self, data: bytes, entries: Sequence[tuple[str, int]]) -> None:
        """Go to where a snapshot was made; `entries` are all up to it."""
        saved = msgspec.msgpack.decode(data, type=Saved)
        self.state = self.game.decode(saved.state)
        self.entries = [read_entry(line, n) for n, (line, _) in enumerate(entries, 1)]
        self.ats = [self.ats[0], *(at for _, at in entries)]
        self.depths = [0]
        for n, entry in enumerate(self.entries, 1):
            self.depths.append(self.depths[entry.to] if entry.is_back else self.depths[n - 1] + 1)
        self.standing, self.epochs, self.alone = saved.standing, saved.epochs, saved.alone
        self.quiet, self.numbers, self.since = saved.quiet, saved.numbers, saved.since
        self.questions, self.log, self.left = saved.questions, saved.log, saved.left


def _answered(game: Game[Any], s: State, seat: int, option: Option) -> Prepared:
    after = s.clone()
    after.log = []
    asked = decision_of(s, seat)
    alone = asked is not None and asked.lone is not None
    play(after, seat, option)
    events, after.log = after.log, None
    return Prepared(Entry(seat, game.option_id(option)), after, events, alone)


def follow(game: Game[Any], s: State, entry: Entry, n: int) -> State:
    """The state after one more standing entry, trusted to be offered; `s` may be changed."""
    if entry.is_answer:
        play(s, entry.seat, game.parse_option(entry.what))
    else:
        step(game, s, entry.line(), n)
    return s


__all__ = ["BadSetup", "Happened", "Play", "Prepared", "Saved", "follow"]
