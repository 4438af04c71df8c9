"""What a watcher sees of the table: where cards lie, and how far the round has come."""

import pytest

from games.overwatch.table import hero, table, token


@pytest.mark.parametrize("row", ["front", "middle", "back"])
def test_a_field_lies_beside_a_row_and_a_hero_on_a_space(row: str) -> None:
    field = token("field", "Baptiste", row=row)
    a, b = table(a={"tokens": [field], "board": {f"{row}-4": hero("Genji")}}, b={"board": {f"{row}-1": "Tracer"}})
    lying = [
        (c["place"], c["space"], c["side"])
        for z in b.sees()["zones"]
        for c in z["cards"]
        if isinstance(c, dict) and "place" in c
    ]
    assert sum(1 for place, space, side in lying if place == row and space is None and side == 0) == 1
    genji, tracer = a.seen("Genji"), b.seen("Tracer")
    assert genji["place"] == f"{row}-4" and genji["side"] == 0 and genji["space"] is not None
    assert tracer["place"] == f"{row}-1" and tracer["side"] == 1 and tracer["space"] != genji["space"]
    assert genji["row"] == tracer["row"] == row


@pytest.mark.parametrize("at, phase", [("swap", "Swap"), ("draft", "Draft"), ("", "Turns")])
def test_the_phase_is_told(at: str, phase: str) -> None:
    a, _ = table(at=at, mode="hero-draft" if at == "draft" else "standard") if at else table()
    assert a.sees()["phase"] == phase


def test_a_game_that_is_over_stands_at_scoring() -> None:
    a, b = table(a={"board": {"front-4": "Winston"}, "synergy": [9, 9, 9]}, wins=[1, 0], at="end")
    assert a.state.result is not None and a.state.result.winners == (0,)
    assert a.sees()["phase"] == b.sees()["phase"] == "Scoring"
