"""Structured logs: one JSON object a line on standard error, of bounded length, and not the same line for ever."""

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

LONGEST = 400
"""Characters of a value in a line; a trace may have more."""
LONGEST_TRACE = 8000
A_MINUTE = 20
"""How often a warning or an error from the same place is written in a minute; the rest is counted."""
PLACES = 500
"""How many places are told apart."""


CLIENTS = ("Invalid ", "ASGI callable returned without completing response")
"""How uvicorn begins to complain of what a client did: it sent what is no request, or went away meanwhile."""


def shown(value: object, most: int = LONGEST) -> object:
    """A value as a line may hold it: texts are cut, and control characters and the like are written out."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    text = value if isinstance(value, str) else str(value)
    if len(text) > most:  # of a trace the end tells most, of everything else the beginning
        text = f"{text[: most // 2]} … {text[-most // 2 :]}"
    return "".join(c if c.isprintable() or c in "\n\t" else c.encode("unicode_escape").decode() for c in text)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": shown(record.getMessage()),
        }
        for name, value in getattr(record, "data", {}).items():
            line[name] = shown(value, LONGEST_TRACE if name == "trace" else LONGEST)
        if record.exc_info:
            line["trace"] = shown(self.formatException(record.exc_info), LONGEST_TRACE)
        left_out = getattr(record, "left_out", 0)
        if left_out:
            line["left_out"] = left_out
        return msgspec.json.encode(line, enc_hook=str).decode()


class Seldom(logging.Filter):
    """Lets a warning or an error from one place through so many times a minute. The next one that comes through says
    how many were left out."""

    def __init__(self, most: int = A_MINUTE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.most = most
        self._clock = clock
        self._places: OrderedDict[tuple[str, int, int], list[float]] = OrderedDict()
        """By file, line and level: the minute, how many came through in it, and how many did not since the last."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        place, minute = (record.pathname, record.lineno, record.levelno), self._clock() // 60
        known = self._places.setdefault(place, [minute, 0, 0])
        self._places.move_to_end(place)
        while len(self._places) > PLACES:
            self._places.popitem(last=False)
        if known[0] != minute:
            known[0], known[1] = minute, 0
        if known[1] >= self.most:
            known[2] += 1
            return False
        known[1] += 1
        record.left_out, known[2] = int(known[2]), 0
        return True


def no_fault_of_ours(record: logging.LogRecord) -> bool:
    """What a client does wrong is no error of the server, whatever uvicorn thinks of it."""
    if record.name.startswith("uvicorn") and record.getMessage().startswith(CLIENTS):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up(level: str = "warning") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(no_fault_of_ours)
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("overtable", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # the guard writes a line for each request
