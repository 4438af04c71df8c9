"""Rules of combat, Team-Ups, the chain, keywords and terms that no worked case plays."""

import pytest

from games.powerup.kit import astra, battle, blast, buff, combat, gear, hero, power, stat, table
from marks import rule
from overtable.games.powerup.state import HERO_USED, zone


@rule("PU-COMBAT-01")
def test_the_steps_of_a_combat_turn_come_in_their_order() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2)]
    y = hero("Y", stars=3)
    keep = [power("Keep", buff(1), target="ally")]
    t = table(phase="combat", a={"heroes": mine, "hand": keep}, b={"heroes": [y], "hand": keep})
    a, b = t.seats
    steps = [t.pending]
    a.does("decline")
    steps.append(t.pending)
    a.does("attack", mine[0], y)
    t.windows()
    steps.append(t.pending)
    b.does("block", y)
    steps.append(t.pending)
    assert steps == ["TeamUpChance", "CombatTurn", "Defend", "Powers"]
    assert t.wounds(y) == 0
    t.quiet()
    assert (t.pending, t.asked) == ("CombatTurn", [0])
    assert t.wounds(y) == 1


@rule("PU-COMBAT-03", "PU-KEY-01", "PU-TERM-11")
def test_an_attack_kneels_the_attacker_and_aims_at_one_enemy_character() -> None:
    x, x2, y, y2 = hero("X"), hero("X2", stars=2), hero("Y"), hero("Y2", stars=2)
    t = combat(a=[x, {"hero": x2, "kneeling": True}], b=[y, y2])
    a = t.seats[0]
    assert set(a.offered("attack", x)) >= {y, y2}
    assert a.refused("attack", x, x2).rule
    assert a.refused("attack", x, "their hq").rule == "PU-COMBAT-03"
    assert a.refused("attack", x2, y).rule == "PU-COMBAT-04"
    a.does("attack", x, y)
    assert t.kneels(x)
    assert t.state.fight is not None
    assert t.state.fight.target == t.card(y)


@rule("PU-COMBAT-09")
def test_without_enemy_characters_the_hq_is_attacked() -> None:
    x = hero("X")
    t = table(phase="combat", a=[x], b={"heroes": [], "slots": [hero("S")]})
    t.seats[0].does("attack", x, "their hq")
    assert t.hq == [7, 6]


@rule("PU-COMBAT-16", "PU-CHAIN-07")
def test_a_blocker_or_attacker_that_leaves_ends_the_attack() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    x, y = hero("X", atk=5, health=3), hero("Y", atk=5, health=3)
    for by in (0, 1):
        sides = [{"heroes": [x]}, {"heroes": [y]}]
        sides[by]["hand"] = [bomb]
        t = combat(a=sides[0], b=sides[1])
        t.seats[0].does("attack", x, y)
        t.windows()
        t.seats[1].does("block", y)
        assert t.pending == "Powers"
        t.seats[by].does("play", bomb, y if by == 0 else x)
        t.quiet()
        assert t.is_ko(y if by == 0 else x)
        assert t.wounds(x if by == 0 else y) == 0
        assert t.hq == [7, 7]


@rule("PU-COMBAT-16")
def test_an_unblocked_attack_hits_the_hq_although_its_target_left() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    x, y = hero("X"), hero("Y", health=3)
    t = combat(a={"heroes": [x], "hand": [bomb]}, b=[y])
    t.seats[0].does("attack", x, y)
    t.windows()
    t.seats[1].does("let_through")
    t.seats[0].does("play", bomb, y)
    t.quiet()
    assert t.is_ko(y)
    assert t.hq == [7, 6]


@rule("PU-COMBAT-18", "PU-KEY-03")
def test_kneeling_lasts_until_refresh() -> None:
    x, y = hero("X"), hero("Y")
    t = combat(a=[x], b=[y])
    t.attack(0, x, y, block=False)
    t.passes(1)
    assert t.kneels(x)
    assert t.seats[0].refused("attack", x, y).rule == "PU-COMBAT-04"
    t.to_round(4)
    assert not t.kneels(x)


