"""Work that is handed out piece by piece: each piece once, and what follows may depend on what came back."""

import pytest

from overtable.lab.crew import work


def double(n: int) -> int:
    return n * 2


def breaks(n: int) -> int:
    raise ZeroDivisionError(f"a planted defect in {n}")


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers: int) -> None:
    tasks = iter(range(20))
    found = list(work(lambda: next(tasks, None), double, workers))
    assert sorted(found) == [n * 2 for n in range(20)]


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_task_may_wait_for_what_comes_back(workers: int) -> None:
    """Nothing for now is not the end while somebody is at work."""
    waiting, seen = [1], list[int]()
    for found in work(lambda: waiting.pop() if waiting else None, double, workers):
        seen.append(found)
        if found < 40:
            waiting.append(found)
    assert seen == [2, 4, 8, 16, 32, 64]


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_defect_comes_through(workers: int) -> None:
    tasks = iter(range(3))
    with pytest.raises(ZeroDivisionError, match="a planted defect in"):
        list(work(lambda: next(tasks, None), breaks, workers))
