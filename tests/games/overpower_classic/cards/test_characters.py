"""Inherent abilities of classic characters: who moves up, what avoids, against whom a bonus counts, what is printed."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import attacks, strike
from games.overpower_classic.table import PILE, table
from overtable.games.overpower.book.book import CLASSIC_BOOK

WOUNDED = hero("Storm (MVOP)", hits=["8E", "8E"])


def text(card: str) -> str:
    return next(c.text() for c in CLASSIC_BOOK.cards if c.id == card)


def test_ripclaw_on_the_front_line_moves_nobody_up() -> None:
    """Given Ripclaw on the Front Line, when a teammate falls, then the one in Reserve stays there."""
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [WOUNDED, "Ripclaw"], "reserve": "Cyclops (MVOP)", "hand": ["1E"], "draw": PILE},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    assert b.pending == "Turn" and b.reserve == ["Cyclops"]


def test_ripclaw_in_reserve_may_move_up_when_a_teammate_falls() -> None:
    """Given Ripclaw in Reserve, when a teammate falls, then Ripclaw may step forward and fight at once."""
    a, b = table(
        a={"front": ["Hulk (MVOP)"], "hand": ["4S"]},
        b={"front": [WOUNDED, "Cyclops (MVOP)"], "reserve": "Ripclaw", "hand": ["1F"], "draw": PILE},
    )
    strike(a, b, "4S", "Hulk", "Storm")
    b.does("choose", "Ripclaw")
    assert sorted(b.front) == ["Cyclops", "Ripclaw"] and b.can("attack", "1F", "Ripclaw", "Hulk")


@pytest.mark.parametrize("card, avoids", [("1I", True), ("1M", True), ("5A", False), ("1E", False)])
def test_taskmaster_avoids_with_cards_that_are_intellect(card: str, avoids: bool) -> None:
    """Given a Fighting attack on Taskmaster, then Intellect avoids it; an Any-Power card has no type."""
    a, b = table(
        a={"front": ["Wolverine (MVOP)"], "hand": ["6F"]},
        b={"front": ["Taskmaster"], "hand": [card]},
    )
    attacks(a, b, "6F", "Wolverine", "Taskmaster")
    assert b.can("avoid", card, "Taskmaster") is avoids


@pytest.mark.parametrize("foe, blocks", [("Robin (DCOP)", True), ("Hulk (MVOP)", False)])
def test_catwoman_is_better_against_heroes_on_defence_too(foe: str, blocks: bool) -> None:
    """Given an attack of a hero, when Catwoman - Whiplash blocks with a Fighting card, then it counts one more."""
    a, b = table(
        a={"front": [foe], "hand": ["2S"]},
        b={"front": ["Catwoman - Whiplash"], "hand": ["1F", "1E"]},
    )
    attacks(a, b, "2S", foe.split(" (")[0], "Catwoman - Whiplash")
    assert b.can("block", "1F", "Catwoman - Whiplash") is blocks
    assert not b.can("block", "1E", "Catwoman - Whiplash"), "only Fighting"


def test_catwoman_is_better_against_heroes_on_offence() -> None:
    for foe, level in (("Robin (DCOP)", 5), ("Hulk (MVOP)", 4)):
        a, b = table(a={"front": ["Catwoman - Whiplash"], "hand": ["4F"]}, b={"front": [foe]})
        attacks(a, b, "4F", "Catwoman - Whiplash", foe.split(" (")[0])
        assert a.level == level


@pytest.mark.parametrize("foe, blocks", [("Bane (DCOP)", True), ("Robin (DCOP)", False)])
def test_batman_blocks_villains_better_with_multipower_cards(foe: str, blocks: bool) -> None:
    """Given an attack of a villain, when Batman - Avenger blocks with a MultiPower card, then it counts one more."""
    a, b = table(
        a={"front": [foe], "hand": ["2S"]},
        b={"front": ["Batman - Avenger"], "hand": ["1M", "1F"]},
    )
    attacks(a, b, "2S", foe.split(" (")[0], "Batman - Avenger")
    assert b.can("block", "1M", "Batman - Avenger") is blocks
    assert not b.can("block", "1F", "Batman - Avenger"), "only MultiPower"


@pytest.mark.parametrize(
    "card, said",
    [
        ("mnop-hydra", "Counts as 17 points when a deck is built."),
        ("imop-backlash", "Counts as 18 points when a deck is built."),
        (
            "imop-malebolgia",
            "Counts as 23 points when a deck is built. "
            "Malebolgia may not defend with Intellect Power cards that show a single icon.",
        ),
        ("imop-grunge", "while a Power card that shows more than one icon lies on Grunge as a hit."),
        ("mcop-dark-phoenix-saga-hellfire-club-attacked", "Each player: attacks on the team may be shifted"),
        ("mcop-age-of-apocalypse-martyr-for-the-cause", "records of the Front Line move to the chosen character."),
        ("mcop-separation-anxiety-symbiotic-samples-taken", "Nobody need discard duplicates."),
        ("mcop-separation-anxiety-symbiotic-achilles-heel", "Each player: of your Draw Pile the first card that shows"),
        (
            "promo-catwoman-whiplash",
            "Catwoman - Whiplash has +1 to all Fighting Power card actions if the opposing character is a hero.",
        ),
    ],
)
def test_what_the_card_says(card: str, said: str) -> None:
    assert said in text(card)


@pytest.mark.parametrize("card, reaches", [("3M", True), ("4M", False), ("3S", True), ("4E", False)])
def test_shadowcat_reaches_the_reserve_as_a_type_that_she_can_use(card: str, reaches: bool) -> None:
    """Given Strength and Intellect of 3, then a MultiPower card of level 4 is neither, and stays on the Front Line."""
    shadowcat = "Shadowcat: Age of Apocalypse"
    a, _ = table(
        a={"front": [shadowcat], "hand": [card]},
        b={"front": ["Thing (MVOP)"], "reserve": "Storm (MVOP)"},
    )
    assert a.can("attack", card, shadowcat, "Thing")
    assert a.can("attack", card, shadowcat, "Storm") is reaches


def test_what_hawkman_adds_to_a_basic_card_is_damage_where_its_bonus_is() -> None:
    """Given Physics Genius in play, when Hawkman hits with a Basic card, then his +2 counts too."""
    a, b = table(
        a={
            "front": ["Hawkman", "Captain Britain"],
            "hand": ["3S", "Uppercut"],
            "in_play": [{"card": "Physics Genius", "by": "Captain Britain"}],
        },
        b={"front": ["Thing (MVOP)"]},
    )
    attacks(a, b, "3S", "Uppercut", "Hawkman", "Thing")
    assert a.level == 3 + 1 + 2
    b.does("take")
    assert b.damage("Thing") == a.venture == 3 + 1 + 2
