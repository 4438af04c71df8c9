"""`overtable reasons`: how often "why not?" is answered with a rule or a plain fact."""

from typing import Annotated

import typer
from rich.table import Table

from overtable.cli.console import as_json, out
from overtable.games import all_games, find
from overtable.lab.reasons import reasons as reasons_of

WANTED = 0.98


def reasons(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all of them.")] = None,
    states: Annotated[int, typer.Option(min=1, help="How many random states of each game.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed looks at the same states.")] = 7,
    worst: Annotated[int, typer.Option(min=0, help="How many of the places without a reason to name.")] = 10,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Over random states, for all that a player can see and cannot use: the share that is told why."""
    found = [reasons_of(game, states, seed) for game in ([find(game_id)] if game_id else all_games().values())]
    if json:
        as_json([{"game": r.game, "states": r.states, "asked": r.asked, "told": r.told} for r in found])
    else:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for name in ("game", "states", "things", "told why", "share"):
            table.add_column(name, no_wrap=True, justify="left" if name == "game" else "right")
        for r in found:
            table.add_row(r.game, f"{r.states:,}", f"{r.asked:,}", f"{r.told:,}", f"{r.share:.2%}")
        out().print(table)
        for r in found:
            for bare, times in r.bare.most_common(worst):
                out().print(f"[dim]{r.game}: {bare.frame} says nothing of a {bare.thing}, {times:,} times[/dim]")
    if any(r.share < WANTED for r in found):
        raise typer.Exit(1)
