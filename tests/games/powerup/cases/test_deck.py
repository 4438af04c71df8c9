"""Worked cases of deck building."""

import pytest

from games.powerup.decklists import deck_of, filler, heroes_by_stars
from games.powerup.own_cards import gear, hero
from marks import case, rule
from overtable.games.powerup.decks import why_not_legal


@case("PU-CASE-004")
@rule("PU-DECK-01", "PU-DECK-02")
def test_exactly_four_heroes_of_each_rarity() -> None:
    wrong = why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 3, 5), filler(20)))
    assert [(r.rule, r.args) for r in wrong] == [("PU-DECK-02", (4, 3)), ("PU-DECK-02", (5, 5))]
    assert why_not_legal(deck_of(heroes_by_stars(4, 4, 4, 4, 4), filler(20))) == []


@case("PU-CASE-005")
@rule("PU-DECK-04", "PU-DECK-05", "PU-DECK-06")
@pytest.mark.parametrize(
    ("more", "n", "refused"),
    [
        ({}, 3, []),
        ({}, 4, ["PU-DECK-04"]),
        ({"unique": True}, 2, ["PU-DECK-05"]),
        ({"limited": 3}, 3, []),
        ({"limited": 2}, 3, ["PU-DECK-06"]),
    ],
)
def test_copies_unique_and_limited(more: dict[str, object], n: int, refused: list[str]) -> None:
    deck = deck_of(heroes_by_stars(4, 4, 4, 4, 4), filler(20, {gear("Copied", **more): n}))
    assert [r.rule for r in why_not_legal(deck)] == refused


@case("PU-CASE-043")
@rule("PU-MODE-01", "PU-MODE-02")
def test_one_stranger_among_the_heroes() -> None:
    heroes = heroes_by_stars(4, 4, 4, 4, 3)
    heroes[hero("Stranger", stars=5, faction="Q")] = 1
    deck = deck_of(heroes, filler(20))
    assert [r.rule for r in why_not_legal(deck)] == ["PU-MODE-01"]
    assert why_not_legal(deck, mixed=True) == []
