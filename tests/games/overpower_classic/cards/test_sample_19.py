"""The sample: attacks, what may be joined to them and what may follow them."""

from itertools import combinations
from typing import Any

import pytest

from games.overpower.table import hero, pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    STORM,
    TEAMWORK,
    THING,
    duel,
    named,
    only_one,
    says,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card
from overtable.kernel.refs import index_of


def cases(*rows: tuple[Any, ...]) -> list[Any]:
    """One case for each card, which is named first."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


PLAIN = cases(
    ("psop-mr-sinister-backstab", "Mr. Sinister (PSOP)", "Backstab", 6, ["Strength"], False),
    ("dcop-superman-heat-vision", "Superman", "Heat Vision", 4, ["Energy"], False),
    ("mvop-storm-emotional-outburst", STORM, "Emotional Outburst", 8, ["Energy", "Strength", "Fighting"], True),
    ("mvop-thor-power-of-asgard", "Thor (MVOP)", "Power of Asgard", 8, ["Energy", "Strength", "Fighting"], True),
    ("jlaop-captain-atom-atomic-bolt", "Captain Atom", "Atomic Bolt", 9, ["Energy", "Fighting"], True),
)


@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN)
def test_a_plain_attack(card_id: str, who: str, name: str, level: int, types: list[str], once: bool) -> None:
    """OPC-KO-04: it is whichever of its types makes the third one, and never another."""
    user = named(who)
    for marked in combinations("EFSI", 2):
        a, b = duel([who, HULK], [card_id], [hero(CYCLOPS, hits=[f"1{x}" for x in marked]), THING])
        assert not a.can("attack", name, "Hulk") and not a.can("play", name)
        attacks(a, b, name, user, "Cyclops", *types[: len(types) > 1])
        assert a.level == level
        b.does("take")
        if a.pending == "SpectrumKO":  # OPC-KO-07
            a.does("accept")
        assert b.is_kod("Cyclops") is any(t[0] not in marked for t in types)
        assert a.venture == level and to_move(b)
    assert only_one(card_id) is once


@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN)
def test_a_plain_attack_is_stopped_at_its_level(
    card_id: str, who: str, name: str, level: int, types: list[str], once: bool
) -> None:
    a, b = duel([who], [card_id], [THING], [f"{level - 1}S", "8S", "Hot Dog Cart", DODGE])
    attacks(a, b, name, named(who), "Thing", *types[: len(types) > 1])
    assert b.refused("block", f"{level - 1}S", "Thing") and b.can("block", "8S", "Thing") is (level <= 8)
    assert b.can("avoid", DODGE, "Thing")
    b.does("block", "8S", *(["Hot Dog Cart"] if level > 8 else []), "Thing")
    assert a.venture == 0 and a.dead == [name] and to_move(b)


@pytest.mark.parametrize(("card_id", "who", "name", "level", "types", "once"), PLAIN[2:])
def test_an_attack_of_several_types_gives_one_of_them(
    card_id: str, who: str, name: str, level: int, types: list[str], once: bool
) -> None:
    a, b = duel([who], [card_id], [hero(CYCLOPS, hits=["1I"]), THING])
    strike(a, b, name, named(who), "Cyclops", *types[: len(types) > 1])
    assert not b.is_kod("Cyclops") and b.damage("Cyclops") == level + 1


JOINED = cases(
    ("mvop-rhino-romp-n-stomp", "Rhino (MVOP)", "Romp N' Stomp", "S", "F", 4, 5),
    ("dcop-cyborg-cold-blooded-killer", "Cyborg", "Cold-Blooded Killer", "F", "I", 4, 5),
    ("mnop-the-starjammers-corsair", "The Starjammers", "Corsair", "E", "I", 5, 6),
    ("psop-iceman-frostbite", "Iceman (PSOP)", "Frostbite", "E", "F", 3, 4),
)
"""With the type of the Special, of the card that joins it, the user's rating in that, and what is above it."""
HELPS = {"F": "Fighting/Strength Training +4", "I": "Fighting/Intellect Training +4"}


