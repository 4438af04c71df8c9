"""The sample: attacks, what may be joined to them and what may follow them."""

from itertools import combinations
from typing import Any

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import BEAST, CYCLOPS, DODGE, HULK, STORM, THING, duel, named, says, to_move
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card
from overtable.kernel.refs import index_of

PLAIN = [
    ("mvop-hobgoblin-pumpkin-bomb", "Hobgoblin (MVOP)", "Pumpkin Bomb", 7, ["Energy"]),
    ("iqop-mr-sinister-marauder", "Mr. Sinister (IQOP)", "Marauder", 9, ["Energy", "Intellect"]),
    ("jlaop-hawkman-thanagarian-blaster", "Hawkman", "Thanagarian Blaster", 4, ["Energy", "Fighting"]),
]


def plain(values: tuple[Any, ...]) -> Any:
    return pytest.param(*values[1:], marks=pytest.mark.card(values[0]), id=values[0])


@pytest.mark.parametrize(("who", "name", "level", "types"), [plain(v) for v in PLAIN])
def test_a_plain_attack_has_its_level_and_its_types(who: str, name: str, level: int, types: list[str]) -> None:
    """OPC-KO-03, OPC-KO-04: it is whichever of its types makes the third one, and never another."""
    for marked in combinations("EFSI", 2):
        for kind in types:
            a, b = duel([who], [name], [hero(CYCLOPS, hits=[f"1{x}" for x in marked]), THING])
            attacks(a, b, name, named(who), "Cyclops", *([kind] if len(types) > 1 else []))
            assert a.level == level
            b.does("take")
            if a.pending == "SpectrumKO":  # OPC-KO-07
                a.does("accept")
            assert b.is_kod("Cyclops") is any(t[0] not in marked for t in types)
            assert a.venture == level and to_move(b)


@pytest.mark.parametrize(("who", "name", "level", "types"), [plain(v) for v in PLAIN])
def test_a_plain_attack_is_blocked_at_its_level(who: str, name: str, level: int, types: list[str]) -> None:
    a, b = duel([who], [name], [THING], [f"{level - 1}S", "8S"])
    attacks(a, b, name, named(who), "Thing", *types[: len(types) - 1])
    assert b.refused("block", f"{level - 1}S", "Thing")
    assert b.can("block", "8S", "Thing") is (level <= 8)


@card("iqop-mr-sinister-marauder")
def test_marauder_gives_one_of_its_types_at_a_time() -> None:
    a, b = duel(["Mr. Sinister (IQOP)"], ["Marauder"], [hero(CYCLOPS, hits=["1F"]), THING])
    strike(a, b, "Marauder", "Mr. Sinister", "Cyclops", "Energy")
    assert b.damage("Cyclops") == 10 and not b.is_kod("Cyclops")


@card("mvop-spider-woman-spider-attack")
def test_spider_attack_takes_one_strength_card() -> None:
    hand = ["Spider Attack", "5S", "3F", "2M", "6A", "7S", "Taxi Cab"]
    a, b = duel(["Spider-Woman (MVOP)", HULK], hand, [THING], ["8S"])
    who = "Spider-Woman"
    for other in ("3F", "2M", "6A", "7S"):  # OPC-COMBO-01, and 7 is above the grid
        assert a.refused("attack", "Spider Attack", who, other, who, "Thing")
    assert not a.can("attack", "Spider Attack", who, "5S", "Hulk", "Thing")
    attacks(a, b, "Spider Attack", who, "5S", who, "Thing")
    assert a.level == 9 and b.refused("block", "8S", "Thing")
    b.does("take")
    assert b.current("Thing") == ["5S", "Spider Attack"] and a.venture == 9


@card("mvop-spider-woman-spider-attack")
def test_spider_attack_alone_is_a_level_4_strength_attack() -> None:
    a, b = duel(["Spider-Woman (MVOP)"], ["Spider Attack", "5S"], [hero(CYCLOPS, hits=["1E", "1F"]), THING])
    attacks(a, b, "Spider Attack", "Spider-Woman", "Cyclops")
    assert a.level == 4
    b.does("take")
    assert b.is_kod("Cyclops") and a.hand == ["5S"]


@card("dcop-knockout-mighty-blow")
def test_mighty_blow_may_go_to_the_reserve_who_may_defend() -> None:
    a, b = duel(["Knockout"], ["Mighty Blow"], [THING], ["6E", "6S"], them={"reserve": STORM})
    assert sorted(a.offered("attack", "Mighty Blow", "Knockout")) == ["Storm", "Thing"]
    attacks(a, b, "Mighty Blow", "Knockout", "Storm")
    assert a.level == 6 and b.can("block", "6E", "Storm") and b.refused("block", "6S", "Thing")
    b.does("take")
    assert b.damage("Storm") == 6 and a.venture == 6


