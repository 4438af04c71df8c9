"""A short run of `make kills`: servers, and a PostgreSQL, are killed while people play."""

from pathlib import Path

import pytest

import needs
from overtable.store.store import sqlite_url
from server.kills import trial
from store.postgres import Cluster

NOTHING = {"lost": 0, "doubled": 0, "unequal": 0, "stuck": 0}


def test_killed_servers_over_sqlite_lose_and_double_nothing(tmp_path: Path) -> None:
    found, answers = trial(sqlite_url(tmp_path), 2, 2, 3, 1)
    assert found == NOTHING and answers > 10


def test_killed_servers_and_databases_lose_and_double_nothing(cluster: Cluster, request: pytest.FixtureRequest) -> None:
    programs = needs.postgresql()
    if programs is None:
        pytest.skip("there is no PostgreSQL server (make needs)")
    cluster = Cluster(programs)  # one of its own: others must not lose theirs
    try:
        found, answers = trial(cluster.fresh(), 2, 2, 3, 2, cluster=cluster, every=2)
    finally:
        cluster.stop()
    assert found == NOTHING and answers > 10
