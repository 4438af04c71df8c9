"""Rules of keywords that no worked case plays."""

import pytest

from games.powerup.own_cards import astra, battle, blast, buff, gear, hero, power, stat
from games.powerup.table import combat, table
from marks import rule
from overtable.games.powerup.inplay.line import stars_in_play
from overtable.games.powerup.state import HERO_USED, zone
from overtable.games.powerup.wounds.ko import knock_out


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
    assert [stars_in_play(t.state, p) for p in (0, 1)] == [4, 1]
    stolen = t.card(y)
    knock_out(t.state, stolen)
    assert t.state.where[stolen] == zone(1, HERO_USED)
    assert blade in b.zone("used")


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


@rule("PU-KEY-36")
def test_an_unavoidable_attack_passes_the_guards_of_an_hq() -> None:
    guard = battle("Guard", {"is": "hq_guard", "wounds": 1})
    sure, plain = hero("Sure", keywords=["Unavoidable"]), hero("Plain", stars=2)
    t = combat(a=[sure, plain], b={"heroes": [{"hero": hero("Y"), "kneeling": True}], "battle": [guard]})
    t.attack(0, sure, hero("Y"), block=None)
    assert t.hq == [7, 6]
    t.seats[1].does("pass")
    t.attack(0, plain, hero("Y"), block=None)
    assert t.hq == [7, 6]  # the guard is still there for this one


@rule("PU-KEY-19")
def test_whoever_is_always_immortal_still_falls_in_resolve() -> None:
    x, y = hero("X", health=2, keywords=["Immortal"]), hero("Y", atk=9)
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(x) == 2 and not t.is_ko(x)
    t.to_end_of_round()
    assert t.is_ko(x)


@rule("PU-KEY-19", "PU-KEY-31")
def test_an_immortal_blocker_strikes_back_at_whoever_strikes_first() -> None:
    x, y = hero("X", atk=9, keywords=["Strike First"]), hero("Y", health=1, keywords=["Immortal"])
    t = combat(a=[x], b=[y])
    t.attack(0, x, y)
    assert t.wounds(y) == 2 and not t.is_ko(y)
    assert t.wounds(x) == 1


@rule("PU-KEY-17", "PU-KEY-33")
def test_why_an_evade_counter_is_of_no_use() -> None:
    y, dazed = hero("Y", evade=1), hero("Dazed", stars=2, evade=1)
    b = {"heroes": [y, {"hero": dazed, "stunned": True}], "hand": [gear("Keep", cost=9)]}
    t = table(offense="b", a=[hero("X")], b=b)
    assert t.seats[1].refused("evade", y).rule == "PU-KEY-17"
    assert t.seats[1].refused("evade", dazed).rule == "PU-KEY-33"


@rule("PU-KEY-28")
def test_a_slayers_effect_deals_one_wound_more_also_without_a_comparison() -> None:
    sting = astra("Sting", {"do": "wound", "n": 1}, target="enemy")
    x, y = hero("X", slayer=["Beast"], astra=[sting]), hero("Y", types=["Beast"])
    t = table(a=[x], b=[y])
    t.seats[0].does("use", x, "Sting", y)
    t.quiet()
    assert t.wounds(y) == 2
    bolt = astra("Bolt", blast(1), target="enemy")
    x = hero("X", slayer=["Beast"], astra=[bolt])
    t = table(a=[x], b=[y])
    t.seats[0].does("use", x, "Bolt", y)
    t.quiet()
    assert t.wounds(y) == 1  # 0 becomes 1


@rule("PU-KEY-16")
def test_a_champion_must_stand_and_of_equals_the_one_with_more_stars_fights() -> None:
    call = power("CallC", {"do": "champion_duel"}, target="enemy")
    one, two, three, y = hero("One"), hero("Two", stars=2), hero("Three", stars=3, atk=9), hero("Y", stars=4)
    t = table(a={"heroes": [one, two, {"hero": three, "kneeling": True}], "hand": [call]}, b=[y])
    t.seats[0].does("play", call, y)
    t.quiet()
    assert (t.kneels(one), t.kneels(two)) == (False, True)
    t = table(a={"heroes": [{"hero": one, "kneeling": True}], "hand": [call]}, b=[y])
    assert t.seats[0].refused("play", call).rule == "PU-KEY-16"
