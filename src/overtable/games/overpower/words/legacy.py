"""Words that only cards of older sets need: what watches draws, what counts discards, who comes back."""

from typing import ClassVar, Literal

from overtable.games.overpower.asking import choose
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import BATTLE, GAME, start
from overtable.games.overpower.inplay.kinds import K_RETURN, K_UNUSABLE, K_WATCH_DRAWS
from overtable.games.overpower.inplay.piles import draw
from overtable.games.overpower.inplay.returning import come_back
from overtable.games.overpower.state import CHARACTERS, DEFEATED, TEAM, Overpower, front, zone
from overtable.games.overpower.words.lasting import VentureTotal
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.search import drew
from overtable.games.overpower.words.which import Which
from overtable.games.overpower.words.word import Lasting, Word
from overtable.kernel.effect import Effect, begin
from overtable.kernel.language import first_up
from overtable.kernel.message import Message


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

    to: Literal["front", "reserve", "gap"] = "front"
    """`gap`: to the Front Line if there is room for a third, else into Reserve."""
    who: Literal["team", "teammate", "user"] = "team"
    """One of the team; one that is not the user; the user."""
    next_battle: bool = False
    """Only when the next battle begins, and for that battle alone."""

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        act = s.acts[k.act]
        fallen = [c for c in s.zones[zone(act.seat, DEFEATED)] if c < CHARACTERS]
        if self.who == "team":
            return fallen
        mine = [c for c in fallen if c == act.user or (act.user < 0 and face(s, k.card).character in face(s, c).names)]
        return mine if self.who == "user" else [c for c in fallen if c not in mine]

    def asks(self, s: Overpower, k: Effects) -> int:
        return super().asks(s, k) if self.who != "user" else 0

    def does(self, s: Overpower, k: Effects) -> None:
        if self.who != "user":
            super().does(s, k)
            return
        for c in self.candidates(s, k):
            self.take(s, k, c)

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        if self.next_battle:
            begin(s, K_RETURN, -1, c >> 2, c, until=GAME)
        else:
            come_back(s, c, self.to == "front" or (self.to == "gap" and len(front(s, c >> 2)) < 3))

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        where = (
            "to the Front Line" if self.to == "front" else "into Reserve" if self.to == "reserve" else "to your team"
        )
        when = " for the next battle" * self.next_battle
        return choose(self, s, k, ("KO'd teammate", "KO'd teammates"), f" who comes back {where}{when}")

    def says(self, name: str) -> str:
        where = {
            "front": "to the Front Line, even as the fourth there",
            "reserve": "into Reserve",
            "gap": "to the Front Line, or into Reserve if three stand there",
        }[self.to]
        who = {"user": name, "team": "A KO'd teammate", "teammate": f"A KO'd teammate of {name}"}[self.who]
        if self.next_battle:
            return f"{who} comes back {where}, for the next battle alone."
        return f"{who} comes back {where}."
