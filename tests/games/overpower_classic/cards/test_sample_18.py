"""The sample: grids, hands and piles, Venture Totals, Universe cards, a card that acts as another."""

import pytest

from games.overpower.table import hero
from games.overpower_classic.cards.sample import (
    CYCLOPS,
    DODGE,
    HULK,
    STORM,
    TEAMWORK,
    THING,
    WOLVERINE,
    duel,
    next_battle,
    only_one,
    to_move,
    types_on,
)
from games.overpower_classic.making import attacks, plays, strike
from games.overpower_classic.table import known
from marks import card
from overtable.games.overpower.book.icons import MISSING


@card("dcop-hazard-cybernetic-strength")
def test_cybernetic_strength_raises_hazard_for_the_battle() -> None:
    me = {"draw": ["8S", *["1E"] * 7]}
    a, b = duel(["Hazard", CYCLOPS], ["dcop-hazard-cybernetic-strength", "8S", "City Bus"], [THING], ["1S", "8S"], me)
    assert a.grid("Hazard") == (7, 2, 5, 5) and not only_one("dcop-hazard-cybernetic-strength")
    assert not a.can("play", "Cybernetic Strength", "Cyclops")
    plays(a, b, "Cybernetic Strength", "Hazard")
    assert a.grid("Hazard") == (7, 2, 8, 5) and a.grid("Cyclops") == (7, 4, 3, MISSING) and to_move(b)
    attacks(b, a, "8S", "Thing", "Hazard")
    assert a.can("block", "8S", "Hazard")
    a.does("take")
    assert a.can("attack", "8S", "City Bus", "Hazard", "Thing")
    next_battle(a, b)
    assert a.grid("Hazard") == (7, 2, 5, 5)


@card("mcop-morph-changeling")
@pytest.mark.parametrize(
    ("whom", "grid"), [("Thing", (1, 5, 8, 3)), ("Cyclops", (7, 4, 3, MISSING)), ("Beast", (2, 5, 6, 7))]
)
def test_changeling_takes_the_grid_of_a_character_of_either_team(whom: str, grid: tuple[int, ...]) -> None:
    """Friend or foe; a rating that the other has not Morph has not either."""
    mine = ["Morph (MCOP)", CYCLOPS, hero(STORM, ko=1)]
    foes = ["Thing (IQOP)", "Beast (IQOP)", hero(HULK, ko=1)]
    a, b = duel(mine, ["mcop-morph-changeling", "1F"], foes, ["1S"])
    assert a.grid("Morph") == (1, 6, 3, MISSING) and not only_one("mcop-morph-changeling")
    plays(a, b, "Changeling", "Morph")
    assert {"Thing", "Beast", "Cyclops"} == set(a.offered("choose")) - {"Morph"}
    a.does("choose", whom)
    assert a.grid("Morph") == grid and to_move(b)
    next_battle(a, b)
    assert a.grid("Morph") == (1, 6, 3, MISSING)


@card("iqop-shadowcat-computer-genius")
def test_computer_genius_draws_three_and_discards_duplicates() -> None:
    """Duplicates alone: a card that nobody can use stays (OPC-DISC-16)."""
    me = {"draw": ["4F", "8S", "5E", "2E"]}
    a, b = duel(["Shadowcat (IQOP)", CYCLOPS], ["iqop-shadowcat-computer-genius", "4E"], [THING], ["1S"], me)
    assert not a.can("play", "Computer Genius", "Cyclops") and not only_one("iqop-shadowcat-computer-genius")
    plays(a, b, "Computer Genius", "Shadowcat")
    assert sorted(a.offered("discard")) == ["4 Energy", "4 Fighting"]
    a.does("discard", "4E")
    a.does("done")
    assert sorted(a.hand) == ["4F", "5E", "8S"] and a.draw_pile == ["2E"] and to_move(b)


