"""`overtable check`: is this card set, deck, guide or record sound? Every problem is told."""

from pathlib import Path
from typing import Annotated, Any

import typer

from overtable.cli.console import Wrong, out, plain
from overtable.cli.wanted import game_of, mode_of
from overtable.games import all_games, find
from overtable.kernel.catalogue import CardError, load_cards, read_yaml
from overtable.kernel.game import BadSetup, Game, Setup
from overtable.kernel.guide import load_guide
from overtable.kernel.record import load_record, replay
from overtable.lab.guide import problems_of_guide


def check(
    file: Annotated[Path, typer.Argument(help="A card set (file or folder), a deck, a guide or a record.")],
    game_id: Annotated[str | None, typer.Option("--game", help="Whose cards or deck it is.")] = None,
    mode: Annotated[str | None, typer.Option(help="The mode that a deck is for.")] = None,
) -> None:
    """Check a card set, a deck, a guided first game or a record and tell every problem."""
    if not file.exists():
        raise Wrong(f"{file} does not exist")
    console = out()
    if file.is_dir() or (file.suffix in (".yaml", ".yml") and isinstance(read_yaml(file), list)):
        game = owner_of(file, game_id)
        cards = load_cards(card_files(file), game.card_type, file if file.is_dir() else None)
        plain(console, f"{len(cards)} cards of {game.name}, all sound.", "green")
        for card in cards:
            plain(console, f"  {card.name}: {card.text() or '(no text)'}")
    elif file.suffix in (".yaml", ".yml") and is_record(file):
        record = load_record(file)
        replay(find(record.game), record)
        plain(console, f"A record of {find(record.game).name} with {len(record.answers)} entries, sound.", "green")
    elif file.suffix in (".yaml", ".yml") and is_guide(file):
        game = owner_of(file, game_id)
        guide = load_guide(file)
        if problems := problems_of_guide(game, guide):
            raise CardError([f"{file.name}: {problem}" for problem in problems])
        told = f"A guided first game of {game.name} with {len(guide.steps)} steps that can be followed."
        plain(console, told, "green")
    else:
        game = owner_of(file, game_id)
        text, wanted = file.read_text(encoding="utf-8"), mode_of(game, mode)
        check_deck(game, wanted, text)
        plain(console, f"A deck of {game.name} that may be played.", "green")
        for warning in game.deck_warnings(text, wanted):
            plain(console, f"  {warning}", "yellow")


def is_record(file: Path) -> bool:
    raw = read_yaml(file)
    return isinstance(raw, dict) and "setup" in raw


def is_guide(file: Path) -> bool:
    raw = read_yaml(file)
    return isinstance(raw, dict) and "steps" in raw


def card_files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    files = sorted(path.rglob("*.yaml"))
    if not files:
        raise CardError([f"{path}: no card files (*.yaml) in this folder"])
    return files


def owner_of(path: Path, game_id: str | None) -> Game[Any]:
    """The game that was named, or the one in whose folder the file lies."""
    if game_id is None:
        for game in all_games().values():
            if game.folder.resolve() in path.resolve().parents:
                return game
        if len(all_games()) > 1:
            raise Wrong(f"whose is {path}? Add --game with one of {', '.join(all_games())}")
    return game_of(game_id)


def check_deck(game: Game[Any], mode: str, text: str) -> None:
    seats = game.modes[mode].seats[0]
    if not game.decks(mode):
        raise Wrong(f"{game.name} has no decks of its own in mode {mode}")
    try:
        game.start(Setup(mode=mode, seed=0, seats=seats, decks=(text,) * seats))
    except BadSetup as error:
        raise BadSetup(list(dict.fromkeys(error.problems))) from None