@rule("PU-COMBAT-02")
def test_the_roles_swap_after_every_combat_turn() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2)]
    theirs = [hero(f"B{n}", stars=n) for n in (1, 2)]
    t = combat(offense="b", a=mine, b=theirs)
    assert t.asked == [1]
    t.attack(1, theirs[0], mine[0], block=False)
    assert t.asked == [0]
    t.attack(0, mine[0], theirs[1], block=False)
    assert t.asked == [1]


@rule("PU-TEAMUP-05")
def test_the_pair_stands_the_target_may_kneel() -> None:
    one, two, three = hero("One"), hero("Two", stars=2), hero("Three", stars=3)
    y = hero("Y", stars=4, atk=0)
    t = table(phase="combat", a=[{"hero": one, "kneeling": True}, two, three], b=[{"hero": y, "kneeling": True}])
    a = t.seats[0]
    assert a.refused("team_up", two, one, y).rule == "PU-TEAMUP-05"
    a.does("team_up", three, two, y)
    assert t.wounds(y) == 2
    t = table(phase="combat", a=[{"hero": one, "stunned": True}, two, three], b=[y])
    assert t.seats[0].refused("team_up", two, one, y).rule == "PU-TEAMUP-05"


@rule("PU-TEAMUP-06", "PU-KEY-16", "PU-KEY-26")
def test_resolve_does_not_keep_from_kneeling_in_a_team_up_and_burn_is_not_set_off() -> None:
    one, two = hero("One", keywords=["Resolve"]), hero("Two", stars=2)
    y = hero("Y", stars=3, atk=0, keywords=["Resolve"])
    t = table(phase="combat", a=[{"hero": one, "burn": 5}, two, hero("Idle", stars=5, faction="")], b=[y])
    t.seats[0].does("team_up", two, one, y)
    assert all(t.kneels(h) for h in (one, two, y))
    assert t.wounds(one) == 0


@rule("PU-TEAMUP-07", "PU-KEY-15")
def test_a_team_up_cannot_be_dodged_only_diverted_to_one_who_outranks() -> None:
    one, two = hero("One"), hero("Two", stars=2)
    y = hero("Y", stars=3, atk=0, keywords=["Divert"])
    small, big = hero("Small"), hero("Big", stars=4, atk=0)
    vanish = {"name": "Vanish", "cost": 1, "speed": "instant", "target": "attack", "does": [{"do": "evade_attack"}]}
    cloak = gear("Cloak", use=[vanish])
    t = table(
        phase="combat",
        a=[one, two, hero("Idle", stars=5, faction="")],
        b=[{"hero": y, "equipment": [cloak]}, small, big],
    )
    a, b = t.seats
    a.does("team_up", two, one, y)
    assert t.pending == "DivertChance"
    assert b.offered("divert", y) == [big]
    b.does("divert", y, big)
    t.quiet()
    assert (t.wounds(y), t.wounds(big)) == (0, 2)
    assert t.hq == [7, 7]
    t = table(phase="combat", a=[one, two], b=[{"hero": y, "equipment": [cloak], "evade": 1}])
    t.seats[0].does("team_up", two, one, y)
    assert t.pending == "Powers"
    assert not t.seats[1].can("block", y)
    assert not t.seats[1].can("use", cloak, "Vanish")
    t.seats[1].does("evade", y, y)
    t.quiet()
    assert t.wounds(y) == 0


