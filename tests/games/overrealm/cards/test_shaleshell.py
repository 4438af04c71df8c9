"""Shaleshell, its actions and its buffs, each with what it does."""

from games.overrealm.fights import FAIL, SUCCESS, fight
from games.overrealm.table import table, team
from marks import card


@card("shaleshell", "shaleshell/shellshock")
def test_absorb_and_shellshock() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Shaleshell", "Steamie"), "hand": 1},
        b={"team": team("Chargroar", "Drownigator", "Flexferno")},
    )
    a.switches("Shaleshell")
    b.selects("Lights Out")
    assert a.tokens() == {"quake": 1}
    a.selects("Shellshock", discard=1)
    b.selects("Lights Out")  # 5 + 2 before 6
    assert a.hits() == [("Shellshock", 13)]  # 2 + 5 + 3 (Electric) + 3 (Fire)
    assert a.tokens() == {} and b.hp("Chargroar") == 0
    a, b = table(
        a={"team": team("Shaleshell", "Galeaffy", "Steamie")}, b={"team": team("Chargroar", "Galeaffy", "Steamie")}
    )
    a.draws()
    b.selects("Lights Out")
    assert a.tokens() == {}  # it did not switch in this turn


@card("shaleshell/geyser", "shaleshell/boulder-bash", "shaleshell/shellack")
def test_the_other_actions_of_shaleshell() -> None:
    a, _ = fight("Shaleshell", "Geyser", foe="Steamie", flips=(SUCCESS,))
    assert a.hits() == [("Geyser", 5)]  # 1 + 2 + 2 (Fire)
    a, _ = fight("Shaleshell", "Boulder Bash", foe="Steamie", flips=(FAIL, SUCCESS))
    assert a.hits() == [("Boulder Bash", 6)]
    a, b = fight("Shaleshell", "Shellack", reply="Cyclone", flips=("Zappguin/Zap+",))
    assert a.hits() == [("Shellack", 1)] and b.hits() == []


@card("shaleshell/focus", "shaleshell/focus-2", "shaleshell/calcify", "shaleshell/calcify-2")
def test_the_buffs_of_shaleshell() -> None:
    two = ["Shaleshell/Focus+"] * 2
    a, _ = fight("Shaleshell", "Geyser", *two, foe="Steamie", flips=(FAIL, "Zappguin/Zap-", SUCCESS))
    assert len(a.flips()) == 3 and a.hits() == [("Geyser", 5)]  # 1 + 2 cards
    two = ["Shaleshell/Calcify-"] * 2
    _, b = fight("Shaleshell", "Geyser", *two, reply="Cyclone", flips=(FAIL,), theirs={"cubes": {"ATK": 3}})
    assert b.hits() == [("Cyclone", 2)]  # 2 + 3 + 1 (Rock) - 4
