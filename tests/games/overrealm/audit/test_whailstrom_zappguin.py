"""Each card of Whailstrom and Zappguin in one awkward situation of its own."""

from games.overrealm.fights import FAIL, SUCCESS, ZAP, fight, order
from games.overrealm.table import of, quickly, table, team
from marks import audit


@audit("whailstrom", "it comes in for a KO'd monster and fells the enemy")
def test_tidal_entrance() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Whailstrom", "Steamie", Galeaffy=1)},
        b={"team": team("Flexferno", "Shaleshell", "Drownigator", Flexferno=1)},
    )
    a.draws()
    b.draws()
    a.does("replace", "Whailstrom")
    assert b.losses() == [("Flexferno", 1, "Tidal Entrance")] and b.offered("replace") == ["Shaleshell", "Drownigator"]


@audit("whailstrom/grand-slam", "equal HP are not more")
def test_grand_slam() -> None:
    a, _ = fight("Whailstrom", "Grand Slam")
    assert a.hits() == [("Grand Slam", 3)] and a.losses() == [("Whailstrom", 2, "recoil")]  # 5 - 2 (Leaf)
    a, _ = fight("Whailstrom", "Grand Slam", hp={"Galeaffy": 9})
    assert a.hits() == [("Grand Slam", 5)]


@audit("whailstrom/splish-splash", "a faster blow brings it down to 4 HP")
def test_splish_splash() -> None:
    a, b = fight("Whailstrom", "Splish Splash", foe="Drownigator", reply="Surge", hp={"Whailstrom": 5})
    assert b.hits() == [("Surge", 1)] and a.hits() == [("Splish Splash", 4)]  # 2 + 2 (Death)


@audit("whailstrom/consume", "two HP are missing, not five")
def test_consume() -> None:
    a, _ = fight("Whailstrom", "Consume", reply="counter", hp={"Whailstrom": 8})
    assert a.hp() == 10 and a.losses() == []  # it targets nobody: Counter does not stop it


@audit("whailstrom/big-boned", "a faster blow of five makes it stronger")
def test_big_boned() -> None:
    a, b = fight("Whailstrom", "Big Boned", foe="Drownigator", reply="Surge", theirs={"cubes": {"ATK": 4}})
    assert b.hits() == [("Surge", 5)] and a.hits() == [("Big Boned", 8)]  # 1 + 5 + 2 (Death)
    assert a.used == {"Big Boned"}


@audit("whailstrom/take-it-easy", "at exactly 5 HP it heals two")
def test_take_it_easy() -> None:
    for hp, healed in ((5, 7), (4, 7)):
        a, _ = fight("Whailstrom", "Splish Splash", "Whailstrom/Take It Easy-", hp={"Whailstrom": hp})
        assert a.hp() == healed


@audit("whailstrom/water-slide", "its cube counts when speeds are compared")
def test_water_slide() -> None:
    a, _ = fight("Whailstrom", "Splish Splash", "Whailstrom/Water Slide+", foe="Zappguin", reply="Vortex")
    assert order(a) == ["Splish Splash", "Vortex"] and a.cubes == {"SPD": 1}


@audit("whailstrom/roll-over", "the enemy's last HP: the attack is carried out all the same")
def test_roll_over() -> None:
    a, b = fight("Drownigator", "Surge", "Whailstrom/Roll Over+", friends=("Whailstrom",), hp={"Galeaffy": 1})
    assert b.losses() == [("Galeaffy", 1, "Roll Over")] and a.hits() == [("Surge", 1)] and b.can("replace")


@audit("whailstrom/built-different", "a faster Shellack flinches in vain")
def test_built_different() -> None:
    hand = ["Whailstrom/Built Different-"]
    a, b = table(
        a=of("Shaleshell", "Galeaffy", "Steamie", hand=1, deck_top=["Galeaffy/Sharp Leaves+"]),
        b=of("Whailstrom", "Galeaffy", "Drownigator", hand=hand),
    )
    a.selects("Shellack", discard=1)
    b.selects("Splish Splash", buffs=hand)
    assert a.happened("flip_success") == 1 and b.hits() == [("Splish Splash", 4)]


