"""Hit points. Losses and healing of a step are gathered, and land together when the step is over.

OR-KO-02: losses land before healing, and a monster at 0 is not healed. OR-ATTACK-09: only attacks know DEF,
elements and the minimum of 1; whatever comes through `hurt` from elsewhere is taken as it is.
"""

from overtable.games.overrealm.figures import HEAL, HP, LOSS, LOST, SPARED
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import MAX_HP
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number


def hp_now(s: Overrealm, monster: int) -> int:
    """The HP with what this step has done so far."""
    f = s.f
    left = f[HP + monster] - f[LOSS + monster]
    return min(left + f[HEAL + monster], MAX_HP[s.row[monster]]) if left > 0 else 0


def hurt(s: Overrealm, monster: int, amount: int, cause: int) -> None:
    """The monster loses HP that no DEF reduces."""
    if amount > 0 and s.f[HP + monster] > 0:
        s.f[LOSS + monster] += amount
        emit(s, "loss", card(s.team[monster]), number(amount), cause)


def land_own_healing(s: Overrealm, monster: int) -> None:
    """What a single action healed is there before its recoil. When two actions resolve from one snapshot there is no
    such order: losses land first (OR-KO-02)."""
    f = s.f
    left = f[HP + monster] - f[LOSS + monster]
    if f[HEAL + monster] and left > 0 and not s.before:
        f[LOST + monster] += f[LOSS + monster]
        f[HP + monster] = hp_now(s, monster)
        f[LOSS + monster] = f[HEAL + monster] = 0


def heal(s: Overrealm, monster: int, amount: int) -> None:
    if amount > 0 and hp_now(s, monster) > 0:
        s.f[HEAL + monster] += amount
        emit(s, "heal", card(s.team[monster]), number(amount))


def land(s: Overrealm) -> None:
    """OR-KO-01, OR-KO-02: the step is over: HP change, never below 0 nor above what is printed."""
    f = s.f
    for monster in range(6):
        loss, healed = f[LOSS + monster], f[HEAL + monster]
        if not loss and not healed:
            continue
        f[LOSS + monster] = f[HEAL + monster] = 0
        hp = f[HP + monster]
        if hp == 0:
            continue
        left = max(0, hp - loss)
        if left == 0 and f[SPARED + monster]:
            left = 1
        f[LOST + monster] += hp - left
        f[HP + monster] = min(left + healed, max(left, MAX_HP[s.row[monster]])) if left else 0


def living(s: Overrealm, side: int) -> list[int]:
    """The side's monsters that are not KO'd."""
    return [m for m in range(side * 3, side * 3 + 3) if s.f[HP + m] > 0]


def bench(s: Overrealm, side: int) -> list[int]:
    """The living monsters beside the active one."""
    return [m for m in range(side * 3, side * 3 + 3) if s.f[HP + m] > 0 and m != s.active[side]]
