"""Scripts being carried out, word by word, and the flips they ask for."""

from overtable.games.overrealm.action.damage import has_no_effect_on
from overtable.games.overrealm.board.auras import running
from overtable.games.overrealm.board.deck import NO_CARD, turn_top
from overtable.games.overrealm.facts import EVENT, FLIP_MORE, KIND, NO_SCRIPT, STATUS_KIND, SUCCESS
from overtable.games.overrealm.figures import FLIPS, FOILED, HITS
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.words.scripts import INSIDE, SCRIPTS
from overtable.games.overrealm.words.word import At, Word
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import CARD, card, index_of, kind_of, number, seat

TO_ACT = -1
"""In place of a script: the flip decides whether the monster action is successful at all."""


class Text(At, frozen=True):
    """One script, from word `i` on. `source` is the card, action or ability that it is printed on."""

    def run(self, s: Overrealm) -> None:
        """The words from here on, until one of them has something done before the next."""
        words = SCRIPTS[self.script]
        at = self
        while at.i + 1 < len(words):
            rest = Text(at.script, at.side, at.source, at.i + 1)
            do(s, rest)
            at.carry_out(s, words[at.i])
            if s.stack[-1] is not rest:
                return
            s.stack.pop()
            at = rest
        at.carry_out(s, words[at.i])

    def carry_out(self, s: Overrealm, word: Word) -> None:
        """One word, unless it is one that has no effect."""
        if kind_of(self.source) == CARD:
            row = s.printing[index_of(self.source)]
            # OR-STATUS-03, OR-CARD-06: flips, which contain other words, are still made.
            ineffective = KIND[row] == STATUS_KIND and word.targets and not word.inner()
            if ineffective and has_no_effect_on(s, row, s.active[1 - self.side]):
                return
        word.does(s, self)


def say(s: Overrealm, script: int, side: int, source: int) -> None:
    if script != NO_SCRIPT:
        do(s, Text(script, side, source))


def say_inside(s: Overrealm, at: At, which: int = 0) -> None:
    """Go on with the words inside the present one."""
    say(s, INSIDE[at.script][at.i][which], at.side, at.source)


def more_flips(s: Overrealm, side: int) -> int:
    """OR-FLIP-08: what Focus and Invigorate add to every flip of the side."""
    more = s.f[FLIPS + side]
    for _, row in running(s, side):
        if FLIP_MORE[row]:
            more += 1
    return more


def flip(s: Overrealm, number: int, at: At) -> None:
    """OR-FLIP-01: turn up to so many cards, until one is a success."""
    do(s, Flip(number + more_flips(s, at.side), at.script, at.side, at.source, at.i))


class Flip(Frame[Overrealm], frozen=True):
    """OR-FLIP-01: turn one card; go on while all were fails and cards are left to turn."""

    left: int
    script: int
    side: int
    source: int
    i: int = 0

    def run(self, s: Overrealm) -> None:
        top = turn_top(s, self.side, self.source) if self.left > 0 else NO_CARD
        if top == NO_CARD:
            Flipped(self.script, self.side, self.source, self.i, False).run(s)
            return
        row = s.printing[top]
        then: Flipped | Flip
        if SUCCESS[row]:
            then = Flipped(self.script, self.side, self.source, self.i, True)
        else:
            then = Flip(self.left - 1, self.script, self.side, self.source, self.i)
        if EVENT[row] == NO_SCRIPT:
            then.run(s)
        else:  # OR-FLIP-06: before any further flip; OR-FLIP-07: for whoever flips
            emit(s, "flip_event", seat(s.sides[self.side]), card(top), number(EVENT[row]))
            do(s, Text(EVENT[row], self.side, card(top)), then)


def flip_to_act(s: Overrealm, number: int, side: int, source: int) -> Flip:
    """The side's monster action does nothing unless this flip succeeds."""
    return Flip(number + more_flips(s, side), TO_ACT, side, source)


class Flipped(Frame[Overrealm], frozen=True):
    """The flip is over: its ability resolves, or not."""

    script: int
    side: int
    source: int
    i: int
    success: bool

    def run(self, s: Overrealm) -> None:
        emit(s, "flip_success" if self.success else "flip_fail", seat(s.sides[self.side]), self.source)
        if self.script == TO_ACT:
            if not self.success:
                s.f[FOILED + self.side] = 1
            return
        s.f[HITS + self.side] += self.success
        SCRIPTS[self.script][self.i].flipped(s, Text(self.script, self.side, self.source, self.i), self.success)
