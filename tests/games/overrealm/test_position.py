"""Positions by hand: what is called how, and what is refused."""

import pytest

from games.overrealm.table import table, team
from overtable.games import find
from overtable.games.overrealm.book import notation
from overtable.games.overrealm.state import DECK, DISCARD, HAND, cards
from overtable.kernel.game import BadSetup, Setup

CHARGROAR = team("Chargroar", "Galeaffy", "Steamie")
GAME = find("overrealm")


def test_a_card_is_called_by_monster_name_and_mark() -> None:
    a, _ = table(a={"team": CHARGROAR, "hand": ["Chargroar/Energize+", "Standard-"]})
    assert [notation(a.state.printing[c]) for c in cards(a.state, 0, HAND)] == ["Chargroar/Energize+", "Standard-"]


def test_a_position_that_cannot_be_is_refused_with_its_reasons() -> None:
    good = {"team": ["Galeaffy", "Steamie", "Chargroar"]}
    wrong = [
        ({"team": ["Galeaffy", "Galeaffy", "Steamie"]}, "three different monsters"),
        ({"team": ["Galeafy", "Chargroar", "Steamie"]}, "nearest: Galeaffy"),
        ({**good, "mood": 3}, "unknown field mood"),
        ({**good, "hand": ["Flexferno/Sear+"]}, "is left in the deck"),
        ({**good, "hand": 3, "deck_size": 12}, "14 cards together"),
        ({**good, "hand": -1}, "field a.hand: expected int >= 0"),
        ({**good, "cubes": {"ATK": 5}}, "field a.cubes"),
        ({**good, "conditions": {"Steamie": {"sleep": 1}}}, "conditions.*'sleep'"),
        ({**good, "active": "Zappguin"}, "has no 'Zappguin'"),
        ({**good, "auras": {"Download": 3}}, "has no 'Download'"),
    ]
    for side, why in wrong:
        with pytest.raises(BadSetup, match=why):
            GAME.start(Setup(mode="casual", seed=0, position={"a": side, "b": good}))
    with pytest.raises(BadSetup, match="missing required field b"):
        GAME.start(Setup(mode="casual", seed=0, position={"a": good}))


def test_piles_are_named_with_their_top_card_first() -> None:
    top, below = "Galeaffy/Leaf Shield+", "Galeaffy/Leaf Shield-"
    a, _ = table(
        a={"team": ["Galeaffy", "Steamie", "Chargroar"], "deck_top": ["any", top], "discard": [below, "Standard+"]}
    )
    assert a.holds(DECK)[-2] == top
    assert a.holds(DISCARD) == ["Standard+", below]
