"""The sample: hits that go, ratings that rise, bonuses."""

from games.overpower.table import hero
from games.overpower_classic.cards.sample import HULK, STORM, THING, duel, next_battle, only_one, to_move
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card


@card("mvop-elektra-resurrection")
def test_resurrection_removes_one_recorded_hit_of_elektra() -> None:
    mine = [hero("Elektra (MVOP)", hits=["6S", "2E"], current=["5S"]), hero(HULK, hits=["3E"])]
    a, b = duel(mine, ["mvop-elektra-resurrection"], [THING], ["1S"])
    assert not only_one("mvop-elektra-resurrection") and not a.can("play", "Resurrection", "Hulk")
    plays(a, b, "Resurrection", "Elektra")
    assert a.offered("choose") == ["6 Strength", "2 Energy"]
    a.does("choose", "6S")
    assert a.permanent("Elektra") == ["2E"] and a.current("Elektra") == ["5S"] and a.permanent("Hulk") == ["3E"]
    assert b.power_pack == ["6S"] and to_move(b) and b.venture == 5


@card("clop-black-panther-heart-shaped-herb")
def test_heart_shaped_herb_removes_one_hit_and_raises_fighting_for_the_battle() -> None:
    mine = [hero("Black Panther", hits=["6S", "2E"], current=["5S"]), hero(HULK, hits=["3E"])]
    me = {"draw": ["8F", *["1S"] * 7]}
    a, b = duel(mine, ["clop-black-panther-heart-shaped-herb", "8F"], [THING], ["1S", "8S"], me)
    assert a.grid("Black Panther") == (2, 7, 5, 6) and not a.can("attack", "8F")
    plays(a, b, "Heart Shaped Herb", "Black Panther")
    a.does("choose", "6S")
    assert a.permanent("Black Panther") == ["2E"] and a.current("Black Panther") == ["5S"]
    assert a.grid("Black Panther") == (2, 8, 5, 6) and a.permanent("Hulk") == ["3E"]
    attacks(b, a, "8S", "Thing", "Black Panther")
    assert a.can("block", "8F", "Black Panther")
    a.does("take")
    assert a.can("attack", "8F", "Black Panther", "Thing")
    next_battle(a, b)
    assert a.grid("Black Panther") == (2, 7, 5, 6) and not only_one("clop-black-panther-heart-shaped-herb")


@card("clop-black-panther-heart-shaped-herb")
def test_heart_shaped_herb_raises_fighting_without_a_hit_to_remove() -> None:
    a, b = duel(["Black Panther"], ["clop-black-panther-heart-shaped-herb", "8F"], [THING], ["1S"])
    plays(a, b, "Heart Shaped Herb", "Black Panther")
    assert a.grid("Black Panther") == (2, 8, 5, 6) and to_move(b)


@card("mcop-sentinels-overhaul")
def test_overhaul_removes_all_recorded_hits_that_show_strength() -> None:
    """MultiPower cards and Specials with the icon too; not those of this battle, not other icons."""
    recorded = ["6S", "2M", "3F", "1E", "mvop-thing-temper-tantrum", "6A"]
    mine = [hero("Sentinels (MCOP)", hits=recorded[:2] + ["mvop-thing-temper-tantrum"], current=["5S"]), HULK]
    a, b = duel(mine, ["mcop-sentinels-overhaul"], [THING], ["1S"])
    assert not a.can("play", "Overhaul", "Hulk") and not only_one("mcop-sentinels-overhaul")
    plays(a, b, "Overhaul", "Sentinels")
    assert a.permanent("Sentinels") == [] and a.current("Sentinels") == ["5S"] and to_move(b)
    mine = [hero("Sentinels (MCOP)", hits=["6S", "3F", "6A"]), hero(HULK, hits=["2S"])]
    a, b = duel(mine, ["mcop-sentinels-overhaul"], [THING], ["1S"])
    plays(a, b, "Overhaul", "Sentinels")
    assert sorted(a.permanent("Sentinels")) == ["3F", "6A"] and a.permanent("Hulk") == ["2S"]