@card("dcop-knockout-mighty-blow")
def test_mighty_blow_is_a_strength_attack() -> None:
    a, b = duel(["Knockout"], ["Mighty Blow"], [hero(CYCLOPS, hits=["1E", "1F"]), THING])
    strike(a, b, "Mighty Blow", "Knockout", "Cyclops")
    assert b.is_kod("Cyclops")


FURTHER = [
    ("mnop-the-hellfire-club-hellfire-soldiers", "The Hellfire Club", "Hellfire Soldiers", "F"),
    ("jlaop-booster-gold-gauntlet-energy-blast", "Booster Gold", "Gauntlet Energy Blast", "E"),
]


@pytest.mark.parametrize(("who", "name", "letter"), [plain(v) for v in FURTHER])
def test_one_further_attack_of_any_kind_may_follow(who: str, name: str, letter: str) -> None:
    """OPC-BATT-22: any card but a Teamwork card, even if the first attack was stopped, by the same character."""
    teamwork = "6 Energy Teamwork (Strength/Fighting +1/+2)"
    hand = [name, "4S", "2M", "6E", "Power Lines", teamwork, "3F"]
    others = [f"1{x}" for x in "EFS" if x != letter]
    a, b = duel([who, HULK], hand, [hero(CYCLOPS, hits=others), THING, STORM], [DODGE])
    assert a.can("attack", teamwork)
    attacks(a, b, name, who, "Thing")
    assert a.level == 4
    b.does("avoid", DODGE, "Thing")
    assert a.pending == "FollowUp" and not a.can("attack", teamwork)
    assert a.can("attack", "2M", who, "Storm") and a.can("attack", "6E", "Power Lines", who, "Thing")
    assert not a.can("attack", "4S", "Hulk")
    strike(a, b, "4S", who, "Storm")
    assert b.damage("Storm") == 4 and to_move(b)


@pytest.mark.parametrize(("who", "name", "letter"), [plain(v) for v in FURTHER])
def test_the_further_attack_may_be_left(who: str, name: str, letter: str) -> None:
    others = [f"1{x}" for x in "EFS" if x != letter]
    a, b = duel([who], [name, "4S"], [hero(CYCLOPS, hits=others), THING])
    strike(a, b, name, who, "Cyclops")
    assert b.is_kod("Cyclops") and a.venture == 4
    a.does("decline")
    assert to_move(b) and a.hand == ["4S"]


@card("mvop-rhino-pinball-blow")
def test_pinball_blow_is_followed_by_strength_on_another_target() -> None:
    hand = ["Pinball Blow", "6S", "4F", "3M", "Rhino Charge"]
    a, b = duel(["Rhino (MVOP)", HULK], hand, [THING, hero(CYCLOPS, hits=["1E", "1F"])])
    attacks(a, b, "Pinball Blow", "Rhino", "Thing")
    assert a.level == 4
    b.does("take")
    assert not a.can("attack", "6S", "Rhino", "Thing") and not a.can("attack", "6S", "Hulk")
    assert not a.can("attack", "4F") and a.can("attack", "Rhino Charge", "Rhino", "Cyclops")
    assert a.can("attack", "3M", "Rhino", "Cyclops") and a.can("decline")
    strike(a, b, "6S", "Rhino", "Cyclops")
    assert b.is_kod("Cyclops") and a.venture == 10 and to_move(b)


@card("mvop-rhino-pinball-blow")
def test_pinball_blow_is_strength_itself_and_has_no_second_target_against_one() -> None:
    a, b = duel(["Rhino (MVOP)"], ["Pinball Blow", "6S"], [hero(CYCLOPS, hits=["1E"], current=["1F"]), THING])
    strike(a, b, "Pinball Blow", "Rhino", "Cyclops")
    assert b.is_kod("Cyclops")
    a, b = duel(["Rhino (MVOP)"], ["Pinball Blow", "6S"], [THING])
    strike(a, b, "Pinball Blow", "Rhino", "Thing")
    assert a.verbs == {"decline"}


@card("iqop-quicksilver-high-speed-impact")
def test_high_speed_impact_ends_the_attacks_of_its_user_for_the_battle() -> None:
    """Hit or not; the others go on."""
    for stopped in (False, True):
        front = ["Quicksilver (IQOP)", HULK]
        foes = [hero(CYCLOPS, hits=["1E", "1F"]), THING]
        a, b = duel(front, ["High Speed Impact", "7E", "1S"], foes, [DODGE, "1E"])
        attacks(a, b, "High Speed Impact", "Quicksilver", "Cyclops")
        assert a.level == 11
        b.does("avoid", DODGE, "Cyclops") if stopped else b.does("take")
        assert b.is_kod("Cyclops") is not stopped and a.venture == (0 if stopped else 11)
        strike(b, a, "1E", "Thing", "Quicksilver")
        assert not a.can("attack", "7E") and a.can("attack", "1S", "Hulk")
        assert not a.can("attack", "1S", "Quicksilver")


