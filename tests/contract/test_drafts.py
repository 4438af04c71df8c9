"""What one seat is choosing in secret reaches nobody else: neither through a view nor through the redeals of a bot.

Where several seats are asked at once, one of them gives two different answers in two clones. As long as nothing was
shown (the epoch stands), every other watcher is told the same in both: by each frame (`untold`), by the view, by the
question put to it, and by the redealt state as a whole, wherever a game may keep the draft.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from contract.walks import EVERYWHERE, seats_asked, start, walk
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of, play
from overtable.kernel.frame import Frame
from overtable.kernel.game import Game, Setup
from overtable.kernel.option import Option
from overtable.kernel.redeal import redeal
from overtable.kernel.state import State
from overtable.kernel.view import Sight
from toy import Duel, Lanterns, LanternsGame

STATES = 60
WALKS = 10
ANSWERS = 4


def together(game: Game[Any], mode: str) -> Iterator[Any]:
    """States in which several seats are asked at once."""
    found = 0
    for seed in range(WALKS):
        for s, seat, _ in walk(game, mode, seed):
            if seat >= 0 and len(seats_asked(s)) > 1:
                yield s.clone()
                found += 1
                if found == STATES:
                    return


def after(s: State, seat: int, option: Option) -> State:
    new = s.clone()
    play(new, seat, option)
    return new


def assert_untold(game: Game[Any], s: State, rng: Random) -> None:
    """Whatever a seat answers while others are asked too, nobody else can tell before it is shown."""
    for chooser in seats_asked(s):
        decision = decision_of(s, chooser)
        assert decision is not None
        some = rng.sample(decision.open, min(ANSWERS, len(decision.open)))
        worlds = [w for w in (after(s, chooser, option) for option in some) if w.epoch == s.epoch]
        for one, other in combinations(worlds, 2):
            for watcher in (w for w in range(s.seats + 1) if w != chooser):
                assert_alike(game, one, other, watcher)


def assert_alike(game: Game[Any], one: State, other: State, watcher: int) -> None:
    top = type(one.stack[-1]).__name__
    told = [[frame.untold(s, watcher) for frame in s.stack] for s in (one, other)]
    assert told[0] == told[1], f"{top}: `untold` hands a draft to watcher {watcher}"
    assert game.view(one, watcher) == game.view(other, watcher), f"{top}: the view shows a draft to watcher {watcher}"
    if watcher < one.seats:
        assert decision_of(one, watcher) == decision_of(other, watcher), f"{top}: a question betrays a draft"
    redealt = [redeal(s, watcher, Random(3)) for s in (one, other)]
    redealt[0].answers = redealt[1].answers  # a pick and a pick taken back count differently, and tell nothing
    assert encode(redealt[0]) == encode(redealt[1]), f"{top}: a redeal for watcher {watcher} holds a draft"


@EVERYWHERE
def test_nobody_can_tell_what_another_seat_is_choosing(game: Game[Any], mode: str) -> None:
    rng = Random(61)
    for s in together(game, mode):
        assert_untold(game, s, rng)


def test_the_toy_asks_both_seats_at_once() -> None:
    assert len(list(together(LanternsGame(), "short"))) > STATES // 2


class ToldDuel(Duel, frozen=True):
    """A duel that forgets that its drafts are secret."""

    def untold(self, s: Lanterns, seat: int) -> Duel:
        return self


class WrittenDuel(Duel, frozen=True):
    """A duel that writes a draft down where all can read it."""

    def answer(self, s: Lanterns, seat: int, option: Option) -> None:
        super().answer(s, seat, option)
        s.arrivals = sum(option.refs)


class BetrayingDuel(Duel, frozen=True):
    """A duel in which the question follows what the other has chosen."""

    def options(self, s: Lanterns, seat: int, no: Any = None) -> list[Option]:
        offered = super().options(s, seat, no)
        other = self.b if seat == 0 else self.a
        return offered if other is None or sum(other.refs) % 2 else offered[:1]


class Leaking(LanternsGame):
    """The toy with another frame for its first duel."""

    def __init__(self, duel: type[Frame[Any]]) -> None:
        self.duel = duel

    def start(self, setup: Setup) -> Lanterns:
        s = super().start(setup)
        s.stack[-1] = self.duel()
        return s


@pytest.mark.parametrize(
    ("duel", "said"),
    [
        (ToldDuel, "`untold` hands a draft"),
        (WrittenDuel, "a redeal for watcher . holds a draft"),
        (BetrayingDuel, "a question betrays a draft"),
    ],
)
def test_a_leaking_toy_is_caught(duel: type[Frame[Any]], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        assert_untold(Leaking(duel), start(Leaking(duel), "short", 0), Random(1))


class OpenLanterns(LanternsGame):
    """The toy with a view that tells what was chosen."""

    def view(self, s: Lanterns, watcher: int, sight: Sight | None = None) -> Any:
        return {**super().view(s, watcher, sight), "phase": str(s.stack[-1])}


def test_a_leaking_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="the view shows a draft"):
        assert_untold(OpenLanterns(), start(OpenLanterns(), "short", 0), Random(1))
