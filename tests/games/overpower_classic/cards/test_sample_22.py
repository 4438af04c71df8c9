"""The sample: hands, piles, records, grids and Venture Totals."""

from typing import Any

import pytest

from games.overpower.table import Player, hero, pass_out
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    PUNCH,
    STORM,
    THING,
    duel,
    named,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.walks import walk
from marks import card


def cases(*rows: tuple[Any, ...]) -> list[Any]:
    """One case for each card, which is named first."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in rows]


def next_battle(a: Player, b: Player) -> None:
    """B, who is to move, and A pass; the first turn of the next battle."""
    pass_out(b, a)
    walk(a, b, "Turn", battle=3)


@card("psop-mandarin-mastermind")
def test_mastermind_draws_one_card_that_is_kept_though_a_duplicate() -> None:
    card_id = "psop-mandarin-mastermind"
    a, b = duel(["Mandarin (PSOP)"], [card_id, "1S", "3S"], [THING], me={"draw": ["1E", "2E"]})
    plays(a, b, "Mastermind", "Mandarin")
    a.does("done")
    assert a.hand == ["1E", "1S", "3S"] and a.draw_pile == ["2E"] and a.dead == ["Mastermind"] and to_move(b)
    assert only_one(card_id)


@card("psop-iron-man-industrial-waste")
def test_industrial_waste_sends_five_cards_of_the_opponents_draw_pile_to_the_dead_pile() -> None:
    """OPC-BATT-21: an attack on the player, which nothing but a negate answers."""
    card_id, pile = "psop-iron-man-industrial-waste", ["1S", "2S", DODGE, "3S", "Taxi Cab", "4S", "5S"]
    a, b = duel(["Iron Man (MVOP)"], [card_id], [THING], [DODGE, "8S"], them={"draw": pile})
    assert a.refused("pass")
    attacks(a, b, "Industrial Waste", "Iron Man")
    assert b.dead == ["1S", "2S", "3S", DODGE, "Taxi Cab"] and b.draw_pile == ["4S", "5S"]
    assert b.hand == ["8S", DODGE] and to_move(b) and a.draw_pile and a.dead == ["Industrial Waste"]
    a, b = duel(["Iron Man (MVOP)"], [card_id], [BEAST], [NEGATE], them={"draw": pile})
    a.does("attack", "Industrial Waste", "Iron Man")
    b.does("negate", NEGATE, "Beast", "Industrial Waste")
    assert len(b.draw_pile) == 7 and only_one(card_id)


SWAPS = cases(
    ("psop-mojo-rewrite-script", "Mojo (PSOP)", "Rewrite Script"),
    ("jlaop-riddler-prince-of-puzzles", "Riddler", "Prince of Puzzles"),
)


@pytest.mark.parametrize(("card_id", "who", "name"), SWAPS)
def test_the_rest_of_the_hand_is_exchanged_for_as_many_cards(card_id: str, who: str, name: str) -> None:
    """Duplicates among the new ones stay; placed cards are no part of the hand."""
    user, draw = named(who), ["1E", "1F", "2E", "3E"]
    a, b = duel([hero(who, placed=["2F"])], [card_id, "1S", "2S", DODGE], [THING], ["8S"], me={"draw": draw})
    plays(a, b, name, user)
    a.does("done")
    assert a.hand == ["1E", "1F", "2E"] and a.draw_pile == ["3E"] and a.placed() == ["2F"]
    assert a.power_pack == ["1S", "2S"] and a.dead == sorted([DODGE, name]) and b.hand == ["8S"] and to_move(b)
    assert only_one(card_id)


HERO = "dcop-superman-earths-greatest-hero"


@card(HERO)
def test_earths_greatest_hero_doubles_hits_of_supermans_specials() -> None:
    """Those of this battle, before and after; no others, and not what they are worth to a KO."""
    heat, son = "dcop-superman-heat-vision", "dcop-superman-last-son-of-krypton"
    front = [hero(THING, hits=[heat], current=[son, "3S"]), hero(STORM, current=[PUNCH])]
    a, b = duel(["Superman", HULK], [HERO, heat], front, ["1E", "2E"])
    assert a.venture == 7 + 3 + 7
    plays(a, b, "Earth's Greatest Hero", "Superman")
    assert a.venture == 14 + 3 + 7 and b.venture == 0 and b.damage("Thing") == 4 + 7 + 3 and to_move(b)
    strike(b, a, "2E", "Storm", "Hulk")
    strike(a, b, "Heat Vision", "Superman", "Storm")
    assert a.venture == 14 + 3 + 7 + 8 and b.damage("Storm") == 11 and b.venture == 2


@card(HERO)
def test_earths_greatest_hero_is_over_with_the_battle() -> None:
    heat = "dcop-superman-heat-vision"
    a, b = duel(["Superman"], [HERO], [THING], [], me={"draw": [heat]})
    plays(a, b, "Earth's Greatest Hero", "Superman")
    next_battle(a, b)
    if b.is_asked:
        b.does("pass")
    strike(a, b, "Heat Vision", "Superman", "Thing")
    assert a.venture == 4 and not only_one(HERO)


@card("mvop-magneto-evil-genius")
def test_evil_genius_lowers_the_opponents_venture_total_for_this_battle() -> None:
    """OPC-BATT-20: no attack. OPC-TOTAL-07: below zero too."""
    card_id = "mvop-magneto-evil-genius"
    a, b = duel([hero("Magneto (MVOP)", current=["5S"]), HULK], [card_id], [hero(THING, current=["2S"])], [DODGE])
    assert not a.can("attack", "Evil Genius") and a.can("pass")
    plays(a, b, "Evil Genius", "Magneto")
    assert b.venture == 2 and a.venture == 2 and to_move(b)
    next_battle(a, b)
    assert a.venture == 0 == b.venture
    a, b = duel(["Magneto (MVOP)"], [card_id], [THING])
    plays(a, b, "Evil Genius", "Magneto")
    assert b.venture == -3 and a.venture == 0 and not only_one(card_id)


PLAN = "dcop-ras-al-ghul-megalomaniac"


@card(PLAN)
def test_megalomaniac_leaves_the_opponents_intellect_power_cards_out_of_the_total() -> None:
    """Those of before and after; other cards count, and one's own."""
    image = "iqop-holocaust-horrifying-image"
    front = [hero("Ra's al Ghul", hits=["1I"], current=["3I", "2M"]), hero(HULK, current=[image, "4S"])]
    a, b = duel(front, [PLAN, "6I"], ["Thing (IQOP)"], ["2I", "1S"])
    assert b.venture == 3 + 2 + 4 + 4
    plays(a, b, "Megalomaniac", "Ra's al Ghul")
    assert b.venture == 2 + 4 + 4 and to_move(b)
    strike(b, a, "2I", "Thing", "Hulk")
    assert b.venture == 10 and a.damage("Hulk") == 10
    strike(a, b, "6I", "Ra's al Ghul", "Thing")
    assert a.venture == 6 and not only_one(PLAN)


