"""Play in the terminal, with what is typed given beforehand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.cli.sitting import Sitting
from overtable.kernel.codec import encode
from overtable.kernel.engine import asking, options
from overtable.kernel.game import Setup
from overtable.kernel.message import Refused
from overtable.kernel.option import Option
from overtable.kernel.record import Record, load_record, replay
from toy import LANTERNS, LanternsGame

runner = CliRunner()
HANDS = {"a": {"hand": ["Lamp", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Torch", "Candle"]}}


def typed(lanterns: LanternsGame, *lines: str, words: tuple[str, ...] = ()) -> str:
    given = "".join(f"{line}\n" for line in lines)
    result = runner.invoke(app, ["play", "lanterns", "--seed", "3", *words], input=given)
    assert result.exit_code == 0, result.output
    return result.output


def sitting(*names: str) -> Sitting:
    return Sitting(LANTERNS, Record.of(LANTERNS, Setup(mode="short", seed=1, position=HANDS)), names)


def light(name: str, seat: int, at: Sitting) -> Option:
    found = [o for o in options(at.state, seat) if LANTERNS.option_text(at.state, o, seat).endswith(name)]
    return found[0]


class TestTyping:
    def test_a_whole_game(self, lanterns: LanternsGame) -> None:
        said = typed(lanterns, *["1"] * 40)
        assert "Which card do you light?" in said
        assert "[LAN-END-01]" in said

    def test_the_board_hides_the_other_hand(self, lanterns: LanternsGame) -> None:
        assert "2 hand: ?, ?, ?" in typed(lanterns)

    def test_help_and_nonsense(self, lanterns: LanternsGame) -> None:
        assert typed(lanterns, "help").count("why CARD") == 1
        said = typed(lanterns, "dance", "99", "0", "-1")
        assert "'dance' is neither a line of the menu nor a command" in said
        assert "'99' is neither" in said

    def test_why_card_and_rules(self, lanterns: LanternsGame) -> None:
        said = typed(lanterns, "why Beacon", "why Moon", "card Oil", "rules veil")
        assert "Beacon (hand) can be used now." in said
        assert "no card is called 'Moon'" in said
        assert "Your later cards have 2 more light." in said
        assert "LAN-VEIL-01" in said

    def test_a_card_that_one_does_not_know_of(self, lanterns: LanternsGame) -> None:
        assert "You know of no Torch on the table." in typed(lanterns, "why Torch")

    def test_the_end_of_the_input_leaves_the_table(self, lanterns: LanternsGame) -> None:
        assert "Good-bye." in typed(lanterns, "1")

    def test_resigning(self, lanterns: LanternsGame) -> None:
        assert "Player 2 wins. You gave the game up. [TABLE-RESIGN]" in typed(lanterns, "resign", "n")

    def test_the_log(self, lanterns: LanternsGame) -> None:
        assert "  You light Beacon." in typed(lanterns, "1", "log")

    def test_undo_is_refused_with_its_reason(self, lanterns: LanternsGame) -> None:
        assert "There is nothing to take back." in typed(lanterns, "undo")
        assert "Another player has decided since." in typed(lanterns, "1", "undo")

    def test_saving_and_going_on(self, lanterns: LanternsGame, tmp_path: Path) -> None:
        path = tmp_path / "game.yaml"
        said = typed(lanterns, "1", f"save {path}", "quit")
        assert "Saved as" in said
        record = load_record(path)
        assert len(record.answers) == 2
        result = runner.invoke(app, ["play", "--resume", str(path)], input="quit\n")
        assert result.exit_code == 0
        asked = [line for line in said.split("\n") if line.startswith("Which card do you ")]
        assert asked[-1] in result.output

    def test_quitting_offers_to_save(
        self, lanterns: LanternsGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert "Save the game first?" not in typed(lanterns, "quit")
        typed(lanterns, "1", "quit", "y")
        assert replay(LANTERNS, load_record(tmp_path / "lanterns-short-3.yaml")).answers == 2

    def test_a_folder_that_is_not_there(self, lanterns: LanternsGame, tmp_path: Path) -> None:
        assert "could not be written" in typed(lanterns, f"save {tmp_path}/none/game.yaml")

    def test_two_people_hide_the_table_from_each_other(self, lanterns: LanternsGame) -> None:
        said = typed(lanterns, "1", "", "1", words=("--players", "human,human"))
        assert "Player 2, press Enter when nobody else is looking." in said
        assert said.index("2 hand: ?, ?, ?") < said.index("press Enter") < said.index("1 hand: ?, ?, ?")

    def test_sitting_second(self, lanterns: LanternsGame) -> None:
        assert "1 hand: ?, ?, ?" in typed(lanterns, words=("--players", "random,human"))

    def test_bots_play_alone(self, lanterns: LanternsGame) -> None:
        assert "[LAN-END-01]" in typed(lanterns, words=("--players", "random,greedy"))


class TestSitting:
    def test_people_answer_before_bots(self) -> None:
        at = sitting("random", "human")
        assert at.human_asked() == 1

    def test_undo_is_free_while_the_same_player_decides_and_nothing_was_shown(self) -> None:
        """A simultaneous choice is undone only by who is still asked; after it the other decides."""
        at = sitting("human", "human")
        at.take(0, light("Lamp", 0, at))
        assert at.why_no_undo(0) == "Another player has decided since."
        at.take(1, light("Ember", 1, at))
        assert at.why_no_undo(0) == "Another player has decided since."

    def test_undo_brings_the_state_back_and_the_record_agrees(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Two answers in a row by the same player, nothing shown between them."""
        from toy import Duel, Lanterns

        def twice(self: Duel, s: Lanterns, seat: int, option: Option) -> None:
            s.stack[-1] = Duel(option, self.b) if seat == 1 else Duel(self.a, option)

        monkeypatch.setattr(Duel, "answer", twice)
        monkeypatch.setattr(Duel, "asks", lambda self, s: 1)
        at = sitting("human", "human")
        before = encode(at.state)
        at.take(0, light("Lamp", 0, at))
        assert encode(at.state) != before
        assert at.why_no_undo(0) is None
        at.undo(0)
        assert encode(at.state) == before
        assert encode(replay(LANTERNS, at.record)) == before
        assert at.why_no_undo(0) == "There is nothing to take back."
        at.take(0, light("Lamp", 0, at))
        at.state.epoch += 1
        assert at.why_no_undo(0) == "Something was revealed or left to chance since."
        at.take(0, light("Lamp", 0, at))
        at.undo(0)
        assert at.why_no_undo(0) == "There is nothing to take back."

    def test_a_wrong_answer_changes_nothing(self) -> None:
        at = sitting("human", "human")
        before = encode(at.state)
        with pytest.raises(Refused):
            at.take(0, Option("fly"))
        assert encode(at.state) == before
        assert at.record.answers == [] and at.trail == []

    def test_everybody_hears_what_they_may(self) -> None:
        at = sitting("human", "human")
        at.take(0, light("Lamp", 0, at))
        at.take(1, light("Ember", 1, at))
        hide = next(o for o in options(at.state, 0) if o.verb == "hide")
        at.take(0, hide)
        assert "Candle is hidden." in at.logs[0]
        assert "A card is hidden." in at.logs[1]
        assert "A card is hidden." in at.logs[2]

    def test_a_bot_answers_when_no_person_is_asked(self) -> None:
        at = sitting("human", "random")
        at.take(0, light("Lamp", 0, at))
        assert at.human_asked() is None
        assert at.bot_answers() == 1
        assert asking(at.state) == 1 or at.state.result is not None


SCRIPT = """
import sys
from toy import LANTERNS
from overtable.games import all_games
all_games()["lanterns"] = LANTERNS
from overtable.cli.main import app
app(["play", "lanterns", "--seed", "3", "--players", "human,random"])
"""


def test_a_real_process_plays_a_game_through_its_standard_input() -> None:
    tests = Path(__file__).resolve().parents[1]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input="1\n" * 60,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(tests), "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "[LAN-END-01]" in done.stdout
    assert done.stderr == ""


class TestNarrowing:
    """A turn with many answers, on the wide toy table of a real game: first the thing, then the rest."""

    def test_one_step_deeper_and_back_again(self, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch) -> None:
        from overtable.kernel.refs import number
        from toy import Duel

        many = [Option("aim", (number(a), number(b))) for a in range(4) for b in range(5)]
        monkeypatch.setattr(Duel, "options", lambda self, s, seat, no=None: many)
        said = typed(lanterns, "2", "b", "3", "quit", words=("--players", "human,random"))
        first = "   2  Aim · 1 …  (5 ways)"
        assert said.count(first) == 2
        assert "   5  Aim · 1 · 4\n   b  back" in said
        assert "   5  Aim · 2 · 4\n   b  back" in said
