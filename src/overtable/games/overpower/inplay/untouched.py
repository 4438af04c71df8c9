"""Attacks that some cards do not touch: those that lay in play before, or those that speak of a teammate."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face, face
from overtable.games.overpower.state import CHARACTERS, Overpower
from overtable.kernel.effect import Effect


def unaffected(s: Overpower, act: Act) -> str:
    """What does not touch this attack, by the word of its own card."""
    f = face(s, act.cards[0])
    return str(f.card.unaffected) if f.words else ""


def untouched(s: Overpower, act: Act, e: Effect) -> bool:
    """Whether an effect in play leaves this attack alone."""
    how = unaffected(s, act)
    if not how or e.source < CHARACTERS:
        return False
    f = face(s, e.source)
    return f.special if how == "in_play" else speaks_of_teammate(f)


def speaks_of_teammate(f: Face) -> bool:
    return bool(f.words and f.card.speaks_of_teammate)
