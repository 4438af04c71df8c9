"""An event's record as a text: a heading with what was set up, then one entry a line.

    overtable event 1
    {"name":"Friday","game":"overwatch", …}
    1000 add-bot bot="regular" name="Regular 1"
    2000 start

It is only ever written on at its end. Whoever is killed while writing leaves half a line: such an end does not count.
"""

from collections.abc import Iterable

import msgspec

from overtable.events.entry import BadEventLine, Entry, line, read
from overtable.events.fold import NotAllowed, apply, begin
from overtable.events.setup import EventSetup

FORMAT = 1
HEADING = "overtable event"


class BadEventRecord(Exception):
    """A text that is no event's record, and why."""


def heading(setup: EventSetup) -> str:
    return f"{HEADING} {FORMAT}\n{msgspec.json.encode(setup).decode()}\n"


def dump(setup: EventSetup, entries: Iterable[Entry]) -> str:
    return heading(setup) + "".join(f"{line(entry)}\n" for entry in entries)


def load(text: str) -> tuple[EventSetup, list[Entry]]:
    """What was set up, and the entries, each allowed after those before it; raises `BadEventRecord`."""
    lines = text.split("\n")[:-1]
    if len(lines) < 2 or lines[0].strip() != f"{HEADING} {FORMAT}":
        raise BadEventRecord(f"an event's record begins with the line {HEADING} {FORMAT} and a line with the setup")
    try:
        setup = msgspec.json.decode(lines[1], type=EventSetup)
        event = begin(setup)
    except msgspec.DecodeError as error:
        raise BadEventRecord(f"the setup: {error}") from None
    except NotAllowed as error:
        raise BadEventRecord(f"the setup: {'; '.join(error.problems)}") from None
    entries: list[Entry] = []
    for n, one in enumerate(lines[2:], 1):
        try:
            entries.append(read(one, n))
            event = apply(event, entries[-1])
        except BadEventLine as error:
            raise BadEventRecord(str(error)) from None
        except NotAllowed as error:
            raise BadEventRecord(f"entry {n}: {'; '.join(error.problems)}") from None
    return setup, entries
