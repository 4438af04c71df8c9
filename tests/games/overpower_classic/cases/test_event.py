"""Worked cases: Events."""

from games.overpower.table import Player, reach
from games.overpower_classic.making import event
from games.overpower_classic.table import PILE, table
from games.overpower_classic.walks import walk
from marks import case

CAVALRY = "Here Comes the Cavalry!"
HAND = ["1E", "2E", "3E", "1F", "2F", "3F", "1S"]


def carried_out(a: Player, b: Player) -> None:
    while a.pending in ("NegateEvent", "Effects"):
        p = a if a.is_asked else b
        p.table.answer(p.number, p.options()[0])


@case("OPC-CASE-017")
def test_017_the_same_event_is_carried_out_once() -> None:
    side = {
        "front": ["Hulk (MVOP)", "Storm (MVOP)"],
        "hand": [CAVALRY, *HAND],
        "draw": PILE,
        "mission": "Infestation Incident",
    }
    a, b = table(a=side, b=side, phase="event")
    assert len(a.hand) == len(b.hand) == 8
    a.does("event", CAVALRY)
    assert len(a.hand) == 8 and CAVALRY not in a.hand
    b.does("event", CAVALRY)
    carried_out(a, b)
    assert a.pending == "Duplicates" and len(a.hand) == 11, "before anything is discarded"
    assert len(a.draw_pile) == len(b.draw_pile) == len(PILE) - 4
    assert CAVALRY in a.defeated and CAVALRY in b.defeated


@case("OPC-CASE-018")
def test_018_further_events_go_and_nothing_is_drawn_for_them() -> None:
    cards = [event("One"), event("Two"), event("Three")]
    side = {"front": ["Hulk (MVOP)", "Storm (MVOP)"], "hand": ["One", "Two", *HAND[:6]], "draw": ["Three", *PILE]}
    a, b = table(a=side, b={"front": ["Storm (MVOP)"], "draw": PILE}, phase="event", cards=cards)
    assert len(a.hand) == 8
    a.does("event", "One")
    assert "Three" in a.hand and len(a.hand) == 8
    b.does("no_event")
    carried_out(a, b)
    assert len(a.hand) == 6 and {"One", "Two", "Three"} <= set(a.defeated) and len(a.draw_pile) == len(PILE)


@case("OPC-CASE-021")
def test_021_what_an_event_forbids_is_kept_and_goes_with_the_hand() -> None:
    teamwork = "6 Fighting Teamwork (Strength/Energy +1/+2)"
    scatter = event("Infinite Army Scatters!", {"do": "lock", "who": "both", "no": ["follow_up"]})
    b_side = {"front": ["Wolverine (MVOP)", "Storm (MVOP)"], "hand": [teamwork, "7E"], "draw": PILE}
    a_side = {"front": ["Hulk (MVOP)"], "hand": ["Infinite Army Scatters!"], "draw": PILE}
    a, b = table(a=a_side, b=b_side, phase="event", cards=[scatter])
    a.does("event", "Infinite Army Scatters!")
    reach(a, b, "Turn")
    assert teamwork in b.hand and a.hand == ["1E"]
    a.does("attack", "1E", "Hulk", "Storm")
    b.does("take")
    assert not b.can("attack", teamwork) and b.can("attack", "7E"), "refused in this battle"
    b.does("concede")
    walk(a, b, "Declare", battle=3)
    assert teamwork in b.dead
