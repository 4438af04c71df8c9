"""Specials that negate, and lasting ways to defend."""

import pytest

from games.overpower.stories import act, battle, hits_land, hurt, quietly
from marks import card

BOTH = [
    ("Ascendant Mage", "Merlin"),
    ("Apprentice of Merlin", "Morgan le Fay"),
    ("Brilliant Deduction", "Sherlock Holmes"),
    ("Doctor, Professor, Lawyer, Scientist", "Van Helsing"),
    ("Merlin's Magic", "Korak"),
    ("Tracking Movements", "Mina Harker"),
]


@card(
    "ascendant-mage",
    "apprentice-of-merlin",
    "brilliant-deduction",
    "doctor-professor-lawyer-scientist",
    "merlin-s-magic",
    "tracking-movements",
)
@pytest.mark.parametrize(("name", "by"), BOTH)
def test_negates_work_in_the_astral_plane(name: str, by: str) -> None:
    table = battle(["Hercules"], ["Great Club"], [by], [name])
    a, b = table.seats
    act(a, "attack", "Great Club", "Hercules", by)
    b.does("negate", name, by, "Great Club")
    assert hurt(table, by) == 0 and "Great Club" in a.zone("dead pile")


@card(
    "ascendant-mage",
    "apprentice-of-merlin",
    "brilliant-deduction",
    "doctor-professor-lawyer-scientist",
    "merlin-s-magic",
    "tracking-movements",
    "logical-reasoning",
    "the-eternal-journey",
)
@pytest.mark.parametrize(
    ("name", "by"), [*BOTH, ("Logical Reasoning", "Sherlock Holmes"), ("The Eternal Journey", "The Mummy")]
)
def test_negates_work_on_what_is_in_play(name: str, by: str) -> None:
    table = battle(
        [by],
        [name],
        ["Sheriff of Nottingham"],
        them={"in_play": [{"card": "Rule by Fear", "by": "Sheriff of Nottingham"}]},
    )
    a, b = table.seats
    a.does("negate", name, by, "Rule by Fear")
    b.does("decline")
    assert "Rule by Fear" in b.zone("dead pile") and not [e for e in table.state.effects if e.source >= 8]


@card("logical-reasoning")
def test_logical_reasoning_is_for_offence_only() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Sherlock Holmes"], ["Logical Reasoning"])
    act(table.seats[0], "attack", "Great Club")
    assert table.seats[1].refused("negate", "Logical Reasoning").rule == "OP25-BATT-34"


@card("the-eternal-journey")
def test_the_eternal_journey_costs_a_brute_force_card_on_defence() -> None:
    for hand, able in (
        (["The Eternal Journey"], False),
        (["The Eternal Journey", "7B"], True),
        (["The Eternal Journey", "8B"], False),
    ):
        table = battle(["Hercules"], ["Great Club"], ["The Mummy"], hand)
        act(table.seats[0], "attack", "Great Club")
        b = table.seats[1]
        assert b.can("negate", "The Eternal Journey") is able
        if able:
            act(b, "negate", "The Eternal Journey")
            assert b.zone("hand") == [] and "7 Brute Force" in b.zone("power pack")
    table = battle(["Hercules"], ["Great Club"], ["The Mummy"], ["The Eternal Journey", "7B", "4B"])
    act(table.seats[0], "attack", "Great Club")
    b = table.seats[1]
    assert b.offered("negate", "The Eternal Journey", "The Mummy", "Great Club") == ["7 Brute Force", "4 Brute Force"]
    b.does("negate", "The Eternal Journey", "The Mummy", "Great Club", "7B")
    assert b.zone("hand") == ["4 Brute Force"] and hurt(table, "The Mummy") == 0


@card("tracking-movements")
def test_tracking_movements_opens_the_hand_on_defence() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Mina Harker"], ["Tracking Movements", "6E"])
    a, b = table.seats
    act(a, "attack", "Great Club")
    act(b, "negate", "Tracking Movements")
    mine = next(z for z in a.sees()["zones"] if z["name"] == "hand" and z["owner"] == 1)
    assert [c["name"] for c in mine["cards"]] == ["6 Energy"]


@card("apprentice-of-merlin")
def test_apprentice_of_merlin_works_from_reserve() -> None:
    table = battle(["Hercules"], ["Great Club"], ["Korak"], ["Apprentice of Merlin"], them={"reserve": "Morgan le Fay"})
    act(table.seats[0], "attack", "Great Club", "Hercules", "Korak")
    assert table.seats[1].can("negate", "Apprentice of Merlin", "Morgan le Fay")


