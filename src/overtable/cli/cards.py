"""`overtable cards`: what is printed on the cards of a game."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.markup import escape

from overtable.cli.console import Wrong, as_json, out
from overtable.cli.wanted import mode_of
from overtable.games import find
from overtable.kernel.catalogue import Card
from overtable.kernel.game import Missing


def told(card: Card, alone: list[str]) -> dict[str, Any]:
    """`alone` are the names of the vocabulary that serve this card and no other."""
    return {
        "id": card.id,
        "name": card.name,
        "type": card.type,
        "text": card.text(),
        "custom": bool(alone),
        "alone": alone,
    }


def face(card: Card) -> str:
    """A card as a few lines of Rich markup."""
    figures = "  ".join(f"{label} {value}" for label, value in card.figures())
    head = f"[bold]{escape(card.name)}[/bold]  [dim]{escape(card.type)}[/dim]"
    lines = [head, *([f"  {escape(figures)}"] if figures else [])]
    return "\n".join(lines + [f"  {escape(line)}" for line in card.text().splitlines()])


def tell_missing(found: Sequence[Missing], json: bool) -> None:
    if json:
        as_json(to_builtins(found))
        return
    console = out()
    for m in found:
        whose = f" ({m.character})" if m.character else ""
        console.print(f"[bold]{escape(m.name)}[/bold]{escape(whose)}  [dim]{escape(m.set)}[/dim]  {escape(m.needs)}")
    console.print(f"[dim]{len(found)} cards are not carried[/dim]")


def cards(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example overwatch.")],
    words: Annotated[
        list[str] | None, typer.Argument(help="Only cards with these words in name, type or text.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help="All that this mode is played with.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    missing: Annotated[
        bool, typer.Option("--missing", help="The cards of its sets that are not carried, and what each needs.")
    ] = False,
) -> None:
    """All cards of a game with their figures and their text."""
    game = find(game_id)
    wanted = [w.casefold() for w in words or []]
    if missing:
        tell_missing([m for m in game.missing() if all(w in f"{m}".casefold() for w in wanted)], json)
        return
    printed = game.catalogue_of(mode_of(game, mode)) if mode else game.catalogue
    found = [c for c in printed.cards if all(w in f"{c.name} {c.type} {c.text()}".casefold() for w in wanted)]
    if json:
        as_json([told(c, game.custom.get(c.id, [])) for c in found])
        return
    if not found:
        raise Wrong(f"no card of {game.name} has the words {' '.join(wanted)}")
    console = out()
    for card in found:
        console.print(face(card))
    custom = sum(c.id in game.custom for c in found)
    console.print(f"[dim]{len(found)} cards, {custom} with a word, field or flag that serves them alone[/dim]")
