"""A turn of the Battle Phase: concede, pass, or one action."""

import msgspec

from overtable.games.overpower.act import FURTHER
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.action import read
from overtable.games.overpower.attack.face_down import FACE_DOWN, face_down
from overtable.games.overpower.attack.grant import FIRST, Grant
from overtable.games.overpower.attack.launch import NegateWindow, launch
from overtable.games.overpower.attack.options import Question, follow_up_exists
from overtable.games.overpower.attack.prices import give_up, price_options
from overtable.games.overpower.attack.users import People
from overtable.games.overpower.attack.utility import Aid
from overtable.games.overpower.attack.utility_options import Utilities
from overtable.games.overpower.attack.utility_play import launch_utility
from overtable.games.overpower.attack.with_utility import Aided, commit_aids, has_grid_aid, with_aid
from overtable.games.overpower.book.facts import ALLY, TEAMWORK, face
from overtable.games.overpower.hits.ko import line_is_gone
from overtable.games.overpower.hits.resolve import Finish
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_FRENZY, K_LOCK
from overtable.games.overpower.inplay.legality import why_not_concede
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.phases.concession import Concede, ConcedeByCard
from overtable.games.overpower.state import (
    HAND,
    Overpower,
    hand,
    placed,
    team,
    zone,
)
from overtable.kernel.effect import end
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, after, do, go_on_as, in_place_of
from overtable.kernel.language import and_list
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref

WAYS = (
    ("attack", {"attack", FACE_DOWN, "add"}),
    ("play a card", {"play", "negate", "give_up"}),
    ("pass", {"pass"}),
    ("concede", {"concede"}),
)
"""What a turn may be, by the verbs of its answers: only what is offered is named."""