@card(PLAN)
def test_megalomaniac_is_over_with_the_battle() -> None:
    a, b = duel(["Ra's al Ghul"], [PLAN], ["Thing (IQOP)"], me={"draw": ["1F"]}, them={"draw": ["2I"]})
    plays(a, b, "Megalomaniac", "Ra's al Ghul")
    next_battle(a, b)
    if a.is_asked:
        strike(a, b, "1F", "Ra's al Ghul", "Thing")
    strike(b, a, "2I", "Thing", "Ra's al Ghul")
    assert b.venture == 2


@card("mnop-silver-surfer-shalla-bal")
def test_shalla_bal_removes_one_hit_of_the_users_record() -> None:
    card_id = "mnop-silver-surfer-shalla-bal"
    front = [hero("Silver Surfer (MVOP)", hits=["3S", PUNCH], current=["2E"]), hero(THING, hits=["4F"])]
    for taken, left in (("3S", ["2E", PUNCH]), (PUNCH, ["2E", "3S"])):
        a, b = duel(front, [card_id], [HULK])
        plays(a, b, "Shalla Bal", "Silver Surfer")
        assert a.verbs == {"choose"} and sorted(a.offered("choose")) == ["3 Strength", PUNCH]
        a.does("choose", taken)
        assert a.hits("Silver Surfer") == left and a.hits("Thing") == ["4F"] and b.venture == 2 and to_move(b)
    assert not only_one(card_id)


@card("mcop-doc-samson-theoretical-treatment")
def test_theoretical_treatment_removes_one_hit_of_a_teammates_record() -> None:
    """OPC-RESERVE-06: or of the Reserve."""
    card_id = "mcop-doc-samson-theoretical-treatment"
    front = [hero("Doc Samson (MCOP)", hits=["3S"]), hero(THING, hits=["4F", "5F"], current=["2E"])]
    for taken, left in (("4F", ["1E", "2E", "5F"]), ("1E", ["2E", "4F", "5F"])):
        a, b = duel(front, [card_id], [HULK], me={"reserve": hero(STORM, hits=["1E"])})
        plays(a, b, "Theoretical Treatment", "Doc Samson")
        assert a.verbs == {"choose"} and sorted(a.offered("choose")) == ["1 Energy", "4 Fighting", "5 Fighting"]
        a.does("choose", taken)
        assert sorted(a.hits("Thing") + a.hits("Storm")) == left and a.hits("Doc Samson") == ["3S"] and to_move(b)
    assert not only_one(card_id)


@card("jlaop-parasite-doc-parasite")
def test_doc_parasite_removes_a_hit_for_each_defeated_mission() -> None:
    card_id = "jlaop-parasite-doc-parasite"
    front = [hero("Parasite", hits=["3S", "2S"], current=["2E"]), hero(THING, hits=["4F"])]
    mine = {"objectives": {"reserve": 3, "completed": 1, "defeated": 2, "ventured": {"reserve": 1}}}
    theirs = {"objectives": {"reserve": 2, "defeated": 4, "ventured": {"reserve": 1}}}
    a, b = duel(front, [card_id], [HULK], me=mine | {"reserve": hero(STORM, hits=["1E"])}, them=theirs)
    plays(a, b, "Doc Parasite", "Parasite")
    assert sorted(a.offered("choose")) == ["1 Energy", "2 Strength", "3 Strength", "4 Fighting"]
    a.picks("choose", "3S", "1E")
    assert a.hits("Parasite") == ["2E", "2S"] and a.hits("Thing") == ["4F"] and a.hits("Storm") == []
    assert to_move(b) and a.missions == (3, 1, 2) and only_one(card_id)


