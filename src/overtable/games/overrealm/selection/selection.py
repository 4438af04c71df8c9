"""A selection: what one player has put together so far, and what it costs."""

import msgspec

from overtable.games.overrealm.board.cubes import tormented
from overtable.games.overrealm.facts import COST, SLOT_PER_TORMENT, SLOTS, SUPER
from overtable.games.overrealm.figures import TEAM_OF, WISH
from overtable.games.overrealm.state import (
    COUNTER,
    DRAW_CARDS,
    NOTHING,
    PLAIN,
    SWITCH,
    Overrealm,
    action_of,
)
from overtable.kernel.option import Option
from overtable.kernel.picks import OfCard

SPACE, BUFFS, PAYING, COMMITTED = range(4)
"""The stages of a selection: what it asks for next."""

HOW = ("act", "protect", "honey")
"""The verbs of a monster action, by `how` it is chosen."""
DRAW_OPTION, COUNTER_OPTION = Option("draw"), Option("counter")
ACT = tuple(OfCard(verb) for verb in HOW)
"""By `how` an action is chosen."""
BUFF, DISCARD, SWITCH_TO = OfCard("buff"), OfCard("discard"), OfCard("switch")


class Selection(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One of the eight spaces, how it is taken, and the cards that go with it as buffs or pay for it."""

    stage: int = SPACE
    space: int = NOTHING
    how: int = PLAIN
    buffs: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()


EMPTY = Selection()


def slots_of(s: Overrealm, side: int, row: int) -> int:
    """OR-SELECT-04: buff slots of an attack."""
    slots = SLOTS[row]
    if SLOT_PER_TORMENT[row]:
        slots += tormented(s, s.active[1 - side])
    return slots


def room_for_buffs(s: Overrealm, side: int, selected: Selection, row: int) -> int:
    """OR-SELECT-04, OR-SELECT-17: the slots that are left, with a wish counter one more."""
    wish = 1 if s.f[WISH + s.active[side]] else 0
    return slots_of(s, side, row) + wish - slots_filled(s, selected.buffs)


def weight(s: Overrealm, buff: int) -> int:
    """OR-SELECT-16: a Super fills two slots."""
    return 2 if SUPER[s.printing[buff]] else 1


def slots_filled(s: Overrealm, buffs: tuple[int, ...]) -> int:
    return sum([weight(s, c) for c in buffs]) if buffs else 0


def costs(s: Overrealm, row: int, buffs: tuple[int, ...]) -> int:
    """OR-SELECT-02, OR-SELECT-06: the discards that an action and its buffs need."""
    return COST[row] + sum([COST[s.printing[c]] for c in buffs]) if buffs else COST[row]


def options_of(s: Overrealm, side: int, selected: Selection) -> tuple[Option, ...]:
    """A selection as the answers that made it."""
    if selected.space == NOTHING:
        return ()
    if selected.space == DRAW_CARDS:
        return (DRAW_OPTION,)
    if selected.space == COUNTER:
        return (COUNTER_OPTION,)
    if selected.space >= SWITCH:
        return (SWITCH_TO[s.team[TEAM_OF[side][selected.space - SWITCH]]],)
    first = ACT[selected.how][s.first_action + action_of(s.active[side], selected.space)]
    return (first, *[BUFF[c] for c in selected.buffs], *[DISCARD[c] for c in selected.paid])
