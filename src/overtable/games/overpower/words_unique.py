"""Words that one card alone needs."""

from typing import TYPE_CHECKING, ClassVar

from overtable.games.overpower.kinds import K_EVENTS, K_KO_FIRST, K_OFFER, K_PROLONG, K_STAY
from overtable.games.overpower.state import HAND, Overpower, zone
from overtable.games.overpower.word import Lasting
from overtable.games.overpower.words_picks import Picks
from overtable.kernel.frame import Refusals
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref

if TYPE_CHECKING:
    from overtable.games.overpower.effects import Effects


class Lend(Picks, frozen=True, kw_only=True, tag="lend"):
    """A Special of a KO'd teammate is shown, and may be played by the user this battle."""

    def candidates(self, s: Overpower, k: "Effects") -> list[int]:
        from overtable.games.overpower.faces import face

        seat = s.acts[k.act].seat
        fallen = [c for c in range(seat * 4, seat * 4 + 4) if s.kod[c]]
        cards = [c for c in s.zones[zone(seat, HAND)] if face(s, c).special]
        return [c for c in cards if any(face(s, c).character in face(s, m).names for m in fallen)]

    def possible(self, s: Overpower, k: "Effects") -> bool:
        return True

    def options(self, s: Overpower, k: "Effects", seat: int, no: Refusals | None) -> list[Option]:
        return [*(Option("reveal", (card_ref(c),)) for c in self.candidates(s, k)), Option("decline")]

    def take(self, s: Overpower, k: "Effects", c: int) -> None:
        from overtable.games.overpower.piles import show

        show(s, [c])
        s.allowed += [c, s.acts[k.act].user]

    def says(self, name: str) -> str:
        return f"May show one Special of a KO'd teammate of {name}, who may play it this battle."


class Prolong(Lasting, frozen=True, kw_only=True, tag="prolong"):
    """Cards of the team that raise a grid for the battle do so for the game."""

    KIND: ClassVar[int] = K_PROLONG

    def says(self, name: str) -> str:
        return "Such Specials last for the game."


class EventChoice(Lasting, frozen=True, kw_only=True, tag="event_choice"):
    """Every Event in hand is replaced before one of them is chosen."""

    KIND: ClassVar[int] = K_EVENTS

    def says(self, name: str) -> str:
        return "In the Event Phase draw a card for each Event in hand, then choose the one that takes effect."


class KOFirst(Lasting, frozen=True, kw_only=True, tag="ko_first"):
    """A fallen team decides the game before Objectives do."""

    KIND: ClassVar[int] = K_KO_FIRST

    def says(self, name: str) -> str:
        return "In this game KO's decide before Objectives."


class StayAway(Lasting, frozen=True, kw_only=True, tag="stay_away"):
    """Who should move up stays in Reserve for one battle more."""

    KIND: ClassVar[int] = K_STAY

    def says(self, name: str) -> str:
        return (
            "When the target should move up to the Front Line it stays in Reserve for one battle more, "
            "unless nobody else could stand there."
        )


class DarkOffer(Lasting, frozen=True, kw_only=True, tag="dark_offer"):
    """Power is offered to an opponent; who takes it heals the one who offered."""

    KIND: ClassVar[int] = K_OFFER

    def says(self, name: str) -> str:
        return (
            f"After the Discard Phase {name} may offer an opposing character +2 to all actions this battle; "
            f"if the offer is taken, {name} may remove two hits."
        )
