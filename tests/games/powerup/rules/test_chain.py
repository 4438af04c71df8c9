"""Rules of the Power Chain, of negating and copying that no worked case plays."""

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import rule

SAVE = {"name": "Save", "cost": 1, "speed": "instant", "target": "ally", "does": [buff(0, 2)]}


@rule("PU-CHAIN-01")
def test_an_instant_answers_any_action_of_either_player() -> None:
    two, y = hero("Two", stars=2, astra=[SAVE]), hero("Y", astra=[SAVE])
    belt, tactic, gift = gear("Belt"), battle("Tac"), power("GiftC", buff(1), target="ally", attach={"surcharge": 1})
    x = hero("X")
    t = table(round=6, a={"heroes": [x], "slots": [two], "hand": [belt, tactic, gift]}, b=[y])
    a, b = t.seats
    for action in (("deploy", two), ("equip", belt, x), ("battle", tactic), ("attach", gift, x)):
        a.does(*action)
        assert (t.pending, t.asked) == ("Respond", [1])
        assert b.can("use", y, "Save", y)
        b.does("decline")
        assert (t.pending, t.asked) == ("Respond", [0])  # the acting player too may answer
        assert a.can("use", two, "Save", x)
        a.does("decline")
        t.passes(1)
    t.to_combat()
    t.quiet()
    a.does("attack", x, y)
    assert (t.pending, t.asked) == ("Respond", [1])
    b.does("use", y, "Save", y)
    t.windows()
    assert t.figures(y) == "3/5"
    assert t.pending == "Defend"


@rule("PU-CHAIN-04")
def test_only_instants_join_a_chain_and_others_resolve_as_played() -> None:
    slow = astra("Slow", buff(1, who="self"))
    x, y = hero("X", astra=[slow]), hero("Y", astra=[slow, SAVE])
    t = table(a=[x], b=[{"hero": y, "level": 2}])
    a, b = t.seats
    a.does("use", x, "Slow")
    assert t.pending == "Respond"
    assert b.refused("use", y, "Slow").rule == "PU-CHAIN-04"
    b.does("decline")
    assert t.figures(x) == "4/3"
    b.does("use", y, "Slow")
    t.windows()
    assert t.figures(y) == "4/3"


@rule("PU-CHAIN-05")
def test_the_chain_goes_on_until_both_decline_in_a_row() -> None:
    x, y = hero("X", astra=[SAVE]), hero("Y", astra=[SAVE])
    t = table(a=[x], b=[y])
    a, b = t.seats
    a.does("use", x, "Save", x)
    assert t.asked == [1]
    b.does("use", y, "Save", y)
    assert t.asked == [0]
    a.does("decline")
    assert (t.pending, t.asked) == ("Respond", [1])
    b.does("use", y, "Save", y)
    assert t.asked == [0]
    assert len(t.state.chain) == 3
    a.does("decline")
    b.does("decline")
    assert (t.figures(x), t.figures(y)) == ("3/5", "3/7")


@rule("PU-CHAIN-03")
def test_costs_are_not_returned_when_an_effect_is_negated() -> None:
    x = hero("X", astra=[{"name": "Big", "cost": 2, "kneel": True, "counters": 1, "does": [buff(5, who="self")]}])
    hush = power("Hush", {"do": "negate"}, speed="instant", target="astra")
    t = table(a=[x], b={"heroes": [hero("Y")], "hand": [hush]})
    a, b = t.seats
    a.does("use", x, "Big")
    assert (t.state.power[0], t.kneels(x), t.state.charges[t.card(x)]) == (1, True, 0)
    b.does("play", hush, f"the effect of {x}")
    t.quiet()
    assert t.figures(x) == "3/3"
    assert t.state.power[0] == 1


@rule("PU-CHAIN-07")
def test_an_effect_whose_target_is_gone_does_nothing() -> None:
    kill = power("Kill", {"do": "wound", "n": 9}, speed="instant", target="hero")
    x, y = hero("X", astra=[astra("Lend", buff(4), {"do": "draw"}, target="other_ally")]), hero("Y")
    z = hero("Z", stars=2)
    t = table(a=[x, z], b={"heroes": [y], "hand": [kill]})
    t.seats[0].does("use", x, "Lend", z)
    t.seats[1].does("play", kill, z)
    t.quiet()
    assert t.is_ko(z)
    assert t.state.effects == []


@rule("PU-CHAIN-08", "PU-KEY-34")
def test_a_super_instant_resolves_at_once_and_cannot_be_stopped() -> None:
    flash = power("Flash", buff(0, 3), speed="super", target="ally")
    hush = power("HushAll", {"do": "negate"}, speed="instant", target="effect")
    bolt = astra("Bolt", blast(5), speed="instant", target="enemy")
    x, y = hero("X", astra=[bolt]), hero("Y")
    t = table(a={"heroes": [x], "hand": [hush], "power": 5}, b={"heroes": [y], "hand": [flash]})
    a, b = t.seats
    a.does("use", x, "Bolt", y)
    b.does("play", flash, y)
    assert t.figures(y) == "3/6"  # before anybody could answer
    assert len(t.state.chain) == 1
    assert a.refused("play", hush).rule == "PU-TERM-11"
    t.quiet()
    assert t.wounds(y) == 0


