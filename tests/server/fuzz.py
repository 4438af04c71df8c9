"""Bad inputs are thrown at a real server, over HTTP and WebSocket; nothing of it may disturb the house.

    make fuzz                               (1,000,000 inputs)
    python tests/server/fuzz.py --inputs 20000 --seconds 60 --fresh

Fails on a status of 500 or more, an error in the server's log, no answer in ten seconds, memory that is not flat (of
the server and its workers: the first and the last tenth after a warm-up are compared), and a table that is not as it
was. How far it is stands in build/fuzz.json: a run that was cut off goes on from there. The same seed makes the same
inputs.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from running import Running
from server.fuzzing.inputs import Described, garbage, message
from server.fuzzing.wires import Wrong, nonsense, requests, socket
from server.guests import Guest, play_on, two_at_a_table

BLOCK = 48
"""Inputs that are made and sent together."""
AT_ONCE = 8
"""Blocks under way."""
WARM = 0.2
"""Of the run, before memory is looked at."""
GROWTH = 1.05
NOISE = 12_000
"""Kilobytes that memory may differ by chance."""
STATE = Path(__file__).parents[2] / "build" / "fuzz.json"
SEEN = ("view", "decision", "asked", "entries", "result")


class State(msgspec.Struct):
    """How far a run is."""

    seed: int
    done: int = 0
    """Blocks."""
    memory: list[int] = []
    """Kilobytes, now and then, of the server that runs now."""


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found


def memory(pid: int) -> int:
    """Kilobytes that a server and its workers have in memory."""
    total = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/status").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total


class Fuzz:
    def __init__(self, seed: int, *options: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        quiet = ("--patience", "1000000", "--coach-rounds", "1", "--coach-budget", "5")
        self.server = Running("--workers", "1", *quiet, *options, data=Path(self.folder.name), toys=False)
        self.host, self.port = "127.0.0.1", self.server.port
        self.seed = seed
        self.sent = 0
        self.log_read = 0
        self._set_the_table()

    def _set_the_table(self) -> None:
        """A game in its middle, one that is over, a deck; and somebody who sends requests."""
        url, rng = self.server.url, Random(self.seed)
        self.ada, self.bo, self.table = two_at_a_table(url, "overwatch", auto_delay=None)
        with self.ada.sit(self.table) as one, self.bo.sit(self.table) as two:
            play_on([one, two], rng, 12)
            asked = next(s for s in (one, two) if s.table["decision"] is not None)
            self.asked = self.ada if asked is one else self.bo
            d = asked.table["decision"]
        self.offered = d["number"], {o["id"] for o in [*d["options"], *d.get("besides", [])]}
        self.eve = Guest(url, "Eve")
        over = self.eve.post("/api/tables", {"game": "overwatch", "auto_delay": None})["table"]
        with self.eve.sit(over) as socket_:
            socket_.until(lambda t: True)
            socket_.ask("resign")
        self.eve.post("/api/decks", {"game": "power-up", "name": "D", "text": "1 Ana"})
        games = self.eve.get("/api/games")["games"]
        puzzles = [self.puzzle(g["id"]) for g in games]
        known = {
            "table_id": [self.table, over, "nothing"],
            "game_id": [g["id"] for g in games],
            "puzzle_id": [p["id"] for p in puzzles],
            "n": ["0", "1", "99999999999999999999"],
            "number": ["1", "-1", "99999999999999999999"],
        }
        self.api = Described(self.eve.get("/api/schema/openapi.json"), known)
        self.before = self.seen()

    def puzzle(self, game: str) -> dict[str, Any]:
        """The first puzzle of a game; they are laid out when the server starts."""
        while (found := self.eve.call("GET", f"/api/games/{game}/puzzles")).status_code == 429:
            time.sleep(0.1)
        first: dict[str, Any] = found.json()["puzzles"][0]
        return first

    def seen(self) -> list[Any]:
        """What both players see of the game."""
        found = [person.get(f"/api/tables/{self.table}") for person in (self.ada, self.bo)]
        return [{name: one[name] for name in SEEN} for one in found]

    async def block(self, n: int) -> int:
        """Send a block of inputs; how many they were."""
        rng = Random(f"{self.seed} {n}")
        kind = rng.random()
        if kind < 0.66:
            eve = self.eve.cookie(), self.eve.csrf, f"{self.host}:{self.port}"
            made = [self.api.request(rng, *eve) for _ in range(BLOCK)]
            for at in range(0, BLOCK, 12):
                await requests(self.host, self.port, made[at : at + 12])
            return BLOCK
        if kind < 0.97:
            who = rng.choice((self.asked, self.asked, self.eve, None))
            path = f"/api/tables/{self.table}/socket"
            for _ in range(0, BLOCK, 16):
                sent = [message(rng, self.offered) for _ in range(16)]
                await socket(self.host, self.port, path, who.cookie() if who else "", sent, rng)
            return BLOCK
        for _ in range(8):
            await nonsense(self.host, self.port, garbage(rng))
        return 8

    def check(self) -> None:
        """The server lives, has no error in its log, and the table is as it was."""
        if self.server.process.poll() is not None:
            raise Wrong("the server has ended")
        log = os.pread(self.server.log.fileno(), 10_000_000, self.log_read)
        self.log_read += len(log)
        for line in log.decode(errors="replace").splitlines():
            if '"level":"error"' in line or '"level":"critical"' in line or "Traceback" in line:
                raise Wrong(f"in the log: {line[:900]} … {line[-1500:]}")
        if self.seen() != self.before:
            raise Wrong("bad input has changed the table")

    def stop(self) -> None:
        for person in (self.ada, self.bo, self.eve):
            person.http.close()
        self.server.stop()
        self.folder.cleanup()


async def run(fuzz: Fuzz, state: State, blocks: int, seconds: float, say: bool, keep: Path | None) -> None:
    """Blocks from where the state stands; raises `Wrong`."""
    begun, end = time.monotonic(), time.monotonic() + seconds
    first, every = state.done, max(AT_ONCE, min(200, blocks // 50))
    while state.done < blocks and time.monotonic() < end:
        upto = min(state.done + every, blocks)
        todo = iter(range(state.done, upto))

        async def lane() -> None:
            for n in todo:  # noqa: B023  each turn of the loop waits for its lanes
                try:
                    sent = await fuzz.block(n)
                    fuzz.sent += sent
                except Wrong as wrong:
                    raise Wrong(f"block {n}: {wrong}") from None

        await asyncio.gather(*(lane() for _ in range(AT_ONCE)))
        state.done = upto
        await asyncio.to_thread(fuzz.check)
        state.memory.append(memory(fuzz.server.process.pid))
        if keep is not None:
            keep.parent.mkdir(exist_ok=True)
            keep.write_bytes(msgspec.json.encode(state))
        if say:
            gone = time.monotonic() - begun
            left = gone / (state.done - first) * (blocks - state.done)
            print(
                f"  {100 * state.done // blocks:3} %, {fuzz.sent} inputs, {fuzz.sent / gone:.0f} a second, "
                f"{state.memory[-1] // 1000} MB, {left / 60:.1f} minutes left",
                flush=True,
            )


def check_flat(samples: list[int]) -> str:
    """Compares the first with the last tenth, after the warm-up; raises `Wrong`."""
    after = samples[int(len(samples) * WARM) :]
    if len(after) < 10:
        return "too short a run to judge memory"
    tenth = len(after) // 10
    first, last = min(after[:tenth]), min(after[-tenth:])  # the coach's processes come and go
    told = f"memory {first / 1000:.1f} MB in the first tenth, {last / 1000:.1f} MB in the last"
    if last > first * GROWTH and last > first + NOISE:
        raise Wrong(f"not flat: {told}")
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=7200, help="it ends then, and goes on the next time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="from the beginning, and not from where the last run was")
    given = parser.parse_args()
    blocks = round(given.inputs / (BLOCK * 0.97 + 8 * 0.03))
    state = State(given.seed)
    if STATE.exists() and not given.fresh:
        found = msgspec.json.decode(STATE.read_bytes(), type=State)
        if found.seed == given.seed and found.done < blocks:
            state = State(found.seed, found.done)  # another server has other memory
            print(f"goes on at {100 * state.done // blocks} %")
    fuzz, begun = Fuzz(given.seed), time.monotonic()
    try:
        asyncio.run(run(fuzz, state, blocks, given.seconds, True, STATE))
        told = check_flat(state.memory)
    except Wrong as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        return 1
    finally:
        fuzz.stop()
    gone = time.monotonic() - begun
    print(f"{fuzz.sent} inputs in {gone:.0f} seconds, {fuzz.sent / gone:.0f} a second; {told}; nothing was disturbed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
