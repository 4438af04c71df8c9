"""Rules of Health and Wounds that no worked case plays."""

from typing import Any

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import combat, table
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


def frail(**while_: Any) -> dict[str, Any]:
    return stat(0, 0, health=1, **while_)


@rule("PU-WOUND-07")
def test_who_lives_by_a_battle_card_falls_when_another_one_is_played_on_it() -> None:
    banner, blank = battle("Banner7", frail(who="team")), battle("Blank7")
    x = hero("X", stars=2, health=3)
    a = {"heroes": [{"hero": x, "wounds": 3}, hero("Z")], "battle": [banner], "hand": [blank]}
    t = table(a=a, b=[hero("Y")])
    assert (t.health(x), t.is_ko(x)) == (4, False)
    t.seats[0].does("battle", blank)
    assert t.is_ko(x)


@rule("PU-WOUND-07")
@pytest.mark.parametrize("how", ["kneels as a cost", "attacks", "is made to kneel"])
def test_who_lives_by_standing_falls_when_it_kneels(how: str) -> None:
    charm = gear("Charm7", frail(**{"while": "standing"}))
    x = hero("X", health=3, astra=[{"name": "Point", "kneel": True, "does": [{"do": "draw"}]}])
    push = power("Push7", {"do": "kneel"}, target="enemy", speed="instant")
    at = {"hero": x, "wounds": 3, "equipment": [charm]}
    if how == "attacks":
        t = combat(a=[at, hero("Z", stars=2)], b=[hero("Y")])
        t.seats[0].does("attack", x, hero("Y"))
    else:
        t = table(a=[at, hero("Z", stars=2)], b={"heroes": [hero("Y")], "hand": [push]})
        assert not t.is_ko(x)
        if how == "is made to kneel":
            t.seats[0].does("pass")
            t.seats[1].does("play", push, x)
        else:
            t.seats[0].does("use", x, "Point")
        t.quiet()
    assert t.is_ko(x)


@rule("PU-WOUND-07", "PU-TERM-01")
def test_who_lives_by_a_neighbour_falls_with_it_and_so_does_whoever_lives_by_that_one() -> None:
    roots = [{"name": "Roots", "always": [frail(who="adjacent")]}]
    mountain, one, five = (
        hero("Mountain", stars=3, health=1, astra=roots),
        hero("One", health=2, astra=roots),
        hero("Five", stars=5, health=2),
    )
    bomb = power("Bomb7", {"do": "wound", "n": 1}, target="enemy")
    b = [mountain, {"hero": one, "wounds": 2}, {"hero": five, "wounds": 2}, hero("Four", stars=4)]
    t = table(a={"heroes": [hero("X")], "hand": [bomb]}, b=b)
    assert t.health(mountain) == 2
    t.seats[0].does("play", bomb, mountain)
    t.quiet()
    assert [t.is_ko(h) for h in (mountain, one, five)] == [False] * 3
    t = table(a={"heroes": [hero("X")], "hand": [bomb]}, b=[{"hero": mountain, "wounds": 1}, *b[1:]])
    t.seats[0].does("play", bomb, mountain)
    t.quiet()
    assert [t.is_ko(h) for h in (mountain, one, five)] == [True] * 3


@rule("PU-WOUND-07", "PU-KEY-19")
def test_an_immortal_hero_outlives_a_fallen_health_total_until_resolve() -> None:
    curse = gear("Weak", stat(0, 0, health=-9))
    x = hero("X", health=3)
    t = table(a={"heroes": [{"hero": x, "immortal": True}, hero("Z", stars=2)], "hand": [curse]}, b=[hero("Y")])
    t.seats[0].does("equip", curse, x)
    assert (t.health(x), t.is_ko(x)) == (0, False)
    t.to_end_of_round()
    assert t.is_ko(x)


@rule("PU-WOUND-05", "PU-DEPLOY-15")
def test_all_that_lies_on_a_fallen_hero_goes_to_the_piles_of_its_owners_and_wounds_nobody() -> None:
    armour = gear("Armour5", stat(1, 1, health=1), {"is": "leaves", "wounds": 1})
    gift = power("Gift5", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(1, who="team")]})
    y, rider, z = hero("Y", stars=3, health=1), hero("Rider"), hero("Z", stars=2)
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    t = table(
        a={"heroes": [hero("X")], "hand": [bomb]},
        b=[{"hero": y, "equipment": [armour], "power": gift, "joined": [rider], "plus": 2}, z],
    )
    assert t.figures(z) == "4/3"
    t.seats[0].does("play", bomb, y)
    t.quiet()
    b = t.seats[1]
    assert (set(b.zone("used")), set(b.zone("hero_used"))) == ({armour, gift}, {y, rider})
    assert t.figures(z) == "3/3"  # what came from its card ends
    assert t.wounds(z) == 0


@rule("PU-WOUND-05", "PU-TERM-09", "PU-POWERUP-05")
def test_effects_on_a_fallen_hero_end_those_it_gave_to_others_last_their_time() -> None:
    x = hero("X", health=1, astra=[astra("Lend", buff(2), target="ally")])
    z = hero("Z", stars=2)
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    t = table(a={"heroes": [x, z], "slots": [x], "power": 5}, b={"heroes": [hero("Y")], "hand": [bomb]})
    a, b = t.seats
    a.does("use", x, "Lend", x)
    t.passes(1)
    a.does("use", x, "Lend", z)
    t.quiet()
    b.does("play", bomb, x)
    t.quiet()
    assert t.figures(z) == "5/3"
    a.does("deploy", x)
    t.quiet()
    assert t.figures(x) == "3/3"  # another copy begins afresh


@rule("PU-WOUND-05", "PU-CHAIN-03")
def test_what_a_hero_announced_before_it_fell_still_resolves() -> None:
    x = hero("X", health=1, astra=[astra("Bolt", blast(9), target="enemy")])
    y, kill = hero("Y"), power("Kill", {"do": "wound", "n": 9}, speed="instant", target="hero")
    t = table(a=[x, hero("Z", stars=2)], b={"heroes": [y], "hand": [kill]})
    t.seats[0].does("use", x, "Bolt", y)
    t.seats[1].does("play", kill, x)
    t.quiet()
    assert t.is_ko(x)
    assert t.wounds(y) == 2
