"""Events (OPC-EVENT)."""

from typing import Any

import pytest

from games.overpower.table import Player, reach
from games.overpower_classic.making import event, plays, special
from games.overpower_classic.table import PILE, table
from games.overpower_classic.walks import walk
from marks import rule

HULK, STORM = "Hulk (MVOP)", "Storm (MVOP)"


TALL = event("Tall", {"do": "hits_to_ko", "amount": 5, "who": "both"})
HIGH = event("High", {"do": "hits_to_ko", "amount": 5, "who": "both"})
IDLE = event("Idle")
OTHER = event("Other")
THIRD = event("Third")
NO_FIGHTING = event("Calm", {"do": "lock", "who": "both", "icons": ["combat"]})
CARDS = [TALL, HIGH, IDLE, OTHER, THIRD, NO_FIGHTING]


def sit(a: list[str], b: list[str], phase: str = "event", **more: Any) -> list[Player]:
    """Two players with these hands before their Events; A goes first."""
    side = {"front": [HULK], "draw": PILE, "mission": "Infestation Incident"}
    mine, other = more.pop("side_a", {}), more.pop("side_b", {})
    return table(
        a=side | {"hand": a} | mine, b=side | {"front": [STORM], "hand": b} | other, phase=phase, cards=CARDS, **more
    )


def played(a: Player, b: Player) -> None:
    while a.pending == "NegateEvent":
        (a if a.is_asked else b).does("decline")


@rule("OPC-EVENT-01")
def test_events_come_after_the_hands_and_before_all_else() -> None:
    side = {"front": [HULK], "draw": PILE}
    a, b = table(a=side, b=side | {"front": [STORM]}, phase="draw")
    assert a.pending == "Declare" and len(a.hand) == 8 and a.is_asked and not b.is_asked
    assert reach(a, b, "Turn")[:2] == ["Declare", "Declare"]


@rule("OPC-EVENT-02")
def test_an_event_must_be_played_and_only_one() -> None:
    a, b = sit(["Idle", "Other"], ["7E"])
    assert a.offered("event") == ["Idle", "Other"] and a.refusal("no_event") == "OPC-EVENT-02"
    a.does("event", "Other")
    assert b.is_asked and b.verbs == {"no_event"}
    b.does("no_event")
    played(a, b)
    assert a.pending == "Duplicates" and "Other" in a.defeated, "no second one is asked for"


@rule("OPC-EVENT-03")
def test_a_card_is_drawn_at_once_before_the_event_is_carried_out() -> None:
    a, b = sit(["Tall", "7S"], [], side_a={"draw": ["8S", "1E"]})
    a.does("event", "Tall")
    assert a.hand == ["7S", "8S"] and not a.s.effects and b.pending == "Declare"


@rule("OPC-EVENT-04")
def test_the_event_lies_open_and_the_second_player_knows_it() -> None:
    a, b = sit(["Tall"], ["Idle", "Other"])
    a.does("event", "Tall")
    card = a.card("Tall")
    assert b.is_asked and a.s.pool[1][card] == a.s.pool[2][card] == 0
    assert b.heard[0].startswith("Player 1 plays the Event Tall: The hits to KO of both players go up by 5.")
    (shown,) = [z["cards"] for z in b.sees()["zones"] if z["name"] == "face down" and z["owner"] == 0]
    assert [c["name"] for c in shown] == ["Tall"]


@rule("OPC-EVENT-05")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_event_of_who_goes_first_is_carried_out_first(first: str) -> None:
    a, b = sit(["Tall"], ["Idle"], turn=first)
    one, two = (a, b) if first == "a" else (b, a)
    one.does("event", one.hand[0] if one.hand[0] in ("Tall", "Idle") else one.hand[-1])
    two.does("event", *[c for c in two.hand if c in ("Tall", "Idle")])
    played(a, b)
    assert [act.seat for act in a.s.acts] == [one.number, two.number]


@rule("OPC-EVENT-06")
def test_the_same_event_of_both_is_carried_out_once() -> None:
    a, b = sit(["Tall"], ["Tall"])
    a.does("event", "Tall")
    b.does("event", "Tall")
    played(a, b)
    assert len(a.s.effects) == 2, "one for each team"
    assert len(a.hand) == len(b.hand) == 1, "both drew a card"
    assert "Tall" in b.defeated and a.astral == ["Tall"]
    a, b = sit(["Tall"], ["High"])
    a.does("event", "Tall")
    b.does("event", "High")
    played(a, b)
    assert len(a.s.effects) == 4, "different cards with one effect both work"


@rule("OPC-EVENT-07")
def test_further_events_go_without_a_card_for_them() -> None:
    a, b = sit(["Idle", "Other", "7S"], [], side_a={"draw": ["Third", "1E", "2E"]})
    a.does("event", "Idle")
    b.does("no_event")
    played(a, b)
    assert a.hand == ["7S"] and a.draw_pile == ["1E", "2E"]
    assert {"Idle", "Other", "Third"} <= set(a.defeated)


@rule("OPC-EVENT-08")
@pytest.mark.parametrize("when", ["penalty", "battle"])
def test_an_event_drawn_later_goes(when: str) -> None:
    pile = {"draw": ["Third", "Other", "8S"]}
    if when == "penalty":
        a, b = sit([], [], "venture", side_a=pile, turn="b")
        b.ventures(3)
        walk(a, b, "Turn")
    else:
        more = special("More", "Hulk", play=[{"do": "draw"}])
        CARDS.append(more)
        a, b = sit(["More"], [], "battle", side_a=pile)
        CARDS.remove(more)
        plays(a, b, "More", "Hulk")
    assert "Third" in a.defeated and "Third" not in a.hand


@rule("OPC-EVENT-09")
def test_a_used_event_goes_to_the_defeated_characters_and_stays_there() -> None:
    a, b = sit(["Idle"], ["Tall"])
    a.does("event", "Idle")
    b.does("event", "Tall")
    reach(a, b, "Turn")
    assert "Idle" in a.defeated and b.astral == ["Tall"]
    a.does("concede")
    walk(a, b, "Declare", battle=3)
    assert "Tall" in b.defeated, "when its battle is over"


@rule("OPC-EVENT-10")
def test_what_an_event_forbids_for_the_battle_is_kept() -> None:
    a, b = sit(["Calm", "4F"], [], side_a={"draw": []}, side_b={"draw": []})
    a.does("event", "Calm")
    reach(a, b, "Turn")
    assert a.hand == ["4F"] and not a.can("attack", "4F")
    gone = event("Storm", {"do": "unusable", "which": {"kinds": ["power"]}, "who": "both"})
    CARDS.append(gone)
    a, b = sit(["Storm", "4F"], [], side_a={"draw": []}, side_b={"draw": []})
    CARDS.remove(gone)
    a.does("event", "Storm")
    reach(a, b, "Turn")
    assert a.hand == [] and a.dead == ["4F"], "unless it says so"
