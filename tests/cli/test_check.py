"""Files that people write: check."""

from pathlib import Path

import pytest

from cli.calling import complains, says
from toy import LANTERNS

pytestmark = pytest.mark.usefixtures("lanterns")


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
