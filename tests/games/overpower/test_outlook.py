"""What bots think of a venture: small wagers, unless one's own cards are clearly stronger."""

import pytest

from games.overpower.table import PILE, Player, table
from overtable.games import find
from overtable.games.overpower.table.outlook import outlook
from overtable.kernel.engine import options, play
from overtable.players.judge import Judge

WEAK, STRONG = ["1E"], ["8E", "7E", "7I", "6C", "6B", "5E"]


def venturing(mine: list[str], theirs: list[str]) -> Player:
    a, _ = table(
        a={"front": ["Hercules"], "hand": mine, "draw": PILE},
        b={"front": ["Merlin"], "hand": theirs, "draw": PILE},
        phase="venture",
    )
    return a


def ventured(p: Player, times: int) -> tuple[float, float]:
    """The outlook and the judged chance with so many Objectives put forward."""
    s = p.s.clone()
    for _ in range(times):
        option = next(o for o in options(s, p.number) if o.verb == "venture")
        play(s, p.number, option)
    return outlook(s, p.number), Judge(find("overpower-2025")).chance(s, p.number)


@pytest.mark.parametrize("mine, theirs, better", [(STRONG, WEAK, True), (WEAK, STRONG, False), (WEAK, WEAK, False)])
def test_a_further_objective_is_for_whoever_holds_the_stronger_cards(
    mine: list[str], theirs: list[str], better: bool
) -> None:
    a = venturing(mine, theirs)
    one, two, three = (ventured(a, times) for times in (1, 2, 3))
    assert one[0] == 0
    assert (three[0] > two[0] > 0) if better else (three[0] < two[0] < 0)
    assert (two[1] > one[1]) is better


def test_a_battle_that_is_conceded_weighs_nothing_more() -> None:
    a = venturing(WEAK, WEAK)
    s = a.s.clone()
    s.ventured_r[0] = 3
    assert outlook(s, 0) < 0
    s.conceded = 0
    assert outlook(s, 0) == 0
