"""The value of a position for bots."""

import pytest

from games.powerup.own_cards import GAME, gear, hero
from games.powerup.table import combat, table
from overtable.kernel.codec import encode


def test_the_hint_prefers_what_is_better() -> None:
    x, y = hero("X"), hero("Y")
    even = table(a=[x], b=[y]).state
    ahead = table(a={"heroes": [x], "hq": 7}, b={"heroes": [y], "hq": 4}).state
    wounded = table(a=[{"hero": x, "wounds": 7}], b=[y]).state
    assert GAME.value(ahead, 0) > GAME.value(even, 0) > GAME.value(wounded, 0)
    assert GAME.value(ahead, 0) == pytest.approx(-GAME.value(ahead, 1))


def test_the_hint_follows_an_attack_to_its_end_and_changes_nothing() -> None:
    x, y = hero("X"), hero("Y", health=1, dfn=1)
    t = combat(a=[x], b=[{"hero": y, "kneeling": True}])
    before = GAME.value(t.state, 0)
    t = combat(a={"heroes": [x]}, b={"heroes": [y], "hand": [gear("Keep", cost=9)]})
    t.seats[0].does("attack", x, y)
    assert t.pending == "Respond"
    bytes_before = encode(t.state)
    assert GAME.value(t.state, 0) > before - 5
    assert encode(t.state) == bytes_before
