"""The names of both pools."""

import pytest

from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import NEW_BOOK
from overtable.games.overpower.decks.text import DECK_KINDS, dump, parse, shown_name
from overtable.games.overpower.golden.book import GOLDEN_BOOK
from overtable.games.overpower.golden.random import random_deck
from overtable.kernel.catalogue import CardError


def found(name: str, *kinds: int) -> str:
    return str(GOLDEN_BOOK.find(name, *kinds).card.id)


def test_rows_of_the_2025_cards_are_the_same() -> None:
    for row, card in enumerate(NEW_BOOK.catalogue.cards):
        assert GOLDEN_BOOK.catalogue[row] == card and GOLDEN_BOOK.faces[row].dup == NEW_BOOK.faces[row].dup


def test_a_name_of_both_pools_is_the_2025_card() -> None:
    assert found("Dracula", fc.CHARACTER) == "dracula" and found("Dracula (CLOP)") == "clop-dracula"
    assert found("Dracula (World Legends)", fc.CHARACTER) == "dracula"
    assert not GOLDEN_BOOK.classic(GOLDEN_BOOK.find("Criminal Mastermind"))
    assert found("Criminal Mastermind (Two-Face)").startswith("dcop-two-face")


def test_classic_names_ids_and_sets_are_known() -> None:
    assert found("Snow Blind") == found("psop-iceman-snow-blind") == found("Snow Blind (Iceman)")
    assert found("Cyclops (MVOP)") == "mvop-cyclops" and found("cyclops (iqop)") == "iqop-cyclops"
    with pytest.raises(CardError, match=r"'Cyclops' may mean Cyclops \(IQOP\), Cyclops \(MVOP\)"):
        GOLDEN_BOOK.find("Cyclops")


def test_power_cards_that_both_have_are_one_card() -> None:
    assert found("7 Fighting") == "7-combat" and found("2 Strength") == "2-brute-force"
    assert found("3 Energy") == "3-energy" and found("5-intellect") == "5-intelligence"
    assert GOLDEN_BOOK.find("4 MultiPower").card.one_per_deck
    assert not GOLDEN_BOOK.find("4 MultiPower (IQOP)").card.one_per_deck
    assert GOLDEN_BOOK.find("4 MultiPower (three icons)").types == (0, 1, 2)


def test_every_card_of_a_deck_is_found_by_the_name_that_it_is_written_with() -> None:
    for f in GOLDEN_BOOK.in_print():
        if f.kind in DECK_KINDS:
            assert GOLDEN_BOOK.find(shown_name(GOLDEN_BOOK, f), *DECK_KINDS) is f


def test_a_deck_of_both_pools_is_written_and_read() -> None:
    made = random_deck(5)
    again = parse(dump(made))
    assert again.cards == made.cards and again.front == made.front and again.book is GOLDEN_BOOK
