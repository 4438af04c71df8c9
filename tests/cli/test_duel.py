"""`overtable duel`: one share with its interval, and how long both thought."""

import json
from pathlib import Path

import pytest

from cli.calling import as_json, complains, runner, says
from overtable.cli.main import app
from toy import TurnUp

pytestmark = pytest.mark.usefixtures("lanterns")
SMALL = ("duel", "lanterns", "greedy", "random", "--games", "20", "--seed", "3", "--workers", "1")


def test_the_words_and_the_data_say_the_same() -> None:
    said, told = says(*SMALL), as_json(*SMALL)
    share = told["share"]
    assert told["players"] == ["greedy", "random"] and share["games"] == 20
    assert told["wins"] + told["draws"] + told["losses"] == 20
    assert f"greedy wins {share['share']:.1%} of the points against random" in said
    assert f"({share['low']:.1%} to {share['high']:.1%})" in said
    assert f"{told['wins']} won, {told['draws']} drawn, {told['losses']} lost" in said
    for player, figures in zip(told["players"], told["seconds"], strict=True):
        row = next(line for line in said.splitlines() if line.startswith(f"{player}  "))
        assert f"{figures['answers']:,}" in row
        assert 0 < figures["median"] <= figures["p99"] <= figures["max"]


def test_it_plays_the_setups_of_a_ladder_with_the_same_seed() -> None:
    pair = as_json("ladder", "lanterns", "--players", "greedy,random", *SMALL[4:])["pairs"][0]
    told = as_json(*SMALL)
    assert [pair[k] for k in ("wins", "draws", "losses")] == [told[k] for k in ("wins", "draws", "losses")]


def test_a_player_can_meet_itself() -> None:
    assert as_json("duel", "lanterns", "random", "random", *SMALL[4:])["share"]["games"] == 20


def test_games_that_break_off_are_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: TurnUp, s: object) -> None:
        raise ZeroDivisionError("a planted defect")

    monkeypatch.setattr(TurnUp, "run", breaks)
    words = ["duel", "lanterns", "random", "greedy", "--games", "2", "--workers", "1", "--json"]
    result = runner.invoke(app, words)
    assert result.exit_code == 1 and "--keep FOLDER writes their records down." in result.stderr
    result = runner.invoke(app, [*words, "--keep", str(tmp_path)])
    told = json.loads(result.stdout)
    assert (told["errors"], told["wins"], told["losses"], told["share"]["games"]) == (2, 0, 0, 0)
    assert [p.name for p in sorted(tmp_path.iterdir())] == [
        "lanterns-short-random-greedy-0.yaml",
        "lanterns-short-random-greedy-1.yaml",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lanterns", "oracle", "random"], "no player is called 'oracle'; there are random, greedy"),
        (["lanterns", "random", "greedy", "--games", "9"], "--games is an even number, such as 10"),
        (["lanterns", "random", "greedy", "--mode", "deep"], "Lanterns has no mode 'deep'"),
        (["chess", "random", "greedy"], "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_done(words: list[str], said: str) -> None:
    assert said in complains("duel", *words)
