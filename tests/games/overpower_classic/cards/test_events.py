"""Events and what they forbid or allow: the cards that are meant, and the characters."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import played_event, strike
from games.overpower_classic.table import table

ANY_TEAMWORK = "6 Any-Power Teamwork"
STRENGTH_TEAMWORK = "6 Strength Teamwork (Energy/Fighting +1/+2)"


def under(event: str) -> list[dict[str, str]]:
    """The Event is in play."""
    return [{"card": event}]


@pytest.mark.parametrize("card, allowed", [(ANY_TEAMWORK, False), (STRENGTH_TEAMWORK, True)])
def test_only_teamwork_that_acts_as_strength_is_played(card: str, allowed: bool) -> None:
    """Given the Event of Might over Mind, then a Teamwork card without a type is no Strength attack."""
    a, _ = table(
        a={
            "front": ["Hulk (MVOP)", "Storm (MVOP)"],
            "hand": [card, "3E"],
            "in_play": under("Justice League Case Files #179603.08"),
        },
        b={"front": ["Wolverine (MVOP)"]},
    )
    assert a.can("attack", card, "Hulk", "Wolverine") is allowed


def test_power_cards_beyond_the_grid_are_for_the_front_line() -> None:
    """Given Witchblade on the Scene, when cards are placed, then the Reserve still needs the rating."""
    a, _ = table(
        phase="placement",
        a={
            "front": ["Hulk (MVOP)"],
            "reserve": "Storm (MVOP)",
            "hand": ["8F", "7E"],
            "in_play": under("Witchblade on the Scene..."),
        },
        b={"front": ["Thing (MVOP)"]},
    )
    assert a.can("place", "8F", "Hulk") and not a.can("place", "8F", "Storm")
    assert a.can("place", "7E", "Storm"), "by its rating"


def test_power_cards_beyond_the_grid_are_played() -> None:
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["8I"], "in_play": under("Witchblade on the Scene...")},
        b={"front": ["Thing (MVOP)"]},
    )
    strike(a, b, "8I", "Hulk", "Thing")
    assert b.damage("Thing") == 8


@pytest.mark.parametrize("who", ["Hydra", "Backlash"])
def test_points_of_its_own_are_an_inherent_ability(who: str) -> None:
    """Given a character whose text speaks of its points alone, when Sovereign Seven is played, then it loses a hit."""
    a, _ = played_event(
        "Justice League Case File - Sovereign Seven",
        {"front": [hero(who, hits=["1E", "2E"]), hero("Storm (MVOP)", hits=["1F"])]},
        {"front": ["Thing (MVOP)", "Rhino (MVOP)"]},
    )
    a.does("choose", "2E")
    assert a.hits(who) == ["1E"] and a.hits("Storm") == ["1F"]


SPOKEN_OF = [
    ("jlaop-parallax-zero-hour", "Zero Hour", "Parallax"),
    ("promo-onslaught-merciless-conqueror", "Merciless Conqueror", "Onslaught (MNOP)"),
    ("imop-velocity-internal-hardware", "Internal Hardware", "Velocity"),
    ("imop-backlash-mist-body", "Mist Body", "Backlash"),
    ("xmop-captain-britain-super-endurance", "Super Endurance", "Captain Britain"),
]


@pytest.mark.parametrize("event, refused", [("Assassination Attempt!", True), ("Infinite Army Scatters!", False)])
@pytest.mark.parametrize("card, name, who", SPOKEN_OF)
def test_cards_that_affect_hits_are_not_played(card: str, name: str, who: str, event: str, refused: bool) -> None:
    """Given Assassination Attempt!, then what will discard, remove or discount hits may not be played either."""
    a, _ = table(
        a={"front": [hero(who, hits=["4E"], current=["2E"]), "Hulk (MVOP)"], "hand": [card], "in_play": under(event)},
        b={"front": ["Thing (MVOP)"]},
    )
    assert a.can("play", name, who.split(" (")[0]) is not refused


@pytest.mark.parametrize("event, refused", [("Assassination Attempt!", True), ("Infinite Army Scatters!", False)])
@pytest.mark.parametrize(
    "card, name, who",
    [
        ("clop-alpha-flight-murmur", "Murmur", "Alpha Flight"),
        ("iqop-apocalypse-techno-virus", "Techno-Virus", "Apocalypse (IQOP)"),
    ],
)
def test_attacks_that_change_what_hits_count_for_are_not_made(
    card: str, name: str, who: str, event: str, refused: bool
) -> None:
    a, _ = table(
        a={"front": [who], "hand": [card], "in_play": under(event)},
        b={"front": ["Thing (MVOP)"]},
    )
    assert a.can("attack", name, who.split(" (")[0], "Thing") is not refused


@pytest.mark.parametrize("event, allowed", [("Spawn Spies", False), ("Infinite Army Scatters!", True)])
def test_a_card_that_speaks_of_the_draw_pile_has_the_word_draw(event: str, allowed: bool) -> None:
    """Given Spawn Spies, then Lucky Bounce, which names the Draw Pile, may not be played."""
    a, _ = table(
        a={"front": ["Longshot (PSOP)"], "hand": ["psop-longshot-lucky-bounce", "3F"], "in_play": under(event)},
        b={"front": ["Thing (MVOP)"]},
    )
    assert a.can("attack", "Lucky Bounce", "Longshot", "3F", "Longshot", "Thing") is allowed