@rule("PU-TEAMUP-08")
def test_in_a_team_up_only_the_three_heroes_use_what_is_theirs() -> None:
    lift = {"name": "Lift", "cost": 1, "does": [buff(1, who="self")]}
    one, two = hero("One", astra=[lift]), hero("Two", stars=2)
    other = hero("Other", stars=4, astra=[lift])
    y = hero("Y", stars=3, atk=0, astra=[lift])
    blade = gear("Blade2", use=[{"name": "Whet", "cost": 1, "does": [buff(1, who="self")]}])
    song = power("Song", buff(1), target="ally")
    tactic = battle("Tactic", use=[{"name": "Plan", "cost": 1, "does": [{"do": "draw"}]}])
    t = table(
        round=5,
        phase="combat",
        a={"heroes": [one, {"hero": two, "equipment": [blade]}, other], "hand": [song], "battle": [tactic]},
        b=[y],
    )
    a, b = t.seats
    a.does("team_up", two, one, y)
    assert (t.pending, t.asked) == ("Powers", [0])
    assert a.refused("play", song).rule == "PU-TEAMUP-08"
    assert a.refused("use", other, "Lift").rule == "PU-TEAMUP-08"
    assert a.refused("use", tactic, "Plan").rule == "PU-TEAMUP-08"
    assert a.can("use", blade, "Whet")
    a.does("use", one, "Lift")
    assert t.asked == [1]
    b.does("use", y, "Lift")
    assert t.figures(y) == "1/3"


@rule("PU-TEAMUP-11", "PU-TEAMUP-12")
def test_the_targets_player_spreads_the_wounds_and_kos_come_at_the_end() -> None:
    lift = {"name": "Lift", "cost": 1, "does": [{"do": "wound", "n": 3}], "target": "enemy"}
    one, two = hero("One", atk=5, dfn=2, health=2, astra=[lift]), hero("Two", stars=2, atk=5, dfn=2, health=2)
    y = hero("Y", stars=3, atk=8, dfn=1, health=3)
    t = table(
        phase="combat",
        a={"heroes": [one, two, hero("Idle", stars=5, faction="")], "slots": [hero("S")]},
        b={"heroes": [y], "slots": [hero("S2")]},
    )
    a, b = t.seats
    a.does("team_up", two, one, y)
    a.does("use", one, "Lift", y)
    t.quiet()
    assert t.wounds(y) == 5
    assert t.zone_of(y) == "heroes"  # three Wounds would be enough: it stays until the Team-Up is resolved
    assert t.pending == "Spread"
    assert b.offered("spread", two) == ["0", "1", "2"]
    b.does("spread", two, "0")
    assert t.is_ko(one)
    assert t.is_ko(y)
    assert t.wounds(two) == 0


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
    assert t.wounds(z) == 2
    assert (t.state.power[0], t.state.power[1]) == (0, 3)


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


@rule("PU-KEY-20")
def test_immune_heroes_are_not_affected() -> None:
    zap, flame = (
        power("Zap", {"do": "stun"}, target="enemy"),
        power("Flame", {"do": "afflict", "counter": "Burn"}, target="enemy"),
    )
    y = hero("Y", immune=["Stun"])
    t = table(a={"heroes": [hero("X")], "hand": [zap, flame]}, b=[y])
    a = t.seats[0]
    a.does("play", zap, y)
    t.passes(1)
    assert not t.kneels(y)
    a.does("play", flame, y)
    assert t.figures(y) == "3/2"
    calm = hero("Calm", immune=["Astra"])
    x = hero("X", astra=[astra("Bolt", blast(9), target="hero")])
    t = table(a=[x], b=[calm])
    t.seats[0].does("use", x, "Bolt", calm)
    assert t.wounds(calm) == 0


@rule("PU-KEY-24")
def test_power_up_unlocks_the_next_astra_at_once() -> None:
    x = hero("X", astra=[astra(n, buff(1, who="self")) for n in ("One", "Two", "Three", "Four")])
    surge = power("SurgeUp", {"do": "power_up"}, target="ally")
    t = table(a={"heroes": [x], "hand": [surge]}, b=[hero("Y")])
    t.seats[0].does("play", surge, x)
    t.quiet()
    assert t.astra(x) == ["One", "Two"]
    t.to_round(4)
    assert t.astra(x) == ["One", "Two", "Three"]