@pytest.mark.parametrize(("card_id", "who", "name", "kind", "joins", "rating", "above"), JOINED)
def test_one_power_card_of_the_stated_type_may_join(
    card_id: str, who: str, name: str, kind: str, joins: str, rating: int, above: int
) -> None:
    """OPC-COMBO-01, OPC-COMBO-05: no other type, no MultiPower or Any-Power card, no Universe card, nobody else's."""
    user, own = named(who), f"{rating}{joins}"
    others = [f"2{x}" for x in "EFSI" if x != joins]
    hand = [card_id, own, f"{above}{joins}", *others, "1M", "5A", HELPS[joins]]
    a, b = duel([who, "Doc Samson (IQOP)"], hand, [THING], [f"{rating + 3}S", "8S", "Taxi Cab"])
    pairs = [o.refs for o in a.options() if o.verb == "attack" and a.short(index_of(o.refs[0])) == name]
    with_ = {(a.short(index_of(r[1])), a.short(index_of(r[2]))) for r in pairs if len(r) > 3}
    assert {len(r) for r in pairs} == {3, 5} and with_ == {(user, own)}
    for other in (f"{above}{joins}", *others, "1M", "5A"):
        assert a.refused("attack", name, user, other, user, "Thing")
    attacks(a, b, name, user, own, user, "Thing")
    assert a.level == 4 + rating and b.refused("block", f"{rating + 3}S", "Thing")
    assert b.can("block", "8S", "Thing") is (rating <= 4)
    b.does("take")
    assert b.current("Thing") == sorted([own, name]) and a.venture == 4 + rating and to_move(b)


@pytest.mark.parametrize(("card_id", "who", "name", "kind", "joins", "rating", "above"), JOINED)
def test_the_joined_cards_have_a_type_each_and_fall_together(
    card_id: str, who: str, name: str, kind: str, joins: str, rating: int, above: int
) -> None:
    """OPC-COMBO-04; and one block stops both (OPC-COMBO-03)."""
    user = named(who)
    third = next(f"1{x}" for x in "EFSI" if x not in (kind, joins))
    a, b = duel([who], [card_id, f"1{joins}"], [hero(CYCLOPS, hits=[third]), THING], ["5E"])
    strike(a, b, name, user, f"1{joins}", user, "Cyclops")
    assert b.is_kod("Cyclops")
    a, b = duel([who], [card_id, f"1{joins}"], [hero(CYCLOPS, hits=[third]), THING], ["5E", "4E"])
    attacks(a, b, name, user, f"1{joins}", user, "Cyclops")
    assert b.refused("block", "4E", "Cyclops")
    b.does("block", "5E", "Cyclops")
    assert a.venture == 0 and a.dead == [name] and a.power_pack == [f"1{joins}"]


@pytest.mark.parametrize(("card_id", "who", "name", "kind", "joins", "rating", "above"), JOINED)
def test_such_a_special_goes_alone_too(
    card_id: str, who: str, name: str, kind: str, joins: str, rating: int, above: int
) -> None:
    others = [f"1{x}" for x in "EFS" if x != kind]
    a, b = duel([who], [card_id, f"1{joins}"], [hero(CYCLOPS, hits=others), THING])
    attacks(a, b, name, named(who), "Cyclops")
    assert a.level == 4
    b.does("take")
    assert b.is_kod("Cyclops") and a.venture == 4 and a.hand == [f"1{joins}"] and not only_one(card_id)


FURTHER = cases(
    ("iqop-henry-pym-yellowjacket", "Henry Pym", "Yellowjacket", "F"),
    ("mcop-black-widow-widows-bite", "Black Widow (MCOP)", "Widow's Bite", "E"),
)


@pytest.mark.parametrize(("card_id", "who", "name", "kind"), FURTHER)
def test_one_further_attack_may_follow(card_id: str, who: str, name: str, kind: str) -> None:
    """OPC-BATT-22: with anything but a Teamwork, stopped or not, on anybody, by the same character."""
    user = named(who)
    training = "Fighting/Energy Training +3"
    hand = [card_id, "2F", "2M", "2E", "1E", training, TEAMWORK, "3S"]
    a, b = duel([who, STORM, HULK], hand, [THING, HULK], [DODGE])
    attacks(a, b, name, user, "Thing")
    assert a.level == 4
    b.does("avoid", DODGE, "Thing")
    assert a.pending == "FollowUp" and not a.can("attack", TEAMWORK)
    assert not a.can("attack", "2E", "Storm") and not a.can("attack", "3S", "Hulk")
    assert a.can("attack", "2M", user, "Thing") and a.can("attack", "2E", training, user, "Hulk")
    strike(a, b, "2F", user, "Hulk")
    assert b.damage("Hulk") == 2 and a.venture == 2 and to_move(b)


