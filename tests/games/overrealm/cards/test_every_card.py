"""No card of the game is left without a test in which it acts."""

from overtable.cli.rule_tests import folder_of_tests, named_in
from overtable.games import find
from overtable.games.overrealm.book import book


def test_every_card_has_a_test_in_which_it_acts() -> None:
    folder = folder_of_tests(find("overrealm"))
    assert folder is not None
    named = set(named_in(folder, "card"))
    assert sorted(c.id for c in book().cards if c.id not in named) == []
    assert named <= {c.id for c in book().cards}
