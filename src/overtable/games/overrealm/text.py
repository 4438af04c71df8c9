"""Texts being carried out, word by word, and the flips they ask for."""

from overtable.games.overrealm.damage import has_no_effect_on
from overtable.games.overrealm.deck import turn_top
from overtable.games.overrealm.figures import AURA, FLIPS, FOILED, HITS
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.tables import (
    ACTIONS_OF,
    EVENT,
    KIND,
    NO_SCRIPT,
    PASSIVES,
    STATUS_KIND,
    SUCCESS,
    THEN,
    WORDS,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, do
from overtable.kernel.refs import CARD, card, index_of, kind_of, seat

TO_ACT = -1
"""In place of a script: the flip decides whether the monster action is successful at all."""


class Text(Frame[Overrealm], frozen=True):
    """One list of words, from word `i` on. `source` is the card, action or ability that it is printed on."""

    script: int
    side: int
    source: int
    i: int = 0

    def run(self, s: Overrealm) -> None:
        words = WORDS[self.script]
        if self.i + 1 < len(words):
            do(s, Text(self.script, self.side, self.source, self.i + 1))
        word = words[self.i]
        # OR-KO-09: a buff that says "this monster" does nothing once that monster has left play.
        if kind_of(self.source) == CARD:
            row = s.printing[index_of(self.source)]
            if word.mine and KIND[row] < 0 and s.actor[self.side] != s.active[self.side]:
                return
            ineffective = KIND[row] == STATUS_KIND and word.targets and not word.inner()
            if ineffective and has_no_effect_on(s, row, s.active[1 - self.side]):
                return
        word.does(s, self)

    def then(self, s: Overrealm, which: int = 0) -> None:
        """Go on with the words inside the present one."""
        say(s, THEN[self.script][self.i][which], self.side, self.source)

    @property
    def card(self) -> int:
        return index_of(self.source)


def say(s: Overrealm, script: int, side: int, source: int) -> None:
    if script != NO_SCRIPT:
        do(s, Text(script, side, source))


def more_flips(s: Overrealm, side: int) -> int:
    """OR-FLIP-08: what Focus and Invigorate add to every flip of the side."""
    more = s.f[FLIPS + side]
    first = AURA + side * 12
    if any(s.f[first : first + 12]):
        for i in range(12):
            if s.f[first + i] and "flip_more" in PASSIVES[ACTIONS_OF[s.row[side * 3 + (i >> 2)]][i & 3]]:
                more += 1
    return more


def flip(s: Overrealm, number: int, text: Text) -> None:
    """OR-FLIP-01: turn up to so many cards, until one is a success."""
    do(s, Flip(number + more_flips(s, text.side), text.script, text.side, text.source, text.i))


class Flip(Frame[Overrealm], frozen=True):
    """Turn one card; go on while all were fails and cards are left to turn."""

    left: int
    script: int
    side: int
    source: int
    i: int = 0

    def run(self, s: Overrealm) -> None:
        top = turn_top(s, self.side, self.source) if self.left > 0 else -1
        if top < 0:
            do(s, Flipped(self.script, self.side, self.source, self.i, False))
            return
        row = s.printing[top]
        if SUCCESS[row]:
            do(s, Flipped(self.script, self.side, self.source, self.i, True))
        else:
            do(s, Flip(self.left - 1, self.script, self.side, self.source, self.i))
        if EVENT[row] != NO_SCRIPT:  # OR-FLIP-06: before any further flip
            emit(s, "flip_event", seat(s.sides[self.side]), card(top))
            do(s, Text(EVENT[row], self.side, card(top)))


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
        text = Text(self.script, self.side, self.source, self.i)
        WORDS[self.script][self.i].flipped(s, text, self.success)
