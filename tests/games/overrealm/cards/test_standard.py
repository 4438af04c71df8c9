"""The standard buffs."""

import pytest

from games.overrealm.fights import fight
from marks import card


@pytest.mark.parametrize("mark", "+-")
@card("standard/success", "standard/fail")
def test_the_standard_buffs_hold_the_enemy(mark: str) -> None:
    _, b = fight("Drownigator", "Surge", f"Standard{mark}", reply="switch Stallagrowth")
    assert b.active == "Galeaffy" and b.hand == 0
