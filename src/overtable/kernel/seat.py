"""A player of a scenario: answers given by name, what is offered and refused, and the facts that every game has.

A game adds the facts of its own (damage, hits, tokens, what has happened) in a subclass, `Game.seat_type`.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from overtable.kernel.codec import encode
from overtable.kernel.engine import apply, asking, decision_of, explain
from overtable.kernel.game import View
from overtable.kernel.message import Reason, Refused
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import CARD, index_of, kind_of, number
from overtable.kernel.refs import card as card_ref
from overtable.kernel.speech.naming import Name, find_thing, is_called, names_of, nearest_names
from overtable.kernel.state import State

if TYPE_CHECKING:
    from overtable.kernel.scenario import Table

S = TypeVar("S", bound=State)


class ScenarioError(AssertionError):
    """A scenario that asks for what is not there; the message lists what is."""


class Seat(Generic[S]):
    """One player at the table. Things are called by their names, as the player would call them."""

    def __init__(self, table: "Table[S]", number: int) -> None:
        self.table = table
        self.number = number

    @property
    def state(self) -> S:
        """The whole state, for whoever writes tests of a game."""
        return self.table.state

    # answers

    def does(self, verb: str, *names: Name) -> None:
        """Give the answer with this verb and these things; it must be offered. Copies in one hand are any of them."""
        self.table.answer(self.number, self._offered(verb, names))

    def picks(self, verb: str, *names: Name, then: str = "done") -> None:
        """Pick several things one after the other, in whatever order, and finish if the question is still open."""
        for name in names:
            self.does(verb, name)
        if then in self.verbs:
            self.does(then)

    # what is asked, offered and refused

    @property
    def is_asked(self) -> bool:
        """Whether this seat must decide something now."""
        return bool(asking(self.table.state) >> self.number & 1)

    @property
    def prompt(self) -> str:
        """The question put to this seat, in words."""
        s = self.table.state
        decision = decision_of(s, self.number)
        return self.table.game.tell(s, decision.prompt, self.number) if decision else ""

    def options(self) -> list[Option]:
        """All answers that are open to this seat, as the engine has them."""
        decision = decision_of(self.table.state, self.number)
        return decision.open if decision else []

    @property
    def verbs(self) -> set[str]:
        """The verbs of all answers that are open now."""
        return {o.verb for o in self.options()}

    def can(self, verb: str, *names: Name) -> bool:
        """Whether an answer is open that begins so; an unknown verb or name is an error."""
        if any(self._matches(o, verb, names) for o in self.options()):
            return True
        self._know(verb, names)
        return False

    def offered(self, verb: str, *names: Name) -> list[str]:
        """What may follow these things in an answer with this verb: names, each once, in order of offer."""
        n = len(names)
        found = [o for o in self.options() if self._matches(o, verb, names)]
        if not found:
            self._know(verb, names)
        s, game = self.table.state, self.table.game
        return list(dict.fromkeys(game.name_of(s, o.refs[n], self.number) for o in found if len(o.refs) > n))

    def refused(self, verb: str, *names: Name) -> Reason:
        """Why this answer is refused: tries it in earnest, and checks that nothing was changed."""
        if any(self._matches(o, verb, names, whole=True) for o in self.options()):
            raise ScenarioError(f"{verb} {names} is offered; {self._offers()}")
        option = Option(verb, self._know(verb, names))
        s = self.table.state
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

    def note(self, verb: str, *names: Name) -> str:
        """What is said beforehand of the answer with this verb and these things, which must be offered."""
        s, game = self.table.state, self.table.game
        message = game.note(s, self.number, self._offered(verb, names))
        return game.tell(s, message, self.number) if message is not None else ""

    def tells(self, reason: Reason) -> str:
        """A reason in words, as this seat reads it."""
        return self.table.game.tell(self.table.state, reason, self.number)

    # facts that every game has

    @property
    def heard(self) -> list[str]:
        """What happened through the last answer, in words, as far as this seat knows it."""
        s, game = self.table.state, self.table.game
        return [text for e in self.table.events if (text := game.tell_event(s, e, self.number))]

    def card(self, name: str) -> int:
        """The id of a card of this seat's by its name."""
        s, game = self.table.state, self.table.game
        mine = [c for c, z in enumerate(s.where) if s.layout[z].owner in (self.number, -1)]
        for c in mine:
            printed = game.catalogue_at(s)[s.printing[c]]
            if printed.id == name or printed.name.casefold() == name.casefold():
                return c
        raise ScenarioError(f"player {self.number + 1} has no {name}{self._nearest(name)}")

    def where(self, name: str) -> str:
        """The zone in which a card of this seat's lies."""
        return self.table.state.layout[self.table.state.where[self.card(name)]].name

    def called(self, name: str) -> list[str]:
        """All that a card of this seat's is called now, as answers may call it."""
        return names_of(self.table.game, self.table.state, card_ref(self.card(name)), self.number)

    def zone(self, name: str) -> list[str]:
        """The names of the cards in one of this seat's zones; the top of a pile comes last."""
        s, game = self.table.state, self.table.game
        for z, zone in enumerate(s.layout):
            if zone.name == name and zone.owner in (self.number, -1):
                return [game.catalogue_at(s)[s.printing[c]].name for c in s.zones[z]]
        raise ScenarioError(f"no zone is called {name}; there are {sorted({z.name for z in s.layout})}")

    def sees(self) -> View:
        """This seat's view, as a client gets it."""
        return self.table.game.view(self.table.state, self.number)

    @property
    def has_won(self) -> bool:
        """Whether the game is over and this seat alone has won it."""
        result = self.table.state.result
        return result is not None and result.winners == (self.number,)

    # how names are understood

    def _offered(self, verb: str, names: tuple[Name, ...]) -> Option:
        """The one option with this verb and these things; of copies in this seat's hand, the first."""
        found = [o for o in self.options() if self._matches(o, verb, names, whole=True)]
        if not found:
            self._know(verb, names)
        if len({self._alike(o) for o in found}) != 1:
            how = "is ambiguous" if found else "is not offered"
            raise ScenarioError(f"{verb} {names} {how}; {self._offers()}")
        return found[0]

    def _alike(self, option: Option) -> tuple[object, ...]:
        """The same for two answers that differ by which copies in this seat's hand they name."""
        s = self.table.state
        parts: list[object] = [option.verb]
        for r in option.refs:
            zone = s.layout[s.where[index_of(r)]] if kind_of(r) == CARD and index_of(r) < len(s.where) else None
            if zone is not None and zone.sight == "owner" and zone.owner == self.number:
                printed = self.table.game.catalogue_at(s)[s.printing[index_of(r)]]
                parts.append((repr(msgspec.structs.replace(printed, id="")), zone))
            else:
                parts.append(r)
        return tuple(parts)

    def _names_fit(self, option: Option, names: tuple[Name, ...]) -> bool:
        s, game = self.table.state, self.table.game
        return all(is_called(game, s, r, name, self.number) for r, name in zip(option.refs, names, strict=False))

    def _matches(self, option: Option, verb: str, names: tuple[Name, ...], whole: bool = False) -> bool:
        if option.verb != verb or len(option.refs) < len(names) or (whole and len(option.refs) != len(names)):
            return False
        return self._names_fit(option, names)

    def _know(self, verb: str, names: tuple[Name, ...]) -> tuple[int, ...]:
        """The things with these names; raises `ScenarioError` if there is no such verb or no such thing."""
        game, s = self.table.game, self.table.state
        if verb not in game.verbs and verb != TAKE_BACK:
            raise ScenarioError(f"{game.name} has no verb {verb!r}; it has {', '.join(sorted(game.verbs))}")
        refs = []
        for name in names:
            thing = find_thing(game, s, name, self.number)
            if thing is None and isinstance(name, str) and name.isdecimal():
                thing = number(int(name))
            if thing is None:
                raise ScenarioError(f"nothing at the table is called {name!r}{self._nearest(name)}")
            refs.append(thing)
        return tuple(refs)

    def _nearest(self, name: Name) -> str:
        near = nearest_names(self.table.game, self.table.state, name, self.number)
        return f"; nearest: {', '.join(near)}" if near else ""

    def _offers(self) -> str:
        s, game = self.table.state, self.table.game
        texts = [game.option_text(s, o, self.number) for o in self.options()]
        return "offered: " + "; ".join(texts) if texts else "this seat is not asked"
