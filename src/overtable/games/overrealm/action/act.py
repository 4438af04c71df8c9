"""A monster action as it resolves: paralysis, Counter, its texts and buffs, damage, recoil."""

from overtable.games.overrealm.action.damage import damage
from overtable.games.overrealm.action.reckoning import reckoned
from overtable.games.overrealm.action.selected import action_number, action_ref, action_row
from overtable.games.overrealm.action.speed import TIE, faster, first_to_act, speed_now
from overtable.games.overrealm.board.cubes import give_cubes
from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.board.hp import hurt, lose
from overtable.games.overrealm.choices.cubes import NegativeCubes
from overtable.games.overrealm.elements import DEF
from overtable.games.overrealm.facts import (
    ABILITY,
    ABSORBS_ATTACKS,
    ATTACK_KIND,
    AURA_KIND,
    BUFFS_TWICE,
    DESPITE_COUNTER,
    DURATION,
    ELEMENT,
    EVAPORATES,
    GATE,
    HIT,
    HIT_BY,
    HURT_BY_ABSORBED,
    KIND,
    NO_SCRIPT,
    NO_SPEED,
    REACTION_KIND,
    RECOIL_OF,
    RECOIL_PER,
    TARGETS,
    TEXT,
    WITH_ATTACK,
)
from overtable.games.overrealm.figures import (
    AURA,
    BUFFS_LOST,
    DEALT,
    FLINCH,
    FOILED,
    GONE,
    HAUNTS,
    LEAVES,
    PARALYZE,
    RECOIL,
    STEADY,
    TORMENT,
)
from overtable.games.overrealm.refs import CONDITION_WORDS, COUNTER_WORD, RECOIL_WORD, ability_ref
from overtable.games.overrealm.state import BOTH, COUNTER, PLAYED, Overrealm, acts, cards
from overtable.games.overrealm.turn.simultaneous import Effects, at_once
from overtable.games.overrealm.turn.step import StepOver
from overtable.games.overrealm.words.count import times
from overtable.games.overrealm.words.run import Flip, flip_to_act, say
from overtable.games.overrealm.words.scripts import reaches, would_act
from overtable.games.overrealm.words.word import At
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import card, number

PARALYZE_FLIP = 2
ABSORBED = 2
"""What Galvanite pays for an attack that it absorbs: negative cubes, and HP to some elements."""
EVAPORATED = 2
"""Cards and DEF cubes for an attack that evaporates."""


class MonsterActions(Frame[Overrealm], frozen=True):
    """OR-ORDER-05, OR-ORDER-08: the faster one first; equal speeds from one snapshot."""

    def run(self, s: Overrealm) -> None:
        s.speed = [speed_now(s, 0), speed_now(s, 1)]  # OR-ORDER-07
        doers = [side for side in (0, 1) if s.speed[side] != NO_SPEED]
        if len(doers) == 2:
            first = first_to_act(s)
            if first == TIE:  # the snapshot holds no cards: who counts the other's does so before the other draws any
                text = TEXT[action_row(s, 1)][WITH_ATTACK]
                early = 1 if text != NO_SCRIPT and reaches(text) else 0
                emit(s, "together", action_ref(s, 0), action_ref(s, 1))
                do(s, *at_once(Act(early), Act(1 - early)), StepOver(BOTH))
            else:  # OR-WIN-04: the step of the faster one is over before the slower one begins
                ahead, behind = s.speed[first], s.speed[1 - first]
                kind = "first" if ahead > behind else "first_anyway"
                emit(s, kind, action_ref(s, first), number(ahead), number(behind))
                do(s, Act(first), StepOver(1 << first), Act(1 - first), StepOver(1 << 1 - first))
        elif doers:
            do(s, Act(doers[0]), StepOver(1 << doers[0]))


def paralyze_flip(s: Overrealm, side: int) -> Flip:
    """OR-COND-04, OR-COND-05: a flip like any other, with its flip events, on which the whole action hangs."""
    return flip_to_act(s, PARALYZE_FLIP, side, CONDITION_WORDS["paralyze"])


class Act(Frame[Overrealm], frozen=True):
    """OR-COND-04: a paralyzed monster must first succeed in a flip."""

    side: int

    def run(self, s: Overrealm) -> None:
        side = self.side
        if s.f[GONE + side]:
            emit(s, "lost", action_ref(s, side))  # OR-KO-04
            return
        if s.f[FOILED + side]:
            emit(s, "prevented", action_ref(s, side))
            return
        if s.f[PARALYZE + s.active[side]]:
            do(s, paralyze_flip(s, side), Begin(side))
        else:
            Begin(side).run(s)


class Begin(Frame[Overrealm], frozen=True):
    """Counter, Absorb, and actions that must first succeed."""

    side: int

    def run(self, s: Overrealm) -> None:
        side = self.side
        enemy = 1 - side
        row = action_row(s, side)
        if s.f[FOILED + side]:
            emit(s, "unsuccessful", action_ref(s, side))
            return
        if s.chosen[enemy] == COUNTER and TARGETS[row] and not s.f[GONE + enemy]:  # OR-KO-05: no replacement counters
            countered(s, side, row)
            return
        target = s.active[enemy]
        there = s.row[target]
        if KIND[row] == ATTACK_KIND and ABSORBS_ATTACKS[there] and s.entered[target] == s.turn:
            s.f[FOILED + side] = 1
            emit(s, "unsuccessful", action_ref(s, side))
            if ELEMENT[row] in HURT_BY_ABSORBED[there]:
                hurt(s, target, ABSORBED, ability_ref(there))
            do(s, NegativeCubes(At(NO_SCRIPT, enemy, ability_ref(there)), ABSORBED))
            return
        if GATE[row]:  # OR-ATTACK-08
            do(s, flip_to_act(s, GATE[row], side, action_ref(s, side)), Carry(side))
        else:
            Carry(side).run(s)


