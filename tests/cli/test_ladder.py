"""`overtable ladder`: tables, data and a page that say the same, runs that go on, and games that break off."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.calling import as_json, complains, runner, says
from overtable.cli import ladder as command
from overtable.cli.main import app
from overtable.players.registry import PLAYERS
from toy import TurnUp

pytestmark = pytest.mark.usefixtures("lanterns")
SMALL = ("ladder", "lanterns", "--games", "40", "--seed", "3", "--workers", "1")
"""The toy is registered in this process only."""


@pytest.fixture(autouse=True)
def two_players() -> Iterator[None]:
    """Only the quick ones, whoever else is in the registry; its order is the order from weak to strong."""
    everybody = dict(PLAYERS)
    for name in set(PLAYERS) - {"random", "greedy"}:
        del PLAYERS[name]
    yield
    PLAYERS.clear()
    PLAYERS.update(everybody)


def timeless(told: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in told.items() if key != "seconds"}


def test_as_json() -> None:
    told = as_json(*SMALL)
    assert (told["game"], told["mode"], told["seed"], told["most_games"]) == ("lanterns", "short", 3, 40)
    assert {r["player"] for r in told["ratings"]} == set(PLAYERS) == set(told["seconds"])
    assert told["games"] == sum(p["share"]["games"] for p in told["pairs"]) and told["errors"] == 0
    assert set(told["seconds"]["random"]) == {"answers", "median", "p99", "max"}
    assert "ten games for each one lost" in told["unit"]


def test_all_players_of_the_registry_take_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "novice", PLAYERS["random"])
    told = as_json(*SMALL)
    assert {r["player"] for r in told["ratings"]} == {"novice", *PLAYERS} and len(told["pairs"]) == 3


def test_for_people() -> None:
    said, told = says(*SMALL), as_json(*SMALL)
    best = told["ratings"][0]
    row = next(line for line in said.splitlines() if line.startswith(best["player"]))
    assert f"{best['rating']:,.0f}" in row and f"{best['low']:,.0f} to {best['high']:,.0f}" in row
    share = told["pairs"][0]["share"]
    assert f"{share['share']:.1%}" in said and f"{share['low']:.1%} to {share['high']:.1%}" in said
    assert "40 games" in said


def test_the_folder_holds_the_games_and_the_report(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    said = says(*SMALL, "--out", str(folder))
    assert "report.html" in "".join(said.split())
    assert sorted(p.name for p in folder.iterdir()) == ["games.jsonl", "report.html"]
    page = (folder / "report.html").read_text()
    assert "overtable ladder lanterns --mode short --players random,greedy --games 40 --seed 3 --width 0.05" in page


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    folder = str(tmp_path)
    whole = as_json(*SMALL, "--out", folder)
    games = tmp_path / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:6]) + lines[6][:30])
    (tmp_path / "report.html").unlink()
    assert timeless(as_json(*SMALL, "--out", folder, "--resume")) == timeless(whole)
    assert len(games.read_bytes().splitlines()) == len(lines) and (tmp_path / "report.html").exists()


def test_a_run_is_not_mixed_with_another(tmp_path: Path) -> None:
    folder = str(tmp_path)
    says(*SMALL, "--out", folder)
    assert "holds a run already: --resume goes on with it" in complains(*SMALL, "--out", folder)
    for words, said in (
        (("--seed", "4"), "another seed: seed 3, not 4"),
        (("--mode", "wide"), "another mode: mode short, not wide"),
        (("--players", "greedy,random"), "other players: players random, greedy, not greedy, random"),
    ):
        assert said in complains(*SMALL, *words, "--out", folder, "--resume")


def test_it_can_be_broken_off_from_the_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "climb", interrupted)
    result = runner.invoke(app, [*SMALL, "--out", str(tmp_path)])
    assert result.exit_code == 130
    assert "The same command with --resume goes on" in " ".join(result.stderr.split())


def test_games_that_break_off_are_told_kept_and_no_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: TurnUp, s: object) -> None:
        raise ZeroDivisionError("a planted defect")

    monkeypatch.setattr(TurnUp, "run", breaks)
    words = ["ladder", "lanterns", "--games", "2", "--workers", "1", "--json", "--out", str(tmp_path)]
    result = runner.invoke(app, words)
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["games"], told["errors"]) == (0, 2)
    assert told["pairs"][0]["wins"] == told["pairs"][0]["losses"] == 0
    assert "2 games broke off; game random and greedy, setup 0" in " ".join(result.stderr.split())
    assert "a planted defect" in result.stderr
    assert sorted(p.name for p in tmp_path.glob("*.yaml")) == [
        "lanterns-short-random-greedy-0.yaml",
        "lanterns-short-random-greedy-1.yaml",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--mode", "deep"], "Lanterns has no mode 'deep'; it has short, wide"),
        (["--players", "oracle,random"], "no player is called 'oracle'; there are random, greedy"),
        (["--players", "random,random"], "a player is named twice: random,random"),
        (["--players", "random"], "two players at least, as in --players random,greedy"),
        (["--games", "7"], "every setup is played twice: --games is an even number, such as 8"),
        (["--resume"], "--resume goes on with the run of a folder: name it with --out"),
    ],
)
def test_what_cannot_be_done(words: list[str], said: str) -> None:
    assert complains("ladder", "lanterns", *words) == said
