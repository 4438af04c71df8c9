"""What somebody may do in a window of time, whichever process they ask."""

import asyncio
from itertools import count

import pytest

from overtable.server.together import rates as rates_module
from overtable.server.together.board import Board
from overtable.server.together.by_redis import RedisBoard
from overtable.server.together.rates import RATES, Rates, counted_as
from overtable.store.migrate import migrate
from overtable.store.store import Store


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_new_window_begins_anew_and_the_old_one_is_forgotten() -> None:
    clock = Clock()
    rates = Rates(True, clock)
    most, seconds = RATES["chat"]
    assert [rates.allows("chat", "ada") for _ in range(most + 1)] == [True] * most + [False]
    for n in range(100):
        assert rates.allows("chat", f"guest {n}")
    clock.now = seconds - 0.01
    assert not rates.allows("chat", "ada")
    clock.now = seconds
    assert rates.allows("chat", "ada")
    assert rates._windows["chat"].here == {"ada": 1}


def test_no_more_names_are_kept_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_module, "NAMES", 10)
    rates = Rates(True, Clock())
    names = count()
    allowed = 0
    while rates.allows("password", f"from {next(names)}"):
        allowed += 1
    assert allowed == 10 + RATES["password"][0]  # those beyond the tenth count as one
    assert len(rates._windows["password"].here) == 11
    assert rates.allows("password", "from 3")  # whoever is known keeps a count of their own


@pytest.fixture(params=["sqlite", "postgresql", "redis"])
def boards(request: pytest.FixtureRequest, tmp_path: object) -> tuple[str, str | None]:
    """A store, and a Redis where that is the board."""
    if request.param == "redis":
        return f"sqlite:///{tmp_path}/x.sqlite3", request.getfixturevalue("redis_url")
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/x.sqlite3", None
    return request.getfixturevalue("cluster").fresh(), None


def test_processes_count_together(boards: tuple[str, str | None]) -> None:
    db, redis = boards
    migrate(db)

    async def work() -> None:
        clock = Clock()
        clock.now = 4_000_000_000.0  # windows that end far from now, for a Redis that forgets what has passed
        stores = [Store(db) for _ in range(2)]
        shared = [
            RedisBoard(store, f"p{n}", redis) if redis else Board(store, f"p{n}") for n, store in enumerate(stores)
        ]
        counts = [Rates(True, clock) for _ in shared]
        most = RATES["password"][0]

        async def exchange() -> None:
            for board, rates in zip(shared, counts, strict=True):
                more = rates.untold()
                rates.learn(await board.exchange(more) if more else {})

        one, two = counts
        for _ in range(most - 3):
            assert one.allows("password", "ada")
        assert two.allows("password", "ada") and two.allows("password", "bo")
        await exchange()
        assert [two.allows("password", "ada") for _ in range(3)] == [True, True, False]
        assert two.allows("password", "bo")
        await exchange()
        await exchange()
        assert one.untold() == {}  # nothing is told twice
        assert not two.allows("password", "ada")
        clock.now += RATES["password"][1]
        assert one.allows("password", "ada") and two.allows("password", "ada")
        for board in shared:
            await board.close()
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_an_address_counts_with_its_neighbours_where_one_person_has_many() -> None:
    assert counted_as("203.0.113.7") == counted_as("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::4") != counted_as("2001:db8:1:2::4")
    assert counted_as("?") == "?" and len(counted_as("x" * 500)) == 60
