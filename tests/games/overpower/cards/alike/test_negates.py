"""Specials that negate, and those that cannot be negated."""

import pytest

from games.overpower.specials import facing
from games.overpower.stories import act, battle, hurt, quietly
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


@card("hera", "for-guinevere-s-love")
def test_some_cards_cannot_be_negated() -> None:
    for name, by in (("Hera (Zeus)", "Zeus"), ("For Guinevere's Love", "Lancelot")):
        table = battle([by], [name], ["Merlin"], ["Ascendant Mage"])
        act(table.seats[0], "play", name)
        quietly(table)
        assert table.seats[1].zone("hand") == ["Ascendant Mage"]


@card("hera", "for-guinevere-s-love")
def test_some_cannot_be_negated_as_they_are_played() -> None:
    for name, by in (("Hera (Zeus)", "Zeus"), ("For Guinevere's Love", "Lancelot"), ("Sword and Shield", "Lancelot")):
        a, b = facing([by], [name], ["Merlin"], ["Ascendant Mage"])
        a.does("play", name, by)
        assert b.can("negate", "Ascendant Mage") is (name == "Sword and Shield")
