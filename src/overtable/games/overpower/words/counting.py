"""Lasting words about what hits count for: to the Venture Total, and to a KO."""

from typing import ClassVar, Literal

from overtable.games.overpower.act import Hit
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.hits.hits import shown_by
from overtable.games.overpower.inplay.kinds import K_HITS_COUNT, K_HITS_TO_KO, K_INHERENT_PLUS
from overtable.games.overpower.state import BRAWL, TEAM, Overpower
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, whom
from overtable.kernel.effect import Effect
from overtable.kernel.language import first_up


class HitsCount(Lasting, frozen=True, kw_only=True, tag="hits_count"):
    """Some hits count to the Venture Total otherwise than once (OPC-TOTAL-07)."""

    times: Literal[-1, 0, 2] = 0
    """How often; -1: they are taken off."""
    which: Which = Which()
    who: Literal["team", "opponent", "both", "user"] = "opponent"
    """Who scored them; `user`: those that lie on the user, whoever scored them."""
    KIND: ClassVar[int] = K_HITS_COUNT

    @property
    def touches_hits(self) -> bool:
        return self.who == "user"

    def senseless(self, mode: int) -> bool:
        return mode == BRAWL

    def speaks_of(self, s: Overpower, e: Effect, h: Hit) -> bool:
        """Whether a hit is one of those that are meant."""
        mine = h.host == e.subject if self.who == "user" else e.subject == TEAM + h.seat
        return mine and self.which.fits(face(s, h.card), icons=shown_by(s, h))

    def says(self, name: str) -> str:
        cards = "" if self.which == Which() else f" with {self.which.says(many=True)}"
        whose = {"team": " of the team", "opponent": " of the opponent", "both": "", "user": f" on {name}"}[self.who]
        how = {
            0: "do not count to the Venture Total",
            2: "count twice to the Venture Total",
            -1: "do not count to the Venture Total, and are taken off it instead",
        }[self.times]
        return f"Hits{whose}{cards} {how}."


class InherentPlus(Lasting, frozen=True, kw_only=True, tag="inherent_plus"):
    """Inherent abilities that raise attacks, or defences, raise them by more."""

    who: Literal["both"] = "both"
    amount: int
    to: Literal["attack", "defence"]
    KIND: ClassVar[int] = K_INHERENT_PLUS

    def says(self, name: str) -> str:
        what = "attacks" if self.to == "attack" else "defences"
        return f"Inherent abilities that raise {what} raise them by {self.amount} more."


class HitsToKO(Lasting, frozen=True, kw_only=True, tag="hits_to_ko"):
    """Changes the damage that a Cumulative KO takes (OP25-KO-09)."""

    amount: int = 0
    to: int = 0
    """Sets it, whatever it was."""
    on_top: bool = False
    """Said as a difference, for several of them add up."""
    KIND: ClassVar[int] = K_HITS_TO_KO

    def says(self, name: str) -> str:
        if self.to:
            return f"{first_up(whom(self.who, name))} has {self.to} hits to KO."
        if self.who == "user" and not self.on_top:
            return f"{name} has {20 + self.amount} hits to KO instead of 20."
        who = "each of the opponent's characters" if self.who == "opponent" else whom(self.who, name)
        return f"The hits to KO of {who} go {'up' if self.amount > 0 else 'down'} by {abs(self.amount)}."
