"""Which part each kind of event plays in the story of a game: how a log groups its lines, and what a page draws."""

from collections.abc import Iterable
from typing import Literal

import msgspec

Role = Literal["chapter", "turn", "move", "source", "result", "deed", "aftermath", "outcome"]
"""`chapter`: a round or a battle begins; `turn`: somebody's turn begins; `move`: a line of its own; `source`: what the
results after it come from; `result`: goes into the line before it; `deed`: the same, as long as that is the doing of
the same player; `aftermath`: as a result, and not worth a word where the line names the thing already; `outcome`: how a
chapter ended."""


class Part(msgspec.Struct, frozen=True):
    """`aim`, `dealt` and `score` are places among the things that an event names."""

    role: Role = "move"
    aim: tuple[int, ...] = ()
    """Who aims at whom; one place alone: at whom, and who aims is whoever the line began with."""
    dealt: int | None = None
    """How much the first one of `aim` did to the other."""
    score: tuple[int, ...] = ()
    """What each seat has, in their order."""


PLAIN = Part()


def parts(role: Role, kinds: Iterable[str]) -> dict[str, Part]:
    """Kinds of events that all play this part, and nothing more."""
    return dict.fromkeys(kinds, Part(role))
