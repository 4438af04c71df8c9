"""Lasting words about who may attack whom, and about attacks that may not be moved."""

from typing import ClassVar, Literal

from overtable.games.overpower.inplay.effects import start
from overtable.games.overpower.inplay.kinds import K_KEEP_OFF, K_NO_SHIFT
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting
from overtable.kernel.language import first_up


class KeepOff(Lasting, frozen=True, kw_only=True, tag="keep_off"):
    """The target may not attack the user of the card."""

    who: Literal["target", "both"] = "target"
    """`both`: the characters that the two players chose may not attack each other."""
    unless_attacked: bool = False
    """Until the user attacks the target."""
    KIND: ClassVar[int] = K_KEEP_OFF

    def also(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].user

    def does(self, s: Overpower, k: Effects) -> None:
        if self.who == "target":
            super().does(s, k)
            return
        act = s.acts[k.act]
        for other in [a.target for a in s.acts if a.cards == act.cards and a.seat != act.seat and a.target >= 0]:
            for one, foe in ((act.target, other), (other, act.target)):
                start(s, self, k.card, act.seat, one, k.length(s), foe)
        k.keep(s)

    def says(self, name: str) -> str:
        if self.who == "both":
            return "The two characters that were chosen may not attack each other."
        return f"The target may not attack {name}{f' before {name} attacks it' if self.unless_attacked else ''}."


class NoShift(Lasting, frozen=True, kw_only=True, tag="no_shift"):
    """Attacks stay where they are aimed: those that the user makes, or those on the target."""

    who: Literal["user", "target", "both"] = "target"
    """`target`: attacks on it go to none of its teammates; `user`: its own attacks go nowhere else."""
    which: Which | None = None
    """Only attacks with such cards."""
    KIND: ClassVar[int] = K_NO_SHIFT

    def says(self, name: str) -> str:
        kind = f"attacks with {self.which.says(many=True)}" if self.which else "attacks"
        if self.who == "both":
            return f"{first_up(kind)} may not be moved from their target."
        if self.who == "user":
            return f"{first_up(name)}'s {kind} may not be moved from their target."
        return f"{first_up(kind)} on the target may not be moved to its teammates."
