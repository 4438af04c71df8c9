"""The command itself: what is measured, and of which games."""

from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.console import Wrong, as_json
from overtable.cli.speed.bots import of_bots
from overtable.cli.speed.engine import of_engine, show
from overtable.cli.speed.environment import of_environment
from overtable.cli.wanted import mode_of
from overtable.games import all_games, find
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
