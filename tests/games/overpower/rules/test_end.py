"""The end of a battle and of the game: how Objectives move, who wins (OP25-END)."""

import pytest

from games.overpower.table import PILE, hero, pass_out, table
from marks import rule
from overtable.games.overpower.inplay.effects import BATTLE, start
from overtable.games.overpower.state import TEAM
from overtable.games.overpower.words.counting import HitsToKO
from overtable.games.overpower.words.lasting import VentureTotal


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(9, 4, (0,)), (4, 9, (1,)), (5, 5, ())])
@rule("OP25-END-15")
def test_when_both_teams_have_fallen_the_battle_decides(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    names = iter(["Hercules", "Zorro", "Korak", "Ra", "Merlin", "Anubis", "Leonidas", "Poseidon"])
    sides = [
        {"front": [hero(next(names), ko=2) for _ in range(3)], "reserve": hero(next(names), hits=["8C", "8C", "3C"])}
        for _ in range(2)
    ]
    a, b = table(a=sides[0], b=sides[1])
    for seat, total in enumerate((mine, theirs)):
        start(a.s, VentureTotal(amount=total), -1, seat, TEAM + seat, BATTLE)
        start(a.s, HitsToKO(amount=-1), -1, seat, TEAM + seat, BATTLE)
    a.s.settle()
    assert a.front == b.front == a.reserve == b.reserve == [] and a.s.result is None
    a.does("pass")
    assert a.s.result.winners == winners and a.s.result.rule == "OP25-END-15"


@rule("OP25-END-18", "OP25-END-19", "OP25-END-23")
def test_completed_objectives_that_were_staked_come_back() -> None:
    a, b = table(
        a={
            "front": ["Hercules"],
            "draw": PILE,
            "objectives": {"reserve": 2, "completed": 1, "defeated": 1, "ventured": {"reserve": 2, "completed": 1}},
        },
        b={"front": [hero("Merlin", current=["5C"])], "draw": PILE},
    )
    pass_out(a, b)
    a.does("done")
    assert a.missions == (2, 1 + 2 + 1, 1) and b.missions == (6, 0, 1)


@rule("OP25-END-20", "OP25-END-19")
def test_steps_are_split_at_will_over_defeated_objectives() -> None:
    a, b = table(
        a={
            "front": ["Hercules"],
            "draw": PILE,
            "objectives": {"reserve": 1, "completed": 0, "defeated": 3, "ventured": {"completed": 3}},
        },
        b={"front": [hero("Merlin", current=["5C"])], "draw": PILE},
    )
    pass_out(a, b)
    assert a.missions == (1, 3, 3) and not a.can("raise", "from Reserve"), "one that was in Reserve does not rise"
    a.does("raise", "from Defeated")
    a.does("raise", "from Defeated")
    a.does("raise", "from Reserve")
    assert a.missions == (1 + 1, 3 + 1, 1), "three steps: one went up twice, one once"
    assert a.pending != "Steps"
