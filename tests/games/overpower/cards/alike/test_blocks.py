"""Specials that block, and that act as Power cards."""

import pytest

from games.overpower.specials import facing, hits, under_attack
from games.overpower.stories import act, battle
from marks import card


@card(
    "protector-of-mankind",
    "300",
    "jonathan-harker-solicitor",
    "band-of-merry-men",
    "riposte",
    "barsoomian-warrior-statesman",
    "sometimes-piracy-is-the-best-option",
)
@pytest.mark.parametrize(
    ("name", "by", "value", "teammate"),
    [
        ("Protector of Mankind", "Hercules", 7, True),
        ("300", "Leonidas", 8, False),
        ("Jonathan Harker, Solicitor", "Mina Harker", 5, False),
        ("Band of Merry Men", "Robin Hood", 5, False),
        ("Riposte", "Zorro", 5, True),
        ("Barsoomian Warrior & Statesman", "Tars Tarkas", 6, False),
        ("Sometimes Piracy is the Best Option", "Carson of Venus", 5, False),
    ],
)
def test_specials_that_block(name, by, value, teammate) -> None:
    for lvl in (value, value + 1):
        if lvl > 8:
            continue
        table = battle(["Wicked Witch"], [f"{lvl}E"], [by, "Jane Porter"], [name])
        a, b = table.seats
        act(a, "attack", f"{lvl}E", "Wicked Witch", by)
        assert b.can("block", name, by) is (lvl == value)
    table = battle(["Wicked Witch"], [f"{value}E"], [by, "Jane Porter"], [name])
    act(table.seats[0], "attack", f"{value}E", "Wicked Witch", "Jane Porter")
    assert table.seats[1].can("block", name, by) is teammate


@card("jonathan-harker-solicitor", "band-of-merry-men", "riposte")
def test_specials_that_act_as_power_cards_follow_teamwork() -> None:
    team = "6 Energy Teamwork (Brute Force/Intelligence)"
    for name, by in (
        ("Jonathan Harker, Solicitor", "Mina Harker"),
        ("Band of Merry Men", "Robin Hood"),
        ("Riposte", "Zorro"),
    ):
        a, b = facing(["Merlin", by], [team, name], ["Leonidas"])
        hits(a, b, team, "Merlin", "Leonidas")
        assert a.can("attack", name, by, "Leonidas")
    a, b = facing(["Merlin", "Hercules"], [team, "Strength in Numbers", "Protector of Mankind", "6B"], ["Leonidas"])
    hits(a, b, team, "Merlin", "Leonidas")
    assert a.can("attack", "6B", "Hercules") and not a.can("attack", "Protector of Mankind"), (
        "an attack is no Power card"
    )


@card("riposte", "band-of-merry-men")
def test_power_card_specials_take_universe_cards_on_defence() -> None:
    _, b = under_attack("8C", "Korak", ["Zorro", "Korak"], ["Riposte", "Training (Lancelot)"])
    assert not b.can("block", "Riposte", "Zorro")
    b.does("block", "Riposte", "Training (Lancelot)", "Zorro")
    assert b.damage("Korak") == 0
    _, b = under_attack("8C", "Robin Hood", ["Robin Hood"], ["Band of Merry Men", "Training (Robin Hood)"])
    b.does("block", "Band of Merry Men", "Training (Robin Hood)", "Robin Hood")
    assert b.damage("Robin Hood") == 0
