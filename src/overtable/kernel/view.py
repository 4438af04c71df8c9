"""The common part of every view: zones with the cards a watcher knows, and the result.

A view is built by allow-list, from what the watcher knows, never from who owns a zone. Every game's view holds:

    seat      the watcher (the number of seats: a spectator)
    turn      whose turn it is, or -1
    phase     the current phase, one of `phases` (for the ribbon)
    phases    all phases of a turn or round, in order
    zones     [{name, owner, cards: [{id, card, name, ...marks}], hidden: how many unknown ones}]
    players   [{...public facts and counters of each seat}]
    result    null, or {winners, rule, limit}
    notes     sentences for this watcher that every client shows; may be left out

and whatever else its board shows.
"""

from collections.abc import Callable
from typing import Any

from overtable.kernel.catalogue import Catalogue
from overtable.kernel.knowledge import seen
from overtable.kernel.state import State

Marks = Callable[[int], dict[str, Any]]
"""What lies on a card that is known: damage, bonuses, where it stands."""


def card_view(s: State, catalogue: Catalogue[Any], card: int, marks: Marks | None = None) -> dict[str, Any]:
    printed = catalogue[s.printing[card]]
    view: dict[str, Any] = {"id": card, "card": printed.id, "name": printed.name}
    if marks is not None:
        view.update(marks(card))
    return view


def zone_views(s: State, watcher: int, catalogue: Catalogue[Any], marks: Marks | None = None) -> list[dict[str, Any]]:
    views = []
    for number, zone in enumerate(s.layout):
        known, hidden = seen(s, watcher, number)
        cards = [card_view(s, catalogue, c, marks) for c in known]
        views.append({"name": zone.name, "owner": zone.owner, "cards": cards, "hidden": hidden})
    return views


def result_view(s: State) -> dict[str, Any] | None:
    if s.result is None:
        return None
    return {"winners": list(s.result.winners), "rule": s.result.rule, "limit": s.result.limit}
