"""Classic cards by the 2025 rules."""

from typing import Any

from games.overpower.table import Player, hero, strike, table
from marks import rule


def play(a: dict[str, Any], b: dict[str, Any], **more: Any) -> list[Player]:
    return table(a=a, b=b, mode="golden-age", **more)


@rule("OP25-BATT-01", "OP25-BATT-64")
def test_a_card_against_the_opposing_team_is_a_utility() -> None:
    """Snow Blind has neither number nor target: nobody defends it, and it does not keep Iceman from passing."""
    a, b = play({"front": ["Iceman (PSOP)"], "hand": ["Snow Blind"]}, {"front": ["Hercules"], "hand": ["7B", "2B"]})
    assert a.can("pass")
    a.does("play", "Snow Blind", "Iceman")
    b.does("decline")
    assert b.pending == "Turn" and "Snow Blind" in a.astral
    b.does("attack", "7B", "Hercules", "Iceman")
    assert a.level == 6


def test_the_same_card_is_an_attack_at_a_classic_table() -> None:
    from games.overpower_classic.table import table as classic

    a, _ = classic(a={"front": ["Iceman (PSOP)"], "hand": ["Snow Blind"]}, b={"front": ["Hulk (MVOP)"]})
    assert not a.can("play", "Snow Blind", "Iceman") and not a.can("pass")


@rule("OP25-CARD-18", "OP25-INTER-23")
def test_a_special_that_acts_as_a_power_card_takes_a_basic_universe_card() -> None:
    side = {"front": ["Nightcrawler (IQOP)"], "hand": ["Disappearing Act", "Rapier"]}
    a, b = play(side, {"front": ["Merlin"]})
    a.does("attack", "Disappearing Act", "Rapier", "Nightcrawler", "Merlin", "Combat")
    b.does("decline")
    assert a.level == 8


@rule("OP25-DISC-18")
def test_an_any_character_special_goes_to_the_defeated_characters_pile() -> None:
    a, b = play({"front": ["Hercules"], "hand": ["Gamma Terror (MVOP)"]}, {"front": ["Merlin"], "hand": ["7E"]})
    a.does("attack", "Gamma Terror", "Hercules", "Merlin")
    b.does("decline")
    b.does("block", "7E", "Merlin")
    assert a.defeated == ["Gamma Terror"] and a.dead == []


@rule("OP25-CARD-27")
def test_a_name_decides_who_plays_a_special_whatever_the_pool() -> None:
    """Dracula of either edition plays the Specials of both."""
    for who in ("Dracula (World Legends)", "Dracula (CLOP)"):
        a, _ = play({"front": [who], "hand": ["Mesmerize", "Crimson Restoration"]}, {"front": ["Merlin"]})
        assert a.can("attack", "Mesmerize", "Dracula", "Merlin")


def test_a_missing_rank_uses_no_card_and_is_not_low_either() -> None:
    a, _ = play(
        {"front": ["Cyclops (MVOP)"], "hand": ["1I", "1E", "4 MultiPower (three icons)"]}, {"front": ["Merlin"]}
    )
    assert not a.can("attack", "1I", "Cyclops", "Merlin") and a.can("attack", "1E", "Cyclops", "Merlin")
    assert a.refused("attack", "1I", "Cyclops", "Merlin").rule == "OP25-CARD-04"


@rule("OP25-KO-05")
def test_a_classic_character_falls_by_an_absolute_ko() -> None:
    """Morbius has 30 hits to KO; twenty points of three types are enough all the same."""
    a, b = play(
        {"front": ["Hercules"], "hand": ["8B"]},
        {"front": [hero("Morbius (IQOP)", hits=["7E", "6C"]), "Merlin"]},
    )
    strike(a, b, "8B", "Hercules", "Morbius")
    assert b.is_kod("Morbius")


def test_words_are_those_of_the_2025_edition() -> None:
    a, _ = play({"front": ["Cyclops (MVOP)"], "hand": ["8E"]}, {"front": ["Merlin"]})
    said = a.tells(a.refused("attack", "8E", "Cyclops", "Merlin"))
    assert "grid" in said
