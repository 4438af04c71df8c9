"""Words about cards: drawing, discarding, where a card goes; and about auras."""

from typing import TYPE_CHECKING

from overtable.games.overrealm.choices import ChooseAura
from overtable.games.overrealm.deck import discard_at_random, draw
from overtable.games.overrealm.figures import RETURNS
from overtable.games.overrealm.state import DECK, PLAYED, Overrealm, cards, zone
from overtable.games.overrealm.words.word import Word
from overtable.kernel.event import emit
from overtable.kernel.frame import do
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.refs import card, seat

if TYPE_CHECKING:
    from overtable.games.overrealm.text import Text


class Draw(Word, frozen=True, tag="draw"):
    amount: int = 1

    def does(self, s: Overrealm, t: "Text") -> None:
        draw(s, t.side, self.amount)

    def says(self) -> str:
        return f"draw {self.amount} card{'s' if self.amount > 1 else ''}"

    def hint(self) -> float:
        return 0.6 * self.amount


class DiscardAtRandom(Word, frozen=True, tag="discard_at_random"):
    """The opponent loses a card of the hand; an empty hand loses nothing."""

    def does(self, s: Overrealm, t: "Text") -> None:
        discard_at_random(s, 1 - t.side)

    def says(self) -> str:
        return "a random card of the opponent's hand is discarded"

    def hint(self) -> float:
        return 0.7

    @property
    def targets(self) -> bool:
        return True

    @property
    def reaches(self) -> bool:
        return True


class ReturnToHand(Word, frozen=True, tag="return_to_hand"):
    def does(self, s: Overrealm, t: "Text") -> None:
        s.f[RETURNS + t.side] = t.card + 1

    def says(self) -> str:
        return "take this card back into your hand when the turn is over"

    def hint(self) -> float:
        return 0.3


class ToEnemyDeck(Word, frozen=True, tag="to_enemy_deck"):
    """Goop: the card changes sides."""

    def does(self, s: Overrealm, t: "Text") -> None:
        if t.card in cards(s, t.side, PLAYED):
            to = zone(s, 1 - t.side, DECK)
            emit(s, "gooped", seat(s.sides[1 - t.side]), card(t.card))
            move(s, t.card, to)
            shuffle(s, to)

    def says(self) -> str:
        return "this card is shuffled into the enemy deck"

    def hint(self) -> float:
        return 0.8

    @property
    def reaches(self) -> bool:
        return True


class RemoveAura(Word, frozen=True, tag="remove_aura"):
    """One team aura of the opponent goes; its owner gets nothing for it."""

    def does(self, s: Overrealm, t: "Text") -> None:
        do(s, ChooseAura(t.side))

    def says(self) -> str:
        return "end one team aura of the enemy"

    def hint(self) -> float:
        return 0.6
