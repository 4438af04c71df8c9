"""A monster action as it resolves: paralysis, Counter, its texts and buffs, damage, recoil."""

from overtable.games.overrealm.choices import ABILITY as ABILITY_REF
from overtable.games.overrealm.choices import NegativeCubes
from overtable.games.overrealm.cubes import give_cubes
from overtable.games.overrealm.damage import damage
from overtable.games.overrealm.deck import draw
from overtable.games.overrealm.elements import DEF
from overtable.games.overrealm.figures import (
    AURA,
    DEALT,
    FLINCH,
    FOILED,
    GONE,
    HAUNTS,
    LEAVES,
    LOSTBUFFS,
    PARALYZE,
    RECOIL,
    STEADY,
    TORMENT,
)
from overtable.games.overrealm.hp import hurt, lose
from overtable.games.overrealm.speed import TIE, action_ref, action_row, faster, first_to_act, speed_now
from overtable.games.overrealm.state import COUNTER, PLAYED, Overrealm, acts, cards
from overtable.games.overrealm.tables import (
    ABILITY,
    ABSORBS,
    ATTACK_KIND,
    AURA_KIND,
    DESPITE,
    DURATION,
    ELEMENT,
    GATE,
    HIT,
    HIT_BY,
    KIND,
    NO_SCRIPT,
    PASSIVES,
    RECOIL_OF,
    STOPS,
    TARGETS,
    TEXT,
    WAITS,
    WITH_ATTACK,
    WORDS,
)
from overtable.games.overrealm.text import TO_ACT, Flip, more_flips, say
from overtable.games.overrealm.together import Effects, Fork, Join, StepOver, Swap
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import card, number, ref, word

COUNTER_WORD, RECOIL_WORD, LEECH_WORD, PARALYZE_WORD = word(7), word(8), word(6), word(5)
"""Words of the game that name a cause; see `WORDS` in `game`."""
PARALYZE_FLIP = 2


class MonsterActions(Frame[Overrealm], frozen=True):
    """OR-ORDER-05, OR-ORDER-08: the faster one first; equal speeds from one snapshot."""

    def run(self, s: Overrealm) -> None:
        s.speed = [speed_now(s, 0), speed_now(s, 1)]
        doers = [side for side in (0, 1) if acts(s, side) and not WAITS[action_row(s, side)]]
        if len(doers) == 2:
            first = first_to_act(s)
            if first == TIE:
                a = 1 if reaches(s, 1) else 0
                do(s, Fork(), Act(a), Swap(), Act(1 - a), Join(), StepOver(3))
            else:
                do(s, Act(first), StepOver(1 << first), Act(1 - first), StepOver(1 << 1 - first))
        elif doers:
            do(s, Act(doers[0]), StepOver(1 << doers[0]))


def reaches(s: Overrealm, side: int) -> bool:
    """The snapshot holds no cards: who counts those of the other's hand does so before the other draws any."""
    text = TEXT[action_row(s, side)][WITH_ATTACK]
    return text != NO_SCRIPT and any(word.reaches for word in WORDS[text])


class Act(Frame[Overrealm], frozen=True):
    """OR-COND-04: a paralyzed monster must first succeed in a flip."""

    side: int

    def run(self, s: Overrealm) -> None:
        side = self.side
        if s.f[GONE + side]:
            return  # OR-KO-04
        if s.f[FOILED + side]:
            emit(s, "prevented", action_ref(s, side))
            return
        if s.f[PARALYZE + s.active[side]]:
            do(s, Flip(PARALYZE_FLIP + more_flips(s, side), TO_ACT, side, PARALYZE_WORD), Begin(side))
        else:
            do(s, Begin(side))


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
        if s.chosen[enemy] == COUNTER and TARGETS[row]:
            countered(s, side, row)
            return
        target = s.active[enemy]
        there = s.row[target]
        if KIND[row] == ATTACK_KIND and "absorb_attack" in PASSIVES[there] and s.entered[target] == s.turn:
            s.f[FOILED + side] = 1
            emit(s, "unsuccessful", action_ref(s, side))
            if ELEMENT[row] in ABSORBS[there]:
                hurt(s, target, 2, ref(ABILITY_REF, there))
            do(s, NegativeCubes(enemy, 2))
            return
        if GATE[row]:  # OR-ATTACK-08
            do(s, Flip(GATE[row] + more_flips(s, side), TO_ACT, side, action_ref(s, side)), Carry(side))
        else:
            do(s, Carry(side))


