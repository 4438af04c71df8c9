"""Worked cases: initiative, the phases in order, drawing."""

import pytest

from games.overpower.decklists import deck
from games.overpower.table import PILE, empty_hands, hero, pass_out, reach, seated, table
from marks import case, rule
from overtable.games.overpower.decks.text import dump
from overtable.scenario import scenario


@rule("OP25-SETUP-01", "OP25-SETUP-02", "OP25-SETUP-03", "OP25-SETUP-04", "OP25-PLACE-12")
@case("OP25-CASE-030")
def test_the_table_is_laid() -> None:
    mine = deck("Sword and Shield", "True Strike", front="Lancelot; Robin Hood; Merlin", reserve="Anubis", size=60)
    other = deck(front="Robin Hood; Jane Porter; Korak", reserve="Zorro")
    made = scenario("overpower-2025", "venture", 0, decks=(dump(mine), dump(other)))
    a, b = seated(made)
    for p in (a, b):
        assert p.missions == (7, 0, 0) and p.staked == (0, 0)
        assert p.power_pack == p.dead == p.defeated == []
        assert a.s.hits == []
    assert a.placed("Lancelot") == ["Sword and Shield"] == a.placed()
    assert len(a.draw_pile) == 59 and len(b.draw_pile) == 51 and b.placed() == []
    assert a.front == ["Lancelot", "Merlin", "Robin Hood"] and a.reserve == ["Anubis"]

    from overtable.games.overpower.phases.placement import why_not_place
    from overtable.games.overpower.state import HAND, zone
    from overtable.kernel.knowledge import move

    strike = a.card("True Strike")
    move(a.s, strike, zone(a.number, HAND))
    assert why_not_place(a.s, strike, a.char("Lancelot"), 0) is None, "his Special slot is free"


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
    assert ana.s.battle == 2 and ana.initiative and ana.s.won == ana.number
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
    move(a.s, a.char("Hercules"), zone(a.number, RESERVE))
    assert a.front == ["Korak"] and a.reserve == ["Hercules", "Robin Hood"]
    pass_out(a, b)
    assert a.s.battle == 3
    assert a.front == ["Hercules", "Korak"] and a.reserve == ["Robin Hood"]
