"""The phases before the battle: Draw, Event, Discard, Placement, Venture."""

from overtable.games.overpower import faces as fc
from overtable.games.overpower import missions
from overtable.games.overpower.discards import CheckHand, Redraw, hosts, is_duplicate, why_not_place
from overtable.games.overpower.edition import EDITIONS
from overtable.games.overpower.faces import FACES, face
from overtable.games.overpower.lasting import has_trait, of_kind, traits
from overtable.games.overpower.legality import raised_grid
from overtable.games.overpower.piles import discard, draw, forget, mill, show_open_hands, to_hand
from overtable.games.overpower.state import (
    ASTRAL,
    DRAW,
    FACE_DOWN,
    FRONT,
    MISSION_COMPLETED,
    MISSION_DEFEATED,
    MISSION_RESERVE,
    P_BATTLE,
    P_DISCARD,
    P_DRAW,
    P_EVENT,
    P_PLACEMENT,
    P_VENTURE,
    PLACED,
    POWER_PACK,
    SKIRMISH,
    STAKES,
    TEAM,
    VENTURE,
    Act,
    Overpower,
    front,
    hand,
    placed,
    reserve,
    team,
    zone,
)
from overtable.games.overpower.word import LASTING
from overtable.games.overpower.words_lasting import K_HAND
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of, number
from overtable.kernel.refs import seat as seat_ref


class ChooseFirst(Frame[Overpower], frozen=True):
    """OP25-SETUP-05: the player whom chance picked goes first or second."""

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("go_first"), Option("go_second")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        s.initiative = seat if option.verb == "go_first" else 1 - seat
        do(s, StartBattle())

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Go first or second?")


def in_order(s: Overpower) -> tuple[int, int]:
    return s.initiative, 1 - s.initiative


class StartBattle(Frame[Overpower], frozen=True):
    """OP25-SETUP-08, DRAW-01, 02: the Reserve moves up, everybody draws."""

    def run(self, s: Overpower) -> None:
        s.battle += 1
        s.phase = P_DRAW
        s.turn = s.initiative
        s.passed = s.no_penalty = s.used_under = 0
        s.discarded = [0, 0]
        s.conceded = -1
        emit(s, "battle", number(s.battle), seat_ref(s.initiative))
        for seat in (0, 1):
            move_up(s, seat)
        s.dirty = 1
        do(s, draw_phase(s))


def draw_phase(s: Overpower) -> Frame[Overpower]:
    """OP25-INTER-10: who alone may say how many cards are drawn says so; the choices of both cancel each other."""
    choosers = {e.owner for e in of_kind(s, K_HAND)}
    return HandSize(choosers.pop()) if len(choosers) == 1 else DrawCards(EDITIONS[s.edition].hand)


class HandSize(Frame[Overpower], frozen=True):
    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("draw", (number(n),)) for n in LASTING[of_kind(s, K_HAND)[0].amount].sizes]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        do(s, DrawCards(index_of(option.refs[0])))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("How many cards does each player draw?")


class DrawCards(Frame[Overpower], frozen=True):
    """OP25-DRAW-01."""

    count: int

    def run(self, s: Overpower) -> None:
        for seat in in_order(s):
            extra = sum(1 for e in traits(s, "draw_if_lost") if e.owner == seat and s.lost >> seat & 1)
            draw(s, seat, self.count + extra)
        books = [Book(e.owner, e.subject) for e in traits(s, "book") if s.kod[e.subject] == 0]
        do(s, *books, *event_steps(s), *discard_steps(s))


def event_steps(s: Overpower) -> list[Frame[Overpower]]:
    """OP25-EVENT-04: declare, set face down and draw, then reveal and resolve, each in order of initiative."""
    first, second = in_order(s)
    if s.mode != VENTURE:
        return [EventPhase()]
    return [EventPhase(), Declare(first), Declare(second), Replacements(), Resolve(first), Resolve(second)]


