"""Worked cases: initiative, the phases in order, drawing, Events."""

import pytest

from games.overpower.table import PILE, empty_hands, hero, pass_out, reach, table
from marks import case, rule

FULL = {"draw": PILE * 2}


@rule("OP25-SETUP-07", "OP25-END-03")
@case("OP25-CASE-032")
def test_the_winner_goes_first_and_after_a_tie_the_same_player() -> None:
    ana, ben = table(
        a=FULL | {"front": ["Hercules", "Zorro", hero("Korak")], "reserve": "Robin Hood", "hand": []},
        b=FULL | {"front": [hero("Merlin", current=["6B"]), "Poseidon", "Anubis"], "reserve": "Ra"},
        turn="b",
        battle=1,
    )
    assert ben.initiative
    pass_out(ana, ben)
    assert ana.s.battle == 2 and ana.initiative and ana.s.won == 0
    assert "Redraw" not in reach(ana, ben, "Turn")
    empty_hands(ana, ben)
    pass_out(ana, ben)
    assert ana.s.battle == 3 and ana.s.won == 2 and ana.initiative


@pytest.mark.parametrize(
    ("how", "then"),
    [
        ("concede", ["Battle", "Post-Concession", "End Battle"]),
        ("pass", ["Battle", "End Battle"]),
        ("pre-battle", ["End Battle"]),
    ],
)
@rule("OP25-SETUP-08", "OP25-VENT-14", "OP25-CONC-01")
@case("OP25-CASE-033")
def test_the_phases_of_a_battle(monkeypatch: pytest.MonkeyPatch, how: str, then: list[str]) -> None:
    from overtable.games.overpower.state import PHASES, Overpower

    slot = Overpower.phase
    seen: list[str] = []

    def told(self: Overpower, phase: int) -> None:
        slot.__set__(self, phase)  # type: ignore[attr-defined]
        if not seen or seen[-1] != PHASES[phase]:
            seen.append(PHASES[phase])

    team = {"front": ["Hercules", "Zorro", "Korak"], "reserve": "Robin Hood", "draw": ["Rapier", "Longbow", *PILE]}
    a, b = table(a=team, b=team, phase="venture")
    monkeypatch.setattr(Overpower, "phase", property(slot.__get__, told))  # type: ignore[attr-defined]
    a.ventures(1)
    b.ventures(1)
    a.does("fight")
    if how == "pre-battle":
        b.does("concede")
    else:
        b.does("fight")
        if how == "concede":
            a.does("concede")
            b.does("accept")
            a.does("decline")
            b.does("decline")
        else:
            a.does("pass")
            b.does("pass")
    assert seen[: len(then)] == then
    reach(a, b, "Venture")
    assert seen[len(then) :] == ["Draw", "Event", "Discard", "Placement", "Venture"]


@rule("OP25-DRAW-04", "OP25-DRAW-03", "OP25-END-26")
@case("OP25-CASE-036")
def test_who_has_no_more_cards_draws_what_there_is() -> None:
    a, _ = table(
        a={
            "front": ["Hercules"],
            "draw": ["1B", "2B", "3B"],
            "power_pack": ["4B", "5B"],
            "dead": ["Rapier"] * 30,
        },
        b={"front": ["Merlin"], "draw": PILE},
        phase="draw",
    )
    assert a.hand == ["1B", "2B", "3B", "4B", "5B"]
    assert a.draw_pile == [] and a.power_pack == [] and len(a.dead) == 30
    assert a.s.result is None and a.is_asked


@rule("OP25-DRAW-05", "OP25-DISC-02", "OP25-EVENT-09", "OP25-BATT-09", "OP25-BATT-28", "OP25-DISC-19")
@case("OP25-CASE-038")
def test_cards_drawn_in_battle_are_checked_at_once() -> None:
    a, b = table(
        a={
            "front": ["Dejah Thoris", hero("Zorro", placed=["5C"])],
            "hand": ["3E", "Fortune of Helium"],
            "draw": ["5E", "Jane", "Champions of Barsoom", "1E"],
        },
        b={"front": ["Merlin"]},
    )
    a.does("play", "Fortune of Helium", "Dejah Thoris")
    b.does("decline")
    assert a.refusal("done") == "OP25-DISC-01"
    assert a.offered("discard") == ["5 Energy"], "the placed 5C stays"
    a.does("discard", "5E")
    a.does("done")
    assert a.hand == ["3E", "Champions of Barsoom"]
    assert a.power_pack == ["5E"] and a.defeated == ["Jane"] and a.dead == ["Fortune of Helium"]
    assert a.placed("Zorro") == ["5C"] and a.draw_pile == ["1E"]


@rule("OP25-DRAW-06", "OP25-DRAW-02")
@case("OP25-CASE-039")
def test_who_began_on_the_front_line_comes_back_first() -> None:
    from overtable.games.overpower.state import RESERVE, zone
    from overtable.kernel.knowledge import move

    a, b = table(
        a={"front": ["Hercules", hero("Zorro", ko=2), "Korak"], "reserve": "Robin Hood", "draw": PILE},
        b={"front": ["Merlin"], "draw": PILE},
    )
    move(a.s, a.char("Hercules"), zone(0, RESERVE))
    assert a.front == ["Korak"] and a.reserve == ["Hercules", "Robin Hood"]
    pass_out(a, b)
    assert a.s.battle == 3
    assert a.front == ["Hercules", "Korak"] and a.reserve == ["Robin Hood"]


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
    assert all(a.s.pool[1][c] for c in face_down), "the opponent does not know it"
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
