"""Decks of the house, deck texts, formats, and what modes leave out."""

from random import Random

import pytest

from marks import rule
from overtable.games.overpower.book import facts as fc
from overtable.games.overpower.book.book import catalogue
from overtable.games.overpower.book.facts import FACES
from overtable.games.overpower.decks.legal import left_out, problems, profiles, threat
from overtable.games.overpower.decks.limited import open_pack, pick_order, sealed_pool
from overtable.games.overpower.decks.random import random_deck
from overtable.games.overpower.decks.text import dump, load, parse, ready
from overtable.games.overpower.game import GAME
from overtable.games.overpower.state import BRAWL, DRAW, SKIRMISH, VENTURE, zone
from overtable.kernel.decks import BadDeck
from overtable.kernel.game import BadSetup, Setup

STARTERS = ("Horror Menagerie", "The Resistance", "Ungodly Power", "Time Detectives")


def kinds(name: str) -> list[int]:
    return [FACES[catalogue().row[card]].kind for n, card in load(name).cards for _ in range(n)]


@pytest.mark.parametrize("name", ready())
def test_every_ready_deck_is_legal_in_its_format_and_reads_back(name: str) -> None:
    deck = load(name)
    assert problems(deck) == []
    assert deck.plan
    assert dump(parse(dump(deck))) == dump(deck)


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


@rule("OP25-DECK-05", "OP25-DECK-07")
def test_a_deck_may_be_as_large_as_one_likes_but_not_too_small() -> None:
    head = dump(load("Camelot's Oath")).partition("\n\n")[0]
    assert problems(parse(f"{head}\n\n51 7 Combat\n")) == []
    assert problems(parse(f"{head}\n\n200 7 Combat\n")) == []
    assert problems(parse(f"{head}\n\n50 7 Combat\n")) == ["OP25-DECK-05: the deck has 50 cards; it needs 51"]


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


@rule("OP25-MODE-01", "OP25-MODE-02")
def test_modes_leave_out_what_speaks_only_of_what_they_lack() -> None:
    deck = parse(
        dump(load("Camelot's Oath")).partition("\n\n")[0]
        + "\n\n1 Knights of the Round Table\n1 Princess and the Pea\n1 Excalibur\n"
        + "1 Hades: Lord of the Underworld\n51 7 Combat\n"
    )
    assert left_out(deck, VENTURE) == []
    assert set(left_out(deck, BRAWL)) == {
        "Knights of the Round Table",
        "Princess and the Pea",
        "Hades: Lord of the Underworld",
    }
    assert "Princess and the Pea" not in left_out(deck, SKIRMISH)
    s = GAME.start(Setup(mode="brawl", seed=3, decks=(dump(deck), dump(deck))))
    assert len(s.zones[zone(0, DRAW)]) == 52


@rule("OP25-MODE-06")
def test_a_skirmish_takes_an_odd_number_of_objectives() -> None:
    with pytest.raises(BadSetup):
        GAME.start(Setup(mode="skirmish", seed=1, settings={"objectives": 4}))
    s = GAME.start(Setup(mode="skirmish", seed=1, settings={"objectives": 7}))
    assert len(s.zones[37]) == 7


@rule("OP25-MODE-16", "OP25-MODE-17")
def test_packs_and_the_order_of_picks() -> None:
    for seed in range(8):
        pack = open_pack(Random(seed))
        assert [len(stack) for stack in pack.stacks] == [6, 6]
        assert len(pack.uncommons) == 4 and len(pack.rares) == 1
        for stack in pack.stacks:
            person, *own = (FACES[catalogue().row[c]] for c in stack)
            assert person.kind == fc.CHARACTER and all(f.character in person.names for f in own)
    assert pick_order(3, 1) == pick_order(3, 3) == [0, 1, 2, 2, 1, 0]
    assert pick_order(3, 2) == [2, 1, 0, 0, 1, 2]
    assert sum(pick_order(4, p).count(0) for p in (1, 2, 3)) == 6


@rule("OP25-MODE-15", "OP25-MODE-20", "OP25-MODE-21", "OP25-MODE-22")
def test_a_sealed_deck_uses_only_what_was_opened() -> None:
    pool = sealed_pool(Random(1), "Horror Menagerie")
    deck = load("Horror Menagerie")
    limited = profiles()["Limited"]
    text = dump(deck) + "9 6 Energy\n"
    assert problems(parse(text), limited, pool) == []
    assert (
        "OP25-MODE-21" in problems(parse(text + "1 8 Any-Power\n"), limited, [c for c in pool if c != "8-any-power"])[0]
    )
    assert (
        "OP25-MODE-20" in problems(parse(text + "3 Decapitate\n"), limited, [c for c in pool if c != "decapitate"])[0]
    )
    heavy = text.replace("Front Line: Headless Horseman; The Mummy; Cthulhu", "Front Line: Zeus; Hercules; Cthulhu")
    assert not any("DECK-03" in p for p in problems(parse(heavy), limited))
