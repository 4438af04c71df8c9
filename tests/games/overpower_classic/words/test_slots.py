"""How many cards may be placed on a character, when cards in play give it more slots."""

from typing import Any

from games.overpower.table import Player
from games.overpower_classic.making import special, text
from games.overpower_classic.table import table

ARROW = special("Arrow", "Hulk")
BOLT = special("Bolt", "Hulk")
STONE = special("Stone", "Hulk")


def slots(which: dict[str, Any], **more: Any) -> dict[str, Any]:
    word = {"do": "may", "what": "place_free", "which": which, **more}
    return special("Quiver", "Hulk", until="game", stays="clipped", ends_with_user=True, play=[word])


def placing(card: dict[str, Any], placed: list[str], hand: list[str]) -> Player:
    a, _ = table(
        a={
            "front": [{"name": "Hulk (MVOP)", "placed": placed}],
            "hand": hand,
            "in_play": [{"card": "Quiver", "by": "Hulk"}],
        },
        b={"front": ["Storm (MVOP)"]},
        phase="placement",
        cards=[card, ARROW, BOLT, STONE],
    )
    return a


def test_one_more_card_of_any_kind_is_one_in_all() -> None:
    a = placing(slots({}, count=1), ["Arrow", "7S"], ["Bolt", "6S", "Stone"])
    a.does("place", "6S", "Hulk")
    assert a.placed("Hulk") == ["6S", "7S", "Arrow"]
    a = placing(slots({}, count=1), ["Arrow", "7S", "6S"], ["Bolt", "5S"])
    assert not a.can("place", "5S", "Hulk")
    assert not a.can("place", "Bolt", "Hulk")


def test_any_number_of_specials_but_one_power_card() -> None:
    a = placing(slots({"kinds": ["special"]}, count=99), ["Arrow", "Bolt", "7S"], ["Stone", "6S"])
    assert not a.can("place", "6S", "Hulk")
    a.does("place", "Stone", "Hulk")
    assert a.placed("Hulk") == ["7S", "Arrow", "Bolt", "Stone"]


def test_a_duplicate_takes_no_further_slot_where_the_card_forbids_it() -> None:
    for distinct in (False, True):
        a = placing(slots({"kinds": ["special"]}, count=99, distinct=distinct), ["Arrow"], ["Arrow", "Bolt"])
        assert a.can("place", "Bolt", "Hulk")
        assert a.can("place", "Arrow (hand)", "Hulk") is not distinct


def test_what_the_cards_say() -> None:
    assert text(slots({}, count=1)).startswith("One card placed on Hulk takes no slot.")
    many = text(slots({"kinds": ["special"]}, count=99, distinct=True))
    assert many.startswith("Any number of Specials placed on Hulk take no slot; no duplicates.")
