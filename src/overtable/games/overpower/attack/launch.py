"""The battle mechanic, step by step: the Astral Plane, the effect, the hit, conditional effects, what follows.

NegateWindow -> TakeEffect -> Divert -> DefenceWindow -> ResolveHit -> Conditional -> Strings -> Finish
"""

from overtable.games.overpower.act import UNDECLARED, Act
from overtable.games.overpower.asking import source_of
from overtable.games.overpower.attack.action import commit
from overtable.games.overpower.attack.follow_up import Strings
from overtable.games.overpower.attack.forced import FORCED, remember_target, toll
from overtable.games.overpower.attack.more_basics import more_basics
from overtable.games.overpower.attack.pay import Pay
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.facts import face
from overtable.games.overpower.defence.negate import negate_in_plane, negate_options
from overtable.games.overpower.defence.window import DefenceWindow
from overtable.games.overpower.hits.resolve import Conditional, Divert, Finish, ResolveHit
from overtable.games.overpower.inplay.effects import word_of
from overtable.games.overpower.inplay.legality import power_types, why_not_universe
from overtable.games.overpower.inplay.named import TYPE_WORD
from overtable.games.overpower.inplay.piles import discard
from overtable.games.overpower.inplay.protection import attacked_first, keeps_away, safe_from_negating
from overtable.games.overpower.inplay.queries import grid, shields
from overtable.games.overpower.inplay.triggers import happens
from overtable.games.overpower.inplay.waiting import wait, waits
from overtable.games.overpower.state import ASTRAL, CHARACTERS, Overpower, replace, reserve
from overtable.games.overpower.words.run import PLAY, Effects
from overtable.kernel.event import emit
from overtable.kernel.frame import Frame, Refusals, Window, do
from overtable.kernel.message import Message
from overtable.kernel.option import Option, Source
from overtable.kernel.refs import card as card_ref
from overtable.kernel.refs import index_of
from overtable.kernel.refs import word as word_ref


def launch(s: Overpower, act: Act, put: bool = False, aids: tuple[int, ...] = ()) -> None:
    """Start an action: all its steps, which are over before the next action is made (OP25-BATT-19)."""
    a = commit(s, act)
    if aids:
        replace(s, a, aids=aids)
    things = [card_ref(c) for c in act.cards]
    if act.attack:
        attacked_first(s, act.user, act.target)
        if s.kinds & FORCED:
            remember_target(s, act)
        emit(s, "attack", card_ref(act.user), card_ref(act.target), *([] if act.hidden else things))
    else:
        emit(s, "play", card_ref(act.user), *things)
    steps: list[Frame[Overpower]] = [*costs(s, a), *more_basics(s, a)]
    if act.type == UNDECLARED:
        steps.append(DeclareType(a))
    if not put and not act.hidden:  # OP25-BATT-31; OPC-DEF-18: nor what strikes back as a defence
        steps.append(NegateWindow(a))
    steps.append(TakeEffect(a))
    if act.attack:
        steps += [Divert(a), DefenceWindow(a), ResolveHit(a)]
    steps += [Conditional(a), Strings(a), Finish(a)]
    do(s, *steps)


def costs(s: Overpower, a: int) -> list[Frame[Overpower]]:
    """What must be paid before the card does anything (OP25-INTER-25)."""
    act = s.acts[a]
    f = s.faces[s.printing[act.cards[0]]]
    asked = toll(s, act.user) if act.attack and s.kinds & FORCED else 0
    steps: list[Frame[Overpower]] = [Pay(a, "any", asked)] if asked else []
    if not f.words or not 0 <= act.user < CHARACTERS:
        return steps
    if f.card.cost is not None:
        steps.append(Pay(a, f.card.cost.kind, f.card.cost.count))
    if act.user in reserve(s, act.seat) and f.card.reserve not in ("", "free") and f.special:
        steps.append(Pay(a, "teammates" if f.card.reserve == "teammate_discards" else "intelligence_power"))
    return steps


class DeclareType(Frame[Overpower], frozen=True):
    """OP25-CARD-11: the attacker named no type, so the opponent picks one that is legal."""

    about = ("OP25-CARD-11", "The type of the attack is named now; {0} has no part in that.")

    act: int

    def asks(self, s: Overpower) -> int:
        return 1 << 1 - s.acts[self.act].seat

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        act = s.acts[self.act]
        f = face(s, act.cards[0])
        kept_away = shields(s, act.target) if act.target < CHARACTERS else []
        types = [
            t
            for t in power_types(s, f, grid(s, act.user))
            if not any(
                keeps_away(s, word_of(e), act.target, e.also, f, (act.icons, t, act.universe_attack)) for e in kept_away
            )
        ]
        return [Option("declare", (word_ref(TYPE_WORD + t),)) for t in types or (0,)]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        s.stack.pop()
        replace(s, self.act, type=index_of(option.refs[0]) - TYPE_WORD)

    def prompt(self, s: Overpower, seat: int) -> Message:
        act = s.acts[self.act]
        if act.hidden:
            return Message("As which type is {0} attacked?", (card_ref(act.target),))
        return Message("As which type does {0} attack {1}?", (card_ref(act.cards[0]), card_ref(act.target)))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, s.acts[self.act].cards[0])


