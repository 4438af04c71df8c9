"""What a frame tells each seat of the drafts that lie in it: the own one, and nothing of the others'."""

import pytest

from games.overrealm.table import new_game, table
from marks import rule
from overtable.games.overrealm.choices.piles import SetAside
from overtable.games.overrealm.facts import NO_SCRIPT
from overtable.games.overrealm.selection.select import Select
from overtable.games.overrealm.selection.selection import EMPTY, Selection
from overtable.games.overrealm.setup.bring import Bring
from overtable.games.overrealm.setup.draft import UNDECIDED, Pick
from overtable.games.overrealm.setup.teams import ChooseTeam
from overtable.games.overrealm.state import Overrealm
from overtable.games.overrealm.turn.bring_in import NOBODY
from overtable.games.overrealm.turn.keep import Keep
from overtable.games.overrealm.turn.step import MustSwitch, Replace
from overtable.games.overrealm.words.word import At
from overtable.kernel.frame import Frame

MINE, THEIRS = Selection(3, 0), Selection(1, 2)
LEFT, RIGHT = At(NO_SCRIPT, 0, 0), At(NO_SCRIPT, 1, 0)

DRAFTS: list[tuple[Frame[Overrealm], list[Frame[Overrealm]]]] = [
    (Select(MINE, THEIRS), [Select(MINE, EMPTY), Select(EMPTY, THEIRS), Select()]),
    (ChooseTeam((1, 2), (3,)), [ChooseTeam((1, 2)), ChooseTeam((), (3,)), ChooseTeam()]),
    (Bring(((1, 2), (3,))), [Bring(((1, 2), ())), Bring(((), (3,))), Bring(((), ()))]),
    (
        Pick(1, (4, 5)),
        [Pick(1, (4, UNDECIDED)), Pick(1, (UNDECIDED, 5)), Pick(1, (UNDECIDED, UNDECIDED))],
    ),
    (Replace(3, 1, 4), [Replace(3, 1, NOBODY), Replace(3, NOBODY, 4), Replace(3, NOBODY, NOBODY)]),
    (MustSwitch(3, 1, 4), [MustSwitch(3, 1, NOBODY), MustSwitch(3, NOBODY, 4), MustSwitch(3, NOBODY, NOBODY)]),
    (
        Keep(3, 3, (0, 0), (2,)),
        [Keep(3, 1, (0, 0), ()), Keep(3, 2, (), (2,)), Keep(3, 0, (), ())],
    ),
    (SetAside(LEFT, (7, 8), (8,)), [SetAside(LEFT, (7, 8), (8,)), SetAside(LEFT, (7, 8)), SetAside(LEFT, (7, 8))]),
    (SetAside(RIGHT, (7, 8), (8,)), [SetAside(RIGHT, (7, 8)), SetAside(RIGHT, (7, 8), (8,)), SetAside(RIGHT, (7, 8))]),
]


@rule("OR-SETUP-09", "OR-TEAM-01", "OR-KO-08")
@pytest.mark.parametrize(("frame", "told"), DRAFTS, ids=lambda x: type(x).__name__)
def test_each_seat_is_told_its_own_draft_and_a_watcher_none(
    frame: Frame[Overrealm], told: list[Frame[Overrealm]]
) -> None:
    state = table()[0].state
    assert [frame.untold(state, seat) for seat in range(3)] == told


@rule("OR-TEAM-03")
def test_in_a_draft_of_three_the_one_who_sits_out_is_told_nothing() -> None:
    state = new_game("draft", seats=3, seed=1)[0].state
    state.sides = [1, 2]
    teams = ChooseTeam((1,), (2, 3))
    assert [teams.untold(state, seat) for seat in range(3)] == [
        ChooseTeam(),
        ChooseTeam((1,)),
        ChooseTeam((), (2, 3)),
    ]
    chosen = Select(MINE, THEIRS)
    assert [chosen.untold(state, seat) for seat in range(3)] == [Select(), Select(MINE, EMPTY), Select(EMPTY, THEIRS)]