def discard_steps(s: Overpower) -> list[Frame[Overpower]]:
    first, second = in_order(s)
    redraw = [Redraw(second)] if s.battle == 1 and EDITIONS[s.edition].second_player_redraw else []
    return [
        DiscardPhase(),
        CheckHand(first),
        CheckHand(second),
        *redraw,
        AfterDiscards(first),
        AfterDiscards(second),
        PlacementPhase(),
    ]


def move_up(s: Overpower, seat: int) -> None:
    """OP25-DRAW-02, 06: a gap on the Front Line is filled from Reserve; who began on the Front Line comes first."""
    away = reserve(s, seat)
    if not away:
        return
    began_front = [c for c in away if c & 3 != 3]
    for c in began_front:
        if len(front(s, seat)) < 3:
            step_forward(s, c)
    if not any(s.kod[seat * 4 + i] for i in range(4)):
        return
    for c in reserve(s, seat)[:]:
        if len(front(s, seat)) < 3 and not (began_front and front(s, seat)):
            held = [e for e in traits(s, "stay_in_reserve") if e.subject == c]
            if held and front(s, seat) and not s.once >> 16 + c & 1:
                s.once |= 1 << 16 + c
                continue
            step_forward(s, c)


def step_forward(s: Overpower, c: int) -> None:
    move(s, c, zone(c >> 2, FRONT))
    emit(s, "moves_up", card_ref(c))


