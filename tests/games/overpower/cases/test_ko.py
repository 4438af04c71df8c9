"""Worked cases: when a character is KO'd, and what happens to the cards on it."""

import pytest

from games.overpower.table import PILE, hero, strike, table
from marks import case, rule


@rule("OP25-KO-01", "OP25-KO-03", "OP25-KO-10", "OP25-KO-12", "OP25-KO-13", "OP25-TOTAL-03", "OP25-TOTAL-04")
@case("OP25-CASE-147")
def test_twenty_damage_in_all_is_a_ko() -> None:
    a, b = table(
        a={"front": ["Merlin", "Robin Hood"], "hand": ["6C"], "draw": ["1C"]},
        b={"front": [hero("Tarzan", hits=["7E", "7C"]), "Hercules"]},
    )
    strike(a, b, "6C", "Robin Hood", "Tarzan")
    assert b.is_kod("Tarzan") and b.defeated == ["Tarzan"]
    assert a.power_pack == ["7C", "7E"] and a.astral == ["6C"] and a.venture == 6


@rule("OP25-KO-06", "OP25-CARD-12", "OP25-KO-02")
@case("OP25-CASE-149")
def test_a_multipower_hit_is_whatever_makes_the_spectrum() -> None:
    a, b = table(
        a={"front": ["Robin Hood"], "hand": ["3M"]},
        b={"front": [hero("Hercules", hits=["4E", "3C"]), "Merlin"]},
    )
    strike(a, b, "3M", "Robin Hood", "Hercules", "Combat")
    assert b.is_kod("Hercules")


@pytest.mark.parametrize(("hits", "kod"), [(["3M", "4M"], False), (["3M", "4M", "5E"], True)])
@rule("OP25-KO-06", "OP25-CARD-13")
@case("OP25-CASE-150")
def test_each_multipower_hit_stands_for_a_type_of_its_own(hits: list[str], kod: bool) -> None:
    _, b = table(a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=hits), "Merlin"]})
    assert b.is_kod("Zorro") is kod
    if not kod:
        assert b.damage("Zorro") == 7


@pytest.mark.parametrize(
    ("hits", "kod"),
    [
        (["3C", "4B", "5I"], False),
        (["8B", "7C", "6B"], False),
        (["8B", "7C", "5I"], True),
        (["3C", "4B", "5I", "1E"], True),
    ],
)
@rule("OP25-KO-05", "OP25-KO-25", "OP25-KO-04")
@case("OP25-CASE-152")
def test_the_mummy_needs_an_energy_hit_but_for_an_absolute_ko(hits: list[str], kod: bool) -> None:
    _, b = table(a={"front": ["Hercules"]}, b={"front": [hero("The Mummy", hits=hits), "Merlin"]})
    assert b.is_kod("The Mummy") is kod


@rule("OP25-KO-08", "OP25-KO-09")
@case("OP25-CASE-154")
def test_the_call_of_cthulhu_kos_without_an_attack() -> None:
    a, b = table(
        a={"front": ["Hercules"], "reserve": "Cthulhu", "hand": ["The Call of Cthulhu"]},
        b={"front": [hero("Tarzan", hits=["8C", "7C"]), hero("Zorro", hits=["8C", "6C"])]},
    )
    a.does("play", "The Call of Cthulhu", "Cthulhu")
    assert not b.is_kod("Tarzan")
    b.does("decline")
    assert b.is_kod("Tarzan") and not b.is_kod("Zorro")
    assert b.damage("Zorro") == 14 and b.is_asked and b.pending == "Turn"


@rule("OP25-KO-14", "OP25-KO-16", "OP25-INTER-29", "OP25-BATT-63")
@case("OP25-CASE-155")
def test_what_lies_in_the_astral_plane_outlives_its_character() -> None:
    a, b = table(
        a={
            "front": [hero("Sheriff of Nottingham", hits=["8C", "7C"]), "Zorro"],
            "hand": ["6C"],
            "draw": PILE,
            "in_play": [
                {"card": "Rule by Fear", "by": "Sheriff of Nottingham"},
                {"card": "Squeeze the Commoners", "by": "Sheriff of Nottingham"},
            ],
        },
        b={"front": ["Dr. Watson"], "hand": ["Blackheath Rugby Star", "5C"], "draw": PILE},
        turn="b",
    )
    assert a.clipped("Sheriff of Nottingham") == ["Squeeze the Commoners"]
    strike(b, a, "Blackheath Rugby Star", "Dr. Watson", "Zorro")
    b.does("attack", "5C", "Dr. Watson", "Sheriff of Nottingham")
    a.does("take")
    assert a.is_kod("Sheriff of Nottingham") and a.astral == ["Rule by Fear"]
    assert a.dead == ["Squeeze the Commoners"]
    assert a.is_asked and a.pending == "Turn", "play goes on where it was"
    a.does("attack", "6C", "Zorro", "Dr. Watson")
    assert a.level == 8, "it still works for his team"
    b.does("take")
    b.does("pass")
    a.does("pass")
    assert a.s.battle == 3 and a.astral == [] and "Rule by Fear" in a.dead


@rule("OP25-KO-23", "OP25-BATT-69", "OP25-TOTAL-10", "OP25-KO-04")
@case("OP25-CASE-159")
def test_the_hits_of_a_combined_attack_land_together() -> None:
    a, b = table(
        a={"front": ["Dejah Thoris", "Hercules"], "hand": ["Champions of Barsoom", "8B"]},
        b={"front": [hero("Poseidon", hits=["8E"]), "Merlin"]},
    )
    before = a.venture
    strike(a, b, "Champions of Barsoom", "Dejah Thoris", "8B", "Hercules", "Poseidon")
    assert b.is_kod("Poseidon") and a.venture - before == 12
    assert a.astral == ["8B", "Champions of Barsoom"], "two hits"

    a, b = table(
        a={"front": ["Dejah Thoris", "Hercules"], "hand": ["Champions of Barsoom", "8B"]},
        b={"front": [hero("The Mummy", hits=["8I"]), "Merlin"]},
    )
    strike(a, b, "Champions of Barsoom", "Dejah Thoris", "8B", "Hercules", "The Mummy")
    assert b.is_kod("The Mummy"), "20 damage and three types at once: nothing prevents it"


@pytest.mark.parametrize(
    ("teamwork", "level", "kod"),
    [("7 Combat Teamwork (Energy/Intelligence)", 4, True), ("7 Any-Power Teamwork", 6, False)],
)
@rule("OP25-KO-24", "OP25-CARD-33")
@case("OP25-CASE-160")
def test_a_teamwork_hit_counts_as_its_one_type(teamwork: str, level: int, kod: bool) -> None:
    a, b = table(
        a={"front": ["Robin Hood", "Merlin"], "hand": [teamwork, "1E"]},
        b={"front": [hero("Zorro", hits=["4E", "3B"]), "Hercules"]},
    )
    a.does("attack", teamwork, "Robin Hood", "Zorro")
    assert a.level == level
    b.does("take")
    assert b.is_kod("Zorro") is kod
    if not kod:
        assert b.damage("Zorro") == 13
