"""The timings of the Action Phase: buffs and texts of actions at Pre-Switch, Pre-Attack and Post Attack; switches."""

from overtable.games.overrealm.action.selected import NO_ACTION, action_ref, action_row
from overtable.games.overrealm.elements import ATK, DEF, SPD
from overtable.games.overrealm.facts import BUFFS_TWICE, HOLDS, NO_SCRIPT, PRE_ATTACK, PRE_SWITCH, TEXT
from overtable.games.overrealm.figures import ACORNS_OF, ATTACK, DEFENCE, SPEED, STAYS, TEAM_OF
from overtable.games.overrealm.state import HONEYED, PLAYED, SWITCH, Overrealm, cards, switching
from overtable.games.overrealm.turn.bring_in import NOBODY
from overtable.games.overrealm.turn.simultaneous import Effect
from overtable.games.overrealm.turn.step import Leave, step_of
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import card, seat

HONEY_SPEED = 3


class Timing(Frame[Overrealm], frozen=True):
    """OR-BUFF-01, OR-BUFF-02, OR-BUFF-04: the buffs, and texts of actions, of one timing.

    OR-STD-06, OR-BUFF-05: whether the attack itself is prevented makes no difference here.
    """

    timing: int

    def run(self, s: Overrealm) -> None:
        first, second = effects_at(s, 0, self.timing), effects_at(s, 1, self.timing)
        if first or second:
            do(s, *step_of(first, second, ordered=self.timing == PRE_SWITCH))


def effects_at(s: Overrealm, side: int, timing: int) -> tuple[Effect, ...]:
    row = action_row(s, side)
    if row == NO_ACTION:
        return ()
    played = cards(s, side, PLAYED)
    if timing == PRE_ATTACK:
        bonuses_before_the_attack(s, side)
    own = TEXT[row][timing]
    if not played:
        return ((own, action_ref(s, side)),) if own != NO_SCRIPT else ()
    if timing == PRE_SWITCH:  # a switch that is prevented counts as none for the owner's other buffs (OR-BUFF-10)
        played = sorted(played, key=lambda c: not HOLDS[s.printing[c]])
    effects = [(text, card(c)) for c in played if (text := TEXT[s.printing[c]][timing]) != NO_SCRIPT]
    if BUFFS_TWICE[row]:
        effects = [effect for effect in effects for _ in range(2)]
    if own != NO_SCRIPT:
        effects.insert(0, (own, action_ref(s, side)))
    return tuple(effects)


def bonuses_before_the_attack(s: Overrealm, side: int) -> None:
    """Honey makes the action faster; a buffed attack takes all acorns (Hoarder), before its buffs resolve."""
    f = s.f
    if s.how[side] == HONEYED:
        f[SPEED + side] += HONEY_SPEED
    if cards(s, side, PLAYED) and any(acorns := f[ACORNS_OF[side]]):
        f[ATTACK + side] += acorns[ATK]
        f[SPEED + side] += acorns[SPD]
        f[DEFENCE + side] += acorns[DEF]
        f[ACORNS_OF[side]] = [0, 0, 0]
        emit(s, "acorns_used", seat(s.sides[side]))


class Switches(Frame[Overrealm], frozen=True):
    """OR-SWITCH-01, OR-SWITCH-04: both players' switch actions, together, unless they are prevented."""

    def run(self, s: Overrealm) -> None:
        to = [NOBODY, NOBODY]
        for side in (0, 1):
            if switching(s, side) and s.actor[side] == s.active[side]:
                if s.f[STAYS + side]:
                    emit(s, "switch_prevented", seat(s.sides[side]))  # OR-SWITCH-08
                else:
                    to[side] = TEAM_OF[side][s.chosen[side] - SWITCH]
        if to != [NOBODY, NOBODY]:
            do(s, Leave((to[0], to[1])))
