"""The reveal: both selections are shown and paid for."""

from overtable.games.overrealm.action.selected import NO_ACTION, action_number, action_row
from overtable.games.overrealm.board.cubes import gain_honey
from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.board.hp import land
from overtable.games.overrealm.facts import DRAWS, SINGLE_USE
from overtable.games.overrealm.figures import MANEUVER, USED, WISH
from overtable.games.overrealm.selection.selection import Selection, options_of, slots_filled, slots_of
from overtable.games.overrealm.state import (
    ACTION_PHASE,
    COUNTER,
    DISCARD,
    HONEYED,
    PLAYED,
    PROTECTED,
    Overrealm,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import seat


def reveal(s: Overrealm, first: Selection, second: Selection) -> None:
    """OR-ORDER-04: selections are shown, costs paid, cubes spent; then the draw icons (OR-SELECT-07)."""
    s.phase = ACTION_PHASE
    s.epoch += 1
    for side, selected in enumerate((first, second)):
        reveal_one(s, side, selected)
    for side in (0, 1):
        row = action_row(s, side)
        if row != NO_ACTION and DRAWS[row]:
            draw(s, side, DRAWS[row])
    land(s)  # a reshuffle may have healed


def reveal_one(s: Overrealm, side: int, selected: Selection) -> None:
    f = s.f
    s.chosen[side], s.how[side], s.cost[side] = selected.space, selected.how, len(selected.paid)
    for c in selected.paid:
        move(s, c, zone(s, side, DISCARD))
    for c in selected.buffs:
        move(s, c, zone(s, side, PLAYED))
    if s.log is not None:
        for option in options_of(s, side, selected):
            emit(s, f"chose_{option.verb}", seat(s.sides[side]), *option.refs)
    if selected.space == COUNTER or selected.how == PROTECTED:
        f[MANEUVER + side] -= 1  # OR-SETUP-03, OR-SELECT-08, OR-SELECT-09, OR-SELECT-11, OR-STD-08
    elif selected.how == HONEYED:
        gain_honey(s, side, -1)
    row = action_row(s, side)
    if row != NO_ACTION:
        if SINGLE_USE[row]:
            f[USED + action_number(s, side)] = 1  # OR-SELECT-15: even if it is prevented
        if slots_filled(s, selected.buffs) > slots_of(s, side, row):
            f[WISH + s.actor[side]] -= 1  # OR-SELECT-17
