"""Worked cases: Venture Totals."""

import pytest

from games.overpower.table import hero, pass_out, stakes, strike, table
from marks import case, rule


@rule("OP25-TOTAL-01", "OP25-TOTAL-02", "OP25-TOTAL-05")
@case("OP25-CASE-174")
def test_base_values_are_counted() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={
            "front": ["Robin Hood", "Merlin", "Sheriff of Nottingham"],
            "hand": ["6C", "Rapier", "5A", "4M", teamwork, "1E"],
        },
        b={"front": ["Hercules", "Korak", "Poseidon"]},
    )
    a.does("attack", "6C", "Rapier", "Robin Hood", "Hercules")
    b.does("take")
    b.does("pass")
    a.does("attack", "5A", "Robin Hood", "Korak", "Combat")
    b.does("take")
    b.does("pass")
    a.does("attack", "4M", "Robin Hood", "Poseidon", "Combat")
    b.does("take")
    b.does("pass")
    assert a.venture == 15
    from overtable.games.overpower.inplay.effects import BATTLE, start
    from overtable.games.overpower.state import TEAM
    from overtable.games.overpower.words.lasting import Bonus

    start(a.s, Bonus(amount=2, who="team"), -1, a.number, TEAM + a.number, BATTLE)
    a.does("attack", teamwork, "Robin Hood", "Korak")
    assert a.level == 6
    b.does("take")
    assert a.venture == 6 + 5 + 4 + 4


@rule("OP25-TOTAL-13", "OP25-TOTAL-08")
@case("OP25-CASE-176")
def test_totals_may_fall_below_zero() -> None:
    a, b = table(
        a={"front": ["Hercules"], "in_play": [{"card": "Loki", "by": "Hercules"}]} | stakes(7, r=1),
        b={
            "front": [hero("Professor Moriarty", current=["6C"])],
            "in_play": [{"card": "Criminal Mastermind", "by": "Professor Moriarty"}],
        }
        | stakes(7, r=1),
    )
    assert a.venture == -4 and b.venture == -3
    pass_out(a, b)
    assert a.s.won == b.number and b.missions == (6, 1, 0) and a.missions == (6, 0, 1)


@rule("OP25-TOTAL-07", "OP25-TOTAL-03")
@case("OP25-CASE-178")
def test_removed_hits_count_only_where_a_card_says_so() -> None:
    john = hero("John Carter of Mars", current=["7E", "5C"], hits=["6C"])
    a, b = table(a={"front": ["Hercules"]}, b={"front": [john, "Ra"], "hand": ["Immortality"]}, turn="b")
    assert a.venture == 12
    b.does("play", "Immortality", "John Carter of Mars")
    a.does("decline")
    while b.pending == "Effects":
        b.table.answer(b.number, b.options()[0])
    assert b.hits("John Carter of Mars") == [] and a.venture == 18

    a, b = table(a={"front": ["Hercules"]}, b={"front": [john, "Ra"], "hand": ["Healing Waters of the Nile"]}, turn="b")
    b.does("play", "Healing Waters of the Nile", "Ra")
    a.does("decline")
    b.does("choose", "7E")
    assert a.venture == 5 and b.damage("John Carter of Mars") == 11


@pytest.mark.parametrize(("mine", "counted"), [(1, 0), (2, 11)])
@rule("OP25-TOTAL-09", "OP25-KO-01")
@case("OP25-CASE-179")
def test_damage_that_does_not_count_to_the_venture_total(mine: int, counted: int) -> None:
    a, b = table(
        a={"front": ["Sun Wukong"], "hand": ["Godly Strength"]}
        | {"objectives": {"reserve": 4, "defeated": mine, "ventured": {"reserve": 1}}},
        b={"front": [hero("Zorro", hits=["8B", "1B"]), "Merlin"]}
        | {"objectives": {"reserve": 5, "defeated": 1, "ventured": {"reserve": 1}}},
    )
    strike(a, b, "Godly Strength", "Sun Wukong", "Zorro")
    assert b.is_kod("Zorro") and a.venture == counted


@rule("OP25-TOTAL-16", "OP25-CARD-34")
@case("OP25-CASE-180")
def test_an_event_changes_what_counts() -> None:
    a, b = table(
        a={
            "front": ["Hercules", "Joan of Arc"],
            "hand": ["5M", "7A"],
            "in_play": [{"card": "The Cost of Knowledge is Sanity"}],
        },
        b={"front": [hero("Korak", current=["6I"]), hero("Zorro", current=["4C"]), "Merlin"]},
    )
    a.does("attack", "5M", "Joan of Arc", "Korak", "Combat")
    b.does("take")
    b.does("pass")
    a.does("attack", "7A", "Joan of Arc", "Merlin", "Intelligence")
    b.does("take")
    assert a.venture == 11
