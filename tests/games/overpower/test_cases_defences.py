"""Worked cases: blocks, avoids, shifts, hidden attacks, cards that can be attacked."""

import pytest

from games.overpower.table import FREYA, hero, table
from marks import case, rule
from overtable.kernel.refs import card


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


DECOY = "Distracting Intervention"


@rule("OP25-BATT-49", "OP25-TOTAL-06", "OP25-KO-26", "OP25-BATT-46")
@case("OP25-CASE-125")
def test_a_hit_on_a_card_is_no_success() -> None:
    a, b = table(
        a={"front": ["Sherlock Holmes"], "hand": ["Irene Adler"]},
        b={
            "front": ["Zeus", "Cthulhu"],
            "hand": ["8E", "8B"],
            "in_play": [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}],
        },
    )
    before = a.venture
    a.does("attack", "Irene Adler", "Sherlock Holmes", DECOY)
    b.does("decline")
    assert b.pending == "Turn", "it cannot be defended"
    assert b.dead == [DECOY] and b.clipped("Zeus") == []
    assert not b.is_open, "the hand stays closed"
    assert a.venture == before and b.hits("Zeus") == []

    a, b = table(a={"front": ["Sherlock Holmes"], "hand": ["Irene Adler"]}, b={"front": ["Zeus"], "hand": ["8E"]})
    a.does("attack", "Irene Adler", "Sherlock Holmes", "Zeus")
    b.does("decline")
    b.does("take")
    assert b.is_open, "a success opens it"


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


@rule("OP25-INTER-09", "OP25-INTER-08")
@case("OP25-CASE-186")
def test_some_cards_ignore_may_not_be_attacked() -> None:
    water = {"in_play": [{"card": "Form of Water", "by": "Poseidon"}]}
    a, b = table(
        a={"front": ["Angry Mob: Modern Age"], "hand": ["Don't Let it Get Away!", "6B"]},
        b={"front": ["Poseidon", "Merlin"], "hand": ["2E"]} | water,
    )
    assert a.refusal("attack", "6B", "Angry Mob: Modern Age", "Poseidon") == "OP25-BATT-84"
    a.does("attack", "Don't Let it Get Away!", "Angry Mob: Modern Age", "Poseidon", "Energy")
    b.does("decline")
    b.does("block", "2E", "Poseidon")
    assert b.hits("Poseidon") == []


@rule("OP25-INTER-11")
@case("OP25-CASE-189")
def test_the_newest_decoy_first() -> None:
    decoys = [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}] * 2
    a, b = table(
        a={"front": ["Zorro"], "hand": ["6C", "5C", "4C"]},
        b={"front": ["Zeus", "Cthulhu"], "in_play": decoys},
    )
    old, new = sorted(b.ids("attached"))

    def attackable() -> set[int]:
        return {o.refs[2] for o in a.options() if o.verb == "attack"}

    assert card(new) in attackable() and card(old) not in attackable()
    assert a.refusal("attack", "6C", "Zorro", "Zeus") == "OP25-INTER-11"
    a.does("attack", "6C", "Zorro", card(new))
    assert b.dead == [DECOY]
    b.does("pass")
    assert card(old) in attackable() and card(b.char("Zeus")) not in attackable()
    a.does("attack", "5C", "Zorro", card(old))
    b.does("pass")
    a.does("attack", "4C", "Zorro", "Zeus")
    b.does("take")
    assert b.damage("Zeus") == 4


@rule("OP25-INTER-12", "OP25-INTER-11", "OP25-KO-26")
@case("OP25-CASE-190")
def test_hera_waits_until_zeus_can_be_targeted() -> None:
    a, b = table(
        a={"front": ["Zorro"], "hand": ["6C", "5C"]},
        b={
            "front": ["Zeus", "Cthulhu"],
            "in_play": [{"card": DECOY, "by": "Cthulhu", "target": "Zeus"}, {"card": "Hera (Zeus)", "by": "Zeus"}],
        },
    )
    a.does("attack", "5C", "Zorro", DECOY)
    assert b.dead == [DECOY] and b.clipped("Zeus") == ["Hera"]
    assert [h.host for h in a.s.hits] == [], "not shifted to Hera"
    b.does("pass")
    a.does("attack", "6C", "Zorro", "Zeus")
    assert b.damage("Zeus") == 0
    assert [(h.host, h.value) for h in a.s.hits] == [(b.ids("attached")[0], 6)]


@rule("OP25-INTER-18", "OP25-INTER-22", "OP25-INTER-06")
@case("OP25-CASE-196")
def test_what_acts_as_a_power_card_blocks_what_specials_cannot() -> None:
    a, b = table(
        a={"front": ["Invisible Man"], "hand": ["Hidden Sociopath"]},
        b={"front": ["Mina Harker"], "hand": ["Jonathan Harker, Solicitor", FREYA]},
    )
    a.does("attack", "Hidden Sociopath", "Invisible Man", "Mina Harker")
    b.does("decline")
    assert b.refusal("avoid", FREYA) == "OP25-INTER-06"
    b.does("block", "Jonathan Harker, Solicitor", "Mina Harker")
    assert b.hits("Mina Harker") == [] and b.dead == ["Jonathan Harker, Solicitor"]


@rule("OP25-INTER-23", "OP25-BATT-29")
@case("OP25-CASE-197")
def test_a_hit_that_acts_as_a_power_card_is_no_special_any_more() -> None:
    a, b = table(
        a={"front": ["Mina Harker", "Hercules"]},
        b={
            "front": [hero("Zorro", current=["Jonathan Harker, Solicitor", "Great Club"]), "Sherlock Holmes"],
            "hand": ["Brilliant Deduction"],
        },
        turn="b",
    )
    assert a.venture == 11 and b.damage("Zorro") == 11
    head = ("negate", "Brilliant Deduction", "Sherlock Holmes")
    assert b.refusal(*head, "Jonathan Harker, Solicitor") == "OP25-BATT-29"
    b.does(*head, "Great Club")
    a.does("decline")
    assert b.hits("Zorro") == ["Jonathan Harker, Solicitor"] and b.damage("Zorro") == 5 and a.venture == 5
    assert a.dead == ["Great Club"]