@rule("PU-KEY-30", "PU-WIN-04")
def test_a_stolen_hero_keeps_everything_and_dies_to_its_owner() -> None:
    lure = power("Lure", {"do": "steal_hero"}, target="enemy")
    y, blade = hero("Y", stars=3, health=4), gear("BladeS", stat(2))
    x = hero("X")
    t = table(
        a={"heroes": [x], "hand": [lure]},
        b=[{"hero": y, "wounds": 2, "plus": 1, "kneeling": True, "equipment": [blade]}, hero("B")],
    )
    a, b = t.seats
    a.does("play", lure, y)
    t.quiet()
    assert y in a.zone("heroes")
    assert (t.figures(y), t.wounds(y), t.kneels(y), t.on(y)) == ("6/4", 2, True, [blade])
    from overtable.games.powerup.ko import knock_out
    from overtable.games.powerup.stats import stars_in_play

    assert [stars_in_play(t.state, p) for p in (0, 1)] == [4, 1]
    stolen = t.card(y)
    knock_out(t.state, stolen)
    assert t.state.where[stolen] == zone(1, HERO_USED)
    assert blade in b.zone("used")
    t = table(a={"heroes": [x, hero("Taken", stars=3)], "hand": [lure]}, b=[y])
    t.seats[0].does("play", lure, y)
    assert y in t.seats[1].zone("heroes")


@rule("PU-KEY-30")
def test_equipment_battle_cards_and_counters_are_stolen() -> None:
    steal = {"do": "steal_card"}
    x = hero(
        "X",
        astra=[
            astra("Lift", steal, target="enemy_equipment"),
            astra("Coup", steal, target="enemy_battle"),
            astra("Pick", {"do": "steal_counter"}, target="enemy"),
        ],
    )
    y, blade, tactic = hero("Y"), gear("BladeT", stat(2)), battle("TacT")
    t = table(
        a=[{"hero": x, "level": 3}], b={"heroes": [{"hero": y, "equipment": [blade], "plus": 1}], "battle": [tactic]}
    )
    a, _b = t.seats
    a.does("use", x, "Lift", blade)
    t.passes(1)
    assert (t.figures(x), t.figures(y)) == ("5/3", "4/4")
    a.does("use", x, "Coup", tactic)
    t.passes(1)
    assert a.zone("battle") == [tactic]
    a.does("use", x, "Pick", y)
    assert (t.figures(x), t.figures(y)) == ("6/4", "3/3")


@rule("PU-KEY-32")
def test_two_who_strike_first_strike_together() -> None:
    x = hero("X", atk=5, dfn=2, health=2, keywords=["Strike First"])
    y = hero("Y", atk=6, dfn=4, health=2, keywords=["Strike First"])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.is_ko(x)
    assert t.is_ko(y)


@rule("PU-KEY-31")
def test_a_defender_who_strikes_first() -> None:
    x, y = hero("X", atk=9, health=2), hero("Y", atk=6, health=2, keywords=["Strike First"])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.is_ko(x)
    assert t.wounds(y) == 0


@rule("PU-KEY-28", "PU-KEY-29", "PU-MODE-06")
def test_slayer_counts_once_with_speedster_and_after_the_brutal_formula() -> None:
    x = hero("X", atk=6, keywords=["Speedster"], slayer=["Beast"])
    y = hero("Y", atk=0, dfn=5, types=["Beast"])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(y) == 3  # 5 meets 5 twice, and one for Slayer
    x, y = hero("X", atk=7, slayer=["Beast"]), hero("Y", atk=0, dfn=5, types=["Beast"])
    t = table(mode="brutal-combat", phase="combat", a=[x], b=[y, hero("Z", stars=5)])
    t.attack(0, x, y)
    assert t.wounds(y) == 4


@rule("PU-KEY-28")
def test_slayer_in_a_team_up_counts_once() -> None:
    one, two = hero("One", atk=1, slayer=["Beast"]), hero("Two", stars=2, atk=1, slayer=["Beast"])
    y = hero("Y", stars=3, atk=0, dfn=9, types=["Beast"])
    t = table(phase="combat", a=[one, two], b=[y])
    t.seats[0].does("team_up", two, one, y)
    assert t.wounds(y) == 1


