"""Which decks the Golden Age allows, and where such decks may be played."""

import msgspec
import pytest

from games.overpower.golden_age.decklists import GAME, PLAIN, deck, rules
from marks import rule
from overtable.games.overpower.book.played import Special
from overtable.games.overpower.decks.legal import problems, threat
from overtable.games.overpower.decks.text import parse
from overtable.games.overpower.golden.book import GOLDEN_BOOK, NOT_CARRIED
from overtable.games.overpower.golden.cards import by_new_rules, does_nothing, not_carried, senseless
from overtable.games.overpower.golden.random import random_deck
from overtable.kernel.game import BadSetup, Setup

FOUR = ("Mr. Hyde", "Billy the Kid", "Hawkeye (IQOP)", "Jean Grey (IQOP)")
"""16, 17, 17 and 16."""


@rule("OP25-MODE-24")
def test_a_deck_of_both_pools_is_legal_in_golden_age_alone() -> None:
    text = deck(*FOUR)
    assert GAME.check_deck(text, "golden-age") == [] and GAME.check_deck(text) == []
    GAME.start(Setup(mode="golden-age", seed=0, decks=(text, text)))
    for mode in ("venture", "brawl", "skirmish"):
        assert rules(text, mode) == ["OP25-MODE-24"]
        with pytest.raises(BadSetup, match=r"OP25-MODE-24: Hawkeye \(IQOP\) is of the classic pool"):
            GAME.start(Setup(mode=mode, seed=0, decks=(text, text)))


@rule("OP25-MODE-23")
def test_other_formats_keep_the_classic_cards_out() -> None:
    assert rules(deck(*FOUR, said="Modern Age")) == ["OP25-MODE-23"]
    assert any("no card is called 'Hawkeye" in p for p in GAME.check_deck(deck(*FOUR, said="Modern Age"), "venture"))


def test_decks_of_the_2025_edition_are_played_on_both_sides() -> None:
    text = deck("Hercules", "Robin Hood", "Mr. Hyde", "Korak", mission="Warlord of Mars")
    for mode in ("golden-age", "venture"):
        assert GAME.check_deck(text, mode) == []
        GAME.start(Setup(mode=mode, seed=0, decks=(text, GAME.deck_text("The Night Court"))))


@rule("OP25-DECK-18", "OP25-DECK-19", "OP25-DECK-20", "OP25-DECK-21", "OP25-DECK-22")
@pytest.mark.parametrize(
    ("team", "cap", "stronger"),
    [
        (("Hercules", "Leonidas", "Billy the Kid", "Jean Grey (IQOP)"), 76, "Doc Samson (IQOP)"),
        (("Hercules", "Leonidas", "Jane Porter", "Mystique (MVOP)"), 72, "Cable (MVOP)"),
        (("Hercules", "Korak", "Cyclops (MVOP)", "Storm (MVOP)"), 67, "Rogue (MVOP)"),
        (("Hercules", "Cyclops (MVOP)", "Storm (MVOP)", "Mystique (MVOP)"), 62, "Thing (MVOP)"),
        (("Cable (MVOP)", "Cyclops (MVOP)", "Storm (MVOP)", "Thing (MVOP)"), 58, "Rogue (MVOP)"),
    ],
)
def test_the_cap_goes_by_the_number_of_three_stat_characters(team: tuple[str, ...], cap: int, stronger: str) -> None:
    """Each team is as strong as allowed or one below; with a stronger fourth it is above."""
    text = deck(*team)
    assert rules(text) == [] and cap - 1 <= threat(parse(text, GOLDEN_BOOK)) <= cap
    assert rules(deck(*team[:3], stronger)) == ["OP25-DECK-03"]


@rule("OP25-DECK-26")
@pytest.mark.parametrize(
    "pair", [("Cyclops (MVOP)", "Cyclops (IQOP)"), ("Spider-Man (MVOP)", "Spider-Man: Symbiotic Costume")]
)
def test_a_character_is_not_on_a_team_twice_whatever_its_set_or_title(pair: tuple[str, str]) -> None:
    assert "OP25-DECK-26" in rules(deck("Jane Porter", "Mr. Hyde", *pair))


def test_heroes_and_villains_do_not_keep_to_their_own_cards() -> None:
    """The 2025 rules have no code letters: Killer Croc may call Lois Lane."""
    lois = GOLDEN_BOOK.find("Lois Lane")
    croc = GOLDEN_BOOK.find("Killer Croc (DCOP)")
    assert {lois.code, croc.code} == {1, 2} and lois.least <= croc.grid[lois.skill] <= lois.most
    assert (
        rules(deck("Mr. Hyde", "Korak", "Lex Luthor (DCOP)", "Killer Croc (DCOP)", cards=f"{PLAIN}\n1 Lois Lane")) == []
    )


@rule("OP25-CARD-29", "OP25-DECK-14")
def test_classic_missions_and_their_events_are_mission_sets() -> None:
    cards = "56 1 Energy\n1 Gods of Stone!"
    assert rules(deck(*FOUR, cards=cards)) == []
    assert rules(deck(*FOUR, cards=cards, mission="Secret Wars")) == ["OP25-DECK-14"]
    assert rules(deck(*FOUR, mission="No Such War")) == ["OP25-CARD-29"]


@rule("OP25-MODE-24")
def test_cards_without_meaning_are_refused_with_the_reason() -> None:
    for name in ("Caliban", "Caliban (MNOP)", "mnop-the-morlocks-caliban"):
        (said,) = GAME.check_deck(deck(*FOUR, cards=f"{PLAIN}\n1 {name}"), "golden-age")
        assert said.endswith(
            "Caliban (MNOP) cannot be played in Golden Age: " + senseless()["mnop-the-morlocks-caliban"]
        )
    known = {c.id for c in GOLDEN_BOOK.catalogue.cards}
    assert not known & senseless().keys() and len(senseless()) > 20


def test_cards_that_are_not_carried_are_refused_with_the_reason() -> None:
    for missing in not_carried()[:5]:
        if missing["id"] not in senseless():
            said = GAME.check_deck(deck(*FOUR, cards=f"{PLAIN}\n1 {missing['id']}"), "golden-age")
            assert len(said) == 1 and said[0].endswith(NOT_CARRIED)


def test_a_special_of_which_nothing_is_left_is_found_by_rule() -> None:
    hollow = Special(id="x", name="X", character="Hulk")
    assert does_nothing(hollow) and not does_nothing(msgspec.structs.replace(hollow, value=3))
    assert not any(does_nothing(c) for c in GOLDEN_BOOK.catalogue.cards)
    kept = next(c for c in GOLDEN_BOOK.catalogue.cards if c.id == "psop-iceman-snow-blind")
    assert by_new_rules(kept) is kept


def test_random_decks_are_legal_and_hold_both_pools() -> None:
    for seed in range(40):
        made = random_deck(seed)
        assert problems(made) == []
        of = {GOLDEN_BOOK.classic(GOLDEN_BOOK.face(c)) for c in (*made.front, made.reserve)}
        assert of == {True, False}


def test_ready_decks_hold_both_pools_and_belong_to_this_mode_alone() -> None:
    names = GAME.decks("golden-age")
    assert len(names) >= 4 and not set(names) & set(GAME.decks("venture"))
    for name in names:
        made = GAME.deck(name, "golden-age")
        team = [GOLDEN_BOOK.find(n) for n in (*made.front, made.reserve)]
        assert {GOLDEN_BOOK.classic(f) for f in team} == {True, False} and made.plan
        assert GAME.check_deck(GAME.deck_text(name), "golden-age") == []
