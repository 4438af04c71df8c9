"""The client's own unit tests and its types, as part of the one test command."""

import os
import shutil
import subprocess

import pytest

from web.browser import ROOT

WEB = ROOT / "web"


def npm(*command: str) -> None:
    tool = shutil.which("npm")
    if tool is None:
        pytest.skip("there is no npm on this machine: the client's unit tests did not run")
    env = os.environ | {"CI": "1", "NO_COLOR": "1"}
    done = subprocess.run([tool, "run", *command], cwd=WEB, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_narrowing_and_decks(pages: None) -> None:
    npm("test")


def test_types(pages: None) -> None:
    npm("check")


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
