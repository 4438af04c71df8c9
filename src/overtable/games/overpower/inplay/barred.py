"""What a player may not do, whoever of the team would do it."""

from overtable.games.overpower.inplay.effects import forbidden_by
from overtable.games.overpower.inplay.kinds import K_LOCK
from overtable.games.overpower.inplay.queries import live
from overtable.games.overpower.state import TEAM, Overpower


def team_locks(s: Overpower, seat: int) -> int:
    """What a player may not do, whoever of the team would do it: a mask of locks."""
    found = 0
    for e in live(s) if s.kinds >> K_LOCK & 1 else ():
        if e.kind == K_LOCK and e.subject == TEAM + seat:
            found |= forbidden_by(e)[0]
    return found
