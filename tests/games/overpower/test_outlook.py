"""What bots think of a venture: small wagers, unless one's own cards are clearly stronger."""

from random import Random

import pytest

from games.overpower.table import PILE, Player, table
from overtable.games import find
from overtable.games.overpower.table.outlook import OBJECTIVE, outlook
from overtable.kernel.engine import decisions, options, play
from overtable.players.judge import Judge
from overtable.players.player import ask
from overtable.players.registry import make

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


def test_a_battle_that_is_conceded_costs_what_was_staked() -> None:
    s = venturing(WEAK, WEAK).s.clone()
    s.ventured_r[0], s.ventured_r[1] = 3, 1
    assert outlook(s, 0) < 0 == outlook(s, 1)
    s.conceded = 0
    assert outlook(s, 0) == pytest.approx(-3 * OBJECTIVE), "three are lost, and no wager is left"
    assert outlook(s, 1) == pytest.approx(OBJECTIVE), "the other side completes its own"


@pytest.mark.parametrize("level", ["beginner", "regular"])
def test_bots_do_not_concede_a_battle_that_nobody_has_begun(level: str) -> None:
    s, rng = venturing(STRONG, STRONG).s.clone(), Random(1)
    while not any(o.verb == "fight" for d in decisions(s) for o in d.options):
        d = decisions(s)[0]
        more = [o for o in d.options if o.verb == "venture"]
        play(s, d.seat, more[0] if more and s.ventured_r[d.seat] < 1 and not d.picked else d.options[-1])
    asked = decisions(s)[0].seat
    player = make(level, find("overpower-2025"), rng)
    answers = [ask(player, s, asked, rng).verb for _ in range(40)]
    assert answers.count("concede") <= 2
