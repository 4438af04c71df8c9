"""Whether an effect in play keeps somebody from using a card."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_BAN
from overtable.games.overpower.inplay.queries import live, touches
from overtable.games.overpower.state import Overpower


def banned(
    s: Overpower, ch: int, c: int, side: str, foe: int = -1, universe: bool = False, attack: Act | None = None
) -> bool:
    """Whether an effect in play keeps a character from using a card: to attack `foe`, to defend against it, or at all.

    `universe` says that it follows a Universe card, `attack` what would be defended.
    """
    if not s.kinds >> K_BAN & 1:
        return False
    bans = [e for e in live(s) if e.kind == K_BAN and touches(s, e, ch)]
    return any(word_of(e).bans(s, e, ch, c, side, foe, universe, attack) for e in bans)
