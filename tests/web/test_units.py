"""The client's types, style and unit tests are checked by web/lint.py; here is what that does where it cannot."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest

from needs import WEB


@pytest.fixture
def lint(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_lint", WEB / "lint.py")
    assert spec is not None and spec.loader is not None
    monkeypatch.setattr("sys.path", [*sys.path])  # it adds a folder to it
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def offline(*_: Any, **__: Any) -> None:
        raise module.hatch_build.NoClient("npm ci: no network")

    monkeypatch.setattr(module.hatch_build, "fetch_parts", offline)
    return module


def test_without_its_parts_the_lint_says_so_and_lets_the_rest_go_on(
    lint: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert lint.main() == 0
    assert "THE BROWSER CLIENT WAS NOT CHECKED: npm ci: no network" in capsys.readouterr().err


def test_where_changes_are_taken_that_is_a_failure(lint: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    assert lint.main() == 1


def test_the_lint_fails_with_the_first_task_that_does(lint: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run(command: list[str], env: dict[str, str]) -> int:
        ran.append(command[-1])
        return 2 if command[-1] == "lint" else 0

    monkeypatch.setattr(lint.hatch_build, "fetch_parts", lambda *_, **__: None)
    monkeypatch.setattr(lint.hatch_build, "find_node", lambda: ({}, ["npm"]))
    monkeypatch.setattr(lint, "run", run)
    assert lint.main() == 2
    assert ran == ["types", "lint"]


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
