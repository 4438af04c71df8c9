"""Teams: each player of a match chooses three monsters in secret; then the match begins."""

from collections.abc import Iterable

from overtable.games.overrealm.board.deck import draw
from overtable.games.overrealm.figures import TEAM_SIZE
from overtable.games.overrealm.setup.match import SCHEDULE, NextMatch, set_table
from overtable.games.overrealm.state import BOTH, PICKS, TEAM, Overrealm, cards, seats_mask, side_of, zone
from overtable.games.overrealm.turn.phases import StartPhase
from overtable.games.overrealm.turn.step import EntersPlay
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import changed, onward, passed_over, take_backs
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

    about = ("OR-TEAM-01", "You choose three monsters of your pool, and {0} is not in it.")

    def team(self, side: int) -> tuple[int, ...]:
        return self.second if side else self.first

    def asks(self, s: Overrealm) -> Seats:
        return seats_mask(s, (len(self.first) < TEAM_SIZE) | (len(self.second) < TEAM_SIZE) << 1)

    def others(self, s: Overrealm, side: int) -> list[int]:
        """Whom the leader may be joined by."""
        return [c for c in cards(s, side, PICKS) if c != self.team(side)[0]]

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        side = side_of(s, seat)
        named = self.team(side)
        if no is not None:
            twice = Reason("OR-TEAM-01", "Three different monsters are a team, and that one is on yours.")
            no.extend((Option(verb, (card(c),)), twice) for c in named for verb in ("lead", "take"))
        if not named:
            return [Option("lead", (card(c),)) for c in cards(s, side, PICKS)]
        return takes(onward(self.others(s, side), named[1:], TEAM_SIZE - 1))

    def besides(self, s: Overrealm, seat: int) -> list[Option]:
        side = side_of(s, seat)
        named = self.team(side)
        if not named:
            return []
        joining = named[1:]  # whoever leads is taken back once nobody else is named
        return [*takes(passed_over(self.others(s, side), joining, TEAM_SIZE - 1)), *take_backs(joining or named)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        side = side_of(s, seat)
        named = self.team(side)
        if option.verb == "lead":
            named = (index_of(option.refs[0]),)
        elif option in take_backs(named[:1]):
            named = ()
        else:
            named = (named[0], *changed(self.others(s, side), named[1:], option))
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
        if not named:
            return Message("Your team of three: who starts the match?")
        return Message("Who else is on your team? ({0} more)", (TEAM_SIZE - len(named),))


def takes(some: Iterable[int]) -> list[Option]:
    return [Option("take", (card(c),)) for c in some]
