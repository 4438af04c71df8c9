"""Matches: who meets whom, the table as it is set, what a match's end means."""

from overtable.games.overrealm.facts import ACTIONS_OF, BUFFS_OF, MAX_HP, STANDARD, STARTS_WITH_HONEY
from overtable.games.overrealm.figures import HONEY, HP, MANEUVER, MONSTERS, TEAM_SIZE, clear_figures
from overtable.games.overrealm.state import (
    ACTIONS,
    DECK,
    DISCARD,
    HAND,
    NOTHING,
    PICKS,
    PLAYED,
    REMOVED_CARDS,
    TEAM,
    TEAM_PHASE,
    Overrealm,
    cards,
    past,
    team_rows,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, unwind_to
from overtable.kernel.knowledge import create, move, shuffle
from overtable.kernel.refs import seat
from overtable.kernel.state import Result

MANEUVER_CUBES = 3
POINTS_FOR_A_WIN, POINTS_FOR_A_TIE = 2, 1

SCHEDULE = {
    2: ((0, 1),),
    3: ((0, 1), (1, 2), (0, 2)),
    4: ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)),
}
"""Which seats meet, match after match: everyone meets everyone once."""


class NextMatch(Frame[Overrealm], frozen=True):
    """The table is cleared for the next two players."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            for c in cards(s, side, TEAM)[:]:
                move(s, c, zone(s, side, PICKS))
            for name in (ACTIONS, DECK, HAND, DISCARD, PLAYED, REMOVED_CARDS):
                for c in cards(s, side, name)[:]:
                    move(s, c, past(s))
        s.team, s.row, s.f = [], [], clear_figures()
        s.snapshot, s.first_done = [], []
        s.sides = list(SCHEDULE[s.seats][s.match])
        s.phase = TEAM_PHASE
        emit(s, "match", seat(s.sides[0]), seat(s.sides[1]))


def set_table(s: Overrealm) -> None:
    """OR-SETUP-04: monsters at printed HP, empty boards; and the cards of both teams."""
    s.team = [*cards(s, 0, TEAM), *cards(s, 1, TEAM)]
    s.row = [s.printing[c] for c in s.team]
    s.active, s.actor = [0, TEAM_SIZE], [0, TEAM_SIZE]  # OR-TEAM-02
    s.entered, s.turn = [0] * MONSTERS, 0
    s.chosen = [NOTHING, NOTHING]
    s.f = clear_figures()
    for monster, row in enumerate(s.row):
        s.f[HP + monster] = MAX_HP[row]
        if STARTS_WITH_HONEY[row]:
            s.f[HONEY + monster // TEAM_SIZE] = 1
    s.first_action = len(s.printing)
    for side in (0, 1):
        create(s, [action for row in team_rows(s, side) for action in ACTIONS_OF[row]], zone(s, side, ACTIONS))
    for side in (0, 1):
        s.f[MANEUVER + side] = MANEUVER_CUBES  # OR-SETUP-03
        buffs = [buff for row in team_rows(s, side) for buff in BUFFS_OF[row]]
        create(s, [*buffs, *STANDARD], zone(s, side, DECK))  # OR-SETUP-05, OR-CARD-10
        shuffle(s, zone(s, side, DECK))


def match_over(s: Overrealm, standing: list[int]) -> None:
    """OR-WIN-01, OR-WIN-03: a side without living monsters has lost; two such sides are a tie."""
    rule = "OR-WIN-01" if standing else "OR-WIN-03"
    if s.seats == 2:
        s.result = Result(tuple(s.sides[side] for side in standing), rule)
        return
    for side in standing or (0, 1):
        s.score[s.sides[side]] += POINTS_FOR_A_WIN if standing else POINTS_FOR_A_TIE
    emit(s, "match_won" if standing else "match_tied", *(seat(s.sides[side]) for side in standing or (0, 1)))
    s.match += 1
    if s.match == len(SCHEDULE[s.seats]):
        best = max(s.score)
        s.result = Result(tuple(p for p in range(s.seats) if s.score[p] == best), "TABLE-POINTS")
        return
    unwind_to(s, NextMatch)
