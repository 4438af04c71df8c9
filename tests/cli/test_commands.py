"""The command itself, what it does with wrong words and defects, and new games."""

import runpy
import sys
from pathlib import Path

import pytest

from cli.calling import complains, runner, says
from overtable.cli.main import app
from toy import LANTERNS

pytestmark = pytest.mark.usefixtures("lanterns")


def test_the_version() -> None:
    assert says("--version").startswith("overtable 0.")


def test_the_module_is_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["overtable", "--version"])
    with pytest.raises(SystemExit) as end:
        runpy.run_module("overtable", run_name="__main__")
    assert end.value.code == 0 and capsys.readouterr().out.startswith("overtable 0.")


def test_a_wrong_option_of_the_command_line_is_told_with_exit_code_2() -> None:
    assert runner.invoke(app, ["sim", "lanterns", "--moon"]).exit_code == 2
    assert runner.invoke(app, ["moon"]).exit_code == 2
    assert runner.invoke(app, ["sim", "lanterns", "--games", "none"]).exit_code == 2


def test_a_defect_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("a planted defect")

    monkeypatch.setattr(LANTERNS, "board", breaks, raising=False)
    said = complains("play", "lanterns")
    assert "This is a defect of Overtable. ZeroDivisionError: a planted defect" in said
    monkeypatch.setenv("OVERTABLE_DEBUG", "1")
    assert isinstance(runner.invoke(app, ["play", "lanterns"]).exception, ZeroDivisionError)


class TestNew:
    @pytest.mark.parametrize("name", ["Tea", "tea_house", "1st", "tea-", ""])
    def test_an_id_that_cannot_be(self, name: str, tmp_path: Path) -> None:
        assert "is no id for a game: small letters" in complains("new", "game", name, str(tmp_path))

    def test_a_game_that_is_there(self, tmp_path: Path) -> None:
        assert complains("new", "game", "lanterns", str(tmp_path)) == "there is a game lanterns already"

    def test_a_folder_that_is_no_checkout(self, tmp_path: Path) -> None:
        assert "is no checkout of Overtable" in complains("new", "game", "paper-boats", str(tmp_path))

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        mine = tmp_path / "src" / "overtable" / "games" / "paper_boats" / "game.py"
        mine.parent.mkdir(parents=True)
        mine.write_text("mine")
        assert "there is something already:" in complains("new", "game", "paper-boats", str(tmp_path))
        assert mine.read_text() == "mine" and not (tmp_path / "tests").exists()
