"""Rulings that the ledger takes where the book is silent, and edges of rules that other tests only touch."""

import pytest

from games.overpower.table import PILE, hero, pass_out, reach, strike, table
from marks import rule


@rule("OP25-BATT-12")
def test_an_attack_that_needs_another_card_first_is_not_available() -> None:
    a, _ = table(a={"front": ["Dejah Thoris"], "hand": ["7E", "Head of Martian Science"]}, b={"front": ["Merlin"]})
    assert a.can("pass") and not a.can("attack", "7E")
    assert a.can("add", "Head of Martian Science", "Dejah Thoris"), "though it could be played with it"
    a, _ = table(
        a={"front": ["Hercules"], "hand": ["7B"]},
        b={"front": ["Dracula"], "in_play": [{"card": "Paralyzing Gaze", "by": "Dracula", "target": "Hercules"}]},
    )
    assert a.can("pass"), "whoever may not attack has no attack"
    a, _ = table(a={"front": ["Hercules"], "hand": ["8E"]}, b={"front": ["Merlin"]})
    assert a.can("pass"), "nor who has not the grid"


@rule("OP25-DRAW-03", "OP25-END-26")
def test_the_power_pack_becomes_the_draw_pile_with_the_last_card() -> None:
    side = {"front": ["Hercules", "Zorro"], "dead": ["Rapier"], "defeated": ["Wrath of Ra"]}
    a, b = table(
        a=side | {"draw": PILE[:8], "power_pack": ["7B", "7C", "6B"]},
        b={"front": ["Merlin"], "draw": PILE},
        phase="draw",
    )
    assert a.hand == sorted(PILE[:8]) and sorted(a.draw_pile) == ["6B", "7B", "7C"] and a.power_pack == []
    assert a.dead == ["Rapier"] and a.defeated == ["Wrath of Ra"]
    assert all(a.s.pool[0][c] for c in a.ids("draw pile")), "it was shuffled"
    assert b.draw_pile == PILE[8:]


@rule("OP25-DISC-14", "OP25-PLACE-05")
def test_a_raise_at_hand_makes_a_card_usable() -> None:
    for hand, kept in ((["7E", "Head of Martian Science"], True), (["7E"], False)):
        a, _ = table(
            a={"front": ["Dejah Thoris"], "hand": hand, "draw": ["Head of Martian Science"]},
            b={"front": ["Merlin"]},
            phase="discard",
        )
        assert ("7E" in a.hand) is kept and (a.dead == ["7E"]) is not kept


@rule("OP25-DISC-21", "OP25-DISC-22")
def test_an_unusable_card_gives_the_redraw_too_and_only_in_the_first_battle() -> None:
    for battle, step in ((1, "Redraw"), (2, "Place")):
        a, b = table(
            a={"front": ["Hercules"], "draw": PILE},
            b={"front": ["Hercules"], "hand": ["8E", "1B"], "draw": ["7I", "2B"]},
            phase="discard",
            battle=battle,
        )
        a.does("done")
        b.does("done")
        assert b.dead == ["8E"] and a.pending == step
        if step == "Redraw":
            assert b.is_asked
            b.does("redraw")
            assert b.dead == ["7I", "8E"] and b.hand == ["1B"] and b.draw_pile == ["2B"], "checked, and not replaced"
            b.does("done")
            assert a.pending == "Place"


@rule("OP25-DISC-17", "OP25-DISC-16")
def test_an_unusable_power_card_goes_to_the_dead_pile_even_as_a_duplicate() -> None:
    a, _ = table(
        a={"front": ["Zorro"], "reserve": hero("Zeus", placed=["7E"]), "hand": ["8C", "8E"], "draw": PILE},
        b={"front": ["Merlin"]},
        phase="discard",
    )
    assert a.dead == ["8E"] and a.hand == ["8C"] and a.verbs == {"done"}, "though Zeus has the grid"


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


@rule("OP25-INTER-18", "OP25-INTER-23", "OP25-BATT-22")
def test_in_the_astral_plane_a_card_that_acts_as_a_power_card_is_still_a_special() -> None:
    a, b = table(
        a={"front": ["Mina Harker"], "hand": ["Jonathan Harker, Solicitor"]},
        b={"front": ["Merlin"], "hand": ["Ascendant Mage"]},
    )
    a.does("attack", "Jonathan Harker, Solicitor", "Mina Harker", "Merlin")
    assert b.can("negate", "Ascendant Mage", "Merlin", "Jonathan Harker, Solicitor")
    b.does("decline")
    b.does("take")
    assert not b.can("negate"), "as a hit it is a Power card"


