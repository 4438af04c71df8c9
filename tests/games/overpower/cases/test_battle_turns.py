"""Worked cases: passing, conceding, the first action of a turn."""

import pytest

from games.overpower.table import PILE, TEAMWORK, hero, table
from marks import case, rule


@pytest.mark.parametrize(("place", "why"), [("placed", True), ("hand", False)])
@rule("OP25-BATT-12")
@case("OP25-CASE-093")
def test_placed_attacks_do_not_prevent_passing(place: str, why: bool) -> None:
    zeus, robin = ["Thunderbolt"], ["7C"]
    if place == "placed":
        side = {"front": [hero("Robin Hood", placed=robin), hero("Zeus", placed=zeus)], "hand": ["Rapier"]}
    else:
        side = {"front": ["Robin Hood", "Zeus"], "hand": ["7C", "Rapier"]}
    a, b = table(a=side, b={"front": ["Merlin"]})
    assert a.can("attack", "7C", "Robin Hood", "Merlin")
    assert a.can("pass") is why
    if not why:
        assert a.refusal("pass") == "OP25-BATT-12"
    else:
        a.does("pass")
        assert b.pending == "SecondPass"


@pytest.mark.parametrize(("placed", "may_pass"), [([], True), (["5E"], False)])
@rule("OP25-BATT-12", "OP25-BATT-59")
@case("OP25-CASE-094")
def test_a_teamwork_without_its_follow_up_is_no_attack_at_hand(placed: list[str], may_pass: bool) -> None:
    a, _ = table(
        a={"front": ["Robin Hood", hero("Merlin", placed=placed), "Hercules"], "hand": [TEAMWORK]},
        b={"front": ["Poseidon"]},
    )
    assert a.can("pass") is may_pass
    assert a.can("attack", TEAMWORK, "Robin Hood", "Poseidon") is not may_pass
    if may_pass:
        assert a.refusal("attack", TEAMWORK, "Robin Hood", "Poseidon") == "OP25-BATT-59"
    else:
        assert a.refusal("pass") == "OP25-BATT-12"


@rule("OP25-BATT-13", "OP25-BATT-14")
@case("OP25-CASE-097")
def test_who_has_passed_defends_and_negates_but_does_not_attack() -> None:
    a, b = table(
        a={
            "front": [hero("Hercules", placed=["7B"]), "Merlin"],
            "hand": ["6C", "Ascendant Mage"],
            "passed": True,
        },
        b={"front": ["Poseidon", "Dejah Thoris"], "hand": ["6E", "Fortune of Helium"], "draw": PILE},
        turn="b",
    )
    b.does("attack", "6E", "Poseidon", "Hercules")
    a.does("block", "6C", "Hercules")
    assert a.hits("Hercules") == []
    assert a.verbs == {"pass", "concede"}
    assert a.refusal("attack", "7B", "Hercules", "Poseidon") == "OP25-BATT-13"
    a.does("pass")
    b.does("play", "Fortune of Helium", "Dejah Thoris")
    a.does("negate", "Ascendant Mage", "Merlin", "Fortune of Helium")
    assert b.hand == [] and b.dead == ["Fortune of Helium"] and a.dead == ["Ascendant Mage"]


@rule("OP25-BATT-15", "OP25-BATT-13", "OP25-CONC-01", "OP25-TOTAL-08")
@case("OP25-CASE-098")
def test_two_passes_in_a_row_end_the_battle() -> None:
    a, b = table(
        a={"front": ["Hercules", "The Mummy"], "draw": PILE},
        b={"front": ["Poseidon"], "hand": ["2E"], "draw": PILE},
    )
    a.does("pass")
    b.does("attack", "2E", "Poseidon", "Hercules")
    a.does("take")
    a.does("pass")
    assert b.pending == "SecondPass"
    b.does("pass")
    assert a.s.battle == 3, "nobody is asked to concede, and nothing follows"
    assert a.s.won == b.number and b.missions == (6, 1, 0) and a.missions == (6, 0, 1)


@rule("OP25-BATT-10", "OP25-BATT-11", "OP25-BATT-65")
@case("OP25-CASE-099")
def test_only_a_card_that_speaks_of_it_answers_a_concession(legacy_cards) -> None:  # type: ignore[no-untyped-def]
    def conceded(card: str):  # type: ignore[no-untyped-def]
        a, b = table(
            a={"front": ["Hercules"], "hand": ["6C"], "draw": PILE},
            b={"front": ["Poseidon"], "hand": [card, "1E"], "draw": PILE},
        )
        a.does("concede")
        return a, b

    a, b = conceded("No Way Out")
    b.does("prevent", "No Way Out", "Poseidon")
    assert b.pending == "Turn" and b.is_asked and a.hand == ["6C"] and b.defeated == ["No Way Out"]

    a, b = conceded("Princess and the Pea")
    assert b.verbs == {"accept"}
    assert b.refusal("prevent", "Princess and the Pea") == "OP25-BATT-11"
    b.does("accept")
    a.does("decline")
    b.does("decline")
    assert a.s.battle == 3 and a.s.won == b.number and a.missions == (6, 0, 1) and b.missions == (6, 1, 0)


@rule("OP25-BATT-18", "OP25-BATT-17")
@case("OP25-CASE-130")
def test_a_utility_with_a_teamwork_leaves_it_the_first_action() -> None:
    a, b = table(
        a={"front": ["Robin Hood", "Merlin", "Sheriff of Nottingham"], "hand": ["Rule by Fear", TEAMWORK, "5E"]},
        b={"front": ["Poseidon"]},
    )
    a.does("add", "Rule by Fear", "Sheriff of Nottingham")
    a.does("attack", TEAMWORK, "Robin Hood", "Poseidon")
    b.does("decline")
    assert a.level == 6
    b.does("take")
    assert a.pending == "FollowUp" and b.damage("Poseidon") == 4
    a.does("attack", "5E", "Merlin", "Poseidon")
    assert a.level == 5 + 1 + 2
