"""Characters that fight on after their KO, and those that stand for one battle only: they fall when it ends."""

from overtable.games.overpower.inplay.effects import BATTLE, word_of
from overtable.games.overpower.inplay.kinds import K_DOOMED, K_FIGHT_ON
from overtable.games.overpower.inplay.queries import concerns, of_kind
from overtable.games.overpower.state import P_BATTLE, P_CONCESSION, Overpower
from overtable.kernel.effect import Effect, begin

NO_HITS = -1
"""What a doom remembers of somebody who was not KO'd, but came back for one battle."""


def doom(s: Overpower, ch: int, hits: int = NO_HITS) -> None:
    """The character falls when the battle ends; after a KO it is remembered how many hits lay there then."""
    begin(s, K_DOOMED, -1, ch >> 2, ch, until=BATTLE, also=hits)


def doomed(s: Overpower, ch: int) -> Effect | None:
    if not s.kinds >> K_DOOMED & 1:
        return None
    return next((e for e in of_kind(s, K_DOOMED) if e.subject == ch), None)


def hits_on(s: Overpower, ch: int) -> int:
    return sum(1 for h in s.hits if h.host == ch)


def fights_on(s: Overpower, ch: int) -> bool:
    """Whether something lets the character fight on after its KO, and goes on doing so."""
    if s.phase not in (P_BATTLE, P_CONCESSION):
        return False
    known = doomed(s, ch)
    since = hits_on(s, ch) - known.also if known is not None and known.also >= 0 else 0
    words = [word_of(e) for e in of_kind(s, K_FIGHT_ON) if concerns(e.subject, ch)]
    return any(not word.hits or since < word.hits for word in words)


def struck_down(s: Overpower, ch: int) -> bool:
    """Whether a character was KO'd and fights on."""
    known = doomed(s, ch)
    return known is not None and known.also >= 0
