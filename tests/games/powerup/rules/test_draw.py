"""Rules of Draw! that no worked case plays."""

from games.powerup.own_cards import gear, hero
from games.powerup.table import table
from marks import rule


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
        assert len(a.zone("hand")) == 13 - n
        t.answer(0, a.options()[0])
    assert t.pending != "DiscardChoice"
    assert (len(a.zone("hand")), len(a.zone("used"))) == (5, 8)


@rule("PU-DRAW-03")
def test_a_text_gives_extra_draws() -> None:
    slate = gear("Slate", {"is": "extra_draw", "cards": 1})
    t = table(phase="refresh", a=[{"hero": hero("X"), "equipment": [slate]}], b=[hero("Y")])
    assert [len(seat.zone("hand")) for seat in t.seats] == [2, 1]
