"""What a block adds up to, for the log."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.attack.utility import Aid, suppose
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.defence.options import HIGHEST, holds
from overtable.games.overpower.inplay.queries import level
from overtable.games.overpower.state import Overpower
from overtable.kernel.option import Option
from overtable.kernel.refs import index_of, number


def block_sums(s: Overpower, act: Act, aids: tuple[Aid, ...], seat: int, option: Option) -> list[int]:
    """What a block is worth by its card and with all that is added, and the same of the attack; nothing where nothing
    was added to either, or nobody listens."""
    if s.log is None:
        return []
    value = face(s, index_of(option.refs[0])).value
    if aids:
        s = suppose(s, seat, aids)
    most = holds(s, act, option) if not act.hidden else -1
    plain, total = sum(act.value), level(s, act)
    told = min(value, total) >= 0 and most not in (HIGHEST, -1) and (value, plain) != (most, total)
    return [number(n) for n in (value, most, plain, total)] if told else []
