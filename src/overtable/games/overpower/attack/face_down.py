"""Attacks that a character may make face down, because a card in play says so."""

import msgspec

from overtable.games.overpower.attack.facts import Allow
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.queries import may
from overtable.games.overpower.state import Overpower, front
from overtable.kernel.option import Option

FACE_DOWN = "attack_face_down"


def face_down(s: Overpower, seat: int, grant: Grant, allow: Allow | None = None) -> list[Option]:
    """The attacks of this grant, a turn's first or a further one, that may be hidden (OP25-BATT-73)."""
    if not s.kinds >> PERMISSION[FACE_DOWN] & 1 or grant.hidden:
        return []
    users = sum(1 << ch for ch in front(s, seat) if grant.users >> ch & 1 and may(s, FACE_DOWN, ch))
    found = Question(s, seat, msgspec.structs.replace(grant, users=users, hidden=True), None, allow).all()
    return [Option(FACE_DOWN, o.refs) for o in found]
