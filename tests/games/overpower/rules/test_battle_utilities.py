"""Utilities with attacks and with defences: as many as are needed, and none that is not (OP25-BATT)."""

from typing import Any

import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.table import FEAR, SHERIFF, Player, defending, hero, strike, table
from marks import rule


@rule("OP25-BATT-16")
def test_an_attack_takes_any_number_of_utilities() -> None:
    hand = ["6C", FEAR, "Squeeze the Commoners", "Baptized in Combat", "Rising Tides"]
    a, b = facing([SHERIFF, "Leonidas", "Poseidon"], hand, ["Merlin"])
    users = zip(hand[1:], (SHERIFF, SHERIFF, "Leonidas", "Poseidon"), strict=True)
    a.answers(*(("add", utility, user) for utility, user in users))
    strikes(a, b, "6C", "Leonidas", "Merlin")
    assert a.level == 6 + 2 + 3 and a.hand == []


@rule("OP25-BATT-17")
def test_a_utility_beside_an_attack_must_modify_it() -> None:
    a, _ = table(
        a={"front": ["Hercules", "Joan of Arc"], "hand": ["6C", "Early Feminist Leader", "Lady of the Lake", "8B"]},
        b={"front": ["Merlin"]},
    )
    assert a.can("add", "Early Feminist Leader", "Joan of Arc") is False
    assert a.refusal("add", "Early Feminist Leader", "Joan of Arc") == "OP25-BATT-17", "it would help Joan only"
    assert not a.can("add", "Lady of the Lake")
    a, b = table(
        a={"front": ["Hercules", "Joan of Arc"], "hand": ["5C", "8B", "Early Feminist Leader"]},
        b={"front": ["Merlin"]},
    )
    a.does("add", "Early Feminist Leader", "Joan of Arc")
    assert not a.can("attack", "8B"), "only an attack that it modifies"
    a.does("attack", "5C", "Joan of Arc", "Merlin")
    b.does("decline")
    assert a.level == 7


@rule("OP25-BATT-51", "OP25-BATT-16", "OP25-BATT-17")
def test_a_utility_goes_with_an_additional_attack_too() -> None:
    a, b = facing(["Dr. Watson", SHERIFF], ["Blackheath Rugby Star", "6C", FEAR], ["Merlin"], ["7E"])
    strike(a, b, "Blackheath Rugby Star", "Dr. Watson", "Merlin")
    assert a.pending == "FollowUp" and a.can("add", FEAR, SHERIFF) and a.can("decline")
    a.does("add", FEAR, SHERIFF)
    assert not a.can("decline")
    strikes(a, b, "6C", "Dr. Watson", "Merlin")
    assert a.level == 8 and not b.can("block", "7E")
    b.does("take")
    assert a.astral == [FEAR] and b.damage("Merlin") == 10 and b.is_asked


@rule("OP25-BATT-17")
def test_what_hinders_the_defence_goes_with_an_attack() -> None:
    a, b = facing(
        ["Poseidon", SHERIFF],
        ["6E", "Rising Tides", "Squeeze the Commoners"],
        [hero("Zorro", placed=["Rapier"])],
        ["5C", "Flintlock"],
    )
    a.does("add", "Rising Tides", "Poseidon")
    strikes(a, b, "6E", "Poseidon", "Zorro")
    assert not b.can("block", "5C", "Rapier") and b.can("block", "5C", "Flintlock")
    assert "Rising Tides" in a.astral
    a, b = facing(["Poseidon", SHERIFF], ["6E", "Squeeze the Commoners"], ["Zorro"], ["5C", "Flintlock"])
    a.does("add", "Squeeze the Commoners", SHERIFF)
    strikes(a, b, "6E", "Poseidon", "Zorro")
    assert not b.can("block", "5C", "Flintlock")


@rule("OP25-CARD-22", "OP25-BATT-17")
def test_who_may_play_teamwork_cards_beyond_the_grid_may_do_so_with_a_utility() -> None:
    hand = ["8 Energy Teamwork (Combat/Brute Force)", "5C", FEAR]
    me = in_play("All For One", "The Three Musketeers")
    a, b = facing(["The Three Musketeers", "Zorro", SHERIFF], hand, ["Merlin"], me=me)
    a.does("add", FEAR, SHERIFF)
    strikes(a, b, hand[0], "The Three Musketeers", "Merlin")
    assert b.pending == "DefenceWindow" and a.level == 6
    b.does("take")
    assert b.damage("Merlin") == 4


@rule("OP25-BATT-17")
@pytest.mark.parametrize(("utility", "beside"), [("Honest Ground", True), ("Cease Fire", False)])
def test_what_only_keeps_the_opponent_from_attacking_is_an_action_of_its_own(
    legacy_cards: Any, utility: str, beside: bool
) -> None:
    a, _ = facing(["Zorro"], ["6C", utility], ["Merlin"])
    assert a.can("add", utility, "Zorro") is beside and a.can("play", utility, "Zorro")