def countered(s: Overrealm, side: int, row: int) -> None:
    """OR-STD-02, OR-STD-03, OR-STD-07: prevented; its user loses HP for the cards spent, and recoil still hits."""
    emit(s, "countered", action_ref(s, side))
    s.f[FOILED + side] = 1
    hurt(s, s.active[side], s.cost[side] + len(cards(s, side, PLAYED)), COUNTER_WORD)
    recoil(s, side, row)
    say(s, DESPITE[row], side, action_ref(s, side))


def recoil(s: Overrealm, side: int, row: int) -> None:
    """Printed recoil, what texts added, and one for each torment counter on the action."""
    torment = s.f[TORMENT + s.actor[side] * 4 + s.chosen[side]]
    amount = RECOIL_OF[row] + s.f[RECOIL + side] + torment
    if amount:
        hurt(s, s.active[side], amount, RECOIL_WORD)


class Carry(Frame[Overrealm], frozen=True):
    """The action is carried out: texts and With Attack buffs in their owner's order, then damage (OR-BUFF-03)."""

    side: int

    def run(self, s: Overrealm) -> None:
        side = self.side
        row = action_row(s, side)
        source = action_ref(s, side)
        if s.f[FOILED + side]:
            emit(s, "unsuccessful", source)
            return
        effects = [(TEXT[s.printing[c]][WITH_ATTACK], card(c)) for c in cards(s, side, PLAYED)]
        if "buffs_twice" in PASSIVES[row]:
            effects = [effect for effect in effects for _ in range(2)]
        effects.append((TEXT[row][WITH_ATTACK], source))
        left = tuple(effect for effect in effects if effect[0] != NO_SCRIPT)
        steps = [Effects(side, left)] if left else []
        do(s, *steps, Strike(side) if KIND[row] == ATTACK_KIND else Finish(side))


class Strike(Frame[Overrealm], frozen=True):
    """OR-ATTACK-01: the damage of an attack, and what follows from it."""

    side: int
    flipped: bool = False

    def run(self, s: Overrealm) -> None:
        side, f = self.side, s.f
        enemy = 1 - side
        row = action_row(s, side)
        amount = damage(s, side)
        if acts(s, enemy) and 0 < STOPS[action_row(s, enemy)] <= amount and not f[FOILED + enemy]:
            if f[PARALYZE + s.active[enemy]] and not self.flipped:  # OR-COND-04: Evaporate is a monster action too
                do(s, Flip(PARALYZE_FLIP + more_flips(s, enemy), TO_ACT, enemy, PARALYZE_WORD), Strike(side, True))
            else:
                evaporate(s, side)
            return
        target = s.active[enemy]
        f[DEALT + side] = amount
        lose(s, target, amount)
        emit(s, "hit", action_ref(s, side), card(s.team[target]), number(amount))
        there = s.row[target]
        if amount and ELEMENT[row] in HIT_BY[there]:
            say(s, ABILITY[there][HIT], enemy, ref(ABILITY_REF, there))
        recoil(s, side, row)
        if f[FLINCH + side] and not f[STEADY + enemy] and faster(s, side):
            f[FOILED + enemy] = 1  # OR-COND-08


def evaporate(s: Overrealm, side: int) -> None:
    """OR-REACT-03: the attack is unsuccessful: what it would do later and its unresolved buffs are lost; the other side
    draws 2, +2 DEF."""
    emit(s, "unsuccessful", action_ref(s, side))
    s.f[FOILED + side] = s.f[LOSTBUFFS + side] = 1
    s.f[LEAVES + side] = s.f[HAUNTS + side] = 0
    draw(s, 1 - side, 2)
    give_cubes(s, 1 - side, DEF, 2)


class Finish(Frame[Overrealm], frozen=True):
    """The end of an action that is no attack: OR-AURA-01, OR-AURA-04 time counters; recoil of torment."""

    side: int

    def run(self, s: Overrealm) -> None:
        row = action_row(s, self.side)
        if KIND[row] == AURA_KIND:
            s.f[AURA + s.actor[self.side] * 4 + s.chosen[self.side]] = DURATION[row]
            emit(s, "aura", action_ref(s, self.side), number(DURATION[row]))
        recoil(s, self.side, row)
