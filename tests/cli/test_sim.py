"""Games that bots play: sim and bench."""

import json
from pathlib import Path

import pytest

from cli.calling import as_json, complains, runner, says
from overtable.cli.main import app
from overtable.players.registry import PLAYERS
from toy import TurnUp

pytestmark = pytest.mark.usefixtures("lanterns")
KEYS = [
    "game",
    "mode",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "wins",
    "draws",
    "limit_draws",
]
ALONE = ("--workers", "1")
"""The toy is registered in this process only."""


KNOWN = ", ".join(PLAYERS)
SHORT = ("--seconds", "0.02", "--rounds", "1")
SRC = Path(__file__).resolve().parents[2] / "src"


class TestSim:
    def test_as_json(self) -> None:
        told = as_json("sim", "lanterns", "--games", "12", "--seed", "7", "--players", "random,greedy", *ALONE)
        assert list(told) == KEYS
        assert told["games"] == told["finished"] == sum(told["wins"]) + told["draws"] == 12
        assert told["mode"] == "short"

    def test_the_same_seed_is_the_same_run(self) -> None:
        one, two, other = (as_json("sim", "lanterns", "--games", "25", "--seed", s, *ALONE) for s in ("3", "3", "4"))
        same = ("wins", "draws", "decisions")
        assert [one[k] for k in same] == [two[k] for k in same]
        assert [one[k] for k in same] != [other[k] for k in same]

    def test_every_mode(self) -> None:
        told = as_json("sim", "lanterns", "--every-mode", "--games", "2", "--workers", "1")
        assert [t["mode"] for t in told] == ["short", "wide"]

    def test_settings_and_decks(self, tmp_path: Path) -> None:
        deck = tmp_path / "deck.txt"
        deck.write_text("beacon,beacon,beacon,beacon")
        words = [
            *ALONE,
            "--games",
            "4",
            "--setting",
            "hand=2",
            "--deck",
            "ember,ember,ember,ember",
            "--deck",
            str(deck),
        ]
        assert as_json("sim", "lanterns", *words)["wins"] == [0, 4]

    def test_for_people(self) -> None:
        assert "won by random : random" in says("sim", "lanterns", "--games", "3", *ALONE)

    def test_games_that_break_off_are_told_and_kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(self: TurnUp, s: object) -> None:
            raise ZeroDivisionError("a planted defect")

        monkeypatch.setattr(TurnUp, "run", breaks)
        words = ["sim", "lanterns", "--games", "2", "--workers", "1", "--json", "--keep", str(tmp_path / "kept")]
        result = runner.invoke(app, words)
        assert result.exit_code == 1
        assert json.loads(result.stdout)["errors"] == 2
        assert "a planted defect" in result.stderr
        assert sorted(p.name for p in (tmp_path / "kept").iterdir()) == [
            "lanterns-short-0.yaml",
            "lanterns-short-1.yaml",
        ]

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--mode", "deep"], "Lanterns has no mode 'deep'; it has short, wide"),
            (
                ["--players", "oracle,random"],
                f"no player is called 'oracle'; there are {KNOWN}",
            ),
            (
                ["--players", "human,random"],
                f"no player is called 'human'; there are {KNOWN}",
            ),
            (["--players", "random"], "short is for 2 players; 1 were named: random"),
            (["--setting", "hand"], "a setting is written key=value, not 'hand'"),
            (["--setting", "moon=1"], "no setting 'moon' in mode short; it has hand, open, lamp"),
            (["--setting", "hand=big"], "setting hand is a whole number, not 'big'"),
            (["--setting", "open=perhaps"], "setting open is yes or no, not 'perhaps'"),
            (["--deck", "sun"], "no card is called 'sun' no card is called 'sun'"),
            (["--deck", "a", "--deck", "b", "--deck", "c"], "3 decks for 2 players: name one for each, or one for all"),
            (["--mode", "short", "--every-mode"], "--mode and --every-mode exclude each other"),
        ],
    )
    def test_what_cannot_be_done(self, words: list[str], said: str) -> None:
        assert complains("sim", "lanterns", *words) == said

    def test_an_unknown_game(self) -> None:
        assert complains("sim", "chess").startswith("no game is called 'chess'; there are ")


class TestBench:
    def test_as_json(self) -> None:
        told = as_json("bench", "lanterns", *SHORT)
        assert told["game"] == "lanterns"
        named = {"decisions_per_second", "question_us", "answer_us", "clone_us", "view_us", "redeal_us", "greedy_us"}
        assert named <= set(told["figures"])
        assert told["figures"]["view_us"]["median"] >= told["figures"]["view_us"]["best"] > 0
        assert told["encoded_bytes"] > 0

    def test_for_people(self) -> None:
        said = says("bench", "lanterns", *SHORT)
        assert all(words in said for words in ("decisions a second", "further redeal", "after so many answers"))
        assert "ratio" not in said

    def test_beside_an_earlier_run(self, tmp_path: Path) -> None:
        before = tmp_path / "before.json"
        before.write_text(says("bench", "lanterns", *SHORT, "--json"))
        said = says("bench", "lanterns", *SHORT, "--compare", str(before))
        assert "a ratio says how many times as fast as before" in said
        told = as_json("bench", "lanterns", *SHORT, "--compare", str(before))
        assert told["before"]["view_us"] == json.loads(before.read_text())["figures"]["view_us"]

    def test_beside_another_source_tree(self) -> None:
        said = says("bench", "overwatch", *SHORT, "--against", str(SRC))
        assert "before" in said
        assert "different work" not in said

    def test_games_that_break_off_are_told_and_kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(self: TurnUp, s: object) -> None:
            raise ZeroDivisionError("a planted defect")

        monkeypatch.setattr(TurnUp, "run", breaks)
        result = runner.invoke(app, ["bench", "lanterns", *SHORT, "--keep", str(tmp_path / "kept")])
        assert result.exit_code == 1
        assert result.stdout == ""
        assert "a game of lanterns short broke off, seed " in result.stderr
        assert "a planted defect" in result.stderr
        (kept,) = (tmp_path / "kept").iterdir()
        assert kept.name in result.stderr.replace("\n", "")

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--compare", "a", "--against", "b"], "--compare and --against exclude each other"),
            (["--env", "--against", "b"], "--compare and --against are for the engine, without --env and --bots"),
            (["--against", str(Path(__file__).parent)], "holds no source tree of Overtable"),
            (["--compare", __file__], "test_sim.py is not what overtable bench --json prints"),
        ],
    )
    def test_what_cannot_be_compared(self, words: list[str], said: str) -> None:
        assert said in complains("bench", "lanterns", *words)

    def test_the_environment_is_measured_on_request(self) -> None:
        (told,) = as_json("bench", "lanterns", "--env", "--seconds", "0.02", "--rounds", "1")
        assert (told["game"], told["mode"], told["slots"]) == ("lanterns", "short", 64)
        assert told["steps_per_second"] > 0
        assert "steps/s" in says("bench", "lanterns", "--env", "--seconds", "0.02", "--rounds", "1")

    def test_of_the_time_that_bots_take(self) -> None:
        told = as_json("bench", "lanterns", "--bots", "3", "--levels", "beginner,regular")
        assert [(a["level"], a["decisions"], a["unanswered"]) for a in told] == [("beginner", 3, 0), ("regular", 3, 0)]
        assert "no answer" in says("bench", "lanterns", "--bots", "3", "--levels", "beginner")
        assert "no level is called 'genius'" in complains("bench", "lanterns", "--bots", "3", "--levels", "genius")
