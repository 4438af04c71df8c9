"""The four phases of a turn. OR-ORDER-01."""

from overtable.games.overrealm.action.act import MonsterActions
from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.board.hp import land
from overtable.games.overrealm.facts import ABILITY, EACH_TURN, NO_SCRIPT, POST_ATTACK, PRE_ATTACK, PRE_SWITCH, START
from overtable.games.overrealm.figures import GONE, LOST, MONSTERS, SIDES, SPARED, TURN, TURN_END
from overtable.games.overrealm.refs import ability_ref
from overtable.games.overrealm.selection.select import Select
from overtable.games.overrealm.state import (
    DRAW_CARDS,
    NOT_YET,
    NOTHING,
    PLAIN,
    SELECTION_PHASE,
    START_PHASE,
    Overrealm,
    action_card,
)
from overtable.games.overrealm.turn.end import (
    AuraCounters,
    CleanUp,
    EndAbilities,
    EndDraws,
    take_back_what_returns,
)
from overtable.games.overrealm.turn.simultaneous import Effect
from overtable.games.overrealm.turn.step import step_of
from overtable.games.overrealm.turn.timings import Switches, Timing
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import number


class StartPhase(Frame[Overrealm], frozen=True):
    """OR-ORDER-02: a new turn; start-of-turn abilities of both players, together, before anybody selects."""

    def run(self, s: Overrealm) -> None:
        s.turn += 1
        s.phase = START_PHASE
        s.f[TURN:TURN_END] = [0] * (TURN_END - TURN)  # OR-ATTACK-10
        s.f[LOST : LOST + MONSTERS] = s.f[SPARED : SPARED + MONSTERS] = [0] * MONSTERS
        s.chosen, s.how, s.cost, s.speed = [NOTHING, NOTHING], [PLAIN, PLAIN], [0, 0], [NOT_YET, NOT_YET]
        s.actor = s.active[:]
        emit(s, "turn", number(s.turn))
        first, second = starting(s, 0), starting(s, 1)
        if first or second:
            do(s, *step_of(first, second), SelectionPhase())
        else:
            SelectionPhase().run(s)


def starting(s: Overrealm, side: int) -> tuple[Effect, ...]:
    """What happens to a side at the start of a turn: by its own monster, and by the enemy's auras."""
    row = s.row[s.active[side]]
    effects = [(ABILITY[row][START], ability_ref(row))] if ABILITY[row][START] != NO_SCRIPT else []
    for aura, aura_row in running(s, 1 - side):
        if EACH_TURN[aura_row] != NO_SCRIPT:
            effects.append((EACH_TURN[aura_row], action_card(s, aura)))
    return tuple(effects)


class SelectionPhase(Frame[Overrealm], frozen=True):
    """OR-SELECT-01: both players choose in secret; what they chose is revealed when both have committed."""

    def run(self, s: Overrealm) -> None:
        s.phase = SELECTION_PHASE
        s.actor = s.active[:]
        s.f[GONE : GONE + SIDES] = [0, 0]  # who replaced a monster felled in the Start Phase is selected for, and acts
        do(s, Select(), ActionPhase())


class ActionPhase(Frame[Overrealm], frozen=True):
    """OR-ORDER-03: the steps after the reveal, in their order; OR-END-02: and those of the End Phase."""

    def run(self, s: Overrealm) -> None:
        do(s, *AFTER_THE_REVEAL)


class StandardActions(Frame[Overrealm], frozen=True):
    """OR-STD-01: Draw Cards draws 2. Counter is looked for when the enemy acts."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            if s.chosen[side] == DRAW_CARDS:
                draw(s, side, 2)
        land(s)


class TurnOver(Frame[Overrealm], frozen=True):
    """OR-ORDER-01: the End Phase is over, and the next Start Phase begins."""

    def run(self, s: Overrealm) -> None:
        take_back_what_returns(s)
        do(s, StartPhase())


AFTER_THE_REVEAL: tuple[Frame[Overrealm], ...] = (
    StandardActions(),
    Timing(PRE_SWITCH),
    Switches(),
    Timing(PRE_ATTACK),
    MonsterActions(),
    Timing(POST_ATTACK),
    CleanUp(),
    EndDraws(),
    AuraCounters(),
    EndAbilities(),
    TurnOver(),
)
