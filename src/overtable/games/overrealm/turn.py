"""The four phases of a turn. OR-ORDER-01, OR-ORDER-03."""

from overtable.games.overrealm.action import LEECH_WORD, MonsterActions
from overtable.games.overrealm.choices import ABILITY as ABILITY_REF
from overtable.games.overrealm.cubes import gain_honey
from overtable.games.overrealm.deck import draw
from overtable.games.overrealm.elements import ATK, DEF, SPD
from overtable.games.overrealm.figures import (
    ACORNS,
    ATTACK,
    AURA,
    DEFENCE,
    GONE,
    LEECH,
    LOST,
    MANEUVER,
    RETURNS,
    SPARED,
    SPEED,
    TURN,
    TURN_END,
    USED,
    WISH,
)
from overtable.games.overrealm.hp import heal, hurt, land
from overtable.games.overrealm.select import Draft, Select, options_of, slots_of, weight
from overtable.games.overrealm.speed import NOT_YET, action_ref, action_row
from overtable.games.overrealm.state import (
    ACTION_PHASE,
    COUNTER,
    DISCARD,
    DRAW_CARDS,
    END_PHASE,
    HAND,
    HAND_LIMIT,
    HONEYED,
    NOTHING,
    PLAYED,
    PROTECTED,
    REMOVED_CARDS,
    SELECTION_PHASE,
    START_PHASE,
    Overrealm,
    cards,
    switching,
    zone,
)
from overtable.games.overrealm.switching import Switches
from overtable.games.overrealm.tables import (
    ABILITY,
    ACTIONS_OF,
    BLOCKS,
    DRAWS,
    EACH_TURN,
    END,
    ETHEREAL,
    NO_SCRIPT,
    PASSIVES,
    POST_ATTACK,
    PRE_ATTACK,
    PRE_SWITCH,
    RUNS_OUT,
    SINGLE_USE,
    START,
    TEXT,
    TICK,
)
from overtable.games.overrealm.together import Effect, StepOver, together
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.knowledge import move
from overtable.kernel.refs import card, number, ref, seat

HONEY_SPEED = 3


class StartPhase(Frame[Overrealm], frozen=True):
    """OR-ORDER-02: a new turn; start-of-turn abilities of both players, together, before anybody selects."""

    def run(self, s: Overrealm) -> None:
        s.turn += 1
        s.phase = START_PHASE
        s.f[TURN:TURN_END] = [0] * (TURN_END - TURN)
        s.f[LOST : LOST + 6] = s.f[SPARED : SPARED + 6] = [0] * 6
        s.chosen, s.how, s.cost, s.speed = [NOTHING, NOTHING], [0, 0], [0, 0], [NOT_YET, NOT_YET]
        s.actor = s.active[:]
        emit(s, "turn", number(s.turn))
        both: list[tuple[Effect, ...]] = []
        for side in (0, 1):
            row = s.row[s.active[side]]
            effects = [(ABILITY[row][START], ref(ABILITY_REF, row))]
            for i in auras(s, 1 - side):
                aura = ACTIONS_OF[s.row[i >> 2]][i & 3]
                effects.append((EACH_TURN[aura], card(s.deeds + i)))
            both.append(tuple(effect for effect in effects if effect[0] != NO_SCRIPT))
        do(s, *together(both[0], both[1]), SelectionPhase())


def auras(s: Overrealm, side: int) -> list[int]:
    """The side's team auras that still have time counters."""
    first = side * 12
    counters = s.f[AURA + first : AURA + first + 12]
    return [first + i for i in range(12) if counters[i]] if any(counters) else []


class SelectionPhase(Frame[Overrealm], frozen=True):
    def run(self, s: Overrealm) -> None:
        s.phase = SELECTION_PHASE
        s.actor = s.active[:]
        s.f[GONE : GONE + 2] = [0, 0]  # whoever replaced a monster felled in the Start Phase is selected for, and acts
        do(s, Select())


