"""`overtable ladder`: bots play each other and are rated."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from overtable.cli import broken
from overtable.cli.console import Wrong, as_json, err, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import game_of, mode_of, rivals_of, setups_of
from overtable.kernel.game import Game
from overtable.lab.ladder import Ladder, Wish, climb, told
from overtable.lab.logbook import Logbook
from overtable.lab.pairs import Fought
from overtable.lab.report import report
from overtable.lab.shares import Share
from overtable.lab.times import in_words

REPORT = "report.html"


def ladder(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    players: Annotated[str | None, typer.Option(help="Names with commas between; by default all players.")] = None,
    games: Annotated[int, typer.Option(min=2, help="At most so many games a pair; an even number.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed plays the same setups.")] = 0,
    width: Annotated[
        float, typer.Option(min=0.001, max=0.5, help="A pair stops when its share is known to plus or minus this.")
    ] = 0.05,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    out_folder: Annotated[
        Path | None, typer.Option("--out", help="A folder for the games, the report and records of broken games.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Every player against every other in paired setups, and a rating for each."""
    game = game_of(game_id)
    setups_of(games)
    wish = Wish(mode=mode_of(game, mode), players=rivals_of(players), seed=seed, games=games, width=width)
    if resume and out_folder is None:
        raise Wrong("--resume goes on with the run of a folder: name it with --out")
    done = _run(game, wish, workers, out_folder, resume, quiet=json)
    found = told(game, wish, done, command_of(game.id, wish))
    if out_folder is not None:
        (out_folder / REPORT).write_text(report(game, found, done), encoding="utf-8")
    if json:
        as_json(found)
    else:
        _show(found)
        if out_folder is not None:
            plain(out(), f"wrote {out_folder / REPORT}", "dim")
    if found.errors:
        raise typer.Exit(1)


def command_of(game_id: str, wish: Wish) -> str:
    """What plays the same ladder again."""
    return (
        f"overtable ladder {game_id} --mode {wish.mode} --players {','.join(wish.players)} "
        f"--games {wish.games} --seed {wish.seed} --width {wish.width:g}"
    )


def _run(
    game: Game[Any], wish: Wish, workers: int | None, folder: Path | None, resume: bool, quiet: bool
) -> list[Fought]:
    """Play, and tell of games that broke off, in this run or before."""
    book = Logbook(folder, game, wish, resume) if folder is not None else None
    pairs = len(wish.players) * (len(wish.players) - 1) // 2
    with bar(f"{game.id} {wish.mode}", pairs * wish.games, quiet) as shown:
        known, kept = (book.known, book.add) if book else ([], lambda one: None)
        try:
            done = climb(game, wish, workers, known, kept, shown.reach)
        except KeyboardInterrupt:
            if folder is not None:
                plain(err(), "Broken off. The same command with --resume goes on where it stopped.", "yellow")
            raise typer.Exit(130) from None
    if failed := [one for one in done if any(game.error for game in one.games)]:
        _tell_broken(failed, book)
    return done


def _tell_broken(failed: Sequence[Fought], book: Logbook | None) -> None:
    errors = [game.error for one in failed for game in one.games if game.error]
    first = f"{' and '.join(failed[0].players)}, setup {failed[0].setup}"
    broken.tell(len(errors), first, errors[0], None if book is None else book.kept, "--out")


def _show(found: Ladder) -> None:
    console = out()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("player", "rating", "95 % interval", "games", "median", "p99"):
        table.add_column(name, no_wrap=True, justify="left" if name == "player" else "right")
    for r in found.ratings:
        seconds = found.seconds[r.player]
        interval = f"{r.low:,.0f} to {r.high:,.0f}"
        thought = (in_words(seconds.median), in_words(seconds.p99))
        table.add_row(r.player, f"{r.rating:,.0f}", interval, f"{r.games:,}", *thought)
    console.print(table)
    plain(console, f"{found.unit} Median and p99 are the time for an answer that had a choice.", "dim")
    console.print()
    console.print(_cross(found))
    plain(console, "what the row won of the points against the column, 95 % interval, games; a draw is half", "dim")


def _cross(found: Ladder) -> Table:
    names = [r.player for r in found.ratings]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(name, no_wrap=True, justify="right")
    for name in names:
        table.add_row(name, *(_cell(found.share(name, other)) for other in names))
    return table


def _cell(share: Share | None) -> str:
    if share is None:
        return "–"
    return f"{share.share:.1%}\n{share.low:.1%} to {share.high:.1%}\n{share.games:,} games"