@pytest.mark.parametrize(("card_id", "who", "name", "kind"), FURTHER)
def test_the_further_attack_may_be_another_of_them_or_none(card_id: str, who: str, name: str, kind: str) -> None:
    user = named(who)
    others = [f"1{x}" for x in "EFS" if x != kind]
    a, b = duel([who], [card_id, card_id, "1S"], [hero(CYCLOPS, hits=others), THING])
    strike(a, b, name, user, "Cyclops")
    assert b.is_kod("Cyclops") and a.venture == 4
    strike(a, b, name, user, "Thing")
    assert a.pending == "FollowUp" and a.venture == 8
    a.does("decline")
    assert to_move(b) and a.hand == ["1S"] and not only_one(card_id)


CHAMPION = "mcop-morbius-dread-champion"


@card(CHAMPION)
def test_dread_champion_gives_two_power_card_attacks_at_two_more() -> None:
    hand = [CHAMPION, "5S", "3F", "1E", "mcop-morbius-blood-hunger"]
    a, b = duel(["Morbius (MCOP)", HULK], hand, [THING, STORM], ["6S", "7S", "2S"])
    plays(a, b, "Dread Champion", "Morbius")
    a.does("choose", "2")
    assert not a.can("attack", "Blood Hunger") and not a.can("attack", "5S", "Hulk")
    attacks(a, b, "5S", "Morbius", "Thing")
    assert a.level == 7 and b.refused("block", "6S", "Thing")
    b.does("take")
    assert b.damage("Thing") == 5 == a.venture  # the bonus is no damage and not in the Venture Total
    attacks(a, b, "3F", "Morbius", "Storm")
    assert a.level == 5
    b.does("take")
    assert b.damage("Storm") == 3 and a.venture == 8 and to_move(b)
    strike(b, a, "2S", "Thing", "Hulk")
    attacks(a, b, "1E", "Morbius", "Thing")
    assert a.level == 1
    assert only_one(CHAMPION)


@card(CHAMPION)
def test_dread_champion_gives_one_attack_at_three_more_instead() -> None:
    a, b = duel(["Morbius (MCOP)"], [CHAMPION, "5S", "3F"], [THING], ["7S", "8S"])
    plays(a, b, "Dread Champion", "Morbius")
    a.does("choose", "1")
    attacks(a, b, "5S", "Morbius", "Thing")
    assert a.level == 8 and b.refused("block", "7S", "Thing") and b.can("block", "8S", "Thing")
    b.does("take")
    assert b.damage("Thing") == 5 == a.venture and to_move(b) and a.hand == ["3F"]


@card(CHAMPION)
def test_dread_champion_may_stop_after_one_and_tells_that_its_bonus_is_no_damage() -> None:
    a, b = duel(["Morbius (MCOP)"], [CHAMPION, "5S", "3F"], [THING], [DODGE])
    plays(a, b, "Dread Champion", "Morbius")
    a.does("choose", "2")
    attacks(a, b, "5S", "Morbius", "Thing")
    b.does("avoid", DODGE, "Thing")
    assert a.can("attack", "3F", "Morbius", "Thing")
    a.does("decline")
    assert to_move(b) and a.hand == ["3F"] and a.venture == 0


REDWING = "clop-falcon-redwing"


@card(REDWING)
def test_redwing_is_followed_by_a_fighting_attack_that_nothing_stops() -> None:
    """OPC-DEF-19: no negate either."""
    hand = [REDWING, "6F", "2E", "3M", "5A", "clop-falcon-mechanical-wings"]
    a, b = duel(["Falcon", HULK], hand, [THING, BEAST], ["8S", "7S", DODGE, NEGATE])
    a.does("attack", "Redwing", "Falcon", "Thing")
    assert b.can("negate", NEGATE, "Beast", "Redwing") and a.level == 4
    b.does("decline")
    assert b.can("block", "8S", "Thing") and b.can("avoid", DODGE, "Thing")
    b.does("take")
    assert a.pending == "FollowUp" and a.can("decline")
    assert not a.can("attack", "6F", "Falcon", "Beast") and not a.can("attack", "2E")
    assert a.can("attack", "3M", "Falcon", "Thing")
    attacks(a, b, "6F", "Falcon", "Thing")
    assert b.damage("Thing") == 10 == a.venture and to_move(b)
    assert b.hand == ["7S", "8S", NEGATE, DODGE]


