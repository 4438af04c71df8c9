"""The common part of every view: zones with the cards a watcher knows, and the result.

A view is built by allow-list, from what the watcher knows, never from who owns a zone. What it holds is said by types:
a game's own view type is a `GameView` of its cards and players with whatever else its board shows, and stands in
`Game.view_type`. The client's types and the schemas for other clients are made from it (`kernel/schema.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from overtable.kernel.catalogue import Catalogue
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


S = TypeVar("S", bound=State)

TABLES = 200
"""So many tables are remembered at once."""


class Plain(Generic[S, C]):
    """What is seen of each card of a table wherever it lies: what is printed on it.

    It is made when somebody first looks, and kept by the list of printings itself: all states of a table share that
    list until other cards stand behind the ids, and then it is another list (`State.printing`).
    """

    def __init__(self, look: Callable[[S, int], C]) -> None:
        self._look = look
        self._kept: dict[int, tuple[list[int], list[C]]] = {}
        """By the identity of a list, with that list: so nothing else can have its identity."""

    def of(self, s: S) -> list[C]:
        """By id; whoever lays something over it does so in a copy."""
        kept = self._kept.get(id(s.printing))
        if kept is None:
            if len(self._kept) >= TABLES:
                self._kept.clear()
            kept = self._kept[id(s.printing)] = s.printing, [self._look(s, c) for c in range(len(s.printing))]
        return kept[1]


class Sight:
    """What was made of a state for one watcher and is the same for the next.

    It belongs to one state as it stands: when the state changes, `renew` forgets it.
    """

    def __init__(self) -> None:
        self._parts: dict[str, Any] = {}

    def renew(self) -> None:
        self._parts = {}

    def alike(self, name: str, make: Callable[[S], T], s: S) -> T:
        """A part of the view that is the same for everybody."""
        part: T | None = self._parts.get(name)
        if part is None:
            part = self._parts[name] = make(s)
        return part


def zone_views(s: State, watcher: int, looks: Sequence[C]) -> list[ZoneView[C]]:
    """The zones, with what is seen (by id) of the cards that the watcher knows.

    The order of a hidden zone is not told: its known cards come by id.
    """
    pool = s.pool[watcher]
    views: list[ZoneView[C]] = []
    zones = s.zones
    for number, name, owner, in_order, empty in _shown(s):
        cards = zones[number]
        if not cards:
            views.append(empty)
            continue
        if in_order:
            seen = [looks[c] for c in cards if not pool[c]]
        else:
            known = [c for c in cards if not pool[c]]
            known.sort()
            seen = [looks[c] for c in known]
        views.append({"name": name, "owner": owner, "cards": seen, "hidden": len(cards) - len(seen)})
    return views


_zones: dict[tuple[type[State], int], list[tuple[int, str, int, bool, Any]]] = {}


def _shown(s: State) -> list[tuple[int, str, int, bool, Any]]:
    """Of each zone its number, name and owner, whether all see its order, and how it looks as long as it is empty."""
    kind = type(s), s.seats
    if kind not in _zones:
        _zones[kind] = [
            (n, z.name, z.owner, z.sight == "all", {"name": z.name, "owner": z.owner, "cards": [], "hidden": 0})
            for n, z in enumerate(s.layout)
            if z.shown
        ]
    return _zones[kind]


def open_list(s: State, catalogue: Catalogue[Any], seat: int, cards: Iterable[int]) -> str:
    """What is in somebody's deck, where players know each other's: a sentence for `notes`."""
    counts = Counter(str(catalogue[s.printing[c]].name) for c in cards)
    return f"The deck of player {seat + 1}: {', '.join(f'{n} {name}' for name, n in sorted(counts.items()))}."


def result_view(s: State) -> ResultView | None:
    if s.result is None:
        return None
    return {"winners": list(s.result.winners), "rule": s.result.rule, "limit": s.result.limit}
