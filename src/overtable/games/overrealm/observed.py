"""What programs that learn are told of a match: its monsters, their actions, cubes and counters."""

from overtable.games.overrealm.board.hp import hp_now
from overtable.games.overrealm.elements import STATS
from overtable.games.overrealm.facts import MAX_HP
from overtable.games.overrealm.figures import (
    ACORNS_OF,
    ACTIONS,
    ACTIONS_EACH,
    AURA,
    CONDITIONS,
    COUNTERS,
    CUBES_OF,
    HONEY,
    HP,
    MANEUVER,
    MONSTERS,
    TEAM_SIZE,
    TORMENT,
    USED,
)
from overtable.games.overrealm.state import (
    DECK,
    HAND,
    NOTHING,
    PER_SEAT,
    TEAM_PHASE,
    Overrealm,
)
from overtable.kernel.observed import Observed, seen_from

MARKS = (*CONDITIONS, *COUNTERS)
ROWS = (*CONDITIONS.values(), *COUNTERS.values())
NO_MARKS = (0,) * len(MARKS)
FIGHTING = 5 + 2 * len(STATS)


def of_cards(s: Overrealm, watcher: int) -> list[tuple[int, ...]]:
    if not s.team:
        return []
    f = s.f
    found = [monster(s, m, watcher) for m in range(MONSTERS)]
    for action in range(ACTIONS):
        of = action // ACTIONS_EACH
        told = (side_seen(s, watcher, of // TEAM_SIZE), of % TEAM_SIZE + 1, action % ACTIONS_EACH + 1, 0, 0, 0, 0)
        on = (f[AURA + action], f[TORMENT + action], f[USED + action])
        found.append((s.first_action + action, *told, *NO_MARKS, *on))
    return found


def monster(s: Overrealm, m: int, watcher: int) -> tuple[int, ...]:
    side = m // TEAM_SIZE
    marks = [s.f[row + m] for row in ROWS]
    told = (hp_now(s, m), MAX_HP[s.row[m]], int(s.active[side] == m), int(not s.f[HP + m]))
    return (s.team[m], side_seen(s, watcher, side), m % TEAM_SIZE + 1, 0, *told, *marks, 0, 0, 0)


def side_seen(s: Overrealm, watcher: int, side: int) -> int:
    return seen_from(watcher, s.sides[side], s.seats)


def of_table(s: Overrealm, watcher: int) -> list[int]:
    return [0, s.phase, s.turn, s.match, *(seen_from(watcher, seat, s.seats) for seat in s.sides)]


def of_player(s: Overrealm, watcher: int, seat: int) -> list[int]:
    first = seat * PER_SEAT
    told = [s.score[seat], len(s.zones[first + HAND]), len(s.zones[first + DECK])]
    if not s.team or seat not in s.sides:
        return [0, *told] + [0] * FIGHTING
    side = s.sides.index(seat)
    shown = s.phase > TEAM_PHASE and s.chosen[side] != NOTHING
    return [
        1,
        *told,
        s.team[s.active[side]] + 1,
        s.f[MANEUVER + side],
        s.f[HONEY + side],
        s.chosen[side] + 1 if shown else 0,
        s.how[side] if shown else 0,
        *s.f[CUBES_OF[side]],
        *s.f[ACORNS_OF[side]],
    ]


OBSERVED = Observed(
    options=32,
    cards={2: 96, 3: 192, 4: 352},
    card=(
        "side", "monster", "action", "hp", "most hp", "active", "down", *MARKS, "time counters", "torment", "used",
    ),
    table=("turn", "phase", "round", "match", "first side", "second side"),
    player=(
        "playing", "score", "hand", "deck", "active monster", "maneuver", "honey", "selected", "how",
        *(f"{stat} cubes" for stat in STATS), *(f"{stat} acorns" for stat in STATS),
    ),
    of_cards=of_cards,
    of_table=of_table,
    of_player=of_player,
)  # fmt: skip
