"""`overtable digest`: whether random games still go exactly as they went before."""

from typing import Annotated

import typer
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out
from overtable.cli.progress import bar
from overtable.cli.wanted import mode_of
from overtable.games import all_games, find
from overtable.lab.digest import Digest
from overtable.lab.digest import digest as digest_of
from overtable.lab.match import Match


def digest(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all of them.")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default all of them.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each mode.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 7,
    words: Annotated[bool, typer.Option("--words", help="Also prompts, notes, reasons and log lines.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """A digest over all answers and results of random games, for each mode: the same before and after a rebuilding."""
    if mode is not None and game_id is None:
        raise Wrong("--mode is a mode of one game: name the game too")
    found: list[Digest] = []
    for game in [find(game_id)] if game_id else list(all_games().values()):
        for one in [mode_of(game, mode)] if mode else list(game.modes):
            for seats in game.modes[one].seats:
                match = Match(game=game.id, mode=one, players=("random",) * seats, seed=seed)
                label = f"{game.id} {one}" if len(game.modes[one].seats) == 1 else f"{game.id} {one} for {seats}"
                with bar(label, games, quiet=json) as shown:
                    found.append(digest_of(match, games, words, workers, shown.step))
    if json:
        as_json(found)
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("game", "mode", "seats", "games", "decisions", "digest"):
        table.add_column(name, no_wrap=True, justify="right" if name in ("seats", "games", "decisions") else "left")
    for d in found:
        table.add_row(d.game, d.mode, str(d.seats), f"{d.games:,}", f"{d.decisions:,}", d.digest)
    out().print(table)
