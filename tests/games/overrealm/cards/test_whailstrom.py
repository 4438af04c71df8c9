"""Whailstrom, its actions and its buffs, each with what it does."""

from games.overrealm.fights import SUCCESS, fight
from games.overrealm.table import table, team
from marks import card


@card("whailstrom")
def test_tidal_entrance() -> None:
    a, b = table(a={"team": team("Galeaffy", "Whailstrom", "Steamie")}, b={"cubes": {"DEF": 4}})
    a.switches("Whailstrom")
    b.draws()
    assert b.losses() == [("Shaleshell", 1, "Tidal Entrance")]


@card("whailstrom/grand-slam", "whailstrom/splish-splash", "whailstrom/consume", "whailstrom/big-boned")
def test_the_actions_of_whailstrom() -> None:
    a, _ = fight("Whailstrom", "Grand Slam", hp={"Galeaffy": 9})
    assert a.hits() == [("Grand Slam", 5)] and a.losses() == [("Whailstrom", 2, "recoil")]  # 5 + 2 - 2 (Leaf)
    a, _ = fight("Whailstrom", "Grand Slam")
    assert a.hits() == [("Grand Slam", 3)]
    for hp, dealt in ((5, 4), (4, 2)):
        a, _ = fight("Whailstrom", "Splish Splash", foe="Shaleshell", hp={"Whailstrom": hp})
        assert a.hits() == [("Splish Splash", dealt)]
    a, _ = fight("Whailstrom", "Consume", hp={"Whailstrom": 3})
    assert a.hp() == 8
    a, b = fight("Whailstrom", "Big Boned", foe="Galeaffy", reply="Whirlwind")
    assert b.hits() == [("Whirlwind", 6)] and a.hits() == [("Big Boned", 6)]  # 1 + 6 - 1 (Leaf)
    burst = "Cleansitoad/Attack Burst-"
    a, _ = table(
        a={
            "team": team("Whailstrom", "Cleansitoad", "Phantomaton"),
            "hand": [burst, SUCCESS],
            "deck_top": ["Phantomaton/Curse-"],
        }
    )
    a.selects("Big Boned", buffs=[burst], discard=[SUCCESS])
    a.enemy.draws()
    a.does("resolve", "Attack Burst")
    assert a.hits() == [("Big Boned", 2)]  # the HP that Curse took in the same action count


@card("whailstrom/take-it-easy", "whailstrom/water-slide", "whailstrom/roll-over", "whailstrom/built-different")
def test_the_buffs_of_whailstrom() -> None:
    for hp, healed in ((5, 7), (4, 7)):
        a, _ = fight("Whailstrom", "Splish Splash", "Whailstrom/Take It Easy-", hp={"Whailstrom": hp})
        assert a.hp() == healed
    a, b = fight("Whailstrom", "Splish Splash", "Whailstrom/Water Slide+", "Whailstrom/Roll Over+", foe="Shaleshell")
    if a.can("resolve"):
        a.does("resolve", "Roll Over")
    assert a.cubes == {"SPD": 1} and b.losses() == [("Shaleshell", 1, "Roll Over")]
    a, _ = fight(
        "Whailstrom",
        "Splish Splash",
        "Whailstrom/Built Different-",
        foe="Shaleshell",
        reply="Shellack",
        theirs={"deck_top": [SUCCESS]},
    )
    assert len(a.hits()) == 1  # Shellack flinches nobody
