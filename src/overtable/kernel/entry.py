"""The grammar of a record: one entry a line, `seat what`.

    0 play card:12 space:4      an answer, by the option's id
    1 !resign                   the seat gave the game up
    1 !timeout                  the seat ran out of time
    1 !absent                   the seat left, and another claimed the game
    0 !back 7                   from here on the game goes on as it stood after the first 7 entries

Whoever writes or reads a line of a record does it here.
"""

import re

import msgspec

RESIGN, TIMEOUT, ABSENT, BACK = "!resign", "!timeout", "!absent", "!back"
ENDS = {RESIGN: "TABLE-RESIGN", TIMEOUT: "TABLE-TIME", ABSENT: "TABLE-ABSENT"}
"""Entries that end the game, and the rule by which they do."""

_LINE = re.compile(r"([0-9]+) +(\S.*)")
_BACK = re.compile(rf"{BACK} +([0-9]+)")


class BadEntry(ValueError):
    """A line that is no entry of a record, and why."""


class Entry(msgspec.Struct, frozen=True):
    seat: int
    what: str
    """`!resign`, `!timeout`, `!absent`, `!back`, or the id of an option."""
    to: int = 0
    """With `!back`: how many entries of the record still count."""

    @property
    def is_answer(self) -> bool:
        return not self.what.startswith("!")

    @property
    def is_back(self) -> bool:
        return self.what == BACK

    def line(self) -> str:
        return f"{self.seat} {self.what} {self.to}" if self.is_back else f"{self.seat} {self.what}"


def read_entry(line: str, n: int, seats: int | None = None) -> Entry:
    """The n-th line of a record (from 1) as an entry; raises `BadEntry`."""
    found = _LINE.fullmatch(line.strip())
    if found is None or (seats is not None and int(found[1]) >= seats):
        which = "a seat" if seats is None else f"a seat from 0 to {seats - 1}"
        raise BadEntry(f"answer {n}: {line!r} must be {which} and an option")
    seat, what = int(found[1]), found[2]
    if not what.startswith("!") or what in ENDS:
        return Entry(seat, what)
    back = _BACK.fullmatch(what)
    if back is None:
        raise BadEntry(f"answer {n}: {line!r} is none of {', '.join(ENDS)} and {BACK} with a number")
    if int(back[1]) >= n:
        raise BadEntry(f"answer {n}: {line!r} takes back to an entry that does not exist before it")
    return Entry(seat, BACK, int(back[1]))
