"""`overtable event`: pairings, results and standings, in words and as data; a record that goes on."""

import json
from pathlib import Path

import pytest

from cli.calling import as_json, complains, runner, says
from overtable.cli.main import app
from toy import TurnUp

pytestmark = pytest.mark.usefixtures("lanterns")
SMALL = ("event", "lanterns", "--players", "5", "--bots", "random,greedy", "--seed", "3", "--workers", "1")


def test_the_words_and_the_data_say_the_same() -> None:
    said, told = says(*SMALL), as_json(*SMALL)
    assert [r["label"] for r in told["rounds"]] == ["Round 1", "Round 2", "Round 3"]
    for around in told["rounds"]:
        assert around["label"] in said
        for match in around["matches"]:
            row = next(line for line in said.splitlines() if line.startswith(f"{match['id']} "))
            assert match["a"] in row and match["b"] in row
            assert ("bye" if match["bye"] else f"{match['wins_a']} : {match['wins_b']}") in row
    lines = said[said.index("Standings") :].splitlines()
    for standing in told["standings"]:
        row = next(line for line in lines if line.strip().startswith(f"{standing['rank']} "))
        assert told["players"][standing["player"] - 1] in row
        assert f"{standing['wins']}-{standing['losses']}-{standing['draws']}" in row
        assert f"{standing['omw']:.1%}" in row
    assert f"{told['games']} games; {told['winner']} wins" in said


@pytest.mark.parametrize("structure", ["single", "double", "round-robin"])
def test_every_structure_has_a_winner(structure: str) -> None:
    told = as_json(*SMALL, "--structure", structure, "--best-of", "3")
    assert told["setup"]["structure"]["kind"] == structure
    assert told["winner"] in told["players"]


def test_a_cut_is_played_after_swiss() -> None:
    told = as_json(*SMALL, "--rounds", "2", "--cut", "2")
    assert [r["label"] for r in told["rounds"]] == ["Round 1", "Round 2", "Final"]


def test_a_record_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "event.txt"
    told = as_json(*SMALL, "--out", str(path))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: 2 * len(whole) // 3], encoding="utf-8")
    assert as_json(*SMALL, "--out", str(path), "--resume") == told
    assert path.read_text(encoding="utf-8") == whole
    assert "--resume goes on with it" in complains(*SMALL, "--out", str(path))
    assert "is the record of another event: seed is 3" in complains(
        *SMALL, "--seed", "4", "--out", str(path), "--resume"
    )


def test_games_that_break_off_count_as_drawn_and_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: TurnUp, s: object) -> None:
        raise ZeroDivisionError("a planted defect")

    monkeypatch.setattr(TurnUp, "run", breaks)
    result = runner.invoke(app, [*SMALL, "--rounds", "1", "--keep", str(tmp_path), "--json"])
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["errors"], told["games"]) == (2, 2)
    assert [p.name for p in sorted(tmp_path.iterdir())] == ["game-1.1.1.yaml", "game-1.2.1.yaml"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--structure", "ladder"], "a structure is swiss, single, double or round-robin, not 'ladder'"),
        (["--best-of", "2"], "a match is the best of 1 or 3 games, not 2"),
        (["--format", "cube"], "a format is constructed, draft or sealed, not 'cube'"),
        (["--format", "draft"], "has no draft play"),
        (["--bots", "oracle"], "no player is called 'oracle'"),
        (["--bots", "drafter"], "drafter"),
        (["--structure", "single", "--cut", "4"], "only swiss has a cut, not single"),
        (["--rounds", "30"], "swiss has 1 to 20 rounds"),
        (["--legality", "Modern"], "has no format 'Modern'"),
        (["--resume"], "--resume goes on with the record in a file: name it with --out"),
        (["--mode", "blitz"], "has no mode 'blitz'"),
    ],
)
def test_what_is_wrong_is_said(words: list[str], said: str) -> None:
    assert said in complains(*SMALL, *words)
