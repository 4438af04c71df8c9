"""The Venture Phase: Objectives are staked, penalty cards drawn, the battle conceded or fought."""

from overtable.games.overpower.attack.utility_play import launch_utility
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.kinds import K_VENTURES, PRICE
from overtable.games.overpower.inplay.legality import could_play, why_not_concede
from overtable.games.overpower.inplay.piles import discard, draw, mill, show_open_hands, top_cards
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.phases import objectives as missions
from overtable.games.overpower.phases.concession import AsConceding, plan_options
from overtable.games.overpower.phases.discard import CheckHand, plays_from_reserve
from overtable.games.overpower.phases.end import EndBattle
from overtable.games.overpower.phases.event import in_order
from overtable.games.overpower.state import (
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    P_VENTURE,
    REMOVED,
    SKIRMISH,
    STAKES,
    TEAM,
    VENTURE,
    Overpower,
    front,
    hand,
    reserve,
    zone,
)
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do, unwind_to
from overtable.kernel.knowledge import move
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.picks import TAKE_BACK, take_backs
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import seat as seat_ref


class VenturePhase(Frame[Overpower], frozen=True):
    """OP25-VENT-10: both venture, then penalty draws, then the pre-battle concession."""

    def run(self, s: Overpower) -> None:
        s.phase = P_VENTURE
        first, second = in_order(s)
        if s.rules.reserve_only_is_placed:
            drop_for_reserve(s)
        if s.mode == SKIRMISH and s.zones[STAKES]:
            s.stakes += 1  # OP25-MODE-06; OP25-MODE-09: beside those of tied battles
            move(s, s.zones[STAKES][-1], TAKEN)
        if s.mode != VENTURE:  # OP25-MODE-03, OP25-MODE-08: there is no such phase, so nothing comes after it
            show_open_hands(s)
            return
        # OPC-VENT-01, OPC-VENT-05: the first player ventures first, and the other draws before venturing
        early, late = ([PenaltyDraw(second)], []) if s.rules.penalty_at_once else ([], [PenaltyDraw(second)])
        do(
            s,
            Venture(first),
            *early,
            Venture(second),
            PenaltyDraw(first),
            *late,
            Ventured(first),
            Ventured(second),
            PreConcession(first),
            AfterVenture(first),
            AfterVenture(second),
        )


def drop_for_reserve(s: Overpower) -> None:
    """OPC-RESERVE-03: what only the Reserve can use was placed there, or goes now that placing is over."""
    for seat in (0, 1):
        for c in hand(s, seat)[:]:
            users = [ch for ch in reserve(s, seat) if could_play(s, c, ch)]
            if not users or any(plays_from_reserve(s, c, ch) for ch in users):
                continue
            if not any(could_play(s, c, ch) for ch in front(s, seat)):
                discard(s, c, forced=True, told="for_reserve")


TAKEN = zone(0, REMOVED)
"""Where Objectives of a Skirmish lie once they are at stake or won."""


def bounds(s: Overpower, seat: int) -> tuple[int, int]:
    """How many Objectives a player must venture at least, and may at most; cards in play may say it."""
    if not s.kinds >> K_VENTURES & 1:
        return 1, 99
    words = [word_of(e) for e in of_kind(s, K_VENTURES) if e.subject == TEAM + seat]
    most = min((word.most for word in words), default=99)
    return min(most, max([1, *(word.least for word in words)])), most


class Venture(Frame[Overpower], frozen=True):
    """OP25-VENT-01: Objectives are staked one by one, the table untouched until the player is done."""

    about = ("OP25-VENT-01", "Objectives are ventured now; {0} has no part in that.")

    seat: int
    reserve: int = 0
    completed: int = 0
    free: bool = False
    """Three Objectives without penalty were paid for."""

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if bounds(s, self.seat)[1] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out: list[Option] = []
        r, c = s.zones[zone(seat, MISSION_RESERVE)], s.zones[zone(seat, MISSION_COMPLETED)]
        most = missions.most_from_completed(s, seat)
        staked = self.reserve + self.completed  # OP25-VENT-12: those of a tie are no part of it
        least, limit = bounds(s, seat)
        if (not self.free or staked < 3) and staked < limit:
            if self.reserve < len(r):  # OP25-VENT-02
                out.append(Option("venture", (card_ref(r[-1 - self.reserve]),)))
            if self.completed < most:
                out.append(Option("venture", (card_ref(c[-1 - self.completed]),)))
        if no is not None:
            self.refusals(s, seat, no, most, staked)
        if staked >= (3 if self.free else least) or not out:
            out.append(Option("done"))
        if not staked and self.may_pay(s, seat, len(r) + most):
            out.append(Option("no_penalty"))
        return out

    def staked(self, s: Overpower, seat: int) -> tuple[list[int], list[int]]:
        """The Objectives that are laid out so far, from Reserve and from Completed, the last one last."""
        r, c = s.zones[zone(seat, MISSION_RESERVE)], s.zones[zone(seat, MISSION_COMPLETED)]
        return r[::-1][: self.reserve], c[::-1][: self.completed]

    def picked(self, s: Overpower, seat: int) -> tuple[Option, ...]:
        return tuple(Option("venture", (card_ref(o),)) for pile in self.staked(s, seat) for o in pile)

    def besides(self, s: Overpower, seat: int) -> list[Option]:
        """The last one of each pile is taken back first."""
        return take_backs(o for pile in self.staked(s, seat) for o in pile[-1:])

    def may_pay(self, s: Overpower, seat: int, at_hand: int) -> bool:
        """Whether a card in play lets three Objectives be ventured without penalty."""
        if self.free or at_hand < 3:
            return False
        return 0 < self.price(s, seat) <= len(top_cards(s, seat))

    def price(self, s: Overpower, seat: int) -> int:
        """How many top cards of the Draw Pile are to be given up for it; 0 where nothing allows it."""
        mine = [e for e in of_kind(s, PRICE["venture_three"]) if e.owner == seat and s.kod[e.subject] == 0]
        return word_of(mine[0]).cost.count if mine else 0

    def refusals(self, s: Overpower, seat: int, no: Refusals, most: int, staked: int) -> None:
        if not staked:
            no.append((Option("done"), Reason("OP25-VENT-01", "At least one Objective must be ventured.")))
        defeated = s.zones[zone(seat, MISSION_DEFEATED)]
        # OPC-VENT-02
        never = Reason("OP25-VENT-03", "A Defeated Objective can never be ventured.")
        no.extend((Option("venture", (card_ref(o),)), never) for o in defeated)
        rule = "OP25-VENT-05" if defeated else "OP25-VENT-04"
        reason = Reason(rule, "The Defeated pile allows only {0} from Completed.", (most,))
        pile = s.zones[zone(seat, MISSION_COMPLETED)]
        if self.completed >= most:
            no.extend((Option("venture", (card_ref(o),)), reason) for o in pile)

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "no_penalty":
            mill(s, seat, self.price(s, seat))
            s.no_penalty |= 1 << seat
            do(s, Venture(seat, free=True))
        elif option.verb in ("venture", TAKE_BACK):
            done = s.where[index_of(option.refs[0])] == zone(seat, MISSION_COMPLETED)
            by = -1 if option.verb == TAKE_BACK else 1
            do(s, Venture(seat, self.reserve + by * (not done), self.completed + by * done, self.free))
        else:
            missions.venture(s, seat, self.reserve, self.completed)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Venture Objectives, then say that you are done.")


