"""`overtable draft`: a draft, or sealed packs, in the terminal against bots; then the pool and a deck of it."""

import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from overtable.cli.console import Wrong, as_json, out, plain
from overtable.cli.play import Terminal
from overtable.cli.sitting import HUMAN, Sitting
from overtable.cli.wanted import draft_of, mode_of, players_of
from overtable.kernel.game import Setup
from overtable.kernel.limited import Limited
from overtable.kernel.record import Record

SEATS = 4
BOT = "drafter"


def draft(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="A game with a draft, or a draft: overpower-draft.")],
    mode: Annotated[str | None, typer.Option(help="A mode of the draft; by default its first.")] = None,
    seats: Annotated[int | None, typer.Option(help=f"How many draft; by default {SEATS}.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed has the same packs.")] = None,
    players: Annotated[
        str | None, typer.Option(help="Who sits where: human, drafter, first-pick or random, one name a seat.")
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="Write the deck that is built of the pool into this file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Bots alone; pools and decks as JSON.")] = False,
) -> None:
    """Draft cards, or open packs, and have a deck built of them; `help` lists what can be typed."""
    chosen = draft_of(game_id)
    mode = mode_of(chosen, mode)
    names = names_of(players, chosen, mode, seats, people=not json)
    if json and HUMAN in names:
        raise Wrong("--json is for drafts without people: name bots with --players")
    if deck is not None and not deck.absolute().parent.is_dir():
        raise Wrong(f"there is no folder {deck.absolute().parent} for the deck")
    setup = Setup(mode=mode, seed=secrets.randbits(48) if seed is None else seed, seats=len(names))
    sitting = Sitting(chosen, Record.of(chosen, setup), names)
    if json:
        while not sitting.over:
            sitting.bot_answers()
        write(chosen, sitting, 0, deck)
        as_json(told(chosen, sitting))
        return
    Drafting(chosen, sitting, deck, out()).run()


def names_of(
    players: str | None, chosen: Limited[Any], mode: str, seats: int | None, people: bool = True
) -> tuple[str, ...]:
    """Who was named; by default one person among bots, or bots alone."""
    if players is None:
        first = HUMAN if people else BOT
        players = ",".join([first, *[BOT] * ((seats or SEATS) - 1)])
    names = players_of(players, chosen, mode, human=True)
    if seats is not None and len(names) != seats:
        raise Wrong(f"--seats {seats}, but {len(names)} were named: {players}")
    return names


def built(chosen: Limited[Any], sitting: Sitting, seat: int) -> str:
    """The deck of a seat: the same for the same draft."""
    return chosen.built(chosen.pool(sitting.state, seat), sitting.record.setup.seed)


def write(chosen: Limited[Any], sitting: Sitting, seat: int, path: Path | None) -> None:
    if path is None:
        return
    try:
        path.write_text(built(chosen, sitting, seat), encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{path} could not be written: {error.strerror}") from None


def told(chosen: Limited[Any], sitting: Sitting) -> dict[str, Any]:
    """A draft that is over, as data."""
    setup = sitting.record.setup
    pools = [
        {"player": name, "pool": chosen.pool(sitting.state, seat), "deck": built(chosen, sitting, seat)}
        for seat, name in enumerate(sitting.names)
    ]
    return {"draft": chosen.id, "plays": chosen.plays, "mode": setup.mode, "seed": setup.seed, "seats": pools}


def listed(chosen: Limited[Any], pool: Sequence[str]) -> str:
    """A pool in words, in the order of the catalogue: `Zeus, 2 Thunderbolt`."""
    counts = sorted(Counter(pool).items(), key=lambda one: chosen.catalogue.row[one[0]])
    cards = [(n, chosen.catalogue[chosen.catalogue.row[card]].name) for card, n in counts]
    return ", ".join(name if n == 1 else f"{n} {name}" for n, name in cards)


class Drafting(Terminal):
    """A draft at one terminal: at its end stands a pool."""

    def __init__(self, chosen: Limited[Any], sitting: Sitting, path: Path | None, console: Console) -> None:
        super().__init__(sitting, console)
        self.draft = chosen
        self.path = path

    def end(self) -> None:
        """Each person's pool (without people that of the first seat), and a deck of it."""
        people = [seat for seat, name in enumerate(self.sitting.names) if name == HUMAN] or [0]
        plain(self.console, "The draft is over.", "bold")
        for seat in people:
            self.hand_over(seat)
            self.pool(seat)
        write(self.draft, self.sitting, people[0], self.path)
        if self.path is not None:
            plain(self.console, f"The deck of player {people[0] + 1} was written to {self.path}.", "green")
        self.hint()
        if HUMAN in self.sitting.names and self.read("Keep a record of the draft? [y/N] ").strip().casefold() == "y":
            self.save("")

    def pool(self, seat: int) -> None:
        pool = self.draft.pool(self.sitting.state, seat)
        plain(self.console, f"The pool of player {seat + 1}, {len(pool)} cards:", "bold")
        plain(self.console, listed(self.draft, pool))
        plain(self.console, "A deck of it:", "bold")
        plain(self.console, built(self.draft, self.sitting, seat))

    def hint(self) -> None:
        """How such a deck is played."""
        settings = "".join(f' --setting "{key}={value}"' for key, value in self.draft.deck_settings.items())
        file = self.path or "FILE"
        plain(
            self.console,
            f"Play with it: overtable play {self.draft.plays} --mode {self.draft.plays_mode}{settings} --deck {file} "
            "(a second --deck is for the other player)"
            + ("" if self.path else "; --deck FILE of this command writes one"),
            "dim",
        )
