"""How a game speaks: what things are called, and messages, events and options in words.

Everything is told to somebody: a thing that the watcher may not know has no name.
"""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from overtable.kernel.catalogue import Catalogue
from overtable.kernel.event import Event, heard, told
from overtable.kernel.language import first_up
from overtable.kernel.message import Message, Piece, Reason, pieces, say
from overtable.kernel.option import Option
from overtable.kernel.refs import (
    CARD,
    COMMON_KINDS,
    MASK,
    NUMBER,
    OWN,
    SEAT,
    UNKNOWN_CARD,
    WORD,
    index_of,
    kind_of,
    ref,
)
from overtable.kernel.state import State

S = TypeVar("S", bound=State)


class Wording(Generic[S]):
    kinds: Sequence[str] = ()
    """Names of the game's own kinds of references, from `refs.OWN` on."""
    words: Sequence[str] = ()
    """The words that `refs.word` points at."""

    @abstractmethod
    def catalogue_at(self, s: S) -> Catalogue[Any]:
        """The cards that a table is played with: a row of its state is a row of this one."""

    @abstractmethod
    def describe(self, event: Event) -> Message | None:
        """An event in words, or nothing when it needs none."""

    # What a game may say in its own way.

    def own_name(self, s: S, reference: int, watcher: int) -> str:
        """The name of a reference of the game's own kinds."""
        return f"{self.kinds[kind_of(reference) - OWN]} {index_of(reference)}"

    def spoken(self, s: S, reference: int, watcher: int) -> str:
        """What sentences for people call a thing: its name, where the game has no plainer words than that."""
        return self.name_of(s, reference, watcher)

    def whose(self, s: S, reference: int, watcher: int) -> str:
        """What stands before the name of a thing within a sentence: `your `, where both sides have one of that name."""
        return ""

    def verb(self, verb: str) -> str:
        """A verb as it is shown to people."""
        return verb.replace("_", " ").capitalize()

    def name_in_option(self, s: S, reference: int, watcher: int) -> str:
        return self.spoken(s, reference, watcher)

    def name_asked(self, s: S, reference: int, watcher: int) -> str:
        """What a thing is called beside the question that offers it, where a bare word or number says too little."""
        return self.spoken(s, reference, watcher)

    # What follows is the same for every game.

    def name_of(self, s: S, reference: int, watcher: int) -> str:
        """What this watcher may call a thing."""
        kind, index = kind_of(reference), index_of(reference)
        if kind == CARD:
            if reference == UNKNOWN_CARD or index >= len(s.printing) or s.pool[watcher][index]:
                return "a card"
            return str(self.catalogue_at(s)[s.printing[index]].name)
        if kind == SEAT:
            return "you" if index == watcher else f"player {index + 1}"
        if kind == NUMBER:
            return str(index)
        if kind == WORD:
            return self.words[index]
        return self.own_name(s, reference, watcher)

    def tell(self, s: S, message: Message | Reason, watcher: int) -> str:
        said = s.worded_reason(message) if isinstance(message, Reason) else s.worded(message)
        return first_up(say(said, lambda r: self.whose(s, r, watcher) + self.spoken(s, r, watcher)))

    def tell_event(self, s: S, event: Event, watcher: int) -> str:
        """An event in words as this watcher heard it, or "" when it needs none."""
        return first_up("".join(piece.text for piece in self.event_pieces(s, event, watcher)))

    def event_pieces(self, s: S, event: Event, watcher: int) -> list[Piece]:
        """The same in pieces. Cards that the watcher knew at that moment are named, even if mixed in again since."""
        message = self.describe(told(event, watcher)) if heard(event, watcher) else None
        if message is None:
            return []

        def name(r: int) -> str:
            known = kind_of(r) == CARD and r != UNKNOWN_CARD
            printed = str(self.catalogue_at(s)[s.printing[index_of(r)]].name) if known else ""
            return self.whose(s, r, watcher) + (printed or self.spoken(s, r, watcher))

        return pieces(s.worded(message), name)

    def option_text(self, s: S, option: Option, watcher: int) -> str:
        """An option in words: as the question says it, or `Play · Ana · front-4`."""
        return self.option_texts(s, [option], watcher)[0]

    def option_named(self, s: S, option: Option, watcher: int) -> str:
        """Its verb and its things, whatever is asked now."""
        return " · ".join([self.verb(option.verb), *(self.name_in_option(s, r, watcher) for r in option.refs)])

    def option_texts(self, s: S, options: Sequence[Option], watcher: int) -> list[str]:
        """Options of one question in words. Most of them name the same things: each is named once."""
        top = s.stack[-1] if s.stack else None
        names: dict[int, str] = {}
        verbs: dict[str, str] = {}
        found: list[str] = []
        for option in options:
            said = None if top is None else top.says_of(s, option)
            if said is not None:
                found.append(self.tell(s, said, watcher))
                continue
            verb = verbs.get(option.verb)
            parts = [verbs.setdefault(option.verb, self.verb(option.verb)) if verb is None else verb]
            for r in option.refs:
                name = names.get(r)
                parts.append(names.setdefault(r, self.name_in_option(s, r, watcher)) if name is None else name)
            found.append(" · ".join(parts))
        return found

    # As stable text, for records and wires.

    def ref_id(self, reference: int) -> str:
        """A thing as text: `card:12`."""
        known = self._ref_ids.get(reference)
        if known is None:
            known = self._ref_ids[reference] = f"{self.kind_name(kind_of(reference))}:{index_of(reference)}"
        return known

    @cached_property
    def _ref_ids(self) -> dict[int, str]:
        """Those that were asked for: there are as many as kinds, times 4096 at most."""
        return {}

    def option_id(self, option: Option) -> str:
        """`play card:12 space:4`."""
        return " ".join([option.verb, *map(self.ref_id, option.refs)])

    def parse_option(self, text: str) -> Option:
        """The option with this id; raises `ValueError` that says what is wrong."""
        verb, *parts = text.split() or [""]
        if not verb:
            raise ValueError("an option begins with a verb, as in `play card:12`")
        refs = []
        for part in parts:
            name, colon, index = part.partition(":")
            if not colon or not index.isdecimal() or name not in self.kind_numbers or int(index) > MASK:
                kinds = ", ".join(self.kind_numbers)
                raise ValueError(f"{part!r} names no thing; expected one of {kinds} and a number, as in card:12")
            refs.append(ref(self.kind_numbers[name], int(index)))
        return Option(verb, tuple(refs))

    def kind_name(self, kind: int) -> str:
        return COMMON_KINDS[kind] if kind < OWN else self.kinds[kind - OWN]

    @cached_property
    def kind_numbers(self) -> dict[str, int]:
        return {n: k for k, n in COMMON_KINDS.items()} | {n: OWN + i for i, n in enumerate(self.kinds)}