PACT = "clop-baron-mordo-bargain-lifeforce"


@card(PACT)
def test_bargain_lifeforce_raises_two_ratings_to_eight_for_the_game() -> None:
    a, b = duel(["Baron Mordo", HULK], [PACT, "8E", "7I"], [THING], ["1S"], me={"draw": ["8E", "8I", "4F"]})
    assert not a.can("attack", "8E") and not a.can("attack", "7I")
    plays(a, b, "Bargain Lifeforce", "Baron Mordo")
    assert a.grid("Baron Mordo") == (8, 3, 2, 8) and a.grid("Hulk")[0] == 2
    strike(b, a, "1S", "Thing", "Hulk")
    assert a.can("attack", "8E", "Baron Mordo") and a.can("attack", "7I", "Baron Mordo")
    a, b = duel(["Baron Mordo"], [PACT], [THING], me={"draw": ["8E", "4F"]}, them={"draw": ["1S"]})
    plays(a, b, "Bargain Lifeforce", "Baron Mordo")
    next_battle(a, b)
    if b.is_asked:
        strike(b, a, "1S", "Thing", "Baron Mordo")
    assert a.can("attack", "8E", "Baron Mordo") and a.grid("Baron Mordo") == (8, 3, 2, 8) and not only_one(PACT)


@card(PACT)
@pytest.mark.parametrize(("marked", "last", "falls"), [(["3S"], "4S", True), (["3S"], "3S", False), ([], "7S", True)])
def test_bargain_lifeforce_leaves_seven_points_to_a_ko(marked: list[str], last: str, falls: bool) -> None:
    a, b = duel([hero("Baron Mordo", hits=marked), CYCLOPS], [PACT], [THING], [last, "1S"])
    plays(a, b, "Bargain Lifeforce", "Baron Mordo")
    assert not a.is_kod("Baron Mordo")
    strike(b, a, last, "Thing", "Baron Mordo")
    assert a.is_kod("Baron Mordo") is falls and not a.is_kod("Cyclops")


@card(PACT)
def test_bargain_lifeforce_is_the_end_of_one_who_has_seven_points_already() -> None:
    a, b = duel([hero("Baron Mordo", hits=["7S"]), CYCLOPS], [PACT], [THING])
    plays(a, b, "Bargain Lifeforce", "Baron Mordo")
    assert a.is_kod("Baron Mordo")


MEDIEVAL, LETS = "jlaop-green-lantern-lets-get-medieval", "Let's Get Medieval!"


@card(MEDIEVAL)
@pytest.mark.parametrize(
    ("marked", "falls"),
    [
        (["6A", "1E", "1F"], True),
        (["6A", "1E", "1S"], False),
        (["1E", "1F", "2E"], False),
        (["mnop-the-acolytes-exodus", "1F", "1I"], True),
    ],
)
def test_lets_get_medieval_makes_any_power_cards_of_the_record_strength_cards(marked: list[str], falls: bool) -> None:
    a, b = duel(["Green Lantern"], [MEDIEVAL], [hero(CYCLOPS, hits=marked), hero(STORM, hits=["5A", "1E", "1F"])])
    assert not b.is_kod("Cyclops")
    strike(a, b, LETS, "Green Lantern", "Cyclops")
    assert b.is_kod("Cyclops") is falls and not b.is_kod("Storm") and a.venture == 0 and only_one(MEDIEVAL)


@card(MEDIEVAL)
def test_lets_get_medieval_leaves_hits_of_the_battle_alone_may_be_avoided_and_lasts() -> None:
    a, b = duel(["Green Lantern"], [MEDIEVAL], [hero(CYCLOPS, hits=["1E", "1F"], current=["6A"]), THING])
    strike(a, b, LETS, "Green Lantern", "Cyclops")
    assert not b.is_kod("Cyclops")
    a, b = duel(["Green Lantern"], [MEDIEVAL], [hero(CYCLOPS, hits=["6A", "1E", "1F"]), THING], [DODGE])
    attacks(a, b, LETS, "Green Lantern", "Cyclops")
    b.does("avoid", DODGE, "Cyclops")
    assert not b.is_kod("Cyclops")
    front = [hero(CYCLOPS, hits=["6A", "1E"]), THING]
    a, b = duel(["Green Lantern"], [MEDIEVAL], front, me={"draw": ["1F"]}, them={"draw": ["1S"]})
    strike(a, b, LETS, "Green Lantern", "Cyclops")
    next_battle(a, b)
    if b.is_asked:
        strike(b, a, "1S", "Thing", "Green Lantern")
    strike(a, b, "1F", "Green Lantern", "Cyclops")
    assert b.is_kod("Cyclops")
