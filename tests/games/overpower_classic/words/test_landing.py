"""Attacks whose card lies as another hit than it attacked as, and Specials that go with a Power card attack."""

from typing import Any

from games.overpower.table import Player
from games.overpower_classic.making import attacks, special, strike, text, unnegated
from games.overpower_classic.table import table

BOMB = special("Bomb", "Hulk", icons=["combat"], value=2, lands={"value": 8, "icons": ["brute_force"]})
SCAR = special(
    "Scar",
    "Hulk",
    icons=["combat"],
    value=7,
    lands={"value": 3, "icons": ["energy"], "record": "permanent"},
    counts=False,
)
PROTEAN = special("Protean", "Hulk", icons=["combat"], value=2, lands={"value": 1, "icons": ["energy", "brute_force"]})
SWORD = special("Soul Blade", "Hulk", icons=["combat"], value=2, lands={"value": 10, "icons": ["any_power"]})
LASER = special("Beamer", "Hulk", icons=["combat"], value=4, lands={"plus": 2})
BOLT = special("Bolt", "Storm", icons=["energy"], combine={"by": "user", "types": ["energy"]}, lands={"plus": 2})


def facing(card: dict[str, Any], *hand: str, **storm: Any) -> list[Player]:
    return table(
        a={"front": ["Hulk (MVOP)"], "hand": [card["name"]]},
        b={"front": [{"name": "Storm (MVOP)", **storm}], "hand": list(hand)},
        cards=[card],
    )


def test_the_hit_has_the_second_value_and_the_defence_meets_the_first() -> None:
    a, b = facing(BOMB, "2E")
    attacks(a, b, "Bomb", "Hulk", "Storm")
    unnegated(b)
    assert a.level == 2
    b.does("take")
    assert b.damage("Storm") == 8 and a.venture == 8

    a, b = facing(BOMB, "2E")
    attacks(a, b, "Bomb", "Hulk", "Storm")
    b.does("block", "2E", "Storm")
    assert b.damage("Storm") == 0 and a.venture == 0


def test_the_hit_stands_for_the_second_type_in_a_spectrum_ko() -> None:
    a, b = facing(BOMB, hits=["1E", "1F"])
    strike(a, b, "Bomb", "Hulk", "Storm")
    assert b.is_kod("Storm")

    a, b = facing(BOMB, hits=["1E", "1S"])  # Strength twice; as an attack it was Fighting
    strike(a, b, "Bomb", "Hulk", "Storm")
    assert not b.is_kod("Storm")


def test_one_of_several_second_icons_counts() -> None:
    a, b = facing(PROTEAN, hits=["1E", "1F"])
    strike(a, b, "Protean", "Hulk", "Storm")
    a.does("accept")
    assert b.is_kod("Storm")

    a, b = facing(PROTEAN, hits=["1F"])
    strike(a, b, "Protean", "Hulk", "Storm")
    assert not b.is_kod("Storm") and b.damage("Storm") == 2


def test_an_any_power_hit_stands_for_no_type() -> None:
    a, b = facing(SWORD, hits=["1E", "1S"])
    strike(a, b, "Soul Blade", "Hulk", "Storm")
    assert not b.is_kod("Storm") and b.damage("Storm") == 12


def test_a_hit_on_the_permanent_record_counts_for_the_ko_and_not_for_the_venture() -> None:
    a, b = facing(SCAR, hits=["8E", "8E"])
    strike(a, b, "Scar", "Hulk", "Storm")
    assert b.permanent("Storm") == ["8E", "8E", "Scar"] and b.current("Storm") == []
    assert b.damage("Storm") == 19 and a.venture == 0

    a, b = facing(SCAR, hits=["8E", "8E", "1E"])
    strike(a, b, "Scar", "Hulk", "Storm")
    assert b.is_kod("Storm")


def test_more_damage_is_no_part_of_the_level() -> None:
    a, b = facing(LASER)
    attacks(a, b, "Beamer", "Hulk", "Storm")
    assert a.level == 4
    b.does("take")
    assert b.damage("Storm") == 6 and a.venture == 6


def test_a_special_without_a_level_goes_with_a_power_card() -> None:
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Bolt", "5E", "3S"]}, b={"front": ["Hulk (MVOP)"]}, cards=[BOLT]
    )
    assert not a.can("attack", "Bolt", "Storm", "Hulk")
    assert not a.can("attack", "Bolt", "Storm", "3S", "Storm", "Hulk")
    attacks(a, b, "Bolt", "Storm", "5E", "Storm", "Hulk")
    assert a.level == 5
    b.does("take")
    assert b.hits("Hulk") == ["5E"] and b.damage("Hulk") == 7 and a.venture == 7
    assert a.dead == ["Bolt"]


def test_what_it_goes_with_may_be_blocked_as_any_attack() -> None:
    a, b = table(
        a={"front": ["Storm (MVOP)"], "hand": ["Bolt", "5E"]},
        b={"front": ["Hulk (MVOP)"], "hand": ["5S"]},
        cards=[BOLT],
    )
    attacks(a, b, "Bolt", "Storm", "5E", "Storm", "Hulk")
    b.does("block", "5S", "Hulk")
    assert b.damage("Hulk") == 0 and a.dead == ["Bolt"] and a.power_pack == ["5E"]


def test_how_they_read() -> None:
    assert text(BOMB) == "Fighting attack, level 2. If it hits it lies as a level 8 Strength hit."
    assert text(SCAR) == (
        "Fighting attack, level 7. If it hits it lies as a level 3 Energy hit on the permanent record. "
        "Does not count to the Venture Total."
    )
    assert text(LASER) == "Fighting attack, level 4. If it hits: +2 to the damage."
    assert text(BOLT) == "Goes with an attack that Storm makes with an Energy Power card. If it hits: +2 to the damage."
