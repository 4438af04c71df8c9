"""Attacks whose card lies as another hit than it attacked as, and Specials that go with a Power card attack."""

from typing import Any

import msgspec

from games.overpower.table import Player
from games.overpower_classic.table import table
from games.overpower_classic.words.plays_C import attacks, hits
from overtable.games.overpower.book.played import Special

BOMB = {
    "type": "special",
    "id": "bomb",
    "name": "Bomb",
    "character": "Hulk",
    "icons": ["combat"],
    "value": 2,
    "lands": {"value": 8, "icons": ["brute_force"]},
}
SCAR = {
    **BOMB,
    "id": "scar",
    "name": "Scar",
    "value": 7,
    "counts": False,
    "lands": {"value": 3, "icons": ["energy"], "record": "permanent"},
}
PROTEAN = {**BOMB, "id": "protean", "name": "Protean", "lands": {"value": 1, "icons": ["energy", "brute_force"]}}
SWORD = {**BOMB, "id": "soul-blade", "name": "Soul Blade", "lands": {"value": 10, "icons": ["any_power"]}}
LASER = {**BOMB, "id": "beamer", "name": "Beamer", "value": 4, "lands": {"plus": 2}}
BOLT = {
    "type": "special",
    "id": "bolt",
    "name": "Bolt",
    "character": "Storm",
    "icons": ["energy"],
    "combine": {"by": "user", "types": ["energy"]},
    "lands": {"plus": 2},
}


def duel(card: dict[str, Any], *hand: str, **storm: Any) -> list[Player]:
    return table(
        a={"front": ["Hulk (MVOP)"], "hand": [card["name"]]},
        b={"front": [{"name": "Storm (MVOP)", **storm}], "hand": list(hand)},
        cards=[card],
    )


def test_the_hit_has_the_second_value_and_the_defence_meets_the_first() -> None:
    a, b = duel(BOMB, "2E")
    attacks(a, b, "Bomb", "Hulk", "Storm")
    if b.pending == "NegateWindow":
        b.does("decline")
    assert a.level == 2
    b.does("take")
    assert b.damage("Storm") == 8 and a.venture == 8

    a, b = duel(BOMB, "2E")
    attacks(a, b, "Bomb", "Hulk", "Storm")
    b.does("block", "2E", "Storm")
    assert b.damage("Storm") == 0 and a.venture == 0


def test_the_hit_stands_for_the_second_type_in_a_spectrum_ko() -> None:
    a, b = duel(BOMB, hits=["1E", "1F"])
    hits(a, b, "Bomb", "Hulk", "Storm")
    assert b.is_kod("Storm")

    a, b = duel(BOMB, hits=["1E", "1S"])  # Strength twice; as an attack it was Fighting
    hits(a, b, "Bomb", "Hulk", "Storm")
    assert not b.is_kod("Storm")


def test_one_of_several_second_icons_counts() -> None:
    a, b = duel(PROTEAN, hits=["1E", "1F"])
    hits(a, b, "Protean", "Hulk", "Storm")
    a.does("accept")
    assert b.is_kod("Storm")

    a, b = duel(PROTEAN, hits=["1F"])
    hits(a, b, "Protean", "Hulk", "Storm")
    assert not b.is_kod("Storm") and b.damage("Storm") == 2


def test_an_any_power_hit_stands_for_no_type() -> None:
    a, b = duel(SWORD, hits=["1E", "1S"])
    hits(a, b, "Soul Blade", "Hulk", "Storm")
    assert not b.is_kod("Storm") and b.damage("Storm") == 12


def test_a_hit_on_the_permanent_record_counts_for_the_ko_and_not_for_the_venture() -> None:
    a, b = duel(SCAR, hits=["8E", "8E"])
    hits(a, b, "Scar", "Hulk", "Storm")
    assert b.permanent("Storm") == ["8E", "8E", "Scar"] and b.current("Storm") == []
    assert b.damage("Storm") == 19 and a.venture == 0

    a, b = duel(SCAR, hits=["8E", "8E", "1E"])
    hits(a, b, "Scar", "Hulk", "Storm")
    assert b.is_kod("Storm")


def test_more_damage_is_no_part_of_the_level() -> None:
    a, b = duel(LASER)
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


def said(card: dict[str, Any]) -> str:
    return str(msgspec.convert(card, Special).text())


def test_how_they_read() -> None:
    assert said(BOMB) == "Combat attack, level 2. If it hits it lies as a level 8 Brute Force hit."
    assert said(SCAR) == (
        "Combat attack, level 7. If it hits it lies as a level 3 Energy hit on the permanent record. "
        "Does not count to the Venture Total."
    )
    assert said(LASER) == "Combat attack, level 4. If it hits: +2 to the damage."
    assert said(BOLT) == "Goes with an attack that Storm makes with an Energy Power card. If it hits: +2 to the damage."
