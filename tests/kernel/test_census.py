"""The one definition of `custom`: a word, field or flag that serves one card alone."""

import msgspec

from overtable.kernel.catalogue import Card
from overtable.kernel.census import alone, names


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    n: int = 1
    how: str = "blindly"
    open: bool = False


class Spell(Card, frozen=True, kw_only=True):
    cost: int = 0
    does: tuple[Draw, ...] = ()


def test_the_names_that_a_card_uses() -> None:
    card = Spell(id="a", name="A", cost=2, does=(Draw(3, how="openly"),))
    assert sorted(set(names(card))) == [
        "field Spell.cost",
        "field Spell.does",
        "field draw.how",
        "field draw.n",
        "word draw",
        "word draw, how: openly",
    ]


def test_what_serves_one_card_alone_is_found() -> None:
    cards = [
        Spell(id="a", name="A", does=(Draw(2),)),
        Spell(id="b", name="B", does=(Draw(3, open=True),)),
        Spell(id="c", name="C", cost=1),
        Spell(id="d", name="D", cost=2),
    ]
    assert alone(cards) == {"b": ["field draw.open"]}


def test_a_word_of_one_card_is_found_also_if_all_its_fields_are_plain() -> None:
    assert alone([Spell(id="a", name="A", does=(Draw(),)), Spell(id="b", name="B")]) == {
        "a": ["field Spell.does", "word draw"]
    }
