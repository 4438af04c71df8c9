"""`overtable duel`: two players, and which of them is better."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from overtable.cli import broken
from overtable.cli.console import as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import game_of, mode_of, setups_of
from overtable.lab.duel import Duel
from overtable.lab.duel import duel as duel_of
from overtable.lab.pairs import Fought
from overtable.lab.times import in_words


def duel(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    a: Annotated[str, typer.Argument(metavar="A", help="A player of the house, for example greedy.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another one, for example random.")],
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    games: Annotated[
        int, typer.Option(min=2, help="How many games: an even number, each setup is played twice.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plays the same setups.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    keep: Annotated[Path | None, typer.Option(help="A folder for the records of games that broke off.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Two players in paired setups: the share of points with its interval, and seconds for an answer."""
    game = game_of(game_id)
    mode = mode_of(game, mode)
    setups = setups_of(games)
    failed: list[Fought] = []

    def look(one: Fought) -> None:
        if one.records:
            failed.append(one)

    with bar(f"{game.id} {mode}: {a} and {b}", games, quiet=json) as shown:
        found = duel_of(game, mode, a, b, setups, seed, workers, shown.step, look)
    if failed:
        _tell_broken(found, sorted(failed, key=lambda one: one.setup), keep)
    if json:
        as_json(found)
    else:
        _show(found)
    if found.errors:
        raise typer.Exit(1)


def _tell_broken(found: Duel, failed: list[Fought], keep: Path | None) -> None:
    name = f"{found.game}-{found.mode}-{'-'.join(found.players)}"
    records = {f"{name}-{number}.yaml": text for one in failed for number, text in one.records.items()}
    kept = None if keep is None else broken.keep(keep, records)
    error = next(game.error for game in failed[0].games if game.error)
    broken.tell(found.errors, str(min(failed[0].records)), error, kept, "--keep")


def _show(found: Duel) -> None:
    console = out()
    share, (a, b) = found.share, found.players
    plain(
        console, f"{a} wins {share.share:.1%} of the points against {b} ({share.low:.1%} to {share.high:.1%})", "bold"
    )
    limits = f", {found.limits:,} of them at the limit of answers" if found.limits else ""
    counts = f"{found.wins:,} won, {found.draws:,} drawn{limits}, {found.losses:,} lost"
    plain(console, f"{share.games:,} games, every setup twice with the seats changed: {counts}")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("seconds for an answer", "answers", "median", "p99", "max"):
        table.add_column(name, no_wrap=True, justify="left" if name.startswith("seconds") else "right")
    for player, figures in zip(found.players, found.seconds, strict=True):
        table.add_row(player, f"{figures.answers:,}", *map(in_words, (figures.median, figures.p99, figures.max)))
    console.print(table)
    plain(console, "95 % interval by Wilson, a draw is half a point; answers without a choice are left out", "dim")
