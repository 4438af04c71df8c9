"""Records of games: replay and explain."""

from pathlib import Path

import pytest

from cli.calling import complains, says
from overtable.kernel.scenario import start
from toy import LANTERNS

pytestmark = pytest.mark.usefixtures("lanterns")


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
