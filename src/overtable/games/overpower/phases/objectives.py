"""Objectives: the three piles, what is ventured, and how they move."""

from overtable.games.overpower.state import (
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    MISSION_VENTURED,
    Overpower,
    owner,
    place_of,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.knowledge import move
from overtable.kernel.refs import number
from overtable.kernel.refs import seat as seat_ref


def shift_cards(s: Overpower, seat: int, start: int, to: int, count: int) -> int:
    pile = s.zones[zone(seat, start)]
    n = min(count, len(pile)) if count else 0
    for _ in range(n):
        move(s, pile[-1], zone(seat, to))
    return n


def venture(s: Overpower, seat: int, from_reserve: int, from_completed: int) -> None:
    """OP25-VENT-15: lay Objectives out, remembering the pile they came from."""
    s.ventured_r[seat] = shift_cards(s, seat, MISSION_RESERVE, MISSION_VENTURED, from_reserve)
    s.ventured_c[seat] = shift_cards(s, seat, MISSION_COMPLETED, MISSION_VENTURED, from_completed)
    emit(s, "venture", seat_ref(seat), number(from_reserve), number(from_completed))


def staked(s: Overpower, seat: int) -> tuple[int, int]:
    """OP25-END-21: all Objectives at stake, from Reserve and from Completed, those of tied battles included."""
    return s.ventured_r[seat] + s.carried_r[seat], s.ventured_c[seat] + s.carried_c[seat]


def clear_stakes(s: Overpower, seat: int) -> None:
    s.ventured_r[seat] = s.ventured_c[seat] = s.carried_r[seat] = s.carried_c[seat] = 0


def lose(s: Overpower, seat: int) -> None:
    """The Objectives of who lost the battle go down."""
    r, c = staked(s, seat)
    shift_cards(s, seat, MISSION_VENTURED, MISSION_DEFEATED, r)  # OP25-END-16, OPC-VENT-07
    shift_cards(s, seat, MISSION_VENTURED, MISSION_RESERVE, c)  # OP25-END-17, OPC-VENT-08
    clear_stakes(s, seat)
    emit(s, "objectives_lost", seat_ref(seat), number(r), number(c))


def win(s: Overpower, seat: int) -> int:
    """The Objectives of who won go up; returns the steps won for Defeated ones (OP25-END-19, OPC-VENT-09)."""
    r, c = staked(s, seat)
    shift_cards(s, seat, MISSION_VENTURED, MISSION_COMPLETED, r + c)  # OP25-END-18, OP25-END-19
    clear_stakes(s, seat)
    emit(s, "objectives_won", seat_ref(seat), number(r), number(c))
    return c


def carry(s: Overpower, seat: int) -> None:
    """OP25-END-03, OPC-VENT-12: after a tie everything stays at stake."""
    s.carried_r[seat] += s.ventured_r[seat]
    s.carried_c[seat] += s.ventured_c[seat]
    s.ventured_r[seat] = s.ventured_c[seat] = 0


def most_from_completed(s: Overpower, seat: int) -> int:
    """OP25-VENT-04, OP25-VENT-05: twice the Defeated Objectives, less what is still staked; OPC-VENT-03: freely."""
    if s.rules.completed_ventured_freely:
        return len(s.zones[zone(seat, MISSION_COMPLETED)])
    cap = 2 * len(s.zones[zone(seat, MISSION_DEFEATED)]) - s.carried_c[seat]
    return max(0, min(cap, len(s.zones[zone(seat, MISSION_COMPLETED)])))


def unventure(s: Overpower, seat: int, from_completed: bool) -> None:
    """Take one ventured Objective back to the pile it came from (OP25-VENT-16)."""
    new, old = (s.ventured_c, s.carried_c) if from_completed else (s.ventured_r, s.carried_r)
    counter = new if new[seat] else old
    if counter[seat]:
        counter[seat] -= 1
        shift_cards(s, seat, MISSION_VENTURED, MISSION_COMPLETED if from_completed else MISSION_RESERVE, 1)
        emit(s, "unventure", seat_ref(seat), number(1))


def unventure_new(s: Overpower, seat: int) -> None:
    """Take back all that was ventured in this battle; what a tie left at stake stays there (OPC-VENT-12)."""
    for counter, from_completed in ((s.ventured_r, False), (s.ventured_c, True)):
        while counter[seat]:
            unventure(s, seat, from_completed)


def add_stake(s: Overpower, o: int) -> None:
    """One more Objective is ventured, out of the pile in which it lies."""
    pile, seat = place_of(s.where[o]), owner(s, o)
    counter = s.ventured_c if pile == MISSION_COMPLETED else s.ventured_r
    counter[seat] += shift_cards(s, seat, pile, MISSION_VENTURED, 1)
    done = int(pile == MISSION_COMPLETED)
    emit(s, "venture", seat_ref(seat), number(1 - done), number(done))


def complete_one(s: Overpower, seat: int, start: int) -> None:
    shift_cards(s, seat, start, MISSION_COMPLETED, 1)
    emit(s, "complete", seat_ref(seat), number(1))


def stake_from_reserve(s: Overpower, seat: int) -> None:
    """What is at stake from Completed counts as ventured from Reserve when it moves (OP25-VENT-16, OP25-END-22)."""
    s.ventured_r[seat] += s.ventured_c[seat]
    s.carried_r[seat] += s.carried_c[seat]
    s.ventured_c[seat] = s.carried_c[seat] = 0


def keep(s: Overpower, seat: int, count: int, from_completed: bool | None = None) -> None:
    """A player keeps so many Objectives at stake, of the pile that was chosen (OP25-VENT-16)."""
    while sum(staked(s, seat)) > count:
        r, c = staked(s, seat)
        keeps = bool(c) if from_completed is None else from_completed
        unventure(s, seat, from_completed=c > count or not r if keeps and count else c > 0)
