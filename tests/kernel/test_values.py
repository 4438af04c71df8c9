"""Values of cards: read from a folder, none where none are kept, set aside for a block."""

from pathlib import Path

import msgspec
import pytest

from overtable.kernel.values import FILE, NONE, CardValue, Values, set_aside, values_in

KEPT = Values(command="a command", drafts=3, cards={"ana": CardValue(worth=0.1, low=0.0, high=0.2, decks=5)})


def test_a_folder_without_values_has_none(tmp_path: Path) -> None:
    assert values_in(tmp_path) == NONE == Values()


def test_values_are_read_and_set_aside_and_there_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode(KEPT))
    assert values_in(tmp_path) == KEPT
    with set_aside(False):
        assert values_in(tmp_path) == KEPT
    with pytest.raises(ZeroDivisionError), set_aside():
        assert values_in(tmp_path) == NONE
        _ = 1 / 0
    assert values_in(tmp_path) == KEPT
