"""`overtable rules`: the rulebook of a game, searchable, and how much of it the tests name."""

from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from overtable.cli.console import Wrong, as_json, err, out, plain
from overtable.cli.rule_tests import coverage, folder_of_tests
from overtable.games import find
from overtable.kernel.game import Rule

NO_TESTS = "The tests of this game are not here: only a checkout of the source has them, so none can be counted."


def found_in(ledger: list[Rule], words: list[str]) -> list[Rule]:
    """The rules with all of these words, in id, section, rule or ruling."""
    wanted = [w.casefold() for text in words for w in text.split()]
    return [r for r in ledger if all(w in f"{r.id} {r.section} {r.rule} {r.ruling}".casefold() for w in wanted)]


def show(console: Console, rules: list[Rule]) -> None:
    for section, group in groupby(rules, key=lambda r: r.section):
        console.print(f"\n[bold underline]{escape(section)}[/bold underline]")
        for rule in group:
            console.print(f"[bold]{rule.id}[/bold]  {escape(rule.rule.strip())}")
            if rule.ruling:
                console.print(f"    [dim]Ruling: {escape(rule.ruling.strip())}[/dim]")


def rules(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    words: Annotated[list[str] | None, typer.Argument(help="Only rules with these words, or one id.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Counts, from the ledger and the tests, as JSON.")] = False,
    pager: Annotated[bool, typer.Option(help="Page a long rulebook on a terminal.")] = True,
) -> None:
    """The rulebook in the terminal; with --json, which rules are tested."""
    game = find(game_id)
    if json:
        tests = folder_of_tests(game)
        if tests is None:
            plain(err(), NO_TESTS, "yellow")
            ids = [r.id for r in game.ledger() if not r.definition]
            definitions = [r.id for r in game.ledger() if r.definition]
            as_json(
                {
                    "game": game.id,
                    "rules": len(ids) + len(definitions),
                    "tested": 0,
                    "untested": ids,
                    "definitions": definitions,
                    "unknown": [],
                }
            )
            return
        as_json(coverage(game, tests))
        return
    found = found_in(game.ledger(), words or [])
    if not found:
        raise Wrong(f"no rule of {game.name} has the words {' '.join(words or [])}")
    console = out()
    if pager and console.is_terminal and len(found) > 15:
        with console.pager(styles=True):
            show(console, found)
    else:
        show(console, found)
    plain(console, f"\n{len(found)} of {len(game.ledger())} rules", "dim")
