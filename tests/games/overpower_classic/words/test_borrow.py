"""Specials of others: who may play them, place them and keep them in hand."""

from games.overpower_classic.making import plays, special, strike, text
from games.overpower_classic.table import table

PUMPKINS = special("Pumpkins", "Green Goblin", icons=["energy"], value=5)
GLIDER = special("Glider", "Green Goblin", icons=["combat"], value=4)
CACHE = special(
    "Cache",
    "Hobgoblin",
    until="game",
    stays="clipped",
    play=[{"do": "may", "what": "play", "which": {"kinds": ["special"], "character": "Green Goblin"}}],
)
ONE_NAME = special(
    "One Name",
    "Hobgoblin",
    until="game",
    stays="clipped",
    play=[
        {
            "do": "may",
            "what": "play",
            "which": {"kinds": ["special"], "names": ["Pumpkins", "Night"], "character": "Green Goblin"},
        }
    ],
)
LEGACY = special(
    "Legacy",
    "Hobgoblin",
    until="game",
    stays="astral",
    play=[
        {"do": "may", "what": "anybody", "who": "both", "which": {"names": ["Pumpkins"], "character": "Green Goblin"}}
    ],
)


def test_specials_of_another_character_are_played_once_a_card_says_so() -> None:
    a, b = table(
        a={"front": ["Hobgoblin (MVOP)", "Hulk (MVOP)"], "hand": ["Cache", "Pumpkins"]},
        b={"front": ["Storm (MVOP)"], "hand": ["1E"]},
        cards=[CACHE, PUMPKINS],
    )
    assert not a.can("attack", "Pumpkins", "Hobgoblin", "Storm")
    plays(a, b, "Cache", "Hobgoblin")
    b.does("attack", "1E", "Storm", "Hobgoblin")
    a.does("take")
    assert not a.can("attack", "Pumpkins", "Hulk", "Storm")
    strike(a, b, "Pumpkins", "Hobgoblin", "Storm")
    assert b.damage("Storm") == 5


def test_only_the_named_specials_are_lent() -> None:
    a, _ = table(
        a={
            "front": ["Hobgoblin (MVOP)"],
            "hand": ["Pumpkins", "Glider"],
            "in_play": [{"card": "One Name", "by": "Hobgoblin"}],
        },
        b={"front": ["Storm (MVOP)"]},
        phase="placement",
        cards=[ONE_NAME, PUMPKINS, GLIDER],
    )
    assert not a.can("place", "Glider", "Hobgoblin")
    a.does("place", "Pumpkins", "Hobgoblin")
    assert a.placed("Hobgoblin") == ["Pumpkins"]


def test_a_special_that_a_card_at_hand_would_lend_is_not_unusable() -> None:
    """OPC-DISC-13."""
    for hand, left in ((["Cache", "Pumpkins"], ["Cache", "Pumpkins"]), (["7S", "Pumpkins"], ["7S"])):
        a, _ = table(
            a={"front": ["Hobgoblin (MVOP)", "Hulk (MVOP)"], "hand": hand, "draw": ["1E"]},
            b={"front": ["Storm (MVOP)"], "draw": ["1E"]},
            phase="discard",
            cards=[CACHE, PUMPKINS],
        )
        assert a.hand == left


def test_specials_that_become_any_characters_are_for_everybody_and_are_not_placed() -> None:
    """OPC-CARD-15, OPC-PLACE-07."""
    a, b = table(
        a={
            "front": ["Hobgoblin (MVOP)", "Hulk (MVOP)"],
            "hand": ["Pumpkins", "Glider"],
            "in_play": [{"card": "Legacy", "by": "Hobgoblin"}],
        },
        b={"front": ["Storm (MVOP)"]},
        cards=[LEGACY, PUMPKINS, GLIDER],
    )
    assert not a.can("attack", "Glider", "Hulk", "Storm")
    strike(a, b, "Pumpkins", "Hulk", "Storm")
    assert b.damage("Storm") == 5


def test_what_became_any_characters_is_not_placed() -> None:
    a, _ = table(
        a={
            "front": ["Green Goblin (IQOP)"],
            "reserve": "Hobgoblin (MVOP)",
            "hand": ["Pumpkins", "Glider"],
            "in_play": [{"card": "Legacy", "by": "Hobgoblin"}],
        },
        b={"front": ["Storm (MVOP)"]},
        phase="placement",
        cards=[LEGACY, PUMPKINS, GLIDER],
    )
    assert not a.can("place", "Pumpkins", "Green Goblin")
    a.does("place", "Glider", "Green Goblin")


def test_what_the_cards_say() -> None:
    assert text(CACHE).startswith("Hobgoblin may place and play Specials of Green Goblin.")
    assert text(ONE_NAME).startswith("Hobgoblin may place and play Pumpkins and Night of Green Goblin.")
    assert text(LEGACY).startswith("Pumpkins of Green Goblin are Any Character Specials.")
