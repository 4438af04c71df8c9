"""Worked cases of the end of a game."""

import pytest

from games.powerup.own_cards import gear, hero
from games.powerup.table import table
from marks import case, rule


@case("PU-CASE-038")
@rule("PU-WIN-01", "PU-COMBAT-15")
def test_an_hq_at_nothing_does_not_cut_combat_short() -> None:
    x, y, y2 = hero("X"), hero("Y"), hero("Y2", stars=2)
    t = table(round=7, phase="combat", a={"hq": 4, "heroes": [x]}, b={"hq": 1, "heroes": [y, y2]})
    t.attack(0, x, y, block=False)
    assert t.hq == [4, 0]
    assert t.state.result is None
    t.attack(1, y, x, block=None)
    t.seats[1].does("attack", y2, x)
    assert t.hq == [2, 0]
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-01")


@case("PU-CASE-039")
@rule("PU-WIN-02", "PU-WIN-03")
def test_the_higher_hq_wins_although_the_deck_is_empty() -> None:
    t = table(
        round=9,
        phase="refresh",
        a={"hq": 4, "heroes": [hero("X")], "deck": [gear("Last")]},
        b={"hq": 3, "heroes": [hero("Y")]},
    )
    t.to_end_of_round()
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule, t.state.round) == ((0,), "PU-WIN-02", 9)


@case("PU-CASE-040")
@rule("PU-WIN-04", "PU-WIN-02")
def test_then_more_stars_in_play() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 4)]
    theirs = [hero(f"B{n}", stars=n) for n in (3, 5)]
    t = table(phase="resolve", a={"hq": 3, "heroes": mine}, b={"hq": 3, "heroes": theirs, "deck": []})
    assert t.state.result is not None
    assert t.state.result.winners == (1,)


@case("PU-CASE-041")
@rule("PU-WIN-06")
def test_no_more_heroes() -> None:
    x, y = hero("X", atk=9), hero("Y", health=1)
    t = table(phase="combat", a={"hq": 1, "heroes": [x]}, b={"hq": 6, "heroes": [y]})
    t.attack(0, x, y)
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule) == ((0,), "PU-WIN-06")


@case("PU-CASE-042")
@rule("PU-WIN-07", "PU-WIN-03", "PU-WIN-04")
@pytest.mark.parametrize(
    ("hq", "mine", "theirs", "decks", "winners"),
    [
        ((5, 4), (4, 5), (1, 5), (4, 4), (0,)),
        ((4, 4), (4, 5), (3, 4, 5), (4, 4), (1,)),
        ((4, 4), (4, 5), (4, 5), (3, 5), (1,)),
        ((4, 4), (4, 5), (4, 5), (4, 4), ()),
    ],
)
def test_after_the_tenth_round_the_tie_breaks_decide(
    hq: tuple[int, int],
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    decks: tuple[int, int],
    winners: tuple[int, ...],
) -> None:
    t = table(
        round=10,
        phase="resolve",
        a={"hq": hq[0], "heroes": [hero(f"A{n}", stars=n) for n in mine], "deck": [gear("Card")] * decks[0]},
        b={"hq": hq[1], "heroes": [hero(f"B{n}", stars=n) for n in theirs], "deck": [gear("Card")] * decks[1]},
    )
    assert t.state.result is not None
    assert (t.state.result.winners, t.state.result.rule, t.state.round) == (winners, "PU-WIN-07", 10)
