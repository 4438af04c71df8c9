"""Worked cases of figures, Health and Wounds."""

import pytest

from games.powerup.own_cards import buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import case, rule


@case("PU-CASE-001")
@rule("PU-CARD-03", "PU-WOUND-02")
def test_values_are_limited_to_ten_once() -> None:
    x, y = hero("X", atk=9), hero("Y", dfn=10)
    surge = power("Surge", buff(3), target="ally")
    t = table(a={"heroes": [x], "hand": [surge]}, b=[{"hero": y, "equipment": [gear("Plate", stat(0, 1))]}])
    t.seats[0].does("play", surge, x)
    t.to_combat()
    t.quiet()
    assert (t.figures(x), t.figures(y)) == ("10/3", "3/10")
    t.attack(0, x, y)
    assert t.wounds(y) == 1


@case("PU-CASE-002")
@rule("PU-CARD-03", "PU-CARD-04")
def test_nothing_against_nothing_is_one_wound() -> None:
    x, y = hero("X", atk=0), hero("Y", dfn=2)
    curse = gear("Curse", stat(0, -4))
    t = combat(a=[x], b=[{"hero": y, "equipment": [curse]}])
    assert t.figures(y) == "3/0"
    t.attack(0, x, y)
    assert t.wounds(y) == 1
    assert t.hq == [7, 7]
    t.to_end_of_round()
    t.to_combat()
    t.passes(1)
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]


@case("PU-CASE-032")
@rule("PU-WOUND-03", "PU-COMBAT-11")
def test_both_beat_each_other() -> None:
    x, y = hero("X", atk=4, dfn=4, health=4), hero("Y", atk=5, dfn=3, health=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (2, 2)


@case("PU-CASE-033")
@rule("PU-WOUND-01", "PU-WOUND-02", "PU-COMBAT-05")
@pytest.mark.parametrize(("block", "wounds", "hq"), [(True, 1, 7), (False, 0, 6)])
def test_the_defender_has_the_choice(block: bool, wounds: int, hq: int) -> None:
    x, y = hero("X", atk=4, dfn=4), hero("Y", atk=3, dfn=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=block)
    assert (t.wounds(y), t.wounds(x), t.hq[1]) == (wounds, 0, hq)
    assert t.kneels(y) == block


@case("PU-CASE-034")
@rule("PU-WOUND-01", "PU-WOUND-10")
def test_a_high_def_protects_blocker_and_hq() -> None:
    x, y = hero("X", atk=4, dfn=4), hero("Y", atk=3, dfn=6)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (0, 0)
    assert t.hq == [7, 7]
    assert t.kneels(x)
    assert t.kneels(y)


@case("PU-CASE-035")
@rule("PU-WOUND-06", "PU-WOUND-05", "PU-DEPLOY-06")
@pytest.mark.parametrize(("wounds", "survives"), [(1, True), (2, False)])
def test_armour_that_leaves_play(wounds: int, survives: bool) -> None:
    x = hero("X", atk=4, dfn=4, health=3)
    armour = gear("Armour", stat(1, 1, health=1), {"is": "leaves", "wounds": 1})
    rag = gear("Rag")
    t = table(a={"heroes": [{"hero": x, "wounds": wounds, "equipment": [armour]}], "hand": [rag]}, b=[hero("Y")])
    assert t.figures(x) == "5/5"
    assert t.health(x) == 4
    t.seats[0].does("replace", rag, armour)
    assert t.is_ko(x) is not survives
    if survives:
        assert (t.figures(x), t.health(x), t.wounds(x)) == ("4/4", 3, 2)
        assert t.on(x) == [rag]
    else:
        assert t.zone_of(rag) == "used"
    assert t.zone_of(armour) == "used"


@case("PU-CASE-044")
@rule("PU-MODE-04", "PU-MODE-05")
@pytest.mark.parametrize(("block", "wounds", "hq"), [(True, (1, 4), 7), (False, (0, 0), 6)])
def test_brutal_combat_counts_every_point(block: bool, wounds: tuple[int, int], hq: int) -> None:
    x, y = hero("X", atk=7, dfn=4), hero("Y", atk=4, dfn=4, health=5)
    t = table(mode="brutal-combat", phase="combat", a=[x], b=[y])
    t.attack(0, x, y, block=block)
    assert (t.wounds(x), t.wounds(y)) == wounds
    assert t.hq[1] == hq
