"""A turn of the Battle Phase: concede, pass, or one action."""

import msgspec

from overtable.games.overpower.attack.action import launch, read
from overtable.games.overpower.attack.grant import FIRST, Grant
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.attack.prices import give_up, price_options
from overtable.games.overpower.attack.utility import Aid
from overtable.games.overpower.attack.utility_options import Utilities
from overtable.games.overpower.attack.utility_play import launch_utility
from overtable.games.overpower.attack.with_utility import Aided, commit_aids, has_grid_aid, with_aid
from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.inplay.kinds import PERMISSION
from overtable.games.overpower.inplay.legality import may_answer
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import may
from overtable.games.overpower.state import (
    BRAWL,
    HAND,
    P_CONCESSION,
    SKIRMISH,
    Overpower,
    front,
    hand,
    placed,
    team,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref


def why_not_concede(s: Overpower, seat: int) -> Reason | None:
    if s.mode == BRAWL:
        return Reason("OP25-MODE-03", "There is no conceding in Brawl.")
    if s.mode == SKIRMISH and 2 * s.won_stakes[seat] > sum(s.won_stakes) + s.stakes + len(s.zones[37]):
        return Reason("OP25-MODE-11", "With a majority of the Objectives won you may not concede.")
    return None


class Turn(Frame[Overpower], frozen=True):
    """OP25-BATT-10 to 16: what the player does with the turn; utilities may be put with an attack first."""

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
            out.append(Option("concede"))
        elif no is not None:
            no.append((Option("concede"), why))
        if s.passed >> seat & 1:
            if no is not None:
                reason = Reason("OP25-BATT-13", "After passing you may only pass or concede.")
                for c in [*hand(s, seat), *placed(s, seat)]:
                    no.append((Option("attack", (card_ref(c),)), reason))
                    no.append((Option("play", (card_ref(c),)), reason))
            out.append(Option("pass"))
            return out
        attacks = Question(s, seat, FIRST, no).all()
        in_hand = zone(seat, HAND)
        if any(s.where[index_of(o.refs[0])] == in_hand for o in attacks):
            if no is not None:
                no.append((Option("pass"), Reason("OP25-BATT-12", "You hold an attack that can be used.")))
        else:
            out.append(Option("pass"))
        out += attacks
        out += Utilities(s, seat, FIRST, no).all()
        if attacks or has_grid_aid(s, seat):
            out += aided.more(no, attacks)
        out += self.others(s, seat)
        return out

    def others(self, s: Overpower, seat: int) -> list[Option]:
        """Actions that cards in play allow."""
        out: list[Option] = []
        if not s.effects:
            return out
        out += price_options(s, seat)
        if s.kinds >> PERMISSION["attack_face_down"] & 1:
            users = sum(1 << ch for ch in front(s, seat) if may(s, "attack_face_down", ch))
            hidden = Question(s, seat, Grant(users=users, hidden=True), None).all()
            out += [Option("attack_face_down", o.refs) for o in hidden]
        return out

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "add":
            s.stack[-1] = msgspec.structs.replace(self, aids=with_aid(self.aids, option))
            return
        s.stack.pop()
        s.acts = []
        s.turn_over = False
        do(s, NextTurn(seat))
        if verb == "pass":
            emit(s, "pass", seat_ref(seat))
            s.passed |= 1 << seat
            s.stack[-1] = AfterPass(seat)
        elif verb == "concede" and not option.refs:
            s.stack.pop()
            do(s, Concede(seat))
        elif verb in ("attack", "attack_face_down"):
            grant = FIRST if verb == "attack" else Grant(hidden=True)
            aids = commit_aids(s, seat, self.aids)
            launch(s, read(s, seat, Option("attack", option.refs), grant), aids=aids)
        elif verb in ("play", "negate", "concede"):
            launch_utility(s, seat, option)
        else:
            give_up(s, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Attack with the chosen utilities." if self.aids else "Your turn.")

    def untold(self, s: Overpower, seat: int) -> Frame[Overpower]:
        return self if seat == self.seat else Turn(self.seat)


class NextTurn(Frame[Overpower], frozen=True):
    """OP25-BATT-65."""

    seat: int

    def run(self, s: Overpower) -> None:
        s.acts = []
        s.turn_over = False
        s.turn = 1 - self.seat
        do(s, Turn(1 - self.seat))


class AfterPass(Frame[Overpower], frozen=True):
    """OP25-BATT-15, 66: two passes in a row end the battle; so does a pass against a fallen team."""

    seat: int

    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.phases.end import EndBattle

        if not team(s, 1 - self.seat):
            do(s, EndBattle())
            return
        s.turn = 1 - self.seat
        do(
            s,
            Turn(1 - self.seat, ()),
        )
        s.stack[-1] = SecondPass(1 - self.seat)


class SecondPass(Turn, frozen=True):
    """A turn right after the opponent's pass: a pass now ends the battle."""

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.phases.end import EndBattle

        if option.verb == "pass":
            s.stack.pop()
            emit(s, "pass", seat_ref(seat))
            s.passed |= 1 << seat
            do(s, EndBattle())
            return
        if option.verb == "add":
            s.stack[-1] = SecondPass(self.seat, with_aid(self.aids, option))
            return
        Turn.answer(self, s, seat, option)

    def untold(self, s: Overpower, seat: int) -> Frame[Overpower]:
        return self if seat == self.seat else SecondPass(self.seat)


class Concede(Frame[Overpower], frozen=True):
    """OP25-BATT-10: a concession; the opponent may hold a card that prevents it."""

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        for c in [*hand(s, seat), *placed(s, seat)]:
            f = FACES[s.printing[c]]
            if f.words and f.card.stops_concession:
                users = [u for u in front(s, seat) if may_answer(s, c, f, seat, u)]
                out += [Option("prevent", (card_ref(c), card_ref(u))) for u in users]
            elif no is not None:
                reason = Reason("OP25-BATT-11", "{0} does not speak of conceding.", (card_ref(c),))
                no.append((Option("prevent", (card_ref(c),)), reason))
        out.append(Option("accept"))
        return out

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "prevent":
            emit(s, "prevented", *option.refs)
            discard(s, index_of(option.refs[0]))
            do(s, NextTurn(self.seat))
            return
        concede(s, self.seat)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Your opponent concedes the battle.")


def concede(s: Overpower, seat: int) -> None:
    from overtable.games.overpower.phases.end import AsConceding, EndBattle, PostConcession

    emit(s, "concede", seat_ref(seat))
    s.conceded = seat
    s.phase = P_CONCESSION
    do(s, AsConceding(seat), PostConcession(1 - seat), EndBattle())
