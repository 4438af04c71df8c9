"""What must come of an answer: events that follow by the rules alone, before chance or a hidden card has a say."""

from collections.abc import Sequence
from random import Random

from overtable.kernel.engine import asking
from overtable.kernel.event import Event, told
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State

MOST_STEPS = 200


def stays_with(s: State, seat: int, chosen: Sequence[Option]) -> bool:
    """Whether a seat is asked again right after these answers, with nothing revealed or left to chance: what is not
    offered changes nothing and stays, too. It is looked at in another deal that the seat could not tell from this one,
    so that nothing is told before the answers are given."""
    new = redeal(s, seat, Random(0))
    epoch = new.epoch
    for option in chosen:
        top = new.stack[-1]
        if not asking(new) >> seat & 1 or option not in [*top.options(new, seat), *top.besides(new, seat)]:
            return True
        new.asked, new.waiting = None, -1
        top.answer(new, seat, option)
        new.settle()
        for _ in range(MOST_STEPS):
            if new.epoch != epoch or new.result is not None or not new.stack:
                return False
            new.waiting = new.stack[-1].asks(new)
            if new.waiting:
                break
            new.stack.pop().run(new)
            new.settle()
    return bool(asking(new) >> seat & 1)


def foreseen(s: State, seat: int, option: Option) -> list[Event]:
    """The events that an offered answer brings until somebody is asked, as its seat would hear them.

    A step that uses chance or reveals anything is left out with all that comes after it, so nothing is told that
    the seat could not work out from what it knows. To show a card of one's own by the answer itself is no such
    step. For notes to people: a bot plays on a clone and looks.
    """
    new = s.clone()
    new.log, new.asked, new.waiting = [], None, -1
    new.stack[-1].answer(new, seat, option)
    new.settle()
    epoch = s.epoch
    if asking(s) == 1 << seat and new.chance == s.chance and new.pool[seat] == s.pool[seat]:
        epoch = new.epoch
    sure = 0
    for _ in range(MOST_STEPS):
        if new.epoch != epoch:
            break
        sure = len(new.log)
        if new.result is not None or not new.stack or new.stack[-1].asks(new):
            break
        new.stack.pop().run(new)
        new.settle()
    return [told(event, seat) for event in new.log[:sure]]
