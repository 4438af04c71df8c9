"""The battle turn by turn: passing, conceding, one action a turn, the end of the Battle Phase (OP25-BATT)."""

from games.overpower.table import PILE, Player, hero, pass_out, strike, table
from marks import rule


@rule("OP25-BATT-12")
def test_an_attack_that_needs_another_card_first_is_not_available() -> None:
    a, _ = table(a={"front": ["Dejah Thoris"], "hand": ["7E", "Head of Martian Science"]}, b={"front": ["Merlin"]})
    assert a.can("pass") and not a.can("attack", "7E")
    assert a.can("add", "Head of Martian Science", "Dejah Thoris"), "though it could be played with it"
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["7B"]},
        b={"front": ["Dracula"], "in_play": [{"card": "Paralyzing Gaze", "by": "Dracula", "target": "Hercules"}]},
    )
    assert a.can("pass"), "whoever may not attack has no attack"
    a, _ = table(a={"front": ["Hercules"], "hand": ["8E"]}, b={"front": ["Merlin"]})
    assert a.can("pass"), "nor who has not the grid"


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
    assert a.s.battle == 3 and a.s.won == b.number
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b={"front": ["Merlin"], "draw": PILE})
    pass_out(a, b)
    assert a.s.battle == 3


@rule("OP25-BATT-16", "OP25-BATT-65")
def test_a_turn_is_one_action() -> None:
    def begin() -> list[Player]:
        return table(
            a={"front": ["Hercules", "Dejah Thoris"], "hand": ["7B", "6B", "Fortune of Helium"], "draw": PILE},
            b={"front": ["Merlin"]},
        )

    a, b = begin()
    assert not a.can("pass") and a.can("play", "Fortune of Helium"), "a utility instead of the attack"
    strike(a, b, "7B", "Hercules", "Merlin")
    assert b.is_asked and not a.is_asked and b.pending == "Turn"
    a, b = begin()
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    a.does("done")
    assert b.is_asked and not a.is_asked and "7B" in a.hand


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
