"""The end of a turn: played buffs leave the table, draws, aura counters, end-of-turn abilities."""

from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.board.hp import heal, hurt, land
from overtable.games.overrealm.facts import ABILITY, END, ETHEREAL, NO_SCRIPT, ON_TICK, RUNS_OUT
from overtable.games.overrealm.figures import ACTIONS, AURA, LEECH, RETURNS
from overtable.games.overrealm.refs import CONDITION_WORDS, ability_ref
from overtable.games.overrealm.state import (
    COUNTER,
    DISCARD,
    END_PHASE,
    HAND,
    HAND_LIMIT,
    PLAYED,
    REMOVED_CARDS,
    Overrealm,
    action_card,
    cards,
    switching,
    zone,
)
from overtable.games.overrealm.turn.simultaneous import Effect
from overtable.games.overrealm.turn.step import StepOver, step_of
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import move


class CleanUp(Frame[Overrealm], frozen=True):
    """OR-BUFF-07: played buffs leave the table once Post Attack is over."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            for c in tuple(cards(s, side, PLAYED)):
                if s.f[RETURNS + side] != c + 1:
                    move(s, c, zone(s, side, REMOVED_CARDS if ETHEREAL[s.printing[c]] else DISCARD))


class EndDraws(Frame[Overrealm], frozen=True):
    """OR-END-01: whoever used neither a switch action nor Counter draws a card.

    OR-SWITCH-08, OR-SWITCH-10, OR-KO-07: it is the selected action that counts, not who came or went.
    """

    def run(self, s: Overrealm) -> None:
        s.phase = END_PHASE
        for side in (0, 1):
            if not switching(s, side) and s.chosen[side] != COUNTER:
                draw(s, side, 1)
        land(s)


class AuraCounters(Frame[Overrealm], frozen=True):
    """OR-AURA-02: every aura loses a time counter, in the turn it was played too; what comes of it, together."""

    def run(self, s: Overrealm) -> None:
        if not any(s.f[AURA : AURA + ACTIONS]):
            return
        both: list[tuple[Effect, ...]] = []
        for side in (0, 1):
            effects = []
            for aura, row in running(s, side):
                s.f[AURA + aura] -= 1
                source = action_card(s, aura)
                effects.append((ON_TICK[row], source))
                if not s.f[AURA + aura]:
                    emit(s, "aura_gone", source)
                    effects.append((RUNS_OUT[row], source))  # OR-AURA-06, the draw
            both.append(tuple(effect for effect in effects if effect[0] != NO_SCRIPT))
        do(s, *step_of(both[0], both[1]))


class EndAbilities(Frame[Overrealm], frozen=True):
    """OR-END-03, OR-COND-06: leech and the end-of-turn abilities of both players, together."""

    def run(self, s: Overrealm) -> None:
        both: list[tuple[Effect, ...]] = []
        leeched = False
        for side in (0, 1):
            me, enemy = s.active[side], s.active[1 - side]
            if s.f[LEECH + me]:
                leeched = True
                hurt(s, me, s.f[LEECH + me], CONDITION_WORDS["leech"])
                heal(s, enemy, s.f[LEECH + me])
            row = s.row[me]
            both.append(((ABILITY[row][END], ability_ref(row)),) if ABILITY[row][END] != NO_SCRIPT else ())
        if both[0] or both[1]:
            do(s, *step_of(both[0], both[1]))
        elif leeched:
            do(s, StepOver())


def take_back_what_returns(s: Overrealm) -> None:
    """A card that returns to the hand does so when the turn is over, unless the hand is full."""
    for side in (0, 1):
        if s.f[RETURNS + side]:
            full = len(cards(s, side, HAND)) >= HAND_LIMIT
            for c in cards(s, side, PLAYED)[:]:
                move(s, c, zone(s, side, DISCARD if full else HAND))
