"""Whether bots keep their time: seconds for an answer of each level, beside its budget."""

from rich.table import Table

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.progress import bar
from overtable.lab.answering import answering
from overtable.players.levels import LEVELS


def of_bots(wanted: list[tuple[str, str]], decisions: int, levels: list[str], json: bool) -> None:
    if strange := [level for level in levels if level not in LEVELS]:
        raise Wrong(f"no level is called {strange[0]!r}; there are {', '.join(LEVELS)}")
    with bar("answers of bots", len(wanted) * len(levels) * decisions, quiet=json) as shown:
        found = [
            answering(game_id, mode, level, decisions, progress=shown.step)
            for game_id, mode in wanted
            for level in levels
        ]
    if json:
        as_json(found)
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    for name in ("game", "level"):
        table.add_column(name, no_wrap=True)
    for name in ("budget", "median", "p99", "longest", "late", "no answer", "MB grown"):
        table.add_column(name, justify="right", no_wrap=True)
    for a in found:
        times = (a.budget, a.median, a.p99, a.longest)
        table.add_row(a.game, a.level, *(f"{t:.3f}" for t in times), str(a.late), str(a.unanswered), f"{a.grown:.1f}")
    console = out()
    console.print(table)
    plain(console, "seconds for an answer; late is more than the budget and a tenth", "dim")
