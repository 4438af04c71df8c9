"""Steamie, its actions and its buffs, each with what it does."""

from games.overrealm.fights import fight
from marks import card


@card(
    "steamie",
    "steamie/torrential-blessing",
    "steamie/fierce-blessing",
    "steamie/chilly-mists",
    "steamie/sizzling-mists",
)
def test_steamie_grants_wishes_and_mists() -> None:
    for action in ("Torrential Blessing", "Fierce Blessing"):
        a, b = fight("Steamie", action, foe="Shaleshell")
        assert a.offered("choose") == ["Volcanoggin", "Zappguin"]
        a.does("choose", "Volcanoggin")
        assert a.tokens("Volcanoggin") == {"wish": 1}
    a.switches("Volcanoggin")
    b.draws()
    a.does("act", "Magma Strike")
    assert a.can("done")
    for action, dealt in (("Chilly Mists", 5), ("Sizzling Mists", 4)):
        a, b = fight(
            "Steamie", action, foe="Galeaffy", reply="Cyclone", mine={"cubes": {"SPD": 1}}, theirs={"cubes": {"ATK": 2}}
        )
        assert b.hits() == [("Cyclone", dealt)]  # 2 + 2 + 4 (Water) - 3 (Fire)
        assert a.auras == {action: 7}


@card("steamie/wishful-strike", "steamie/wishful-strike-2", "steamie/wishful-embrace", "steamie/wishful-embrace-2")
def test_the_buffs_of_steamie() -> None:
    hand = ["Steamie/Wishful Strike+"] * 2
    a, _ = fight("Drownigator", "Surge", *hand, foe="Shaleshell", friends=("Steamie",))
    assert a.hits() == [("Surge", 3)]
    hand = ["Steamie/Wishful Embrace+"] * 2
    _, b = fight("Drownigator", "Surge", *hand, reply="Cyclone", friends=("Steamie",), theirs={"cubes": {"ATK": 1}})
    assert b.hits() == [("Cyclone", 3)]  # 2 + 1 + 4 (Water) - 2 (Death) - 2
    a, _ = fight("Shaleshell", "Geyser", foe="Galeaffy", friends=("Steamie",), flips=("Steamie/Wishful Embrace+",))
    a.does("choose", "Steamie")
    assert a.tokens("Steamie") == {"wish": 1} and a.hits() == [("Geyser", 2)]
