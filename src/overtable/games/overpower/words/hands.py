"""Words about whole hands: hands that become alike, a card of the hand that is drawn blindly and hits."""

from overtable.games.overpower.act import CLOSING
from overtable.games.overpower.asking import choose
from overtable.games.overpower.attack.action import read
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.launch import launch
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.piles import discard, forget, show
from overtable.games.overpower.state import POWER_PACK, Overpower, hand, zone
from overtable.games.overpower.words.discard import discarded
from overtable.games.overpower.words.picks import Picks
from overtable.games.overpower.words.run import Effects
from overtable.games.overpower.words.word import Word
from overtable.kernel.chance import PLAY, below
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref


class EvenHands(Picks, frozen=True, kw_only=True, tag="even_hands"):
    """The opponent, whose hand is the larger one, discards until both hands hold as many cards."""

    @property
    def drafts(self) -> bool:
        return True

    def chooser(self, s: Overpower, k: Effects) -> int:
        return 1 - s.acts[k.act].seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        return hand(s, self.chooser(s, k))[:]

    def wanted(self, s: Overpower, k: Effects) -> int:
        return max(0, len(hand(s, self.chooser(s, k))) - len(hand(s, s.acts[k.act].seat)))

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        discard(s, c, forced=True)

    def does(self, s: Overpower, k: Effects) -> None:
        super().does(s, k)
        discarded(s, k.act, self.chooser(s, k), s.tally)

    def asked(self, s: Overpower, k: Effects, seat: int) -> Message:
        return choose(self, s, k, ("card", "cards"), " to discard, so that both hands hold as many")

    def says(self, name: str) -> str:
        return "The opponent discards cards of their own choice until both hands hold as many."


class BlindHit(Word, frozen=True, kw_only=True, tag="blind_hit"):
    """A card of the user's hand, taken unseen, hits the target if it is an attack."""

    def does(self, s: Overpower, k: Effects) -> None:
        act = s.acts[k.act]
        cards = hand(s, act.seat)
        if not cards:
            return
        c = cards[below(s, PLAY, len(cards))]
        show(s, [c])
        if face(s, c).attack:
            grant = Grant(users=1 << act.user, string=CLOSING, any_card=True, put=True, undefendable=True)
            refs = (card_ref(c), card_ref(act.user), card_ref(act.target))
            launch(s, read(s, act.seat, Option("attack", refs), grant), put=True)
        else:
            forget(s, c)
            move(s, c, zone(act.seat, POWER_PACK))

    def says(self, name: str) -> str:
        return (
            "The opponent takes one card of your hand unseen: if it is an attack it hits the target, if not it goes to "
            "the Power Pack."
        )
