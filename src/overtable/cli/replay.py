"""`overtable replay`: a record, checked and shown step by step."""

from pathlib import Path
from typing import Annotated, Any

import typer

from overtable.cli.console import Wrong, as_board, out, plain
from overtable.cli.play import result_line
from overtable.games import find
from overtable.kernel.codec import fingerprint
from overtable.kernel.entry import ABSENT, RESIGN, TIMEOUT, read_entry
from overtable.kernel.event import Event
from overtable.kernel.game import Game, View
from overtable.kernel.record import Record, effective, load_record
from overtable.kernel.record import replay as replayed
from overtable.kernel.record import step as take
from overtable.kernel.state import State

OPEN = -1
"""Watching with open cards: a finished record holds no secrets from its owner."""


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    step: Annotated[int | None, typer.Option(min=0, help="Show the table after so many answers.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this player saw it: 1, 2, …; by default with open cards.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check it.")] = False,
) -> None:
    """Check a record against its hash and show the game."""
    record = load_record(file)
    game = find(record.game)
    final = replayed(game, record)
    watcher = watcher_of(final, seat)
    standing = effective(record.answers)
    if step is not None and step > len(standing):
        raise Wrong(f"the record has {len(standing)} answers; there is no step {step}")
    console = out()
    if not quiet:
        setup = record.setup
        plain(console, f"{game.name}, {game.modes[setup.mode].name}, seed {setup.seed}", "bold")
        s: State = game.begin(setup)
        for n, line in enumerate(standing[:step], 1):
            for text in told_step(game, s, line, n, watcher):
                plain(console, text)
        as_board(console, game.board(view(game, s, watcher)))
        if s.result is not None:
            plain(console, result_line(game, s.result, watcher), "bold")
    plain(console, verdict(record, final, len(standing)), "green")


def watcher_of(s: State, seat: int | None) -> int:
    if seat is None:
        return OPEN
    if not 1 <= seat <= s.seats:
        raise Wrong(f"the game has the players 1 to {s.seats}, and no player {seat}")
    return seat - 1


def told_step(game: Game[Any], s: State, line: str, n: int, watcher: int) -> list[str]:
    """Apply one entry; returns it in words, with what came of it."""
    entry = read_entry(line, n, s.seats)
    seat = entry.seat
    shown = s if watcher != OPEN else opened(s)
    if not entry.is_answer:
        text = {RESIGN: "resigns", TIMEOUT: "runs out of time", ABSENT: "does not come back"}[entry.what]
    elif watcher in (OPEN, seat):
        text = game.option_text(shown, game.parse_option(entry.what), s.seats if watcher == OPEN else watcher)
    else:
        text = "answers"
    events: list[Event] = []
    s.log = events
    take(game, s, line, n)
    s.log = None
    return [f"{n:>4}  player {seat + 1}: {text}", *(f"        {t}" for t in in_words(game, s, events, watcher))]


def in_words(game: Game[Any], s: State, events: list[Event], watcher: int) -> list[str]:
    if watcher == OPEN:
        known = [Event(e.kind, e.refs, -1) for e in events]
        lines = [game.tell_event(opened(s), e, s.seats) for e in known]
    else:
        lines = [game.tell_event(s, e, watcher) for e in events]
    return [line for line in lines if line]


def opened(s: State) -> State:
    """The same table with all cards known to everybody."""
    new = s.clone()
    new.asked = None
    new.pool = [bytearray(len(s.printing)) for _ in s.pool]
    return new


def view(game: Game[Any], s: State, watcher: int) -> View:
    return game.view(opened(s), s.seats) if watcher == OPEN else game.view(s, watcher)


def verdict(record: Record, final: State, answers: int) -> str:
    if record.hash:
        return f"{answers} answers; the hash {record.hash} is right."
    return f"{answers} answers; the record has no hash to check, the state has {fingerprint(final)}."
