"""The Event Phase: declare, set face down, reveal, resolve; or play face up, one after the other, and resolve."""

from overtable.games.overpower.act import Act
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.inplay.kinds import K_EVENTS, K_NO_EVENTS
from overtable.games.overpower.inplay.legality import may_answer
from overtable.games.overpower.inplay.piles import discard, draw
from overtable.games.overpower.inplay.queries import of_kind
from overtable.games.overpower.state import (
    ASTRAL,
    FACE_DOWN,
    P_EVENT,
    TEAM,
    VENTURE,
    Overpower,
    front,
    hand,
    placed,
    zone,
)
from overtable.games.overpower.words.run import EACH, PLAY, Effects
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Window, do
from overtable.kernel.knowledge import everyone, move, reveal
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref


def in_order(s: Overpower) -> tuple[int, int]:
    """OP25-SETUP-06: the player with initiative first."""
    return s.initiative, 1 - s.initiative


def event_steps(s: Overpower) -> list[Frame[Overpower]]:
    """OP25-EVENT-04: declare, set face down and draw, then reveal and resolve, each in order of initiative.

    OPC-EVENT-01, OPC-EVENT-05: before everything else of the battle but the hands, the first player's first.
    """
    first, second = in_order(s)
    if s.mode != VENTURE:
        return [EventPhase()]  # OP25-MODE-01, OP25-MODE-07
    # OP25-EVENT-03, OPC-EVENT-02: one Event of each player at most; OP25-EVENT-13: both may be in force.
    draws = [Replacements()] if s.rules.events_face_down else []
    return [EventPhase(), Declare(first), Declare(second), *draws, Resolve(first), Resolve(second)]


def replaces_events(s: Overpower, seat: int) -> bool:
    return any(e.subject == TEAM + seat for e in of_kind(s, K_EVENTS))


class EventPhase(Frame[Overpower], frozen=True):
    def run(self, s: Overpower) -> None:
        s.phase = P_EVENT
        s.acts = []


class Declare(Frame[Overpower], frozen=True):
    """OP25-EVENT-01, OPC-EVENT-02: an Event that was drawn must be played; OP25-EVENT-02: one of several is chosen."""

    about = ("OP25-EVENT-01", "Events of the hand are declared now; {0} is none.")

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
        if replaces_events(s, seat) and len(events) > self.replaced:
            return [Option("replace", (card_ref(c),)) for c in events if self.replaced < len(events)][:1]
        return [Option("event", (card_ref(c),)) for c in events]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "replace":
            draw(s, seat, 1)
            do(s, Declare(seat, self.replaced + 1))
        elif option.refs:
            c = index_of(option.refs[0])
            if s.rules.events_face_down:
                move(s, c, zone(seat, FACE_DOWN), 1 << seat)
                emit(s, "event_set", seat_ref(seat))
            else:
                lay_open(s, seat, c)

    def prompt(self, s: Overpower, seat: int) -> Message:
        if replaces_events(s, seat) and self.replaced:
            return Message("Which Event of your hand takes effect, now that each was replaced?")
        return Message("Which Event of your hand takes effect in this battle?")


def lay_open(s: Overpower, seat: int, c: int) -> None:
    """OPC-EVENT-04: the Event lies face up until it is carried out; OPC-EVENT-03: a card is drawn for it at once."""
    move(s, c, zone(seat, FACE_DOWN))
    reveal(s, c, everyone(s))
    emit(s, "event", seat_ref(seat), card_ref(c))
    if not replaces_events(s, seat):
        draw(s, seat, 1)


class Replacements(Frame[Overpower], frozen=True):
    """OP25-EVENT-04: each player draws a card for the Event that was set.

    OP25-EVENT-05: nobody declares any more, so an Event among these cards is surplus.
    """

    def run(self, s: Overpower) -> None:
        for seat in in_order(s):
            if s.zones[zone(seat, FACE_DOWN)] and not replaces_events(s, seat):
                draw(s, seat, 1)


class Resolve(Frame[Overpower], frozen=True):
    """An Event is revealed; it may be negated as it is played (OP25-EVENT-12)."""

    seat: int

    def run(self, s: Overpower) -> None:
        waiting = s.zones[zone(self.seat, FACE_DOWN)]
        if not waiting:
            return
        c = waiting[-1]
        if s.rules.same_event_once and carried_out(s, c):
            emit(s, "no_effect", card_ref(c))
            discard(s, c)  # OPC-EVENT-06
            return
        move(s, c, ASTRAL)
        if s.rules.events_face_down:
            emit(s, "event", seat_ref(self.seat), card_ref(c))
        do(s, NegateEvent(self.seat, c), EventHappens(self.seat, c))


def carried_out(s: Overpower, c: int) -> bool:
    """OPC-EVENT-06: whether the same card, not just one of the same effect, was carried out in this battle."""
    mine = face(s, c).card
    cards = [face(s, act.cards[0]).card for act in s.acts if act.user < 0]
    return any((card.name, getattr(card, "mission", "")) == (mine.name, mine.mission) for card in cards)


class NegateEvent(Frame[Overpower], frozen=True):
    """OP25-EVENT-12: the opponent may hold a card that negates Events."""

    about = ("OP25-EVENT-12", "Only a card that says it negates Events could be played now; {0} is none.")
    window = Window("decline", "An Event comes that could be negated")

    seat: int
    card: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - self.seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        for c in [*hand(s, seat), *placed(s, seat)]:
            f = face(s, c)
            if f.words and f.card.negates_events:
                for ch in front(s, seat):
                    if may_answer(s, c, f, seat, ch):
                        out.append(Option("negate", (card_ref(c), card_ref(ch), card_ref(self.card))))
        return [*out, Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.refs:
            emit(s, "negate", option.refs[0], option.refs[2])
            discard(s, index_of(option.refs[0]))
            discard(s, self.card)

    def says_of(self, s: Overpower, option: Option) -> Message | None:
        return Message("Let {0} happen", (card_ref(self.card),)) if option.verb == "decline" else None

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you negate the Event {0}?", (card_ref(self.card),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, self.card)


class EventHappens(Frame[Overpower], frozen=True):
    """OP25-EVENT-06, OPC-CARD-17: the words of an Event, for both players, in turn where they choose."""

    seat: int
    card: int

    def run(self, s: Overpower) -> None:
        if s.where[self.card] != ASTRAL:
            return
        event = s.faces[s.printing[self.card]].card
        redealt = s.faces[s.printing[self.card]].kind != fc.EVENT  # another card was set on that table
        idle = not redealt and event.play_if is not None and not event.play_if.holds(s, self.seat, -1)
        if redealt or idle or s.kinds >> K_NO_EVENTS & 1:
            emit(s, "no_effect", card_ref(self.card))
            discard(s, self.card)
            return
        steps: list[Frame[Overpower]] = []
        s.acts.append(Act(self.seat, -1, (self.card,)))
        if event.play:
            steps.append(Effects(len(s.acts) - 1, self.card, PLAY))
        for seat in in_order(s) if event.each else ():
            s.acts.append(Act(seat, -1, (self.card,)))  # OP25-EVENT-10: each with a choice of their own
            steps.append(Effects(len(s.acts) - 1, self.card, EACH))
        steps.append(EventDone(self.card))
        do(s, *steps)


class EventDone(Frame[Overpower], frozen=True):
    """OP25-EVENT-07: a lasting Event stays in the Astral Plane, others are discarded."""

    card: int

    def run(self, s: Overpower) -> None:
        if s.where[self.card] == ASTRAL and not s.faces[s.printing[self.card]].card.lasts:
            discard(s, self.card)
