"""Rules of Health and Wounds that no worked case plays."""

import pytest

from games.powerup.own_cards import blast, gear, hero, power, stat
from games.powerup.table import table
from marks import rule


@rule("PU-WOUND-07")
@pytest.mark.parametrize("health", [-1, -9])
def test_a_falling_health_total_knocks_out(health: int) -> None:
    x = hero("X", stars=2, health=3)
    curse = gear("Weak", stat(0, 0, health=health))
    wounds = 2 if health == -1 else 0
    t = table(a={"heroes": [{"hero": x, "wounds": wounds}, hero("Z")], "hand": [curse]}, b=[hero("Y")])
    t.seats[0].does("equip", curse, x)
    assert t.is_ko(x)


@rule("PU-WOUND-09", "PU-TERM-12")
def test_wounds_stay_until_healed() -> None:
    x = hero("X", stars=2)
    sting = power("Sting", {"do": "wound", "n": 2}, target="enemy")
    t = table(a=[x], b={"heroes": [hero("Y")], "hand": [sting]}, offense="b")
    t.seats[1].does("play", sting, x)
    t.quiet()
    assert t.wounds(x) == 2
    t.to_round(5)
    assert t.wounds(x) == 2


@rule("PU-WOUND-08")
@pytest.mark.parametrize(("rating", "wounds"), [(3, 0), (4, 1), (5, 2), (9, 2)])
def test_an_attack_rated_effect_is_compared_and_gets_no_counter_strike(rating: int, wounds: int) -> None:
    x, y = hero("X", atk=1, dfn=0, health=5), hero("Y", atk=9, dfn=4)
    bolt = power(f"Bolt{rating}", blast(rating), target="enemy")
    t = table(a={"heroes": [x], "hand": [bolt]}, b=[y])
    t.seats[0].does("play", bolt, y)
    t.quiet()
    assert (t.wounds(y), t.wounds(x)) == (wounds, 0)
    t = table(mode="brutal-combat", a={"heroes": [x], "hand": [bolt]}, b=[y])
    t.seats[0].does("play", bolt, y)
    t.quiet()
    assert t.wounds(y) == max(0, rating - 3)
