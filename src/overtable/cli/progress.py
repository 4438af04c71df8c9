"""The bar that long commands show, with the time that is left: on standard error, when that is a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from overtable.cli.console import err


class Bar:
    """Told of steps that are done; or, where the end moves, of all that is done and how much it will be."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def step(self, done: int) -> None:
        self._progress.update(self._task, advance=done)
        self._progress.refresh()

    def reach(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)
        self._progress.refresh()


@contextmanager
def bar(label: str, total: int, quiet: bool = False) -> Iterator[Bar]:
    """A bar for the length of a block; nothing is shown when `quiet` or where nobody looks."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = quiet or not console.is_terminal
    # No thread of its own: worker processes are forked while the bar is shown.
    with Progress(*columns, console=console, transient=True, auto_refresh=False, disable=hidden) as progress:
        yield Bar(progress, progress.add_task(label, total=total))
