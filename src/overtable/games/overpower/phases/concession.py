"""Concession: conceding on one's turn or before the battle, by word or by card, and the actions that follow it."""

from overtable.games.overpower.act import FURTHER, Act
from overtable.games.overpower.attack import grant as gr
from overtable.games.overpower.attack.action import commit, read
from overtable.games.overpower.attack.grant import Grant
from overtable.games.overpower.attack.launch import launch
from overtable.games.overpower.attack.options import Question
from overtable.games.overpower.attack.utility_play import launch_utility
from overtable.games.overpower.book.facts import Face
from overtable.games.overpower.hits.resolve import Finish
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.legality import may_answer
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.queries import may, permissions
from overtable.games.overpower.inplay.rights import plays_specials_of
from overtable.games.overpower.phases.end import EndBattle
from overtable.games.overpower.state import P_CONCESSION, TEAM, Overpower, front, hand, placed, replace
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, do, unwind_to
from overtable.kernel.message import Message, Reason
from overtable.kernel.option import Option
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import seat as seat_ref


class Concede(Frame[Overpower], frozen=True):
    """OP25-BATT-10: a concession, by word or by card; the opponent may hold a card that prevents it."""

    about = ("OP25-BATT-10", "Only a card that prevents a concession could be played now; {0} is none.")

    seat: int
    act: int = -1
    """The card that is played to concede; prevented, it does nothing (OP25-CONC-10)."""

    def asks(self, s: Overpower) -> int:
        if self.act >= 0 and s.acts[self.act].stopped:
            return 0
        if not s.rules.post_concession and not could_hold(s, 1 - self.seat, "stops_concession"):
            return 0  # OPC-BATT-28
        return 1 << 1 - self.seat

    def run(self, s: Overpower) -> None:
        if self.act < 0:
            concede(s, self.seat)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        out = []
        for c in [*hand(s, seat), *placed(s, seat)]:
            f = s.faces[s.printing[c]]
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
            c, user = (index_of(r) for r in option.refs)
            if self.act >= 0:
                replace(s, self.act, stopped=True)
            if s.faces[s.printing[c]].card.play:
                a = commit(s, Act(seat, user, (c,), offence=False))
                do(s, Effects(a, c, PLAY), Finish(a))
            else:
                discard(s, c)
        elif self.act < 0:
            concede(s, self.seat)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Your opponent concedes the battle: do you accept?")


def concede(s: Overpower, seat: int) -> None:
    """OP25-CONC-01: no turn comes any more; the actions of a concession, then the end of the battle (OP25-BATT-66).

    OPC-END-03, OPC-BATT-28: in the classic edition nobody acts, unless a card says so.
    """
    emit(s, "concede", seat_ref(seat))
    s.conceded = seat
    s.phase = P_CONCESSION
    unwind_to(s, EndBattle)
    do(s, AsConceding(seat), PostConcession(1 - seat))


class ConcedeByCard(Frame[Overpower], frozen=True):
    """OP25-CONC-10: a card played to concede; if it was negated or answered there is no concession."""

    act: int
    seat: int

    def run(self, s: Overpower) -> None:
        if not s.acts[self.act].stopped:
            concede(s, self.seat)


