"""Rules of Deploy! that no worked case plays."""

from games.powerup.own_cards import astra, buff, gear, hero, power, stat
from games.powerup.table import table
from marks import rule


@rule("PU-DEPLOY-07")
def test_one_attached_power_is_replaced_a_round_counted_apart_from_equipment() -> None:
    x, z = hero("X"), hero("Z", stars=2)
    gift, gift2, gift3, gift4 = (
        power(f"Gift{n}", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(n)]}) for n in (1, 2, 3, 4)
    )
    old, new = gear("Old"), gear("New")
    t = table(
        round=6,
        a={
            "heroes": [{"hero": x, "power": gift, "equipment": [old]}, {"hero": z, "power": gift2}],
            "hand": [gift3, gift4, new],
        },
        b=[hero("Y")],
    )
    a = t.seats[0]
    a.does("replace", gift3, gift)
    t.passes(1)
    assert t.zone_of(gift) == "used"
    assert t.on(x) == [old, gift3]
    assert t.figures(x) == "6/3"
    assert t.state.power[0] == 4
    assert a.refused("replace", gift4, gift2).rule == "PU-DEPLOY-07"
    assert a.refused("attach", gift4, z).rule == "PU-DEPLOY-14"
    a.does("replace", new, old)
    assert t.zone_of(old) == "used"
    assert (t.state.powers_replaced, t.state.equipment_replaced) == ([1, 0], [1, 0])


@rule("PU-DEPLOY-14")
def test_an_attached_power_covers_what_the_second_astra_does_by_itself() -> None:
    steady = {"name": "Steady", "always": [stat(0, 2)]}
    x = hero("X", astra=[{"name": "Fierce", "always": [stat(1)]}, steady])
    gift = power("Gift9", buff(1), target="ally", attach={"surcharge": 1, "use": [astra("Given", buff(2, who="self"))]})
    for attached, figures in (("", "4/5"), (gift, "4/3")):
        own = {"hero": x, "level": 2} | ({"power": attached} if attached else {})
        t = table(a={"heroes": [own]}, b=[hero("Y")])
        assert t.figures(x) == figures, "the first Astra works on, the second is covered"


@rule("PU-DEPLOY-12", "PU-POWERUP-02")
def test_a_hero_deployed_this_round_acts_at_once() -> None:
    x = hero("X", stars=2, astra=[astra("One", buff(1, who="self"))])
    y = hero("Y")
    t = table(a={"heroes": [], "slots": [x]}, b=[y])
    a, b = t.seats
    a.does("deploy", x)
    t.passes(1)
    a.does("use", x, "One")
    t.to_combat()
    t.quiet()
    assert a.can("attack", x, y)
    a.does("pass")
    b.does("attack", y, x)
    assert a.can("block", x)


@rule("PU-DEPLOY-13", "PU-TERM-08")
def test_non_instants_are_deploy_actions_too() -> None:
    x = hero("X", astra=[astra("Slow", buff(1, who="self"))])
    song = power("Song", buff(0, 1), target="ally")
    t = table(a={"heroes": [x], "hand": [song]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("use", x, "Slow")
    t.passes(1)
    a.does("play", song, x)
    t.quiet()
    assert t.figures(x) == "4/4"
    assert t.state.phase == 4
    assert t.zone_of(song) == "used"


@rule("PU-DEPLOY-05")
def test_a_text_lets_a_hero_carry_more() -> None:
    x = hero("X", astra=[{"name": "Strong", "always": [{"is": "carries", "equipment": 2}]}])
    one, two, three = gear("One1"), gear("Two2"), gear("Three3")
    t = table(a={"heroes": [x], "hand": [one, two, three]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("equip", one, x)
    t.passes(1)
    a.does("equip", two, x)
    t.passes(1)
    assert a.refused("equip", three, x).rule == "PU-DEPLOY-05"
    assert t.on(x) == [one, two]


@rule("PU-DEPLOY-01")
def test_the_offense_player_acts_first_and_actions_alternate() -> None:
    two, three = hero("Two", stars=2), hero("Three", stars=3)
    t = table(offense="b", a={"heroes": [hero("X")], "slots": [two]}, b={"heroes": [hero("Y")], "slots": [three]})
    a, b = t.seats
    assert t.asked == [1]
    assert a.refused("deploy", two).rule == "TABLE-SEAT"
    b.does("deploy", three)
    assert t.asked == [0]
    a.does("deploy", two)
