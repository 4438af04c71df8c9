"""The client's own unit tests and its types, as part of the one test command."""

import subprocess

import pytest

from needs import WEB, hatch_build


def npm(*command: str) -> None:
    try:
        env, tool = hatch_build.find_node()
    except hatch_build.NoClient as why:
        pytest.skip(f"the client's own tests: {why}")
    env |= {"CI": "1", "NO_COLOR": "1"}
    done = subprocess.run([*tool, "run", *command], cwd=WEB, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_narrowing_and_decks(pages: None) -> None:
    npm("test")


def test_types(pages: None) -> None:
    npm("check")


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
