"""The numbers that verbs, kinds of references, zones and figures have in observations: published, and never changed.

`ids.json` beside this module is the published table; what is new in a game is appended to it by `make words`, and a
test fails when the file and the code part. A game that is not in the file (a toy, one that is just being written) gets
its numbers from the code.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from overtable.games import all_games
from overtable.kernel.game import Game
from overtable.kernel.observed import Observed
from overtable.kernel.setup import Setup
from overtable.kernel.state import State, Zone

FILE = Path(__file__).with_name("ids.json")

MORE = "more"
"""The verb of the environment itself: shows the next options where more are offered than there are slots."""


class Ids(msgspec.Struct, frozen=True):
    """Names in order. A verb's or zone's number is its place, counted from 1; a figure's is its column, from 0."""

    verbs: list[str]
    kinds: dict[str, int]
    zones: list[str]
    card: list[str]
    table: list[str]
    player: list[str]


def observed_of(game: Game[Any]) -> Observed:
    """What the game tells of its table; by default whose turn it is and the phase, as its view has them."""
    if game.observed is not None:
        return game.observed

    def of_table(s: State, watcher: int) -> list[int]:
        view = game.view(s, watcher)
        turn, phase = view["turn"], view["phase"]
        phases = list(view["phases"])
        return [
            0 if turn < 0 else (turn - watcher) % s.seats + 1,
            phases.index(phase) if phase in phases else len(phases),
        ]

    return Observed(table=("turn", "phase"), of_table=of_table)


def zones_by_name(layout: tuple[Zone, ...]) -> list[str]:
    return list(dict.fromkeys(zone.name for zone in layout))


def ids_in_code(game: Game[Any]) -> Ids:
    """The numbers as the code alone would give them."""
    mode = next(iter(game.modes))
    s: State = game.start(Setup(mode=mode, seed=0, seats=game.modes[mode].seats[0]))
    told = observed_of(game)
    return Ids(
        verbs=[MORE, *(verb for verb in game.verbs if verb != MORE)],
        kinds=dict(game.kind_numbers),
        zones=zones_by_name(s.layout),
        card=list(told.card),
        table=list(told.table),
        player=list(told.player),
    )


@lru_cache(maxsize=1)
def published() -> dict[str, Ids]:
    """The table of the file, by game."""
    if not FILE.exists():
        return {}
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Ids])


def ids_of(game: Game[Any]) -> Ids:
    return published().get(game.id) or ids_in_code(game)


def appended(old: Ids, new: Ids) -> Ids:
    """The old numbers with what is new behind them; raises `ValueError` where an old name would get another number."""

    def joined(of: str, before: list[str], after: list[str]) -> list[str]:
        if of in ("card", "table", "player") and after[: len(before)] != before:
            raise ValueError(f"the figures of a {of} no longer begin with those that are published: append new ones")
        return [*before, *(name for name in after if name not in before)]

    moved = [name for name, number in old.kinds.items() if new.kinds.get(name, number) != number]
    if moved:
        raise ValueError(f"these kinds of references have other numbers than published: {', '.join(moved)}")
    names = ("verbs", "zones", "card", "table", "player")
    lists = {name: joined(name, getattr(old, name), getattr(new, name)) for name in names}
    return Ids(kinds=old.kinds | new.kinds, **lists)


def renewed() -> dict[str, Ids]:
    """The table as the file should be now."""
    found = {}
    for game in all_games().values():
        now, old = ids_in_code(game), published().get(game.id)
        found[game.id] = now if old is None else appended(old, now)
    return found


def written(ids: dict[str, Ids]) -> str:
    return json.dumps(msgspec.to_builtins(ids), indent=1) + "\n"


def as_tables(ids: dict[str, Ids]) -> str:
    """The same for people to read: a part of docs/environment.md."""
    parts = []
    for game, its in ids.items():
        kinds = sorted((number, name) for name, number in its.kinds.items())
        lines = [
            ("verbs", numbered(its.verbs, 1)),
            ("kinds", ", ".join(f"{number} {name}" for number, name in kinds)),
            ("zones", numbered(its.zones, 1)),
            ("figures of a card, from column 3", numbered(its.card, 3)),
            ("figures of the table, from 6", numbered(its.table, 6)),
            ("figures of each player, the watcher first", numbered(its.player, 0)),
        ]
        rows = "\n".join(f"| {name} | {text or '-'} |" for name, text in lines)
        parts.append(f"### {game}\n\n| | |\n|---|---|\n{rows}\n")
    return "\n".join(parts)


def numbered(names: list[str], first: int) -> str:
    return ", ".join(f"{n} {name}" for n, name in enumerate(names, first))
