"""The `overtable` command: all commands put together, and errors told in words."""

import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from overtable import __version__
from overtable.cli import (
    analyse,
    balance,
    bench,
    cards,
    check,
    digest,
    duel,
    event,
    explain,
    fit,
    games,
    ladder,
    new,
    play,
    puzzles,
    reasons,
    replay,
    rules,
    serve,
    sim,
    words,
)
from overtable.cli.console import SAID, err, plain
from overtable.cli.drafts import draft, drafters, fit_draft
from overtable.cli.house import backup, doctor, host, tidy


class Spoken(TyperGroup):
    """Tells errors in words, with exit code 2; OVERTABLE_DEBUG=1 shows where they came from."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(0) from None
        except SAID as error:
            if os.environ.get("OVERTABLE_DEBUG"):
                raise
            plain(err(), str(error), "red")
            raise typer.Exit(2) from None
        except Exception as error:
            if is_of_the_command_line(error) or os.environ.get("OVERTABLE_DEBUG"):
                raise
            what = f"{type(error).__name__}: {error}"
            plain(err(), f"This is a defect of Overtable. {what}\nOVERTABLE_DEBUG=1 shows where it happened.", "red")
            raise typer.Exit(2) from None


def is_of_the_command_line(error: Exception) -> bool:
    """Exits and wrong usage: Typer itself tells these."""
    return hasattr(error, "exit_code") or isinstance(error, typer.Abort)


app = typer.Typer(
    cls=Spoken,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    help="Five hero card games by their full rules, in the terminal.",
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"overtable {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Show the version."),
) -> None:
    pass


for command in (
    games.games,
    cards.cards,
    rules.rules,
    play.play,
    draft.draft,
    serve.serve,
    backup.backup,
    backup.restore,
    doctor.doctor,
    tidy.tidy,
    host.host,
    replay.replay,
    explain.explain,
    check.check,
    words.words,
    sim.sim,
    balance.balance,
    ladder.ladder,
    duel.duel,
    event.event,
    bench.bench,
    digest.digest,
    analyse.analyse,
    fit.fit,
    fit_draft.fit_draft,
    drafters.drafters,
    puzzles.puzzles,
    reasons.reasons,
):
    app.command()(command)
app.add_typer(new.new, name="new")
