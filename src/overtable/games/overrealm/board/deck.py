"""Decks and hands: drawing, reshuffling, turning the top card, random discards."""

from overtable.games.overrealm.board.hp import heal
from overtable.games.overrealm.facts import RENEWS
from overtable.games.overrealm.figures import DRAWN
from overtable.games.overrealm.state import DECK, DISCARD, HAND, HAND_LIMIT, Overrealm, cards, zone
from overtable.kernel.chance import PLAY, below
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move, shuffle
from overtable.kernel.refs import card, seat

NO_CARD = -1


def reshuffle(s: Overrealm, side: int) -> bool:
    """The discard pile becomes the deck; False when there is none (OR-FLIP-05)."""
    pile, deck = cards(s, side, DISCARD), cards(s, side, DECK)
    if not pile:
        return False
    to = zone(s, side, DECK)
    for c in pile:
        s.where[c] = to
    deck.extend(pile)
    pile.clear()
    shuffle(s, to)
    emit(s, "reshuffle", seat(s.sides[side]))
    monster = s.active[side]
    if s.row and RENEWS[s.row[monster]]:
        heal(s, monster, RENEWS[s.row[monster]])
    return True


def draw(s: Overrealm, side: int, amount: int) -> int:
    """Card by card, until the hand holds 7 (OR-DECK-01, OR-DECK-02); returns how many were drawn."""
    hand, deck = cards(s, side, HAND), cards(s, side, DECK)
    to = zone(s, side, HAND)
    drawn = 0
    while drawn < amount and len(hand) < HAND_LIMIT:
        if not deck and not reshuffle(s, side):  # OR-DECK-03: only when a card is needed, OR-FLIP-05
            break
        top = deck[-1]
        move(s, top, to)
        drawn += 1
        emit(s, "draw", seat(s.sides[side]), card(top))
    s.f[DRAWN + side] += drawn
    return drawn


def turn_top(s: Overrealm, side: int, source: int) -> int:
    """OR-FLIP-03: the top card of the deck goes to the discard pile; NO_CARD when none is left anywhere."""
    deck = cards(s, side, DECK)
    if not deck and not reshuffle(s, side):  # OR-FLIP-04, OR-FLIP-05
        return NO_CARD
    top = deck[-1]
    move(s, top, zone(s, side, DISCARD))
    emit(s, "flip", seat(s.sides[side]), card(top), source)
    return top


def discard_at_random(s: Overrealm, side: int) -> None:
    hand = cards(s, side, HAND)
    if hand:
        lost = hand[below(s, PLAY, len(hand))]
        move(s, lost, zone(s, side, DISCARD))
        emit(s, "random_discard", seat(s.sides[side]), card(lost))
