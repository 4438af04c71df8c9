"""`overtable serve`: what it refuses, in words; what it prints; the page when no client was built."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.server.config import VARIABLE, Config, from_environment, to_environment
from overtable.server.routes import site
from running import Running, python_path


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--db", "mysql://host/name"], "mysql is no database of the store"),
        (["--db", "nonsense"], "--db"),
        (["--db", "postgresql://nobody@127.0.0.1:1/none", "--port", "0"], "the database cannot be used"),
        (["--log", "loud"], "--log is debug, info, warning or error"),
    ],
)
def test_what_cannot_be_served_is_refused_in_words(options: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["serve", *options])
    assert result.exit_code == 2 and said in result.output


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path)])
    assert result.exit_code == 2 and f"cannot listen on 127.0.0.1:{port}" in result.output


def test_a_server_under_test_adds_to_the_python_path(monkeypatch: pytest.MonkeyPatch) -> None:
    own = python_path()
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert python_path()[:2] == own[:2] and python_path()[2:] == ["elsewhere"]


def test_it_prints_where_it_is(running: Running) -> None:
    assert running.url.startswith("http://127.0.0.1:")


def test_processes_get_their_settings_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    config = Config(db="sqlite://", origins=["https://a.example"], bot_budget=0.5)
    to_environment(config)
    assert from_environment() == config


def test_without_a_built_client_the_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import asyncio

    monkeypatch.setattr(site, "STATIC", tmp_path)
    page = asyncio.run(site.page.fn("/table/abc"))
    assert b"npm run build" in page.content and page.headers["Cache-Control"] == "no-cache"
    (tmp_path / "index.html").write_text("<p>built</p>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "x-123.js").write_text("1")
    assert asyncio.run(site.page.fn("/table/abc")).content == b"<p>built</p>"
    assert "immutable" in asyncio.run(site.page.fn("/assets/x-123.js")).headers["Cache-Control"]
