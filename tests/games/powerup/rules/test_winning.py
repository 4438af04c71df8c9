"""Rules of the end of a game that no worked case plays."""

import pytest

from games.powerup.own_cards import gear, hero
from games.powerup.table import table
from marks import rule


@rule("PU-WIN-05")
@pytest.mark.parametrize(("first_out", "winner"), [("a", 1), ("b", 0)])
def test_who_ran_out_first_loses(first_out: str, winner: int) -> None:
    last = {"hq": 4, "deck": [gear("Last")]}
    t = table(
        round=6,
        phase="refresh",
        offense=first_out,
        a={"heroes": [hero("X")], **last},
        b={"heroes": [hero("Y")], **last},
    )
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((winner,), "PU-WIN-02")


@rule("PU-WIN-05", "PU-WIN-02")
def test_only_one_deck_ran_out() -> None:
    t = table(phase="resolve", a={"hq": 4, "heroes": [hero("X")], "deck": []}, b={"hq": 4, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == (1,)


@rule("PU-WIN-08")
def test_win_conditions_in_their_printed_order() -> None:
    t = table(round=10, phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 1, "heroes": [], "deck": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": [], "deck": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-02")
    t = table(round=10, phase="resolve", a={"hq": 2, "heroes": []}, b={"hq": 1, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-06")


@rule("PU-WIN-09")
def test_both_lose_at_once() -> None:
    two = [hero("B1"), hero("B2", stars=2)]
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": two})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((1,), "PU-WIN-01")
    t = table(phase="resolve", a={"hq": 0, "heroes": [hero("X")]}, b={"hq": 0, "heroes": [hero("Y")]})
    assert t.state.result is not None
    assert t.state.result.winners == ()
    t = table(phase="resolve", a={"heroes": []}, b={"heroes": []})
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((), "PU-WIN-06")


@rule("PU-WIN-06")
def test_an_empty_board_is_no_loss_while_heroes_are_left() -> None:
    t = table(phase="resolve", a={"heroes": [], "slots": [hero("S")]}, b=[hero("Y")])
    assert t.state.result is None
    assert t.state.round == 4
