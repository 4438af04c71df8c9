"""`overtable fit-draft` and `overtable drafters`."""

import json
from pathlib import Path

import pytest

from cli.calling import as_json, complains, says

FIT = ("fit-draft", "power-up-draft", "--drafts", "10", "--seats", "2", "--seed", "4", "--player", "random")


def test_fitting_writes_values_with_what_made_them_and_takes_a_run_up(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    games, path = tmp_path / "games.jsonl", tmp_path / "values.json"
    said = says(*FIT, "--workers", "1", "--keep", str(games), "--to", str(path))
    values = json.loads(path.read_text(encoding="utf-8"))
    assert values["command"] == " ".join(("overtable", *FIT))
    assert values["drafts"] == 10 and values["games"] == 20
    assert "20 games of 10 drafts" in said and len(games.read_text(encoding="utf-8").splitlines()) == 11
    again = as_json(*FIT, "--workers", "1", "--keep", str(games), "--to", str(path))
    assert again == values


def test_drafters_are_told_apart_with_intervals() -> None:
    words = ("drafters", "power-up-draft", "--against", "random", "--drafts", "4", "--seats", "2", "--player", "random")
    [found] = as_json(*words, "--workers", "1")
    assert found["drafters"] == ["drafter", "random"] and found["share"]["games"] == 8
    assert found["share"]["low"] <= found["share"]["share"] <= found["share"]["high"]
    assert found["command"].startswith("overtable drafters power-up-draft --who drafter --against random --drafts 4")
    said = says(*words, "--workers", "1")
    assert f"{found['share']['share']:.1%}" in said and "resample drafts" in said


def test_games_may_be_set_otherwise() -> None:
    words = ("drafters", "power-up-draft", "--against", "random", "--drafts", "2", "--seats", "2", "--player", "random")
    [long] = as_json(*words, "--workers", "1")
    [short] = as_json(*words, "--workers", "1", "--set", "hq=1")
    assert short["played"]["rounds"] < long["played"]["rounds"] and short["command"].endswith(" --set hq=1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["drafters", "overwatch"], "no draft is called 'overwatch', and no game with one; there are"),
        (["drafters", "power-up-draft", "--drafts", "3"], "--drafts and --seats are even"),
        (["drafters", "power-up-draft", "--against", "greedy"], "plays, and does not draft"),
        (["drafters", "power-up-draft", "--against", "drafter"], "cannot be told from itself"),
        (["drafters", "power-up-draft", "--set", "moon=1"], "no setting 'moon'"),
        (["drafters", "power-up-draft", "--player", "nobody"], "no player is called 'nobody'"),
        (["fit-draft", "power-up-draft", "--player", "drafter"], "drafts, and does not play"),
        (["fit-draft", "nothing"], "no draft is called 'nothing'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_words(words: list[str], said: str) -> None:
    assert said in complains(*words)


def test_a_file_of_another_run_is_refused_in_words(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    path = tmp_path / "games.jsonl"
    path.write_text("something else\n", encoding="utf-8")
    assert "no run of these words" in complains(*FIT, "--keep", str(path), "--to", str(tmp_path / "x.json"))
