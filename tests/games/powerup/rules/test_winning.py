"""Rules of the end of a game that no worked case plays."""

from typing import Any

import pytest

from games.powerup.own_cards import gear, hero, power
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


ONE, TWO = hero("X"), hero("X2", stars=2)
FULL, SHORT = [gear("Left")] * 3, [gear("Left")] * 2
ENDS: list[tuple[int, dict[str, Any], dict[str, Any], int | None, str]] = [
    (3, {"hq": 0}, {}, 1, "PU-WIN-01"),
    (3, {"hq": 0, "heroes": [TWO]}, {"hq": 0, "heroes": [ONE]}, 0, "PU-WIN-01"),
    (3, {"hq": 0, "deck": []}, {"hq": 0}, None, "PU-WIN-01"),
    (3, {"deck": [], "hq": 5}, {"hq": 4}, 0, "PU-WIN-02"),
    (3, {"deck": [], "heroes": [TWO]}, {"heroes": [ONE]}, 0, "PU-WIN-02"),
    (3, {"deck": []}, {}, 1, "PU-WIN-02"),
    (3, {"deck": []}, {"deck": []}, None, "PU-WIN-02"),
    (3, {"heroes": []}, {}, 1, "PU-WIN-06"),
    (3, {"heroes": []}, {"heroes": []}, None, "PU-WIN-06"),
    (10, {"hq": 6, "deck": SHORT}, {"hq": 5, "deck": FULL}, 0, "PU-WIN-07"),
    (10, {"heroes": [TWO], "deck": SHORT}, {"heroes": [ONE], "deck": FULL}, 0, "PU-WIN-07"),
    (10, {"deck": FULL}, {"deck": SHORT}, 0, "PU-WIN-07"),
    (10, {}, {}, None, "PU-WIN-07"),
]


@rule("PU-WIN-01", "PU-WIN-02", "PU-WIN-03", "PU-WIN-04", "PU-WIN-05", "PU-WIN-06", "PU-WIN-07", "PU-WIN-09")
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_the_same_on_either_side(end: tuple[Any, ...], mirrored: bool) -> None:
    number, mine, theirs, winner, rule = end
    sides = [{"heroes": [ONE], **side} for side in (mine, theirs)]
    a, b = sides[::-1] if mirrored else sides
    result = table(round=number, phase="resolve", a=a, b=b).state.result
    assert result is not None
    assert (result.winners, result.rule) == (() if winner is None else (winner ^ mirrored,), rule)


@rule("PU-WIN-07", "PU-COMBAT-15")
def test_the_ninth_round_and_a_last_point_of_the_hq_end_nothing() -> None:
    t = table(round=9, phase="resolve", a={"heroes": [ONE], "hq": 1}, b={"heroes": [ONE], "hq": 1})
    assert (t.state.result, t.state.round) == (None, 10)


@rule("PU-COMBAT-15")
@pytest.mark.parametrize(("hq", "healed"), [(1, 2), (0, 0)])
def test_an_hq_is_healed_while_anything_is_left_of_it(hq: int, healed: int) -> None:
    mend = power("MendHQ", {"do": "heal_hq"})
    t = table(a={"heroes": [ONE], "hand": [mend], "hq": hq}, b=[hero("Y")])
    t.seats[0].does("play", mend)
    t.quiet()
    assert t.hq[0] == healed


@rule("PU-WIN-06")
def test_an_empty_board_is_no_loss_while_heroes_are_left() -> None:
    t = table(phase="resolve", a={"heroes": [], "slots": [hero("S")]}, b=[hero("Y")])
    assert t.state.result is None
    assert t.state.round == 4
