"""Worked cases of combat turns."""

import pytest

from games.powerup.own_cards import buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import case, rule


@case("PU-CASE-003")
@rule("PU-CARD-10", "PU-COMBAT-05", "PU-KEY-02")
def test_type_words_give_no_evasion() -> None:
    x = hero("X", atk=4, dfn=3, types=["Flyer", "Ranged"])
    y = hero("Y", atk=3, dfn=4, types=["Human", "Melee"])
    t = combat(a=[x], b=[y])
    t.seats[0].does("attack", x, y)
    assert t.seats[1].can("block", y)
    t.seats[1].does("block", y)
    assert (t.wounds(y), t.wounds(x)) == (1, 1)
    assert t.kneels(x)
    assert t.kneels(y)


@case("PU-CASE-019")
@rule("PU-COMBAT-11", "PU-WOUND-02", "PU-WOUND-03")
def test_both_strike_at_the_same_time() -> None:
    x, y = hero("X", atk=4, dfn=3, health=4), hero("Y", atk=3, dfn=2, health=4)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert (t.wounds(x), t.wounds(y)) == (1, 2)
    assert t.kneels(x)
    assert t.kneels(y)
    assert t.hq == [7, 7]


@case("PU-CASE-020")
@rule("PU-COMBAT-05", "PU-COMBAT-07", "PU-CARD-04")
@pytest.mark.parametrize("atk", [0, 10])
def test_an_unblocked_attack_is_one_wound_to_the_hq_whatever_the_atk(atk: int) -> None:
    x, y = hero("X", atk=atk), hero("Y")
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    assert t.hq == [7, 6]
    assert t.kneels(x)
    assert not t.kneels(y)
    assert t.wounds(y) == 0


@case("PU-CASE-021")
@rule("PU-COMBAT-04", "PU-COMBAT-08")
def test_a_kneeling_target_cannot_block_and_is_unharmed() -> None:
    x, y = hero("X", atk=8), hero("Y", health=3)
    t = combat(a=[x], b={"hq": 5, "heroes": [{"hero": y, "wounds": 1, "kneeling": True}]})
    t.seats[0].does("attack", x, y)
    assert t.seats[1].refused("block", y).rule
    assert t.hq == [7, 4]
    assert t.wounds(y) == 1


@case("PU-CASE-022")
@rule("PU-COMBAT-13", "PU-COMBAT-14", "PU-COMBAT-02")
def test_a_pass_in_combat_is_not_final() -> None:
    x, x2, y = hero("X"), hero("X2", stars=2), hero("Y")
    t = table(phase="combat", a=[x, x2], b=[y])
    a, b = t.seats
    a.does("pass")
    b.does("attack", y, x)
    a.does("let_through")
    a.does("attack", x, y)
    assert t.pending == "CombatTurn"  # b has nobody standing: b's pass is given by itself
    assert t.asked == [0]
    a.does("attack", x2, y)
    assert t.state.round == 4
    assert t.hq == [6, 5]


@case("PU-CASE-023")
@rule("PU-COMBAT-13", "PU-COMBAT-14")
def test_two_passes_end_combat_at_once() -> None:
    x, y = hero("X"), hero("Y")
    t = table(phase="combat", a=[x], b=[y])
    t.seats[0].does("pass")
    assert t.state.round == 3
    t.seats[1].does("pass")
    assert t.state.round == 4
    assert not t.kneels(x)
    assert not t.kneels(y)
    assert t.hq == [7, 7]


@case("PU-CASE-024")
@rule("PU-COMBAT-12", "PU-WOUND-04", "PU-WOUND-05", "PU-DEPLOY-03")
def test_a_ko_takes_everything_attached_along_and_frees_the_slot() -> None:
    x, y = hero("X", atk=5, dfn=3, health=4), hero("Y", stars=3, atk=3, dfn=4, health=3)
    other = hero("Other", stars=3)
    belt = gear("Belt")
    gift = power("Gift", buff(1), target="ally", attach={"surcharge": 1})
    t = combat(a=[x], b={"heroes": [{"hero": y, "wounds": 1, "equipment": [belt], "power": gift}], "slots": [other]})
    t.attack(0, x, y)
    assert t.is_ko(y)
    assert t.zone_of(belt) == t.zone_of(gift) == "used"
    assert t.wounds(x) == 1
    t.to_round(4)
    t.seats[1].does("deploy", other)
    assert t.zone_of(other) == "heroes"


@case("PU-CASE-025")
@rule("PU-TERM-09", "PU-TERM-10")
def test_stat_buffs_last_over_all_combats_of_the_round() -> None:
    x, z, y = hero("X"), hero("Z", stars=2), hero("Y")
    sword, rage = gear("Sword", stat(1)), power("Rage", buff(2), target="ally")
    t = combat(a={"heroes": [{"hero": x, "equipment": [sword]}, z], "hand": [rage]}, b=[y])
    a, b = t.seats
    a.does("attack", z, y)
    t.quiet()
    b.does("let_through")
    a.does("play", rage, x)
    t.quiet()
    t.passes(1)
    assert t.pending == "CombatTurn"
    assert t.figures(x) == "6/3"
    t.to_end_of_round()
    assert t.figures(x) == "4/3"


@case("PU-CASE-026")
@rule("PU-COMBAT-10")
def test_powers_alternate_one_effect_each() -> None:
    x, y = hero("X"), hero("Y")
    first, second = power("First", buff(1), target="ally"), power("Second", buff(1), target="ally")
    theirs = power("Theirs", buff(0, 1), target="ally")
    t = combat(a={"heroes": [x], "hand": [first, second]}, b={"heroes": [y], "hand": [theirs]})
    a, b = t.seats
    a.does("attack", x, y)
    t.quiet()
    b.does("block", y)
    assert t.pending == "Powers"
    assert t.asked == [0]
    a.does("play", first, x)
    b.does("decline")
    if t.pending == "Respond":
        a.does("decline")
    assert t.asked == [1]
    assert a.refused("play", second, x).rule == "TABLE-SEAT"
    b.does("done")
    assert t.pending == "Powers"
    a.does("play", second, x)
    t.quiet()
    assert t.pending == "CombatTurn"
    assert t.figures(x) == "5/3"
