"""Card files: a wrong field is an error with file, card, field and what was expected; all are told at once."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from overtable.kernel.catalogue import CardError, Catalogue, field_error, load_cards
from toy import CARDS, Lantern


def problems(tmp_path: Path, text: str, name: str = "set.yaml") -> list[str]:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(CardError) as error:
        load_cards([path], Lantern)
    return error.value.problems


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("{id: x, name: Moth, light: bright}", "set.yaml: card 1 (Moth): field light: expected int, got str"),
        ("{id: x, name: Moth}", "set.yaml: card 1 (Moth): object missing required field light"),
        ("{id: x, name: Moth, light: 1, wings: 2}", "set.yaml: card 1 (Moth): object contains unknown field wings"),
        (
            "{id: x, name: Moth, light: 1, does: [{do: brighten, amount: two}]}",
            "set.yaml: card 1 (Moth): field does[0].amount: expected int, got str",
        ),
        (
            "{id: x, name: Moth, light: 1, does: [{do: stir}, {do: flutter}]}",
            "set.yaml: card 1 (Moth): field does[1].do: invalid value 'flutter'",
        ),
        (
            "{id: x, name: Moth, light: 1, does: [{do: brighten, amount: 1, more: 1}]}",
            "set.yaml: card 1 (Moth): field does[0]: object contains unknown field more",
        ),
        ("{id: x, name: Moth, light: 1, mood: grim}", "set.yaml: card 1 (Moth): field mood: invalid enum value 'grim'"),
        ("{id: x, light: 1}", "set.yaml: card 1 (x): object missing required field name"),
        ("7", "set.yaml: card 1: expected object, got int"),
    ],
)
def test_a_wrong_field(tmp_path: Path, card: str, said: str) -> None:
    assert problems(tmp_path, f"- {card}\n") == [said]


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    text = "- {id: a, name: A, light: x}\n- {id: b, name: B, light: 1}\n- {id: c, name: C}\n"
    assert [p.split(":")[1] for p in problems(tmp_path, text)] == [" card 1 (A)", " card 3 (C)"]


def test_an_id_that_is_taken_names_both_cards(tmp_path: Path) -> None:
    text = "- {id: a, name: A, light: 1}\n- {id: a, name: B, light: 1}\n"
    assert problems(tmp_path, text) == ["set.yaml: card 2 (B): id 'a' is taken by set.yaml: card 1 (A)"]


def test_a_file_that_is_no_list(tmp_path: Path) -> None:
    assert problems(tmp_path, "id: a\n") == ["set.yaml: expected a list of cards, got dict"]


def test_a_file_that_is_no_yaml_is_told_with_its_line(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "- {id: a,\n- b: [}\n")
    assert found.startswith("set.yaml line 2: not YAML: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="cannot be read"):
        load_cards([tmp_path / "none.yaml"], Lantern)


def test_one_bad_file_does_not_hide_the_problems_of_another(tmp_path: Path) -> None:
    for name in ("one.yaml", "two.yaml"):
        (tmp_path / name).write_text("- {id: a}\n")
    with pytest.raises(CardError) as error:
        load_cards([tmp_path / "one.yaml", tmp_path / "two.yaml"], Lantern, root=tmp_path)
    assert [p.split(":")[0] for p in error.value.problems] == ["one.yaml", "two.yaml"]


def test_rows_keep_the_order_of_the_file() -> None:
    assert [c.name for c in CARDS.cards][:3] == ["Ember", "Candle", "Torch"]
    assert CARDS[CARDS.row["torch"]].light == 3
    assert len(CARDS) == 8


def test_a_card_is_found_by_id_or_by_name_in_any_case() -> None:
    assert CARDS.find("oil") is CARDS.find("OIL") is CARDS.find("Oil")


def test_an_unknown_card_is_told_with_the_nearest_names() -> None:
    with pytest.raises(CardError, match="no card is called 'beakon'; nearest: Beacon"):
        CARDS.find("beakon")
    with pytest.raises(CardError, match=r"^no card is called 'zzzz'$"):
        CARDS.find("zzzz")


def test_the_version_sees_what_is_printed() -> None:
    other = Catalogue([*CARDS.cards[:-1], Lantern(id="wind", name="Wind", light=9)])
    assert other.version() != CARDS.version()
    assert Catalogue(CARDS.cards).version() == CARDS.version()


def test_text_is_made_from_the_words() -> None:
    assert CARDS.find("Oil").text() == "Your later cards have 2 more light."
    assert CARDS.find("Ember").text() == ""


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"fire": 1, "fog": 2}, "a key: invalid enum value 'fog'"),
        ({"fire": "hot"}, "field [...]: expected int, got str"),
    ],
)
def test_what_is_wrong_with_a_mapping_is_told_of_its_key_or_its_value(raw: dict[str, Any], said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(raw, dict[Literal["fire", "ice"], int])
    assert field_error(error.value) == said


def test_the_field_with_the_wrong_key_is_named() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert([{}, {"fog": 1}], list[dict[Literal["fire"], int]])
    assert field_error(error.value) == "field [1]: a key: invalid enum value 'fog'"
