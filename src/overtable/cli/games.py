"""`overtable games`: which games there are, their modes and how many cards they have."""

from typing import Annotated, Any

import typer
from rich.markup import escape
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
        console.print(f"[bold]{escape(game.name)}[/bold]  [dim]{game.id} · {len(game.catalogue)} cards[/dim]")
        console.print(f"  {escape(game.blurb)}")
        table = Table(box=None, show_header=False, padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        table.add_column(style="dim")
        usual = next(iter(game.modes.values())).settings
        for mode_id, mode in game.modes.items():
            own = {k: v for k, v in mode.settings.items() if usual.get(k) != v}
            table.add_row(mode_id, mode.blurb, ", ".join(f"{k}={v}" for k, v in own.items()))
        console.print(table)
        if usual:
            console.print(f"  [dim]settings: {escape(', '.join(f'{k}={v}' for k, v in usual.items()))}[/dim]")
        console.print()