@card("veil-of-deceit")
def test_veil_of_deceit_negates_only_what_has_no_number() -> None:
    them = {"in_play": [{"card": "Veil of Deceit", "by": "Dracula"}]}
    table = battle(["Hercules"], ["Great Club"], ["Dracula"], them=them)
    act(table.seats[0], "attack", "Great Club")
    assert not table.seats[1].can("negate")
    table = battle(["Captain Nemo"], ["Ethnologist"], ["Dracula"], them=them)
    a, b = table.seats
    act(a, "attack", "Ethnologist")
    b.does("negate", "Veil of Deceit", "Dracula", "Ethnologist")
    assert table.pending == "Turn" and "Veil of Deceit" in b.zone("dead pile")


@card("hera", "for-guinevere-s-love")
def test_some_cards_cannot_be_negated() -> None:
    for name, by in (("Hera (Zeus)", "Zeus"), ("For Guinevere's Love", "Lancelot")):
        table = battle([by], [name], ["Merlin"], ["Ascendant Mage"])
        act(table.seats[0], "play", name)
        quietly(table)
        assert table.seats[1].zone("hand") == ["Ascendant Mage"]


@card("run-and-hide", "napoleon-of-crime")
@pytest.mark.parametrize(
    ("name", "by", "teammate"),
    [("Run and Hide", "Invisible Man", False), ("Napoleon of Crime", "Professor Moriarty", True)],
)
def test_intelligence_power_cards_avoid(name, by, teammate) -> None:
    them = {"in_play": [{"card": name, "by": by}]}
    for target in (by, "Leonidas"):
        table = battle(["Wicked Witch"], ["8E"], [by, "Leonidas"], ["8I", "5C"], them=them)
        act(table.seats[0], "attack", "8E", "Wicked Witch", target)
        b = table.seats[1]
        assert b.can("avoid", "8I", by) is (target == by or teammate)
        assert not b.can("avoid", "5C")
    table = battle(["Wicked Witch"], ["8E"], [by], ["8I"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("avoid")


@card("sword-and-shield")
def test_sword_and_shield_is_discarded_to_avoid() -> None:
    table = battle(["Zorro"], ["8C"], ["Lancelot"], them={"in_play": [{"card": "Sword and Shield", "by": "Lancelot"}]})
    act(table.seats[0], "attack", "8C")
    table.seats[1].does("avoid", "Sword and Shield", "Lancelot")
    assert hurt(table, "Lancelot") == 0 and "Sword and Shield" in table.seats[1].zone("dead pile")


@card("for-camelot")
def test_for_camelot_lets_friends_block_for_each_other() -> None:
    for there in (True, False):
        them = {"in_play": [{"card": "For Camelot!", "by": "Merlin"}]} if there else {}
        table = battle(["Zorro"], ["7C"], ["Merlin", "King Arthur", "Korak"], ["7E"], them=them)
        act(table.seats[0], "attack", "7C", "Zorro", "King Arthur")
        assert table.seats[1].can("block", "7E", "Merlin") is there
    table = battle(
        ["Zorro"],
        ["7C"],
        ["Merlin", "King Arthur", "Korak"],
        ["7E"],
        them={"in_play": [{"card": "For Camelot!", "by": "Merlin"}]},
    )
    act(table.seats[0], "attack", "7C", "Zorro", "Korak")
    assert not table.seats[1].can("block", "7E", "Merlin")


@card("thunderbolt")
def test_thunderbolt_costs_zeus_the_help_of_specials() -> None:
    table = battle(
        ["Zeus"],
        ["Thunderbolt"],
        ["Leonidas", "Hercules"],
        ["8C"],
        me={"hand": ["Thunderbolt", "Freya: Goddess of Protection"]},
    )
    a, b = table.seats
    act(a, "attack", "Thunderbolt", "Zeus", "Leonidas")
    hits_land(table)
    act(b, "attack", "8C", "Leonidas", "Zeus")
    assert not a.can("avoid")
    table = battle(["Zeus"], ["Freya: Goddess of Protection"], ["Leonidas"], ["8C"], turn="b")
    act(table.seats[1], "attack", "8C", "Leonidas", "Zeus")
    assert table.seats[0].can("avoid")