class Turn(Frame[Overpower], frozen=True):
    """OP25-BATT-16: what the player does with the turn; utilities may be put with an attack first."""

    about = ("OP25-BATT-16", "A turn is one attack, with or without utilities, or one utility; {0} is neither.")

    seat: int
    aids: tuple[Aid, ...] = ()

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out: list[Option] = []
        aided = Aided(s, seat, FIRST, self.aids)
        if self.aids:
            return aided.all(no)
        why = why_not_concede(s, seat)
        if why is None:
            out.append(Option("concede"))  # OP25-BATT-10, OPC-BATT-26
        elif no is not None:
            no.append((Option("concede"), why))
        if s.passed >> seat & 1:
            if no is not None:
                # OPC-BATT-31
                reason = Reason("OP25-BATT-13", "After passing you may only pass or concede.")
                for c in [*hand(s, seat), *placed(s, seat)]:
                    no.append((Option("attack", (card_ref(c),)), reason))
                    no.append((Option("play", (card_ref(c),)), reason))
            out.append(Option("pass"))
            return out
        people = People(s)
        attacks = Question(s, seat, FIRST, no, people=people).all()
        in_hand = zone(seat, HAND)
        every = [*attacks, *face_down(s, seat, FIRST)]
        if any(s.where[index_of(o.refs[0])] == in_hand and self.by_hand_alone(s, o) for o in every):
            if no is not None:
                no.append((Option("pass"), Reason("OP25-BATT-12", "You hold an attack that can be used.")))
        else:
            out.append(Option("pass"))  # OP25-BATT-67: so always where no attack has a target
        out += attacks
        out += Utilities(s, seat, FIRST, no, people).all()
        if attacks or has_grid_aid(s, seat):
            out += aided.more(no, attacks)
        out += self.others(s, seat)
        return out

    def by_hand_alone(self, s: Overpower, attack: Option) -> bool:
        """OPC-BATT-29, OPC-BATT-30: whether no placed card is needed for it; one that may follow up is saved."""
        c, user = (index_of(r) for r in attack.refs[:2])
        f = s.faces[s.printing[c]]
        if s.rules.placed_follow_up_counts or f.kind not in (TEAMWORK, ALLY):
            return True
        return follow_up_exists(s, self.seat, c, f, user, by_hand=True)

    def others(self, s: Overpower, seat: int) -> list[Option]:
        """Actions that cards in play allow."""
        out: list[Option] = []
        if not s.effects:
            return out
        out += price_options(s, seat)
        return out + face_down(s, seat, FIRST)

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "add":
            go_on_as(s, msgspec.structs.replace(self, aids=with_aid(self.aids, option)))
            return
        s.stack.pop()
        s.acts = []
        s.turn_over = False
        if verb == "pass":
            emit(s, "pass", seat_ref(seat))
            s.passed |= 1 << seat
            do(s, AfterPass(seat))
            return
        do(s, NextTurn(seat))
        if verb == "concede" and not option.refs:
            do(s, Concede(seat))
        elif verb in ("attack", FACE_DOWN):
            grant = FIRST if verb == "attack" else Grant(hidden=True)
            aids = commit_aids(s, seat, self.aids)
            launch(s, read(s, seat, Option("attack", option.refs), grant), aids=aids)
        elif verb in ("play", "negate", "concede"):
            launch_utility(s, seat, option)
            if verb == "concede":
                a = len(s.acts) - 1
                after(s, NegateWindow, Concede(seat, a))
                after(s, Finish, ConcedeByCard(a, seat))
        else:
            give_up(s, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        if self.aids:
            return Message("Attack with the chosen utilities: which attack do they go with?")
        if s.passed >> seat & 1:
            return Message("Your turn: you have passed, so pass again or concede.")
        verbs = {o.verb for o in self.options(s, seat)}
        ways = [text for text, some in WAYS if verbs & some]
        but = "" if "pass" in verbs else " (no pass: you can attack)"  # OP25-BATT-12
        return Message(f"Your turn: {and_list(ways, 'or')}{but}.")

    def untold(self, s: Overpower, seat: int) -> Frame[Overpower]:
        return self if seat == self.seat else Turn(self.seat)


class NextTurn(Frame[Overpower], frozen=True):
    """OP25-BATT-65, OPC-BATT-01: the turn goes to the other player."""

    seat: int

    def run(self, s: Overpower) -> None:
        s.acts = []
        s.turn_over = False
        if line_is_gone(s):
            return  # OPC-END-02: the end of the battle waits below
        first_turns_over(s, self.seat)
        s.turn = 1 - self.seat
        do(s, *frenzies(s, 1 - self.seat), Turn(1 - self.seat))


def first_turns_over(s: Overpower, seat: int) -> None:
    """What holds until both players have taken a turn ends with the first one of the second player."""
    if seat != s.initiative and s.kinds >> K_LOCK & 1:
        end(s, lambda e: e.kind == K_LOCK and word_of(e).first_turns)


def frenzies(s: Overpower, seat: int) -> list[Frame[Overpower]]:
    """Whoever must make as many attacks as possible on this turn does so first."""
    found = [Frenzy(seat, e.subject, source=e.source) for e in of_kind(s, K_FRENZY) if e.subject >> 2 == seat]
    end(s, lambda e: e.kind == K_FRENZY and e.subject >> 2 == seat)
    return [*found]


class Frenzy(Frame[Overpower], frozen=True):
    """A character must make as many attacks as possible, one after the other: that is the turn of its player."""

    about = ("OP25-BATT-16", "A card in play says who must attack now; {0} is no attack of that character.")

    seat: int
    who: int
    made: bool = False
    source: int = -1
    """The card that says so."""

    def asks(self, s: Overpower) -> int:
        return 0 if s.turn_over or s.kod[self.who] or line_is_gone(s) else 1 << self.seat

    def grant(self) -> Grant:
        return Grant(users=1 << self.who, string=FURTHER)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return Question(s, seat, self.grant(), no).all() or [Option("done")]

    def run(self, s: Overpower) -> None:
        if self.made:
            in_place_of(s, Turn, NextTurn(self.seat))

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "done":
            self.run(s)
            return
        s.acts = []
        do(s, Frenzy(seat, self.who, made=True, source=self.source))
        launch(s, read(s, seat, option, self.grant()))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("{0} must attack as often as possible: which attack is next?", (card_ref(self.who),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, self.source, lambda name: [w.says(name) for w in face(s, self.source).card.all_words()])


class AfterPass(Frame[Overpower], frozen=True):
    """OP25-BATT-66: the battle ends with a pass right after another, or with a pass against a fallen team."""

    seat: int

    def run(self, s: Overpower) -> None:
        first_turns_over(s, self.seat)
        if team(s, 1 - self.seat):
            s.turn = 1 - self.seat
            do(s, SecondPass(1 - self.seat))


class SecondPass(Turn, frozen=True):
    """A turn right after the opponent's pass: a pass now ends the battle (OP25-BATT-15, OPC-END-01)."""

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        if option.verb == "pass":
            s.stack.pop()
            emit(s, "pass", seat_ref(seat))
            s.passed |= 1 << seat
        else:
            super().answer(s, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        offered = any(o.verb == "pass" for o in self.options(s, seat))
        if self.aids or s.passed >> seat & 1 or not offered:
            return super().prompt(s, seat)
        return Message("Your turn: your opponent has passed, and a pass of yours ends the battle.")

    def untold(self, s: Overpower, seat: int) -> Frame[Overpower]:
        return self if seat == self.seat else SecondPass(self.seat)