@rule("PU-KEY-37")
def test_negate_an_astra_and_a_battle_effect() -> None:
    tactic = battle("OnHit2", use=[{"name": "Hit", "when": "hq_hit", "does": [{"do": "draw"}]}])
    steady = power("Steady", {"do": "negate"}, speed="instant", target="battle")
    x, y = hero("X"), hero("Y")
    t = combat(a={"heroes": [x], "battle": [tactic]}, b={"heroes": [y], "hand": [steady]})
    a, b = t.seats
    a.does("attack", x, y)
    t.windows()
    b.does("let_through")
    b.does("done")
    assert t.pending == "Respond"
    b.does("play", steady, f"the effect of {tactic}")
    t.quiet()
    assert a.zone("hand") == []
    assert t.hq == [7, 6]


@rule("PU-KEY-37", "PU-DEPLOY-14")
def test_what_negates_an_astra_reaches_an_attached_power_but_no_equipment_and_no_battle_card() -> None:
    whet = {"name": "Whet", "cost": 1, "target": "ally", "does": [buff(1)]}
    belt, tactic = gear("WhetBelt", use=[whet]), battle("WhetTac", use=[whet])
    gift = power("WhetGift", buff(1), target="ally", attach={"surcharge": 1, "use": [whet]})
    hush = power("Hush", {"do": "negate"}, speed="instant", target="astra")
    x = hero("X", astra=[whet, whet])
    for source, stopped in ((x, True), (gift, True), (belt, False), (tactic, False)):
        a = {"heroes": [{"hero": x, "level": 2, "equipment": [belt], "power": gift}], "battle": [tactic]}
        t = table(a=a, b={"heroes": [hero("Y")], "hand": [hush]})
        t.seats[0].does("use", source, "Whet", x)
        assert t.seats[1].can("play", hush, f"the effect of {source}") == stopped, source


@rule("PU-KEY-14")
def test_copy_uses_an_effect_as_ones_own_without_its_cost() -> None:
    y = hero("Y", astra=[astra("Bolt", blast(5), cost=3, target="enemy")])
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    z = hero("Z", stars=2)
    t = table(a={"heroes": [x], "power": 1}, b=[y, z])
    a = t.seats[0]
    a.does("use", x, "Mimic", y, "Bolt")
    t.windows()
    assert t.pending == "CopyAim"
    assert set(a.offered("aim")) == {y, z}
    a.does("aim", z)
    t.windows()
    assert t.wounds(z) == 2
    assert (t.state.power[0], t.state.power[1]) == (0, 3)


@rule("PU-KEY-14", "PU-CARD-09", "PU-POWERUP-04")
def test_only_an_unlocked_astra_that_is_activated_and_no_copy_can_be_copied() -> None:
    mimic = astra("Mimic", {"do": "copy"}, target="enemy_astra")
    calm, late = {"name": "Calm", "always": [stat(1)]}, astra("Late", {"do": "draw"})
    wait = {"name": "Wait", "when": "own_ko", "does": [{"do": "draw"}]}
    x, y = hero("X", astra=[mimic]), hero("Y", astra=[mimic, calm, wait, late])
    bare = power("Bare", buff(1), target="ally", attach={"surcharge": 1, "always": [stat(1)]})
    t = table(a={"heroes": [x], "power": 5}, b=[{"hero": y, "level": 4}, {"hero": hero("Z", stars=2), "power": bare}])
    assert t.seats[0].offered("use", x, "Mimic") == [y]
    assert t.seats[0].offered("use", x, "Mimic", y) == ["Late"]
    t = table(a={"heroes": [x], "power": 5}, b=[{"hero": y, "level": 3}])
    assert not t.seats[0].can("use", x, "Mimic")


@rule("PU-CHAIN-01", "PU-KEY-14")
def test_a_copied_effect_can_be_answered_once_it_is_aimed() -> None:
    y = hero("Y", astra=[astra("Bolt", blast(5), target="enemy")])
    x = hero("X", astra=[astra("Mimic", {"do": "copy"}, target="enemy_astra")])
    z, dodge = hero("Z", stars=2), power("DodgeC", {"do": "negate"}, speed="instant", target="wound")
    t = table(a={"heroes": [x], "power": 1}, b={"heroes": [y, z], "hand": [dodge]})
    a, b = t.seats
    a.does("use", x, "Mimic", y, "Bolt")
    assert not b.can("play", dodge), "nobody knows yet whom the copy will wound"
    t.windows()
    a.does("aim", z)
    b.does("play", dodge, f"the effect of {x}", z)
    t.windows()
    assert (t.wounds(y), t.wounds(z)) == (0, 0)


@rule("PU-KEY-14")
def test_copy_of_an_effect_on_the_chain() -> None:
    bolt = power("BoltC", blast(5), target="enemy")
    echo = power("EchoC", {"do": "copy"}, speed="instant", target="effect")
    x, y = hero("X"), hero("Y")
    t = table(a={"heroes": [x], "hand": [bolt]}, b={"heroes": [y], "hand": [echo]})
    t.seats[0].does("play", bolt, y)
    t.seats[1].does("play", echo, f"the effect of {bolt}")
    t.quiet()
    assert (t.wounds(x), t.wounds(y)) == (2, 2)
