"""Worked cases: what happens after a concession."""

from games.overpower.table import PILE, Player, hero, strike, table
from marks import case, rule

PURSUERS = {"front": ["The Mummy", "Jane Porter"], "hand": ["Relentless Pursuit", "Tenacious Pursuit", "6B"]}


def conceded(b: dict[str, object], **a: object) -> list[Player]:
    """B concedes in battle; A may act."""
    first, second = table(a=PURSUERS | {"draw": PILE} | a, b={"draw": PILE} | b, turn="b")
    second.does("concede")
    first.does("accept")
    second.does("decline")
    return [first, second]


@rule("OP25-CONC-02", "OP25-CONC-04")
@case("OP25-CASE-141")
def test_one_action_after_a_concession() -> None:
    a, b = conceded({"front": ["Hercules"], "hand": ["4B"]})
    assert a.phase == "Post-Concession"
    assert a.refusal("attack", "6B", "The Mummy", "Hercules") == "OP25-CONC-02"
    a.does("attack", "Relentless Pursuit", "The Mummy", "Hercules")
    b.does("decline")
    b.does("block", "4B", "Hercules")
    assert a.s.battle == 3 and b.hits("Hercules") == [], "the other card was not asked for"
    assert "Tenacious Pursuit" in a.dead


@rule("OP25-CONC-09")
@case("OP25-CASE-143")
def test_who_passed_does_nothing_after_a_concession() -> None:
    a, b = conceded({"front": ["Hercules"]}, passed=True)
    assert a.s.battle == 3 and a.s.won == a.number and b.hits("Hercules") == []


@rule("OP25-CONC-06", "OP25-CONC-07", "OP25-KO-01", "OP25-END-24")
@case("OP25-CASE-144")
def test_a_late_hit_may_ko_but_the_battle_is_decided() -> None:
    a, b = conceded(
        {"front": [hero("Tarzan", hits=["8C", "4C"], current=["5C"]), "Hercules"]},
        front=[hero("The Mummy", current=["7B", "8B"]), hero("Jane Porter", current=["8C", "7C"])],
        objectives={"reserve": 5, "ventured": {"reserve": 2}},
    )
    assert a.venture == 5 and b.venture == 30
    strike(a, b, "Relentless Pursuit", "The Mummy", "Tarzan")
    assert b.is_kod("Tarzan") and a.s.won == a.number
    assert a.missions == (5, 2, 0) and b.missions == (6, 0, 1)


@rule("OP25-CONC-05", "OP25-CONC-08")
@case("OP25-CASE-146")
def test_no_string_after_a_concession(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    a, b = conceded({"front": ["Hercules"], "hand": ["4B"]}, hand=["One Last Word", "6C"])
    a.does("attack", "One Last Word", "The Mummy", "Hercules")
    b.does("decline")
    b.does("block", "4B", "Hercules")
    assert a.s.battle == 3, "no additional attack"

    a, b = table(a=PURSUERS, b={"front": ["Hercules"]})
    a.does("concede")
    b.does("accept")
    a.does("decline")
    b.does("decline")
    assert a.s.battle == 3, "nobody acted"
