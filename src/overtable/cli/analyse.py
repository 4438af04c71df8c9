"""`overtable analyse`: what the coach says of a game that was played."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from overtable.cli.console import as_json, out, plain
from overtable.cli.progress import bar
from overtable.kernel.record import load_record
from overtable.lab.coach import ROUNDS, Analysis, Moment
from overtable.lab.coach import analyse as analysed

COLOURS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
WIDTH = 60
HEIGHT = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    rounds: Annotated[int, typer.Option(min=10, max=100_000, help="How long to think about each decision.")] = ROUNDS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Judge every decision of a game: what it cost, what was better and why, and where the game turned."""
    record = load_record(file)
    with bar(f"analysing {file.name}", 1, quiet=json) as shown:
        found = analysed(record, rounds, seed, workers, shown.reach)
    if json:
        as_json(found)
        return
    console = out()
    _players(console, found)
    for seat, curve in enumerate(found.curve):
        plain(console, f"player {seat + 1}  {drawn(curve)}  chance to win, {curve[0]:.0f} % to {curve[-1]:.0f} %")
    if found.turned:
        plain(console, f"The game turned with answer {found.turned}.", "bold")
    for moment in found.moments:
        if moment.verdict:
            _tell(console, moment)


def drawn(curve: list[float]) -> str:
    """A curve as a line of small bars."""
    picked = [curve[int(i * (len(curve) - 1) / (WIDTH - 1))] for i in range(WIDTH)]
    return "".join(HEIGHT[min(7, int(p / 12.5))] for p in picked)


def _players(console: Console, found: Analysis) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("player")
    for name in ("accuracy", "decisions", "inaccuracies", "mistakes", "blunders"):
        table.add_column(name, justify="right")
    for seat, p in enumerate(found.players, 1):
        counts = (p.decisions, p.inaccuracies, p.mistakes, p.blunders)
        table.add_row(str(seat), f"{p.accuracy:.1f} %", *map(str, counts))
    console.print(table)


def _tell(console: Console, m: Moment) -> None:
    said = f"answer {m.n + 1}, player {m.seat + 1}: {m.text} is a{'n' if m.verdict[0] == 'i' else ''} {m.verdict}"
    plain(console, f"{said} ({m.loss:.0f} points of {m.chance:.0f} %)", COLOURS[m.verdict])
    plain(console, f"    better: {m.better_text}. {m.why}".rstrip())