def can_be_negated(s: Overpower, a: int) -> list[int]:
    """OP25-BATT-22, OP25-BATT-26: the Specials of an action that may be negated in the Astral Plane."""
    act = s.acts[a]
    found: list[int] = []
    if act.undefendable:  # OPC-DEF-19
        return found
    for b in (a, *act.aids):
        c = s.acts[b].cards[0]
        f = s.faces[s.printing[c]]
        if f.special and f.card.negatable and not s.acts[b].stopped and s.where[c] == ASTRAL:
            found += [] if safe_from_negating(s, c, s.acts[b].user) else [c]
    return found


class NegateWindow(Frame[Overpower], frozen=True):
    """OP25-BATT-22: until the action leaves the Astral Plane the opponent may negate Specials in it.

    OPC-DEF-16: so in the classic edition, as a Special is played and before it does anything.
    """

    about = ("OP25-BATT-22", "Only a card that negates could be played now; {0} is none.")
    window = Window("decline", "A Special is played that could be negated")

    act: int

    def asks(self, s: Overpower) -> int:
        act = s.acts[self.act]
        return 1 << 1 - act.seat if can_be_negated(s, self.act) else 0

    def options(self, s: Overpower, seat: int, no: Refusals | None = None) -> list[Option]:
        return [*negate_options(s, seat, can_be_negated(s, self.act), no, self.act), Option("decline")]

    def answer(self, s: Overpower, seat: int, option: Option) -> None:
        if option.verb == "decline":
            s.stack.pop()
        else:
            negate_in_plane(s, self.act, seat, option)

    def says_of(self, s: Overpower, option: Option) -> Message | None:
        return Message("Let {0} happen", (card_ref(s.acts[self.act].cards[0]),)) if option.verb == "decline" else None

    def prompt(self, s: Overpower, seat: int) -> Message:
        return Message("Do you negate {0}?", (card_ref(s.acts[self.act].cards[0]),))

    def asked_by(self, s: Overpower, seat: int) -> Source | None:
        return source_of(s, s.acts[self.act].cards[0])


class TakeEffect(Frame[Overpower], frozen=True):
    """OP25-BATT-27, OP25-BATT-08: what was not negated takes effect."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        steps: list[Frame[Overpower]] = []
        for b in act.aids:
            if not s.acts[b].stopped:  # OP25-BATT-23: else the attack goes on without it
                steps += [Effects(b, s.acts[b].cards[0], PLAY), *raised(s, s.acts[b])]
        steps.append(Begin(self.act))
        do(s, *steps)


class Begin(Frame[Overpower], frozen=True):
    """The action itself leaves the Astral Plane, if it still can be made (OP25-BATT-27)."""

    act: int

    def run(self, s: Overpower) -> None:
        act = s.acts[self.act]
        if act.stopped:
            return
        c = act.cards[0]
        f = s.faces[s.printing[c]]
        if act.attack and not act.hidden and act.aids and not still_legal(s, act):
            replace(s, self.act, stopped=True)
            return
        act = drop_universe(s, self.act)
        steps: list[Frame[Overpower]] = []
        if act.universe >= 0:
            steps += happens(s, "universe_used", act.seat, card=act.universe)
        words = f.words and f.card.play and not (act.attack and f.card.either)
        if words and waits(f):
            wait(s, self.act)
        elif words and not act.hidden:
            steps += [Effects(self.act, c, PLAY), *raised(s, act)]
        do(s, *steps)


def still_legal(s: Overpower, act: Act) -> bool:
    """A grid that was not raised after all makes the attack impossible (OP25-CARD-03)."""
    f = s.faces[s.printing[act.cards[0]]]
    if not 0 <= act.user < CHARACTERS:
        return True
    if f.kind == fc.POWER:
        types = power_types(s, f, grid(s, act.user))
        return act.type in types if act.type >= 0 else bool(types)
    if f.kind in (fc.TEAMWORK, fc.ALLY):
        return why_not_universe(s, act.cards[0], f, act.user, grid(s, act.user)) is None
    return True


def drop_universe(s: Overpower, a: int) -> Act:
    """A Universe card whose user lacks the grid after all, because a raise was negated, adds nothing (OP25-CARD-16)."""
    act = s.acts[a]
    if act.universe < 0 or not act.aids:
        return act
    if why_not_universe(s, act.universe, face(s, act.universe), act.user, grid(s, act.user)) is None:
        return act
    discard(s, act.universe)
    return replace(s, a, universe=-1, universe_attack=False)


def raised(s: Overpower, act: Act) -> list[Frame[Overpower]]:
    """A grid was raised on offence by a Special without a number."""
    f = s.faces[s.printing[act.cards[0]]]
    if not f.raises or f.numeric or f.attack or not act.offence:
        return []
    return happens(s, "grid_raised", act.seat, by=act.user)
