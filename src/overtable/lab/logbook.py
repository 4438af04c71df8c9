"""The file in which a ladder writes down its games as they end, so that it can be taken up again.

The first line says what is played, each further one holds a setup that was played twice. A run that is killed in the
middle of a line leaves half of it: such an end is cut off. Records of games that broke off lie beside the file.
"""

from pathlib import Path
from typing import Any

import msgspec

from overtable import __version__
from overtable.kernel.game import Game
from overtable.lab.ladder import Wish
from overtable.lab.pairs import Fought

NAME = "games.jsonl"
FORMAT = 1


class BadLogbook(Exception):
    """A run that cannot be begun or taken up in this folder, and what to do."""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of the file are games of. `cards` is the version of the cards they were played with."""

    game: str
    mode: str
    seed: int
    players: tuple[str, ...]
    cards: str
    format: int = FORMAT
    version: str = __version__


class Logbook:
    """The file of a folder; `known` are the setups that it holds already."""

    def __init__(self, folder: Path, game: Game[Any], wish: Wish, resume: bool = False) -> None:
        self.folder = folder
        self.path = folder / NAME
        self.name = f"{game.id}-{wish.mode}"
        self.known: list[Fought] = []
        self.kept: list[Path] = []
        """The records of games that broke off in this run."""
        folder.mkdir(parents=True, exist_ok=True)
        heading = heading_of(game, wish)
        sound = b""
        if self.path.exists():
            found, self.known, sound = read(self.path)
            if self.known and not resume:
                raise BadLogbook(f"{self.path} holds a run already: --resume goes on with it, or name another folder")
            if resume and found is not None:
                _compare(self.path, found, heading)
            if not self.known:
                sound = b""  # nothing was played yet: it begins anew
        if sound:
            self._cut(len(sound))
        else:
            self._write(heading, "w")

    def _cut(self, length: int) -> None:
        """Leave out a broken end."""
        with self.path.open("r+b") as file:
            file.truncate(length)

    def add(self, fought: Fought) -> None:
        """Write a setup down, at once; the records of games that broke off become files of their own."""
        for number, record in fought.records.items():
            path = self.folder / f"{self.name}-{'-'.join(fought.players)}-{number}.yaml"
            path.write_text(record, encoding="utf-8")
            self.kept.append(path)
        self._write(msgspec.structs.replace(fought, records={}))

    def _write(self, line: Heading | Fought, how: str = "a") -> None:
        """Opened for each line: what is written is out of this process's hands, however it ends."""
        with self.path.open(how, encoding="utf-8") as file:
            file.write(msgspec.json.encode(line).decode() + "\n")


def heading_of(game: Game[Any], wish: Wish) -> Heading:
    cards = game.catalogue_of(wish.mode).version()
    return Heading(game=game.id, mode=wish.mode, seed=wish.seed, players=wish.players, cards=cards)


def read(path: Path) -> tuple[Heading | None, list[Fought], bytes]:
    """The heading, the setups, and the part of the file that is sound. Only its end may be broken."""
    lines = path.read_bytes().splitlines(keepends=True)
    heading: Heading | None = None
    found: list[Fought] = []
    for n, line in enumerate(lines):
        try:
            if not line.endswith(b"\n"):
                raise msgspec.DecodeError("half a line")
            if heading is None:
                heading = msgspec.json.decode(line, type=Heading)
            else:
                found.append(msgspec.json.decode(line, type=Fought))
        except msgspec.DecodeError:
            if heading is None and len(lines) > 1:
                raise BadLogbook(f"{path} is not the file of a ladder: name another folder") from None
            if any(_is_sound(later) for later in lines[n + 1 :]):
                raise BadLogbook(f"{path}, line {n + 1} is broken: mend or delete it, or name another folder") from None
            return heading, found, b"".join(lines[:n])
    return heading, found, b"".join(lines)


def _is_sound(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=Fought)
    except msgspec.DecodeError:
        return False
    return True


WHAT = {
    "format": "another format",
    "game": "another game",
    "mode": "another mode",
    "seed": "another seed",
    "players": "other players",
    "cards": "other versions of the cards",
}


def _compare(path: Path, found: Heading, wanted: Heading) -> None:
    """Refuse to mix games that are not of the same run. Another width or number of games is no other run."""
    for field, what in WHAT.items():
        had, now = getattr(found, field), getattr(wanted, field)
        if had != now:
            had, now = (", ".join(x) if isinstance(x, tuple) else x for x in (had, now))
            raise BadLogbook(
                f"{path} is a run with {what}: {field} {had}, not {now}. "
                "Give the same words as then, or name another folder."
            )
