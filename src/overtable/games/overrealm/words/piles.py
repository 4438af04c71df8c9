"""Words about cards: drawing, discarding, where a card goes."""

from overtable.games.overrealm.board.deck import discard_at_random, draw
from overtable.games.overrealm.figures import RETURNS
from overtable.games.overrealm.state import DECK, PLAYED, Overrealm, cards, zone
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.language import plural
from overtable.kernel.refs import card, seat


class Draw(Word, frozen=True, tag="draw"):
    amount: int = 1

    def does(self, s: Overrealm, at: At) -> None:
        draw(s, at.side, self.amount)

    def says(self) -> str:
        return f"draw {plural(self.amount, 'card')}"

    def hint(self) -> float:
        return 0.6 * self.amount


class DiscardAtRandom(Word, frozen=True, tag="discard_at_random"):
    """The opponent loses a card of the hand; an empty hand loses nothing."""

    def does(self, s: Overrealm, at: At) -> None:
        discard_at_random(s, 1 - at.side)

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
    def does(self, s: Overrealm, at: At) -> None:
        s.f[RETURNS + at.side] = at.card + 1

    def says(self) -> str:
        return "take this card back into your hand when the turn is over"

    def hint(self) -> float:
        return 0.3


class ToEnemyDeck(Word, frozen=True, tag="to_enemy_deck"):
    """Goop: the card changes sides."""

    def does(self, s: Overrealm, at: At) -> None:
        if at.card in cards(s, at.side, PLAYED):
            to = zone(s, 1 - at.side, DECK)
            emit(s, "gooped", seat(s.sides[1 - at.side]), card(at.card))
            move(s, at.card, to)
            shuffle(s, to)

    def says(self) -> str:
        return "this card is shuffled into the enemy deck"

    def hint(self) -> float:
        return 0.8

    @property
    def reaches(self) -> bool:
        return True
