"""Every command, as people and programs call it."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from overtable.cli.main import app
from overtable.kernel.record import save_record
from overtable.kernel.scenario import start
from overtable.lab.match import Match, record_of
from toy import LANTERNS, LanternsGame

runner = CliRunner()
pytestmark = pytest.mark.usefixtures("lanterns")


def says(*words: str, typed: str = "") -> str:
    result = runner.invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def as_json(*words: str) -> Any:
    return json.loads(says(*words, "--json"))


def complains(*words: str) -> str:
    """What is said on standard error; the exit code must be 2, without a traceback."""
    result = runner.invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return " ".join(result.stderr.split())


@pytest.fixture
def record(tmp_path: Path, lanterns: LanternsGame) -> Path:
    path = tmp_path / "game.yaml"
    save_record(record_of(Match(game="lanterns", mode="short", seed=5)), path)
    return path


class TestGames:
    def test_as_json(self) -> None:
        toy = next(g for g in as_json("games") if g["id"] == "lanterns")
        assert (toy["name"], toy["cards"]) == ("Lanterns", 8)
        assert list(toy["modes"]) == ["short", "wide"]
        assert toy["modes"]["wide"]["settings"] == {"hand": 5, "open": False, "lamp": "blue"}

    def test_for_people(self) -> None:
        assert "lanterns · 8 cards" in says("games")


class TestCards:
    def test_as_json(self) -> None:
        cards = as_json("cards", "lanterns")
        assert [set(c) for c in cards] == [{"id", "name", "type", "text", "custom", "alone"}] * 8
        oil = next(c for c in cards if c["id"] == "oil")
        assert oil["text"] == "Your later cards have 2 more light."
        assert oil["custom"] and oil["alone"] == ["field brighten.amount", "word brighten"]

    def test_only_those_with_certain_words(self) -> None:
        assert [c["name"] for c in as_json("cards", "lanterns", "die")] == ["Spark"]
        assert "Beacon" not in says("cards", "lanterns", "shuffle", "deck")

    def test_for_people(self) -> None:
        told = " ".join(says("cards", "lanterns").split())
        custom = sum(c["custom"] for c in as_json("cards", "lanterns"))
        assert f"8 cards, {custom} with a word, field or flag that serves them alone" in told

    def test_none_with_these_words(self) -> None:
        assert complains("cards", "lanterns", "moon") == "no card of Lanterns has the words moon"


class TestRules:
    def test_the_tests_are_missed_in_words(self) -> None:
        result = runner.invoke(app, ["rules", "lanterns", "--json"])
        told = json.loads(result.stdout)
        assert "The tests of this game are not here" in result.stderr
        assert (told["game"], told["rules"], told["tested"]) == ("lanterns", 5, 0)
        assert told["definitions"] == ["LAN-WORD-01"]

    def test_searching(self) -> None:
        said = says("rules", "lanterns", "face down")
        assert "LAN-VEIL-01" in said and "LAN-DUEL-01" not in said
        assert "1 of 5 rules" in said

    def test_grouped_by_section(self) -> None:
        said = says("rules", "lanterns")
        assert said.index("The duel") < said.index("LAN-DUEL-01") < said.index("The veil")

    def test_nothing_found(self) -> None:
        assert complains("rules", "lanterns", "moon") == "no rule of Lanterns has the words moon"


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
        from toy import TurnUp

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
            (["--players", "oracle,random"], "no player is called 'oracle'; there are random, greedy"),
            (["--players", "human,random"], "no player is called 'human'; there are random, greedy"),
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
        told = as_json("bench", "lanterns", "--seconds", "0.02", "--rounds", "1")
        assert told["game"] == "lanterns"
        assert {"decisions_per_second", "games_per_second", "clone_us", "view_us", "redeal_us"} <= set(told)
        assert told["encoded_bytes"] > 0

    def test_for_people(self) -> None:
        assert "decisions/s" in says("bench", "lanterns", "--seconds", "0.02", "--rounds", "1")


class TestReplay:
    def test_the_game_step_by_step_and_the_hash(self, record: Path) -> None:
        said = says("replay", str(record))
        assert "   1  player 1: Light · " in said
        assert "is right." in said
        assert "[LAN-END-01]" in said

    def test_only_checked(self, record: Path) -> None:
        assert len(says("replay", str(record), "--quiet").splitlines()) == 1

    def test_the_table_after_a_step(self, record: Path) -> None:
        said = says("replay", str(record), "--step", "1")
        assert "   1  player 1" in said and "   2  player" not in said

    def test_with_open_cards_nothing_is_hidden_and_as_a_player_saw_it_much_is(self, record: Path) -> None:
        opened = says("replay", str(record), "--step", "1")
        assert "?" not in opened
        other = says("replay", str(record), "--step", "1", "--seat", "2")
        assert "player 1: answers" in other and "1 hand: ?" in other

    def test_a_step_or_a_seat_that_is_not_there(self, record: Path) -> None:
        assert "there is no step 999" in complains("replay", str(record), "--step", "999")
        assert complains("replay", str(record), "--seat", "3") == "the game has the players 1 to 2, and no player 3"

    def test_a_wrong_hash(self, record: Path) -> None:
        record.write_text(record.read_text().replace("hash: ", "hash: feed"))
        assert complains("replay", str(record)).startswith("the answers lead to ")

    def test_a_damaged_file(self, record: Path) -> None:
        record.write_text(record.read_text()[:40])
        assert complains("replay", str(record)).startswith("game.yaml: ")

    def test_no_file(self, tmp_path: Path) -> None:
        assert "cannot be read" in complains("replay", str(tmp_path / "none.yaml"))


class TestExplain:
    def test_a_rule(self) -> None:
        assert "The brighter card scores a point" in says("explain", "lanterns", "lan-duel-02")

    def test_a_card_by_a_part_of_its_name(self) -> None:
        assert "light 5" in says("explain", "lanterns", "beac")

    def test_a_card_in_a_record(self, tmp_path: Path) -> None:
        from overtable.kernel.scenario import start

        hands = {"a": {"hand": ["Lamp", "Beacon", "Candle"]}, "b": {"hand": ["Ember", "Torch", "Candle"]}}
        table = start(LANTERNS, position=hands)
        table.seats[0].does("light", "Lamp")
        table.seats[1].does("light", "Ember")
        table.save(tmp_path / "veil.yaml")
        path = str(tmp_path / "veil.yaml")
        assert "Beacon is too bright for the veil: 5. [LAN-VEIL-01]" in says("explain", path, "--card", "Beacon")
        assert "Candle (hand) can be used now." in says("explain", path, "--card", "Candle", "--seat", "1")
        assert "[TABLE-SEAT]" in says("explain", path, "--card", "Torch", "--seat", "2")
        assert "Beacon (hand) can be used now." in says("explain", path, "--card", "Beacon", "--step", "0")

    def test_nothing_named(self, record: Path) -> None:
        assert complains("explain", "lanterns").startswith("explain what?")
        assert complains("explain", str(record)).startswith("which card?")

    def test_an_unknown_thing(self) -> None:
        assert complains("explain", "lanterns", "beakon") == "no card is called 'beakon'; nearest: Beacon"


class TestCheck:
    def test_a_sound_card_set(self, tmp_path: Path) -> None:
        path = tmp_path / "set.yaml"
        path.write_text("- {id: moth, name: Moth, light: 1, does: [{do: stir}]}\n")
        said = says("check", str(path), "--game", "lanterns")
        assert "1 cards of Lanterns, all sound." in said
        assert "Moth: Shuffle your discard pile into your deck." in said

    def test_a_folder_of_sets_is_known_by_where_it_lies(self) -> None:
        assert "8 cards of Lanterns" in says("check", str(LANTERNS.folder / "cards.yaml"))

    def test_every_problem_of_a_card_set_is_told(self, tmp_path: Path) -> None:
        path = tmp_path / "set.yaml"
        path.write_text("- {id: a, name: A, light: x}\n- {id: b, name: B}\n")
        said = complains("check", str(path), "--game", "lanterns")
        assert "card 1 (A): field light: expected int, got str" in said
        assert "card 2 (B): object missing required field light" in said

    def test_a_record(self, record: Path) -> None:
        assert "A record of Lanterns" in says("check", str(record))
        record.write_text(record.read_text().replace("seed: ", "seed: x"))
        assert "field setup.seed: expected int" in complains("check", str(record))

    def test_a_deck(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "deck.txt"
        path.write_text("ember,sun,moon")
        assert complains("check", str(path), "--game", "lanterns") == "Lanterns has no decks of its own in mode short"
        monkeypatch.setattr(LANTERNS, "decks", lambda mode: ("all",), raising=False)
        said = complains("check", str(path), "--game", "lanterns")
        assert said == "no card is called 'sun' no card is called 'moon'"
        path.write_text("ember,oil")
        assert "may be played" in says("check", str(path), "--game", "lanterns")

    def test_what_is_not_there(self, tmp_path: Path) -> None:
        assert complains("check", str(tmp_path / "none.yaml")).endswith("does not exist")
        (tmp_path / "empty").mkdir()
        assert "no card files" in complains("check", str(tmp_path / "empty"), "--game", "lanterns")


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
        assert "is no checkout of Overtable" in complains("new", "game", "tea-house", str(tmp_path))

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        mine = tmp_path / "src" / "overtable" / "games" / "tea_house" / "game.py"
        mine.parent.mkdir(parents=True)
        mine.write_text("mine")
        assert "there is something already:" in complains("new", "game", "tea-house", str(tmp_path))
        assert mine.read_text() == "mine" and not (tmp_path / "tests").exists()


class TestWords:
    def test_verbs_facts_zones_and_position_words(self) -> None:
        said = says("words", "lanterns")
        for line in (
            "| `hide` | a card of the hand |",
            "| `light(name)` | The light of a card of this seat's, as it would count now. |",
            "Zones, for `seat.zone(...)`: deck, hand, veil, discard, table.",
            "| `Side` | `points` | a number to 3 |",
        ):
            assert line in said


class TestGuide:
    """The guide of the toy that the server's tests play."""

    GUIDE = Path(__file__).parents[1] / "server" / "guided" / "guide.yaml"

    def changed(self, tmp_path: Path, old: str, new: str) -> str:
        path = tmp_path / "guide.yaml"
        text = self.GUIDE.read_text()
        more = '  - say: "And again."\n  - say: "And again."\nend:'
        path.write_text(text.replace("end:", more).replace(old, new))
        return str(path)

    def test_a_guide_that_can_be_followed(self, tmp_path: Path) -> None:
        said = says("check", self.changed(tmp_path, "Light", "Light"), "--game", "lanterns")
        assert "A guided first game of Lanterns with 5 steps that can be followed." in said

    @pytest.mark.parametrize(
        ("old", "new", "told"),
        [
            ("answer: decline", "answer: fly", "guide.yaml: step 2: 'fly' cannot be answered; open are decline"),
            ("light card:8", "light card:99", "guide.yaml: they, answer 1: 'light card:99' cannot be answered"),
            ("mode: short", "mode: long", "guide.yaml: mode: Lanterns has no mode 'long'; it has short, wide"),
            ("bot: random", "bot: oracle", "guide.yaml: bot: no player is called 'oracle'"),
            ("seat: 0", "seat: first", "guide.yaml: field seat: expected int, got str"),
            ('  - say: "Now choose for yourself."\n', "", "guide.yaml: steps: a guide has 5 steps or more"),
        ],
    )
    def test_one_that_cannot(self, tmp_path: Path, old: str, new: str, told: str) -> None:
        assert told in complains("check", self.changed(tmp_path, old, new), "--game", "lanterns")


def test_a_record_with_a_card_of_its_own_is_checked_shown_and_explained(tmp_path: Path) -> None:
    glow = {"id": "glow", "name": "Glow", "light": 9}
    table = start(LANTERNS, position={"a": {"hand": ["Glow", "Lamp"]}}, cards=[glow])
    table.seats[0].does("light", "Lamp")
    table.seats[1].does("light", table.seats[1].zone("hand")[0])
    table.save(tmp_path / "glow.yaml")
    path = str(tmp_path / "glow.yaml")
    assert "with 2 entries, sound" in says("check", path)
    assert "Glow" in says("replay", path, "--step", "2")
    assert "Glow is too bright for the veil: 9." in says("explain", path, "--card", "Glow")
