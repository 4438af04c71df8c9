"""Lines of an event's record: they can be read, and what is no entry is refused in words."""

from typing import get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from events.evening import Evening, setup_of
from overtable.events import entry as e
from overtable.events.entry import BadEventLine, Entry, line, read
from overtable.events.fold import fold
from overtable.events.record import BadEventRecord, dump, load


def any_entry() -> st.SearchStrategy[Entry]:
    """Any entry at all: every kind, with whatever its fields may hold."""
    values = {
        int: st.integers(0, 2**53),
        str: st.text(max_size=20),
        int | None: st.none() | st.integers(0, 2**53),
        float | None: st.none() | st.floats(allow_nan=False, allow_infinity=False),
        tuple[e.Pair, ...]: st.lists(
            st.builds(e.Pair, st.integers(1, 512), st.integers(0, 512), st.sampled_from(("", "W2.1"))), max_size=3
        ).map(tuple),
        tuple[int, ...]: st.lists(st.integers(0, 512), max_size=4).map(tuple),
        tuple[tuple[str, ...], ...]: st.lists(st.lists(st.text(max_size=5)).map(tuple), max_size=3).map(tuple),
    }
    kinds = [
        st.builds(kind, **{field.name: values[field.type] for field in msgspec.structs.fields(kind)})
        for kind in get_args(Entry)
    ]
    return st.one_of(kinds)


@given(any_entry())
@example(e.Enter(at=1, person="p", name="Ana\x85Ben\u2028Cleo\u2029", deck="# a\r\n1 b\x0b"))
def test_an_entry_is_one_line_and_reads_back(entry: Entry) -> None:
    text = line(entry)
    assert len(text.splitlines()) == 1
    assert read(text) == entry


def test_a_line_is_readable() -> None:
    entry = e.RoundBegun(at=5000, number=1, pairs=(e.Pair(1, 2), e.Pair(3)))
    assert line(entry) == '5000 round number=1 pairs=[{"a":1,"b":2},{"a":3}]'
    assert line(e.Drop(at=7, player=3, why="late train")) == '7 drop player=3 why="late train"'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "must be a time and one of enter"),
        ("soon start", "must be a time and one of enter"),
        ("5 begin", "must be a time and one of enter"),
        ("5 start by", "must be field=value"),
        ("5 start by=", "must be field=value"),
        ("5 start by=Ana", "must be field=value"),
        ('5 start by="Ana"x', "must be field=value"),
        ("5 start by=1", "Expected `str`, got `int`"),
        ('5 start why="x"', "unknown field `why`"),
        ("5 drop", "missing required field `player`"),
    ],
)
def test_what_is_no_entry_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadEventLine) as refused:
        read(text, 7)
    assert "entry 7: " in str(refused.value)
    assert said in str(refused.value)


def played() -> Evening:
    evening = Evening(setup_of(4)).enter("Ana", "Ben", "Cleo").start().pair()
    return evening.by_rule(lambda a, b: min(a, b))


def test_a_record_goes_on_where_it_was_cut_off() -> None:
    evening = played()
    text = dump(evening.event.setup, evening.entries)
    assert load(text) == (evening.event.setup, evening.entries)
    setup, entries = load(text[:-5])  # killed while writing the last line
    assert entries == evening.entries[:-1]
    assert fold(setup, entries).version == len(evening.entries) - 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("event 1", "event 9"), "begins with the line overtable event 1"),
        (lambda text: "", "begins with the line overtable event 1"),
        (lambda text: text.replace('"Friday"', "7"), "the setup: "),
        (lambda text: text.replace('"standard"', '"blitz"'), "has no mode 'blitz'"),
        (lambda text: text.replace(" start", " begin"), "entry 4: "),
        (lambda text: text.replace("winner=1", "winner=9"), "9 cannot have won"),
    ],
)
def test_a_record_that_was_changed_is_refused(change, said: str) -> None:  # type: ignore[no-untyped-def]
    evening = played()
    with pytest.raises(BadEventRecord) as refused:
        load(change(dump(evening.event.setup, evening.entries)))
    assert said in str(refused.value)
