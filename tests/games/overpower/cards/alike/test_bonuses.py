"""Specials that raise or lower attacks, defences, grids and Venture Totals."""

import pytest

from games.overpower.specials import facing, hits, in_play, strikes, turn_of, under_attack
from games.overpower.stories import battle, names_in, played, quietly
from marks import card
from overtable.games.overpower.hits.hits import venture_total
from overtable.games.overpower.inplay.queries import bonus, grid
from overtable.games.overpower.state import CLIPPED


@card("rule-by-fear", "shield-phalanx")
@pytest.mark.parametrize(
    ("name", "by", "side", "amount", "power_only"),
    [
        ("Rule by Fear", "Sheriff of Nottingham", "attack", 2, False),
        ("Rule by Fear", "Sheriff of Nottingham", "defence", 2, False),
        ("Shield Phalanx", "Leonidas", "defence", 1, True),
        ("Shards of the Staff", "Ra", "defence", 2, True),
    ],
)
def test_bonuses_of_the_team(name, by, side, amount, power_only) -> None:
    table, _a, _b = played(name, by, beside=["Korak"])
    assert bonus(table.state, 1, 4, side, 1, True) == amount
    assert bonus(table.state, 1, 4, side, 1, False) == (0 if power_only else amount)
    assert bonus(table.state, 4, 1, side, 1, True) == 0


@card("union-power", "like-father-like-son", "shield-phalanx")
@pytest.mark.parametrize(
    ("name", "by", "more"),
    [
        ("Union Power", "Angry Mob: Industrial Age", 2),
        ("Like Father, Like Son", "Korak", 2),
        ("Shield Phalanx", "Leonidas", 1),
    ],
)
def test_a_team_defends_better_and_attacks_as_before(name: str, by: str, more: int) -> None:
    side = {"mission": "King of the Jungle"} | in_play(name, by, "Hercules" if name == "Union Power" else "")
    a, b = facing([by, "Zorro"], ["5C", "6C"], ["Hercules"], ["8B"], me=side, turn="b")
    strikes(b, a, "8B", "Hercules", "Zorro")
    assert a.can("block", "6C", "Zorro") is (more == 2) and not a.can("block", "5C")
    a.does("take")
    strikes(a, b, "5C", "Zorro", "Hercules")
    assert a.level == 5


@card("siphon-strike", "a-jealous-god")
def test_weakened_attacks_leave_defences_alone() -> None:
    me = in_play("Siphon Strike", "Anubis", "Leonidas")
    a, b = facing(["Anubis"], ["7B"], ["Leonidas"], ["7C", "5B"], me=me)
    strikes(a, b, "7B", "Anubis", "Leonidas")
    b.does("block", "7C", "Leonidas")
    strikes(b, a, "5B", "Leonidas", "Anubis")
    assert b.level == 5, "Combat only"
    a, b = facing(["Zeus"], ["A Jealous God", "7E"], ["Leonidas"], ["7C", "5B", "8C"])
    hits(a, b, "A Jealous God", "Zeus", "Leonidas")
    a.does("choose", "Combat")
    strikes(b, a, "8C", "Leonidas", "Zeus")
    assert b.level == 6
    a.does("take")
    strikes(a, b, "7E", "Zeus", "Leonidas")
    b.does("block", "7C", "Leonidas")
    strikes(b, a, "5B", "Leonidas", "Zeus")
    assert b.level == 5, "the chosen skill only"


@card("ruthless-plunderer", "head-of-martian-science", "lower-gravity", "the-serum")
@pytest.mark.parametrize(
    ("name", "by", "after"),
    [
        ("Ruthless Plunderer", "Captain Nemo", (7, 6, 7, 7)),
        ("Head of Martian Science", "Dejah Thoris", (7, 6, 2, 7)),
        ("Lower Gravity", "John Carter of Mars", (2, 6, 8, 5)),
        ("The Serum", "Mr. Hyde", (4, 6, 7, 6)),
    ],
)
def test_grids_are_raised(name, by, after) -> None:
    before = battle([by], []).state
    table, _a, _b = played(name, by)
    assert grid(table.state, 0) == after != grid(before, 0)
    assert names_in(table, 0, CLIPPED) == [name]


@card("shield-phalanx", "rule-by-fear", "early-feminist-leader", "lower-gravity", "ruthless-plunderer")
@pytest.mark.parametrize(
    ("name", "by", "attack", "block"),
    [
        ("Shield Phalanx", "Leonidas", "8C", "7C"),
        ("Rule by Fear", "Sheriff of Nottingham", "8C", "6B"),
        ("Early Feminist Leader", "Joan of Arc", "8C", "6I"),
        ("Lower Gravity", "John Carter of Mars", "8C", "8B"),
        ("Ruthless Plunderer", "Captain Nemo", "7C", "7B"),
        ("Head of Martian Science", "Dejah Thoris", "7C", "7I"),
    ],
)
def test_a_bonus_or_a_raised_grid_comes_in_time(name: str, by: str, attack: str, block: str) -> None:
    _, b = under_attack(attack, by, [by], [name, block])
    assert not b.can("block", block)
    b.does("use", name, by)
    b.does("block", block, by)
    assert b.damage(by) == 0 and turn_of(b)
    assert name in b.clipped(by) + b.astral


@card("princess-and-the-pea", "criminal-mastermind", "loki", "sola", "like-father-like-son", "for-guinevere-s-love")
@pytest.mark.parametrize(
    ("name", "by", "mine", "theirs"),
    [
        ("Princess and the Pea", "Korak", 5, 0),
        ("Criminal Mastermind", "Professor Moriarty", 0, -10),
        ("Loki", "Korak", 0, -3),
        ("Sola", "Tars Tarkas", 5, 0),
        ("Like Father, Like Son", "Korak", 6, 0),
        ("For Guinevere's Love", "Lancelot", 2, 0),
    ],
)
def test_cards_that_change_the_venture_total(name, by, mine, theirs) -> None:
    table, _a, _b = played(name, by)
    quietly(table)
    assert venture_total(table.state, 0) == mine and venture_total(table.state, 1) == theirs