def countered(s: Overrealm, side: int, row: int) -> None:
    """OR-STD-02: nothing of the action happens but what its text says happens all the same."""
    emit(s, "countered", action_ref(s, side))
    s.f[FOILED + side] = 1
    spent = s.cost[side] + len(cards(s, side, PLAYED))
    hurt(s, s.active[side], spent, COUNTER_WORD)  # OR-STD-03; OR-STD-04: possibly nothing
    recoil(s, side, row)  # OR-STD-07
    say(s, DESPITE_COUNTER[row], side, action_ref(s, side))


def recoil(s: Overrealm, side: int, row: int) -> None:
    """Printed recoil, what texts added, and one for each torment counter on the action."""
    printed = RECOIL_OF[row] * times(s, side, RECOIL_PER[row])
    amount = printed + s.f[RECOIL + side] + s.f[TORMENT + action_number(s, side)]
    if amount:
        hurt(s, s.active[side], amount, RECOIL_WORD)


class Carry(Frame[Overrealm], frozen=True):
    """The action is carried out: texts, their flips (OR-FLIP-02) and With Attack buffs in their owner's order, then
    damage (OR-BUFF-03)."""

    side: int

    def run(self, s: Overrealm) -> None:
        side = self.side
        row = action_row(s, side)
        source = action_ref(s, side)
        if s.f[FOILED + side]:
            emit(s, "unsuccessful", source)
            return
        if KIND[row] == REACTION_KIND and not would_act(s, TEXT[row][WITH_ATTACK], side):
            emit(s, "idle", source)  # OR-REACT-01: it does nothing, so it has no recoil either
            return
        # OR-BUFF-05: here alone With Attack buffs resolve, so those of a prevented attack do not
        played = cards(s, side, PLAYED)
        effects = [(text, card(c)) for c in played if (text := TEXT[s.printing[c]][WITH_ATTACK]) != NO_SCRIPT]
        if BUFFS_TWICE[row]:
            effects = [effect for effect in effects for _ in range(2)]
        if TEXT[row][WITH_ATTACK] != NO_SCRIPT:
            effects.append((TEXT[row][WITH_ATTACK], source))
        # OR-STATUS-01: an action that is no attack deals no damage, not even the least
        then: Strike | Finish = Strike(side) if KIND[row] == ATTACK_KIND else Finish(side)
        if effects:
            do(s, Effects(side, tuple(effects)), then)
        else:
            then.run(s)


class Strike(Frame[Overrealm], frozen=True):
    """OR-ATTACK-01: the damage of an attack, and what follows from it."""

    side: int
    flipped: bool = False

    def run(self, s: Overrealm) -> None:
        side, f = self.side, s.f
        enemy = 1 - side
        row = action_row(s, side)
        amount = damage(s, side)
        if acts(s, enemy) and 0 < EVAPORATES[action_row(s, enemy)] <= amount and not f[FOILED + enemy]:
            if f[PARALYZE + s.active[enemy]] and not self.flipped:  # OR-COND-04: Evaporate is a monster action too
                do(s, paralyze_flip(s, enemy), Strike(side, True))
            else:
                evaporate(s, side)
            return
        target = s.active[enemy]  # OR-SWITCH-03, OR-KO-05: whoever is there by now
        f[DEALT + side] = amount
        lose(s, target, amount)
        emit(s, "hit", action_ref(s, side), card(s.team[target]), number(amount))
        reckoned(s, side, amount)
        there = s.row[target]
        if amount and ELEMENT[row] in HIT_BY[there]:
            say(s, ABILITY[there][HIT], enemy, ability_ref(there))
        recoil(s, side, row)
        if f[FLINCH + side] and not f[STEADY + enemy] and faster(s, side):
            f[FOILED + enemy] = 1  # OR-COND-08


def evaporate(s: Overrealm, side: int) -> None:
    """OR-REACT-03: the attack is unsuccessful: its damage, what would follow from it and its unresolved buffs are lost,
    what has resolved stays; the other side draws 2, +2 DEF, and Evaporate's own torment hits its user."""
    emit(s, "unsuccessful", action_ref(s, side))
    s.f[FOILED + side] = s.f[BUFFS_LOST + side] = 1
    s.f[LEAVES + side] = s.f[HAUNTS + side] = 0
    draw(s, 1 - side, EVAPORATED)
    give_cubes(s, 1 - side, DEF, EVAPORATED)
    recoil(s, 1 - side, action_row(s, 1 - side))


class Finish(Frame[Overrealm], frozen=True):
    """The end of an action that is no attack: OR-AURA-01, OR-AURA-04 time counters; recoil of torment."""

    side: int

    def run(self, s: Overrealm) -> None:
        row = action_row(s, self.side)
        if KIND[row] == AURA_KIND:
            s.f[AURA + action_number(s, self.side)] = DURATION[row]
            emit(s, "aura", action_ref(s, self.side), number(DURATION[row]))
        recoil(s, self.side, row)
