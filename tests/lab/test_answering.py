"""What is told of the time that bots take."""

from itertools import islice

from overtable.games import find
from overtable.kernel.engine import options
from overtable.lab.answering import answering, positions


def test_positions_have_a_choice_and_come_from_several_games() -> None:
    game = find("overrealm")
    found = [(seat, len(options(s, seat))) for s, seat in islice(positions(game, "casual", 3), 40)]
    assert all(n > 1 for _, n in found)
    assert len({seat for seat, _ in found}) == 2


def test_a_level_answers_every_decision_with_an_option_that_is_offered() -> None:
    told = answering("overrealm", "casual", "beginner", decisions=30)
    assert told.decisions == 30 and told.unanswered == 0
    assert 0 < told.median <= told.p99 <= told.longest
    assert told.budget == 0.5 and told.late <= 30
