"""Worked cases: blocks, avoids, shifts and hidden attacks."""

import pytest

from games.overpower.table import FREYA, hero, table
from marks import case, rule


@rule("OP25-BATT-35", "OP25-BATT-05")
@case("OP25-CASE-117")
def test_an_attack_is_not_shifted_to_where_it_does_nothing() -> None:
    a, b = table(
        a={"front": ["Robin Hood"], "hand": ["Steal From the Rich"]},
        b={
            "front": [hero("Hercules", placed=["7B"]), "Poseidon", hero("Zorro", placed=["8C"])],
            "hand": ["Legendary Escape", FREYA],
        },
    )
    a.does("attack", "Steal From the Rich", "Robin Hood", "Hercules")
    b.does("decline")
    assert b.refusal("shift", "Legendary Escape", "Hercules", "Poseidon") == "OP25-BATT-35"
    b.does("shift", "Legendary Escape", "Hercules", "Zorro")
    assert b.pending == "DefenceWindow" and b.can("avoid", FREYA, "Zorro"), "a shift is no defence"
    b.does("take")
    a.does("choose", "8C")
    assert b.placed("Zorro") == [] and b.placed("Hercules") == ["7B"]


@rule("OP25-BATT-39", "OP25-BATT-40")
@case("OP25-CASE-118")
def test_an_avoid_answers_an_attack_without_a_number() -> None:
    a, b = table(
        a={"front": ["Robin Hood"], "hand": ["Steal From the Rich"]},
        b={"front": [hero("Hercules", placed=["7B"])], "hand": ["8B", FREYA]},
    )
    a.does("attack", "Steal From the Rich", "Robin Hood", "Hercules")
    b.does("decline")
    assert b.refusal("block", "8B", "Hercules") == "OP25-BATT-40"
    b.does("avoid", FREYA, "Hercules")
    assert b.placed("Hercules") == ["7B"] and b.hits("Hercules") == []


@rule("OP25-BATT-41", "OP25-BATT-42")
@case("OP25-CASE-119")
def test_no_bonus_widens_an_avoid() -> None:
    b = {"front": ["Korak", "Sheriff of Nottingham"], "hand": ["Son of the Jungle", "Rule by Fear"]}
    first, second = table(a={"front": ["Zorro"], "hand": ["5C", "Flintlock"]}, b=b)
    first.does("attack", "5C", "Flintlock", "Zorro", "Korak")
    assert first.level == 7
    assert second.refusal("avoid", "Son of the Jungle", "Korak") == "OP25-BATT-42"
    assert second.refusal("use", "Rule by Fear", "Sheriff of Nottingham") == "OP25-BATT-33"

    first, second = table(a={"front": ["Zorro"], "hand": ["6C"]}, b=b)
    first.does("attack", "6C", "Zorro", "Korak")
    second.does("avoid", "Son of the Jungle", "Korak")
    assert second.hits("Korak") == []


@rule("OP25-BATT-34", "OP25-BATT-43", "OP25-BATT-38")
@case("OP25-CASE-120")
def test_a_card_that_defends_teammates_says_so_and_shows_a_shield() -> None:
    b = {
        "front": ["Merlin", "Hercules", "Angry Mob: Modern Age"],
        "hand": ["Protector of Mankind", "Strength in Numbers", "8B"],
    }
    for power in ("7C", "8C"):
        first, second = table(a={"front": ["Leonidas"], "hand": [power]}, b=b)
        first.does("attack", power, "Leonidas", "Merlin")
        assert second.refusal("block", "Strength in Numbers") == "OP25-BATT-34"
        assert second.refusal("block", "8B", "Hercules") == "OP25-BATT-43"
        assert second.refusal("block", "8B", "Merlin") == "OP25-CARD-06"
        if power == "8C":
            assert second.refusal("block", "Protector of Mankind", "Hercules") == "OP25-BATT-38"
        else:
            second.does("block", "Protector of Mankind", "Hercules")
            assert second.hits("Merlin") == [] and second.dead == ["Protector of Mankind"]


@rule("OP25-BATT-45")
@case("OP25-CASE-122")
def test_the_reserve_may_defend_where_it_may_be_attacked() -> None:
    a, b = table(
        a={"front": ["Korak", "Zorro"], "hand": ["John Clayton III", "8C"]},
        b={"front": ["Merlin"], "reserve": "Zeus", "hand": ["7E"]},
    )
    assert a.refusal("attack", "8C", "Zorro", "Zeus") == "OP25-BATT-45"
    a.does("attack", "John Clayton III", "Korak", "Zeus")
    b.does("decline")
    b.does("block", "7E", "Zeus")
    assert b.hits("Zeus") == []
    b.does("pass")
    assert a.refusal("attack", "8C", "Zorro", "Zeus") == "OP25-BATT-45"


@pytest.mark.parametrize(("guess", "hit"), [("5B", True), ("7B", False)])
@rule("OP25-BATT-73", "OP25-BATT-48")
@case("OP25-CASE-127")
def test_a_wrong_guess_is_lost(guess: str, hit: bool) -> None:
    a, b = table(
        a={"front": ["Count of Monte Cristo"], "hand": ["Jacopo", "6C"], "draw": ["1C"]},
        b={"front": ["Hercules"], "hand": ["5B", "7B"], "draw": ["1B"]},
    )
    a.does("attack", "Jacopo", "Count of Monte Cristo", "Hercules")
    b.does("decline")
    b.does("take")
    a.does("attack", "6C", "Count of Monte Cristo", "Hercules")
    assert a.zone("face down") == ["6 Combat"]
    assert b.can("block", "5B", "Hercules") and b.can("block", "7B", "Hercules")
    b.does("block", guess, "Hercules")
    assert b.power_pack == [guess] and b.hand == ["7B" if guess == "5B" else "5B"]
    assert b.damage("Hercules") == (10 if hit else 4)
    assert b.pending == "Turn", "no second defence"


@rule("OP25-BATT-36", "OP25-BATT-05", "OP25-BATT-43")
@case("OP25-CASE-140")
def test_a_shifted_attack_is_defended_by_its_new_target() -> None:
    a, b = table(
        a={"front": ["Leonidas", "Robin Hood"], "hand": ["8C"]},
        b={
            "front": ["Merlin", hero("Zorro", placed=["8C"])],
            "reserve": "Zeus",
            "hand": ["Legendary Escape"],
        },
    )
    a.does("attack", "8C", "Leonidas", "Merlin")
    assert b.offered("shift", "Legendary Escape", "Merlin") == ["Zorro"], "neither Robin Hood nor Zeus"
    assert not b.can("block"), "Merlin cannot"
    b.does("shift", "Legendary Escape", "Merlin", "Zorro")
    b.does("block", "8C", "Zorro")
    assert b.hits("Zorro") == b.hits("Merlin") == []
