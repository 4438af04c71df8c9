"""Rules of Draw! that no worked case plays."""

from itertools import permutations

from games.powerup.own_cards import gear, hero, power
from games.powerup.table import Story, table
from marks import rule
from overtable.kernel.codec import encode
from overtable.kernel.engine import decision_of


@rule("PU-SETUP-11", "PU-DRAW-03")
def test_a_hand_limit_exists_only_by_a_text() -> None:
    junk = [gear(f"Junk{n}", cost=9) for n in range(12)]
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[hero("Y")])
    assert len(t.seats[0].zone("hand")) == 13
    cap = gear("Cap", {"is": "hand_limit", "cards": 5})
    t = table(phase="refresh", a={"heroes": [hero("X")], "hand": junk}, b=[{"hero": hero("Y"), "equipment": [cap]}])
    a = t.seats[0]
    assert t.pending == "DiscardChoice"
    for n in range(8):
        assert len(a.zone("hand")) == 13
        assert f"Choose {8 - n} card" in a.prompt
        t.answer(0, a.options()[0])
    assert t.pending != "DiscardChoice"
    assert (len(a.zone("hand")), len(a.zone("used"))) == (5, 8)


@rule("PU-DRAW-03")
def test_a_text_gives_extra_draws() -> None:
    slate = gear("Slate", {"is": "extra_draw", "cards": 1})
    t = table(phase="refresh", a=[{"hero": hero("X"), "equipment": [slate]}], b=[hero("Y")])
    assert [len(seat.zone("hand")) for seat in t.seats] == [2, 1]


def junk(n: int) -> str:
    return gear(f"Junk{n}", cost=9)


def discarding() -> Story:
    """Player a must discard two of four cards."""
    rob = power("Rob2", {"do": "discard", "n": 2})
    t = table(
        offense="b",
        a={"heroes": [hero("X")], "hand": [junk(n) for n in range(4)]},
        b={"heroes": [hero("Y")], "hand": [rob]},
    )
    t.seats[1].does("play", rob)
    t.quiet()
    assert t.pending == "DiscardChoice"
    return t


def test_discards_may_be_chosen_in_any_order_and_come_to_the_same() -> None:
    ends = []
    for first, second in permutations((3, 1)):
        t = discarding()
        t.seats[0].does("discard", junk(first))
        assert len(t.seats[0].zone("hand")) == 4  # nothing is carried out before the set is finished
        t.seats[0].does("discard", junk(second))
        assert t.seats[0].zone("used") == [junk(1), junk(3)]
        ends.append(encode(t.state))
    assert ends[0] == ends[1]


def test_a_discard_may_be_taken_back_and_what_is_left_is_told() -> None:
    t = discarding()
    a, before = t.seats[0], encode(t.state)
    a.does("discard", junk(2))
    decision = decision_of(t.state, 0)
    assert decision is not None
    assert (decision.least, decision.most, len(decision.picked)) == (2, 2, 1)
    assert a.prompt == "Choose 1 card to discard; 2 will be left in your hand."
    assert a.refused("discard", junk(2)).rule == "PU-DRAW-03"
    a.does("take_back", junk(2))
    assert encode(t.state) == before
    a.does("discard", junk(3))
    a.does("discard", junk(0))
    assert set(a.zone("hand")) == {junk(1), junk(2)}


def test_bots_see_each_set_of_discards_once_and_the_opponent_none_of_the_picks() -> None:
    t = discarding()
    sets = 0
    for option in list(t.state.stack[-1].options(t.state, 0)):
        s = t.state.clone()
        s.stack[-1].answer(s, 0, option)
        sets += len(s.stack[-1].options(s, 0))
    assert sets == 6
    t.seats[0].does("discard", junk(2))
    frame = t.state.stack[-1]
    assert frame.untold(t.state, 0) == frame
    assert frame.untold(t.state, 1).picked(t.state, 0) == ()
