"""Lasting words about what is ventured, and about Events."""

from typing import ClassVar, Literal

from overtable.games.overpower.inplay.kinds import K_NO_EVENTS, K_VENTURES
from overtable.games.overpower.state import MISSION_COMPLETED, MISSION_RESERVE, Overpower, zone
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.word import Lasting
from overtable.kernel.language import some


class VentureLimit(Lasting, frozen=True, kw_only=True, tag="venture_limit"):
    """How many Objectives a player ventures."""

    who: Literal["team", "both"] = "both"
    most: int
    least: int = 0
    """So many at least; ignored if a player could not."""
    free: bool = False
    """The opponent draws no cards for them."""
    KIND: ClassVar[int] = K_VENTURES

    def senseless(self, mode: int) -> bool:
        return True

    def does(self, s: Overpower, k: Effects) -> None:
        piles = [[s.zones[zone(p, pile)] for pile in (MISSION_RESERVE, MISSION_COMPLETED)] for p in (0, 1)]
        if all(sum(map(len, mine)) >= self.least for mine in piles):
            super().does(s, k)

    def says(self, name: str) -> str:
        who = "Each player" if self.who == "both" else "The team"
        if not self.most:
            return "Nothing is ventured."
        if self.least == self.most:
            many = some(self.most, "Objective")
            return f"{who} must venture {many}; this is ignored if a player could not."
        end = ", without a draw for the opponent" if self.free else ""
        return f"{who} may venture no more than {some(self.most, 'Objective')}{end}."


class NoEvents(Lasting, frozen=True, kw_only=True, tag="no_events"):
    """Events have no effect; the cards that replace them are drawn all the same."""

    who: Literal["both"] = "both"
    KIND: ClassVar[int] = K_NO_EVENTS

    def senseless(self, mode: int) -> bool:
        return True

    def says(self, name: str) -> str:
        return "Events have no effect; cards are still drawn for them."
