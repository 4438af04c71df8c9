"""Lines of the log: whole, short, and not the same one for ever."""

import json
import logging
from typing import Any

from overtable.server.logs import A_MINUTE, LONGEST, PLACES, JsonLines, Seldom


def record(message: str, line: int = 1, level: int = logging.WARNING, **data: Any) -> logging.LogRecord:
    made = logging.LogRecord("overtable.x", level, "x.py", line, message, (), None)
    made.data = data
    return made


def test_a_line_is_short_and_holds_no_control_characters() -> None:
    line = JsonLines().format(record("a\x1b[31mb\x00\u2028" + "x" * 5000, path="\x07\ud800" * 3000, n=3))
    assert len(line) < 6 * LONGEST * 2 and "\\x1b" in json.loads(line)["message"]
    told = json.loads(line)
    assert all(c.isprintable() for c in told["message"] + told["path"]) and told["n"] == 3


def test_the_same_line_is_written_some_times_a_minute_and_the_rest_is_counted() -> None:
    at = 0.0
    seldom = Seldom(clock=lambda: at)
    through = [seldom.filter(record("it fails", line=7)) for _ in range(1000)]
    assert sum(through) == A_MINUTE
    assert seldom.filter(record("another place", line=8)), "another one is heard"
    assert seldom.filter(record("a request", line=7, level=logging.INFO)), "what is no warning is not counted"
    at = 60.0
    again = record("it fails", line=7)
    assert seldom.filter(again)
    assert json.loads(JsonLines().format(again))["left_out"] == 1000 - A_MINUTE


def test_only_so_many_places_are_remembered() -> None:
    seldom = Seldom(clock=lambda: 0.0)
    for line in range(3 * PLACES):
        seldom.filter(record("x", line=line))
    assert len(seldom._places) == PLACES