@card("dcop-joker-maniacal-genius")
def test_maniacal_genius_fetches_a_universe_card_but_no_teamwork_and_no_training() -> None:
    pile = ["1E", TEAMWORK, "Tree", "Energy/Strength Training +4", "Edwin Jarvis", "mvop-hulk-enraged", "Sword"]
    me = {"draw": pile, "dead": ["Taxi Cab"]}
    a, b = duel(["Joker", HULK], ["dcop-joker-maniacal-genius", "Tree"], [THING], ["1S"], me)
    assert not a.can("play", "Maniacal Genius", "Hulk") and not only_one("dcop-joker-maniacal-genius")
    plays(a, b, "Maniacal Genius", "Joker")
    a.does("search")
    assert sorted(a.offered("choose")) == ["Edwin Jarvis", "Sword", "Tree"] and not a.can("decline")
    a.does("choose", "Tree")
    assert a.hand == ["Tree", "Tree"] and len(a.draw_pile) == 6 and to_move(b)
    assert known(b, a) == []
    assert all(a.s.pool[a.number][c] for c in a.ids("draw pile"))  # nobody knows their order any more


@card("clop-holocaust-nemesis")
@pytest.mark.parametrize(("mission", "less"), [("Age of Apocalypse", 6), ("Infinity Gauntlet", 3)])
def test_nemesis_lowers_the_venture_total_of_the_opponent(mission: str, less: int) -> None:
    own = "Infinity Gauntlet" if less == 6 else "Age of Apocalypse"
    them = {"mission": mission}
    hand = ["clop-holocaust-nemesis", "2E"]
    a, b = duel(["Holocaust (MNOP)", HULK], hand, [THING], ["8S", "1S"], {"mission": own}, them)
    assert not a.can("play", "Nemesis", "Hulk") and not only_one("clop-holocaust-nemesis")
    plays(a, b, "Nemesis", "Holocaust")
    assert b.venture == -less and a.venture == 0 and to_move(b)
    strike(b, a, "8S", "Thing", "Hulk")
    assert b.venture == 8 - less
    strike(a, b, "2E", "Holocaust", "Thing")
    next_battle(a, b)
    assert b.venture == 0


@card("iqop-black-widow-champion")
def test_champion_doubles_the_specials_of_black_widow_in_the_venture_total() -> None:
    hand = ["iqop-black-widow-champion", "mcop-black-widow-widows-bite", "6F", "iqop-black-widow-kgb-intelligence"]
    foes = [hero(THING, current=["mcop-black-widow-combat-gymnast"]), STORM]
    me = {"draw": ["mcop-black-widow-widows-bite", *["1S"] * 7]}
    a, b = duel(["Black Widow (IQOP)", HULK], hand, foes, ["1S", "1F", "2S"], me)
    assert a.venture == 7 and not only_one("iqop-black-widow-champion") and not a.can("play", "Champion", "Hulk")
    plays(a, b, "Champion", "Black Widow")
    assert a.venture == 14  # hits of this battle from before, too
    strike(b, a, "1S", "Thing", "Hulk")
    strike(a, b, "Widow's Bite", "Black Widow", "Storm")
    assert a.venture == 22 and b.damage("Storm") == 4  # the hit itself counts once
    strike(a, b, "6F", "Black Widow", "Storm")
    assert a.venture == 28  # Power cards once
    assert b.venture == 1
    next_battle(a, b)
    strike(a, b, "Widow's Bite", "Black Widow", "Storm")
    assert a.venture == 4


@card("jlaop-captain-atom-anti-gravity-field")
def test_anti_gravity_field_keeps_basic_universe_cards_from_attacks_both_ways() -> None:
    """For the game; they defend on, and other Universe cards attack on."""
    training = "Strength/Energy Training +4"
    hand = ["jlaop-captain-atom-anti-gravity-field", "7E", "Power Lines", training, "2S", TEAMWORK, "4S"]
    answers = ["8S", "City Bus", "1S", "Strength/Fighting Training +3", "4F"]
    me = {"draw": ["6E", "Generator", *["1S"] * 6]}
    a, b = duel(["Captain Atom", HULK, CYCLOPS], hand, [THING, STORM], answers, me)
    assert only_one("jlaop-captain-atom-anti-gravity-field") and not a.can("play", "Anti-Gravity Field", "Hulk")
    plays(a, b, "Anti-Gravity Field", "Captain Atom")
    assert not b.can("attack", "8S", "City Bus", "Thing", "Captain Atom")
    assert b.can("attack", "8S", "City Bus", "Thing", "Hulk") and b.can("attack", "8S", "Thing", "Captain Atom")
    attacks(b, a, "8S", "Thing", "Captain Atom")
    assert a.can("block", "7E", "Power Lines", "Captain Atom")
    a.does("take")
    assert not a.can("attack", "7E", "Power Lines", "Captain Atom") and a.can("attack", "7E", "Captain Atom", "Thing")
    assert a.can("attack", "7E", "Power Lines", "Cyclops", "Thing")
    assert a.can("attack", "2S", training, "Captain Atom", "Thing") and a.can("attack", TEAMWORK, "Captain Atom")
    strike(a, b, "7E", "Captain Atom", "Thing")
    assert b.can("attack", "4F", "Strength/Fighting Training +3", "Thing", "Captain Atom")
    next_battle(a, b)
    strike(b, a, "1S", "Thing", "Hulk")
    assert not a.can("attack", "6E", "Generator", "Captain Atom") and a.can("attack", "6E", "Generator", "Cyclops")


