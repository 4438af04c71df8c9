"""Rules of follow-ups, of passing and conceding, and of the end of the Battle Phase."""

import pytest

from games.overpower.table import PILE, hero, pass_out, strike, table
from marks import rule


@rule("OP25-BATT-56", "OP25-CARD-26", "OP25-CARD-23")
def test_a_follow_up_takes_no_other_universe_card_but_other_bonuses() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={
            "front": ["Robin Hood", "Merlin", "Sheriff of Nottingham"],
            "hand": [teamwork, "6E", "Ray Gun"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
        b={"front": ["Hercules"]},
    )
    strike(a, b, teamwork, "Robin Hood", "Hercules")
    assert a.refusal("attack", "6E", "Ray Gun", "Merlin", "Hercules") == "OP25-BATT-56"
    a.does("attack", "6E", "Merlin", "Hercules")
    assert a.level == 6 + 1 + 2


@rule("OP25-BATT-67", "OP25-BATT-66")
def test_against_a_fallen_team_the_other_goes_on_until_passing() -> None:
    a, b = table(
        a={"front": ["Dejah Thoris"], "hand": ["Princess and the Pea", "Fortune of Helium", "6C"], "draw": PILE},
        b={
            "front": [hero("Merlin", hits=["8C", "8C", "3C"])],
            "objectives": {"reserve": 6, "ventured": {"reserve": 1}},
        },
        turn="a",
    )
    strike(a, b, "6C", "Dejah Thoris", "Merlin")
    assert b.is_kod("Merlin") and a.s.result is None, "the battle goes on"
    b.does("pass")
    assert a.can("pass"), "no attack has a target"
    a.does("play", "Princess and the Pea", "Dejah Thoris")
    b.does("decline")
    assert a.venture == 6 + 5
    b.does("pass")
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    a.does("done")
    assert len(a.hand) == 3
    b.does("pass")
    a.does("pass")
    assert a.has_won and a.missions == (6, 1, 0)


@rule("OP25-BATT-59", "OP25-BATT-58")
def test_a_follow_up_that_became_impossible_ends_the_string() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={"front": ["Robin Hood", "Merlin"], "hand": [teamwork, "5E"]},
        b={"front": [hero("Korak", hits=["8B", "8B"])], "hand": []},
    )
    strike(a, b, teamwork, "Robin Hood", "Korak")
    assert b.is_kod("Korak") and a.verbs == {"decline"}, "nobody is left to attack"
    a.does("decline")
    assert b.pending == "Turn" and a.hand == ["5E"]


@rule("OP25-BATT-79", "OP25-BATT-54")
def test_a_chance_not_used_at_once_is_lost() -> None:
    a, b = table(
        a={"front": ["Mr. Hyde"], "hand": ["Trample", "5B"]},
        b={"front": ["Hercules"], "reserve": "Merlin", "hand": ["6B"]},
    )
    a.does("attack", "Trample", "Mr. Hyde", "Hercules")
    b.does("decline")
    b.does("block", "6B", "Hercules")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Merlin"] and a.can("decline")
    a.does("decline")
    b.does("pass")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Hercules"], "later it is too late"


@rule("OP25-CONC-03")
def test_a_card_played_while_conceding() -> None:
    a, b = table(
        a={"front": ["Professor Moriarty"], "hand": ["Future Plans", "8I"], "draw": ["1I"]},
        b={"front": ["The Mummy"], "hand": ["Relentless Pursuit"]},
    )
    a.does("concede")
    b.does("accept")
    assert a.is_asked and a.pending == "AsConceding" and a.offered("play") == ["Future Plans"]
    a.does("play", "Future Plans", "Professor Moriarty")
    b.does("decline")
    while a.is_asked and a.pending != "PostConcession":
        a.table.answer(a.number, a.options()[0])
    assert b.is_asked and b.pending == "PostConcession", "before the other acts"
    assert "Future Plans" in a.dead and b.can("attack", "Relentless Pursuit", "The Mummy", "Professor Moriarty")


@pytest.mark.parametrize("negated", [True, False])
@rule("OP25-CONC-10")
def test_a_card_played_to_concede(negated: bool) -> None:
    hades = "Hades: Lord of the Underworld"
    a, b = table(
        a={"front": ["Hercules"], "hand": [hades, "6C"], "draw": PILE},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"], "draw": PILE},
    )
    a.does("concede", hades, "Hercules")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", hades)
        assert b.pending == "Turn" and a.s.conceded == -1 and a.hand == ["6C"] and a.staked == (1, 0)
    else:
        b.does("decline")
        while a.s.battle == 2:
            p = a if a.is_asked else b
            p.does("decline")
        assert a.s.won == 1 and a.missions == (7, 0, 0), "its Objectives came back first"


@rule("OP25-BATT-14", "OP25-BATT-13", "OP25-BATT-15")
def test_after_a_pass_the_other_may_act_as_long_as_they_like() -> None:
    a, b = table(
        a={"front": ["Hercules"], "draw": PILE},
        b={"front": ["Merlin"], "hand": ["3E", "2E"], "draw": PILE},
    )
    a.does("pass")
    for card in ("3E", "2E"):
        b.does("attack", card, "Merlin", "Hercules")
        a.does("take")
        assert a.verbs == {"pass", "concede"}
        a.does("pass")
    b.does("pass")
    assert a.s.battle == 3 and a.s.won == 1
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b={"front": ["Merlin"], "draw": PILE})
    pass_out(a, b)
    assert a.s.battle == 3
