"""The engine: runs frames until somebody must decide, and takes answers.

decisions(s)            the pending decisions; none only when the game is over
apply(s, seat, option)  for people: refuses with a reason what is not offered, and then touches nothing
play(s, seat, option)   the same without the check, for bots and replays
explain(s, seat, ref)   why this thing cannot be used now
"""

from overtable.kernel.event import Event
from overtable.kernel.message import Reason, Refused
from overtable.kernel.option import Decision, Option, Source
from overtable.kernel.picks import TAKE_BACK
from overtable.kernel.refs import UNKNOWN_CARD, index_of
from overtable.kernel.state import Result, State

NOT_OFFERED = Reason("TABLE-OFFER", "That is not one of the answers that are open to you now.")
GAME_OVER = Reason("TABLE-OVER", "The game is over.")
LIMIT = "TABLE-LIMIT"

LONGEST_RUN = 100_000


class Stuck(Exception):
    """The engine ran without end, or stopped with nobody to ask: a defect in a game's rules."""


def run(s: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    restless = s.restless
    steps = 0
    while (stack := s.stack) and s.result is None:
        frame = stack[-1]
        if frame.may_ask and (waiting := frame.asks(s)):
            s.waiting = waiting
            return
        stack.pop()
        frame.run(s)
        if s.dirty or restless:
            s.settle()
        steps += 1
        if steps > LONGEST_RUN:
            raise Stuck(f"{frame} runs without end")
    if s.result is None:
        raise Stuck("nothing is left to do, and the game is not over")


def asking(s: State) -> int:
    """The mask of seats that must decide."""
    if s.result is not None or not s.stack:
        return 0
    if s.waiting < 0:
        s.waiting = s.stack[-1].asks(s)
    return s.waiting


def decisions(s: State) -> list[Decision]:
    """The pending decisions, one for each seat that is asked."""
    if s.asked is None:
        mask = asking(s)
        asked: list[Decision] = []
        if mask:
            frame = s.stack[-1]
            for seat in range(s.seats):
                if mask >> seat & 1:
                    least, most = frame.range(s, seat)
                    asked.append(
                        Decision(
                            seat,
                            type(frame).__name__,
                            s.worded(frame.prompt(s, seat)),
                            frame.options(s, seat),
                            frame.picked(s, seat),
                            least,
                            most,
                            frame.besides(s, seat),
                            frame.forced(s, seat),
                            frame.in_order(s, seat),
                        )
                    )
        s.asked = asked
    return s.asked


def asked_by(s: State, seat: int, watcher: int) -> Source | None:
    """The card that asks a seat; nothing where the rules do, or where the watcher may not know the card."""
    source = s.stack[-1].asked_by(s, seat)
    if source is None or source.card == UNKNOWN_CARD or s.pool[watcher][index_of(source.card)]:
        return None
    return source


def decision_of(s: State, seat: int) -> Decision | None:
    for decision in decisions(s):
        if decision.seat == seat:
            return decision
    return None


def options(s: State, seat: int) -> list[Option]:
    """The options of one seat that is asked; cheaper than `decisions` when nobody looks at prompts."""
    if s.asked is not None:
        for decision in s.asked:
            if decision.seat == seat:
                return decision.options
    return s.stack[-1].options(s, seat)


def play(s: State, seat: int, option: Option) -> None:
    """Take an answer that is known to be offered, and run on."""
    s.asked = None
    s.waiting = -1
    s.answers += -1 if option.verb == TAKE_BACK else 1
    s.stack[-1].answer(s, seat, option)
    if s.dirty or s.restless:
        s.settle()
    run(s)
    if s.answers >= s.limit and s.result is None:
        s.result = Result((), LIMIT, limit=True)


def why_refused(s: State, seat: int, option: Option) -> Reason | None:
    """Why this answer is not open to this seat now, or nothing when it is."""
    reason = _why_refused(s, seat, option)
    return s.worded_reason(reason) if reason is not None else None


def _why_refused(s: State, seat: int, option: Option) -> Reason | None:
    if s.result is not None:
        return GAME_OVER
    if seat < 0 or not asking(s) >> seat & 1:
        return s.why_not_asked(seat)
    no: list[tuple[Option, Reason]] = []
    top = s.stack[-1]
    offered = [*top.options(s, seat, no), *top.besides(s, seat)]
    if option in offered:
        return None
    best, reach = NOT_OFFERED, -1
    for refused, reason in no:
        n = len(refused.refs)
        if refused.verb == option.verb and n > reach and refused.refs == option.refs[:n]:
            best, reach = reason, n
    if best is NOT_OFFERED:
        fits = [_agreeing(o, option) for o in offered if o.verb == option.verb]
        if fits and max(fits) < len(option.refs):
            return _nothing_to_do_with(s, seat, option.refs[max(fits)])
        if not fits and option.verb in s.OUT_OF_TIME:
            return Reason(*s.OUT_OF_TIME[option.verb])
    return best


def _agreeing(one: Option, other: Option) -> int:
    """How many things two options name alike before they part."""
    n = 0
    while n < min(len(one.refs), len(other.refs)) and one.refs[n] == other.refs[n]:
        n += 1
    return n


def _nothing_to_do_with(s: State, seat: int, thing: int) -> Reason:
    """What can be said of a thing that the question does not speak of."""
    fact = s.plain_fact(seat, thing)
    about = s.stack[-1].about
    if fact is None and about is not None:
        fact = Reason(*about, (thing,))
    return fact or NOT_OFFERED


def apply(s: State, seat: int, option: Option) -> list[Event]:
    """Take an answer from outside; raises `Refused`, having touched nothing, unless it is offered."""
    reason = why_refused(s, seat, option)
    if reason is not None:
        raise Refused(reason)
    outer, s.log = s.log, []
    play(s, seat, option)
    events, s.log = s.log, outer
    if outer is not None:
        outer.extend(events)
    return events


def explain(s: State, seat: int, thing: int) -> list[Reason]:
    """Why this thing cannot be used now: what it could do itself before what could be done to it, and of that what got
    furthest first; nothing when an option names it first."""
    return [s.worded_reason(reason) for reason in _explain(s, seat, thing)]


def _explain(s: State, seat: int, thing: int) -> list[Reason]:
    if s.result is not None:
        return [GAME_OVER]
    if not asking(s) >> seat & 1:
        return [s.why_not_asked(seat)]
    no: list[tuple[Option, Reason]] = []
    top = s.stack[-1]
    offered = [*top.options(s, seat, no), *top.besides(s, seat)]
    if any(o.refs and o.refs[0] == thing for o in offered):
        return []
    about = sorted((o for o in no if thing in o[0].refs), key=lambda o: (o[0].refs[0] != thing, -len(o[0].refs)))
    reasons = list(dict.fromkeys(reason for _, reason in about))
    if reasons:
        return _deciding(s, thing, reasons)
    first = next((o.refs[0] for o in offered if thing in o.refs), None)
    if first is not None:
        return [Reason("TABLE-LATER", "{0} comes in a later step: begin with {1}.", (thing, first))]
    return [_nothing_to_do_with(s, seat, thing)]


def _deciding(s: State, thing: int, reasons: list[Reason]) -> list[Reason]:
    """The one that would have to change, where the game tells which reasons are faint."""
    faint = s.FAINT
    if faint is None:
        return reasons

    def weight(r: Reason) -> tuple[int, bool]:
        rank = min((i for i, key in enumerate(faint) if key in (r.text, r.rule)), default=len(faint))
        return rank, thing in r.args

    return [max(reasons, key=weight)]
