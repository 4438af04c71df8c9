"""Hit points. Losses and healing of a step are gathered, and land when the step is over.

So a monster that falls in a step completes what it does in that step.
"""

from overtable.games.overrealm.facts import MAX_HP
from overtable.games.overrealm.figures import HEAL, HP, LOSS, LOSSES_AND_HEALING, LOST, MONSTERS, SPARED, TEAM_OF
from overtable.games.overrealm.state import END_PHASE, Overrealm
from overtable.kernel.event import emit
from overtable.kernel.refs import card, number


def hp_now(s: Overrealm, monster: int) -> int:
    """The HP with what this step has done so far."""
    f = s.f
    left = f[HP + monster] - f[LOSS + monster]
    if left <= 0 and f[SPARED + monster] and f[HP + monster]:
        left = 1
    return min(left + f[HEAL + monster], MAX_HP[s.row[monster]]) if left > 0 else 0


def hurt(s: Overrealm, monster: int, amount: int, cause: int) -> None:
    """OR-ATTACK-09: a loss that is no attack damage is taken as it is: no DEF, no elements, no minimum."""
    if amount > 0 and s.f[HP + monster] > 0:
        lose(s, monster, amount)
        emit(s, "loss", card(s.team[monster]), number(amount), cause)


def lose(s: Overrealm, monster: int, amount: int) -> None:
    """The loss lands when the step is over (OR-ORDER-09, OR-FLIP-09).

    What one player's effects healed before is there before the loss. Where both players' resolve together there is
    no such order: losses land first (OR-KO-02).
    """
    if s.f[HEAL + monster] and not s.snapshot and s.phase != END_PHASE:
        land_on(s, monster)
    s.f[LOSS + monster] += amount


def heal(s: Overrealm, monster: int, amount: int) -> None:
    if amount > 0 and hp_now(s, monster) > 0:
        s.f[HEAL + monster] += amount
        emit(s, "heal", card(s.team[monster]), number(amount))


def land(s: Overrealm) -> None:
    """OR-KO-01, OR-KO-02: the step is over: HP change, never below 0 nor above what is printed."""
    if any(s.f[LOSSES_AND_HEALING]):
        for monster in range(MONSTERS):
            if s.f[LOSS + monster] or s.f[HEAL + monster]:
                land_on(s, monster)


def land_on(s: Overrealm, monster: int) -> None:
    f = s.f
    loss, healed, hp = f[LOSS + monster], f[HEAL + monster], f[HP + monster]
    f[LOSS + monster] = f[HEAL + monster] = 0
    if hp == 0:
        return
    left = max(0, hp - loss)
    if left == 0 and f[SPARED + monster]:
        left = 1
    f[LOST + monster] += hp - left
    f[HP + monster] = min(left + healed, max(left, MAX_HP[s.row[monster]])) if left else 0


def living(s: Overrealm, side: int) -> list[int]:
    """The side's monsters that are not KO'd."""
    return [m for m in TEAM_OF[side] if s.f[HP + m] > 0]


def bench(s: Overrealm, side: int) -> list[int]:
    """The living monsters beside the active one."""
    return [m for m in TEAM_OF[side] if s.f[HP + m] > 0 and m != s.active[side]]
