"""Pools for a competitive match: the ready ones, and texts of one's own."""

import pytest

from games.overrealm.table import new_game
from overtable.games import find
from overtable.games.overrealm.book import book
from overtable.games.overrealm.decks import read_pool
from overtable.games.overrealm.setup.bring import BROUGHT
from overtable.kernel.decks import BadDeck

GAME = find("overrealm")
FIVE = ["Chargroar", "Flexferno", "Steamie", "Galeaffy", "Americaw"]


def names(pool: list[int]) -> list[str]:
    return [book()[row].name for row in pool]


def test_ready_pools_are_five_exact_monsters() -> None:
    assert sorted(GAME.decks("competitive")) == ["Bedrock", "Kindling", "Undertow"]
    for name in GAME.decks("competitive"):
        assert len(read_pool(name, strict=True)) == BROUGHT
        assert GAME.check_deck(GAME.deck_text(name), "competitive") == []
    assert GAME.decks("casual") == GAME.decks("draft") == ()


def test_a_pool_is_read_by_name_from_lines_or_with_commas() -> None:
    assert names(read_pool("Kindling")) == FIVE
    assert names(read_pool("# Fire, mostly\n" + "\n".join(FIVE))) == FIVE
    assert names(read_pool(", ".join(FIVE))) == FIVE


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (", ".join(FIVE[:4]), "a pool is 5 monsters, not 4"),
        (", ".join([*FIVE[:4], FIVE[0]]), "Chargroar is named twice"),
        (", ".join(["2 Chargroar", *FIVE[1:4]]), "Chargroar is named twice"),
        (", ".join([*FIVE[:4], "Lightning"]), "Lightning is no monster"),
        (", ".join([*FIVE[:4], "Chargroa"]), "nearest: Chargroar"),
    ],
)
def test_what_is_no_pool_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDeck, match=why):
        read_pool(text)


def test_the_strict_pool_is_for_exact_monsters() -> None:
    with pytest.raises(BadDeck, match="Ashdash is not in the strict pool"):
        read_pool(", ".join([*FIVE[:4], "Ashdash"]), strict=True)


def test_players_who_named_their_pools_are_asked_for_their_teams_at_once() -> None:
    a, b = new_game("competitive", decks=("Kindling", "Undertow"))
    assert sorted(a.offered("lead")) == sorted(FIVE) and b.can("lead")
