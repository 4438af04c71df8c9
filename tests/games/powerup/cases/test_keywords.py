"""Worked cases of abilities, counters, states of a Hero and terms."""

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import case, rule
from overtable.games.powerup.book.facts import face
from overtable.games.powerup.chain.use import why_not_act
from overtable.games.powerup.inplay.line import adjacent, stars_in_play
from overtable.games.powerup.wounds.ko import knock_out

HEAL2 = {"do": "heal", "n": 2}


@case("PU-CASE-045")
@rule("PU-KEY-06", "PU-TERM-04")
def test_ability_with_counters() -> None:
    x = hero("X", astra=[astra("Shock", blast(3), counters=2, target="enemy")])
    y = hero("Y", dfn=9)
    t = table(round=2, a=[x], b=[y])
    a = t.seats[0]
    assert t.state.charges[t.card(x)] == 2
    for number, left in ((2, 1), (3, 0)):
        t.to_round(number)
        while t.asked != [0]:
            t.step()
        energy = t.state.power[0]
        a.does("use", x, "Shock", y)
        assert t.state.charges[t.card(x)] == left
        if t.state.round == number:
            assert t.state.power[0] == energy - 1
    t.to_round(4)
    t.state.power[0] = 4
    assert not a.can("use", x, "Shock")
    while t.asked != [0] or t.pending != "CombatTurn":
        t.step()
    act = face(t.state, t.card(x)).acts[0]
    reason = why_not_act(t.state, 0, t.card(x), act, False)
    assert reason is not None
    assert reason.rule == "PU-KEY-06"


