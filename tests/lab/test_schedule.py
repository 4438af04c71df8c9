"""Who plays next: the least certain pair, until each is certain enough; decided in a fixed order."""

from random import Random

from lab.bouts import fought
from overtable.lab.pairs import Fought
from overtable.lab.schedule import BATCH, Schedule

STRENGTH = {"a": 0.5, "b": 0.5, "c": 0.02}


def result(players: tuple[str, str], setup: int) -> Fought:
    """What always comes of this setup: `c` loses to everybody, the others are equal."""
    rng = Random(f"{players} {setup}")
    chance = STRENGTH[players[0]] / (STRENGTH[players[0]] + STRENGTH[players[1]])
    first, second = (float(rng.random() < chance) for _ in range(2))
    return fought(setup, first, second, players)


def play_all(schedule: Schedule, at_once: int = 1, rng: Random | None = None) -> list[tuple[tuple[str, str], int]]:
    """Play to the end with so many setups under way at a time, which end in any order."""
    order, running = [], []
    while True:
        while len(running) < at_once and (task := schedule.following()) is not None:
            running.append(task)
            order.append(task)
        if not running:
            return order
        schedule.take(result(*running.pop(rng.randrange(len(running)) if rng else 0)))


def counted(schedule: Schedule) -> list[list[Fought]]:
    return [m.counted for m in schedule.meetings]


def test_what_counts_does_not_depend_on_how_many_play_at_once() -> None:
    alone = Schedule("abc", 100, 0.08)
    play_all(alone)
    for at_once in (2, 7, 40):
        crowd = Schedule("abc", 100, 0.08)
        play_all(crowd, at_once, Random(at_once))
        assert counted(crowd) == counted(alone)


def test_a_pair_stops_when_it_is_certain_or_when_all_setups_are_played() -> None:
    schedule = Schedule("abc", 40, 0.08)
    play_all(schedule)
    equal, *clear = schedule.meetings
    assert len(equal.counted) == 40 and equal.score.share.half >= 0.08
    assert all(len(m.counted) == BATCH * 2 and m.score.share.half < 0.08 for m in clear)


def test_every_pair_begins_and_then_the_least_certain_one_goes_on() -> None:
    schedule = Schedule("abc", 100, 0.04)
    order = play_all(schedule)
    batches = [order[n][0] for n in range(0, len(order), BATCH)]
    assert set(batches[:3]) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert batches[3] == ("a", "b")


def test_no_setup_is_played_twice_and_the_last_batch_may_be_short() -> None:
    schedule = Schedule("ab", BATCH + 3, 0.001)
    order = play_all(schedule, 3)
    assert sorted(order) == [(("a", "b"), n) for n in range(BATCH + 3)]
    assert schedule.meetings[0].finished


def test_known_setups_are_taken_and_not_played_again() -> None:
    whole = Schedule("abc", 60, 0.08)
    order = play_all(whole)
    known = [result(*task) for task in order[:25]]
    rest = Schedule("abc", 60, 0.08, known)
    played = play_all(rest, 4)
    assert set(played).isdisjoint(order[:25]) and len(played) == len(order) - 25
    assert counted(rest) == counted(whole)


def test_known_setups_beyond_the_end_do_not_count() -> None:
    known = [result(("a", "b"), n) for n in range(50)]
    schedule = Schedule("ab", 20, 0.01, known)
    assert schedule.following() is None
    assert [f.setup for f in counted(schedule)[0]] == list(range(20))


def test_what_is_expected_comes_closer_to_what_is_played() -> None:
    schedule = Schedule("abc", 200, 0.08)
    assert schedule.played() == 0 and schedule.expected() > 0
    play_all(schedule, 3)
    assert schedule.played() == schedule.expected() == 2 * sum(map(len, counted(schedule)))