class PenaltyDraw(Frame[Overpower], frozen=True):
    """OP25-VENT-06, OPC-VENT-04: one card for each Objective above two that the opponent ventured."""

    about = ("OP25-VENT-07", "The penalty draw is taken in full or not at all; {0} has no part in that.")

    seat: int

    def count(self, s: Overpower) -> int:
        them = 1 - self.seat
        if s.no_penalty >> them & 1 or any(e.subject == TEAM + them for e in of_kind(s, K_VENTURES) if word_of(e).free):
            return 0
        return max(0, s.ventured_r[them] + s.ventured_c[them] - 2)  # OP25-VENT-11: without those of a tie

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if self.count(s) and not s.rules.penalty_at_once else 0

    def run(self, s: Overpower) -> None:
        if s.rules.penalty_at_once and self.count(s):  # OPC-VENT-05: all of them, and nobody is asked
            self.draw(s)

    def draw(self, s: Overpower) -> None:
        """The cards are drawn, and checked; none of them is placed."""
        drawn = tuple(draw(s, self.seat, self.count(s)))
        do(s, CheckHand(self.seat, drawn))  # OP25-VENT-08, OP25-VENT-09, OPC-VENT-06

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("draw", (number(self.count(s)),)), Option("decline")]  # OP25-VENT-07: all or none

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "draw":
            self.draw(s)

    def says_of(self, s: Overpower, option: Option) -> Message | None:
        return Message("Draw nothing") if option.verb == "decline" else Message("Draw {0} {0:card|cards}", option.refs)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you draw {0} {0:card|cards} for your opponent's venture?", (self.count(s),))


class Ventured(Frame[Overpower], frozen=True):
    """What cards let a player do for what the opponent ventured: before anybody decides to fight (OP25-VENT-10)."""

    seat: int

    def run(self, s: Overpower) -> None:
        them = 1 - self.seat
        staked = s.ventured_r[them] + s.ventured_c[them]
        do(s, *happens(s, "opponent_ventured", self.seat, count=staked))


class AfterVenture(Frame[Overpower], frozen=True):
    """What cards let a player do after the Venture Phase; a concession before the battle skips it (OP25-VENT-14)."""

    seat: int

    def run(self, s: Overpower) -> None:
        show_open_hands(s)
        do(s, *happens(s, "venture_phase", self.seat))


class PreConcession(Frame[Overpower], frozen=True):
    """OP25-VENT-13, OPC-BATT-25: the player with initiative decides first; the other only if the first fights."""

    about = ("OP25-VENT-13", "The question is whether to fight this battle; {0} has no part in that.")

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        why = why_not_concede(s, seat)
        if why is not None and no is not None:
            no.append((Option("concede"), why))
        concede = [Option("concede")] if why is None else []
        plans = plan_options(s, seat) if s.rules.post_concession else []
        return [Option("fight"), *concede, *plans]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        if option.verb == "play":
            launch_utility(s, seat, option)
            return
        s.stack.pop()
        if option.verb == "concede":
            emit(s, "concede", seat_ref(seat))
            s.conceded = seat
            unwind_to(s, EndBattle)  # OP25-VENT-14
            if s.rules.post_concession:  # OPC-BATT-28: else nothing follows a concession before the battle
                do(s, AsConceding(1 - seat, before=True))
        elif seat == s.initiative:
            do(s, PreConcession(1 - seat))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you fight this battle, or concede it now?")
