"""Characters that come back from the Defeated Characters Pile."""

import msgspec

from overtable.games.overpower.hits.lasting_stand import doom
from overtable.games.overpower.inplay.effects import FORMER
from overtable.games.overpower.inplay.inherent import begin_inherent
from overtable.games.overpower.inplay.kinds import K_RETURN
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.state import FRONT, RESERVE, Overpower, zone
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card as card_ref


def come_back(s: Overpower, c: int, in_front: bool) -> None:
    """OP25-KO-21: a KO'd character stands again, without the hits that it had."""
    s.kod[c] = 0
    end(s, lambda e: e.source == FORMER and e.subject == c)
    s.hits = [msgspec.structs.replace(h, host=-1) if h.host == c else h for h in s.hits]
    move(s, c, zone(c >> 2, FRONT if in_front else RESERVE))
    begin_inherent(s, c)
    s.dirty = 1
    if in_front:
        emit(s, "moves_up", card_ref(c))


def return_for_a_battle(s: Overpower) -> None:
    """Those who were to come back in this battle do so, and fall again when it ends."""
    for e in of_kind(s, K_RETURN)[:]:
        if s.kod[e.subject]:
            come_back(s, e.subject, in_front=True)
            doom(s, e.subject)
    end(s, lambda e: e.kind == K_RETURN)