@card("iqop-black-cat-feline-fortune")
def test_feline_fortune_weakens_attacks_on_black_cat() -> None:
    hand = ["iqop-black-cat-feline-fortune", "4F", "3S", "2F"]
    answers = ["6S", "5E", "4S", DODGE, "7S"]
    them = {"draw": ["8S", *["1E"] * 7]}
    a, b = duel(["Black Cat (PSOP)", HULK], hand, [THING, STORM], answers, them=them)
    assert not only_one("iqop-black-cat-feline-fortune")
    attacks(a, b, "Feline Fortune", "Black Cat", "Thing")
    assert b.refused("block", "6S", "Thing") and b.can("avoid", DODGE, "Thing")
    b.does("take")
    attacks(b, a, "6S", "Thing", "Black Cat")
    assert b.level == 4
    a.does("block", "4F", "Black Cat")
    strike(a, b, "3S", "Hulk", "Storm")
    attacks(b, a, "5E", "Storm", "Black Cat")  # the whole team
    assert b.level == 3
    a.does("take")
    assert a.damage("Black Cat") == 5 and b.venture == 5  # OPC-CARD-10
    attacks(a, b, "2F", "Black Cat", "Thing")
    assert b.can("block", "4S", "Thing")
    b.does("take")
    attacks(b, a, "4S", "Thing", "Hulk")
    assert b.level == 4
    a.does("take")
    next_battle(a, b)
    assert b.is_asked
    attacks(b, a, "8S", "Thing", "Black Cat")
    assert b.level == 8


OWN = "6 Intellect Teamwork (Fighting/Energy +1/+2)"


@card("clop-mole-man-the-mole-men")
def test_the_mole_men_let_mole_man_make_one_follow_up_of_his_own() -> None:
    hand = ["clop-mole-man-the-mole-men", OWN, "4F", "3E", "2F", TEAMWORK, "1M"]
    a, b = duel(["Mole Man", CYCLOPS], hand, [THING, WOLVERINE], ["1S", "2S"])
    assert not a.can("play", "The Mole Men", "Cyclops") and not only_one("clop-mole-man-the-mole-men")
    plays(a, b, "The Mole Men", "Mole Man")
    strike(b, a, "1S", "Thing", "Cyclops")
    strike(a, b, OWN, "Mole Man", "Thing")
    attacks(a, b, "4F", "Mole Man", "Thing")
    assert a.level == 5
    b.does("take")
    assert not a.can("attack", "3E", "Mole Man") and a.can("attack", "3E", "Cyclops") and a.can("decline")
    attacks(a, b, "3E", "Cyclops", "Wolverine")
    assert a.level == 5
    b.does("take")
    strike(b, a, "2S", "Thing", "Cyclops")
    strike(a, b, TEAMWORK, "Cyclops", "Wolverine")  # the Teamwork of another: that one does not follow it up
    assert not a.can("attack", "2F", "Cyclops") and a.can("attack", "2F", "Mole Man")


