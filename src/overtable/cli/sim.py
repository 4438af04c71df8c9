"""`overtable sim`: many games between players."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from overtable.cli import broken
from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
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
    with bar(f"{match.game} {match.mode}", games, quiet) as shown:
        return simulate(match, games, workers, shown.step, cards)


def _tell_broken(done: Simulation, keep: Path | None) -> None:
    if not done.broken:
        return
    summary = done.summary
    records = {f"{summary.game}-{summary.mode}-{played.number}.yaml": played.record for played in done.broken}
    kept = None if keep is None else broken.keep(keep, records)
    broken.tell(summary.errors, str(done.broken[0].number), done.broken[0].error, kept, "--keep")


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
