"""Rules of Team-Up Challenges that no worked case plays."""

import pytest

from games.powerup.own_cards import astra, battle, buff, gear, hero, power, stat
from games.powerup.table import table
from marks import rule


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
    y = hero("Y", stars=4, atk=0, keywords=["Divert"])
    small, big = hero("Small"), hero("Big", stars=3, atk=0)
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
    assert t.kneels(big) and not t.kneels(y)  # PU-TEAMUP-06: the three of the Challenge as it is now
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


@rule("PU-TEAMUP-02", "PU-KEY-35")
def test_a_second_challenge_leaves_no_third_and_is_its_owners_alone() -> None:
    again = power("Again", {"do": "team_up"}, phase="deploy")
    rise = battle("Rise", use=[{"name": "Rise", "when": "team_up_won", "does": [{"do": "stand", "who": "team"}]}])
    one, two, y = hero("One"), hero("Two", stars=2), hero("Y", stars=5, atk=0)
    t = table(a={"heroes": [one, two], "hand": [again], "battle": [rise]}, b=[y, hero("Z", stars=4, atk=0)])
    t.seats[0].does("play", again)
    t.to_combat()
    for _ in range(2):
        assert (t.pending, t.asked) == ("TeamUpChance", [0])
        t.seats[0].does("team_up", two, one, y)
        assert not t.kneels(one)
    assert t.pending == "CombatTurn"
    assert t.state.extra_teamups == [0, 0]
    pair = [hero("B1"), hero("B2", stars=2)]
    t = table(phase="combat", a=[one, two, y], b=[*pair, hero("Big", stars=5, atk=0)])
    t.state.extra_teamups[1] = 1
    t.seats[0].does("team_up", two, one, hero("Big", stars=5, atk=0))
    assert (t.pending, t.asked) == ("TeamUpChance", [1])
    t.seats[1].does("team_up", *pair[::-1], y)
    assert t.pending != "TeamUpChance"


def raider(stars: int = 2, **more: object) -> str:
    return hero("Raider", stars=stars, astra=[astra("Raid", {"do": "wound_hq"})], **more)


@rule("PU-TEAMUP-08", "PU-KEY-12")
def test_in_the_powers_step_of_a_team_up_no_condition_sets_a_battle_card_off() -> None:
    hit = {"name": "Hit", "when": "hq_hit", "does": [{"do": "draw"}]}
    lost = {"name": "Lost", "when": "hq_lost", "does": [{"do": "draw"}]}
    one, two, y = hero("One"), raider(), hero("Y", stars=3, atk=0)
    a = {"heroes": [one, two, hero("Idle", stars=5, faction="")], "battle": [battle("OnHitT", use=[hit])]}
    b = {"heroes": [y, hero("IdleB", stars=5)], "battle": [battle("OnLostT", use=[lost])]}
    t = table(phase="combat", a=a, b=b)
    t.seats[0].does("team_up", two, one, y)
    t.seats[0].does("use", two, "Raid")
    t.quiet()
    assert t.hq == [7, 6]
    assert [len(seat.zone("hand")) for seat in t.seats] == [0, 0]
    t.attack(0, hero("Idle", stars=5, faction=""), y, block=None)
    assert t.hq == [7, 5]  # an attack of the same round does set them off
    assert [len(seat.zone("hand")) for seat in t.seats] == [1, 1]


@rule("PU-TEAMUP-08", "PU-KEY-12")
@pytest.mark.parametrize(("bearer", "drawn"), [("One", 1), ("Other", 0)])
def test_a_condition_of_an_equipment_is_met_in_a_team_up_on_one_of_its_three_heroes_only(
    bearer: str, drawn: int
) -> None:
    bag = gear("BagT", use=[{"name": "Find", "when": "hq_hit", "does": [{"do": "draw"}]}])
    one, two, other = hero("One"), raider(), hero("Other", stars=4)
    mine = [{"hero": h, "equipment": [bag] if h.startswith(bearer) else []} for h in (one, two, other)]
    t = table(phase="combat", a=mine, b=[hero("Y", stars=3, atk=0), hero("IdleB", stars=5)])
    t.seats[0].does("team_up", two, one, hero("Y", stars=3, atk=0))
    t.seats[0].does("use", two, "Raid")
    t.quiet()
    assert len(t.seats[0].zone("hand")) == drawn


@rule("PU-TEAMUP-08", "PU-TEAMUP-12", "PU-KEY-12")
def test_what_a_battle_card_waits_for_at_the_end_of_a_team_up_is_met() -> None:
    won = battle("OnWon", use=[{"name": "Won", "when": "team_up_won", "does": [{"do": "draw"}]}])
    fell = battle("OnFall", use=[{"name": "Fall", "when": "own_ko", "does": [{"do": "draw"}]}])
    one, two, y = hero("One", atk=9), hero("Two", stars=2), hero("Y", stars=3, atk=0, health=2)
    idle = hero("Idle", stars=5, faction="")
    b = {"heroes": [y, hero("Z")], "battle": [fell]}
    t = table(phase="combat", a={"heroes": [one, two, idle], "battle": [won]}, b=b)
    t.seats[0].does("team_up", two, one, y)
    t.quiet()
    assert t.is_ko(y)
    assert [len(seat.zone("hand")) for seat in t.seats] == [1, 1]


@rule("PU-TEAMUP-08", "PU-CARD-09")
def test_a_constant_battle_card_goes_on_in_a_team_up() -> None:
    flag = battle("FlagC", stat(2, who="team"))
    one, two, y = hero("One", atk=1), hero("Two", stars=2, atk=1), hero("Y", stars=3, atk=0, dfn=6)
    t = table(phase="combat", a={"heroes": [one, two], "battle": [flag]}, b=[y])
    t.seats[0].does("team_up", two, one, y)
    assert t.wounds(y) == 1


@rule("PU-TEAMUP-10", "PU-COMBAT-16", "PU-KEY-30")
def test_a_team_up_ends_without_wounds_when_one_of_the_three_changes_sides() -> None:
    lure = astra("Lure", {"do": "steal_hero"}, target="enemy")
    one, two, y = hero("One"), hero("Two", stars=2), hero("Y", stars=3, atk=9, astra=[lure])
    t = table(phase="combat", a=[one, two, hero("Idle", stars=5, faction="")], b=[y])
    t.seats[0].does("team_up", two, one, y)
    t.seats[1].does("use", y, "Lure", one)
    t.quiet()
    assert one in t.seats[1].zone("heroes")
    assert (t.wounds(y), t.wounds(one), t.wounds(two)) == (0, 0, 0)
    assert t.pending != "Spread"


@rule("PU-TEAMUP-07", "PU-TEAMUP-11", "PU-KEY-12")
def test_wounds_that_one_of_the_pair_evades_do_not_count_against_a_won_team_up() -> None:
    won = battle("OnWon", use=[{"name": "Won", "when": "team_up_won", "does": [{"do": "draw"}]}])
    one, two = hero("One", atk=3, dfn=1, evade=1), hero("Two", stars=2, atk=3, dfn=1)
    y = hero("Y", stars=3, atk=9, dfn=6)
    idle = hero("Idle", stars=5, faction="")
    t = table(phase="combat", a={"heroes": [one, two, idle], "battle": [won]}, b=[y])
    t.seats[0].does("team_up", two, one, y)
    t.seats[0].does("evade", one, one)
    t.quiet()
    t.seats[1].does("spread", two, "0")
    t.quiet()
    assert (t.wounds(one), t.wounds(two), t.wounds(y)) == (0, 0, 1)
    assert len(t.seats[0].zone("hand")) == 1
