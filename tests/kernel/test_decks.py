"""Deck texts: what they may look like, and what is refused."""

from pathlib import Path

from overtable.kernel.decks import Line, read_deck_text, ready_decks

TEXT = """
# Embers
# by nobody
Format: Starter
Heroes
2 Torch
Torch x3
1x Cinder Scout
Ash Runner
"""


def test_a_deck_text_is_read() -> None:
    deck = read_deck_text(TEXT, fields=("format",), headings=("heroes",))
    assert deck.name == "Embers"
    assert deck.fields == {"format": (4, "Starter")}
    assert deck.cards == [
        Line(6, 2, "Torch"),
        Line(7, 3, "Torch"),
        Line(8, 1, "Cinder Scout"),
        Line(9, 1, "Ash Runner"),
    ]


def test_without_fields_a_colon_is_a_part_of_a_name() -> None:
    assert read_deck_text("2 Ana: The Eye").cards == [Line(1, 2, "Ana: The Eye")]


def test_every_wrong_line_is_told() -> None:
    deck = read_deck_text("Plan: x\nPlan: y\nFromat: z\n2 Torch", fields=("plan", "format"))
    assert deck.cards == [Line(4, 2, "Torch")]
    assert deck.problems == [
        "line 2: there are two lines with the field Plan",
        "line 3: there is no field 'Fromat'; there are plan, format",
    ]


def test_ready_decks_are_found_by_their_names(tmp_path: Path) -> None:
    for file, name in (("b.txt", "First"), ("a.txt", "Second")):
        (tmp_path / file).write_text(f"# {name}\n1 Torch\n")
    assert ready_decks(tmp_path) == {"Second": "# Second\n1 Torch\n", "First": "# First\n1 Torch\n"}


def test_a_number_that_no_deck_could_hold_is_no_count() -> None:
    deck = read_deck_text("999 Torch\n1000 Torch\n" + "9" * 5000 + " Torch\nTorch x999\nTorch x123456789")
    assert [(line.count, line.name) for line in deck.cards][:2] == [(999, "Torch"), (1, "1000 Torch")]
    assert [line.count for line in deck.cards] == [999, 1, 1, 999, 1]
