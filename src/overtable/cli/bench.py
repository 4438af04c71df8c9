"""`overtable bench`: how fast the engine is."""

from typing import Annotated

import typer
from rich.table import Table

from overtable.cli.console import as_json, out, plain
from overtable.cli.wanted import mode_of
from overtable.games import all_games, find
from overtable.lab.bench import bench as measure


def bench(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all of them.")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For one run of random play.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="The best of so many counts.")] = 4,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Random play on one core: decisions and games a second, and the cost of clone, view and redeal."""
    games = [find(game_id)] if game_id else list(all_games().values())
    found = measure([(g.id, mode_of(g, mode)) for g in games], seconds, rounds)
    if json:
        as_json(found[0] if game_id else found)
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("game", no_wrap=True)
    for name in ("decisions/s", "choices/s", "games/s", "clone", "view", "redeal", "bytes"):
        table.add_column(name, justify="right", no_wrap=True)
    for b in found:
        figures = (b.decisions_per_second, b.choices_per_second)
        table.add_row(
            b.game if mode is None else f"{b.game} {b.mode}",
            *(f"{n:,.0f}" for n in figures),
            f"{b.games_per_second:,.0f}",
            *(f"{n:.1f}" for n in (b.clone_us, b.view_us, b.redeal_us)),
            f"{b.encoded_bytes:,}",
        )
    console = out()
    console.print(table)
    plain(console, "random play on one core; times in microseconds; choices have more than one option", "dim")
