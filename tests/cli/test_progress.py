"""The bar of long commands: shown to people who look, and to nobody else."""

from io import StringIO

import pytest
from rich.console import Console

from cli.calling import says
from overtable.cli import progress
from overtable.cli.progress import bar

pytestmark = pytest.mark.usefixtures("lanterns")


def watched(monkeypatch: pytest.MonkeyPatch, terminal: bool = True) -> StringIO:
    """What a person at a terminal of a hundred columns would see."""
    seen = StringIO()
    monkeypatch.setattr(progress, "err", lambda: Console(file=seen, force_terminal=terminal, width=100))
    return seen


def test_steps_and_a_moving_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    with bar("counting sheep", 10) as shown:
        shown.step(3)
        shown.step(1)
        shown.reach(5, 8)
    for said in ("counting sheep", "3/10", "4/10", "5/8"):
        assert said in seen.getvalue()


@pytest.mark.parametrize(("quiet", "terminal"), [(True, True), (False, False)])
def test_nothing_is_shown_to_programs(monkeypatch: pytest.MonkeyPatch, quiet: bool, terminal: bool) -> None:
    seen = watched(monkeypatch, terminal)
    with bar("counting sheep", 10, quiet) as shown:
        shown.step(3)
        shown.reach(5, 8)
    assert seen.getvalue() == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "lanterns", "--games", "8"), "8/8"),
        (("digest", "lanterns", "--mode", "short", "--games", "20"), "20/20"),
        (("ladder", "lanterns", "--players", "random,greedy", "--games", "20"), "20/20"),
        (("duel", "lanterns", "random", "greedy", "--games", "6"), "6/6"),
    ],
)
def test_every_long_command_has_one(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str) -> None:
    seen = watched(monkeypatch)
    says(*words, "--workers", "1")
    assert "lanterns short" in seen.getvalue() and said in seen.getvalue()


def test_the_balance_table_has_one_too(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watched(monkeypatch)
    says("balance", "power-up", "--games", "2", "--player", "random", "--only", "Oathstone", "--workers", "1")
    assert "power-up same-faction" in seen.getvalue() and "6/6" in seen.getvalue()
