"""`overtable explain`: a rule or a card of a game; or why a card cannot be used at the point of a record."""

from pathlib import Path
from typing import Annotated

import typer

from overtable.cli.cards import face
from overtable.cli.console import Wrong, out, plain
from overtable.cli.replay import watcher_of
from overtable.cli.rules import show
from overtable.cli.sitting import find_card, why_not
from overtable.games import all_games, find
from overtable.kernel.engine import asking
from overtable.kernel.record import load_record, replay


def explain(
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game, or a saved record.")],
    thing: Annotated[str | None, typer.Argument(metavar="[RULE|CARD]", help="A rule's id or a card's name.")] = None,
    card: Annotated[str | None, typer.Option(help="In a record: why this card cannot be used.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="In a record: which player asks; by default who must decide.")
    ] = None,
    step: Annotated[int | None, typer.Option(min=0, help="In a record: after so many entries.")] = None,
) -> None:
    """What a rule or a card says; or, in a record, why a card cannot be used."""
    if what not in all_games() and Path(what).exists():
        name = card or thing
        if name is None:
            raise Wrong("which card? Name one: overtable explain FILE --card NAME")
        explain_in_record(Path(what), name, seat, step)
        return
    game = find(what)
    name = thing or card
    if name is None:
        raise Wrong(f"explain what? Name a rule or a card: overtable explain {game.id} NAME")
    rules = [r for r in game.ledger() if r.id.casefold() == name.casefold()]
    if rules:
        show(out(), rules)
    else:
        out().print(face(find_card(game.catalogue, name)))


def explain_in_record(path: Path, name: str, seat: int | None, step: int | None) -> None:
    record = load_record(path)
    game = find(record.game)
    s = replay(game, record, upto=step)
    asked = [p for p in range(s.seats) if asking(s) >> p & 1]
    who = watcher_of(s, seat) if seat is not None else (asked or [0])[0]
    console = out()
    with game.lending(record.setup):
        console.print(face(find_card(game.catalogue_at(s), name)))
        for line in why_not(game, s, who, name):
            plain(console, f"  {line}")
