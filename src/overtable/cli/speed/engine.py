"""How the engine's speed is shown: a table for each game, beside it what was measured before."""

from collections.abc import Sequence
from pathlib import Path

import typer
from rich.table import Table

from overtable.cli.broken import keep
from overtable.cli.console import Wrong, err, out, plain
from overtable.cli.progress import bar
from overtable.lab.bench.courses import Breakage, Broken
from overtable.lab.bench.figures import IN_WORDS, RATE, BadFigures, Bench, compare, load_figures
from overtable.lab.bench.trees import BadTree, tree_at
from overtable.lab.bench.turns import bench as measure

Wanted = list[tuple[str, str]]


def of_engine(
    wanted: Wanted, seconds: float, rounds: int, earlier: Path | None, tree: Path | None, folder: Path, quiet: bool
) -> list[Bench]:
    """The figures; a game that breaks off is told, its record kept, and the command ends with 1."""
    if earlier is not None and tree is not None:
        raise Wrong("--compare and --against exclude each other")
    try:
        known = load_figures(earlier) if earlier else []
        against = tree_at(tree) if tree else None
        with bar("turns", len(wanted) * rounds * (2 if against else 1), quiet) as shown:
            found = measure(wanted, seconds, rounds, against=against, progress=shown.step)
    except Broken as error:
        _tell(error.breakage, folder)
        raise typer.Exit(1) from None
    except (BadFigures, BadTree) as error:
        raise Wrong(str(error)) from None
    if earlier:
        compare(found, known)
    return found


def _tell(b: Breakage, folder: Path) -> None:
    (path,) = keep(folder, {f"bench-{b.game}-{b.mode}-{b.seed}.yaml": b.record})
    console = err()
    plain(console, f"a game of {b.game} {b.mode} broke off, seed {b.seed}:\n{b.error}", "red")
    plain(console, f"wrote {path}", "dim")


def show(found: Sequence[Bench]) -> None:
    console = out()
    for b in found:
        plain(console, f"{b.game} {b.mode}", "bold")
        said = f"{b.decisions_per_game:,.0f} decisions a game, {100 * b.choices_per_decision:.0f} % of them choices, "
        said += f"{b.options_per_decision:.1f} options each; {b.encoded_bytes:,} bytes"
        plain(console, said, "dim")
        console.print(_figures(b))
        console.print(_growth(b))
        if not b.same_games:
            plain(console, "The two do not come to the same decisions: their ratios compare different work.", "red")
        console.print()
    plain(console, "microseconds of processor time on one core; medians and bests of the turns", "dim")
    if any(b.before for b in found):
        plain(console, "a ratio says how many times as fast as before", "dim")


def _figures(b: Bench) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for name in ("median", "best", *(("before", "best", "ratio", "best") if b.before else ())):
        table.add_column(name, justify="right", no_wrap=True)
    for name, words in IN_WORDS.items():
        if name not in b.figures:
            continue
        cells = [_number(name, f) for f in (b.figures[name].median, b.figures[name].best)]
        ratio = b.ratio(name)
        if ratio is not None:
            then = b.before[name]
            cells += [_number(name, then.median), _number(name, then.best)]
            cells += [f"{ratio.median:.2f}", f"{ratio.best:.2f}"]
        table.add_row(words, *cells)
    return table


def _number(name: str, figure: float) -> str:
    return f"{figure:,.0f}" if name == RATE or figure >= 1000 else f"{figure:.1f}"


def _growth(b: Bench) -> Table:
    """A decision by quarters: how far the game had come, or how many cards were in play, and what it cost there."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column("", no_wrap=True)
    for _ in b.length:
        table.add_column(justify="right", no_wrap=True)
    for words, quarters in (("after so many answers", b.length), ("with so many cards in play", b.cards)):
        table.add_row(words, *(f"{q.at:.0f}" for q in quarters))
        table.add_row("  a decision offers", *(f"{q.options:.1f}" for q in quarters))
        table.add_row("  and costs", *(f"{q.us:.1f}" for q in quarters))
        table.add_row("  with the same steps", *(f"{q.alike_us:.1f}" for q in quarters))
    return table
