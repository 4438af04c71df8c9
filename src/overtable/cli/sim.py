"""`overtable sim`: many games between players."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from overtable.cli.console import Wrong, as_json, err, out, plain
from overtable.cli.wanted import decks_of, game_of, mode_of, players_of, settings_of
from overtable.games import all_games
from overtable.lab.match import Match
from overtable.lab.simulation import Simulation, simulate


def sim(
    game_id: Annotated[str | None, typer.Argument(metavar="GAME", help="For example overwatch.")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    players: Annotated[str, typer.Option(help="One name a seat; seats alternate.")] = "random,random",
    setting: Annotated[list[str] | None, typer.Option(help="key=value, over the mode's settings.")] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(help="A deck's name or file, for each player in turn; in OverPower also `random` or `ready`."),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    every_mode: Annotated[
        bool, typer.Option("--every-mode", help="All modes, of all games unless one is named.")
    ] = False,
    cards: Annotated[bool, typer.Option("--cards", help="Also name the cards that nobody played.")] = False,
    keep: Annotated[Path | None, typer.Option(help="A folder for the records of games that broke off.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play many games and count."""
    wanted: list[tuple[str, str]]
    if every_mode:
        if mode is not None:
            raise Wrong("--mode and --every-mode exclude each other")
        chosen = [game_of(game_id)] if game_id else list(all_games().values())
        wanted = [(g.id, m) for g in chosen for m in g.modes]
    else:
        game = game_of(game_id)
        wanted = [(game.id, mode_of(game, mode))]
    done = []
    for one_id, one_mode in wanted:
        game = game_of(one_id)
        names = players_of(players, game, one_mode)
        match = Match(
            game=one_id,
            mode=one_mode,
            players=names,
            seed=seed,
            settings=settings_of(game, one_mode, setting or []),
            decks=decks_of(deck or [], len(names)),
        )
        done.append(_run(match, games, workers, cards, quiet=json))
        _tell_broken(done[-1], keep)
    if json:
        summaries = [d.summary for d in done]
        as_json(summaries if every_mode else summaries[0])
    else:
        _show(done, players.split(","))
    if any(d.summary.errors for d in done):
        raise typer.Exit(1)


def _run(match: Match, games: int, workers: int | None, cards: bool, quiet: bool) -> Simulation:
    console = err()
    if quiet or not console.is_terminal:
        return simulate(match, games, workers, cards=cards)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No thread of its own: worker processes are forked while the bar is shown.
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(f"{match.game} {match.mode}", total=games)

        def step(played: int) -> None:
            bar.update(task, advance=played)
            bar.refresh()

        return simulate(match, games, workers, step, cards)


def _tell_broken(done: Simulation, keep: Path | None) -> None:
    if not done.broken:
        return
    console = err()
    first = done.broken[0]
    plain(console, f"{done.summary.errors} games broke off; game {first.number}:\n{first.error}", "red")
    if keep is None:
        plain(console, "--keep FOLDER writes their records down.", "dim")
        return
    keep.mkdir(parents=True, exist_ok=True)
    for played in done.broken:
        path = keep / f"{done.summary.game}-{done.summary.mode}-{played.number}.yaml"
        path.write_text(played.record, encoding="utf-8")
        plain(console, f"wrote {path}", "dim")


def _show(done: list[Simulation], names: list[str]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("game", "mode"):
        table.add_column(name, no_wrap=True)
    for name in ("games", "won", "draws", "limit", "errors", "games/s"):
        table.add_column(name, justify="right", no_wrap=True)
    for d in done:
        s = d.summary
        won = " : ".join(f"{n:,}" for n in s.wins)
        draws = [f"{n:,}" for n in (s.draws, s.limit_draws, s.errors)]
        table.add_row(s.game, s.mode, f"{s.games:,}", won, *draws, f"{s.games_per_second:,.0f}")
    console = out()
    console.print(table)
    plain(console, f"won by {' : '.join(names)}", "dim")
    for d in done:
        if isinstance(d.summary.unplayed, list):
            missed = ", ".join(d.summary.unplayed) or "none"
            plain(console, f"{d.summary.game} {d.summary.mode}: cards that nobody played: {missed}")
