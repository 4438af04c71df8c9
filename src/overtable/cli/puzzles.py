"""`overtable puzzles`: find puzzles in games between bots, and check each by a deep search."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from overtable.cli.console import as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import game_of
from overtable.kernel.game import Game
from overtable.lab.puzzles import find_puzzles, retold
from overtable.players.puzzles import DIFFICULTIES, FILE, Shelf, puzzles_in, written


def puzzles(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 48,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    to: Annotated[Path | None, typer.Option(help="The file to write; by default the game's own puzzles.json.")] = None,
    retell: Annotated[bool, typer.Option(help="Keep the puzzles; only say anew why each answer is the best.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Find positions in which one plan is clearly the best, and write them down as puzzles."""
    game = game_of(game_id)
    path = to or game.folder / FILE
    if retell:
        shelf = told_anew(game, json)
    else:
        command = f"overtable puzzles {game.id} --count {count} --seed {seed}"
        with bar(game.id, count, quiet=json) as shown:
            shelf = find_puzzles(game, count, seed, workers, command, shown.step)
    path.write_text(written(shelf), encoding="utf-8")
    if json:
        as_json(shelf)
        return
    much = Counter(puzzle.difficulty for puzzle in shelf.puzzles)
    plain(out(), f"{len(shelf.puzzles)} puzzles: " + ", ".join(f"{much[d]} {d}" for d in DIFFICULTIES))
    plain(out(), f"wrote {path}", "dim")


def told_anew(game: Game[Any], quiet: bool) -> Shelf:
    kept = puzzles_in(game.folder)
    told = []
    with bar(game.id, len(kept.puzzles), quiet=quiet) as shown:
        for puzzle in kept.puzzles:
            told.append(retold(game, puzzle))
            shown.step(1)
    return msgspec.structs.replace(kept, puzzles=told)
