"""The common part of every view: zones with the cards a watcher knows, and the result.

A view is built by allow-list, from what the watcher knows, never from who owns a zone. What it holds is said by types:
a game's own view type is a `GameView` of its cards and players with whatever else its board shows, and stands in
`Game.view_type`. The client's types and the schemas for other clients are made from it (`kernel/schema.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from overtable.kernel.catalogue import Catalogue
from overtable.kernel.knowledge import seen
from overtable.kernel.state import State


class CardView(TypedDict):
    """A card that the watcher knows; a game adds what lies on it: damage, bonuses, where it stands."""

    id: int
    """The index of its reference: `card:12`."""
    card: str
    """Its id in the catalogue."""
    name: str


C = TypeVar("C", bound=CardView)
P = TypeVar("P")
T = TypeVar("T")


class ZoneView(TypedDict, Generic[C]):
    name: str
    owner: int
    """A seat, or -1."""
    cards: list[C]
    hidden: int
    """How many cards lie there that the watcher does not know."""


class ResultView(TypedDict):
    winners: list[int]
    rule: str
    limit: bool


class ScoreView(TypedDict):
    """A line of the score."""

    of: str
    """What is counted, as a heading."""
    each: list[int]
    """The figure of each seat."""
    won: list[int]
    """The seats that won by it."""


class GameView(TypedDict, Generic[C, P]):
    seat: int
    """The watcher (the number of seats: a spectator)."""
    turn: int
    """Whose turn it is, or -1."""
    phase: str
    """The current phase, one of `phases` (for the ribbon)."""
    phases: list[str]
    """All phases of a turn or round, in order."""
    step: NotRequired[str]
    """The step of the phase that is going on, where it has such ("": between steps)."""
    zones: list[ZoneView[C]]
    players: list[P]
    """Public facts and counters of each seat."""
    result: ResultView | None
    score: NotRequired[list[ScoreView]]
    """Once it is over: what each seat had, where no line of the log tells it round by round."""
    notes: NotRequired[list[str]]
    """Sentences for this watcher that every client shows."""


def card_view(s: State, catalogue: Catalogue[Any], card: int) -> CardView:
    printed = catalogue[s.printing[card]]
    return {"id": card, "card": printed.id, "name": printed.name}


class Sight:
    """What was made of a state for one watcher and is the same for the next: whoever knows a card sees it alike.

    It belongs to one state as it stands: when the state changes, `renew` leaves what cannot have changed.
    """

    def __init__(self) -> None:
        self.cards: dict[int, Any] = {}
        self.zones: dict[int, Any] = {}
        """Zones as those see them who know all that lies there."""
        self.bare: dict[tuple[int, ...], Any] = {}
        """Bare zones by number, how many cards are hidden, and the ids of the others."""
        self._before: dict[tuple[int, ...], Any] = {}
        self._parts: dict[str, Any] = {}
        self._printing: list[int] = []

    def renew(self) -> None:
        """There is another state. Bare zones in which the same cards lie look as they did."""
        self.cards, self.zones, self._parts = {}, {}, {}
        self.bare, self._before = {}, self.bare

    def kept(self, s: State, key: tuple[int, ...]) -> Any:
        """A bare zone as it was seen in this state or the one before; nothing where ids stand for other cards now."""
        if self._printing is not s.printing:
            self._printing, self.bare, self._before = s.printing, {}, {}
        if key not in self.bare and key in self._before:
            self.bare[key] = self._before[key]
        return self.bare.get(key)

    def alike(self, name: str, make: Callable[[], T]) -> T:
        """A part of the view that is the same for everybody."""
        if name not in self._parts:
            self._parts[name] = make()
        part: T = self._parts[name]
        return part


def zone_views(s: State, watcher: int, look: Callable[[int], C], sight: Sight) -> list[ZoneView[C]]:
    """All zones; `look` says what is seen of a card that the watcher knows."""
    views: list[ZoneView[C]] = []
    cards, whole = sight.cards, sight.zones
    for number, zone in enumerate(s.layout):
        known, hidden = seen(s, watcher, number)
        key = (number, hidden, *known)
        view: ZoneView[C] | None = sight.kept(s, key) if zone.bare else None if hidden else whole.get(number)
        if view is None:
            found = [cards[c] if c in cards else cards.setdefault(c, look(c)) for c in known]
            view = {"name": zone.name, "owner": zone.owner, "cards": found, "hidden": hidden}
            if zone.bare:
                sight.bare[key] = view
            elif not hidden:
                whole[number] = view
        views.append(view)
    return views


def open_list(s: State, catalogue: Catalogue[Any], seat: int, cards: Iterable[int]) -> str:
    """What is in somebody's deck, where players know each other's: a sentence for `notes`."""
    counts = Counter(str(catalogue[s.printing[c]].name) for c in cards)
    return f"The deck of player {seat + 1}: {', '.join(f'{n} {name}' for name, n in sorted(counts.items()))}."


def result_view(s: State) -> ResultView | None:
    if s.result is None:
        return None
    return {"winners": list(s.result.winners), "rule": s.result.rule, "limit": s.result.limit}
