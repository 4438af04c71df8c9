"""Worked cases: Events."""

from games.overpower.table import PILE, empty_hands, hero, pass_out, reach, table
from marks import case, rule

EVENTS = {"front": ["Hercules", "Zorro", "Merlin"]}


@rule("OP25-EVENT-02", "OP25-EVENT-03", "OP25-DISC-08", "OP25-EVENT-01")
@case("OP25-CASE-041")
def test_one_event_is_played_and_the_other_is_surplus() -> None:
    hand = ["1E", "2C", "3B", "4I", "5B", "Rapier"]
    a, b = table(
        a=EVENTS | {"hand": [*hand, "Stars Align", "Who Can You Trust?"], "draw": ["6B", "7B", "8B", "Great Club"]},
        b={"front": ["Poseidon"], "draw": PILE},
        phase="event",
    )
    assert a.offered("event") == ["Stars Align", "Who Can You Trust?"]
    assert a.refusal("no_event") == "OP25-EVENT-01"
    a.does("event", "Stars Align")
    b.does("no_event")
    assert "6B" in a.hand, "the replacement"
    b.does("decline")
    a.table.answer(a.number, a.options()[0])
    a.does("keep", "7B")
    a.does("keep", "8B")
    reach(a, b, "Duplicates")
    assert a.hand == sorted([*hand, "6B"])
    assert a.defeated == ["Stars Align", "Who Can You Trust?"]
    assert not [e for e in a.s.effects if e.source >= 8], "it never took effect"


@rule("OP25-EVENT-04", "OP25-EVENT-07", "OP25-SETUP-06")
@case("OP25-CASE-043")
def test_events_are_set_face_down_then_resolved_in_order() -> None:
    a, b = table(
        a=EVENTS | {"hand": ["The Battle with Zad"], "draw": ["1E", "2E", "3E", "4E", "5E"]},
        b={"front": ["Poseidon"], "hand": ["Jane"], "draw": ["1B", "2B", "3B", "4B", "5B"]},
        phase="event",
    )
    assert a.is_asked and not b.is_asked
    a.does("event", "The Battle with Zad")
    assert a.zone("face down") == ["The Battle with Zad"] and a.astral == [] and a.hand == []
    assert b.is_asked
    face_down = [c for c in range(len(a.s.printing)) if a.s.layout[a.s.where[c]].name == "face down"]
    assert all(a.s.pool[b.number][c] for c in face_down), "the opponent does not know it"
    b.does("event", "Jane")
    assert a.hand == ["1E"] and b.hand == ["1B"], "both drew before either was revealed"
    assert a.astral == ["The Battle with Zad"] and b.astral == []
    b.does("decline")
    assert a.defeated == ["The Battle with Zad"] and a.dead == ["2E", "3E", "4E"], "resolved and discarded"
    assert b.dead == ["2B", "3B", "4B"] and b.astral == ["Jane"]
    a.does("decline")
    assert b.astral == ["Jane"], "it stays for the battle"


@rule("OP25-EVENT-08", "OP25-DISC-20", "OP25-EVENT-06", "OP25-INTER-01")
@case("OP25-CASE-044")
def test_zad_takes_usable_and_placed_cards_too() -> None:
    a, b = table(
        a=EVENTS | {"hand": ["The Battle with Zad"], "draw": ["1E", "2E", "3E", "4E", "5E"]},
        b={
            "front": [hero("Hercules", placed=["6B"]), "Poseidon"],
            "hand": ["6C", "5B"],
            "draw": ["6E", "Jane", "Great Club", "1C", "2C"],
        },
        phase="event",
    )
    a.does("event", "The Battle with Zad")
    b.does("no_event")
    b.does("decline")
    assert b.dead == ["6B", "6C", "6E", "Great Club"] and b.defeated == ["Jane"]
    assert b.placed() == [] and b.hand == ["5B"]
    assert a.dead == ["2E", "3E", "4E"]