@rule("OP25-BATT-33", "OP25-BATT-71", "OP25-BATT-82")
def test_a_utility_is_used_on_defence_only_where_it_is_needed() -> None:
    side = {"front": ["Hercules", "Sheriff of Nottingham"], "hand": ["Rule by Fear", "6B"]}
    _, b = defending(("8C", "Zorro", "Hercules"), {"front": ["Zorro"], "hand": ["8C"]}, side)
    assert b.refusal("block", "6B", "Hercules") == "OP25-BATT-38"
    b.does("use", "Rule by Fear", "Sheriff of Nottingham")
    assert b.offered("block") == ["6 Brute Force"] and not b.can("take")
    b.does("block", "6B", "Hercules")
    assert b.hits("Hercules") == [] and b.astral == ["Rule by Fear"], "it stays for the battle"

    _, b = defending(("6C", "Zorro", "Hercules"), {"front": ["Zorro"], "hand": ["6C"]}, side)
    assert b.refusal("use", "Rule by Fear", "Sheriff of Nottingham") == "OP25-BATT-33", "6B blocks without it"
    _, b = defending(
        ("8C", "Leonidas", "Hercules"), {"front": ["Leonidas"], "hand": ["8C"]}, side | {"hand": ["Rule by Fear", "5B"]}
    )
    assert b.refusal("use", "Rule by Fear", "Sheriff of Nottingham") == "OP25-BATT-33", "5 + 2 is not enough"


@rule("OP25-BATT-33")
def test_a_defence_takes_as_many_utilities_as_it_needs() -> None:
    team = [SHERIFF, "Leonidas", "Hercules"]

    def attacked(attack: str, *answers: str) -> Player:
        a, b = facing(["Leonidas"], [attack], team, list(answers))
        strikes(a, b, attack, "Leonidas", "Leonidas")
        return b

    b = attacked("8C", FEAR, "Shield Phalanx", "5C")
    assert b.can("use", FEAR, SHERIFF) and b.can("use", "Shield Phalanx", "Leonidas")
    b.does("use", FEAR, SHERIFF)
    assert not b.can("block", "5C") and not b.can("take")
    b.does("use", "Shield Phalanx", "Leonidas")
    b.does("block", "5C", "Leonidas")
    assert b.damage("Leonidas") == 0 and b.astral == [FEAR] and b.clipped("Leonidas") == ["Shield Phalanx"]

    b = attacked("8C", FEAR, "Shield Phalanx", "4C")
    assert not b.can("use"), "4 + 2 + 1 is not enough"
    b = attacked("6C", FEAR, "Shield Phalanx", "4C")
    assert b.can("use", FEAR) and not b.can("use", "Shield Phalanx"), "one is enough, the other is not needed"
    b.does("use", FEAR, SHERIFF)
    assert not b.can("use"), "nor beside it"


@rule("OP25-BATT-33")
def test_a_shift_that_was_there_already_needs_no_utility() -> None:
    a, b = facing(
        ["Leonidas"],
        ["7C"],
        ["Wicked Witch", "Korak", SHERIFF],
        [FEAR, "5E"],
        them=in_play("Harness the Wind", "Wicked Witch"),
    )
    strikes(a, b, "7C", "Leonidas", "Wicked Witch")
    assert b.can("shift", "Harness the Wind", "Korak")
    b.does("use", FEAR, SHERIFF)
    assert b.can("block", "5E") and not b.can("shift"), "the utility is no part of the shift"


@rule("OP25-BATT-51", "OP25-BATT-56", "OP25-BATT-58")
def test_a_teamwork_follow_up_takes_a_utility_but_no_universe_card() -> None:
    hand = ["7 Combat Teamwork (Energy/Intelligence)", "5E", FEAR, "Lightning Bolt"]
    a, b = facing(["Robin Hood", "Merlin", SHERIFF], hand, ["Hercules"])
    strike(a, b, hand[0], "Robin Hood", "Hercules")
    assert not a.can("decline"), "the follow-up is required"
    a.does("add", FEAR, SHERIFF)
    assert a.offered("attack", "5E", "Merlin") == ["Hercules"]
    strikes(a, b, "5E", "Merlin", "Hercules")
    assert a.level == 5 + 1 + 2


RULED_BY_FEAR = {"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]}


@rule("OP25-BATT-71", "OP25-CARD-07", "OP25-CARD-06")
def test_a_bonus_to_all_actions_is_for_attacks_and_defences() -> None:
    a, b = defending(
        ("6B", "Sheriff of Nottingham", "Korak"),
        {"front": ["Sheriff of Nottingham"], "hand": ["6B"]} | RULED_BY_FEAR,
        {"front": ["Korak", "Sheriff of Nottingham"], "hand": ["6C", "5C"]} | RULED_BY_FEAR,
    )
    assert a.level == 8
    assert b.refusal("block", "5C", "Korak") == "OP25-BATT-38"
    b.does("block", "6C", "Korak")
    assert b.hits("Korak") == []


@rule("OP25-BATT-82", "OP25-BATT-33", "OP25-CARD-06")
def test_a_grid_is_raised_to_block() -> None:
    a, b = defending(
        ("7C", "Robin Hood", "Dejah Thoris"),
        {"front": ["Robin Hood"], "hand": ["7C"]},
        {"front": ["Dejah Thoris"], "hand": ["Head of Martian Science", "7E"]},
    )
    assert b.refusal("block", "7E", "Dejah Thoris") == "OP25-CARD-06"
    b.does("use", "Head of Martian Science", "Dejah Thoris")
    b.does("block", "7E", "Dejah Thoris")
    assert b.hits("Dejah Thoris") == [] and b.grid("Dejah Thoris") == (7, 6, 2, 7)
    assert a.hand == []
