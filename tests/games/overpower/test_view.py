"""What the table shows of lasting effects."""

from typing import Any

from games.overpower.specials import UNHURRIED, facing, in_play
from games.overpower.table import Player
from overtable.games.overpower.game import GAME


def seen(of: Player, name: str) -> dict[str, Any]:
    view = GAME.view(of.table.state, 2)
    return next(c for z in view["zones"] for c in z["cards"] if c["name"] == name)


def test_a_character_shows_what_is_forbidden_to_it_and_by_which_card() -> None:
    a, _ = facing(["Dracula"], [], ["Merlin"], me=in_play("Paralyzing Gaze", "Dracula", "Merlin") | UNHURRIED)
    assert seen(a, "Merlin")["locks"] == ["Paralyzing Gaze: Merlin may not attack."]
    assert seen(a, "Dracula")["locks"] == []


def test_a_character_shows_what_is_kept_away_from_it() -> None:
    wafers = "Sacred Wafers from Amsterdam"
    a, _ = facing(["Van Helsing"], [], ["Merlin"], me=in_play(wafers, "Van Helsing", "Merlin"))
    assert seen(a, "Van Helsing")["shields"] == [f"{wafers}: Van Helsing may be attacked only with Universe cards."]