@rule("OP25-BATT-57", "OP25-BATT-55")
def test_after_an_any_power_teamwork_every_type_follows() -> None:
    teamwork = "7 Any-Power Teamwork"
    a, b = table(
        a={"front": ["Robin Hood", "Merlin", "Hercules"], "hand": [teamwork, "6E", "7B", "6C"]}, b={"front": ["Korak"]}
    )
    strike(a, b, teamwork, "Robin Hood", "Korak")
    assert a.level == 6 and set(a.offered("attack")) == {"6 Energy", "7 Brute Force", "6 Combat"}
    a.does("attack", "6E", "Merlin", "Korak")
    assert a.level == 6, "at +0"
    b.does("take")
    a.does("attack", "7B", "Hercules", "Korak")
    assert a.level == 8, "at +1"


@rule("OP25-CARD-22", "OP25-BATT-57")
def test_the_follow_ups_of_a_teamwork_have_its_bonuses() -> None:
    teamwork = "8 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={"front": ["Zorro", "Merlin", "Joan of Arc"], "hand": [teamwork, "6E", "6I"]}, b={"front": ["Hercules"]}
    )
    assert a.offered("attack", teamwork) == ["Zorro"], "8 Combat is needed"
    a.does("attack", teamwork, "Zorro", "Hercules")
    assert a.level == 4
    b.does("take")
    a.does("attack", "6I", "Joan of Arc", "Hercules")
    assert a.level == 7, "either type may come first, at +1"
    b.does("take")
    a.does("attack", "6E", "Merlin", "Hercules")
    assert a.level == 8, "and the other one second, at +2"


@rule("OP25-CONC-02", "OP25-CONC-09", "OP25-CONC-05")
def test_without_such_a_card_nothing_happens_after_a_concession() -> None:
    a, b = table(a={"front": ["Hercules"], "draw": PILE}, b={"front": ["Zorro"], "hand": ["8C"], "draw": PILE})
    a.does("concede")
    b.does("accept")
    a.does("decline")
    assert b.verbs == {"decline"} and b.refusal("attack", "8C", "Zorro", "Hercules") == "OP25-CONC-02"
    b.does("decline")
    assert a.s.battle == 3 and a.hits("Hercules") == []


@pytest.mark.parametrize(("hits", "kod"), [(["8C", "8C", "3C"], False), (["8C", "8C", "4C"], True)])
@rule("OP25-KO-01", "OP25-KO-03")
def test_nineteen_is_not_enough(hits: list[str], kod: bool) -> None:
    _, b = table(a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=hits[:2], current=hits[2:]), "Merlin"]})
    assert b.is_kod("Zorro") is kod


@rule("OP25-KO-02", "OP25-KO-03")
def test_two_types_are_no_spectrum_and_three_are() -> None:
    for current, kod in ((["1C"], False), (["1B"], True)):
        _, b = table(
            a={"front": ["Hercules"]}, b={"front": [hero("Zorro", hits=["1E", "2C"], current=current), "Merlin"]}
        )
        assert b.is_kod("Zorro") is kod, "hits of this battle and of the permanent record together"


@rule("OP25-SETUP-07", "OP25-END-02")
def test_who_wins_by_concession_goes_first_in_the_next_battle() -> None:
    a, b = table(a={"front": ["Hercules"], "draw": PILE * 2}, b={"front": ["Zorro"], "draw": PILE * 2})
    assert a.initiative
    a.does("concede")
    b.does("accept")
    a.does("decline")
    b.does("decline")
    assert b.initiative and a.s.battle == 3
    reach(a, b, "Turn")
    assert b.is_asked


@rule("OP25-END-18", "OP25-END-19", "OP25-END-23")
def test_completed_objectives_that_were_staked_come_back() -> None:
    a, b = table(
        a={
            "front": ["Hercules"],
            "draw": PILE,
            "objectives": {"reserve": 2, "completed": 1, "defeated": 1, "ventured": {"reserve": 2, "completed": 1}},
        },
        b={"front": [hero("Merlin", current=["5C"])], "draw": PILE},
    )
    pass_out(a, b)
    a.does("done")
    assert a.missions == (2, 1 + 2 + 1, 1) and b.missions == (6, 0, 1)
