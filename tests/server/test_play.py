"""A record and all that follows from it: numbers, undo, snapshots, clocks; no server needed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from overtable.games import all_games, find
from overtable.kernel.codec import fingerprint
from overtable.kernel.game import Game, Setup
from overtable.kernel.message import Reason
from overtable.kernel.option import Option
from overtable.kernel.record import BadRecord, Record, replay
from overtable.server.bots import Bots
from overtable.server.table.play import Play
from toy import LANTERNS

GAMES: list[Game[Any]] = [LANTERNS, *all_games().values()]


def fresh(game: Game[Any], seed: int = 3, clock: tuple[int, int] | None = None) -> Play:
    return Play(game, Setup(mode=next(iter(game.modes)), seed=seed), 1000, clock)


def give(play: Play, seat: int, option: Option, at: int = 2000) -> None:
    made = play.prepare(seat, [option])
    assert not isinstance(made, Reason), made
    for prepared in made:
        play.adopt(prepared, at)


def wander(play: Play, rng: Random, most: int, seen: Callable[[], None] = lambda: None) -> None:
    """Random answers, with a take-back now and then."""
    for _ in range(most):
        if play.over:
            return
        seat = rng.choice(play.asked)
        can, to, _ = play.undo(seat, rated=False)
        if can != "no" and to is not None and rng.random() < 0.15:
            play.adopt(play.prepare_back(seat, to), 2000)
        else:
            decision = play.decision(seat)
            assert decision is not None
            give(play, seat, rng.choice(decision.options))
        seen()


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_numbers_belong_to_the_seat_and_never_come_again(game: Game[Any]) -> None:
    play = fresh(game)
    used: dict[int, set[int]] = {0: set(), 1: set()}
    pending: dict[int, int] = dict(play.numbers)

    def seen() -> None:
        for seat, number in play.numbers.items():
            if pending.get(seat) != number:
                assert number not in used[seat], "a number came again"
        for seat, number in pending.items():
            if play.numbers.get(seat) != number:
                used[seat].add(number)
        pending.clear()
        pending.update(play.numbers)

    wander(play, Random(1), 150, seen)
    assert any("!back" in line for line in play.lines)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_the_state_is_that_of_the_record_and_of_a_snapshot(game: Game[Any]) -> None:
    play = fresh(game)
    wander(play, Random(2), 60)
    record = Record.of(game, play.setup)
    record.answers = list(play.lines)
    assert fingerprint(replay(game, record)) == fingerprint(play.state)
    entries = list(zip(play.lines, play.ats[1:], strict=True))
    again, restored = fresh(game), fresh(game)
    for line, at in entries:
        again.take(line, at)
    restored.restore(play.save(), entries)
    for other in (again, restored):
        assert fingerprint(other.state) == fingerprint(play.state)
        assert (other.numbers, other.standing, other.epochs, other.alone) == (
            play.numbers, play.standing, play.epochs, play.alone,
        )  # fmt: skip
        assert other.log == play.log and other.asked == play.asked


def test_an_answer_of_the_other_seat_leaves_my_number_alone() -> None:
    play = fresh(LANTERNS)
    assert play.numbers == {0: 0, 1: 0}
    decision = play.decision(1)
    assert decision is not None
    give(play, 1, decision.options[0])
    assert play.numbers == {0: 0}


def test_nothing_is_seen_of_what_is_only_prepared() -> None:
    play = fresh(LANTERNS)
    before = fingerprint(play.state)
    decision = play.decision(0)
    assert decision is not None
    made = play.prepare(0, [decision.options[0]])
    assert not isinstance(made, Reason) and fingerprint(made[0].state) != before
    assert fingerprint(play.state) == before and play.lines == [] and play.numbers == {0: 0, 1: 0}


def test_several_answers_are_refused_as_a_whole() -> None:
    play = fresh(LANTERNS)
    decision = play.decision(0)
    assert decision is not None
    refused = play.prepare(0, [decision.options[0], decision.options[1]])
    assert isinstance(refused, Reason) and refused.rule == "TABLE-SEAT"


def test_an_undo_is_free_only_while_nothing_was_revealed() -> None:
    play = fresh(LANTERNS)
    assert play.undo(0, rated=False)[0] == "no"
    for seat in (0, 1):
        decision = play.decision(seat)
        assert decision is not None
        give(play, seat, decision.options[0])
    for seat in (0, 1):  # both cards were turned up
        assert play.undo(seat, rated=False)[0] == "ask"
        assert play.undo(seat, rated=True) == ("no", None, "Something was revealed or left to chance since.")


def test_resigning_and_running_out_of_time_end_the_game() -> None:
    for what, rule in (("!resign", "TABLE-RESIGN"), ("!timeout", "TABLE-TIME")):
        play = fresh(LANTERNS)
        play.adopt(play.prepare_end(1, what), 5)
        assert play.over and play.state.result is not None
        assert (play.state.result.winners, play.state.result.rule) == ((0,), rule)
        assert play.asked == [] and play.undo(0, rated=False)[0] == "no"


def test_clocks_run_for_those_who_are_asked() -> None:
    play = fresh(LANTERNS, clock=(60, 2))
    decision = play.decision(0)
    assert decision is not None
    assert play.left_at(11_000) == [50_000, 50_000]
    give(play, 0, decision.options[0], at=11_000)
    assert play.left == [52_000, 50_000]
    assert play.left_at(21_000) == [52_000, 40_000]


def test_clocks_stand_still_while_no_server_lives() -> None:
    play = fresh(LANTERNS, clock=(60, 0))
    play.outages.append((6000, 5_000_000))
    assert play.left_at(5_001_000) == [54_000, 54_000]
    decision = play.decision(0)
    assert decision is not None
    give(play, 0, decision.options[0], at=5_001_000)
    assert play.left == [54_000, 54_000]


@pytest.mark.parametrize(
    "line", ["x pass", "7 pass", "0 nonsense", "0 light card:x", "0 !back 5", "0 !back x", "0 !what", "1"]
)
def test_a_record_that_cannot_be_followed_is_refused(line: str) -> None:
    play = fresh(LANTERNS)
    with pytest.raises(BadRecord):
        play.take(line, 5)
    assert play.lines == []


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_answers_outside_of_this_thread_and_never_sees_the_true_state(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    import overtable.server.bots as bots_module

    game = find("overwatch")
    play = fresh(game, seed=9)
    sent: list[bytes] = []
    encode = bots_module.encode
    monkeypatch.setattr(bots_module, "encode", lambda s: sent.append(encode(s)) or sent[-1])
    bots = Bots(workers, budget=5.0)
    seat = play.asked[0]
    decision = play.decision(seat)
    assert decision is not None
    try:
        chosen = asyncio.run(bots.choose(game, play.state, seat, "greedy"))
    finally:
        bots.close()
    assert chosen in {game.option_id(o) for o in decision.options}
    dealt = game.decode(sent[0])
    assert dealt.chance != play.state.chance and dealt.printing != play.state.printing
    assert game.view(dealt, seat) == game.view(play.state, seat)


def test_a_bot_that_thinks_too_long_is_cut_short() -> None:
    import asyncio

    game = find("overwatch")
    play = fresh(game, seed=9)
    bots = Bots(1, budget=0.0005)
    try:
        chosen = asyncio.run(bots.choose(game, play.state, play.asked[0], "greedy"))
    finally:
        bots.close()
    decision = play.decision(play.asked[0])
    assert decision is not None and chosen in {game.option_id(o) for o in decision.options}


@pytest.mark.parametrize("game_id", ["overwatch", "overrealm"])
def test_a_bot_that_thought_an_action_through_answers_the_rest_at_once(game_id: str) -> None:
    """Its further answers are given as long as the game stands where it expected it, and nowhere else."""
    import asyncio

    game = find(game_id)
    play = fresh(game, seed=9)
    bots = Bots(0, budget=5.0, chance=lambda about: Random(4))
    asked: list[int] = []
    thought = bots.pool().submit

    def submit(work: Any, *args: Any) -> Any:
        asked.append(play.state.answers)
        return thought(work, *args)

    bots.pool().submit = submit  # type: ignore[method-assign]
    given = 0
    try:
        while given < 24 and not play.over:
            seat = play.asked[0]
            decision = play.decision(seat)
            assert decision is not None
            chosen = asyncio.run(bots.choose(game, play.state, seat, "strong:40", "t1"))
            option = next(o for o in decision.options if game.option_id(o) == chosen)
            choice = len(decision.options) > 1
            give(play, seat, option, at=1000 + given)
            given += choice
    finally:
        bots.close()
    assert 0 < len(asked) < given
