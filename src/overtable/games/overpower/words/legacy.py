"""Words that only cards of older sets need: what watches draws, what counts discards, who comes back."""

from typing import ClassVar, Literal

import msgspec

from overtable.games.overpower.inplay.effects import BATTLE, FORMER, start
from overtable.games.overpower.inplay.inherent import begin_inherent
from overtable.games.overpower.inplay.kinds import K_UNUSABLE, K_WATCH_DRAWS
from overtable.games.overpower.inplay.piles import draw
from overtable.games.overpower.state import CHARACTERS, DEFEATED, FRONT, RESERVE, TEAM, Overpower, zone
from overtable.games.overpower.words.lasting import VentureTotal
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.search import drew
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Word
from overtable.kernel.effect import Effect, end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.language import first_up
from overtable.kernel.refs import card as card_ref


class WatchDraws(Lasting, frozen=True, kw_only=True, tag="watch_draws"):
    """Whoever draws in a battle gives the other team points; an exchange is no draw (OP25-DRAW-07)."""

    amount: int
    KIND: ClassVar[int] = K_WATCH_DRAWS

    def drew(self, s: Overpower, e: Effect, count: int) -> None:
        """The other player drew so many cards."""
        start(s, VentureTotal(of="cards"), e.source, e.owner, TEAM + e.owner, BATTLE, self.amount * count)

    def says(self, name: str) -> str:
        return (
            f"For each card that the opponent draws in the Battle Phase {name}'s team is {self.amount:+d} "
            "to the Venture Total."
        )


class Unusable(Lasting, frozen=True, kw_only=True, tag="unusable"):
    """OP25-DISC-12: an Event says that the cards it speaks of are discarded."""

    which: Which
    KIND: ClassVar[int] = K_UNUSABLE

    def says(self, name: str) -> str:
        return f"{first_up(self.which.says(many=True))} in hand, and those that are drawn later, are discarded."


class DrawForDiscards(Word, frozen=True, kw_only=True, tag="draw_for_discards"):
    """One card for each that its player had to discard this battle (OP25-DISC-28)."""

    keep: bool = False
    """Duplicates may be kept."""

    def does(self, s: Overpower, k: Effects) -> None:
        seat = s.acts[k.act].seat
        drawn = draw(s, seat, s.thrown[seat])
        if self.keep:
            s.exempt += drawn
        s.tally = len(drawn)
        drew(s, k.act, drawn)

    def says(self, name: str) -> str:
        rule = "duplicates may be kept" if self.keep else "duplicates are discarded"
        return f"Draw a card for each card that you had to discard this battle; {rule}."


class Resurrect(Picks, frozen=True, kw_only=True, tag="resurrect"):
    """OP25-KO-21: a KO'd teammate comes back."""

    to: Literal["front", "reserve"] = "front"

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        return [c for c in s.zones[zone(s.acts[k.act].seat, DEFEATED)] if c < CHARACTERS]

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        s.kod[c] = 0
        end(s, lambda e: e.source == FORMER and e.subject == c)
        s.hits = [msgspec.structs.replace(h, host=-1) if h.host == c else h for h in s.hits]
        move(s, c, zone(c >> 2, FRONT if self.to == "front" else RESERVE))
        begin_inherent(s, c)
        s.dirty = 1
        if self.to == "front":
            emit(s, "moves_up", card_ref(c))

    def says(self, name: str) -> str:
        where = "to the Front Line, even as the fourth there" if self.to == "front" else "into Reserve"
        return f"A KO'd teammate comes back {where}."
