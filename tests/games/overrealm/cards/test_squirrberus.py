"""Squirrberus, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight, order
from marks import card
from overtable.games.overrealm.state import REMOVED_CARDS


@card("squirrberus", "squirrberus/tail-of-power", "squirrberus/tail-of-courage", "squirrberus/tail-of-wisdom")
def test_hoarder_and_the_tails() -> None:
    for action, gained in (("Tail of Power", {"ATK": 3}), ("Tail of Courage", {"DEF": 1})):
        a, _ = fight("Squirrberus", action)
        assert a.acorns == gained
    a, _ = fight("Squirrberus", "Tail of Wisdom", flips=(ZAP,))
    assert a.acorns == {"SPD": 2}
    hoard = {"acorns": {"ATK": 2, "SPD": 2, "DEF": 3}}
    a, b = fight(
        "Drownigator", "Surge", SUCCESS, friends=("Squirrberus",), foe="Chargroar", reply="Lightning", mine=hoard
    )
    assert a.acorns == {} and a.hits() == [("Surge", 4)]  # 1 + 2 + 2 (Fire) - 1 (Electric)
    assert b.hits() == [("Lightning", 13)]  # 6 + 5 + 5 - 3
    a, _ = fight("Drownigator", "Surge", friends=("Squirrberus",), mine=hoard)
    assert a.acorns == hoard["acorns"]  # without a buff they stay


@card("squirrberus/forage")
def test_forage() -> None:
    a, b = fight("Squirrberus", "Forage", flips=(ZAP_FAIL, FAIL, "Zappguin/Retaliate+"))
    assert a.auras == {"Forage": 5}
    a.does("choose", "SPD")  # the icon and the End Phase took two cards, the flip sees the third
    assert a.acorns == {"SPD": 2}
    a.draws()
    b.draws()
    a.does("choose", "DEF")
    assert a.acorns == {"SPD": 2, "DEF": 1}


@card("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_the_buffs_of_squirrberus() -> None:
    a, _ = fight("Squirrberus", "Tail of Power", "Squirrberus/Spicy Acorn-", foe="Shaleshell")
    assert a.acorns == {"ATK": 4} and a.hits() == [("Tail of Power", 5)]  # 5 + 2 - 2 (Rock)
    a, b = fight("Squirrberus", "Tail of Courage", "Squirrberus/Ripe Acorn-", reply="Whirlwind")
    assert a.acorns == {"DEF": 2} and b.hits() == [("Whirlwind", 1)]  # 3 - 2 (Fire) - 2
    a, b = fight("Squirrberus", "Tail of Wisdom", "Squirrberus/Rotten Acorn-", reply="Whirlwind", flips=(ZAP_FAIL,))
    assert a.acorns == {"SPD": 2} and order(a)[0] == "Tail of Wisdom"  # 6 + 3 against 7
    a, _ = fight("Squirrberus", "Tail of Courage", "Squirrberus/Winter is Coming+")
    for stat in ("ATK", "SPD", "SPD"):
        a.does("choose", stat)
    assert a.acorns == {"ATK": 1, "SPD": 2, "DEF": 1} and a.hand == 2
    assert a.holds(REMOVED_CARDS) == ["Squirrberus/Winter is Coming+"]


@pytest.mark.parametrize(("card", "stat"), [("Spicy", "ATK"), ("Ripe", "DEF"), ("Rotten", "SPD")])
@card("squirrberus/spicy-acorn", "squirrberus/ripe-acorn", "squirrberus/rotten-acorn", "squirrberus/winter-is-coming")
def test_flip_events_of_acorns(card: str, stat: str) -> None:
    flips = (f"Squirrberus/{card} Acorn-", "Squirrberus/Winter is Coming+")
    a, _ = fight(
        "Drownigator",
        "Foul Play",
        friends=("Squirrberus",),
        flips=flips,
        mine={"acorns": {"ATK": 1, "SPD": 1, "DEF": 1}},
    )
    assert a.acorns[stat] == 2 and a.hand == 2  # four acorns: Winter is Coming draws
