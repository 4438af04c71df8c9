"""Decks of the house and deck texts: what is legal reads back, what is not says why."""

import pytest

from games.overpower.decklists import deck
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.decks.formats import profiles
from overtable.games.overpower.decks.legal import problems, threat
from overtable.games.overpower.decks.random import random_deck
from overtable.games.overpower.decks.text import dump, load, parse, ready
from overtable.games.overpower.game import GAME
from overtable.kernel.decks import BadDeck
from overtable.kernel.game import BadSetup, Setup


def test_a_deck_text_that_cannot_be_read() -> None:
    with pytest.raises(BadDeck):
        deck("No Such Card")


@pytest.mark.parametrize("name", ready())
def test_every_ready_deck_is_legal_in_its_format_and_reads_back(name: str) -> None:
    deck = load(name)
    assert problems(deck) == []
    assert deck.plan
    assert dump(parse(dump(deck))) == dump(deck)


STARTERS = ("Horror Menagerie", "The Resistance", "Ungodly Power", "Time Detectives")


def kinds(name: str) -> list[int]:
    return [FACES[catalogue().row[card]].kind for n, card in load(name).cards for _ in range(n)]


@pytest.mark.parametrize(("name", "worth"), list(zip(STARTERS, (76, 76, 76, 75), strict=True)))
def test_the_starter_decks_hold_47_cards_and_are_legal_only_as_such(name: str, worth: int) -> None:
    deck = load(name)
    assert deck.format == "Starter" and len(kinds(name)) == 47 and threat(deck) == worth
    assert [p.partition(":")[0] for p in problems(deck, profiles()["Modern Age"])] == ["OP25-DECK-06"]


def test_the_constructed_decks_use_events_homebases_and_aspects() -> None:
    ours = [n for n in ready() if n not in STARTERS]
    assert all(load(n).format == "Modern Age" for n in ours) and len(ours) >= 6
    assert sum(fc.EVENT in kinds(n) for n in ours) >= 4
    assert sum(bool(load(n).homebase) and fc.ASPECT in kinds(n) for n in ours) >= 2


@pytest.mark.parametrize("seed", range(12))
def test_decks_made_at_random_are_legal(seed: int) -> None:
    deck = random_deck(seed)
    assert problems(deck) == []
    played = [FACES[catalogue().row[card]] for _, card in deck.cards]
    specials = [f for f in played if f.kind == fc.SPECIAL]
    assert sum(not f.any_character for f in specials) >= 10, "most Specials are the team's own"
    assert sum(f.any_character for f in specials) <= 8


def test_teams_made_at_random_may_use_the_whole_threat() -> None:
    assert max(threat(random_deck(seed)) for seed in range(40)) == 76


def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    text = """# Wrong
Mission: Nowhere
Front Line: Zeus; Hercules; Cthulhu
Reserve: Zeus

2 Tunupa: Mountain God
1 Lady of the Lake
1 Excalibur
1 Mallku
"""
    with pytest.raises(BadSetup) as error:
        GAME.start(Setup(mode="venture", seed=1, decks=(text, "Camelot's Oath")))
    rules = {p.split(": ")[1] for p in error.value.problems}
    assert rules >= {
        "OP25-CARD-29",
        "OP25-DECK-03",
        "OP25-DECK-05",
        "OP25-DECK-09",
        "OP25-DECK-13",
        "OP25-DECK-15",
        "OP25-DECK-25",
        "OP25-DECK-26",
    }


def test_a_deck_text_that_cannot_be_read_says_why() -> None:
    with pytest.raises(BadDeck) as error:
        parse("# X\nColour: red\nfive 7 Combat\n1 Heracles\n1 Hera\nFront Line: Nobody\n")
    said = "\n".join(error.value.problems)
    for piece in (
        "no field 'Colour'",
        "no card is called 'five 7 Combat'",
        "no card is called 'Heracles'",
        "may mean",
        "Nobody",
    ):
        assert piece in said


def test_a_deck_reads_back_as_it_was_written() -> None:
    made = deck("Rapier", "2 6 Energy")
    assert dump(parse(dump(made))) == dump(made)
