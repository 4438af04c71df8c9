"""Events in words, as their templates alone say them."""

import pytest

from games.overwatch.table import match
from overtable.games.overwatch.log import describe
from overtable.kernel.event import Event
from overtable.kernel.message import say
from overtable.kernel.refs import card, number, seat


@pytest.mark.parametrize(
    ("kind", "refs", "said"),
    [
        ("turn", (seat(0),), "your turn"),
        ("turn", (seat(1),), "player 2's turn"),
        ("passed", (seat(0),), "you passed"),
        ("shielded", (card(0), number(1)), "Bastion gains 1 shield"),
        ("shielded", (card(0), number(3)), "Bastion gains 3 shields"),
        ("turret", (card(0),), "the turret of Bastion fires"),
        ("damaged", (card(0), number(2), number(0)), "Bastion takes 2 damage"),
        ("damaged", (card(0), number(2), number(1)), "Bastion takes 2 damage, 1 absorbed"),
    ],
)
def test_an_event_in_words(kind: str, refs: tuple[int, ...], said: str) -> None:
    a, _ = match()
    game, s = a.table.game, a.state

    def name(r: int) -> str:
        return "Bastion" if r == card(0) else game.name_of(s, r, 0)

    assert say(describe(Event(kind, refs, 0b111)), name) == said
