"""How the commands speak: to people with Rich, to programs with JSON, and of errors in words."""

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from overtable.games import NoSuchGame
from overtable.kernel.catalogue import CardError
from overtable.kernel.game import BadSetup
from overtable.kernel.message import Refused
from overtable.kernel.record import BadRecord
from overtable.lab.logbook import BadLogbook
from overtable.lab.podbook import BadPodbook
from overtable.players.registry import NoSuchPlayer


class Wrong(Exception):
    """Something in the command itself is wrong, in words."""


SAID = (Wrong, NoSuchGame, NoSuchPlayer, BadSetup, BadRecord, BadLogbook, BadPodbook, CardError, Refused, OSError)
"""The errors that are the user's to mend: told without a traceback, with exit code 2."""


def out() -> Console:
    """Made for each command, so that it writes to whatever standard output is at that time."""
    return Console(highlight=False)


def err() -> Console:
    return Console(stderr=True, highlight=False)


def as_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def as_board(console: Console, markup: str) -> None:
    """A board keeps its lines whatever the width of the terminal."""
    console.print(Text.from_markup(markup), soft_wrap=True)


def plain(console: Console, text: str, style: str = "") -> None:
    console.print(Text(text, style=style), soft_wrap=True)
