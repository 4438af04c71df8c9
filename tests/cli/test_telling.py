"""What is told of games: games, cards, rules, words."""

import json

import pytest

from cli.calling import as_json, complains, runner, says
from overtable.cli.main import app

pytestmark = pytest.mark.usefixtures("lanterns")


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
