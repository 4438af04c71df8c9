"""What follows a Teamwork card or an Ally in the classic Battle Phase (OPC-BATT)."""

import pytest

from games.overpower.table import Player
from games.overpower_classic.given import GAIN, TEAMWORK
from games.overpower_classic.making import special, strike_home
from games.overpower_classic.table import duel
from marks import rule

JUBILEE, THING = "Jubilee (MVOP)", "Thing (MVOP)"
HULK, STORM, BEAST, WOLVERINE, CYCLOPS, GAMBIT = (
    f"{name} (MVOP)" for name in ("Hulk", "Storm", "Beast", "Wolverine", "Cyclops", "Gambit")
)


def team(hand: list[str], theirs: list[str] | None = None, answers: list[str] | None = None) -> list[Player]:
    return duel([CYCLOPS, HULK, WOLVERINE], hand, theirs or ["Thing (MVOP)"], answers)


@rule("OPC-BATT-08", "OPC-BATT-10", "OPC-BATT-12")
def test_two_others_follow_a_teamwork_one_after_the_other_with_other_types() -> None:
    a, b = team([TEAMWORK, "4S", "3F", "2F", "6E"], ["Thing (MVOP)", "Jubilee (MVOP)"])
    a.does("attack", TEAMWORK, "Cyclops", "Thing")
    assert not a.is_asked, "nothing more is shown before this one is resolved"
    b.does("take")
    assert not a.can("attack", "3F", "Cyclops", "Thing") and a.refusal("attack", "6E", "Hulk", "Thing") != ""
    a.does("attack", "4S", "Hulk", "Thing")
    assert a.level == 6
    b.does("take")
    assert not a.can("attack", "2F", "Hulk", "Thing"), "another teammate"
    a.does("attack", "3F", "Wolverine", "Jubilee")
    assert a.level == 5
    b.does("take")
    assert b.is_asked and b.pending == "Turn"


