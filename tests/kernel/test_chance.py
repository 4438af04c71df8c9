from overtable.kernel.chance import PLAY, SETUP, SHUFFLE, below, die, shuffled, streams
from overtable.kernel.game import Setup
from toy import LANTERNS, Lanterns


def table(seed: int = 1) -> Lanterns:
    return LANTERNS.start(Setup(mode="short", seed=seed))


def test_the_same_seed_gives_the_same_streams_and_another_seed_others() -> None:
    assert streams(7) == streams(7)
    assert len({tuple(streams(seed)) for seed in range(1000)}) == 1000


def test_seeds_beyond_64_bits_and_below_zero_are_seeds_too() -> None:
    assert len({tuple(streams(seed)) for seed in (1, 1 + (1 << 64), 1 + (1 << 100), -1)}) >= 3
    assert all(0 <= x < 1 << 64 for x in streams(-5))


def test_a_stream_never_shifts_another() -> None:
    a, b = table(), table()
    for _ in range(10):
        below(a, SHUFFLE, 6)
    assert [die(a) for _ in range(20)] == [die(b) for _ in range(20)]
    assert below(a, SETUP, 1 << 30) == below(b, SETUP, 1 << 30)


def test_each_draw_moves_the_epoch() -> None:
    s = table()
    before = s.epoch
    below(s, PLAY, 6)
    assert s.epoch == before + 1


def test_a_die_shows_each_side_about_as_often() -> None:
    s = table()
    counts = [0] * 7
    for _ in range(6000):
        counts[die(s)] += 1
    assert counts[0] == 0
    assert all(850 < n < 1150 for n in counts[1:])


def test_shuffling_reaches_every_order() -> None:
    s = table()
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        shuffled(s, SHUFFLE, items)
        orders.add(tuple(items))
    assert len(orders) == 6