@audit("zappguin", "three leech counters are one condition")
def test_static_shock() -> None:
    theirs = {"conditions": {"Galeaffy": {"leech": 3, "burn": 1}}}
    a, _ = fight("Zappguin", "Vortex", theirs=theirs)
    assert a.hits() == [("Vortex", 6)]  # 2 + 2 + 2


@audit("zappguin/thunderstorm", "at three SPD cubes")
def test_thunderstorm() -> None:
    a, _ = fight("Zappguin", "Thunderstorm", foe="Shaleshell", mine={"cubes": {"SPD": 3}})
    assert a.cubes == {"SPD": 4} and a.hits() == [("Thunderstorm", 1)]  # 3 - 3 (Rock)


@audit("zappguin/ice-blast", "a tie: the flinch prevents nothing")
def test_ice_blast() -> None:
    a, b = fight("Zappguin", "Ice Blast", reply="Cyclone", flips=(SUCCESS,))
    assert a.happened("flip_success") >= 1 and len(b.hits()) == 1 and a.hits() == [("Ice Blast", 1)]


@audit("zappguin/vortex", "leech alone is a condition")
def test_vortex() -> None:
    a, _ = fight("Zappguin", "Vortex", theirs={"conditions": {"Galeaffy": {"leech": 1}}})
    assert a.hits() == [("Vortex", 5)]  # 2 + 2 + 1 (Static Shock)


@audit("zappguin/paralyze", "countered: no card was spent, so nothing is lost; the icon draws")
def test_paralyze() -> None:
    a, b = fight("Zappguin", "Paralyze", reply="counter", flips=(SUCCESS,))
    assert b.conditions() == {} and a.losses() == [] and a.hand == 2 and a.flips() == []


@audit("zappguin/zap", "both copies: the first flip fails, the second succeeds")
@audit("zappguin/zap-2", "both copies: the first flip fails, the second succeeds")
def test_zap() -> None:
    flips = (FAIL, SUCCESS, "Volcanoggin/Ramp Up-")
    a, b = fight("Zappguin", "Ice Blast", "Zappguin/Zap+", "Zappguin/Zap-", flips=flips)
    a.does("resolve", "Zappguin/Zap+")
    a.does("resolve", "Zappguin/Zap-")
    assert b.conditions() == {"paralyze": 1} and len(a.flips()) == 3
    assert a.hits() == [("Ice Blast", 2)]  # 2 - 1 (Leaf) + 1 (Static Shock)


@audit("zappguin/retaliate", "both copies against a faster status")
@audit("zappguin/retaliate-2", "both copies against a faster status")
def test_retaliate() -> None:
    buffs = ("Zappguin/Retaliate-", "Zappguin/Retaliate+")
    theirs = {"deck_top": ["Standard-", "Shaleshell/Calcify-"]}
    a, b = fight("Zappguin", "Ice Blast", *buffs, foe="Flexferno", reply="Burn", flips=(FAIL,), theirs=theirs)
    quickly([a, b])
    assert a.hits() == [("Ice Blast", 11)]  # 2 + 6 + 3 (Fire)


@audit("zappguin/retaliate", "the faster enemy has switched out by Switcheroo: it does nothing", mended=True)
def test_retaliate_against_who_left() -> None:
    theirs = {"deck_top": ["Galeaffy/Leaf Shield+"]}
    a, b = fight("Zappguin", "Vortex", "Zappguin/Retaliate+", reply="Switcheroo", flips=(ZAP,), theirs=theirs)
    b.switches("Shaleshell")
    b.does("done")
    quickly([a, b])
    assert a.hits() == [("Vortex", 1)]  # 2 - 2 (Rock), at least 1
