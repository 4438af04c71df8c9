"""`overtable host`: who looks after the house."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.store import people
from overtable.store.hosts import deeds
from overtable.store.migrate import migrate
from overtable.store.store import Store, sqlite_url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store in which Ada has an account, and Bo is a guest."""
    migrate(sqlite_url(tmp_path))

    async def fill() -> None:
        store = Store(sqlite_url(tmp_path))
        await people.add_account(store, "Ada Lovelace", "hash", None)
        await people.add_guest(store, "Bo")
        await store.close()

    asyncio.run(fill())
    return tmp_path


def host(folder: Path, *arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["host", *arguments, "--data", str(folder)])
    return done.exit_code, done.output.strip()


def test_an_account_is_made_host_and_is_none_again(folder: Path) -> None:
    assert host(folder, "--list") == (0, "Nobody is a host.")
    assert host(folder, "ada  lovelace") == (0, "Ada Lovelace is a host now.")
    assert host(folder, "--list") == (0, "Ada Lovelace")
    assert host(folder, "Ada Lovelace", "--remove") == (0, "Ada Lovelace is no host any more.")
    assert host(folder, "--list") == (0, "Nobody is a host.")

    async def written() -> list[tuple[str, str]]:
        store = Store(sqlite_url(folder))
        found = await deeds(store)
        await store.close()
        return [(d.what, d.whom) for d in found]

    assert asyncio.run(written()) == [("is no host any more", "Ada Lovelace"), ("made a host", "Ada Lovelace")]


def test_guests_strangers_and_missing_stores_are_told(folder: Path, tmp_path: Path) -> None:
    code, said = host(folder, "Bo")
    assert code == 2 and "there is no account called Bo" in said
    assert host(folder)[0] == 2 and host(folder, "Ada", "--list")[0] == 2
    code, said = host(tmp_path / "nowhere", "Ada")
    assert code == 2 and "there is no store" in said
