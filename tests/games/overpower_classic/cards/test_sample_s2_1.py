"""The sample, second part: Specials that are attacks of one level, alone or with a Power card."""

import pytest

from games.overpower_classic.cards.sample_s2 import (
    ANGEL,
    DODGE,
    HULK,
    STORM,
    THING,
    WOLVERINE,
    attacks,
    hit,
    only_one,
    sides,
    to_move,
    types_on,
)
from marks import card

MULTI = {"energy", "brute_force", "combat"}

PLAIN = [
    ("mvop-silver-surfer-power-cosmic", "Silver Surfer (MVOP)", "Power Cosmic", 8, MULTI, True),
    ("psop-jubilee-prismatic-flare", "Jubilee (MVOP)", "Prismatic Flare", 7, MULTI, True),
    ("iqop-holocaust-horrifying-image", "Holocaust (MNOP)", "Horrifying Image", 4, {"intelligence"}, False),
    ("mvop-beast-drop-kick", "Beast (MVOP)", "Drop Kick", 9, {"combat"}, True),
    ("imop-any-character-massive-muscles", "Storm (MVOP)", "Massive Muscles", 7, {"brute_force"}, True),
    ("mvop-jean-grey-telekinesis", "Jean Grey (MVOP)", "Telekinesis", 9, {"brute_force"}, True),
    ("mnop-the-kree-interstellar-empire", "The Kree", "Interstellar Empire", 7, {"combat"}, False),
]


@card(*(row[0] for row in PLAIN))
@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN)
def test_plain_attack(card_id: str, who: str, name: str, level: int, types: set[str], once: bool) -> None:
    user = who.partition(" (")[0]
    short = [f"{level - 1}S"] + ([f"{level}S"] if level < 9 else [])
    a, b = sides([who, WOLVERINE], [card_id], [THING, HULK], [*short, DODGE])
    if card_id.split("-", 1)[1].startswith("any-character"):
        assert a.can("attack", name, "Wolverine", "Thing")
    else:
        assert not a.can("attack", name, "Wolverine")
    attacks(a, b, name, user, "Thing")
    assert a.level == level
    assert not b.can("block", short[0], "Thing")
    assert level == 9 or b.can("block", short[1], "Thing")
    assert b.can("avoid", ANGEL, "Thing")
    b.does("take")
    assert b.damage("Thing") == a.venture == level and types_on(b, "Thing") == [types]
    assert to_move(b) and only_one(card_id) is once


@card("mvop-silver-surfer-power-cosmic", "psop-jubilee-prismatic-flare")
@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN[:2])
@pytest.mark.parametrize("before", [["1E", "1F"], ["1E", "1S"], ["1F", "1S"], ["1E", "1I"]])
def test_attack_of_three_types_is_whichever_makes_the_spectrum(
    card_id: str, who: str, name: str, level: int, types: set[str], once: bool, before: list[str]
) -> None:
    user = who.partition(" (")[0]
    a, b = sides([who], [card_id], [{"name": THING, "hits": before}, HULK])
    hit(a, b, name, user, "Thing")
    assert b.is_kod("Thing")


@card("mvop-silver-surfer-power-cosmic", "psop-jubilee-prismatic-flare")
@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN[:2])
def test_attack_of_three_types_gives_one_of_them_and_no_intellect(
    card_id: str, who: str, name: str, level: int, types: set[str], once: bool
) -> None:
    user = who.partition(" (")[0]
    a, b = sides([who], [card_id], [{"name": THING, "hits": ["1E"]}, HULK])
    hit(a, b, name, user, "Thing")
    assert not b.is_kod("Thing")


@card("imop-any-character-massive-muscles")
def test_massive_muscles_duplicates_the_any_character_specials_of_its_kind() -> None:
    name, other = "Massive Muscles", "mvop-any-character-power-gem"
    a, _ = sides([STORM], ["imop-any-character-massive-muscles", *AR_OF_ALL], [HULK], phase="discard")
    assert a.pending == "Duplicates" or name in a.hand
    assert other


AR_OF_ALL: list[str] = []
