"""Worked cases of Team-Up Challenges."""

import pytest

from games.powerup.own_cards import buff, hero, power
from games.powerup.table import table
from marks import case, rule


@case("PU-CASE-027")
@rule("PU-TEAMUP-04")
def test_the_target_must_outrank_both_heroes_of_the_pair() -> None:
    one, two, three, four = (hero(f"H{n}", stars=n) for n in (1, 2, 3, 4))
    y = hero("Y", stars=3)
    t = table(phase="combat", a=[one, two, three, four], b=[y])
    a = t.seats[0]
    assert a.can("team_up", two, one, y)
    assert a.refused("team_up", four, one, y).rule == "PU-TEAMUP-04"
    assert a.refused("team_up", three, one, y).rule == "PU-TEAMUP-04"


@case("PU-CASE-028")
@rule("PU-TEAMUP-03", "PU-MODE-03")
def test_a_pair_is_of_one_faction_also_with_mixed_factions() -> None:
    one, two = hero("P1"), hero("Q2", stars=2, faction="Q")
    three, y = hero("P3", stars=3, atk=1), hero("Y", stars=4)
    t = table(mode="mixed-factions", phase="combat", a=[one, two, three], b=[y])
    a = t.seats[0]
    assert a.refused("team_up", two, one, y).rule == "PU-TEAMUP-03"
    a.does("team_up", three, one, y)
    assert t.kneels(y)


@case("PU-CASE-029")
@rule("PU-TEAMUP-06", "PU-TEAMUP-09", "PU-TEAMUP-10")
def test_a_team_up_adds_atk_and_def() -> None:
    one, two = hero("One", atk=3, dfn=3), hero("Two", stars=2, atk=4, dfn=3)
    y = hero("Y", stars=3, atk=4, dfn=4, health=4)
    t = table(phase="combat", a=[one, two, hero("Idle", stars=5)], b=[y])
    t.seats[0].does("team_up", two, one, y)
    assert (t.wounds(y), t.wounds(one), t.wounds(two)) == (2, 0, 0)
    assert all(t.kneels(h) for h in (one, two, y))
    assert t.hq == [7, 7]


@case("PU-CASE-030")
@rule("PU-TEAMUP-01", "PU-TEAMUP-02", "PU-TEAMUP-13")
def test_one_challenge_a_round_and_the_offense_player_has_the_first_combat_turn() -> None:
    mine = [hero(f"A{n}", stars=n) for n in (1, 2, 3)]
    theirs = [hero(f"B{n}", stars=n) for n in (1, 2, 3)]
    t = table(phase="combat", a=mine, b=theirs)
    a, b = t.seats
    assert t.asked == [0]
    a.does("decline")
    b.does("team_up", theirs[1], theirs[0], mine[2])
    assert t.pending == "CombatTurn"
    assert t.asked == [0]
    assert a.refused("team_up", mine[1], mine[0], theirs[2]).rule


@case("PU-CASE-031")
@rule("PU-TEAMUP-09", "PU-MODE-04", "PU-CARD-03")
@pytest.mark.parametrize(("mode", "target", "pair"), [("same-faction", 2, 1), ("brutal-combat", 5, 1)])
def test_single_values_are_limited_sums_are_not(mode: str, target: int, pair: int) -> None:
    three, two = hero("Three", stars=3, atk=9, dfn=4), hero("Two", stars=2, atk=4, dfn=3)
    y = hero("Y", stars=5, atk=7, dfn=10, health=10)
    rage = power("Rage3", buff(3), target="ally")
    t = table(mode=mode, a={"heroes": [three, two, hero("Idle")], "hand": [rage]}, b=[y])
    t.seats[0].does("play", rage, three)
    t.to_combat()
    t.seats[0].does("team_up", three, two, y)
    assert t.wounds(y) == target
    t.seats[1].does("spread", three, str(pair))
    assert (t.wounds(three), t.wounds(two)) == (pair, 0)
