"""Drawing cards (OPC-DRAW)."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.making import event
from games.overpower_classic.table import PILE, table
from marks import rule
from overtable.games.overpower.inplay.piles import draw, mill

HULK, STORM = "Hulk (MVOP)", "Storm (MVOP)"
NEWS = event("News")


@rule("OPC-DRAW-01")
def test_each_player_draws_eight_cards_whatever_is_placed() -> None:
    side = {"front": [hero(HULK, placed=["8S", "City Bus", "Green Goliath"])], "draw": PILE}
    a, b = table(a=side, b={"front": [STORM], "draw": PILE}, phase="draw")
    assert len(a.hand) == len(b.hand) == 8 and len(a.placed("Hulk")) == 3
    assert all(a.s.pool[1][c] for c in a.ids("hand")) and not any(a.s.pool[0][c] for c in a.ids("hand"))


@rule("OPC-DRAW-02")
def test_the_power_pack_becomes_the_draw_pile_when_a_draw_falls_short() -> None:
    a, _ = table(a={"front": [HULK], "draw": ["1E", "2E"], "power_pack": ["3E", "4S", "5S"]}, b={"front": [STORM]})
    draw(a.s, 0, 2)
    assert a.draw_pile == [] and a.power_pack == ["3E", "4S", "5S"], "nothing is needed yet"
    draw(a.s, 0, 1)
    assert len(a.draw_pile) == 2 and a.power_pack == [] and len(a.hand) == 3
    assert all(a.s.pool[0][c] for c in a.ids("draw pile")), "it was shuffled"


@rule("OPC-DRAW-02")
@pytest.mark.parametrize("how", ["hand", "event", "mill"])
def test_every_draw_goes_on_with_the_new_pile(how: str) -> None:
    side = {"front": [HULK], "draw": ["1E"], "power_pack": ["2E", "2F", "3F", "3S", "4F", "4S", "1S", "5S", "6S"]}
    if how == "event":
        side |= {"hand": ["News"], "draw": []}
    phase = {"hand": "draw", "event": "event", "mill": "battle"}[how]
    a, _ = table(a=side, b={"front": [STORM], "draw": PILE}, phase=phase, cards=[NEWS])
    if how == "event":
        a.does("event", "News")
        assert len(a.hand) == 1 and len(a.draw_pile) == 8
    elif how == "hand":
        assert "1E" in a.hand and len(a.hand) == 8 and len(a.draw_pile) == 2
    else:
        assert len(mill(a.s, 0, 3)) == 3 and len(a.draw_pile) == 7


@rule("OPC-DRAW-03")
def test_without_cards_nothing_is_drawn_and_nothing_lost() -> None:
    a, b = table(a={"front": [HULK], "draw": ["1E"], "power_pack": ["2E"]}, b={"front": [STORM]}, phase="draw")
    assert a.hand == ["1E", "2E"] and b.hand == [] and a.s.result is None
    assert draw(a.s, 0, 1) == []


@rule("OPC-DRAW-04")
def test_the_dead_pile_and_the_defeated_never_come_back() -> None:
    side = {"front": [HULK], "draw": ["1E"], "dead": ["8S", "City Bus"], "defeated": ["Here Comes the Cavalry!"]}
    a, _ = table(a=side, b={"front": [STORM]}, phase="draw")
    assert a.hand == ["1E"] and a.dead == ["8S", "City Bus"] and "Here Comes the Cavalry!" in a.defeated
    assert draw(a.s, 0, 1) == []
