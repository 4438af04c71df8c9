"""Utilities with every attack of a string and with defences: as many as are needed, and none that is not."""

from typing import Any

import pytest

from games.overpower.specials import facing, in_play, strikes
from games.overpower.table import FEAR, SHERIFF, Player, hero, strike, table
from marks import rule


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


@rule("OP25-BATT-51", "OP25-BATT-23")
def test_the_utility_of_an_additional_attack_may_be_negated() -> None:
    a, b = facing(["Dr. Watson", SHERIFF], ["Blackheath Rugby Star", "6C", FEAR], ["Merlin"], ["6E", "Ascendant Mage"])
    strikes(a, b, "Blackheath Rugby Star", "Dr. Watson", "Merlin")
    b.does("take")
    a.answers(("add", FEAR, SHERIFF), ("attack", "6C", "Dr. Watson", "Merlin"))
    b.does("negate", "Ascendant Mage", "Merlin", FEAR)
    assert a.level == 6 and b.can("block", "6E")
    b.does("take")
    assert FEAR in a.dead


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


@rule("OP25-PLACE-05", "OP25-DISC-14")
def test_a_raise_at_hand_serves_an_ally_card_as_well() -> None:
    for raise_, able in (("Head of Martian Science", True), ("Fortune of Helium", False)):
        hand = ["Hera (ally)", raise_]
        a, _ = table(a={"front": ["Dejah Thoris"], "hand": hand}, b={"front": ["Merlin"]}, phase="placement", turn="a")
        assert a.can("place", "Hera (ally)", "Dejah Thoris") is able
    low = ["Hucklebuck", "The Serum"]
    a, _ = table(a={"front": ["Mr. Hyde"], "hand": low}, b={"front": ["Merlin"]}, phase="placement", turn="a")
    assert a.can("place", "Hucklebuck", "Mr. Hyde"), "his Combat is 5 as long as nothing is played"


@rule("OP25-CARD-25", "OP25-BATT-16")
@pytest.mark.parametrize("negated", [True, False])
def test_an_ally_card_whose_raise_is_negated_is_not_played(negated: bool) -> None:
    hand = ["Hera (ally)", "Head of Martian Science", "Great Club"]
    a, b = facing(["Dejah Thoris", "Hercules"], hand, ["Merlin"], ["Ascendant Mage"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "Hera (ally)", "Dejah Thoris", "Merlin")
    if negated:
        b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
        assert b.pending == "Turn" and b.is_asked, "neither the attack nor its follow-up"
        assert a.dead == ["Head of Martian Science", "Hera"]
    else:
        b.does("decline")
        b.does("take")
        assert a.pending == "FollowUp" and a.can("attack", "Great Club", "Hercules")


@rule("OP25-CARD-16", "OP25-BATT-23")
def test_a_universe_card_whose_raise_is_negated_adds_nothing() -> None:
    hand = ["6E", "Lightning Bolt", "Head of Martian Science"]
    a, b = facing(["Dejah Thoris"], hand, ["Merlin"], ["Ascendant Mage", "6E"])
    a.does("add", "Head of Martian Science", "Dejah Thoris")
    a.does("attack", "6E", "Lightning Bolt", "Dejah Thoris", "Merlin")
    b.does("negate", "Ascendant Mage", "Merlin", "Head of Martian Science")
    assert a.level == 6 and b.can("block", "6E", "Merlin")
    b.does("take")
    assert b.damage("Merlin") == 6 and a.dead == ["Head of Martian Science", "Lightning Bolt"]


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


@rule("OP25-BATT-16")
def test_an_attack_takes_any_number_of_utilities() -> None:
    hand = ["6C", FEAR, "Squeeze the Commoners", "Baptized in Combat", "Rising Tides"]
    a, b = facing([SHERIFF, "Leonidas", "Poseidon"], hand, ["Merlin"])
    users = zip(hand[1:], (SHERIFF, SHERIFF, "Leonidas", "Poseidon"), strict=True)
    a.answers(*(("add", utility, user) for utility, user in users))
    strikes(a, b, "6C", "Leonidas", "Merlin")
    assert a.level == 6 + 2 + 3 and a.hand == []
