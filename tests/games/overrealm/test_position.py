"""Positions by hand: what is called how, and what is refused."""

import msgspec
import pytest

from games.overrealm.table import table, team
from overtable.games import find
from overtable.games.overrealm.book import notation
from overtable.games.overrealm.cards import Monster
from overtable.games.overrealm.state import DECK, DISCARD, HAND, cards
from overtable.kernel.game import BadSetup, Setup
from overtable.scenario import scenario

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
        ({"team": {"Galeaffy": 0, "Steamie": 5, "Chargroar": 5}}, "Galeaffy has 0 HP and cannot be the active monster"),
        ({"team": {"Galeaffy": 99, "Steamie": 5, "Chargroar": 5}}, "Galeaffy has at most [0-9]+ HP, not 99"),
        ({**good, "hand": 10, "discard": 5}, "14 cards together"),
        ({**good, "hand": 14, "deck_top": ["any"]}, "14 cards together"),
        ({**good, "cubes": {"LUCK": 1}}, "field a.cubes: 'LUCK' is not known; known are ATK, DEF, SPD"),
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


def test_the_strict_pool_of_the_settings_counts_beside_a_position() -> None:
    loose = next(c for c in GAME.catalogue.cards if isinstance(c, Monster) and c.fit != "exact")
    position = {
        "a": {"team": [loose.name, "Steamie", "Chargroar"]},
        "b": {"team": ["Galeaffy", "Steamie", "Chargroar"]},
    }
    assert scenario("overrealm", position=position).seats[0].active == loose.name
    with pytest.raises(BadSetup, match=f"{loose.name} is not in the strict pool"):
        scenario("overrealm", settings={"strict": True}, position=position)


def made_up() -> list[dict[str, object]]:
    """A monster with Galeaffy's cards under other names."""
    mine = [c for c in GAME.catalogue.cards if c.id == "galeaffy" or getattr(c, "monster", "") == "galeaffy"]
    raw = [msgspec.to_builtins(c) for c in mine]
    for card in raw:
        card["id"] = card["id"].replace("galeaffy", "breezling")
        if "monster" in card:
            card["monster"] = "breezling"
    raw[0] |= {"name": "Breezling", "hp": 3}
    return raw


def test_a_monster_made_for_one_table_has_its_actions_and_buffs() -> None:
    sides = {"a": {"team": ["Breezling", "Steamie", "Chargroar"]}, "b": {"team": ["Galeaffy", "Steamie", "Chargroar"]}}
    a, _ = scenario("overrealm", cards=made_up(), position=sides).seats
    assert a.active == "Breezling" and a.hp() == 3
    assert "Breezling/Leaf Shield+" in a.holds(DECK)
    with pytest.raises(BadSetup, match="Breezling must have 4 actions and 4 buffs"):
        scenario("overrealm", cards=made_up()[:-1], position=sides)
