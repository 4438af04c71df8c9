"""What the tests need is installed where that is possible; what stays missing is said, and fails where nothing may."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import needs
from running import python_path


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without the programs, where we are root; the commands that are called on it, of which none helps."""
    called: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        called.append(command)
        return subprocess.CompletedProcess(command, 100, stderr="no network")

    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(needs, "chromium", lambda: None)
    monkeypatch.setattr(needs, "postgresql", lambda: None)
    monkeypatch.setattr(needs.hatch_build, "find_node", lambda: ({}, ["npm"]))
    monkeypatch.setattr(needs, "client", lambda: True)
    monkeypatch.setattr(needs.shutil, "which", lambda name: name)
    monkeypatch.setattr(needs.os, "geteuid", lambda: 0)
    monkeypatch.setattr(needs.subprocess, "run", run)
    return called


def test_missing_programs_are_installed_in_one_go_and_a_failure_is_told(
    bare: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    needs.main()
    install = "apt-get install -y --no-install-recommends chromium-headless-shell postgresql"
    assert [" ".join(command) for command in bare] == ["apt-get update", install]
    said = capsys.readouterr()
    assert "Installing chromium-headless-shell and postgresql with apt-get" in said.out
    assert f"{install} failed: no network" in said.err


def test_who_is_not_root_is_told(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(needs.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(needs, "chromium", lambda: "chromium")
    needs.main()
    assert bare == []
    assert "There is no postgresql here, and only root can install that" in capsys.readouterr().err


def test_the_tests_of_a_client_that_is_built_already_have_a_node(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_node() -> None:
        raise needs.hatch_build.NoClient("found none")

    monkeypatch.setattr(needs.hatch_build, "find_node", find_node)
    needs.build_client()
    assert [command[1:4] + command[-1:] for command in bare] == [["-m", "pip", "install", needs.hatch_build.NODE_WHEEL]]


def test_where_every_test_must_run_a_missing_program_is_an_error(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="every test must run"):
        needs.main()


@pytest.mark.parametrize(("ci", "code", "said"), [("", 0, "NOT TESTED: no moon"), ("true", 1, "was skipped: no moon")])
def test_a_skipped_test_is_told_and_fails_where_every_test_must_run(
    tmp_path: Path, ci: str, code: int, said: str
) -> None:
    shutil.copy(needs.ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_moon.py").write_text("import pytest\n\n\ndef test_moon():\n    pytest.skip('no moon')\n")
    env = os.environ | {"CI": ci, "PYTHONPATH": os.pathsep.join(python_path())}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == code and said in done.stdout, done.stdout + done.stderr
    assert "--randomly-seed=" in done.stdout
