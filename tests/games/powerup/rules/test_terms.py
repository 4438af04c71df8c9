"""Rules of terms and counters that no worked case plays."""

import pytest

from games.powerup.own_cards import astra, buff, gear, hero, power, stat
from games.powerup.table import table
from marks import rule


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


@rule("PU-TERM-07", "PU-REFRESH-04")
def test_what_keeps_from_standing_up_is_a_negative_effect_too() -> None:
    x, bath = hero("X"), power("Bath", {"do": "cleanse"}, target="ally")
    hold = power("Hold", {"do": "kneel", "pin": True}, target="enemy")
    t = table(offense="b", a={"heroes": [x], "hand": [bath]}, b={"heroes": [hero("Y")], "hand": [hold]})
    t.seats[1].does("play", hold, x)
    t.quiet()
    t.seats[0].does("play", bath, x)
    t.quiet()
    assert t.kneels(x)
    t.to_round(4)
    assert not t.kneels(x)


@rule("PU-TERM-03")
def test_a_hero_that_has_joined_another_is_not_unattached() -> None:
    x, rider, blade = hero("X", stars=2), hero("Rider"), gear("BladeU", stat(2))
    off = power("Off", {"do": "unattach"}, target="own_attached")
    t = table(a={"heroes": [{"hero": x, "joined": [rider], "equipment": [blade]}], "hand": [off]}, b=[hero("Y")])
    assert t.seats[0].offered("play", off) == [blade]


@rule("PU-TERM-03", "PU-KEY-06", "PU-KEY-07")
def test_nothing_stays_on_a_card_that_is_taken_off() -> None:
    horn = gear("HornU", use=[astra("Blow", {"do": "draw"}, cost=1, counters=2, times=2)])
    x, off = hero("X"), power("Off", {"do": "unattach"}, target="own_attached")
    t = table(a={"heroes": [{"hero": x, "equipment": [horn]}], "hand": [off], "power": 9}, b=[hero("Y")])
    t.seats[0].does("use", horn, "Blow")
    t.passes(1)
    card, s = t.card(horn), t.state
    assert (s.charges[card], s.uses[card]) == (1, 1)
    t.seats[0].does("play", off, horn)
    t.windows()
    assert t.zone_of(horn) == "hand"
    assert (s.charges[card], s.uses[card], s.level[card]) == (0, 0, 0)


@rule("PU-TERM-03", "PU-WOUND-05")
def test_whoever_joins_gives_up_what_lies_on_it_heroes_to_the_hero_used_pile() -> None:
    join = {"name": "Join", "cost": 1, "target": "other_ally", "does": [{"do": "join", "gives": [stat(1)]}]}
    x, rider, z, blade = hero("X", astra=[join]), hero("Rider", stars=3), hero("Z", stars=2), gear("BladeU", stat(2))
    t = table(a=[{"hero": x, "joined": [rider], "equipment": [blade], "wounds": 2}, z], b=[hero("Y")])
    t.seats[0].does("use", x, "Join", z)
    t.quiet()
    assert (t.on(z), t.figures(z), t.wounds(z)) == ([x], "4/3", 0)
    assert (t.zone_of(blade), t.zone_of(rider)) == ("used", "hero_used")