@rule("PU-KEY-35")
def test_team_up_cards_allow_a_second_or_a_special_challenge() -> None:
    again = power("Again", {"do": "team_up"}, phase="deploy")
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 3, 4)]
    y = hero("Y", stars=5, atk=0)
    t = table(a={"heroes": mine, "hand": [again]}, b=[y])
    a = t.seats[0]
    a.does("play", again)
    t.to_combat()
    a.does("team_up", mine[1], mine[0], y)
    assert (t.pending, t.asked) == ("TeamUpChance", [0])
    a.does("team_up", mine[3], mine[2], y)
    assert t.pending != "TeamUpChance"
    assert t.wounds(y) == 4
    flags = battle("Flags", {"is": "team_up_with", "any_faction": True, "equal_stars": True})
    one, two, z = hero("One"), hero("Q2", stars=2, faction="Q"), hero("Z2", stars=2)
    t = table(phase="combat", a={"heroes": [one, two], "battle": [flags]}, b=[z])
    t.seats[0].does("team_up", two, one, z)
    assert t.wounds(z) == 2


@rule("PU-KEY-36")
def test_an_unavoidable_attack_is_neither_blocked_nor_dodged_nor_diverted() -> None:
    x, y = hero("X", keywords=["Unavoidable"]), hero("Y", keywords=["Divert"])
    dodge = power("DodgeA", {"do": "evade_attack"}, speed="instant", target="attack")
    t = combat(a=[x], b={"heroes": [y], "hand": [dodge]})
    t.seats[0].does("attack", x, y)
    assert t.seats[1].verbs == {"decline"}
    t.quiet()
    assert t.hq == [7, 6]


@rule("PU-KEY-17")
def test_an_attack_evaded_as_a_whole() -> None:
    x, y = hero("X"), hero("Y")
    dodge = power("DodgeA", {"do": "evade_attack"}, speed="instant", target="attack")
    t = combat(a=[x], b={"heroes": [y], "hand": [dodge]})
    t.seats[0].does("attack", x, y)
    t.seats[1].does("play", dodge, x)
    t.quiet()
    assert t.hq == [7, 7]
    assert t.kneels(x)
    assert not t.kneels(y)


@rule("PU-KEY-10")
@pytest.mark.parametrize("who", ["attacker", "blocker"])
def test_a_burn_wound_that_knocks_out(who: str) -> None:
    x, y = hero("X", health=1), hero("Y", health=1)
    burning = {"burn": 5}
    t = combat(
        a=[{"hero": x, **(burning if who == "attacker" else {})}],
        b=[{"hero": y, **(burning if who == "blocker" else {})}],
    )
    t.seats[0].does("attack", x, y)
    if who == "blocker":
        t.seats[1].does("block", y)
    t.quiet()
    assert t.is_ko(x if who == "attacker" else y)
    assert not t.is_ko(y if who == "attacker" else x)
    assert t.hq == [7, 7]


@rule("PU-KEY-11")
def test_burn_placed_late_still_counts_in_the_next_round() -> None:
    flame = power("Flame", {"do": "afflict", "counter": "Burn"}, target="enemy")
    y = hero("Y", stars=2)
    t = table(round=3, a={"heroes": [hero("X")], "hand": [flame]}, b=[y])
    t.seats[0].does("play", flame, y)
    t.to_round(4)
    assert t.figures(y) == "3/2"
    t.to_round(5)
    assert t.figures(y) == "3/3"


@rule("PU-TERM-05", "PU-TERM-10", "PU-TERM-04")
def test_plus_counters_stay() -> None:
    up = power("Upgrade1", {"do": "counters", "counter": "+1/+1"}, target="ally")
    x = hero("X")
    t = table(a={"heroes": [x], "hand": [up]}, b=[hero("Y")])
    t.seats[0].does("play", up, x)
    t.quiet()
    assert t.figures(x) == "4/4"
    t.to_round(5)
    assert t.figures(x) == "4/4"


