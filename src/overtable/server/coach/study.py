"""One game looked at by the coach, in a process of its own that is less urgent than everything else here.

The process says over a pipe how far it is, and at last what it found. It may be ended at any time; when whoever
asked is gone, it notices at its next word and ends by itself.
"""

import multiprocessing
import os
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from overtable.games import NoSuchGame
from overtable.kernel.record import BadRecord, Record
from overtable.lab.coach import Analysis, analyse
from overtable.server.workers import ready

SEED = 1
"""The same game always gets the same analysis."""

SPAWN = multiprocessing.get_context("spawn")


class Reached(msgspec.Struct, frozen=True, tag=True):
    done: int
    total: int


class Found(msgspec.Struct, frozen=True, tag=True):
    analysis: Analysis


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Why there is no analysis, for people; and for the log, when it is a defect."""

    said: str
    trace: str = ""


Word = Reached | Found | Failed

TOO_LONG = "The coach took too long over this game and was stopped. It can be asked again."
STOPPED = "The coach was stopped before it was done. It can be asked again."
BROKEN = "The coach could not make sense of this game; that was noted."


def work(pipe: Connection, record: bytes, rounds: int) -> None:
    """What the process does."""
    ready()
    os.nice(5)  # bots, for whom somebody waits, come first

    def say(word: Word) -> None:
        pipe.send_bytes(msgspec.msgpack.encode(word))

    try:
        read = msgspec.msgpack.decode(record, type=Record)
        found = analyse(read, rounds, SEED, 1, lambda done, total: say(Reached(done, total)))
        say(Found(found))
    except BrokenPipeError:
        return  # nobody wants to know any more
    except (BadRecord, NoSuchGame) as error:
        say(Failed(f"The coach cannot read this game: {error}"))
    except Exception:
        say(Failed(BROKEN, traceback.format_exc()))


class Study:
    """Begin it with `run`, in a thread; `stop` may come from another one."""

    def __init__(self, record: Record, rounds: int, budget: float) -> None:
        self.record = record
        self.rounds = rounds
        self.budget = budget
        self._process: SpawnProcess | None = None
        self._stopped = False

    def run(self, reached: Callable[[int, int], None]) -> Found | Failed:
        """Waits for the end, which comes in time; `reached` is told how far it is."""
        own, other = SPAWN.Pipe(duplex=False)
        given = (other, msgspec.msgpack.encode(self.record), self.rounds)
        process = self._process = SPAWN.Process(target=work, args=given, daemon=True, name="coach")
        try:
            process.start()
            other.close()
            return Failed(STOPPED) if self._stopped else self._listen(own, reached)
        finally:
            process.kill()
            process.join()
            own.close()

    def _listen(self, pipe: Connection, reached: Callable[[int, int], None]) -> Found | Failed:
        end = time.monotonic() + self.budget
        try:
            while pipe.poll(max(0.0, end - time.monotonic())):
                word: Word = msgspec.msgpack.decode(pipe.recv_bytes(), type=Word)
                if not isinstance(word, Reached):
                    return word
                reached(word.done, word.total)
        except EOFError:  # it was killed
            return Failed(STOPPED)
        return Failed(TOO_LONG)

    def stop(self) -> None:
        self._stopped = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
