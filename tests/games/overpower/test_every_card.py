"""Every Special of the set is proved by some test that names it."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from overtable.games.overpower.faces import catalogue
from overtable.games.overpower.printed import Special

HERE = Path(__file__).parent


def proved() -> Iterator[str]:
    """The ids that the tests of this folder name with `@card`."""
    for path in sorted(HERE.glob("test_*.py")):
        module = import_module(f"games.overpower.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", ()):
                    if mark.name == "card":
                        yield from mark.args


def test_every_special_is_tested() -> None:
    cards = {c.id for c in catalogue().cards if isinstance(c, Special)}
    assert len(cards) == 271
    named = set(proved())
    assert cards - named == set()
    assert named - {c.id for c in catalogue().cards} == set()