@case("PU-CASE-046")
@rule("PU-KEY-07")
def test_ability_so_often_a_round() -> None:
    x = hero("X", astra=[astra("Guard", buff(0, 1, who="self"), cost=1, times=2)])
    keep = gear("Keep", cost=9)
    t = table(round=5, a={"heroes": [x], "hand": [keep]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("use", x, "Guard")
    t.passes(1)
    a.does("use", x, "Guard")
    t.passes(1)
    assert t.figures(x) == "3/5"
    assert t.state.power[0] == 3
    assert a.refused("use", x, "Guard").rule == "PU-KEY-07"
    t.to_round(6)
    while t.asked != [0]:
        t.step()
    a.does("use", x, "Guard")
    t.passes(1)
    a.does("use", x, "Guard")
    t.quiet()
    assert t.figures(x) == "3/5"


@case("PU-CASE-047")
@rule("PU-KEY-08", "PU-DEPLOY-10", "PU-DEPLOY-15")
def test_break_an_equipment_and_the_current_battle_card() -> None:
    bx, by = battle("BX"), battle("BY")
    z, blade = hero("Z", atk=3), gear("Blade", stat(2))
    smash = power("Smash", {"do": "break"}, target="enemy_equipment")
    leak = power("Leak", {"do": "break"}, target="enemy_battle")
    t = table(
        a={"heroes": [hero("H")], "hand": [smash, leak]},
        b={"heroes": [{"hero": z, "equipment": [blade]}], "battle": [bx, by]},
    )
    a, b = t.seats
    assert t.figures(z) == "5/3"
    a.does("play", smash, blade)
    t.passes(1)
    assert t.figures(z) == "3/3"
    a.does("play", leak, bx)
    assert blade in b.zone("used")
    assert bx in b.zone("used")
    assert b.zone("battle")[-1] == by


@case("PU-CASE-048")
@rule("PU-KEY-09", "PU-KEY-10", "PU-KEY-36")
@pytest.mark.parametrize(("evades", "wounds"), [(False, 2), (True, 1)])
def test_burn(evades: bool, wounds: int) -> None:
    x, y = hero("X", atk=4, dfn=4, health=3, evade=1), hero("Y", atk=3, dfn=5)
    t = combat(a=[{"hero": x, "burn": 4}], b=[y])
    a, b = t.seats
    assert t.figures(x) == "4/3"
    a.does("attack", x, y)
    assert t.wounds(x) == 1
    assert not a.can("evade", x)
    b.does("block", y)
    assert t.pending == "Powers"
    if evades:
        a.does("evade", x, x)
    t.quiet()
    assert (t.wounds(x), t.wounds(y)) == (wounds, 0)


@case("PU-CASE-049")
@rule("PU-KEY-12", "PU-CARD-07")
def test_only_the_top_battle_cards_condition_counts() -> None:
    draws = {"do": "draw"}
    bx = battle("OnKO", use=[{"name": "KO", "when": "enemy_ko", "does": [draws]}])
    by = battle("OnHit", use=[{"name": "Hit", "when": "hq_hit", "does": [draws]}])
    x, x2, y = hero("X", atk=9), hero("X2", stars=2, atk=9), hero("Y", health=1)
    t = combat(a={"heroes": [x, x2], "battle": [bx, by]}, b=[y])
    a = t.seats[0]
    t.attack(0, x, y, block=False)
    assert a.zone("hand") == []
    t.passes(1)
    t.attack(0, x2, y)
    assert t.is_ko(y)
    assert len(a.zone("hand")) == 1


@case("PU-CASE-052")
@rule("PU-KEY-11", "PU-KEY-18", "PU-KEY-23", "PU-KEY-25")
def test_poison_regen_and_heal() -> None:
    x = hero("X", stars=2, atk=4, health=4, regen=2)
    heal2, heal3 = power("Heal2", HEAL2, target="ally"), power("Heal3", {"do": "heal", "n": 3}, target="ally")
    t = table(
        round=3,
        a={"heroes": [{"hero": x, "wounds": 3, "poison": 4}], "hand": [heal2, heal3]},
        b=[hero("Y", atk=0)],
    )
    a = t.seats[0]
    assert t.figures(x) == "3/3"
    assert a.refused("regen", x).rule == "PU-KEY-23"
    a.does("play", heal2, x)
    t.quiet()
    assert t.wounds(x) == 3
    assert t.state.regen[t.card(x)] == 2
    t.to_round(4)
    assert t.figures(x) == "3/3"
    t.to_round(5)
    assert t.figures(x) == "4/3"
    while t.asked != [0]:
        t.step()
    a.does("regen", x)
    t.passes(1)
    assert t.wounds(x) == 2
    assert t.state.regen[t.card(x)] == 1
    a.does("play", heal3, x)
    t.quiet()
    assert t.wounds(x) == 0


@case("PU-CASE-053")
@rule("PU-KEY-19", "PU-WOUND-04")
@pytest.mark.parametrize("healed", [True, False])
def test_immortal(healed: bool) -> None:
    x, y, z = hero("X", dfn=1, health=3), hero("Y", atk=9), hero("Z", stars=2)
    cure = power("Heal2", HEAL2, target="ally")
    t = combat(a={"heroes": [{"hero": x, "wounds": 2, "immortal": True}, z], "hand": [cure]}, b=[y])
    a = t.seats[0]
    t.attack(0, x, y)
    assert t.zone_of(x) == "heroes"
    assert t.wounds(x) == 4
    if healed:
        t.passes(1)
        a.does("attack", z, y)
        t.windows()
        a.does("play", cure, x)
    t.to_end_of_round()
    assert t.is_ko(x) is not healed
    if healed:
        assert t.wounds(x) == 2


@case("PU-CASE-059")
@rule("PU-KEY-33", "PU-KEY-04", "PU-REFRESH-06")
def test_stun() -> None:
    x = hero("X", dfn=6, astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    y, zap = hero("Y"), power("Zap", {"do": "stun"}, target="enemy")
    t = table(
        round=4,
        offense="b",
        a={
            "hq": 5,
            "heroes": [{"hero": x, "level": 2}, hero("Z", stars=5, faction="")],
            "hand": [gear("Keep", cost=9)],
        },
        b={"heroes": [y], "hand": [zap]},
    )
    a, b = t.seats
    b.does("play", zap, x)
    t.quiet()
    assert t.kneels(x)
    assert a.refused("use", x, "One").rule == "PU-KEY-33"
    t.to_combat()
    t.quiet()
    b.does("attack", y, x)
    t.quiet()
    assert t.hq[0] == 4
    assert t.wounds(x) == 0
    assert a.refused("attack", x, y).rule == "PU-KEY-33"
    t.to_round(5)
    assert not t.kneels(x)
    while t.asked != [0]:
        t.step()
    assert a.can("use", x, "One")


@case("PU-CASE-062")
@rule("PU-KEY-05", "PU-KEY-03")
def test_the_kneel_symbol() -> None:
    x = hero(
        "X",
        astra=[
            {"name": "Point", "kneel": True, "target": "other_ally", "does": [buff(1)]},
            astra("Brace", buff(0, 1, who="self")),
        ],
    )
    y, up = hero("Y", stars=2), power("Up", {"do": "stand"}, target="ally")
    t = table(a={"heroes": [{"hero": x, "level": 2, "kneeling": True}, y], "hand": [up]}, b=[hero("B")])
    a = t.seats[0]
    assert a.refused("use", x, "Point").rule == "PU-KEY-05"
    a.does("use", x, "Brace")
    t.passes(1)
    assert t.figures(x) == "3/4"
    a.does("play", up, x)
    t.passes(1)
    assert not t.kneels(x)
    a.does("use", x, "Point", y)
    assert t.figures(y) == "4/3"
    assert t.kneels(x)


@case("PU-CASE-063")
@rule("PU-TERM-01")
def test_neighbours_in_the_flying_v() -> None:
    t = table(a=[hero(f"H{n}", stars=n) for n in range(1, 6)], b=[hero("Y")])
    s = t.state

    def beside(stars: int) -> list[int]:
        return [face(s, h).stars for h in adjacent(s, s.board[stars - 1])]

    assert [beside(n) for n in (1, 3, 5, 4, 2)] == [[3], [1, 5], [3, 4], [5, 2], [4]]
    knock_out(s, s.board[2])
    assert beside(1) == []
    assert beside(5) == [4]


@case("PU-CASE-064")
@rule("PU-TERM-03", "PU-WOUND-05", "PU-DEPLOY-03")
def test_a_hero_attached_to_a_hero() -> None:
    join = {"do": "join", "gives": [stat(2, 1)]}
    y = hero("Y", stars=2, astra=[astra("Join", join, target="other_ally")])
    x, other = hero("X", stars=4, atk=5, dfn=4, health=1), hero("Other", stars=2)
    b1 = hero("B", atk=9)
    t = table(a={"heroes": [x, y], "slots": [other]}, b=[b1])
    a = t.seats[0]
    a.does("use", y, "Join", x)
    t.passes(1)
    assert t.figures(x) == "7/5"
    assert stars_in_play(t.state, 0) == 4
    a.does("deploy", other)
    assert t.zone_of(other) == "heroes"
    t.to_combat()
    t.quiet()
    assert not a.can("attack", y)
    a.does("attack", x, b1)
    t.quiet()
    t.seats[1].does("block", b1)
    t.quiet()
    assert t.is_ko(x)
    assert t.is_ko(y)