@card("clop-mole-man-the-mole-men")
def test_the_mole_men_work_for_the_rest_of_the_game_and_may_be_left_to_others() -> None:
    hand = ["clop-mole-man-the-mole-men", OWN, "4F"]
    me = {"draw": [OWN, "3F", *["1S"] * 6]}
    a, b = duel(["Mole Man", CYCLOPS], [*hand, "1F"], [THING, WOLVERINE], [], me)
    strike(a, b, OWN, "Mole Man", "Thing")
    assert not a.can("attack", "4F", "Mole Man") and a.can("attack", "4F", "Cyclops")  # OPC-BATT-10 without it
    a, b = duel(["Mole Man", CYCLOPS], hand, [THING, WOLVERINE], ["2S"], me)
    plays(a, b, "The Mole Men", "Mole Man")
    strike(b, a, "2S", "Thing", "Cyclops")
    strike(a, b, OWN, "Mole Man", "Thing")
    assert a.can("attack", "4F", "Mole Man")
    strike(a, b, "4F", "Cyclops", "Thing")
    while a.can("decline"):
        a.does("decline")
    next_battle(a, b)
    strike(a, b, OWN, "Mole Man", "Wolverine")
    assert a.can("attack", "3F", "Mole Man", "Wolverine")


@card("clop-mole-man-the-mole-men")
def test_a_lone_mole_man_keeps_and_plays_teamwork_cards_with_the_mole_men() -> None:
    """OPC-DISC-15 does not hold where the card says otherwise (OPC-CARD-18)."""
    for helped in (True, False):
        me = {"draw": [OWN, "3F", "Edwin Jarvis", *["1S"] * 5]}
        a, b = duel(["Mole Man"], ["clop-mole-man-the-mole-men", "1F"], [THING, WOLVERINE], me=me)
        if helped:
            plays(a, b, "The Mole Men", "Mole Man")
            b.does("pass")
        strike(a, b, "1F", "Mole Man", "Thing")
        next_battle(a, b)
        assert a.can("attack", OWN, "Mole Man", "Thing") is helped
        assert (OWN in a.dead) is not helped and "Edwin Jarvis" in a.dead


ABSORB = "clop-absorbing-man-absorb-properties"


@card(ABSORB)
def test_absorb_properties_acts_as_a_power_card_that_hit_absorbing_man() -> None:
    """Of either record, whatever his grid; it is a Power card of that level and type until it leaves play."""
    for chosen, level, types in (("8E", 8, {"energy"}), ("3F", 3, {"combat"})):
        mine = [hero("Absorbing Man", hits=["8E"], current=["3F"]), hero(HULK, hits=["7S"])]
        a, b = duel(mine, [ABSORB], [hero(THING, hits=["1S"]), STORM], ["8S", "2S"])
        assert only_one(ABSORB) and not a.can("play", "Absorb Properties", "Hulk")
        plays(a, b, "Absorb Properties", "Absorbing Man")
        assert sorted(a.offered("choose")) == ["3 Fighting", "8 Energy"]
        a.does("choose", chosen)
        attacks(a, b, chosen, "Absorbing Man", "Storm")
        assert a.level == level
        b.does("take")
        assert b.damage("Storm") == a.venture == level and types_on(b, "Storm") == [types]
        assert a.permanent("Absorbing Man") == ["8E"] and a.current("Absorbing Man") == ["3F"] and to_move(b)


@card(ABSORB)
def test_absorb_properties_acts_as_a_special_with_all_that_it_does() -> None:
    mine = [hero("Absorbing Man", hits=["mvop-thing-temper-tantrum"]), HULK]
    a, b = duel(mine, [ABSORB, "4F", "5S"], [THING, STORM], ["8S"])
    plays(a, b, "Absorb Properties", "Absorbing Man")
    a.does("choose", "Temper Tantrum")
    attacks(a, b, "Temper Tantrum", "Absorbing Man", "Thing")
    assert a.level == 4
    b.does("block", "8S", "Thing")
    assert not a.can("attack", "4F", "Hulk")
    strike(a, b, "5S", "Absorbing Man", "Storm")
    assert b.damage("Storm") == 5 and to_move(b)
    assert a.dead == ["Absorb Properties"]  # it is itself again


@card(ABSORB)
def test_absorb_properties_acts_as_an_attack_without_a_number() -> None:
    mine = [hero("Absorbing Man", current=["mvop-hobgoblin-stun-gas"]), HULK]
    a, b = duel(mine, [ABSORB], [THING, STORM], ["8S", "3E"])
    plays(a, b, "Absorb Properties", "Absorbing Man")
    a.does("choose", "Stun Gas")
    strike(a, b, "Stun Gas", "Absorbing Man", "Thing")
    assert not b.can("attack", "8S") and b.can("attack", "3E", "Storm")
