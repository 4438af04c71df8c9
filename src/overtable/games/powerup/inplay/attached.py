"""What lies on which Hero."""

from overtable.games.powerup.book.facts import face
from overtable.games.powerup.book.glossary import EQUIPMENT, POWER_CARD
from overtable.games.powerup.inplay.working import unlocked
from overtable.games.powerup.state import NO_CARD, NOBODY, PowerUp, attached_to, in_play


def holder(s: PowerUp, source: int) -> int:
    """The Hero an ability belongs to: the source itself, or its bearer; none for Battle cards and Powers from hand."""
    if source < 0:
        return NO_CARD
    if s.bearer[source] != NOBODY:
        return s.bearer[source]
    return source if in_play(s, source) else NO_CARD


def carries(s: PowerUp, hero: int) -> int:
    """How many Equipment cards the Hero may carry: one unless a text says otherwise (PU-DEPLOY-05)."""
    words = [p for act in unlocked(s, hero) for p in act.always]
    words += [p for card in attached_to(s, hero) for p in face(s, card).always]
    return max((p.equipment_carried() for p in words), default=1)


def equipment_of(s: PowerUp, hero: int) -> list[int]:
    return [c for c in attached_to(s, hero) if face(s, c).kind == EQUIPMENT]


def power_of(s: PowerUp, hero: int) -> int:
    """The attached Power of a Hero: at most one (PU-DEPLOY-14)."""
    for c in attached_to(s, hero):
        if face(s, c).kind == POWER_CARD:
            return c
    return NO_CARD
