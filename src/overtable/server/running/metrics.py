"""What the server counts and times, by the names under which Prometheus reads it.

Labels have few values: names of games, patterns of routes, kinds of limits; never anything that a client may choose.
With several processes each writes into files of one folder, and whichever is asked adds them up (see `scrape`).
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from overtable.players.levels import LEVELS
from overtable.players.registry import read

REGISTRY = CollectorRegistry()

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LATE = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
PLAYERS = frozenset({"random", "greedy", "drafter", *LEVELS})
OTHER = "other"


def _counter(name: str, said: str, *labels: str) -> Counter:
    return Counter(f"overtable_{name}", said, labels, registry=REGISTRY)


def _gauge(name: str, said: str, *labels: str, mode: str = "livesum") -> Gauge:
    return Gauge(f"overtable_{name}", said, labels, registry=REGISTRY, multiprocess_mode=mode)  # type: ignore[arg-type]


def _times(name: str, said: str, *labels: str, buckets: tuple[float, ...] = SOON) -> Histogram:
    return Histogram(f"overtable_{name}_seconds", said, labels, registry=REGISTRY, buckets=buckets)


BUILD = _gauge("build_info", "Always 1; the labels say what runs.", "version", "python", "store", mode="livemax")
PROCESSES = _gauge("processes", "Processes that serve.")
MEMORY = _gauge("memory_bytes", "Memory that the serving processes hold.")
CPU = _counter("cpu_seconds", "Time that the serving processes computed, without bots and coach.")

TABLES = _gauge("tables", "Tables in memory.", "game", "status")
SOCKETS = _gauge("sockets", "Open sockets of tables.")
SPECTATORS = _gauge("spectators", "Open sockets of people who do not sit at the table.")
COACH = _gauge("coach_games", "Games that wait for the coach, or are looked at.", "stage")
EVENTS = _gauge("events", "Events of the house, by what stage they are in.", "status", mode="livemax")

ANSWERS = _counter("answers", "Answers that were written.", "game", "by")
WRITTEN = _times("answer_written", "From an answer's arrival until it is written.")
SHOWN = _times("answer_shown", "From an answer's arrival until a view of it is sent, for each socket.")
THINKING = _times("bot_thinking", "How long bots take to choose an answer.", "player", buckets=LATE)

COMMIT = _times("store_commit", "From the wish to write until it is in the store.")
STORE_WAITING = _gauge("store_waiting", "Writers that wait for the store, or connections of it in use.")

REQUESTS = _counter("requests", "HTTP requests that were answered.", "method", "route", "status")
REQUEST_TIME = _times("request", "How long HTTP requests take.", "method")
REFUSALS = _counter("refusals", "What was refused because it came too often.", "what")
ERRORS = _counter("errors", "Errors that were noted in the log.", "where")
REMOVED = _counter("removed", "What was removed because it was old.", "what")

Clock = time.perf_counter


@cache
def _answers(game: str, by: str) -> Counter:
    """Looking a label up costs more than counting."""
    return ANSWERS.labels(game, by)


def answered(game: str, by: str, arrived: float) -> None:
    """An answer that arrived at this time is written."""
    _answers(game, by).inc()
    WRITTEN.observe(Clock() - arrived)


def shown(arrived: float, before: float) -> float:
    """A view was sent to a socket that has seen what arrived `before`; returns what it has seen now."""
    if arrived > before:
        SHOWN.observe(Clock() - arrived)
    return max(arrived, before)


@contextmanager
def thinking(player: str) -> Iterator[None]:
    """A bot thinks in here."""
    begun = Clock()
    try:
        yield
    finally:
        name = read(player).player
        THINKING.labels(name if name in PLAYERS else OTHER).observe(Clock() - begun)


def requested(method: str, route: str, status: int, begun: float) -> None:
    method = method if method in METHODS else OTHER
    REQUESTS.labels(method, route, status).inc()
    REQUEST_TIME.labels(method).observe(Clock() - begun)


class Errors(logging.Handler):
    """Counts the errors in the log, by who noted them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name.partition(".")[2] or record.name).inc()


def count_errors() -> None:
    log = logging.getLogger("overtable")
    if not any(isinstance(handler, Errors) for handler in log.handlers):
        log.addHandler(Errors())