class AsConceding(Frame[Overpower], frozen=True):
    """OP25-CONC-03: the conceding player may play one card that says so, before the other acts."""

    about = ("OP25-CONC-03", "Only a card that says so is played as one concedes; {0} is none.")

    seat: int
    before: bool = False
    """The opponent conceded before the battle; only who could play such a card is asked."""

    def asks(self, s: Overpower) -> int:
        if self.before:
            return 1 << self.seat if plans(s, self.seat) else 0
        if not s.rules.post_concession and not plans(s, self.seat, "you_concede"):
            return 0
        return 0 if s.passed >> self.seat & 1 else 1 << self.seat  # OP25-CONC-09

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*plan_options(s, seat, "" if self.before else "you_concede"), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        if option.verb == "play":
            launch_utility(s, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message(
            "Do you play a card as your opponent concedes?" if self.before else "Do you play a card as you concede?"
        )


ANYBODY = "Any Character"


def plans(s: Overpower, seat: int, moment: str = "") -> bool:
    """Whether somebody stands there who could play a utility when a player concedes: from public facts."""
    named = bool(moment) and could_hold(s, seat, "moment", value=moment)
    return named or could_hold(s, seat, "after_concession", attack=False)


def could_hold(s: Overpower, seat: int, what: str, attack: bool | None = None, value: object = True) -> bool:
    """Whether somebody stands there for whom there are Specials that say so: from public facts."""
    whose = characters_with(s, what, attack, value)
    if s.faces[-1].guest:  # cards made for a table are known to be at it, and at no other
        there = {s.faces[row] for row in s.printing}
        whose |= {f.character for f in there if f.guest and says(f, what, attack, value)}
    if ANYBODY in whose:
        return True
    able = {ch for c in front(s, seat) for ch in (c, *plays_specials_of(s, c))}
    return any(whose & s.faces[s.printing[ch]].names for ch in able)


_with: dict[tuple[str, str, bool | None, object], frozenset[str]] = {}


def characters_with(s: Overpower, what: str, attack: bool | None, value: object) -> frozenset[str]:
    """The characters that have Specials of a kind in print; looked for once."""
    key = s.edition, what, attack, value
    if key not in _with:
        _with[key] = frozenset(f.character for f in s.faces if not f.guest and says(f, what, attack, value))
    return _with[key]


def says(f: Face, what: str, attack: bool | None, value: object) -> bool:
    return f.special and getattr(f.card, what) == value and attack in (None, f.attack)


def plan_options(s: Overpower, seat: int, moment: str = "") -> list[Option]:
    """Utilities that are played when somebody concedes; those that name it only at that moment (OPC-BATT-28)."""
    out = []
    for c in [*hand(s, seat), *placed(s, seat)]:
        f = s.faces[s.printing[c]]
        at_any = f.words and f.card.after_concession and not f.attack
        if at_any or (f.words and moment and f.card.moment == moment and not f.card.stops_concession):
            users = [ch for ch in front(s, seat) if may_answer(s, c, f, seat, ch)]
            out += [Option("play", (card_ref(c), card_ref(ch))) for ch in users]
    return out


class PostConcession(Frame[Overpower], frozen=True):
    """OP25-CONC-02: one action of the other player, with a card that says it works after a concession."""

    about = ("OP25-CONC-02", "Only a card that says so is played after a concession; {0} is none.")

    seat: int

    def asks(self, s: Overpower) -> int:
        if not s.rules.post_concession and not self.may_act(s):
            return 0  # OPC-BATT-28: no card of theirs could say so
        return 0 if s.passed >> self.seat & 1 else 1 << self.seat  # OP25-CONC-09

    def may_act(self, s: Overpower) -> bool:
        """Whether a card that works after a concession could be there: from public facts."""
        late = could_hold(s, self.seat, "after_concession") or plans(s, self.seat, "opponent_concedes")
        return late or may(s, "attack_late", TEAM + self.seat)

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        grant = Grant(string=FURTHER, after_concession=True)

        def late(c: int) -> bool:
            f = s.faces[s.printing[c]]
            return f.words and f.card.after_concession and f.attack

        out = Question(s, seat, grant, no, late).all()
        out = [o for o in out if self.still(s, seat, o)]
        for e in permissions(s, "attack_late", TEAM + seat):
            which = word_of(e).which
            kind = gr.POWER_ATTACK if which.acts_as_power else gr.ATTACK
            more = Grant(string=FURTHER, kind=kind, after_concession=True)
            out += Question(s, seat, more, no, lambda c, w=which: w.fits(s.faces[s.printing[c]])).all()  # type: ignore[misc]
        if no is not None:
            reason = Reason("OP25-CONC-02", "Only a card that says so may be used after a concession.")
            no.extend((Option("attack", (card_ref(c),)), reason) for c in hand(s, seat) if not late(c))
        return [*out, *plan_options(s, seat, "opponent_concedes"), Option("decline")]  # OP25-CONC-05

    def still(self, s: Overpower, seat: int, o: Option) -> bool:
        when = s.faces[s.printing[index_of(o.refs[0])]].card.after_concession_if
        return when is None or when.holds(s, seat, index_of(o.refs[2]))

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        s.turn_over = False
        if option.verb == "attack":  # OP25-CONC-04: with all steps of an attack
            launch(s, read(s, seat, option, Grant(string=FURTHER, after_concession=True)))
        elif option.verb == "play":
            launch_utility(s, seat, option)

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Your opponent has conceded: do you act once more?")
