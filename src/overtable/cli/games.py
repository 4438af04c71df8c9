"""`overtable games`: which games there are, their modes and how many cards they have."""

from typing import Annotated, Any

import typer
from rich.table import Table

from overtable.cli.console import as_json, out
from overtable.games import all_games
from overtable.kernel.game import Game


def told(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "blurb": game.blurb,
        "cards": len(game.catalogue),
        "modes": {
            mode_id: {
                "name": mode.name,
                "blurb": mode.blurb,
                "seats": list(mode.seats),
                "settings": dict(mode.settings),
            }
            for mode_id, mode in game.modes.items()
        },
    }


def games(json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False) -> None:
    """The games of the house, with their modes and card counts."""
    if json:
        as_json([told(game) for game in all_games().values()])
        return
    console = out()
    for game in all_games().values():
        table = Table(title=f"{game.name}  [dim]{game.id} · {len(game.catalogue)} cards[/dim]", title_justify="left")
        table.add_column("mode")
        table.add_column("what it is")
        table.add_column("settings", style="dim")
        for mode_id, mode in game.modes.items():
            table.add_row(mode_id, mode.blurb, ", ".join(f"{k}={v}" for k, v in mode.settings.items()))
        console.print(table)