@rule("OP25-EVENT-12", "OP25-INTER-02")
@case("OP25-CASE-046")
def test_an_event_is_negated_by_a_card_that_says_so() -> None:
    a, b = table(
        a=EVENTS | {"hand": ["The Battle with Zad"], "draw": ["1E", "2E", "3E", "4E"]},
        b={
            "front": [hero("Time Traveler", placed=["Harbinger's Warning"]), "Merlin"],
            "hand": ["Ascendant Mage"],
            "draw": ["1C", "2C", "3C", "4C"],
        },
        phase="event",
    )
    a.does("event", "The Battle with Zad")
    b.does("no_event")
    assert b.offered("negate") == ["Harbinger's Warning"], "a negate of Specials does not do"
    b.does("negate", "Harbinger's Warning", "Time Traveler", "The Battle with Zad")
    assert a.defeated == ["The Battle with Zad"] and a.hand == ["1E"]
    assert b.dead == ["Harbinger's Warning"] and a.dead == []
    assert len(a.draw_pile) == 3 and len(b.draw_pile) == 4


@rule("OP25-EVENT-13", "OP25-EVENT-03", "OP25-EVENT-06")
@case("OP25-CASE-047")
def test_two_events_in_one_battle() -> None:
    a, b = table(
        a=EVENTS | {"hand": ["Jane", "6C", "Rapier"], "draw": ["1E", "2E", "3E", "4E", "5E"]},
        b={
            "front": ["Robin Hood", "Poseidon"],
            "hand": ["The Battle with Zad", "5C", "Flintlock"],
            "draw": ["1C", "2C", "3C", "4C", "6E"],
        },
        phase="event",
    )
    a.does("event", "Jane")
    b.does("event", "The Battle with Zad")
    b.does("decline")
    a.does("decline")
    reach(a, b, "Place")
    assert a.astral == ["Jane"] and b.astral == [] and b.defeated == ["The Battle with Zad"]
    assert a.dead == ["2E", "3E", "4E"] and b.dead == ["2C", "3C", "4C"]
    reach(a, b, "Turn")
    assert a.refusal("attack", "6C", "Rapier", "Zorro", "Robin Hood") == "OP25-BATT-78"
    a.does("attack", "6C", "Zorro", "Robin Hood")
    b.does("take")
    assert b.refusal("attack", "5C", "Flintlock", "Robin Hood", "Zorro") == "OP25-BATT-78"


@rule("OP25-EVENT-10", "OP25-KO-08", "OP25-KO-18", "OP25-DRAW-02", "OP25-KO-09")
@case("OP25-CASE-048")
def test_a_desperate_gamble_may_cost_a_life_at_once() -> None:
    def gamble():  # type: ignore[no-untyped-def]
        a, b = table(
            a={
                "front": [hero("Tarzan", hits=["8C", "8C"]), "Zorro", "Korak"],
                "reserve": "Merlin",
                "hand": ["Desperate Gamble", "Emotional Senses"],
                "draw": ["1C", *PILE],
            },
            b={"front": ["Poseidon", "Hercules"], "draw": PILE},
            phase="event",
        )
        a.does("event", "Desperate Gamble")
        b.does("no_event")
        b.does("decline")
        return a, b

    a, b = gamble()
    assert a.offered("choose") == ["Tarzan", "Zorro", "Korak"] and a.can("decline")
    a.does("choose", "Tarzan")
    assert a.is_kod("Tarzan") and a.phase == "Event"
    assert a.front == ["Korak", "Zorro"] and a.reserve == ["Merlin"]
    b.does("decline")
    a.does("done")
    assert "Emotional Senses" in a.hand
    reach(a, b, "Turn")
    assert a.reserve == ["Merlin"]
    empty_hands(a, b)
    pass_out(a, b)
    assert a.s.battle == 3 and "Merlin" in a.front

    a, b = gamble()
    a.does("choose", "Zorro")
    b.does("choose", "Hercules")
    reach(a, b, "Turn")
    a.does("attack", "1C", "Zorro", "Poseidon")
    assert a.level == 3, "the choice is marked on Zorro for the battle"
    a, b = gamble()
    a.does("decline")
    assert not a.is_kod("Tarzan")
