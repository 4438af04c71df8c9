"""Icons and types: what "no Fighting Power cards" keeps away, and which icons an attack with a Universe card shows."""

import pytest

from games.overpower.table import Player
from games.overpower_classic.cards.sample import HULK, STORM, THING, duel, named, says, to_move
from games.overpower_classic.making import attacks, plays, strike
from marks import card

SHIELDS = [
    ("dcop-knockout-killer-physique", "Knockout", "Killer Physique", "Fighting"),
    ("dcop-parasite-kinetic-absorption", "Parasite", "Kinetic Absorption", "Fighting"),
    ("mcop-brood-insectoid-incursion", "Brood (MCOP)", "Insectoid Incursion", "Fighting"),
    ("mcop-quicksilver-agile-avenger", "Quicksilver (MCOP)", "Agile Avenger", "Energy"),
    ("mnop-hulk-betty-banner", "Hulk (MVOP)", "Betty Banner", "Intellect"),
]
FREE = {"codes": False}


@pytest.mark.parametrize(
    ("card_id", "who", "name", "kind"), [pytest.param(*s, marks=card(s[0]), id=s[0]) for s in SHIELDS]
)
def test_power_cards_of_one_type_stay_away_but_multipower_cards_do_not(
    card_id: str, who: str, name: str, kind: str
) -> None:
    """OPC-CARD-04: a MultiPower card need not be used as that type."""
    foe = "Professor X (IQOP)"
    user = named(who)
    a, b = duel([who, THING], [card_id], [foe], [f"2{kind[0]}", "3M", "6A"], settings=FREE)
    plays(a, b, name, user)
    assert not b.can("attack", f"2{kind[0]}", "Professor X", user)
    assert b.can("attack", f"2{kind[0]}", "Professor X", "Thing")
    assert b.can("attack", "3M", "Professor X", user) and b.can("attack", "6A", "Professor X", user)
    assert f"may not be attacked with {kind} Power cards that show a single icon" in says(card_id)


AVOIDS = [
    ("jlaop-the-ray-energy-shield", "The Ray", "Energy Shield", "2E", "Storm"),
    ("mcop-vision-double-density", "Vision (MCOP)", "Double Density", "2S", "Hulk"),
]


@pytest.mark.parametrize(
    ("card_id", "who", "name", "pure", "foe"), [pytest.param(*s, marks=card(s[0]), id=s[0]) for s in AVOIDS]
)
def test_a_multipower_attack_is_avoided_by_its_icons_and_free_afterwards(
    card_id: str, who: str, name: str, pure: str, foe: str
) -> None:
    user = named(who)
    a, b = duel([HULK, STORM], ["1M", "2M", pure], [who, THING], [card_id, "1F"], settings=FREE)
    attacks(a, b, "1M", foe, user)
    b.does("avoid", name, user)
    assert b.hits(user) == [] and to_move(b)
    strike(b, a, "1F", "Thing", foe)
    assert not a.can("attack", pure, foe, user) and a.can("attack", "2M", foe, user)


STRENGTH = [
    ("jlaop-green-lantern-goin-ballistic", "Green Lantern", "Goin' Ballistic"),
    ("mvop-carnage-climb", "Carnage (MVOP)", "Climb"),
]


def struck(card_id: str, who: str, universe: str) -> Player:
    """An Any-Power card with this Universe card comes at the holder of the avoid."""
    a, b = duel([HULK], ["6A", universe], [who, THING], [card_id], settings=FREE)
    attacks(a, b, "6A", universe, "Hulk", named(who))
    return b


@pytest.mark.parametrize(("card_id", "who", "name"), [pytest.param(*s, marks=card(s[0]), id=s[0]) for s in STRENGTH])
def test_a_universe_card_of_the_type_makes_an_attack_contain_it(card_id: str, who: str, name: str) -> None:
    """OPC-DEF-12: the Universe card is a part of the attack, and all its icons count."""
    for universe, stopped in (
        ("Taxi Cab", True),
        ("Energy/Strength Training +3", True),
        ("Fighting/Energy Training +3", False),
    ):
        b = struck(card_id, who, universe)
        assert b.can("avoid", name, named(who)) is stopped
        if stopped:
            b.does("avoid", name, named(who))
            assert b.hits(named(who)) == [] and name in b.dead


@card("psop-war-machine-shield-teammate")
def test_shield_teammate_names_the_level_before_the_icon() -> None:
    assert (
        says("psop-war-machine-shield-teammate") == "A teammate avoids an attack of level 9 or lower that shows Energy."
    )