class Reveal(Frame[Overrealm], frozen=True):
    """OR-ORDER-04: selections are shown, costs paid, cubes spent; then the draw icons; then the Action Phase."""

    first: Draft
    second: Draft

    def run(self, s: Overrealm) -> None:
        s.phase = ACTION_PHASE
        s.epoch += 1
        for side, draft in enumerate((self.first, self.second)):
            reveal_draft(s, side, draft)
        for side in (0, 1):
            row = action_row(s, side)
            if row >= 0 and DRAWS[row]:
                draw(s, side, DRAWS[row])
        land(s)  # a reshuffle may have healed
        do(
            s,
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


def reveal_draft(s: Overrealm, side: int, draft: Draft) -> None:
    f, player = s.f, seat(s.sides[side])
    s.chosen[side], s.how[side], s.cost[side] = draft.space, draft.how, len(draft.paid)
    for c in draft.paid:
        move(s, c, zone(s, side, DISCARD))
    for c in draft.buffs:
        move(s, c, zone(s, side, PLAYED))
    for option in options_of(s, side, draft):
        emit(s, f"chose_{option.verb}", player, *option.refs)
    if draft.space == COUNTER or draft.how == PROTECTED:
        f[MANEUVER + side] -= 1  # OR-SETUP-03, OR-SELECT-11, OR-STD-08
    elif draft.how == HONEYED:
        gain_honey(s, side, -1)
    row = action_row(s, side)
    if row >= 0:
        me = s.actor[side]
        if SINGLE_USE[row]:
            f[USED + me * 4 + draft.space] = 1  # OR-SELECT-15: even if it is prevented
        if sum(weight(s, c) for c in draft.buffs) > slots_of(s, side, row):
            f[WISH + me] -= 1  # OR-SELECT-17


class StandardActions(Frame[Overrealm], frozen=True):
    """OR-STD-01: Draw Cards draws 2. Counter is looked for when the enemy acts."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            if s.chosen[side] == DRAW_CARDS:
                draw(s, side, 2)
        land(s)


class Timing(Frame[Overrealm], frozen=True):
    """OR-BUFF-01, OR-BUFF-02, OR-BUFF-04: the buffs, and texts of actions, of one timing."""

    timing: int

    def run(self, s: Overrealm) -> None:
        both = [effects_at(s, side, self.timing) for side in (0, 1)]
        do(s, *together(both[0], both[1], ordered=self.timing == PRE_SWITCH))


def effects_at(s: Overrealm, side: int, timing: int) -> tuple[Effect, ...]:
    row = action_row(s, side)
    if row < 0:
        return ()
    played = cards(s, side, PLAYED)
    if timing == PRE_ATTACK:
        bonuses_before_the_attack(s, side)
    if not played:
        return ((TEXT[row][timing], action_ref(s, side)),) if TEXT[row][timing] != NO_SCRIPT else ()
    if timing == PRE_SWITCH:  # a switch that is prevented counts as none for the owner's other buffs (OR-BUFF-10)
        played = sorted(played, key=lambda c: not BLOCKS[s.printing[c]])
    effects = [(TEXT[s.printing[c]][timing], card(c)) for c in played]
    if "buffs_twice" in PASSIVES[row]:
        effects = [effect for effect in effects for _ in range(2)]
    effects.insert(0, (TEXT[row][timing], action_ref(s, side)))
    return tuple(effect for effect in effects if effect[0] != NO_SCRIPT)


def bonuses_before_the_attack(s: Overrealm, side: int) -> None:
    """Honey makes the action faster; a buffed attack takes all acorns (Hoarder), before its buffs resolve."""
    f = s.f
    if s.how[side] == HONEYED:
        f[SPEED + side] += HONEY_SPEED
    acorns = f[ACORNS + side * 3 : ACORNS + side * 3 + 3]
    if any(acorns) and cards(s, side, PLAYED):
        f[ATTACK + side] += acorns[ATK]
        f[SPEED + side] += acorns[SPD]
        f[DEFENCE + side] += acorns[DEF]
        f[ACORNS + side * 3 : ACORNS + side * 3 + 3] = [0, 0, 0]
        emit(s, "acorns_used", seat(s.sides[side]))


class CleanUp(Frame[Overrealm], frozen=True):
    """OR-BUFF-07: played buffs leave the table once Post Attack is over."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            for c in cards(s, side, PLAYED)[:]:
                if s.f[RETURNS + side] != c + 1:
                    move(s, c, zone(s, side, REMOVED_CARDS if ETHEREAL[s.printing[c]] else DISCARD))


class EndDraws(Frame[Overrealm], frozen=True):
    """OR-END-01: whoever used neither a switch action nor Counter draws a card."""

    def run(self, s: Overrealm) -> None:
        s.phase = END_PHASE
        for side in (0, 1):
            if not switching(s, side) and s.chosen[side] != COUNTER:
                draw(s, side, 1)
        land(s)


class AuraCounters(Frame[Overrealm], frozen=True):
    """OR-AURA-02: every aura loses a time counter, in the turn it was played too; what comes of it, together."""

    def run(self, s: Overrealm) -> None:
        both: list[tuple[Effect, ...]] = []
        for side in (0, 1):
            effects = []
            for i in auras(s, side):
                s.f[AURA + i] -= 1
                row = ACTIONS_OF[s.row[i >> 2]][i & 3]
                source = card(s.deeds + i)
                effects.append((TICK[row], source))
                if not s.f[AURA + i]:
                    emit(s, "aura_gone", source)
                    effects.append((RUNS_OUT[row], source))
            both.append(tuple(effect for effect in effects if effect[0] != NO_SCRIPT))
        do(s, *together(both[0], both[1]))


class EndAbilities(Frame[Overrealm], frozen=True):
    """OR-END-03, OR-COND-06: leech and the end-of-turn abilities of both players, together."""

    def run(self, s: Overrealm) -> None:
        both: list[tuple[Effect, ...]] = []
        leeched = False
        for side in (0, 1):
            me, enemy = s.active[side], s.active[1 - side]
            if s.f[LEECH + me]:
                leeched = True
                hurt(s, me, s.f[LEECH + me], LEECH_WORD)
                heal(s, enemy, s.f[LEECH + me])
            row = s.row[me]
            both.append(((ABILITY[row][END], ref(ABILITY_REF, row)),) if ABILITY[row][END] != NO_SCRIPT else ())
        steps = together(both[0], both[1])
        do(s, *(steps or ([StepOver()] if leeched else [])))


class TurnOver(Frame[Overrealm], frozen=True):
    """The End Phase is over; a card that returns to the hand does so now, unless the hand is full."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            if s.f[RETURNS + side]:
                full = len(cards(s, side, HAND)) >= HAND_LIMIT
                for c in cards(s, side, PLAYED)[:]:
                    move(s, c, zone(s, side, DISCARD if full else HAND))
        do(s, StartPhase())