@card("iqop-quicksilver-high-speed-impact")
def test_after_high_speed_impact_quicksilver_defends_and_attacks_in_the_next_battle() -> None:
    pile = ["7E", *["1S"] * 7]
    a, b = duel(["Quicksilver (IQOP)"], ["High Speed Impact", "5E"], [THING, BEAST], ["4S"], me={"draw": pile})
    strike(a, b, "High Speed Impact", "Quicksilver", "Thing")
    attacks(b, a, "4S", "Thing", "Quicksilver")
    a.does("block", "5E", "Quicksilver")
    pass_out(a, b)
    assert b.permanent("Thing") == ["High Speed Impact"]
    walk(a, b, "Turn", battle=3)
    assert a.can("attack", "7E", "Quicksilver", "Beast")


@card("iqop-doctor-octopus-big-plans")
def test_big_plans_is_a_small_energy_attack_and_a_large_intellect_hit() -> None:
    a, b = duel(["Doctor Octopus (IQOP)"], ["Big Plans"], [hero(CYCLOPS, hits=["1E", "1F"]), THING], ["2E", "1S"])
    attacks(a, b, "Big Plans", "Doctor Octopus", "Cyclops")
    assert a.level == 2 and b.can("block", "2E", "Cyclops") and b.refused("block", "1S", "Cyclops")
    b.does("take")
    assert b.is_kod("Cyclops") and a.venture == 8
    a, b = duel(["Doctor Octopus (IQOP)"], ["Big Plans"], [hero(CYCLOPS, hits=["1S", "1F"]), THING])
    strike(a, b, "Big Plans", "Doctor Octopus", "Cyclops")
    assert b.is_kod("Cyclops")  # Intellect with two others
    a, b = duel(["Doctor Octopus (IQOP)"], ["Big Plans"], [hero(CYCLOPS, hits=["1I", "1F"]), THING])
    strike(a, b, "Big Plans", "Doctor Octopus", "Cyclops")
    assert not b.is_kod("Cyclops") and b.damage("Cyclops") == 10


def vines(*hand: str, theirs: tuple[str, ...] = ()) -> list[Player]:
    """Strangle Vines was played; it is the turn of its player again."""
    a, b = duel(["Poison Ivy", HULK], ["Strangle Vines", *hand], [THING, STORM], ["1S", *theirs])
    assert not any(o.verb == "attack" and len(o.refs) > 4 for o in a.options())
    plays(a, b, "Strangle Vines", "Poison Ivy")
    strike(b, a, "1S", "Thing", "Hulk")
    return [a, b]


@card("dcop-poison-ivy-strangle-vines")
def test_strangle_vines_joins_strength_and_energy_power_cards_for_the_battle() -> None:
    a, b = vines("2S", "4E", "1S", "3E", theirs=("5S", "6S", "1E"))
    attacks(a, b, "2S", "Poison Ivy", "4E", "Poison Ivy", "Thing")
    assert a.level == 6 and b.refused("block", "5S", "Thing")
    b.does("take")
    assert b.current("Thing") == ["2S", "4E"] and a.venture == 6
    strike(b, a, "1E", "Storm", "Hulk")
    attacks(a, b, "1S", "Poison Ivy", "3E", "Poison Ivy", "Storm")
    assert a.level == 4


@card("dcop-poison-ivy-strangle-vines")
def test_strangle_vines_joins_nothing_else_and_takes_no_universe_card() -> None:
    training = "Energy/Strength Training +4"
    a, _ = vines("2S", "4E", "1S", "3F", "1M", "5A", "3E", training)
    pairs = [o.refs for o in a.options() if o.verb == "attack" and len(o.refs) > 4]
    named = {tuple(sorted(a.short(index_of(r)) for r in (refs[0], refs[2]))) for refs in pairs}
    assert named == {("2S", "4E"), ("2S", "3E"), ("1S", "4E"), ("1S", "3E")}
    assert all(len(refs) == 5 for refs in pairs)
    assert {a.short(index_of(r)) for refs in pairs for r in (refs[1], refs[3])} == {"Poison Ivy"}
    assert a.can("attack", "2S", training, "Poison Ivy", "Thing")


@card("dcop-poison-ivy-strangle-vines")
def test_strangle_vines_is_no_help_in_defence() -> None:
    a, b = duel(["Poison Ivy"], ["Strangle Vines", "2S", "4E"], [THING], ["6S"])
    plays(a, b, "Strangle Vines", "Poison Ivy")
    attacks(b, a, "6S", "Thing", "Poison Ivy")
    assert a.verbs == {"take"}
    assert "Lasts for the rest of the battle." in says("dcop-poison-ivy-strangle-vines")
