"""Worked cases of Deploy!."""

from games.powerup.own_cards import astra, battle, buff, gear, hero, power
from games.powerup.table import table
from marks import case, rule


@case("PU-CASE-013")
@rule("PU-DEPLOY-03", "PU-DEPLOY-04")
def test_a_living_hero_is_not_replaced() -> None:
    here, three, four = hero("Here", stars=3), hero("Three", stars=3, cost=4), hero("Four", stars=4, cost=4)
    t = table(round=4, a={"heroes": [here], "slots": [three, four]}, b=[hero("Y")])
    a = t.seats[0]
    assert a.refused("deploy", three).rule == "PU-DEPLOY-03"
    a.does("deploy", four)
    assert t.state.deploy[0] == 0
    assert t.zone_of(four) == "heroes"


@case("PU-CASE-014")
@rule("PU-DEPLOY-01", "PU-DEPLOY-02")
def test_a_pass_in_deploy_is_not_final() -> None:
    two, belt = hero("Two", stars=2), gear("Belt")
    y = hero("Y")
    t = table(
        a={"heroes": [hero("X")], "slots": [two], "hand": [gear("Spare", cost=9)]},
        b={"heroes": [y], "hand": [belt, gear("Spare", cost=9)]},
    )
    a, b = t.seats
    a.does("pass")
    b.does("equip", belt, y)
    t.quiet()
    a.does("deploy", two)
    t.quiet()
    b.does("pass")
    assert t.pending == "DeployTurn"
    a.does("pass")
    assert t.state.phase != 4
    assert t.pending in ("TeamUpChance", "CombatTurn")


@case("PU-CASE-015")
@rule("PU-DEPLOY-05", "PU-DEPLOY-06", "PU-DEPLOY-08", "PU-DEPLOY-15")
def test_one_equipment_is_replaced_a_round() -> None:
    x, y = hero("X"), hero("Y", stars=2)
    old, other = gear("Old"), gear("Other")
    new, newer = gear("New"), gear("Newer")
    t = table(
        round=3,
        a={"heroes": [{"hero": x, "equipment": [old]}, {"hero": y, "equipment": [other]}], "hand": [new, newer]},
        b=[hero("B")],
    )
    a = t.seats[0]
    assert a.refused("equip", new, x).rule == "PU-DEPLOY-05"
    a.does("replace", new, old)
    assert t.zone_of(old) == "used"
    assert t.on(x) == [new]
    assert t.state.deploy[0] == 2
    t.quiet()
    t.passes(1)
    assert a.refused("replace", newer, other).rule == "PU-DEPLOY-06"
    assert a.refused("break", other).rule == "PU-DEPLOY-08"


@case("PU-CASE-016")
@rule("PU-DEPLOY-09", "PU-DEPLOY-10", "PU-REFRESH-05")
def test_a_new_battle_card_is_current_until_a_later_refresh() -> None:
    x, y, z = battle("BX"), battle("BY"), battle("BZ")
    leak = power("Leak", {"do": "break"}, target="enemy_battle")
    mine, theirs = hero("H"), hero("Y")
    t = table(a={"heroes": [mine], "battle": [x, y], "hand": [z]}, b={"heroes": [theirs], "hand": [leak]})
    a, b = t.seats
    a.does("battle", z)
    assert a.zone("battle")[::-1] == [z, x, y]
    assert t.state.deploy[0] == 2
    t.quiet()
    t.passes(1)
    if t.pending == "DeployTurn" and t.asked == [0]:
        assert a.refused("swap", y).rule == "PU-DEPLOY-09"
    t.to_combat()
    t.quiet()
    a.does("attack", mine, theirs)
    t.quiet()
    b.does("let_through")
    b.does("play", leak, z)
    assert t.zone_of(z) == "used"
    assert a.zone("battle")[-1] == x


@case("PU-CASE-017")
@rule("PU-DEPLOY-11", "PU-CARD-08")
def test_energy_of_the_wrong_kind_does_not_pay() -> None:
    belt = gear("Belt2", cost=2)
    x = hero("X")
    t = table(round=2, a={"heroes": [x], "hand": [belt], "deploy": 1}, b=[hero("Y")])
    reason = t.seats[0].refused("equip", belt, x)
    assert (reason.rule, reason.args[1:]) == ("PU-DEPLOY-11", (2, 1))
    assert (t.state.deploy[0], t.state.power[0]) == (1, 2)


@case("PU-CASE-018")
@rule("PU-DEPLOY-14", "PU-POWERUP-04", "PU-CARD-06")
def test_an_attached_power_takes_the_place_of_the_second_astra() -> None:
    x = hero("X", astra=[astra("One", buff(1, who="self")), astra("Two", buff(0, 1, who="self"))])
    gift = power("Gift2", buff(1), target="ally", attach={"surcharge": 1, "use": [astra("Given", buff(2, who="self"))]})
    snap = power("Snap", {"do": "break"}, target="enemy_power")
    t = table(round=3, a={"heroes": [x], "hand": [gift]}, b={"heroes": [hero("Y")], "hand": [snap]})
    a, b = t.seats
    a.does("attach", gift, x)
    assert t.state.power[0] == 1
    t.quiet()
    t.passes(1)
    assert a.offered("use", x) == ["One"]
    assert a.offered("use", gift) == ["Given"]
    t.to_round(4)
    assert t.state.level[t.card(x)] == 2
    while t.asked != [0]:
        t.step()
    assert a.offered("use", x) == ["One"]
    assert a.refused("use", x, "Two").rule == "PU-DEPLOY-14"
    a.does("use", x, "One")
    t.quiet()
    b.does("play", snap, gift)
    t.quiet()
    assert a.offered("use", x) == ["One", "Two"]