class Book(Frame[Overpower], frozen=True):
    """After the Draw Phase a Special of a KO'd teammate may be shown, and played this battle."""

    seat: int
    user: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        fallen = [c for c in range(seat * 4, seat * 4 + 4) if s.kod[c]]
        out = [
            Option("reveal", (card_ref(c),))
            for c in hand(s, seat)
            if face(s, c).special and any(face(s, c).character in face(s, m).names for m in fallen)
        ]
        return [*out, Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            c = index_of(option.refs[0])
            reveal(s, c, everyone(s))
            emit(s, "reveal", card_ref(c))
            s.allowed += [c, self.user]

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Show a Special of a KO'd teammate?")


class EventPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_EVENT
        s.acts = []


class Declare(Frame[Overpower], frozen=True):
    """OP25-EVENT-01 to 04: an Event that was drawn must be played; one of several is chosen."""

    seat: int
    replaced: int = 0

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        events = [c for c in hand(s, seat) if face(s, c).kind == fc.EVENT]
        if not events:
            return [Option("no_event")]
        if no is not None:
            no.append((Option("no_event"), Reason("OP25-EVENT-01", "An Event that was drawn must be played.")))
        if has_trait(s, "event_horizon", TEAM + seat) and len(events) > self.replaced:
            return [Option("replace", (card_ref(c),)) for c in events if self.replaced < len(events)][:1]
        return [Option("event", (card_ref(c),)) for c in events]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "replace":
            draw(s, seat, 1)
            do(s, Declare(seat, self.replaced + 1))
        elif option.refs:
            c = index_of(option.refs[0])
            move(s, c, zone(seat, FACE_DOWN), 1 << seat)
            emit(s, "event_set", seat_ref(seat))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Choose your Event.")


class Replacements(Frame[Overpower], frozen=True):
    """Each player draws a card for the Event that was set."""

    def run(self, s: Overpower) -> None:
        for seat in in_order(s):
            if s.zones[zone(seat, FACE_DOWN)] and not has_trait(s, "event_horizon", TEAM + seat):
                draw(s, seat, 1)


class Resolve(Frame[Overpower], frozen=True):
    """An Event is revealed, and affects both players (OP25-EVENT-06)."""

    seat: int

    def run(self, s: Overpower) -> None:
        waiting = s.zones[zone(self.seat, FACE_DOWN)]
        if not waiting:
            return
        c = waiting[-1]
        move(s, c, ASTRAL)
        emit(s, "event", seat_ref(self.seat), card_ref(c))
        do(s, NegateEvent(self.seat, c), EventHappens(self.seat, c))


class NegateEvent(Frame[Overpower], frozen=True):
    """OP25-EVENT-12: the opponent may hold a card that negates Events."""

    seat: int
    card: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        from overtable.games.overpower.legality import why_not_named

        out = []
        for c in [*hand(s, seat), *placed(s, seat)]:
            f = face(s, c)
            if f.words and f.card.negates_events:
                host = s.on[c] if s.where[c] == zone(seat, PLACED) else -1
                for ch in front(s, seat):
                    if why_not_named(s, c, f, ch) is None and (host < 0 or host >= 8 or host == ch):
                        out.append(Option("negate", (card_ref(c), card_ref(ch), card_ref(self.card))))
        return [*out, Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            emit(s, "negate", option.refs[0], option.refs[2])
            discard(s, index_of(option.refs[0]))
            discard(s, self.card)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Negate {0}?", (card_ref(self.card),))


class EventHappens(Frame[Overpower], frozen=True):
    """The words of an Event, for both players in turn where they choose."""

    seat: int
    card: int

    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.effects import PLAY, Effects
        from overtable.games.overpower.events import EventChoice, choices

        if s.where[self.card] != ASTRAL:
            return
        event = FACES[s.printing[self.card]].card
        if FACES[s.printing[self.card]].kind != fc.EVENT:
            discard(s, self.card)  # a redealt table, on which another card was set
            return
        steps: list[Frame[Overpower]] = []
        s.acts.append(Act(self.seat, -1, (self.card,)))
        if event.play:
            steps.append(Effects(len(s.acts) - 1, self.card, PLAY))
        if event.id in choices:
            for seat in in_order(s):
                steps.append(EventChoice(seat, self.card))
        steps.append(EventDone(self.card))
        do(s, *steps)


class EventDone(Frame[Overpower], frozen=True):
    """OP25-EVENT-07: a lasting Event stays in the Astral Plane, others are discarded."""

    card: int

    def run(self, s: Overpower) -> None:
        if s.where[self.card] == ASTRAL and not FACES[s.printing[self.card]].card.lasts:
            discard(s, self.card)


class DiscardPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_DISCARD
        s.discarded = [0, 0]


class AfterDiscards(Frame[Overpower], frozen=True):
    """What cards let a player do after the Discard Phase."""

    seat: int

    def run(self, s: Overpower) -> None:
        steps: list[Frame[Overpower]] = []
        for e in traits(s, "fetch_after_discards"):
            if e.owner == self.seat and s.discarded[self.seat] and s.kod[e.subject] == 0:
                steps.append(FetchFromPack(self.seat))
        for e in traits(s, "dark_offer"):
            if e.subject >> 2 == self.seat and s.kod[e.subject] == 0:
                steps.append(DarkOffer(e.subject))
        do(s, *steps)


class FetchFromPack(Frame[Overpower], frozen=True):
    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if s.zones[zone(self.seat, POWER_PACK)] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = [
            Option("choose", (card_ref(c),)) for c in s.zones[zone(seat, POWER_PACK)] if not is_duplicate(s, c, seat)
        ]
        return out or [Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            to_hand(s, index_of(option.refs[0]), seat, shown=True)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Take a card of the Power Pack.")


class DarkOffer(Frame[Overpower], frozen=True):
    """An opposing character is offered power; whoever takes it heals the one who offered."""

    user: int
    target: int = -1

    def asks(self, s: Overpower) -> int:
        seat = self.user >> 2
        return 1 << (seat if self.target < 0 else 1 - seat)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        if self.target >= 0:
            return [Option("accept"), Option("refuse")]
        return [*(Option("offer", (card_ref(t),)) for t in team(s, 1 - seat)), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.word import BATTLE, start
        from overtable.games.overpower.words_lasting import Bonus

        s.stack.pop()
        if option.verb == "offer":
            do(s, DarkOffer(self.user, index_of(option.refs[0])))
        elif option.verb == "accept":
            start(s, Bonus(amount=2, who="target"), self.user, self.user >> 2, self.target, BATTLE)
            do(s, HealTwo(self.user, 2))

    def prompt(self, s: Overpower, seat: int) -> Message:
        if self.target < 0:
            return Message("Offer +2 to all actions to one of the opponent's characters?")
        return Message(
            "Take +2 to all actions for {0}? {1} may then remove two hits.",
            (card_ref(self.target), card_ref(self.user)),
        )


class HealTwo(Frame[Overpower], frozen=True):
    user: int
    left: int

    def hits(self, s: Overpower) -> list[int]:
        return [h.card for h in s.hits if h.host == self.user]

    def asks(self, s: Overpower) -> int:
        return 1 << (self.user >> 2) if self.left and self.hits(s) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*(Option("remove", (card_ref(c),)) for c in self.hits(s)), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.hits import remove_hit

        s.stack.pop()
        if option.refs:
            remove_hit(s, index_of(option.refs[0]))
            do(s, HealTwo(self.user, self.left - 1))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Remove a hit of {0}?", (card_ref(self.user),))


class PlacementPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_PLACEMENT
        do(s, Place(s.initiative, 0), VenturePhase())


class Place(Frame[Overpower], frozen=True):
    """OP25-PLACE-01, 02: one card at a time in turn, until both are done."""

    seat: int
    done: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        cards = hand(s, seat)
        for host in hosts(s, seat):
            raised = raised_grid(s, host, seat) if host < 8 else None
            for c in cards:
                why = why_not_place(s, c, host, seat, raised)
                if why is None:
                    out.append(Option("place", (card_ref(c), card_ref(host))))
                elif no is not None:
                    no.append((Option("place", (card_ref(c), card_ref(host))), why))
        if no is not None:
            reason = Reason("OP25-PLACE-09", "A placed card stays until it is played or removed.")
            no.extend((Option("take_back", (card_ref(c),)), reason) for c in placed(s, seat))
        return [*out, Option("done")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        done = self.done
        if option.verb == "place":
            place(s, index_of(option.refs[0]), index_of(option.refs[1]), seat)
        else:
            done |= 1 << seat
        other = 1 - seat
        if done != 3:
            do(s, Place(seat if done >> other & 1 else other, done))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Place a card, or say that you are done.")


def place(s: Overpower, c: int, host: int, seat: int) -> None:
    forget(s, c)
    move(s, c, zone(seat, PLACED))
    s.on[c] = host
    emit(s, "place", card_ref(c), card_ref(host))


class VenturePhase(Frame[Overpower], frozen=True):
    """OP25-VENT-01, 10, 13: venture, penalty draws, pre-battle concession; Skirmish lays out one Objective."""

    def run(self, s: Overpower) -> None:
        s.phase = P_VENTURE
        first, second = in_order(s)
        if s.mode == SKIRMISH and s.zones[STAKES]:
            s.stakes += 1
            move(s, s.zones[STAKES][-1], ASTRAL_TAKEN)
        if s.mode != VENTURE:
            do(s, AfterVenture(first), AfterVenture(second), BattlePhase())
            return
        do(
            s,
            Venture(first),
            Venture(second),
            PenaltyDraw(first),
            PenaltyDraw(second),
            AfterVenture(first),
            AfterVenture(second),
            PreConcession(first),
        )


ASTRAL_TAKEN = zone(0, 17)
"""Where Objectives of a Skirmish lie once they are at stake or won."""


class Venture(Frame[Overpower], frozen=True):
    """OP25-VENT-01 to 05: Objectives are staked one by one, the table untouched until the player is done."""

    seat: int
    reserve: int = 0
    completed: int = 0
    free: bool = False
    """Three Objectives without penalty were paid for."""

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out: list[Option] = []
        r, c = s.zones[zone(seat, MISSION_RESERVE)], s.zones[zone(seat, MISSION_COMPLETED)]
        most = missions.most_from_completed(s, seat)
        staked = self.reserve + self.completed
        if not self.free or staked < 3:
            if self.reserve < len(r):
                out.append(Option("venture", (card_ref(r[-1 - self.reserve]),)))
            if self.completed < most:
                out.append(Option("venture", (card_ref(c[-1 - self.completed]),)))
        if no is not None:
            self.refusals(s, seat, no, most, staked)
        if staked >= (3 if self.free else 1) or not out:
            out.append(Option("done"))
        if not self.free and not staked and len(r) + most >= 3 and len(s.zones[zone(seat, DRAW)]) >= 2:
            if any(e.owner == seat and s.kod[e.subject] == 0 for e in traits(s, "no_penalty")):
                out.append(Option("no_penalty"))
        return out

    def refusals(self, s: Overpower, seat: int, no: Refusals, most: int, staked: int) -> None:
        if not staked:
            no.append((Option("done"), Reason("OP25-VENT-01", "At least one Objective must be ventured.")))
        defeated = s.zones[zone(seat, MISSION_DEFEATED)]
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
            mill(s, seat, 2)
            s.no_penalty |= 1 << seat
            do(s, Venture(seat, free=True))
        elif option.verb == "venture":
            done = s.where[index_of(option.refs[0])] == zone(seat, MISSION_COMPLETED)
            do(s, Venture(seat, self.reserve + (not done), self.completed + done, self.free))
        else:
            missions.venture(s, seat, self.reserve, self.completed)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Venture Objectives, then say that you are done.")


class PenaltyDraw(Frame[Overpower], frozen=True):
    """OP25-VENT-06, 07: one card for each Objective above two that the opponent ventured; all or none."""

    seat: int

    def count(self, s: Overpower) -> int:
        them = 1 - self.seat
        if s.no_penalty >> them & 1:
            return 0
        return max(0, s.ventured_r[them] + s.ventured_c[them] - 2)

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if self.count(s) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [Option("draw", (number(self.count(s)),)), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "draw":
            draw(s, seat, self.count(s))
            do(s, CheckHand(seat))

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Draw {0} for your opponent's venture?", (self.count(s),))


class AfterVenture(Frame[Overpower], frozen=True):
    """What cards let a player do after the Venture Phase."""

    seat: int

    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.asks import MayDraw
        from overtable.games.overpower.events import ShowTwo

        seat, them = self.seat, 1 - self.seat
        show_open_hands(s)
        steps: list[Frame[Overpower]] = []
        if s.ventured_r[them] + s.ventured_c[them] > 1:
            steps += [MayDraw(seat) for e in traits(s, "draw_if_ventured") if e.owner == seat and not s.kod[e.subject]]
        if has_trait(s, "show_two"):
            steps.append(ShowTwo(seat))
        for e in traits(s, "foresight"):
            if e.subject >> 2 == seat and s.kod[e.subject] == 0:
                steps.append(Foresight(seat))
        do(s, *steps)


class Foresight(Frame[Overpower], frozen=True):
    """Look at the top card of the Draw Pile; it may go to the bottom."""

    seat: int
    looked: bool = False

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat if s.zones[zone(self.seat, DRAW)] else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        if not self.looked:
            return [Option("look"), Option("decline")]
        return [Option("bottom"), Option("keep")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        pile = zone(seat, DRAW)
        top = s.zones[pile][-1]
        if option.verb == "look":
            reveal(s, top, 1 << seat)
            do(s, Foresight(seat, True))
        elif option.verb == "bottom":
            move(s, top, pile, everyone(s), 0)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Put the top card of your Draw Pile to the bottom?" if self.looked else "Look at the top card?")


class PreConcession(Frame[Overpower], frozen=True):
    """OP25-VENT-13, 14: the player with initiative decides first; the other only if the first fights."""

    seat: int

    def asks(self, s: Overpower) -> int:
        return 1 << self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        from overtable.games.overpower.ending import plan_options

        return [Option("fight"), Option("concede"), *plan_options(s, seat)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        from overtable.games.overpower.ending import EndBattle
        from overtable.games.overpower.turn import launch_utility

        if option.verb == "play":
            launch_utility(s, seat, option)
            return
        s.stack.pop()
        if option.verb == "concede":
            emit(s, "concede", seat_ref(seat))
            s.conceded = seat
            do(s, EndBattle())
        elif seat == s.initiative:
            do(s, PreConcession(1 - seat))
        else:
            do(s, BattlePhase())

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Fight this battle, or concede it now?")


class BattlePhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        from overtable.games.overpower.turn import Turn

        s.phase = P_BATTLE
        s.turn = s.initiative
        s.acts = []
        do(s, Turn(s.initiative))
