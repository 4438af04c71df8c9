"""What all tests of the house may use."""

import os
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import settings

from overtable.games import all_games
from toy import LANTERNS, LanternsGame

# The same examples each time, and no clock: a busy machine must not fail a test.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> LanternsGame:
    """The toy game, registered for the length of a test."""
    monkeypatch.setitem(all_games(), LANTERNS.id, LANTERNS)
    return LANTERNS


def pytest_sessionstart(session: pytest.Session) -> None:
    """How to have the same order again, which pytest keeps to itself when it is quiet."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    seed = session.config.getoption("randomly_seed", None)
    if reporter and seed is not None:
        reporter.write_line(f"The order of the tests: --randomly-seed={seed}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With CI in the environment nothing may be skipped."""
    report = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"CI is set, and the test was skipped: {why_skipped(report)}"
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Loudly: what was skipped has not been tested."""
    reasons = {why_skipped(report) for report in terminalreporter.getreports("skipped")}
    if reasons:
        terminalreporter.section("TESTS WERE SKIPPED", sep="!")
        for why in sorted(reasons):
            terminalreporter.line(f"NOT TESTED: {why}")


def why_skipped(report: pytest.TestReport) -> str:
    assert isinstance(report.longrepr, tuple)
    return report.longrepr[2].removeprefix("Skipped: ")
