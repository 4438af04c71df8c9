"""Words for which somebody picks cards, one after the other."""

from overtable.games.overpower.book.facts import face
from overtable.games.overpower.state import Overpower
from overtable.games.overpower.words.run import DECLINED, Effects
from overtable.games.overpower.words.which import of_kind_name
from overtable.games.overpower.words.word import Word
from overtable.kernel.frame import Frame, Refusals, after
from overtable.kernel.knowledge import everyone, move
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

CHOICES = ("special", "universe", "power")
"""The kinds of cards that a player may name."""


def is_kind(s: Overpower, c: int, kind: str) -> bool:
    return of_kind_name(face(s, c), kind)


class Picks(Word, frozen=True, kw_only=True):
    """A word for which somebody picks cards, one after the other."""

    count: int = 1
    """How many; 0 for all of them, without a choice."""

    def chooser(self, s: Overpower, k: Effects) -> int:
        return s.acts[k.act].seat

    def candidates(self, s: Overpower, k: Effects) -> list[int]:
        return []

    def possible(self, s: Overpower, k: Effects) -> bool:
        """Whether to ask at all: from public facts."""
        return bool(self.candidates(s, k))

    def optional(self, s: Overpower) -> bool:
        return False

    def take(self, s: Overpower, k: Effects, c: int) -> None:
        """What happens to a picked card."""

    def ready(self, s: Overpower, k: Effects) -> None:
        """Before the first pick."""

    def asks(self, s: Overpower, k: Effects) -> int:
        if self.count == 0 or len(k.got) >= self.count or DECLINED in k.got or not self.possible(s, k):
            return 0
        return 1 << self.chooser(s, k)

    def options(self, s: Overpower, k: Effects, seat: int, no: Refusals | None) -> list[Option]:
        options = [Option("choose", (card_ref(c),)) for c in self.candidates(s, k) if card_ref(c) not in k.got]
        if not options or self.optional(s):
            options.append(Option("decline"))
        return options

    def answer(self, s: Overpower, k: Effects, seat: int, option: Option) -> None:
        if option.refs:
            self.take(s, k, index_of(option.refs[0]))

    def does(self, s: Overpower, k: Effects) -> None:
        if self.count == 0:
            cards = self.candidates(s, k)
            for c in cards:
                self.take(s, k, c)
            s.tally = len(cards)
        else:
            s.tally = sum(1 for g in k.got if g >= 0)


def to_place(s: Overpower, c: int, at: int, told: int) -> None:
    """Put a card of a Draw Pile at another depth of it; those who do not see it lose track."""
    move(s, c, s.where[c], everyone(s), at)


def do_under(s: Overpower, frame: Frame[Overpower]) -> None:
    """Push a step below the word that is being answered: it runs when the word is finished."""
    after(s, type(s.stack[-1]), frame)
