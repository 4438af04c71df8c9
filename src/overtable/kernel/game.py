"""What a game gives to the house. One instance of a subclass of `Game` is its registry entry.

The house (players, lab, server, command line) talks to games through this class and the kernel's functions
only. The contract suite in tests/contract/ runs over every registered game and mode.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec

from overtable.kernel.catalogue import Card, CardError, Catalogue, field_error, read_yaml
from overtable.kernel.census import alone
from overtable.kernel.codec import decode
from overtable.kernel.decks import Contents
from overtable.kernel.frame import Frame, Window, frames_of
from overtable.kernel.judging import Judging
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.setup import BadSetup, Missing, Mode, Setup
from overtable.kernel.speech.story import Part
from overtable.kernel.speech.wording import Wording
from overtable.kernel.state import Imagined, State
from overtable.kernel.view import Sight

if TYPE_CHECKING:
    from overtable.kernel.observed import Observed
    from overtable.kernel.position import Position
    from overtable.kernel.seat import Seat

__all__ = ["BadSetup", "Game", "Missing", "Mode", "Rule", "Setup", "View"]

S = TypeVar("S", bound=State)

View = Mapping[str, Any]
"""What one watcher may see: plain data, built by allow-list. `Game.view_type` says what it holds."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable rule of a game, in our own words. `ruling` says what is played where the book is silent;
    `definition` why it needs no test."""

    id: str
    section: str
    rule: str
    ruling: str = ""
    definition: str = ""


class Game(Judging[S], Wording[S], ABC):
    id: str
    name: str
    blurb: str
    accent: str = "#888888"
    modes: Mapping[str, Mode]
    state: type[S]
    view_type: Any
    """The TypedDict that says what its views hold: a `GameView` of its own."""
    verbs: Mapping[str, str] = {}
    """Every verb of the game's options, with the things that it names: for the docs, and so that a scenario can tell
    what is refused from what does not exist."""
    position: "type[Position] | None" = None
    """What a position by hand may say."""
    seat_type: "type[Seat[Any]] | None" = None
    """A seat of a scenario with the game's own words for facts."""
    observed: "Observed | None" = None
    """What programs that learn are told beside the cards they know."""
    story: Mapping[str, Part] = {}
    """The part of each kind of event in the log; one that is not named has a line of its own."""
    endings: Mapping[str, str] = {}
    """What each rule that ends a game says at its end, whoever won and if nobody did; `{whose}`: of the loser."""
    folder: Path
    """Where the game lives: rules.yaml and cards/ are there."""

    wider: Collection[str] = ()
    """Modes that are played with more cards than the game's own (`catalogue_of`)."""

    of_luck: bool = False
    """Whether thinking hardly helps: then no bot has to win more often than another (`tests/lab/test_soak.py`)."""

    standing_check: Callable[[Any], None] | None = None
    """What the rules test all the time, where there is such a thing: a function of the state (`staticmethod`)."""

    imagine: Callable[[Any, int], Imagined] | None = None
    """What the unseen cards of others could be, where players bring decks of their own: see `State.imagine`
    (`staticmethod`). Its modes have the setting `open_lists`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.standing_check is not None:
            cls.state.standing_check = staticmethod(cls.standing_check)
        if cls.imagine is not None:
            cls.state.imagine = staticmethod(cls.imagine)

    @property
    @abstractmethod
    def catalogue(self) -> Catalogue[Any]:
        """What is printed on the cards; loaded when first asked for."""

    def catalogue_of(self, mode: str) -> Catalogue[Any]:
        """The cards that a mode is played with, where it has others than the game; loaded when first asked for."""
        return self.catalogue

    def catalogue_at(self, s: S) -> Catalogue[Any]:
        """The cards that a table is played with: a row of its state is a row of this one."""
        return self.catalogue

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """A state at its first decision. Raises `BadSetup` with every reason."""

    @abstractmethod
    def view(self, s: S, watcher: int, sight: Sight | None = None) -> View:
        """All that this watcher may see, and nothing more (`s.seats` is the spectator). With the `sight` of others who
        have looked at this very state, what all see alike is not made again."""

    @abstractmethod
    def board(self, view: View) -> str:
        """The table as text (Rich markup) for the terminal, made from a view."""

    def decks(self, mode: str) -> Sequence[str]:
        """Names of ready decks for this mode; empty when the game has none."""
        return ()

    def deck_text(self, name: str) -> str:
        """A ready deck as the text that a player may change; "" when the game keeps none of this name as text."""
        return ""

    def check_deck(self, text: str, mode: str = "") -> list[str]:
        """Everything that keeps this deck text from being played in this mode (by default the first one), as sentences.

        By default a game is tried with it; a game that can tell more, or faster, says so itself.
        """
        mode = mode or next(iter(self.modes))
        try:
            if not self.decks(mode):
                return [f"{self.name} is played without decks of one's own"]
            seats = self.modes[mode].seats[0]
            self.start(Setup(mode=mode, seed=0, seats=seats, decks=(text,) * seats))
        except BadSetup as error:
            return list(dict.fromkeys(error.problems))
        except CardError as error:
            return list(dict.fromkeys(error.problems))
        return []

    def check_legality(self, text: str, mode: str, legality: str = "") -> list[str]:
        """Everything that keeps a deck from where all decks are held to one legality ("": the usual one), whatever the
        deck says of itself."""
        return self.check_deck(text, mode)

    def deck_contents(self, text: str, mode: str = "") -> Contents:
        """What a deck text has and still needs, and the piles it is drawn from; a game without decks says nothing."""
        return Contents()

    def deck_warnings(self, text: str, mode: str = "") -> list[str]:
        """What speaks against a deck that may be played all the same, as sentences."""
        return []

    def formats(self, mode: str) -> Sequence[str]:
        """The formats that a deck for this mode may name and be held to, the usual one first; empty when the game knows
        no such thing."""
        return ()

    def format_of(self, text: str, mode: str = "") -> str:
        """The format that a deck text names."""
        return ""

    def deck_changes(self, registered: str, text: str, mode: str = "") -> list[str]:
        """What a deck may not have changed between the games of an event, as sentences; by default anything."""
        return [] if text == registered else ["the deck stays the same for the whole event"]

    def aliases(self, s: S, reference: int, watcher: int) -> Sequence[str]:
        """Further names of a thing, by which a scenario may call it where its name alone is ambiguous."""
        return ()

    def things(self, s: S) -> Iterable[int]:
        """References of the game's own kinds to all that has a name at this table: spaces, rows, abilities."""
        return ()

    def write_card(self, row: int, card: Any) -> None:
        """Write a card that was made for one table into the tables that the rules read, where the game has such."""

    def note(self, s: S, seat: int, option: Option) -> Message | None:
        """What an offered option will do, as far as its seat can know: `Level 10`. Asked only when a person looks.

        Only what is true, and nothing that differs in a redeal for the seat: the contract suite compares the two.
        """
        return None

    def missing(self) -> Sequence[Missing]:
        """Cards of the sets that are not carried: they are known to be missing, and never playable."""
        return ()

    # What follows is the same for every game.

    def begin(self, setup: Setup) -> S:
        """`start`, with the cards that were made for this table known by their names while it is laid."""
        if not setup.cards:
            return self.start(setup)
        try:
            with self.lending(setup):
                return self.start(setup)
        except CardError as error:
            raise BadSetup([f"cards: {problem}" for problem in error.problems]) from None

    def lending(self, setup: Setup) -> AbstractContextManager[None]:
        """The cards that were made for a table are known by their names for the length of a block."""
        return self.catalogue_of(setup.mode).lent(self.cards_of(setup.cards), self.write_card)

    def cards_of(self, raw: Sequence[dict[str, Any]]) -> list[Card]:
        """Cards as a card file has them; raises `CardError` with everything that is wrong."""
        found: list[Card] = []
        problems: list[str] = []
        for n, one in enumerate(raw, 1):
            try:
                found.append(msgspec.convert(one, self.card_type))
            except msgspec.ValidationError as error:
                problems.append(f"card {n} ({one.get('name', one.get('id', 'no name'))}): {field_error(error)}")
        if problems:
            raise CardError(problems)
        return found

    @property
    def card_type(self) -> Any:
        """What a card of a card file is read into: one type, or a tagged union of those that the game's cards have."""
        kinds = tuple(dict.fromkeys(type(c) for c in self.catalogue.cards))
        return kinds[0] if len(kinds) == 1 else Union[kinds]  # noqa: UP007

    def decode(self, data: bytes) -> S:
        """A state from its bytes, also in a process that has not met the game yet: its cards are loaded first."""
        _ = self.catalogue
        return decode(self.state, self.frames(), data)

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """All steps of the game: the frames that the modules of its package define, where its state stands."""
        module = sys.modules[self.state.__module__]
        return frames_of(module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0])

    @cached_property
    def windows(self) -> dict[str, Window]:
        """The steps in which one may answer what another does, by the name of their frame."""
        return {frame.__name__: frame.window for frame in self.frames() if frame.window is not None}

    @cached_property
    def custom(self) -> dict[str, list[str]]:
        """The cards that a word, field or flag of the vocabulary serves alone, by id, with those names (`census`)."""
        return alone(self.catalogue.cards)

    def ledger(self) -> list[Rule]:
        return msgspec.convert(read_yaml(self.folder / "rules.yaml"), list[Rule])

    def settings(self, setup: Setup) -> dict[str, int | str | bool]:
        """The mode's settings with those of the setup over them; an unknown one is refused."""
        if setup.mode not in self.modes:
            raise BadSetup([f"{self.name} has no mode {setup.mode!r}; it has {', '.join(self.modes)}"])
        settings = dict(self.modes[setup.mode].settings)
        problems = [
            f"no setting {key!r} in mode {setup.mode}; it has {', '.join(settings) or 'none'}"
            if key not in settings
            else f"setting {key} must be {type(settings[key]).__name__}, not {value!r}"
            for key, value in setup.settings.items()
            if key not in settings or type(settings[key]) is not type(value)
        ]
        if setup.seats not in self.modes[setup.mode].seats:
            allowed = " or ".join(map(str, self.modes[setup.mode].seats))
            problems.append(f"{setup.mode} is for {allowed} players, not {setup.seats}")
        if problems:
            raise BadSetup(problems)
        return settings | setup.settings
