"""Teams: each player of a match chooses three monsters in secret; then the match begins."""

from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.figures import TEAM_SIZE
from overtable.games.overrealm.setup.match import SCHEDULE, NextMatch, set_table
from overtable.games.overrealm.state import BOTH, PICKS, TEAM, Overrealm, cards, seats_mask, side_of, zone
from overtable.games.overrealm.turn.phases import StartPhase
from overtable.games.overrealm.turn.step import EntersPlay
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import card, index_of, seat

OPENING_HAND = 2


def play_all_matches(s: Overrealm) -> None:
    """Match after match of the schedule."""
    for _ in SCHEDULE[s.seats]:
        do(s, NextMatch(), ChooseTeam())


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
        go_on_as(s, ChooseTeam(self.first, named) if side else ChooseTeam(named, self.second))

    def run(self, s: Overrealm) -> None:
        """OR-TEAM-03: both teams are shown at once; OR-TEAM-04: who was not chosen stays behind."""
        s.epoch += 1
        for side in (0, 1):
            for c in self.team(side):
                move(s, c, zone(s, side, TEAM))
            emit(s, "team", seat(s.sides[side]), *(card(c) for c in self.team(side)))
        set_table(s)
        for side in (0, 1):
            draw(s, side, OPENING_HAND)  # OR-SETUP-06; OR-SETUP-08: hands first, then enters-play abilities
        do(s, EntersPlay(BOTH), StartPhase())

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
