"""Effects that are aimed when they come up, not when they are announced: copies, and what Conditions set off."""

from overtable.games.powerup.book.facts import ACTS, face
from overtable.games.powerup.chain.announce import LINK_KIND
from overtable.games.powerup.chain.respond import put_on_chain
from overtable.games.powerup.chain.said import source_of, then_said
from overtable.games.powerup.chain.targets import choices
from overtable.games.powerup.state import ABILITY, NO_CARD, Link, PowerUp
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import CARD, kind_of, ref


class Aiming(Frame[PowerUp], frozen=True):
    """An effect needs a target (PU-TERM-11): its player chooses one where there are several."""

    seat: int
    source: int
    ability: int

    def aims(self, s: PowerUp) -> list[tuple[int, ...]]:
        return choices(s, self.seat, self.source, ACTS[self.ability])

    def aimed(self, s: PowerUp, link: Link) -> None:
        """What becomes of the effect now that its target is known."""

    def asks(self, s: PowerUp) -> Seats:
        return 1 << self.seat if ACTS[self.ability].target != "none" and len(self.aims(s)) > 1 else 0

    def options(self, s: PowerUp, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("aim", aim) for aim in self.aims(s)]

    def answer(self, s: PowerUp, seat: int, option: Option) -> None:
        s.stack.pop()
        self._take(s, option.refs)

    def run(self, s: PowerUp) -> None:
        aims = self.aims(s)
        if aims:
            self._take(s, aims[0])

    def _take(self, s: PowerUp, aim: tuple[int, ...]) -> None:
        first, second = (*aim, NO_CARD, NO_CARD)[:2]
        self.aimed(s, Link(self.ability, self.source, self.seat, self.link_kind(s), first, second))

    def link_kind(self, s: PowerUp) -> int:
        return LINK_KIND[face(s, self.source).kind]

    def asked_by(self, s: PowerUp, seat: int) -> Source | None:
        copying = [act for act in face(s, self.source).acts if act.copies]
        return source_of(s, self.source, ACTS[self.ability], *copying)


class CopyAim(Aiming, frozen=True):
    """A copied effect gets new targets, chosen by its copier; its own cost is not paid (PU-KEY-14). It is used as one's
    own, and so can be answered like one: nobody could know before what it would be aimed at (PU-CHAIN-01)."""

    about = ("PU-KEY-14", "{0} is no target of the copied effect.")
    kind: int

    def link_kind(self, s: PowerUp) -> int:
        return self.kind

    def run(self, s: PowerUp) -> None:
        if not self.aims(s):
            emit(s, "copied_in_vain")
        super().run(s)

    def aimed(self, s: PowerUp, link: Link) -> None:
        if link.target >= 0 and kind_of(link.target) == CARD:
            emit(s, "copied_at", link.target)
        put_on_chain(s, link)

    def prompt(self, s: PowerUp, seat: int) -> Message:
        act = ACTS[self.ability]
        return Message("Choose {0} for the copied {1}: {2}", (act.aims_at, ref(ABILITY, self.ability), then_said(act)))
