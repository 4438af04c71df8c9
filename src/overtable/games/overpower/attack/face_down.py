"""Attacks that a character may make face down, because a card in play says so."""

import msgspec

from overtable.games.overpower.attack.facts import Allow
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.queries import may, permissions
from overtable.games.overpower.state import CHARACTERS, Overpower, front
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of

FACE_DOWN = "attack_face_down"


def face_down(s: Overpower, seat: int, grant: Grant, allow: Allow | None = None) -> list[Option]:
    """The attacks of this grant, a turn's first or a further one, that may be hidden (OP25-BATT-73)."""
    if not s.kinds >> PERMISSION[FACE_DOWN] & 1 or grant.hidden:
        return []
    users = sum(1 << ch for ch in front(s, seat) if grant.users >> ch & 1 and may(s, FACE_DOWN, ch))
    found = Question(s, seat, msgspec.structs.replace(grant, users=users, hidden=True), None, allow).all()
    return [Option(FACE_DOWN, o.refs) for o in found if hidden_so(s, o)]


def hidden_so(s: Overpower, attack: Option) -> bool:
    """Whether what lets the user attack face down speaks of this card. A Homebase is no character, and never may."""
    user = index_of(attack.refs[1])
    if user >= CHARACTERS:
        return False
    cards = [word_of(e).which for e in permissions(s, FACE_DOWN, user)]
    return not cards or any(which.fits(face(s, index_of(attack.refs[0]))) for which in cards)
