"""Pods over the cores of the machine, and the file in which they are kept so that a run can be taken up again.

The first line of the file says what is played, each further one holds a pod. Half a line at the end is cut off.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from overtable.games import all_drafts, find
from overtable.lab.crew import work
from overtable.lab.pods import Pod, Wanted, play_pod


class BadPodbook(Exception):
    """A file that this run cannot be taken up from, and what to do."""


class Heading(msgspec.Struct, frozen=True):
    """What the pods of a file are pods of, and the versions of the cards that they were played with."""

    wanted: Wanted
    cards: str
    played_with: str


class Podbook:
    """`known` are the pods that the file holds already, by number."""

    def __init__(self, path: Path, wanted: Wanted) -> None:
        self.path = path
        self.known: dict[int, Pod] = {}
        heading = heading_of(wanted)
        sound = self._read(heading) if path.exists() else b""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(sound or msgspec.json.encode(heading) + b"\n")

    def _read(self, heading: Heading) -> bytes:
        """The sound part of the file; only its end may be broken."""
        first, *lines = self.path.read_bytes().splitlines(keepends=True) or [b""]
        if first.rstrip(b"\n") != msgspec.json.encode(heading):
            raise BadPodbook(
                f"{self.path} is no run of these words and cards: give the same as then, or name another file"
            )
        sound = first
        for n, line in enumerate(lines, 2):
            try:
                pod = msgspec.json.decode(line, type=Pod)
            except msgspec.DecodeError:
                if n == len(lines) + 1:
                    break
                raise BadPodbook(f"{self.path}, line {n} is broken: mend or delete it, or name another file") from None
            self.known[pod.number] = pod
            sound += line.rstrip(b"\n") + b"\n"
        return sound

    def add(self, pod: Pod) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(pod) + b"\n")


def heading_of(wanted: Wanted) -> Heading:
    draft = all_drafts()[wanted.draft]
    game = find(draft.plays)
    return Heading(wanted, draft.catalogue_of(wanted.mode).version(), game.catalogue_of(draft.plays_mode).version())


def play_pods(
    wanted: Wanted,
    drafts: int,
    workers: int | None = None,
    step: Callable[[int], None] = lambda pods: None,
    book: Podbook | None = None,
) -> list[Pod]:
    """The pods 0 to `drafts` - 1, in order; the same whatever the number of workers, and whether taken up again."""
    done = {n: pod for n, pod in (book.known if book else {}).items() if n < drafts}
    step(len(done))
    todo = iter([n for n in range(drafts) if n not in done])
    for pod in work(lambda: next(todo, None), partial(play_pod, wanted), workers or os.cpu_count() or 1):
        if book is not None:
            book.add(pod)
        done[pod.number] = pod
        step(1)
    return [done[n] for n in sorted(done)]