@rule("PU-TERM-04")
@pytest.mark.parametrize(("beside", "figures"), [(False, "4/4"), (True, "5/5")])
def test_one_counter_of_a_type_unless_the_text_says_otherwise(beside: bool, figures: str) -> None:
    up = power("UpgradeB", {"do": "counters", "counter": "+1/+1", "beside": beside}, target="ally")
    x = hero("X")
    t = table(a={"heroes": [{"hero": x, "plus": 1}], "hand": [up]}, b=[hero("Y")])
    t.seats[0].does("play", up, x)
    t.quiet()
    assert t.figures(x) == figures


@rule("PU-KEY-37", "PU-KEY-13")
def test_a_guard_negates_the_first_wound_to_the_hq_each_round_from_the_moment_it_is_there() -> None:
    guard = battle("Guard", {"is": "hq_guard", "wounds": 1})
    mine, y = [hero(f"A{n}", stars=n) for n in (1, 2)], hero("Y")
    t = table(offense="b", a=mine, b={"heroes": [{"hero": y, "kneeling": True}], "hand": [guard]})
    t.seats[1].does("battle", guard)
    t.to_combat()
    t.quiet()
    t.seats[0].does("attack", mine[0], y)
    t.quiet()
    assert t.hq == [7, 7]
    t.seats[0].does("attack", mine[1], y)
    t.quiet()
    assert t.hq == [7, 6]
    t.to_combat()
    t.quiet()
    t.attack(0, mine[0], y, block=False)
    assert t.hq == [7, 6]


@rule("PU-TERM-06")
def test_ko_means_the_hero_used_pile() -> None:
    bomb = power("Bomb", {"do": "wound", "n": 3}, target="enemy")
    y = hero("Y", health=3)
    t = table(a={"heroes": [hero("X")], "hand": [bomb]}, b=[y, hero("Z", stars=2)])
    t.seats[0].does("play", bomb, y)
    t.quiet()
    assert t.seats[1].zone("hero_used") == [y]
    assert t.state.board[5] == -1


@rule("PU-TERM-07")
def test_negative_effects_are_taken_away() -> None:
    x = hero("X")
    bath = power("Bath", {"do": "cleanse"}, target="ally")
    sap, song = power("SapN", buff(-2, -1), target="enemy"), power("SongP", buff(1), target="ally")
    t = table(
        a={"heroes": [{"hero": x, "burn": 4, "poison": 4, "minus": 1}], "hand": [bath, song]},
        b={"heroes": [hero("Y")], "hand": [sap]},
    )
    a, b = t.seats
    a.does("play", song, x)
    t.windows()
    b.does("play", sap, x)
    t.windows()
    assert t.figures(x) == "0/0"
    a.does("play", bath, x)
    t.windows()
    assert t.figures(x) == "4/3"


@rule("PU-TERM-03")
def test_an_attached_card_is_taken_off() -> None:
    x, blade = hero("X"), gear("BladeU", stat(2))
    off = power("Off", {"do": "unattach"}, target="own_attached")
    t = table(a={"heroes": [{"hero": x, "equipment": [blade]}], "hand": [off]}, b=[hero("Y")])
    a = t.seats[0]
    a.does("play", off, blade)
    t.quiet()
    assert blade in a.zone("hand")
    assert t.figures(x) == "3/3"


@rule("PU-KEY-12")
def test_a_condition_counts_the_times_of_a_round() -> None:
    tactic = battle("Twice", use=[{"name": "Hit", "when": "hq_hit", "count": 2, "does": [{"do": "draw"}]}])
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 3)]
    y = hero("Y")
    t = combat(a={"heroes": mine, "battle": [tactic]}, b=[{"hero": y, "kneeling": True}])
    drawn = []
    for h in mine:
        t.seats[0].does("attack", h, y)
        drawn.append(len(t.seats[0].zone("hand")))
        t.quiet()
        t.passes(1)
    assert drawn == [0, 1, 1]
