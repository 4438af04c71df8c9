"""`overtable bench`: how fast the engine is."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.speed import of_engine, show
from overtable.cli.wanted import mode_of
from overtable.games import all_games, find
from overtable.lab.answering import answering
from overtable.players.levels import LEVELS


def bench(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all of them.")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For one run of random play.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="So many turns; their median and the best are told.")] = 5,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What --json printed before: ratios to it stand beside.")
    ] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Another source tree: both are measured, by turns.")
    ] = None,
    keep: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the record of a game that breaks off is written.")
    ] = Path(),
    env: Annotated[bool, typer.Option("--env", help="The environment for programs that learn.")] = False,
    bots: Annotated[
        int, typer.Option(min=0, help="Whether the levels keep their time: so many decisions of each.")
    ] = 0,
    levels: Annotated[
        str, typer.Option(help="With --bots: which levels, with commas between them; by default all.")
    ] = ",".join(LEVELS),
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """What the engine costs on one core, each thing apart: random play and its parts, views, redeals, bots' answers."""
    if (env or bots) and (compare or against):
        raise Wrong("--compare and --against are for the engine, without --env and --bots")
    games = [find(game_id)] if game_id else list(all_games().values())
    wanted = [(g.id, mode_of(g, mode)) for g in games]
    if env:
        of_environment(wanted, seconds, rounds, json)
        return
    if bots:
        of_bots(wanted, bots, levels.split(","), json)
        return
    found = of_engine(wanted, seconds, rounds, compare, against, keep, quiet=json)
    if json:
        as_json(found[0] if game_id else found)
    else:
        show(found)


def of_bots(wanted: list[tuple[str, str]], decisions: int, levels: list[str], json: bool) -> None:
    """Seconds for an answer of each level, beside its budget."""
    if strange := [level for level in levels if level not in LEVELS]:
        raise Wrong(f"no level is called {strange[0]!r}; there are {', '.join(LEVELS)}")
    with bar("answers of bots", len(wanted) * len(levels) * decisions, quiet=json) as shown:
        found = [
            answering(game_id, mode, level, decisions, progress=shown.step)
            for game_id, mode in wanted
            for level in levels
        ]
    if json:
        as_json(found)
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    for name in ("game", "level"):
        table.add_column(name, no_wrap=True)
    for name in ("budget", "median", "p99", "longest", "late", "no answer", "MB grown"):
        table.add_column(name, justify="right", no_wrap=True)
    for a in found:
        times = (a.budget, a.median, a.p99, a.longest)
        table.add_row(a.game, a.level, *(f"{t:.3f}" for t in times), str(a.late), str(a.unanswered), f"{a.grown:.1f}")
    console = out()
    console.print(table)
    plain(console, "seconds for an answer; late is more than the budget and a tenth", "dim")


def of_environment(wanted: list[tuple[str, str]], seconds: float, rounds: int, json: bool) -> None:
    """Steps with observations a second, for each game and mode."""
    try:
        from overtable.env.bench import bench as measure_env  # its packages are an extra of their own
    except ImportError as error:
        raise Wrong(str(error)) from None

    found = measure_env(wanted, seconds, rounds)
    if json:
        as_json(found)
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("game", no_wrap=True)
    for name in ("steps/s", "observation", "figures", "most options", "slots"):
        table.add_column(name, justify="right", no_wrap=True)
    for b in found:
        counts = (b.figures, b.most_options, b.slots)
        table.add_row(
            f"{b.game} {b.mode}",
            f"{b.steps_per_second:,.0f}",
            f"{b.observation_us:.1f}",
            *(f"{n:,}" for n in counts),
        )
    console = out()
    console.print(table)
    plain(console, "random play with observations on one core; times in microseconds", "dim")
