"""Specials that let attacks be shifted or bar them, in play before the attack or in time for it."""

import pytest

from games.overpower.specials import facing, strikes, under_attack
from games.overpower.stories import act, battle, hurt, names_in
from marks import card
from overtable.games.overpower.state import CLIPPED


@card("transformation-trickery", "harness-the-wind")
@pytest.mark.parametrize(
    ("name", "by", "target"),
    [("Transformation Trickery", "Sun Wukong", "Korak"), ("Harness the Wind", "Wicked Witch", None)],
)
def test_lasting_permissions_to_shift(name, by, target) -> None:
    play = {"card": name, "by": by} | ({"target": target} if target else {})
    table = battle(["Zorro"], ["6C"], [by, "Korak", "Leonidas"], them={"in_play": [play]})
    act(table.seats[0], "attack", "6C", "Zorro", "Leonidas")
    b = table.seats[1]
    b.does("shift", name, "Korak")
    b.does("take")
    assert hurt(table, "Korak") == 6


@card("transformation-trickery", "harness-the-wind")
@pytest.mark.parametrize(
    ("name", "by", "to", "onto"),
    [
        ("Transformation Trickery", "Sun Wukong", "Sun Wukong", ["Sun Wukong"]),
        ("Harness the Wind", "Wicked Witch", "Zorro", []),
    ],
)
def test_a_shift_is_allowed_in_time(name: str, by: str, to: str, onto: list[str]) -> None:
    a, b = under_attack("6C", "Leonidas", [by, "Leonidas", "Korak", "Zorro"], [name], more_attacks=["5C"])
    b.does("use", name, by, *onto)
    b.does("shift", name, to)
    b.does("take")
    assert b.damage(to) == 6 and b.clipped(by) == [name]
    b.does("pass")
    strikes(a, b, "5C", "Leonidas", "Korak")
    assert b.can("shift", name, to), "it stays for the battle"


SHIELDS = [
    ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro", "8E", "Wicked Witch"),
    ("Sacred Wafers from Amsterdam", "Van Helsing", "6C", "Zorro", "6C+Rapier", "Zorro"),
    ("Aquaphobic", "Wicked Witch", "6C+Rapier", "Zorro", "6C", "Zorro"),
]


@card("superhuman-endurance", "sacred-wafers-from-amsterdam", "aquaphobic")
@pytest.mark.parametrize(("name", "by", "barred", "who", "free", "other"), SHIELDS)
def test_shields_raised_earlier(name, by, barred, who, free, other) -> None:
    them = {"in_play": [{"card": name, "by": by}]}
    table = battle([who] if who == other else [who, other], ["8C", "8E", "6C", "Rapier"], [by], them=them)
    a, _ = table.seats
    assert not a.can("attack", *barred.split("+"), who)
    assert a.can("attack", *free.split("+"), other)


@card("superhuman-endurance", "sacred-wafers-from-amsterdam", "victorian-sophisticant", "the-nautilus")
@pytest.mark.parametrize(
    ("name", "by", "attack", "who"),
    [
        ("Superhuman Endurance", "John Carter of Mars", "8C", "Zorro"),
        ("Sacred Wafers from Amsterdam", "Van Helsing", "8C", "Zorro"),
        ("Victorian Sophisticant", "Mr. Hyde", "8C", "Zorro"),
        ("The Nautilus", "Captain Nemo", "8C", "Zorro"),
    ],
)
def test_shields_raised_in_time_make_the_attack_impossible(name, by, attack, who) -> None:
    table = battle([who], [attack], [by], [name])
    b = table.seats[1]
    act(table.seats[0], "attack", attack)
    act(b, "invalidate", name, by)
    assert hurt(table, by) == 0 and names_in(table, 1, CLIPPED) == [name]


@card("superhuman-endurance", "the-nautilus")
def test_a_shield_that_does_not_fit_is_no_defence() -> None:
    table = battle(["Wicked Witch"], ["8E"], ["John Carter of Mars"], ["Superhuman Endurance"])
    act(table.seats[0], "attack", "8E")
    assert not table.seats[1].can("invalidate")
    table = battle(["Sherlock Holmes"], ["8I"], ["Captain Nemo"], ["The Nautilus"])
    act(table.seats[0], "attack", "8I")
    assert not table.seats[1].can("invalidate")


@card("aquaphobic", "set-loose", "the-nautilus")
def test_shields_come_in_time_for_what_they_bar() -> None:
    a, b = facing(["Zorro"], ["6C", "Rapier"], ["Wicked Witch"], ["Aquaphobic"])
    strikes(a, b, "6C", "Rapier", "Zorro", "Wicked Witch")
    b.does("invalidate", "Aquaphobic", "Wicked Witch")
    assert b.damage("Wicked Witch") == 0
    a, b = facing(["Leonidas"], ["Wrath of Ra"], ["Mr. Hyde"], ["Set Loose"])
    strikes(a, b, "Wrath of Ra", "Leonidas", "Mr. Hyde")
    b.does("invalidate", "Set Loose", "Mr. Hyde")
    assert b.damage("Mr. Hyde") == 0
    for name, target in (("Aquaphobic", "Wicked Witch"), ("Set Loose", "Mr. Hyde")):
        _, b = under_attack("6C", target, [target], [name])
        assert not b.can("invalidate"), "a bare Power card is none of its business"
    a, b = facing(["Leonidas"], ["8C", "6C"], ["Captain Nemo", "Zorro"], ["The Nautilus"])
    strikes(a, b, "8C", "Leonidas", "Zorro")
    b.does("invalidate", "The Nautilus", "Captain Nemo", "Zorro")
    b.does("pass")
    assert a.offered("attack", "6C", "Leonidas") == ["Captain Nemo"], "it protects the one it was played for"
