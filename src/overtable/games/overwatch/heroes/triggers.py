"""Triggers: what damage and abilities set off, in the acting player's order (OW-DEFEAT-10)."""

from typing import ClassVar

from overtable.games.overwatch.board import line_of
from overtable.games.overwatch.facts import TEXT
from overtable.games.overwatch.heroes.counters import lower
from overtable.games.overwatch.heroes.damage import Damage, Packet
from overtable.games.overwatch.heroes.reach import refuse_actions, refuse_others
from overtable.games.overwatch.heroes.said import source_of
from overtable.games.overwatch.heroes.standing import can_be_hit, heroes, is_up
from overtable.games.overwatch.picks import DONE, choices
from overtable.games.overwatch.state import Overwatch, Trigger, owner
from overtable.games.overwatch.tokens import MAYHEM, MINES
from overtable.kernel.effect import Effect, present
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Seats, do, go_on_as
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.picks import changed, onward, passed_over, take_backs
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of

TO_CULPRIT, TO_OTHERS, OTHERS = 3, 2, 2
"""Total Mayhem: the damage to the enemy that defeated Junkrat, to others of its row, and how many (OW-DEFEAT-12)."""
ELSEWHERE = ("OW-DEFEAT-12", "{0} is no enemy in the row of the one that did it.")
MINE_DAMAGE = 2  # OW-TOKEN-12


class Triggers(Frame[Overwatch], frozen=True):
    """All that waits is resolved one by one; the acting player chooses when there are several (OW-DEFEAT-10)."""

    about: ClassVar[tuple[str, str] | None] = ("OW-DEFEAT-10", "{0} has no effect that waits to be carried out.")

    actor: int

    def asks(self, s: Overwatch) -> Seats:
        return 1 << self.actor if len(s.triggers) > 1 else 0

    def run(self, s: Overwatch) -> None:
        if s.triggers:
            self.resolve(s, 0)

    def prompt(self, s: Overwatch, seat: int) -> Message:
        return Message("Several effects wait: which is carried out first?")

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        if no is not None:
            refuse_actions(no)
        return [Option("resolve", (card_ref(t.card),)) for t in s.triggers]

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        s.stack.pop()
        self.resolve(s, [t.card for t in s.triggers].index(index_of(option.refs[0])))

    def resolve(self, s: Overwatch, which: int) -> None:
        t = s.triggers.pop(which)
        do(s, Mayhem(t.card, t.cause) if t.kind == MAYHEM else Mine(t.card, t.cause), self)


class Mayhem(Frame[Overwatch], frozen=True):
    """Junkrat's last word: his owner chooses up to two others in the row of the enemy that defeated him.

    OW-DEFEAT-12, OW-DEPLOY-07: it works at his defeat.
    """

    about: ClassVar[tuple[str, str] | None] = ELSEWHERE
    others_choose: ClassVar[Reason] = Reason("OW-DEFEAT-12", "Junkrat's owner chooses first whom he takes along.")

    junkrat: int
    culprit: int
    picks: tuple[int, ...] = ()

    def others(self, s: Overwatch) -> list[int]:
        if s.at[self.culprit] < 0:
            return []
        return [c for c in heroes(s, line_of(s.at[self.culprit])) if c != self.culprit and can_be_hit(s, c)]

    def asks(self, s: Overwatch) -> Seats:
        most = min(OTHERS, len(self.others(s)))
        return 1 << owner(s, self.junkrat) if len(self.picks) < most else 0

    def run(self, s: Overwatch) -> None:
        if s.at[self.culprit] >= 0:
            emit(s, "avenged", card_ref(self.junkrat), card_ref(self.culprit))
            packets = (Packet(self.culprit, TO_CULPRIT), *(Packet(c, TO_OTHERS) for c in self.picks))
            do(s, Damage(self.junkrat, packets))

    def prompt(self, s: Overwatch, seat: int) -> Message:
        text = "Total Mayhem: choose up to two more enemies in the row of {0} to take {1} damage each."
        return Message(text, (card_ref(self.culprit), TO_OTHERS))

    def asked_by(self, s: Overwatch, seat: int) -> Source:
        return source_of(s, self.junkrat, TEXT[s.printing[self.junkrat]].partition("\n")[0])

    def options(self, s: Overwatch, seat: int, no: Refusals | None = None) -> list[Option]:
        others = self.others(s)
        if no is not None:
            hit = card_ref(self.culprit)
            no.append((Option("choose", (hit,)), Reason("OW-DEFEAT-12", "{0} defeated him and is hit anyway.", (hit,))))
            refuse_actions(no)
            refuse_others(s, [self.culprit, *others], *ELSEWHERE, no)
        return [*choices(onward(others, self.picks)), DONE]

    def besides(self, s: Overwatch, seat: int) -> list[Option]:
        return [*choices(passed_over(self.others(s), self.picks)), *take_backs(self.picks)]

    def picked(self, s: Overwatch, seat: int) -> tuple[Option, ...]:
        return tuple(choices(self.picks))

    def range(self, s: Overwatch, seat: int) -> tuple[int, int]:
        return 0, min(OTHERS, len(self.others(s)))

    def answer(self, s: Overwatch, seat: int, option: Option) -> None:
        if option == DONE:
            s.stack.pop()
            self.run(s)
        else:
            go_on_as(s, Mayhem(self.junkrat, self.culprit, changed(self.others(s), self.picks, option)))


class AbilityUsed(Frame[Overwatch], frozen=True):
    """After a deploy skill or an Ultimate: one mine of the row where the user stands now is set off (OW-TOKEN-12)."""

    user: int
    actor: int

    def run(self, s: Overwatch) -> None:
        laid = mines_under(s, self.user)
        if laid:
            s.triggers.append(Trigger(MINES, laid[0].source, self.user))
        if s.triggers:
            do(s, Triggers(self.actor))


class Mine(Frame[Overwatch], frozen=True):
    """A mine goes off under the Hero that used an ability in its row, and is gone (OW-TOKEN-12)."""

    layer: int
    user: int

    def run(self, s: Overwatch) -> None:
        for e in [e for e in mines_under(s, self.user) if e.source == self.layer][:1]:
            emit(s, "mine", card_ref(self.user))
            lower(s, e, 1)
            do(s, Damage(self.layer, (Packet(self.user, MINE_DAMAGE),)))


def mines_under(s: Overwatch, user: int) -> list[Effect]:
    """The mines beside the row where a Hero stands."""
    if not present(s, MINES) or not is_up(s, user):
        return []
    line = line_of(s.at[user])
    return [e for e in s.effects if e.kind == MINES and e.subject == line]
