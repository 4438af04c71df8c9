"""Work done beside the server: cut off in time, done once for all who ask, and only so much of it waits."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from overtable.server.errors import Fault
from overtable.server.workers import Workers
from running import Running
from server.fuzz import family
from server.guests import Guest

LATE = 30.0


def busy(seconds: float) -> int:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.getpid()


def refuses() -> None:
    raise Fault("bad-deck", "No.", ["because"], "R-1")


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def a_turn() -> None:
    await asyncio.sleep(0)


def until(wanted: Callable[[], bool]) -> None:
    """Wait until something holds; too long, and the test says what does not."""
    end = time.monotonic() + LATE
    while not wanted() and time.monotonic() < end:
        time.sleep(0.02)


def test_work_is_limited_merged_and_refused_when_too_much_waits() -> None:
    async def story() -> None:
        workers = Workers(1, queue=2)
        try:
            same = await asyncio.gather(*(workers.do("a", busy, 0.05) for _ in range(5)))
            assert len(set(same)) == 1 and same[0] != os.getpid() and workers.done == 1
            with pytest.raises(Fault, match="longer than there is time for"):
                await workers.do("b", busy, 60.0, cpu=0.1)
            with pytest.raises(Fault) as refused:
                await workers.do("c", refuses)
            assert (refused.value.code, refused.value.body.problems, refused.value.body.rule) == (
                "bad-deck", ["because"], "R-1",
            )  # fmt: skip
            waiting = [asyncio.create_task(workers.do(str(n), busy, 0.2)) for n in range(2)]
            await a_turn()
            with pytest.raises(Fault) as full:
                await workers.do("more", busy, 0.0)
            assert full.value.code == "too-many"
            waiting[0].cancel()  # who goes away does not stop it
            assert await waiting[1]
            with pytest.raises(Fault, match="could not be worked out"):
                await workers.do("dies", dies)
            assert await workers.do("after", busy, 0.0) != os.getpid(), "a new worker takes its place"
        finally:
            workers.close()

    asyncio.run(story())


def test_a_deck_is_checked_in_a_worker_within_limits(tmp_path: Path) -> None:
    server = Running("--workers", "1", "--bot-workers", "1", "--rates", data=tmp_path, toys=False)
    try:
        with Guest(server.url, None) as nobody:
            path = "/api/games/overpower-classic/check-deck"
            assert nobody.refused("POST", path, {"text": "1 x"}) == "no-session"
        with Guest(server.url) as ada:
            assert ada.refused("POST", path, {"text": "a\n" * 301}) == "bad-deck"
            assert ada.refused("POST", path, {"text": "a" * 201}) == "bad-deck"
            found = ada.post(path, {"text": "\n".join(f"x{n}" for n in range(300))})
            assert len(found["problems"]) == 200
            codes = [ada.call("POST", path, {"text": "a" * 201}).status_code for _ in range(3)]
            assert codes == [400] * 3, "what is refused at once costs no worker"
        left = family(server.process.pid)
        assert len(left) >= 3, "the server, a bot's worker, one of these (and what watches their memory)"
    finally:
        server.kill()
    until(lambda: not any(map(lives, left)))
    assert not [pid for pid in left if lives(pid)], "a killed server leaves nobody behind"


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_several_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    server = Running("--processes", "2", "--bot-workers", "1", data=tmp_path, toys=False)
    try:
        until(lambda: len(serving(server)) == 2)
        one, _ = serving(server)
        os.kill(one, signal.SIGKILL)
        until(lambda: one not in serving(server) and len(serving(server)) == 2)
        assert len(serving(server)) == 2 and one not in serving(server), "one that was killed is replaced"
        left = family(server.process.pid)
    finally:
        server.kill()
    until(lambda: not any(map(lives, left)))
    assert not [pid for pid in left if lives(pid)]


def serving(server: Running) -> list[int]:
    """The processes that the supervisor has started, without the one that watches over shared memory."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if lives(int(pid)) and b"resource_tracker" not in command(int(pid))]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b"resource_tracker"
