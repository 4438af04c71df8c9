"""Boltblebee, its actions and its buffs, each with what it does."""

import pytest

from games.overrealm.fights import FAIL, SUCCESS, ZAP, ZAP_FAIL, fight, order
from games.overrealm.table import quickly, table, team
from marks import card


@card("boltblebee")
def test_a_honey_counter_makes_an_action_faster() -> None:
    a, b = table(
        a={"team": team("Galeaffy", "Boltblebee", "Steamie"), "deck_top": ["Standard-", "Galeaffy/Leaf Shield-"]},
        b={"team": team("Chargroar", "Galeaffy", "Steamie")},
    )
    assert a.honey == 1
    a.selects("Cyclone", how="honey")
    b.selects("Lights Out")
    assert a.honey == 0 and order(a)[0] == "Cyclone"  # 4 + 3 against 6
    assert not a.can("honey") and b.honey == 0


@card("boltblebee/swarm")
@pytest.mark.parametrize(
    ("flips", "dealt", "paralyzed"), [((SUCCESS, ZAP, ZAP_FAIL), 4, {}), ((ZAP_FAIL, ZAP), 3, {"paralyze": 1})]
)
def test_swarm(flips: tuple[str, ...], dealt: int, paralyzed: dict[str, int]) -> None:
    more = (*flips, "Zappguin/Retaliate-") if len(flips) < 3 else flips
    a, b = fight("Boltblebee", "Swarm", flips=more, foe="Shaleshell", how="protect")
    assert a.hits() == [("Swarm", dealt)] and b.conditions() == paralyzed


@card("boltblebee/nectear", "boltblebee/pollinate", "boltblebee/sticky-sting")
def test_the_other_actions_of_boltblebee() -> None:
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 3})
    a.does("yes")
    assert a.hp() == 6 and a.honey == 0 and a.hits() == [("Nectear", 4)]
    a, _ = fight("Boltblebee", "Nectear", hp={"Boltblebee": 3})
    a.does("no")
    assert a.hp() == 3 and a.honey == 1
    a, _ = fight("Boltblebee", "Nectear", mine={"honey": 0})
    assert not a.can("yes")
    a, _ = fight("Boltblebee", "Pollinate", flips=(ZAP_FAIL, FAIL, ZAP))
    assert a.honey == 2  # the first card went to the draw icon
    a, _ = fight("Boltblebee", "Sticky Sting", mine={"honey": 3})
    assert a.hits() == [("Sticky Sting", 4)]


@card("boltblebee/hunger", "boltblebee/hunger-2", "boltblebee/spring", "boltblebee/spring-2")
def test_the_buffs_of_boltblebee() -> None:
    both = fight("Boltblebee", "Sticky Sting", *["Boltblebee/Hunger+"] * 2, mine={"honey": 0})
    quickly(list(both))
    a = both[0]
    assert a.hits() == [("Sticky Sting", 3)]
    a, _ = fight("Boltblebee", "Pollinate", flips=(ZAP_FAIL, "Boltblebee/Hunger+"), hp={"Boltblebee": 3})
    assert a.hp() == 4 and a.honey == 1  # eaten, then gained
    a, _ = fight("Boltblebee", "Sticky Sting", *["Boltblebee/Spring-"] * 2, foe="Chargroar", reply="Lightning")
    assert order(a) == ["Sticky Sting", "Lightning"]  # 6 + 4 against 9
    a, _ = fight(
        "Boltblebee", "Pollinate", flips=(ZAP_FAIL, "Boltblebee/Spring-", "Boltblebee/Spring-"), mine={"honey": 0}
    )
    assert a.honey == 1  # one only, and both flips fail
