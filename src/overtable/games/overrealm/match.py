"""Matches: teams, decks, the opening; what a match's end means. A table of two plays one, a draft of more plays all."""

from overtable.games.overrealm.deck import draw
from overtable.games.overrealm.figures import HONEY, HP, MANEUVER, clear_figures
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
    seats_mask,
    side_of,
    zone,
)
from overtable.games.overrealm.tables import ACTIONS_OF, BUFFS_OF, MAX_HP, PASSIVES, STANDARD
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.knowledge import create, move, shuffle
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, seat
from overtable.kernel.state import Result

TEAM_SIZE = 3
MANEUVER_CUBES = 3
OPENING_HAND = 2

SCHEDULE = {
    2: ((0, 1),),
    3: ((0, 1), (1, 2), (0, 2)),
    4: ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)),
}
"""Which seats meet, match after match: everyone meets everyone once."""


class NextMatch(Frame[Overrealm], frozen=True):
    """The next two players choose their teams."""

    def run(self, s: Overrealm) -> None:
        for side in (0, 1):
            for c in cards(s, side, TEAM)[:]:
                move(s, c, zone(s, side, PICKS))
            for name in (ACTIONS, DECK, HAND, DISCARD, PLAYED, REMOVED_CARDS):
                for c in cards(s, side, name)[:]:
                    move(s, c, past(s))
        s.team, s.row, s.f = [], [], clear_figures()
        s.before, s.first = [], []
        s.sides = list(SCHEDULE[s.seats][s.match])
        s.phase = TEAM_PHASE
        emit(s, "match", seat(s.sides[0]), seat(s.sides[1]))
        do(s, ChooseTeam())


class ChooseTeam(Frame[Overrealm], frozen=True):
    """OR-TEAM-01, OR-TEAM-02: three of the pool, in secret; the first one named lies on top and starts."""

    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()

    def team(self, side: int) -> tuple[int, ...]:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        return seats_mask(s, (len(self.first) < TEAM_SIZE) | (len(self.second) < TEAM_SIZE) << 1)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        named = self.team(side)
        pool = [c for c in cards(s, side, PICKS) if not named or c != named[0]]
        if not named:
            return [Option("lead", (card(c),)) for c in pool]
        after = pool.index(named[-1]) + 1 if len(named) > 1 else 0
        left = TEAM_SIZE - len(named)
        return [Option("take", (card(c),)) for c in pool[after : len(pool) - left + 1]]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        named = (*self.team(side), index_of(option.refs[0]))
        new = ChooseTeam(self.first, named) if side else ChooseTeam(named, self.second)
        if new.asks(s):
            s.stack[-1] = new
        else:
            s.stack.pop()
            do(s, RevealTeams(new.first, new.second))

    def picked(self, s: Overrealm, seat: int) -> tuple[Option, ...]:
        named = self.team(side_of(s, seat))
        return tuple(Option("take" if n else "lead", (card(c),)) for n, c in enumerate(named))

    def range(self, s: Overrealm, seat: int) -> tuple[int, int]:
        return TEAM_SIZE, TEAM_SIZE

    def untold(self, s: Overrealm, seat: int) -> "ChooseTeam":
        mine = s.sides.index(seat) if seat in s.sides else -1
        return ChooseTeam(self.first if mine == 0 else (), self.second if mine == 1 else ())

    def prompt(self, s: Overrealm, seat: int) -> Message:
        named = self.team(side_of(s, seat))
        return Message("Who else is on your team?" if named else "Which monster starts the match?")


class RevealTeams(Frame[Overrealm], frozen=True):
    """OR-TEAM-03, OR-TEAM-04: both teams are shown at once; who was not chosen is out."""

    first: tuple[int, ...]
    second: tuple[int, ...]

    def run(self, s: Overrealm) -> None:
        from overtable.games.overrealm.switching import EntersPlay
        from overtable.games.overrealm.turn import StartPhase

        s.epoch += 1
        for side, team in enumerate((self.first, self.second)):
            for c in team:
                move(s, c, zone(s, side, TEAM))
            emit(s, "team", seat(s.sides[side]), *(card(c) for c in team))
        set_table(s)
        for side in (0, 1):
            draw(s, side, OPENING_HAND)  # OR-SETUP-06, OR-SETUP-08: hands first, then enters-play abilities
        do(s, EntersPlay(3), StartPhase())


def set_table(s: Overrealm) -> None:
    """OR-SETUP-03, OR-SETUP-04, OR-SETUP-05: monsters at printed HP, empty boards, 3 maneuver cubes, shuffled decks."""
    s.team = [*cards(s, 0, TEAM), *cards(s, 1, TEAM)]
    s.row = [s.printing[c] for c in s.team]
    s.active, s.actor, s.entered, s.turn = [0, 3], [0, 3], [0] * 6, 0
    s.chosen = [NOTHING, NOTHING]
    s.f = clear_figures()
    for monster, row in enumerate(s.row):
        s.f[HP + monster] = MAX_HP[row]
        if "starts_with_honey" in PASSIVES[row]:
            s.f[HONEY + monster // 3] = 1
    s.deeds = len(s.printing)
    for side in (0, 1):
        actions = [action for row in s.row[side * 3 : side * 3 + 3] for action in ACTIONS_OF[row]]
        create(s, actions, zone(s, side, ACTIONS))
    for side in (0, 1):
        s.f[MANEUVER + side] = MANEUVER_CUBES
        rows = [buff for row in s.row[side * 3 : side * 3 + 3] for buff in BUFFS_OF[row]]
        create(s, [*rows, *STANDARD], zone(s, side, DECK))
        shuffle(s, zone(s, side, DECK))


def match_over(s: Overrealm, standing: list[int]) -> None:
    """OR-WIN-01, OR-WIN-02, OR-WIN-03: a side without living monsters has lost; two such sides are a tie."""
    rule = "OR-WIN-01" if standing else "OR-WIN-03"
    if s.seats == 2:
        s.result = Result(tuple(s.sides[side] for side in standing), rule)
        return
    for side in standing or (0, 1):
        s.score[s.sides[side]] += 2 if standing else 1
    emit(s, "match_won" if standing else "match_tied", *(seat(s.sides[side]) for side in standing or (0, 1)))
    s.match += 1
    if s.match == len(SCHEDULE[s.seats]):
        best = max(s.score)
        s.result = Result(tuple(p for p in range(s.seats) if s.score[p] == best), "TABLE-POINTS")
        return
    s.stack.clear()
    do(s, NextMatch())
