"""Records: a game as what made it. Setup, seed and answers; the state is only a cache of that.

A record is a readable YAML file. An answer is recorded as the option itself, never as its index. Entries that
are no answers (resign, time out, take back) stand in the same list. A saved game, a bug report, a test and a
puzzle are all records; a position built by hand stands in the setup.
"""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from overtable.kernel.catalogue import CardError, field_error, read_yaml
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import apply
from overtable.kernel.entry import BACK, ENDS, RESIGN, TIMEOUT, BadEntry, Entry, read_entry
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.state import Result, State

S = TypeVar("S", bound=State)

FORMAT = 1


class BadRecord(Exception):
    """A record that cannot be replayed, and where it breaks."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`answers` are lines such as `0 play card:12 space:4`; `hash` the fingerprint of the state they lead to."""

    format: int
    game: str
    cards: str
    setup: Setup
    answers: list[str] = []
    hash: str = ""

    @classmethod
    def of(cls, game: Game[Any], setup: Setup) -> "Record":
        return cls(format=FORMAT, game=game.id, cards=game.catalogue_of(setup.mode).version(), setup=setup)

    def add(self, game: Game[Any], seat: int, option: Option) -> None:
        self.answers.append(Entry(seat, game.option_id(option)).line())

    def resign(self, seat: int) -> None:
        self.answers.append(Entry(seat, RESIGN).line())

    def time_out(self, seat: int) -> None:
        self.answers.append(Entry(seat, TIMEOUT).line())

    def take_back(self, seat: int, to: int) -> None:
        """From here on the game goes on as it stood after the first `to` entries."""
        self.answers.append(Entry(seat, BACK, to).line())


def standing(answers: list[str]) -> list[int]:
    """Which entries (from 1) still stand once everything that was taken back is left out."""
    before = [0]  # entry -> the entry whose answer stands before it; the line of entries that lead to the last one
    last = [0]  # after so many entries: the entry whose answer stands last
    for n, line in enumerate(answers, 1):
        before.append(last[-1])
        last.append(last[_read(line, n).to] if f" {BACK} " in line else n)
    chain: list[int] = []
    n = last[-1]
    while n:
        chain.append(n)
        n = before[n]
    found: list[int] = []
    for n in reversed(chain):
        seat, _, what = answers[n - 1].partition(" ")
        verb, _, things = what.partition(" ")
        if verb == TAKE_BACK:  # a pick and its taking back leave no trace
            at = _last_naming(answers, found, seat, things)
            if at is not None:
                del found[at]
                continue
        found.append(n)
    return found


def effective(answers: list[str]) -> list[str]:
    """The answers that still stand once everything that was taken back is left out."""
    return [answers[n - 1] for n in standing(answers)]


def _last_naming(answers: list[str], found: list[int], seat: str, things: str) -> int | None:
    """Which of the entries found is this seat's last one that names these things."""
    for at in range(len(found) - 1, -1, -1):
        who, _, what = answers[found[at] - 1].partition(" ")
        if who == seat and what.partition(" ")[2] == things:
            return at
    return None


def step(game: Game[S], s: S, line: str, n: int) -> None:
    """Apply one standing entry of a record; raises `BadRecord` and says what is wrong with it."""
    entry = _read(line, n, s.seats)
    if entry.what in ENDS:
        if s.result is not None:
            raise BadRecord(f"answer {n}: {line!r} comes after the end of the game")
        s.result = Result(tuple(p for p in range(s.seats) if p != entry.seat), ENDS[entry.what])
        s.asked = None
        return
    try:
        apply(s, entry.seat, game.parse_option(entry.what))
    except (Refused, ValueError) as error:
        raise BadRecord(f"answer {n}: {line!r}: {error}") from None


def _read(line: str, n: int, seats: int | None = None) -> Entry:
    try:
        return read_entry(line, n, seats)
    except BadEntry as error:
        raise BadRecord(str(error)) from None


def replay(game: Game[S], record: Record, upto: int | None = None, verify: bool = True) -> S:
    """The state after the record's entries (or the first `upto` of them), checked step by step."""
    if record.format != FORMAT:
        raise BadRecord(f"the record has format {record.format}; this program reads format {FORMAT}")
    if record.game != game.id:
        raise BadRecord(f"the record is of {record.game}, not of {game.id}")
    if record.cards != (known := game.catalogue_of(record.setup.mode).version()):
        raise BadRecord(f"the record was played with cards {record.cards}; these are {known}")
    try:
        s = game.begin(record.setup)
    except BadSetup as error:
        raise BadRecord(f"setup: {error}") from None
    for n, line in enumerate(effective(record.answers[:upto]), 1):
        step(game, s, line, n)
    if verify and upto is None and record.hash and fingerprint(s) != record.hash:
        raise BadRecord(f"the answers lead to {fingerprint(s)}, not to {record.hash} as the record says")
    return s


def seal(game: Game[S], record: Record) -> S:
    """Write the fingerprint of the final state into the record; returns that state."""
    record.hash = ""
    s = replay(game, record)
    record.hash = fingerprint(s)
    return s


class _Dumper(yaml.SafeDumper):
    pass


def dump_record(record: Record) -> str:
    raw = msgspec.to_builtins(record)
    if not record.setup.cards:
        del raw["setup"]["cards"]
    return yaml.dump(raw, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


def save_record(record: Record, path: Path) -> None:
    path.write_text(dump_record(record), encoding="utf-8")


def load_record(path: Path) -> Record:
    """Read a record; raises `BadRecord` with the field that is wrong."""
    try:
        return msgspec.convert(read_yaml(path), Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{path.name}: {field_error(error)}") from None
    except CardError as error:
        raise BadRecord(str(error)) from None