@rule("OPC-BATT-09")
def test_one_follow_up_is_a_duty_and_without_one_there_is_no_teamwork() -> None:
    a, b = team([TEAMWORK, "4S", "3F"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    assert a.refusal("decline") == "OPC-BATT-09"
    strike_home(a, b, "4S", "Hulk", "Thing")
    a.does("decline")
    assert b.pending == "Turn", "the second is optional"
    a, _ = team([TEAMWORK, "6E"])
    assert a.refusal("attack", TEAMWORK, "Cyclops", "Thing") == "OPC-BATT-09"


@rule("OPC-BATT-10", "OPC-BATT-16", "OPC-RESERVE-06")
@pytest.mark.parametrize("card", [TEAMWORK, "Edwin Jarvis"])
def test_the_reserve_is_nobody_to_follow_up(card: str) -> None:
    plan = special("Plan", "Hulk", reserve="free", until="this_battle", play=[{"do": "draw"}])
    a, _ = duel(["Spider-Man (MVOP)", "Iron Man (MVOP)"], [card, "3S", "Plan"], [STORM], cards=[plan])
    assert a.can("attack", card) is (card == TEAMWORK), "a teammate of the Front Line follows with a Power card"
    me = {"reserve": HULK}
    a, _ = duel(["Iron Man (MVOP)"], [card, "3S", "Plan"], [STORM], me=me, cards=[plan])
    assert a.refusal("attack", card, "Iron Man", "Storm") == "OPC-BATT-09"
    assert a.can("play", "Plan", "Hulk"), "though he may play it from there"


@rule("OPC-BATT-11", "OPC-BATT-18")
def test_follow_ups_go_on_after_a_block_and_to_other_targets() -> None:
    a, b = team([TEAMWORK, "4S"], ["Thing (MVOP)", "Jubilee (MVOP)"], ["6S"])
    a.does("attack", TEAMWORK, "Cyclops", "Thing")
    b.does("block", "6S", "Thing")
    strike_home(a, b, "4S", "Hulk", "Jubilee")
    a.does("decline")
    assert a.dead == [TEAMWORK]
    assert b.hits("Jubilee") == ["4S"]


@rule("OPC-BATT-13")
def test_a_follow_up_is_a_power_card_alone() -> None:
    fist = special("Fist", "Hulk", value=4, icons=["brute_force"], power=True)
    a, b = duel([CYCLOPS, HULK], [TEAMWORK, "4S", "Fist", "Haymaker (basic)"], [STORM], cards=[fist])
    strike_home(a, b, TEAMWORK, "Cyclops", "Storm")
    assert a.offered("attack") == ["4 Strength"]
    assert a.refusal("attack", "4S", "Haymaker (basic)", "Hulk", "Storm") == "OPC-BATT-13"
    assert a.refusal("attack", "Fist", "Hulk", "Storm") == "OPC-CARD-16"
    a, _ = duel([CYCLOPS, HULK], [TEAMWORK, "Fist"], [STORM], cards=[fist])
    assert a.refusal("attack", TEAMWORK, "Cyclops", "Storm") == "OPC-BATT-09"


@rule("OPC-BATT-14")
def test_multipower_and_any_power_cards_follow_and_no_type_comes_twice() -> None:
    a, b = team([TEAMWORK, "2M", "5A", "3F", "4S", "3I"], [THING, "Jubilee (MVOP)"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    assert a.can("attack", "2M", "Hulk", "Thing") and a.can("attack", "5A", "Hulk", "Thing")
    assert not a.can("attack", "3I")
    strike_home(a, b, "5A", "Hulk", "Thing")
    assert a.can("attack", "3F", "Wolverine", "Jubilee") and a.can("attack", "2M", "Wolverine", "Jubilee")
    a, b = team([TEAMWORK, "2F", "3F", "4S", "2M"], [THING, "Jubilee (MVOP)"])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    strike_home(a, b, "2F", "Hulk", "Jubilee")
    assert not a.can("attack", "3F") and a.can("attack", "4S", "Wolverine", "Jubilee")
    assert a.can("attack", "2M", "Wolverine", "Jubilee"), "as Strength"
    a, b = duel(["Cyclops (MVOP)", "Magneto (MVOP)", WOLVERINE], [TEAMWORK, "2M", "2S", "4F"], [THING, JUBILEE])
    strike_home(a, b, TEAMWORK, "Cyclops", "Thing")
    strike_home(a, b, "2M", "Magneto", "Jubilee")
    assert not a.can("attack", "2S") and a.can("attack", "4F"), "Magneto could use it as Strength only"


@rule("OPC-BATT-15", "OPC-BATT-18")
def test_after_an_ally_a_teammate_must_play_a_special_attack_or_not() -> None:
    a, b = duel(["Spider-Man (MVOP)", HULK], ["Edwin Jarvis", "Gain", "3S"], [STORM], ["1E"], cards=[GAIN])
    a.does("attack", "Edwin Jarvis", "Spider-Man", "Storm")
    b.does("block", "1E", "Storm")
    assert a.verbs == {"play"}
    a.does("play", "Gain", "Hulk")
    b.does("decline")
    assert a.venture == 3 and b.pending == "Turn" and a.dead == ["Edwin Jarvis"]


@rule("OPC-BATT-15")
def test_the_special_after_an_ally_keeps_its_own_further_attack() -> None:
    a, b = duel(["Spider-Man (MVOP)", WOLVERINE], ["Edwin Jarvis", "Berserk Attack", "3F"], [STORM])
    strike_home(a, b, "Edwin Jarvis", "Spider-Man", "Storm")
    a.does("attack", "Berserk Attack", "Wolverine", "Storm")
    b.answers(("decline",), ("take",))
    strike_home(a, b, "3F", "Wolverine", "Storm")
    assert b.damage("Storm") == 8


@rule("OPC-BATT-16", "OPC-BATT-17")
def test_no_special_for_any_character_follows_an_ally_and_none_that_only_defends() -> None:
    loan = special("Loan", "Any Character", play=[{"do": "draw"}])
    blow = special("Blow", "Any Character", value=3, icons=["energy"])
    hand = ["Edwin Jarvis", "Loan", "Blow", "Fighting Instinct"]
    a, _ = duel(["Spider-Man (MVOP)", WOLVERINE], hand, [STORM], cards=[loan, blow])
    assert a.refusal("attack", "Edwin Jarvis", "Spider-Man", "Storm") == "OPC-BATT-09"
    a, b = duel(["Spider-Man (MVOP)", WOLVERINE], [*hand, "Berserk Attack"], [STORM], cards=[loan, blow])
    strike_home(a, b, "Edwin Jarvis", "Spider-Man", "Storm")
    assert a.refusal("attack", "Blow", "Wolverine", "Storm") == "OPC-BATT-17"
    assert a.refusal("play", "Loan", "Wolverine") == "OPC-BATT-17" and a.can("attack", "Berserk Attack")
