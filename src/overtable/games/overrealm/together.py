"""Effects of the same timing, both players' at once. OR-ORDER-10, OR-BUFF-06.

Where both sides have effects they resolve from one snapshot: `Fork` keeps it, `Swap` puts the first side's result
away and brings the snapshot back, `Join` adds up what both changed. Then the HP land and KOs are checked.
"""

from overtable.games.overrealm.cubes import too_tired_for_buffs
from overtable.games.overrealm.figures import DEALT, HP, LEAVES, LOSTBUFFS, merged
from overtable.games.overrealm.hp import land
from overtable.games.overrealm.ko import CheckKO, Departures
from overtable.games.overrealm.speed import action_ref, action_row
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import GOOP, KILL, KIND, NO_SCRIPT, OOZY, WORDS
from overtable.games.overrealm.text import Text
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option
from overtable.kernel.refs import CARD, index_of, kind_of

Effect = tuple[int, int]
"""A script, and the card, action or ability that it is printed on."""


class Fork(Frame[Overrealm], frozen=True):
    """Keep a snapshot of the figures."""

    def run(self, s: Overrealm) -> None:
        s.before = s.f[:]


class Swap(Frame[Overrealm], frozen=True):
    """The first side is done: back to the snapshot for the second."""

    def run(self, s: Overrealm) -> None:
        s.first = s.f
        s.f = s.before[:]


class Join(Frame[Overrealm], frozen=True):
    """OR-ORDER-08: what both sides did to the snapshot, at once."""

    def run(self, s: Overrealm) -> None:
        s.f = merged(s.before, s.first, s.f)
        s.before, s.first = [], []


class Effects(Frame[Overrealm], frozen=True):
    """One side's effects of a timing; their owner says which is next (OR-BUFF-06)."""

    side: int
    left: tuple[Effect, ...]
    ordered: bool = False

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
        if kind_of(source) == CARD and buff_is_lost(s, self.side, index_of(source)):
            emit(s, "buff_lost", source)
            return
        emit(s, "resolves", source)
        do(s, Text(script, self.side, source))

    def options(self, s: Overrealm, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("resolve", (source,)) for source in dict.fromkeys(source for _, source in self.left)]

    def answer(self, s: Overrealm, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, next(effect for effect in self.left if effect[1] == option.refs[0]))

    def prompt(self, s: Overrealm, seat: int) -> Message:
        return Message("Which of your effects resolves next?")


def buff_is_lost(s: Overrealm, side: int, card: int) -> bool:
    """OR-BUFF-08, OR-REACT-03; and a Goop card does nothing for a team without Oozygoopz."""
    if KIND[s.printing[card]] >= 0:
        return False
    if s.f[LOSTBUFFS + side] or too_tired_for_buffs(s, s.actor[side]):
        return True
    return GOOP[s.printing[card]] and OOZY[0] not in s.row[side * 3 : side * 3 + 3]


class StepOver(Frame[Overrealm], frozen=True):
    """The step is over: HP land, kills are paid, KOs are checked, and who was made to leave leaves (OR-KO-01)."""

    struck: int = 0

    def run(self, s: Overrealm) -> None:
        land(s)
        f = s.f
        a, b = s.active
        if f[HP + a] and f[HP + b] and not (f[LEAVES] or f[LEAVES + 1]):
            return
        kills = []
        for side in (0, 1):
            if self.struck >> side & 1 and f[DEALT + side] and not f[HP + s.active[1 - side]]:
                row = action_row(s, side)
                if KILL[row] != NO_SCRIPT:
                    kills.append(Text(KILL[row], side, action_ref(s, side)))
        do(s, *kills, CheckKO(), Departures())


def together(first: tuple[Effect, ...], second: tuple[Effect, ...], ordered: bool = False) -> list[Frame[Overrealm]]:
    """The steps that resolve both sides' effects at once; none when neither side has any."""
    if first and second:
        a, b = Effects(0, first, ordered), Effects(1, second, ordered)
        if any(word.reaches for script, _ in first for word in WORDS[script]):
            a, b = b, a  # the snapshot holds no cards: who reaches for the other's comes second
        return [Fork(), a, Swap(), b, Join(), StepOver()]
    if first or second:
        return [Effects(0 if first else 1, first or second, ordered), StepOver()]
    return []
