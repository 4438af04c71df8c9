"""Rules of deck building that no worked case plays."""

import pytest

from games.powerup.decklists import deck_of, filler, heroes_by_stars, text_of
from games.powerup.own_cards import GAME, buff, gear, hero, power
from games.powerup.table import Story
from marks import rule
from overtable.games.powerup.decks import why_not_legal
from overtable.kernel.game import BadSetup, Setup


@rule("PU-DECK-01", "PU-DECK-03")
def test_a_hero_does_not_count_for_the_power_deck() -> None:
    deck = deck_of(heroes_by_stars(4, 4, 4, 4, 5), filler(19))
    assert {r.rule for r in why_not_legal(deck)} == {"PU-DECK-01", "PU-DECK-02"}
    kinds = {gear("AllGear"): 3, **{gear(f"Gear{n}"): 3 for n in range(5)}, power("P", buff(1), target="ally"): 2}
    assert why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 4, 4), kinds)) == []


@rule("PU-DECK-07", "PU-DECK-04")
def test_three_copies_of_a_hero_may_lie_in_one_slot() -> None:
    heroes = heroes_by_stars(4, 4, 4, 4, 4)
    first, second = [n for n in heroes if n.startswith(("D3", "E3"))]
    heroes[first], heroes[second] = 3, 1
    deck = deck_of(heroes, filler(20))
    assert why_not_legal(deck) == []
    t = Story(GAME, Setup(mode="same-faction", seed=1, decks=(text_of(deck), text_of(deck))))
    assert t.seats[0].zone("slot3").count(first) == 3
    heroes[first], heroes[second] = 4, 0
    assert [r.rule for r in why_not_legal(deck_of(heroes, filler(20)))] == ["PU-DECK-04"]


@rule("PU-DECK-01", "PU-MODE-01")
def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    deck = deck_of({**heroes_by_stars(4, 4, 4, 4, 3), hero("Alien", stars=5, faction="Q"): 1}, filler(21))
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(mode="same-faction", seed=1, decks=(text_of(deck), text_of(deck))))
    assert len(refusal.value.problems) == 4
    assert all("[PU-" in p for p in refusal.value.problems)
