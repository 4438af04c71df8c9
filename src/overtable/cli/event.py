"""`overtable event`: a whole event between bots, from the draft to the last round."""

from pathlib import Path
from typing import Annotated, Any, Literal, cast

import typer
from rich.table import Table

from overtable.cli import broken
from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import check_player, game_of, mode_of, settings_of
from overtable.events.event import Event
from overtable.events.fold import NotAllowed
from overtable.events.record import BadEventRecord
from overtable.events.setup import Bots, Doors, EventSetup, Format, Structure
from overtable.games import all_drafts
from overtable.kernel.game import Game
from overtable.lab.evening import Book, Evening, Told, told


def event(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    mode: Annotated[str | None, typer.Option(help="A mode of the game; by default its first, or the draft's.")] = None,
    format_: Annotated[str, typer.Option("--format", help="constructed, draft or sealed.")] = "constructed",
    legality: Annotated[str, typer.Option(help="A format of the game that constructed decks must name.")] = "",
    structure: Annotated[str, typer.Option(help="swiss, single, double or round-robin.")] = "swiss",
    players: Annotated[int, typer.Option(min=2, max=512, help="How many bots play.")] = 8,
    rounds: Annotated[int, typer.Option(min=0, help="Of swiss; 0: as many as the field needs.")] = 0,
    cut: Annotated[int, typer.Option(min=0, help="After swiss so many play on by elimination.")] = 0,
    best_of: Annotated[int, typer.Option(help="Games of a match: 1 or 3.")] = 1,
    bots: Annotated[str, typer.Option(help="Players of the house, with commas between, in turn.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed is the same event.")] = 0,
    setting: Annotated[list[str] | None, typer.Option(help="key=value, over the mode's settings.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    out_file: Annotated[Path | None, typer.Option("--out", help="A file for the event's record.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the record in the file.")] = False,
    keep: Annotated[Path | None, typer.Option(help="A folder for the records of games that broke off.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Bots hold a whole event: draft and build if need be, pairings, results, standings."""
    if resume and out_file is None:
        raise Wrong("--resume goes on with the record in a file: name it with --out")
    game = game_of(game_id)
    levels = [name.strip() for name in bots.split(",")]
    for level in levels:
        check_player(level, game=game)
    form, mode = _form(game, format_, legality, mode)
    setup = _setup(
        game, mode, form, structure=structure, players=players, rounds=rounds, cut=cut, best_of=best_of, seed=seed,
        settings=settings_of(game, mode, setting or []), bots=levels,
    )  # fmt: skip
    try:
        book = Book(out_file, setup, resume) if out_file else None
        evening = Evening(setup, book.known if book else (), book.write if book else lambda entry: None)
        _play(evening, levels, players, workers, quiet=json)
    except NotAllowed as error:
        raise Wrong("\n".join(error.problems)) from None
    except BadEventRecord as error:
        raise Wrong(str(error)) from None
    found = told(evening)
    if json:
        as_json(found)
    else:
        _show(found)
        if out_file is not None:
            plain(out(), f"wrote {out_file}", "dim")
    if evening.broken:
        _tell_broken(evening, keep)
    if found.errors:
        raise typer.Exit(1)


def _form(game: Game[Any], kind: str, legality: str, mode: str | None) -> tuple[Format, str]:
    """The format, with the first draft of the game that is of this kind, and the mode that its decks are played in."""
    if kind not in ("constructed", "draft", "sealed"):
        raise Wrong(f"a format is constructed, draft or sealed, not {kind!r}")
    known = cast('Literal["constructed", "draft", "sealed"]', kind)
    if kind == "constructed":
        return Format(kind=known, legality=legality), mode_of(game, mode)
    for draft in all_drafts().values():
        ways = [way for way, what in draft.ways.items() if what == kind]
        if draft.plays == game.id and ways:
            form = Format(kind=known, legality=legality, draft=draft.id, draft_mode=ways[0])
            return form, mode_of(game, mode or draft.plays_mode)
    raise Wrong(f"{game.name} has no {kind} play")


def _setup(
    game: Game[Any], mode: str, form: Format, *, structure: str, players: int, rounds: int, cut: int, best_of: int,
    seed: int, settings: dict[str, int | str | bool], bots: list[str],
) -> EventSetup:  # fmt: skip
    if structure not in ("swiss", "single", "double", "round-robin"):
        raise Wrong(f"a structure is swiss, single, double or round-robin, not {structure!r}")
    if best_of not in (1, 3):
        raise Wrong(f"a match is the best of 1 or 3 games, not {best_of}")
    return EventSetup(
        name=f"{game.name} between bots",
        game=game.id,
        mode=mode,
        settings=settings,
        format=form,
        structure=Structure(kind=cast("Any", structure), rounds=rounds, cut=cut, best_of=cast("Any", best_of)),
        entry=Doors(least=2, most=players),
        bots=Bots(level=",".join(bots)),
        seed=seed,
    )


def _play(evening: Evening, levels: list[str], players: int, workers: int | None, quiet: bool) -> None:
    evening.fill(levels, players)
    with bar(evening.event.setup.name, 1, quiet) as shown:

        def seen(event: Event) -> None:
            total = event.planned or players.bit_length()
            shown.reach(len(event.rounds), max(total, len(event.rounds)))

        evening.play(workers, seen)


def _tell_broken(evening: Evening, keep: Path | None) -> None:
    records = {f"{key}.yaml": played.record for key, played in evening.broken.items()}
    kept = None if keep is None else broken.keep(keep, records)
    first, played = next(iter(evening.broken.items()))
    broken.tell(len(evening.broken), first, played.error, kept, "--keep")


def _show(found: Told) -> None:
    console = out()
    for number, names in enumerate(found.draft_tables, 1):
        plain(console, f"Draft table {number}: {', '.join(names)}", "dim")
    for around in found.rounds:
        plain(console, around.label, "bold")
        table = _table(("match", "left"), ("", "left"), ("", "right"), ("", "left"))
        for m in around.matches:
            draws = f"  {m.draws} drawn" if m.draws else ""
            score = "bye" if m.bye else f"{m.wins_a} : {m.wins_b}{draws}"
            table.add_row(m.node or m.id, m.a, score, m.b)
        console.print(table)
    plain(console, "Standings", "bold")
    table = _table(("", "right"), ("player", "left"), *((name, "right") for name in COLUMNS), ("parted by", "left"))
    for s in found.standings:
        shares = [f"{share:.1%}" for share in (s.omw, s.gw, s.ogw)]
        counts = [str(s.points), f"{s.wins}-{s.losses}-{s.draws}", str(s.byes)]
        name = found.players[s.player - 1]
        table.add_row(str(s.rank), name, *counts, *shares, str(s.h2h), SHORT.get(s.parted_by, s.parted_by))
    console.print(table)
    plain(console, LEGEND, "dim")
    plain(console, f"{found.games:,} {'game' if found.games == 1 else 'games'}; {found.winner or 'nobody'} wins", "dim")


COLUMNS = ("points", "W-L-D", "byes", "OMW", "GW", "OGW", "H2H")
SHORT = {"omw": "OMW", "gw": "GW", "ogw": "OGW", "h2h": "H2H"}
LEGEND = "OMW, OGW: what opponents won of matches and games; GW: games won; H2H: head to head"


def _table(*columns: tuple[str, str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name, justify in columns:
        table.add_column(name, justify=cast("Any", justify), no_wrap=True)
    return table
