"""Any Character Specials that say of what they are duplicates."""

import pytest

from games.overpower_classic.cards.sample import DODGE, HULK, PRINTING, PUNCH, STORM, THING
from games.overpower_classic.table import table
from marks import card

MUSCLES, FLIGHT = "imop-any-character-massive-muscles", "imop-any-character-flight"


@card(MUSCLES)
@card(FLIGHT)
@pytest.mark.parametrize(
    ("hand", "duplicates"),
    [
        ((MUSCLES, FLIGHT), False),
        ((MUSCLES, PRINTING[DODGE]), False),
        ((MUSCLES, PRINTING[PUNCH]), True),
        ((FLIGHT, PRINTING[DODGE]), True),
        ((FLIGHT, PRINTING[PUNCH]), False),
    ],
)
def test_an_attack_and_an_avoid_are_no_duplicates(hand: tuple[str, str], duplicates: bool) -> None:
    """OPC-DISC-07: each names the code of its own kind."""
    a, _ = table(a={"front": [THING, STORM], "hand": list(hand)}, b={"front": [HULK]}, phase="discard")
    assert a.can("discard") is duplicates
