"""Lasting Specials that move attacks, played at once against the attack that they move."""

from typing import Any

from overtable.games.overpower.act import Act
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.state import Overpower, front
from overtable.games.overpower.words.defend import Shifts


def mover(s: Overpower, f: Face) -> Any:
    """The word of a Special that, played as a defence, moves the attack; in the 2025 edition it would help one."""
    if s.rules.utilities_join or not f.defence:
        return None
    return next((w for w in f.card.play if isinstance(w, Shifts)), None)


def goals(s: Overpower, act: Act, f: Face, user: int) -> list[int]:
    """Where the attack may go, if this character plays the Special now (OPC-DEF-03)."""
    word, line = mover(s, f), front(s, user >> 2)
    if word is None or (word.of == "user" and act.target != user) or act.target not in line:
        return []
    if word.to == "chosen":
        mates = [t for t in line if t != user] if f.card.onto == "front_teammate" else line
        return [t for t in mates if t != act.target]
    return [t for t in line if t != act.target] if word.to == "front_line" else []
