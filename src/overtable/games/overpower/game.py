"""OverPower, as the house knows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from overtable.games.overpower import (
    acts,
    asks,
    defence,
    defended,
    discards,
    ending,
    event_phase,
    follow,
    phases,
    placement,
    plays,
    resolve,
    turn,
    venture,
)
from overtable.games.overpower import effects as effects_module
from overtable.games.overpower.board import board
from overtable.games.overpower.deck_rules import left_out
from overtable.games.overpower.deck_rules import problems as deck_problems
from overtable.games.overpower.decks import BadDeck, Deck, deck_files, load, parse
from overtable.games.overpower.faces import FOLDER, OBJECTIVE, catalogue, face
from overtable.games.overpower.notes import note
from overtable.games.overpower.position import build
from overtable.games.overpower.random_deck import random_deck
from overtable.games.overpower.setup import lay_table
from overtable.games.overpower.state import BRAWL, SKIRMISH, VENTURE, Overpower
from overtable.games.overpower.value import value
from overtable.games.overpower.view import OverpowerView, view
from overtable.games.overpower.word import TYPE_NAMES
from overtable.kernel.catalogue import Catalogue
from overtable.kernel.codec import decode
from overtable.kernel.event import Event
from overtable.kernel.frame import Frame
from overtable.kernel.game import BadSetup, Game, Mode, Setup, View
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of

WORDS = (
    *TYPE_NAMES,
    "",
    "Specials",
    "Universe cards",
    "Power cards",
    "from Reserve",
    "from Completed",
    "from Defeated",
    "ventured",
    "hits of this battle",
    "hits of the permanent record",
    "all hits",
)
MODES = {"venture": VENTURE, "brawl": BRAWL, "skirmish": SKIRMISH}


def frames_in(*modules: Any) -> list[type[Frame[Any]]]:
    found = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__:
                found.append(thing)
    return found


SAYS = {
    "attack": "{0} attacks {1} with {2}.",
    "play": "{0} plays {1}.",
    "negate": "{0} negates {1}.",
    "negated": "{0} is negated.",
    "hit": "{0} hits {1}.",
    "block": "{0} blocks.",
    "avoid": "{0} avoids the attack.",
    "invalidate": "{0} makes the attack impossible.",
    "shift": "The attack is shifted: {0}.",
    "take": "{0} takes the hit.",
    "ko": "{0} is KO'd.",
    "discard": "{1} is discarded.",
    "removed": "{1} leaves the game.",
    "draw": "{0} draws {1}.",
    "new_draw_pile": "{0} shuffles the Power Pack into a new Draw Pile.",
    "open_hand": "{0} plays open handed.",
    "reveal": "{0} is shown.",
    "heal": "{1} is removed from {0}.",
    "battle": "Battle {0} begins; {1} has initiative.",
    "battle_over": "The battle ends {0} to {1}.",
    "event": "{0} plays the Event {1}.",
    "event_set": "{0} sets an Event face down.",
    "place": "{0} is placed on {1}.",
    "venture": "{0} ventures {1} from Reserve and {2} from Completed.",
    "concede": "{0} concedes.",
    "pass": "{0} passes.",
    "objectives_won": "{0} wins the Objectives at stake.",
    "objectives_lost": "{0} loses the Objectives at stake.",
    "moves_up": "{0} moves to the Front Line.",
    "swap": "{0} and {1} change places.",
    "give_up": "The price that {0} asks for is paid.",
    "prevented": "{0} prevents the concession.",
}


class OverpowerGame(Game[Overpower]):
    id = "overpower-2025"
    name = "OverPower 2025"
    blurb = "Teams of four legends fight battles over missions: attack, negate, defend, and bet on the outcome."
    accent = "#c0392b"
    modes = {
        "venture": Mode("Venture", "The full game: battles, wagers on Objectives, Events.", {"decks": "checked"}),
        "brawl": Mode("Brawl", "No Objectives and no Events: KO the opposing team.", {"decks": "checked"}),
        "skirmish": Mode(
            "Skirmish", "One Objective a battle; whoever wins more of them wins.", {"decks": "checked", "objectives": 5}
        ),
    }
    state = Overpower
    view_type = OverpowerView
    frames = frames_in(
        effects_module,
        acts,
        asks,
        defence,
        defended,
        discards,
        ending,
        event_phase,
        follow,
        phases,
        placement,
        plays,
        resolve,
        turn,
        venture,
    )
    words = WORDS
    endings = {
        "OP25-END-11": "Seven Objectives are Completed.",
        "OP25-END-12": "Seven Objectives are Defeated.",
        "OP25-END-13": "A whole team is KO'd.",
        "OP25-END-15": "Both players met the same condition: the last battle decides.",
        "OP25-MODE-04": "A whole team is KO'd.",
        "OP25-MODE-10": "A whole team is KO'd.",
        "OP25-MODE-12": "Every Objective has a winner: the most of them win.",
    }
    folder: Path = FOLDER
    edition = "2025"

    @property
    def catalogue(self) -> Catalogue[Any]:
        return catalogue()

    def decks(self, mode: str) -> Sequence[str]:
        return list(deck_files())

    def deck(self, text: str) -> Deck:
        """A ready deck by its name, or a deck text."""
        if "\n" in text:
            return parse(text)
        if text.startswith("random ") and text[7:].isdigit():
            return random_deck(int(text[7:]))
        return load(text)

    def start(self, setup: Setup) -> Overpower:
        settings = self.settings(setup)
        catalogue()
        mode = MODES[setup.mode]
        if setup.position is not None:
            return build(setup.position, mode, setup.seed)
        names = setup.decks or self.pair(setup.seed)
        if len(names) != 2:
            raise BadSetup([f"two decks are needed, not {len(names)}"])
        try:
            first, second = (self.deck(n) for n in names)
        except BadDeck as error:
            raise BadSetup(error.problems) from None
        stakes = int(settings.get("objectives", 5))
        if mode == SKIRMISH and stakes % 2 == 0:
            raise BadSetup(["OP25-MODE-06: the number of Objectives must be odd"])
        return lay_table((first, second), mode, setup.seed, stakes, check=settings["decks"] == "checked")

    def pair(self, seed: int) -> tuple[str, ...]:
        """Decks for a game whose players named none: ready ones, or in every other game legal ones made at random."""
        if seed & 1:
            return f"random {seed}", f"random {seed + 1}"
        ready = list(deck_files())
        return ready[seed // 2 % len(ready)], ready[seed // 2 // len(ready) % len(ready)]

    def deck_text(self, name: str) -> str:
        path = deck_files().get(name)
        return path.read_text(encoding="utf-8") if path else ""

    def check_deck(self, text: str, mode: str = "") -> list[str]:
        """Why a deck is not legal, every reason at once; what the mode would leave out is no fault."""
        try:
            return deck_problems(self.deck(text))
        except BadDeck as error:
            return error.problems

    def left_out(self, text: str, mode: str) -> list[str]:
        """The cards of a deck that a mode leaves out, because they speak only of what it lacks."""
        return left_out(self.deck(text), MODES[mode])

    def view(self, s: Overpower, watcher: int) -> View:
        return view(s, watcher)

    def value(self, s: Overpower, seat: int) -> float:
        return value(s, seat)

    def note(self, s: Overpower, seat: int, option: Option) -> Message | None:
        return note(s, seat, option)

    def board(self, view: View) -> str:
        return board(view)

    def decode(self, data: bytes) -> Overpower:
        catalogue()
        return decode(self.state, self.frames, data)

    def describe(self, event: Event) -> Message | None:
        text = SAYS.get(event.kind)
        if text is None:
            return None
        if event.kind == "attack" and len(event.refs) == 2:
            return Message("{0} attacks {1} face down.", event.refs)
        need = max((int(ch) for ch in text if ch.isdigit()), default=-1) + 1
        return Message(text, event.refs) if len(event.refs) >= need else None

    def aliases(self, s: Overpower, reference: int, watcher: int) -> Sequence[str]:
        """Cards of one name are told apart by their place, or their type or character."""
        if kind_of(reference) != CARD:
            return ()
        c = index_of(reference)
        if c >= len(s.printing) or s.pool[watcher][c]:
            return ()
        f = face(s, c)
        names = [f"{f.name} ({f.card.type})", f.card.id, f"{f.name} ({s.layout[s.where[c]].name})"]
        if f.character:
            names.append(f"{f.name} ({f.character})")
        if f.kind == OBJECTIVE:
            names.append(s.layout[s.where[c]].name)
        if f.value > 0 and f.kind == 1:
            short = dict(
                zip(
                    ("Energy", "Combat", "Brute Force", "Intelligence", "MultiPower", "Any-Power"),
                    "ECBIMA",
                    strict=True,
                )
            )
            names.append(f"{f.value}{short[f.name.partition(' ')[2]]}")
        return names


GAME = OverpowerGame()
