"""How the tests of Events have one happen."""

from typing import Any

from games.overpower.specials import facing, turn_of
from games.overpower.stories import quietly
from games.overpower.table import Player

MISSIONS = {
    "cthulhu": "The Call of Cthulhu",
    "jungle": "King of the Jungle",
    "mars": "Warlord of Mars",
    "gods": "Time Wars: Rise of the Gods",
}


def happens(
    event: str, mission: str, mine: list[Any], hand: list[str], theirs: list[Any] | None = None,
    answers: list[str] | None = None, me: dict[str, Any] | None = None, them: dict[str, Any] | None = None,
) -> list[Player]:  # fmt: skip
    """The first player declares the Event; nobody negates it."""
    me = (me or {}) | {"mission": MISSIONS[mission]}
    a, b = facing(mine, [event, *hand], theirs, answers, me=me, them=them, phase="event")
    a.does("event", event)
    b.does("no_event")
    while a.pending == "NegateEvent":
        next(p for p in (a, b) if p.is_asked).does("decline")
    return [a, b]


def to_battle(a: Player, b: Player, first: Player) -> None:
    """Everything goes by quietly until this player is to move."""
    quietly(a.table)
    if not first.is_asked:
        next(p for p in (a, b) if p.is_asked).does("pass")
    assert turn_of(first)
