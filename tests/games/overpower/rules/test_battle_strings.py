"""Strings of attacks: Teamwork, Allies and other follow-ups (OP25-BATT)."""

from typing import Any

import pytest

from games.overpower.specials import facing, hits
from games.overpower.table import PILE, hero, strike, table
from marks import rule

PURSUERS = {"front": ["The Mummy", "Jane Porter"], "hand": ["Relentless Pursuit", "Tenacious Pursuit", "6B"]}


@pytest.mark.parametrize("card", ["One Last Word"])
@rule("OP25-BATT-51")
def test_the_same_card_grants_its_attack_in_battle(legacy_cards, card: str) -> None:  # type: ignore[no-untyped-def]
    a, b = table(a=PURSUERS | {"hand": [card, "6B"]}, b={"front": ["Hercules"]})
    strike(a, b, card, "The Mummy", "Hercules")
    assert a.can("attack", "6B", "The Mummy", "Hercules") and a.can("decline")


@rule("OP25-BATT-56", "OP25-CARD-26", "OP25-CARD-23")
def test_a_follow_up_takes_no_other_universe_card_but_other_bonuses() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={
            "front": ["Robin Hood", "Merlin", "Sheriff of Nottingham"],
            "hand": [teamwork, "6E", "Ray Gun"],
            "in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}],
        },
        b={"front": ["Hercules"]},
    )
    strike(a, b, teamwork, "Robin Hood", "Hercules")
    assert a.refusal("attack", "6E", "Ray Gun", "Merlin", "Hercules") == "OP25-BATT-56"
    a.does("attack", "6E", "Merlin", "Hercules")
    assert a.level == 6 + 1 + 2


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


@rule("OP25-BATT-59", "OP25-BATT-58")
def test_a_follow_up_that_became_impossible_ends_the_string() -> None:
    teamwork = "7 Combat Teamwork (Energy/Intelligence)"
    a, b = table(
        a={"front": ["Robin Hood", "Merlin"], "hand": [teamwork, "5E"]},
        b={"front": [hero("Korak", hits=["8B", "8B"])], "hand": []},
    )
    strike(a, b, teamwork, "Robin Hood", "Korak")
    assert b.is_kod("Korak") and a.verbs == {"decline"}, "nobody is left to attack"
    a.does("decline")
    assert b.pending == "Turn" and a.hand == ["5E"]


@rule("OP25-BATT-62", "OP25-CARD-30")
def test_an_artifact_is_no_follow_up_to_an_ally_card(legacy_cards: Any) -> None:
    hand = ["Hucklebuck", "Heavy Gauntlet"]
    a, _ = facing(["Zeus", "Hercules"], hand, ["Merlin"])
    assert a.refusal("attack", "Hucklebuck", "Zeus") == "OP25-BATT-59"


@rule("OP25-BATT-77")
@pytest.mark.usefixtures("legacy_cards")
def test_as_many_attacks_as_possible_leave_out_the_first_icon() -> None:
    first = ["Opening Move", "7 Combat Teamwork (Energy/Intelligence)"]
    a, b = table(
        a={"front": ["Hercules", "Leonidas", "Wicked Witch"], "hand": ["Berserk", "7B", "6B", "5B", "8E", *first]},
        b={"front": ["Merlin", "Zorro"], "draw": PILE},
    )
    assert a.can("attack", "Opening Move", "Hercules", "Merlin"), "as the first action"
    hits(a, b, "Berserk", "Hercules", "Merlin")
    for card in ("7B", "6B"):
        assert a.pending == "FollowUp" and a.can("decline")
        for one in first:
            assert a.refusal("attack", one) == "OP25-BATT-18" and not a.can("attack", one)
        assert not a.can("attack", "8E"), "by nobody else"
        hits(a, b, card, "Hercules", "Zorro")
    hits(a, b, "5B", "Hercules", "Merlin")
    assert a.pending == "FollowUp" and a.verbs == {"decline"}, "there is no other attack left"
    assert b.damage("Merlin") == 8 and b.damage("Zorro") == 13


@rule("OP25-BATT-79", "OP25-BATT-54")
def test_a_chance_not_used_at_once_is_lost() -> None:
    a, b = table(
        a={"front": ["Mr. Hyde"], "hand": ["Trample", "5B"]},
        b={"front": ["Hercules"], "reserve": "Merlin", "hand": ["6B"]},
    )
    a.does("attack", "Trample", "Mr. Hyde", "Hercules")
    b.does("decline")
    b.does("block", "6B", "Hercules")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Merlin"] and a.can("decline")
    a.does("decline")
    b.does("pass")
    assert a.offered("attack", "5B", "Mr. Hyde") == ["Hercules"], "later it is too late"


@rule("OP25-BATT-60", "OP25-BATT-84")
def test_an_additional_attack_on_the_target_goes_to_no_card_that_stands_in_for_others() -> None:
    mob = "Angry Mob: Middle Ages"
    them = {"in_play": [{"card": "Swarm Them!", "by": mob, "target": "Hercules"}]}
    a, b = facing(["Zorro", "Hercules"], ["3 Quick Strokes", "4C"], ["Merlin", mob], them=them)
    assert "Swarm Them!" in a.offered("attack", "4C", "Zorro")
    hits(a, b, "3 Quick Strokes", "Zorro", "Merlin")
    assert a.offered("attack", "4C", "Zorro") == ["Merlin"]
