"""The grammar of a record's lines."""

import pytest

from overtable.kernel.entry import BadEntry, Entry, read_entry


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("0 play card:12 space:4", Entry(0, "play card:12 space:4")),
        ("1 !resign", Entry(1, "!resign")),
        ("1 !timeout", Entry(1, "!timeout")),
        ("0 !back 3", Entry(0, "!back", 3)),
    ],
)
def test_a_line_is_read_and_written_alike(line: str, entry: Entry) -> None:
    assert read_entry(line, 5, 2) == entry
    assert entry.line() == line


def test_what_an_entry_is() -> None:
    assert Entry(0, "pass").is_answer and not Entry(0, "!resign").is_answer
    assert Entry(0, "!back", 1).is_back and not Entry(0, "!resign").is_back


@pytest.mark.parametrize(
    "line", ["", "pass", "0", "0  ", "2 pass", "-1 pass", "x pass", "² pass", "0 !what", "0 !back", "0 !back x"]
)
def test_what_is_no_entry_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(BadEntry, match="answer 5"):
        read_entry(line, 5, 2)


def test_nothing_is_taken_back_to_what_comes_later() -> None:
    assert read_entry("0 !back 4", 5).to == 4
    with pytest.raises(BadEntry, match="does not exist before it"):
        read_entry("0 !back 5", 5)
