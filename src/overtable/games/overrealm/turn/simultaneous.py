"""Effects of the same timing, both players' at once. OR-ORDER-10, OR-BUFF-06.

Where both sides have effects they resolve from one snapshot: `Fork` keeps it, `Swap` puts the first side's result
away and brings the snapshot back, `Join` adds up what both changed.
"""

from overtable.games.overrealm.board.conditions import too_tired_for_buffs
from overtable.games.overrealm.facts import GOOP, IS_BUFF, OOZYGOOPZ
from overtable.games.overrealm.figures import BUFFS_LOST, merged
from overtable.games.overrealm.state import Overrealm, team_rows
from overtable.games.overrealm.words.run import Text
from overtable.games.overrealm.words.scripts import reaches, speaks_of_this_monster
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of
from overtable.kernel.refs import seat as seat_ref

Effect = tuple[int, int]
"""A script, and the card, action or ability that it is printed on."""


class Fork(Frame[Overrealm], frozen=True):
    """Keep a snapshot of the figures."""

    def run(self, s: Overrealm) -> None:
        s.snapshot = s.f[:]


class Swap(Frame[Overrealm], frozen=True):
    """The first side is done: back to the snapshot for the second."""

    def run(self, s: Overrealm) -> None:
        s.first_done = s.f
        s.f = s.snapshot[:]


class Join(Frame[Overrealm], frozen=True):
    """OR-ORDER-08: what both sides did to the snapshot, at once."""

    def run(self, s: Overrealm) -> None:
        s.f = merged(s.snapshot, s.first_done, s.f)
        s.snapshot, s.first_done = [], []


def at_once(first: Frame[Overrealm], second: Frame[Overrealm]) -> list[Frame[Overrealm]]:
    """Two steps from one snapshot: neither finds what the other did to the figures."""
    return [Fork(), first, Swap(), second, Join()]


class Effects(Frame[Overrealm], frozen=True):
    """One side's effects of a timing; their owner says which is next (OR-BUFF-06)."""

    side: int
    left: tuple[Effect, ...]
    ordered: bool = False

    about = ("OR-BUFF-06", "You say which of your effects is next, and {0} is none of them.")

    def asks(self, s: Overrealm) -> Seats:
        left = self.left
        if self.ordered or len(left) < 2 or all(effect[0] == left[0][0] for effect in left):
            return 0
        return 1 << s.sides[self.side]

    def run(self, s: Overrealm) -> None:
        if self.left:
            self.resolve(s, self.left[0])

    def resolve(self, s: Overrealm, effect: Effect) -> None:
        at = self.left.index(effect)
        rest = self.left[:at] + self.left[at + 1 :]
        if rest:
            do(s, Effects(self.side, rest, self.ordered))
        script, source = effect
        if kind_of(source) == CARD and buff_is_lost(s, self.side, index_of(source), script):
            emit(s, "buff_lost", source)
            return
        emit(s, "resolves", source, seat_ref(s.sides[self.side]))
        Text(script, self.side, source).run(s)

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("resolve", (source,)) for source in dict.fromkeys(source for _, source in self.left)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, next(effect for effect in self.left if effect[1] == option.refs[0]))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        sources = tuple(dict.fromkeys(source for _, source in self.left))
        if len(sources) == 2:
            return Message("{0} and {1} come at once. Order may matter: which goes first?", sources)
        text = "{0} of your effects come at once. Order may matter: which goes next?"
        return Message(text, (len(sources),))


def buff_is_lost(s: Overrealm, side: int, card: int, script: int) -> bool:
    """OR-BUFF-08, OR-REACT-03; OR-KO-09: a buff that says "this monster" once that monster has left play; and a Goop
    card does nothing for a team without Oozygoopz."""
    row = s.printing[card]
    if not IS_BUFF[row]:
        return False
    if s.f[BUFFS_LOST + side] or too_tired_for_buffs(s, s.actor[side]):
        return True
    if s.actor[side] != s.active[side] and speaks_of_this_monster(script):
        return True
    return GOOP[row] and OOZYGOOPZ[0] not in team_rows(s, side)


def together(first: tuple[Effect, ...], second: tuple[Effect, ...], ordered: bool = False) -> list[Frame[Overrealm]]:
    """OR-ORDER-10: the steps that resolve both sides' effects at once; none when neither side has any."""
    if first and second:
        a, b = Effects(0, first, ordered), Effects(1, second, ordered)
        if any(reaches(script) for script, _ in first):
            a, b = b, a  # the snapshot holds no cards: who reaches for the other's comes second
        return at_once(a, b)
    if first or second:
        return [Effects(0 if first else 1, first or second, ordered)]
    return []
