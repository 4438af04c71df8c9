"""`overtable fit-draft`: draft, build and play, and find what each card is worth to a drafter."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.cli.wanted import check_quick, draft_of, drafting_mode_of
from overtable.games import find
from overtable.kernel.limited import Limited
from overtable.kernel.values import FILE, Values
from overtable.lab.podbook import Podbook, play_pods
from overtable.lab.worths import values_of, wanted_of

SHOWN = 10


def fit_draft(
    draft_id: Annotated[str, typer.Argument(metavar="DRAFT", help="For example power-up-draft.")],
    drafts: Annotated[int, typer.Option(min=10, help="So many drafts; every deck plays two games.")] = 300,
    seats: Annotated[int, typer.Option(min=2, max=8, help="Drafters at a table.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same values.")] = 1,
    player: Annotated[str, typer.Option(help="The bot that plays the decks; quick is greedy with little time.")] = (
        "quick"
    ),
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    keep: Annotated[Path | None, typer.Option(help="A file for the games; a run that is there is taken up.")] = None,
    to: Annotated[Path | None, typer.Option(help="The file to write; by default the draft's own values.json.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play drafts of bots that often stray, and find what each card is worth from the games of their decks."""
    draft = draft_of(draft_id)
    check_quick(player, find(draft.plays))
    try:
        import numpy  # noqa: F401  # only whoever fits needs it
    except ImportError:
        raise Wrong('overtable fit-draft needs NumPy: install it with pip install "overtable[research]"') from None
    wanted = wanted_of(draft, drafting_mode_of(draft), seats, seed, player)
    command = f"overtable fit-draft {draft.id} --drafts {drafts} --seats {seats} --seed {seed} --player {player}"
    with bar(draft.id, drafts, quiet=json) as shown:
        pods = play_pods(wanted, drafts, workers, shown.step, Podbook(keep, wanted) if keep else None)
    values = values_of(draft, pods, seed, command)
    path = to or draft.room / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n")
    if json:
        as_json(values)
        return
    _show(draft, values)
    plain(out(), f"wrote {path}", "dim")


def _show(draft: Limited[object], values: Values) -> None:  # type: ignore[type-var]
    ranked = sorted(values.cards.items(), key=lambda item: -item[1].worth)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("card", no_wrap=True)
    for name in ("worth", "95 % interval", "decks"):
        table.add_column(name, justify="right", no_wrap=True)
    for card, value in (*ranked[:SHOWN], *ranked[-SHOWN:]):
        interval = f"{100 * value.low:+.1f} to {100 * value.high:+.1f}"
        table.add_row(draft.catalogue.find(card).name, f"{100 * value.worth:+.1f}", interval, f"{value.decks:,}")
    out().print(table)
    said = f"{values.games:,} games of {values.drafts:,} drafts; the better deck by values got {values.tells:.1%}"
    plain(out(), f"{said} of the points of games that were left out. Worth is in hundredths of a game a copy.", "dim")
