"""`overtable fit`: play games, and find what a bot should judge positions of a game by."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import game_of
from overtable.lab.fit import fit as fitted
from overtable.players.judge import FILE, Book


def fit(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    games: Annotated[int, typer.Option(min=20, help="Games of each mode.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    to: Annotated[Path | None, typer.Option(help="The file to write; by default the game's own weights.json.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play games between quick bots, and fit the weights that bots judge positions by."""
    game = game_of(game_id)
    if not game.feature_names:
        raise Wrong(f"{game.name} tells no figures of a position (Game.features): its bots go by its value alone")
    try:
        import numpy  # noqa: F401  # only whoever fits needs it
    except ImportError:
        raise Wrong('overtable fit needs NumPy: install it with pip install "overtable[research]"') from None
    command = f"overtable fit {game.id} --games {games} --seed {seed}"
    modes = sum(2 in mode.seats for mode in game.modes.values())
    with bar(game.id, games * modes, quiet=json) as shown:
        book = fitted(game, games, seed, workers, command, shown.step)
    path = to or game.folder / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n")
    if json:
        as_json(book)
        return
    _show(book)
    plain(out(), f"wrote {path}", "dim")


def _show(book: Book) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("tables", no_wrap=True)
    for name in ("games", "positions", "AUC fitted", "AUC value", "loss fitted", "loss value", "scale"):
        table.add_column(name, justify="right", no_wrap=True)
    for kind, w in book.kinds.items():
        if w.fitted is not None and w.value is not None:
            figures = (w.fitted.auc, w.value.auc, w.fitted.log_loss, w.value.log_loss)
            table.add_row(kind, f"{w.games:,}", f"{w.positions:,}", *(f"{f:.3f}" for f in figures), f"{w.scale:.1f}")
    out().print(table)
