"""Taking back costs the same after a thousand times, in work and in memory, and a record has a greatest length."""

from random import Random
from typing import Any

import pytest

from overtable.games import find
from overtable.kernel.codec import fingerprint
from overtable.kernel.engine import decisions
from overtable.kernel.game import Setup
from overtable.kernel.message import Reason
from overtable.server.table import play as playing
from overtable.server.table.marks import EVERY, MOST
from overtable.server.table.play import TAKEN_BACK, Play

GAME = find("overwatch")


def begun() -> Play:
    return Play(GAME, Setup(mode="super-synergy", seed=5, seats=2), 0)


def answer(at: Play, rng: Random) -> None:
    d = rng.choice(decisions(at.state))
    made = at.prepare(d.seat, [rng.choice([o for o in d.options if o.verb != "take_back"])])
    assert not isinstance(made, Reason)
    at.adopt(made[0], 0)


class Counted:
    """How often a state was played on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        plays = playing.play

        def counting(*given: Any) -> None:
            self.times += 1
            plays(*given)

        monkeypatch.setattr(playing, "play", counting)

    def of(self, at: Play, to: int) -> int:
        before = self.times
        at.adopt(at.prepare_back(0, to), 0)
        return self.times - before


def test_the_thousandth_costs_as_little_as_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    at, rng = begun(), Random(1)
    while len(at.entries) < 40:
        answer(at, rng)
    counted, here = Counted(monkeypatch), fingerprint(at.state)
    costs = []
    for _ in range(900):
        answer(at, rng)
        costs.append(counted.of(at, at.standing[-1] - 1))
        assert fingerprint(at.state) == here
    assert max(costs) < EVERY and max(costs[-100:]) <= max(costs[:100])
    assert len(at.marks) <= MOST
    assert at.is_long is False


def test_going_back_leads_to_the_very_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a snapshot, of which nothing but its own state is known."""
    at, rng = begun(), Random(2)
    known = {0: fingerprint(at.state)}
    while len(at.entries) < 70 and not at.over:
        answer(at, rng)
        known[len(at.entries)] = fingerprint(at.state)
        if len(at.entries) % 9 == 0:
            to = rng.randrange(len(at.entries))
            at.adopt(at.prepare_back(0, to), 0)
            assert fingerprint(at.state) == known[to]
            known[len(at.entries)] = known[to]
    again = begun()
    again.restore(at.save(), [(line, 0) for line in at.lines])
    for n, found in known.items():
        assert fingerprint(at.state_after(n)) == fingerprint(again.state_after(n)) == found
    counted = Counted(monkeypatch)
    again.state_after(len(again.entries) - 1)
    assert counted.times < EVERY, "what was walked once is known"


def test_marks_are_few_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    at = begun()
    for n in range(1, 100 * EVERY):
        at.marks.note(n, n, at.state)
        assert len(at.marks) <= MOST


def test_answers_stand_when_too_much_was_taken_back() -> None:
    at, rng = begun(), Random(3)
    while len(at.entries) < 6:
        answer(at, rng)
    while not at.is_long:
        d = decisions(at.state)[0]
        made = at.prepare(d.seat, [d.options[0]])
        assert not isinstance(made, Reason)
        at.adopt(made[0], 0)
        at.adopt(at.prepare_back(d.seat, len(at.entries) - 1), 0)
    assert len(at.entries) <= TAKEN_BACK + at.state.answers + 2
    assert at.undo(0, False)[::2] == ("no", playing.LONG.text)
    length = len(at.entries)
    answer(at, rng)
    assert len(at.entries) == length + 1, "the game itself goes on"
