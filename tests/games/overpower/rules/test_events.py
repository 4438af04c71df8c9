"""Events: declared, resolved, and what they forbid or discard (OP25-EVENT)."""

import pytest

from games.overpower.table import PILE, reach, table
from marks import rule


@rule("OP25-EVENT-05", "OP25-EVENT-09")
def test_an_event_drawn_as_a_replacement_is_surplus() -> None:
    a, b = table(
        a={"front": ["Hercules"], "hand": ["Jane"], "draw": ["Ready for War", "1B", "2B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", "Jane")
    b.does("no_event")
    assert a.hand == ["Ready for War"]
    b.does("decline")
    reach(a, b, "Duplicates")
    assert a.hand == [] and a.defeated == ["Ready for War"] and a.draw_pile == ["1B", "2B"], "not replaced"
    assert a.astral == ["Jane"]


@pytest.mark.parametrize(("event", "card"), [("Jane", "Rapier"), ("Ready for War", "Training (Merlin)")])
@rule("OP25-EVENT-11", "OP25-BATT-78")
def test_cards_that_an_event_forbids_are_kept(event: str, card: str) -> None:
    a, b = table(
        a={"front": ["Hercules", "Jane Porter"], "hand": [event, card, "4C"], "draw": ["1B", "2B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="event",
    )
    a.does("event", event)
    b.does("no_event")
    b.does("decline")
    reach(a, b, "Turn")
    assert card in a.hand and a.dead == []
    user = "Hercules" if card == "Rapier" else "Jane Porter"
    assert a.refusal("attack", "4C", card, user, "Merlin") == "OP25-BATT-78"


@rule("OP25-EVENT-13", "OP25-EVENT-04")
def test_two_equal_events_both_happen() -> None:
    side = {
        "front": ["Hercules"],
        "hand": ["The Battle with Zad"],
        "draw": ["1B", "2B", "3B", "4B", "5B", "6B", "7B", "8B"],
    }
    a, b = table(a=side, b=side, phase="event", turn="b")
    b.does("event", "The Battle with Zad")
    a.does("event", "The Battle with Zad")
    assert b.astral == ["The Battle with Zad"] and a.astral == [], "in order of initiative"
    a.does("decline")
    assert len(a.dead) == len(b.dead) == 3
    b.does("decline")
    assert a.dead == b.dead == ["2B", "3B", "4B", "5B", "6B", "7B"]
