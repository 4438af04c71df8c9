"""Words for which somebody picks cards."""

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.triggers import OF_ITSELF
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import DECLINED, Effects
from overtable.games.overpower.words.which import of_kind_name
from overtable.games.overpower.words.word import Word
from overtable.kernel.frame import Frame, Refusals, after
from overtable.kernel.knowledge import everyone, mix, move
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK, changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

CHOICES = ("special", "universe", "power")
"""The kinds of cards that a player may name."""


def is_kind(s: Overpower, c: int, kind: str) -> bool:
    return of_kind_name(face(s, c), kind)


class Picks(Word, frozen=True, kw_only=True):
    """A word for which somebody picks cards: one at once; of several, nothing happens before all are picked."""

    count: int = 1
    """How many; 0 for all of them, without a choice."""

    def chooser(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        return []

    def possible(self, s: Overpower, k: Effects) -> bool:
        """Whether to ask at all: from public facts."""
        return bool(self.candidates(s, k))

    def wanted(self, s: Overpower, k: Effects) -> int:
        """How many the word speaks of."""
        return self.count

    def most(self, s: Overpower, k: Effects) -> int:
        """How many picks there can be, from public facts."""
        return min(self.wanted(s, k), len(self.candidates(s, k))) if self.drafts else self.count

    def how_many(self, s: Overpower, k: Effects) -> tuple[int, int]:
        most = self.most(s, k)
        return (0 if self.optional(s) else most), most

    def optional(self, s: Overpower) -> bool:
        """Whether one may stop before all are picked."""
        return False

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        """What happens to a picked card."""

    def together(self, s: Overpower, one: int, other: int) -> bool:
        """Whether these two may both be picked."""
        return True

    @property
    def drafts(self) -> bool:
        return self.count > 1

    @property
    def ordered(self) -> bool:
        """Whether the order of several picks is a part of the choice."""
        return False

    def able(self, s: Overpower, k: Effects, picks: tuple[int, ...]) -> list[int]:
        """What was picked, and what can be picked beside it."""
        found = self.candidates(s, k)
        return [c for c in found if c in picks or all(self.together(s, c, p) for p in picks)] if picks else found

    def asks(self, s: Overpower, k: Effects) -> int:
        if self.count == 0 or DECLINED in k.got or len(k.got) >= self.most(s, k) or not self.possible(s, k):
            return 0
        return 1 << self.chooser(s, k)

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        picks = picks_of(k)
        cards = self.able(s, k, picks)
        if self.drafts and not self.ordered:
            cards = onward(cards, picks, 0 if self.optional(s) else min(self.wanted(s, k), len(cards)))
        options = [self.pick(c) for c in cards if c not in picks]
        if not options or self.optional(s):
            options.append(Option("decline"))
        return options

    def besides(self, s: Overpower, k: Effects, seat: int) -> list[Option]:
        picks = picks_of(k)
        if not self.drafts:
            return []
        cards = self.able(s, k, picks)
        early = passed_over(cards, picks, 0 if self.optional(s) else min(self.wanted(s, k), len(cards)))
        return [*(self.pick(c) for c in early if not self.ordered), *take_backs(picks)]

    def pick(self, c: int) -> Option:
        return Option("choose", (card_ref(c),))

    def picked(self, s: Overpower, k: Effects, option: Option) -> tuple[int, ...]:
        if not self.drafts or not option.refs:
            return super().picked(s, k, option)
        picks = picks_of(k)
        if option.verb == TAKE_BACK or not self.ordered:
            said = tuple(g for g in k.got if g < 0)
            return (*said, *(card_ref(c) for c in changed(self.candidates(s, k), picks, option)))
        return (*k.got, option.refs[0])

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.refs and not self.drafts:
            self.take(s, k, index_of(option.refs[0]))

    def does(self, s: Overpower, k: Effects) -> None:
        cards = picks_of(k) if self.count else tuple(self.candidates(s, k))
        if self.drafts or self.count == 0:
            for c in cards:
                self.take(s, k, c)
        s.tally = len(cards)


def picks_of(k: Effects) -> tuple[int, ...]:
    """The cards that were picked for a word so far."""
    return tuple(index_of(g) for g in k.got if g >= 0)


def so_many(s: Overpower, k: Effects) -> int:
    """As many as the word before moved or showed, or as the thing that set off these words was done with."""
    act = s.acts[k.act]
    return len(act.seen) if act.parent == OF_ITSELF and not k.i else s.tally


def to_place(s: Overpower, c: int, at: int, among: list[int], told: int) -> None:
    """Put a card of a Draw Pile at another depth of it; those who do not see it lose track of which one it was."""
    mix(s, among, everyone(s) & ~told)
    move(s, c, s.where[c], everyone(s), at)


def do_under(s: Overpower, frame: Frame[Overpower]) -> None:
    """Push a step below the word that is being answered: it runs when the word is finished."""
    after(s, type(s.stack[-1]), frame)