@card(REDWING)
def test_redwing_that_is_stopped_gives_nothing_and_it_is_a_fighting_attack() -> None:
    a, b = duel(["Falcon"], [REDWING, "6F"], [THING], ["4S"])
    attacks(a, b, "Redwing", "Falcon", "Thing")
    b.does("block", "4S", "Thing")
    assert to_move(b) and a.hand == ["6F"]
    a, b = duel(["Falcon"], [REDWING, "6F"], [hero(CYCLOPS, hits=["1E", "1S"]), THING])
    strike(a, b, "Redwing", "Falcon", "Cyclops")
    assert b.is_kod("Cyclops") and not a.can("attack", "6F") and only_one(REDWING)


FEAR = "dcop-bane-intimidation"


@card(FEAR)
def test_intimidation_goes_with_an_intellect_power_card_and_adds_to_the_damage() -> None:
    hand = [FEAR, "6I", "2E", "5F", "2M", "5A", "Blackout"]
    a, b = duel(["Bane", "Doc Samson (IQOP)"], hand, [THING], ["5S", "6S", DODGE])
    pairs = [o.refs for o in a.options() if o.verb == "attack"]
    pairs = [r for r in pairs if "Intimidation" in [a.short(index_of(x)) for x in r[:-1]]]
    assert {tuple(a.short(index_of(x)) for x in r[:-1]) for r in pairs} == {("Intimidation", "Bane", "6I", "Bane")}
    assert not a.can("play", "Intimidation")
    attacks(a, b, "Intimidation", "Bane", "6I", "Bane", "Thing")
    assert a.level == 6 and b.refused("block", "5S", "Thing") and b.can("block", "6S", "Thing")
    b.does("take")
    assert b.damage("Thing") == 8 == a.venture and b.current("Thing") == ["6I"]
    assert a.dead == ["Intimidation"] and to_move(b)


@card(FEAR)
def test_intimidation_with_a_stopped_attack_adds_nothing() -> None:
    a, b = duel(["Bane"], [FEAR, "6I"], [THING], ["6S"])
    attacks(a, b, "Intimidation", "Bane", "6I", "Bane", "Thing")
    b.does("block", "6S", "Thing")
    assert b.damage("Thing") == 0 == a.venture and a.dead == ["Intimidation"] and not only_one(FEAR)


BEAMS = "dcop-metallo-eye-beams"


@card(BEAMS)
def test_eye_beams_join_energy_and_fighting_power_cards_for_the_battle() -> None:
    training = "Fighting/Energy Training +3"
    hand = [BEAMS, "6E", "2F", "3E", "1F", "5S", "2M", "5A", "2I", training]
    a, b = duel(["Metallo", HULK], hand, [THING, STORM], ["1S", "2S", "7S", "8S"])
    plays(a, b, "Eye Beams", "Metallo")
    strike(b, a, "1S", "Thing", "Hulk")
    pairs = [o.refs for o in a.options() if o.verb == "attack" and len(o.refs) > 4]
    assert {tuple(a.short(index_of(x)) for x in r[:-1]) for r in pairs} == {
        (e, "Metallo", f, "Metallo") for e in ("6E", "3E") for f in ("2F", "1F")
    }
    attacks(a, b, "6E", "Metallo", "2F", "Metallo", "Thing")
    assert a.level == 8 and b.refused("block", "7S", "Thing") and b.can("block", "8S", "Thing")
    b.does("take")
    assert b.current("Thing") == ["2F", "6E"] and a.venture == 8
    strike(b, a, "2S", "Thing", "Hulk")
    attacks(a, b, "3E", "Metallo", "1F", "Metallo", "Storm")
    assert a.level == 4


@card(BEAMS)
def test_eye_beams_help_no_defence_and_are_over_with_the_battle() -> None:
    draw = ["6E", "2F"]
    a, b = duel(["Metallo"], [BEAMS, "6E", "2F"], [THING], ["8S"], me={"draw": draw}, them={"draw": ["1S"]})
    plays(a, b, "Eye Beams", "Metallo")
    attacks(b, a, "8S", "Thing", "Metallo")
    assert a.verbs == {"take"}
    assert "Lasts for the rest of the battle." in says(BEAMS) and only_one(BEAMS)
    a, b = duel(["Metallo"], [BEAMS], [THING], me={"draw": draw}, them={"draw": ["1S"]})
    plays(a, b, "Eye Beams", "Metallo")
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)
    if b.is_asked:
        strike(b, a, "1S", "Thing", "Metallo")
    assert a.can("attack", "6E", "Metallo", "Thing") and not a.can("attack", "6E", "Metallo", "2F", "Metallo", "Thing")
