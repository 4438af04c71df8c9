"""Words for generated texts."""

import pytest

from overtable.kernel.language import and_list, first_up, plural, sentence, signed, some


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["this"], "this"), (["this", "that"], "this and that"), (["a", "b", "c"], "a, b and c")],
)
def test_lists(items: list[str], said: str) -> None:
    assert and_list(items) == said


def test_lists_with_another_glue() -> None:
    assert and_list(("a", "b", "c"), "or") == "a, b or c"


def test_numbers_of_things() -> None:
    assert [plural(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [some(n, "hit") for n in (0, 1, 2, 9)] == ["no hits", "one hit", "two hits", "9 hits"]
    assert plural(2, "HQs") == "2 HQs"


def test_signs() -> None:
    assert [signed(n) for n in (2, 0, -3)] == ["+2", "+0", "-3"]


def test_sentences() -> None:
    assert (sentence("draw a card"), sentence("")) == ("Draw a card.", "")
    assert (first_up("the card"), first_up("")) == ("The card", "")
