"""Inherent abilities and Homebases: words that work all game long."""

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import GAME, start
from overtable.games.overpower.state import CHARACTERS, Overpower


def begin_inherents(s: Overpower) -> None:
    """OP25-CARD-02, OP25-CARD-31: inherent abilities and Homebases work all game long.

    OPC-CARD-08: they need no card, and work in Reserve too.
    """
    for ch in [c for c in range(CHARACTERS) if not s.kod[c]]:
        begin_inherent(s, ch)
    for seat in (0, 1):
        home = s.homes[seat]
        if home >= 0:
            for word in face(s, home).card.words:
                for subject in word.subjects(s, seat, -1, -1):
                    start(s, word, home, seat, subject, GAME)


def begin_inherent(s: Overpower, ch: int) -> None:
    for word in face(s, ch).card.inherent:
        if word.LASTS:
            for subject in word.subjects(s, ch >> 2, ch, -1):
                start(s, word, ch, ch >> 2, subject, GAME)
