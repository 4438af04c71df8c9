"""How the server is set up. Handed to its processes through the environment as JSON."""

import gc
import os
import sys
from random import Random, SystemRandom

import msgspec

from overtable.store.keeping import Keeping

VARIABLE = "OVERTABLE_SERVER"


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    db: str
    redis: str | None = None
    """Where the processes of the server tell each other what changed; else the store is the place for it."""
    https: bool = False
    """Cookies are marked Secure. Also when a request comes in over https."""
    origins: list[str] = []
    """Further origins that pages may come from, besides the server's own."""
    listen: str = "127.0.0.1"
    """The address that the server listens on."""
    hostnames: list[str] = []
    """Names that the server may be asked for by; else those of the loopback and what it listens on."""
    rates: bool = True
    """Whether rates are limited; tests and load runs switch it off."""
    deflate: bool = False
    """Compress what sockets send: less to carry, more to compute."""
    workers: int = 2
    """Processes in which decks are checked, ended games packed and shown, and puzzles opened."""
    bot_workers: int = 1
    bot_budget: float = 3.0
    """Seconds that a bot may think about one answer."""
    hint_budget: float = 1.0
    """Seconds that the answers are weighed for a hint."""
    bot_delay: int = 900
    """Milliseconds before a bot answers at the earliest, so that people can follow."""
    patience: float = 60.0
    """Seconds after which a game may be claimed from somebody who has left."""
    coach_workers: int = 1
    """How many games the coach looks at at a time, each in a process of its own."""
    coach_rounds: int = 80
    """How long the coach thinks about each decision."""
    coach_budget: float = 900.0
    """Seconds after which the coach gives a game up."""
    coach_queue: int = 20
    """How many games may wait for the coach, or be looked at."""
    quick_bot: float = 60.0
    """Seconds after which a bot plays with whoever found no opponent, and wants one."""
    sweep: float = 2.0
    """Seconds between looks at tables that nobody here tends."""
    tables_a_person: int = 40
    events_a_person: int = 5
    """Events of one organiser that are not over."""
    entered_a_person: int = 20
    """Events that one person is in and that are not over."""
    decks_a_person: int = 200
    sockets_a_person: int = 24
    watchers_a_table: int = 200
    rooms: int = 1000
    """How many tables are kept in memory."""
    keep: Keeping = Keeping()
    """For how long what is old is kept."""
    metrics_token: str | None = None
    """Who brings it may read the figures from elsewhere than this machine."""
    seed: int | None = None
    """Every table is dealt alike, and bots answer alike: for tests and demonstrations. No secret is made from it."""

    def chance(self, about: object) -> Random:
        """Where deals and the answers of bots come from: nobody can foresee it, but with a seed."""
        return SystemRandom() if self.seed is None else Random(f"{self.seed} {about}")


def to_environment(config: Config) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ[VARIABLE], type=Config)


def collect_rarely() -> None:
    """What is loaded by now stays; views and messages die young. A full collection in between would halt everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def switch_often() -> None:
    """The store's threads work in short steps: with Python's 5 ms they would wait for the event loop at each one.

    A batch of answers has some hundred of them. With half a millisecond it took a tenth of a second to be written while
    the loop was busy, though it cost 9 ms; so the loop gives way at once.
    """
    sys.setswitchinterval(0.00003)