@card("clop-the-reavers-gateway")
def test_gateway_clears_a_front_line_teammate_and_what_is_placed_there() -> None:
    mate = hero(HULK, hits=["6S", "2E"], current=["3S"], placed=["8S", "Tree", "mvop-hulk-enraged"])
    mine = [hero("The Reavers", hits=["1E"], placed=["4F"]), mate, hero(THING, hits=["5S"])]
    me = {"reserve": hero(STORM, hits=["4E"])}
    a, b = duel(mine, ["clop-the-reavers-gateway", "3S"], [THING], ["1S"], me)
    assert only_one("clop-the-reavers-gateway")
    assert sorted(a.offered("play", "Gateway", "The Reavers")) == ["Hulk", "Thing"]
    plays(a, b, "Gateway", "The Reavers", "Hulk")
    assert a.permanent("Hulk") == [] and a.current("Hulk") == ["3S"] and a.placed("Hulk") == []
    assert a.permanent("The Reavers") == ["1E"] and a.placed("The Reavers") == ["4F"] and a.hand == ["3S"]
    assert a.power_pack == ["8S"] and {"Tree", "Enraged", "Gateway"} <= set(a.dead) and to_move(b)


@card("imop-velocity-internal-hardware")
def test_internal_hardware_removes_hits_of_value_4_in_the_next_battle() -> None:
    recorded = ["4S", "mvop-thing-temper-tantrum", "3F"]
    mine = [hero("Velocity", hits=recorded, current=["2S"]), hero(HULK, hits=["4E"])]
    for removes in (True, False):
        a, b = duel(mine, ["imop-velocity-internal-hardware"], [THING], ["4S"])
        plays(a, b, "Internal Hardware", "Velocity")
        assert len(a.permanent("Velocity")) == 3  # nothing yet
        strike(b, a, "4S", "Thing", "Velocity")
        a.does("pass")
        b.does("pass")
        walk(a, b, "Triggered")
        assert a.is_asked and a.phase == "Discard"
        a.does("choose", "hits of the permanent record") if removes else a.does("decline")
        assert sorted(a.permanent("Velocity")) == (
            ["2S", "3F"] if removes else ["2S", "3F", "4S", "4S", "Temper Tantrum"]
        )
        assert a.permanent("Hulk") == ["4E"]
        walk(a, b, "Turn")
        next_battle(a, b)  # where it is over
        assert a.permanent("Velocity").count("4S") == (0 if removes else 2) and "Internal Hardware" in a.dead


@card("mvop-punisher-vendetta")
def test_vendetta_turns_punisher_on_who_hit_him() -> None:
    hand = ["mvop-punisher-vendetta", "4F", "3S", "6F"]
    a, b = duel(["Punisher (MVOP)", HULK], hand, [THING, STORM], ["5S", "8S", "1E", "6S"], turn="b")
    assert only_one("mvop-punisher-vendetta")
    strike(b, a, "5S", "Thing", "Hulk")
    assert not a.can("play", "Vendetta")  # he was not hit himself
    strike(a, b, "3S", "Hulk", "Storm")
    strike(b, a, "1E", "Thing", "Punisher")
    plays(a, b, "Vendetta", "Punisher")
    attacks(b, a, "6S", "Thing", "Punisher")
    assert a.can("block", "4F", "Punisher")  # +2 to defence against him
    a.does("take")
    attacks(a, b, "6F", "Punisher", "Thing")
    assert a.level == 8
    b.does("take")
    assert b.damage("Thing") == 6 and a.venture == 9


@card("mvop-punisher-vendetta")
def test_vendetta_helps_against_nobody_else_and_ends_with_the_battle() -> None:
    hand = ["mvop-punisher-vendetta", "4F", "6F", "3S"]
    me = {"draw": ["7F", *["1S"] * 7]}
    a, b = duel(["Punisher (MVOP)", HULK], hand, [THING, STORM], ["5S", "5E", "1F", "2F"], me, turn="b")
    strike(b, a, "5S", "Thing", "Punisher")
    plays(a, b, "Vendetta", "Punisher")
    attacks(b, a, "5E", "Storm", "Punisher")
    assert a.refused("block", "4F", "Punisher")
    a.does("take")
    attacks(a, b, "6F", "Punisher", "Storm")
    assert a.level == 6
    b.does("take")
    strike(b, a, "1F", "Thing", "Hulk")
    attacks(a, b, "4F", "Hulk", "Thing")
    assert a.level == 4
    b.does("take")
    strike(b, a, "2F", "Thing", "Hulk")
    attacks(a, b, "3S", "Punisher", "Thing")  # though Storm hit him since
    assert a.level == 5
    b.does("take")
    next_battle(a, b)
    strike(b, a, "1S", "Thing", "Punisher")
    attacks(a, b, "7F", "Punisher", "Thing")
    assert a.level == 7
