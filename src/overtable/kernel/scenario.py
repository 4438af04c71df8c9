"""Scenarios: a position set up by hand, answers given by name, facts looked at. See `overtable.scenario`."""

from pathlib import Path
from typing import Any, Generic, TypeVar

from overtable.kernel.codec import encode, fingerprint
from overtable.kernel.engine import apply, asking, decision_of, explain
from overtable.kernel.game import Game, Setup, View
from overtable.kernel.message import Reason, Refused
from overtable.kernel.option import Option
from overtable.kernel.record import Record, load_record, replay, save_record
from overtable.kernel.refs import card as card_ref
from overtable.kernel.state import State

S = TypeVar("S", bound=State)


class ScenarioError(AssertionError):
    """A scenario that asks for what is not there; the message lists what is."""


class Seat(Generic[S]):
    """One player at the table. Things are called by their names, as the player would call them."""

    def __init__(self, table: "Table[S]", number: int) -> None:
        self.table = table
        self.number = number

    @property
    def is_asked(self) -> bool:
        return bool(asking(self.table.state) >> self.number & 1)

    @property
    def prompt(self) -> str:
        """The question put to this seat, in words."""
        s = self.table.state
        decision = decision_of(s, self.number)
        return self.table.game.tell(s, decision.prompt, self.number) if decision else ""

    def options(self) -> list[Option]:
        decision = decision_of(self.table.state, self.number)
        return decision.open if decision else []

    def does(self, verb: str, *names: str | int) -> None:
        """Give the answer with this verb and these things; it must be offered."""
        found = [o for o in self.options() if self._matches(o, verb, names, whole=True)]
        if len(found) != 1:
            how = "is not offered" if not found else "is ambiguous"
            raise ScenarioError(f"{verb} {names} {how}; {self._offers()}")
        self.table.answer(self.number, found[0])

    def note(self, verb: str, *names: str | int) -> str:
        """What is said beforehand of the answer with this verb and these things, which must be offered."""
        found = [o for o in self.options() if self._matches(o, verb, names, whole=True)]
        if len(found) != 1:
            raise ScenarioError(f"{verb} {names} is not offered, or ambiguous; {self._offers()}")
        s, game = self.table.state, self.table.game
        message = game.note(s, self.number, found[0])
        return game.tell(s, message, self.number) if message is not None else ""

    def offered(self, verb: str, *names: str | int) -> list[str]:
        """What may follow these things in an answer with this verb: names, each once, in order of offer."""
        n = len(names)
        follow = [o.refs[n] for o in self.options() if self._matches(o, verb, names) and len(o.refs) > n]
        s, game = self.table.state, self.table.game
        return list(dict.fromkeys(game.name_of(s, r, self.number) for r in follow))

    def can(self, verb: str, *names: str | int) -> bool:
        return any(self._matches(o, verb, names) for o in self.options())

    @property
    def verbs(self) -> set[str]:
        return {o.verb for o in self.options()}

    def refused(self, verb: str, *names: str | int) -> Reason:
        """Why this answer is refused: tries it in earnest, and checks that nothing was changed."""
        if any(self._matches(o, verb, names, whole=True) for o in self.options()):
            raise ScenarioError(f"{verb} {names} is offered; {self._offers()}")
        s = self.table.state
        option = Option(verb, tuple(n for n in names if isinstance(n, int)))
        if self.is_asked:
            no: list[tuple[Option, Reason]] = []
            s.stack[-1].options(s, self.number, no)
            about = [o for o, _ in no if o.verb == verb and self._names_fit(o, names[: len(o.refs)])]
            if about:
                option = max(about, key=lambda o: len(o.refs))
        before = encode(s)
        try:
            apply(s, self.number, option)
        except Refused as refusal:
            if encode(s) != before:
                raise ScenarioError(f"refusing {option} changed the state") from None
            return refusal.reason
        raise ScenarioError(f"{option} was accepted")

    def why_not(self, name: str) -> list[Reason]:
        """Why a card cannot be used now; nothing when it can."""
        return explain(self.table.state, self.number, card_ref(self.card(name)))

    def tells(self, reason: Reason) -> str:
        return self.table.game.tell(self.table.state, reason, self.number)

    def card(self, name: str) -> int:
        """The id of a card of this seat's by its name."""
        s, game = self.table.state, self.table.game
        row = game.catalogue.row[game.catalogue.find(name).id]
        mine = [c for c, p in enumerate(s.printing) if p == row and s.layout[s.where[c]].owner in (self.number, -1)]
        if not mine:
            raise ScenarioError(f"player {self.number + 1} has no {name}")
        return mine[0]

    def zone(self, name: str) -> list[str]:
        """The names of the cards in one of this seat's zones."""
        s, game = self.table.state, self.table.game
        for z, zone in enumerate(s.layout):
            if zone.name == name and zone.owner in (self.number, -1):
                return [game.catalogue[s.printing[c]].name for c in s.zones[z]]
        raise ScenarioError(f"no zone is called {name}; there are {sorted({z.name for z in s.layout})}")

    def sees(self) -> View:
        return self.table.game.view(self.table.state, self.number)

    def _names_fit(self, option: Option, names: tuple[str | int, ...]) -> bool:
        s, game = self.table.state, self.table.game
        for r, name in zip(option.refs, names, strict=False):
            if r == name:
                continue
            known = [game.name_of(s, r, self.number), *game.aliases(s, r, self.number)]
            if not isinstance(name, str) or name.casefold() not in [k.casefold() for k in known]:
                return False
        return True

    def _matches(self, option: Option, verb: str, names: tuple[str | int, ...], whole: bool = False) -> bool:
        if option.verb != verb or len(option.refs) < len(names) or (whole and len(option.refs) != len(names)):
            return False
        return self._names_fit(option, names)

    def _offers(self) -> str:
        s, game = self.table.state, self.table.game
        texts = [game.option_text(s, o, self.number) for o in self.options()]
        return "offered: " + "; ".join(texts) if texts else "this seat is not asked"


class Table(Generic[S]):
    """A game at any position. Built from a setup, a position or a record; keeps a record of its answers."""

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.record = Record.of(game, setup)
        self.state = game.start(setup)
        self.seats = [Seat(self, n) for n in range(self.state.seats)]

    def answer(self, seat: int, option: Option) -> None:
        apply(self.state, seat, option)
        self.record.add(self.game, seat, option)

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        mask = asking(self.state)
        return [n for n in range(self.state.seats) if mask >> n & 1]

    @property
    def pending(self) -> str:
        """The name of the step that is asking."""
        return type(self.state.stack[-1]).__name__ if self.state.result is None else "over"

    def save(self, path: Path) -> None:
        """Write the position and the answers as a readable file."""
        self.record.hash = fingerprint(self.state)
        save_record(self.record, path)

    @classmethod
    def load(cls, game: Game[S], path: Path) -> "Table[S]":
        record = load_record(path)
        table = cls(game, record.setup)
        table.state = replay(game, record)
        table.record = record
        return table


def start(game: Game[Any], mode: str | None = None, seed: int = 0, **more: Any) -> Table[Any]:
    return Table(game, Setup(mode=mode or next(iter(game.modes)), seed=seed, **more))
