"""How long answers took: close to the truth, and the same whether counted at once or added up."""

from random import Random

import msgspec
import pytest

from overtable.lab.times import Times, in_words


def test_median_and_p99_are_right_to_a_hundredth() -> None:
    rng = Random(3)
    seconds = sorted(rng.lognormvariate(-4, 2) for _ in range(5000))
    figures = Times.of(seconds).figures()
    assert figures.answers == 5000
    assert figures.median == pytest.approx(seconds[2499], rel=0.02)
    assert figures.p99 == pytest.approx(seconds[4949], rel=0.02)
    assert figures.max == pytest.approx(seconds[-1], rel=0.01)


def test_parts_add_up_to_the_whole_also_through_json() -> None:
    parts = [Times.of([0.1, 0.2]), Times.of([3.0]), Times.of([])]
    whole = Times()
    for part in parts:
        whole.add(msgspec.json.decode(msgspec.json.encode(part), type=Times))
    assert whole == Times.of([0.1, 0.2, 3.0])


def test_one_answer_and_none() -> None:
    assert Times.of([0.5]).figures().median <= 0.5
    assert Times.of([0.0]).answers == 1
    none = Times().figures()
    assert (none.answers, none.median, none.p99, none.max) == (0, 0.0, 0.0, 0.0)


def test_no_two_counts_share_their_memory() -> None:
    one, other = Times(), Times()
    one.add(Times.of([1.0]))
    assert other.counts == {}


@pytest.mark.parametrize(
    ("seconds", "said"), [(2.3e-5, "23 µs"), (0.0123, "12.3 ms"), (0.85, "0.85 s"), (12, "12.00 s")]
)
def test_for_people(seconds: float, said: str) -> None:
    assert in_words(seconds) == said
