"""What runs a list of words: `UseAbility`, the step in which an ability is carried out word by word.

All damage of one ability is collected on the way and lands together at its end (OW-DEFEAT-10).
"""

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from overtable.games.overwatch.board import LINES, SPACES, WIDTH, column_ref, row_ref, space_ref
from overtable.games.overwatch.facts import ABILITIES
from overtable.games.overwatch.heroes.damage import Damage
from overtable.games.overwatch.heroes.reach import refuse_actions
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.state import Overwatch
from overtable.games.overwatch.words.word import WORDS_OF, Use, Word
from overtable.kernel.frame import Frame, Refusals, Seats, below, go_on_as
from overtable.kernel.language import first_low, first_up
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref


class UseAbility(Frame[Overwatch], frozen=True):
    """An ability is carried out, from the word it has come to until its end."""

    use: Use

    def word(self) -> Word:
        return self.use.words()[self.use.i]

    def asks(self, s: Overwatch) -> Seats:
        use = self.use
        words = WORDS_OF[use.ability]
        return 1 << use.actor if use.i < len(words) and words[use.i].asks(s, use) else 0

    def run(self, s: Overwatch) -> None:
        """One word after the other, until one asks, has something done first or calls for the standing check."""
        use = self.use
        words = WORDS_OF[use.ability]
        depth = len(s.stack)
        while use.i < len(words):
            use = words[use.i].does(s, use).onward()
            if len(s.stack) != depth or s.dirty or (use.i < len(words) and words[use.i].chooses):
                below(s, depth, UseAbility(use))  # whatever the word pushed comes first
                return
        if use.packets:
            Damage(use.user, use.packets, use.boost).run(s)

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        found = self.word().options(s, self.use, no)
        if no is not None:
            refuse_actions(no)
            told = {o.refs[0] for o in (*found, *self.besides(s, seat), *(o for o, _ in no)) if o.refs}
            name = ABILITIES[self.use.ability].name
            text = "{0} asks you to " + self.word().asked() + ", and {1} is not that."
            for thing in [thing for thing in everything(s) if thing not in told]:
                no.append((Option("choose", (thing,)), Reason(self.word().rule, text, (name, thing))))
        return found

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        return self.word().besides(s, self.use)

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        go_on_as(s, UseAbility(self.word().take(s, self.use, option)))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        so = first_low(with_x(said_from(self.use.words(), self.use.i)[1], self.use.x))
        text = first_up(self.word().asked()) + " for {0}" + (": {1}" if so else ".")
        return Message(text, (ABILITIES[self.use.ability].name, so))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.use.user, " ".join(said_from(self.use.words(), self.use.i)))

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return self.word().picked(self.use)

    def in_order(self, s: Overwatch, seat: int) -> bool:
        return self.word().in_order()

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return self.word().how_many(s, self.use)


def with_x(text: str, x: int) -> str:
    """What an Ultimate says, with the X that was paid for in its place."""
    return text.replace("X mines", f"{x} {'mine' if x == 1 else 'mines'}") if x else text


def said_from(words: Sequence[Word], at: int) -> tuple[str, str]:
    """What a choice says on the card, and what is said of those chosen until the next choice."""
    one = False
    for word in words[: at + 1]:
        one = word.leaves_one(one)
    so = takewhile(lambda word: not word.chooses, words[at + 1 :])
    return words[at].says(one), " ".join(word.says(one) for word in so)


def everything(s: Overwatch) -> list[int]:
    """All that somebody could point at: cards, spaces, rows and columns."""
    return [
        *(card_ref(c) for c in range(len(s.at))),
        *(space_ref(space) for space in range(SPACES)),
        *(row_ref(line) for line in range(LINES)),
        *(column_ref(column) for column in range(WIDTH)),
    ]


def could_do_something(s: Overwatch, use: Use, at: int = 0) -> bool:
    """Whether an ability could have any effect at all (OW-ULT-10): some word would, for some first pick."""
    words = WORDS_OF[use.ability]
    for word in words[at:] if at else words:
        at += 1
        if word.chooses:
            if word.chooses_heroes and at < len(words) and words[at].hits_any_of(s, word.eligible(s, use)):
                return True
            found = False
            for chosen in word.candidates(s, use):
                found = True
                if could_do_something(s, chosen, at):
                    return True
            if found:
                return False
            if word.chooses_heroes:
                use = replace(use, picks=())
        elif word.has_effect(s, use):
            return True
    return False
