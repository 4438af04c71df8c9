"""The sample: what attacks without a number leave behind, and what is taken from the opponent."""

from games.overpower.table import hero
from games.overpower_classic.cards.sample import (
    BEAST,
    CYCLOPS,
    DODGE,
    HULK,
    NEGATE,
    SERPENTS,
    STORM,
    THING,
    WOLVERINE,
    duel,
    next_battle,
    only_one,
    to_move,
)
from games.overpower_classic.making import attacks, strike, strike_home, unnegated
from marks import card


@card("psop-omega-red-secrete-pheromones")
def test_secrete_pheromones_bars_the_cards_of_one_icon_to_its_target() -> None:
    """For attack and defence, all icons of a card counted; others use them on."""
    answers = ["8S", "3F", "1M", "6A", "mvop-hulk-enraged", "2S"]
    foes = [hero(HULK, placed=["Tree"]), THING]
    them = {"draw": ["8S", *["1F"] * 7]}
    a, b = duel(["Omega Red (MVOP)", WOLVERINE], ["psop-omega-red-secrete-pheromones", "3S"], foes, answers, them=them)
    assert only_one("psop-omega-red-secrete-pheromones") and not a.can("attack", "Secrete Pheromones", "Wolverine")
    attacks(a, b, "Secrete Pheromones", "Omega Red", "Hulk")
    assert b.refused("block", "8S", "Hulk")
    b.does("take")
    assert a.is_asked and {"Energy", "Fighting", "Strength", "Intellect"} <= set(a.offered("choose"))
    a.does("choose", "Strength")
    assert not any(b.can("attack", c, "Hulk") for c in ("8S", "1M", "2S", "Enraged"))
    assert b.can("attack", "3F", "Hulk") and b.can("attack", "6A", "Hulk") and b.can("attack", "8S", "Thing")
    strike(b, a, "3F", "Hulk", "Wolverine")
    attacks(a, b, "3S", "Wolverine", "Hulk")
    assert b.refused("block", "8S", "Hulk") and b.can("block", "6A", "Hulk")
    b.does("take")
    strike(b, a, "2S", "Thing", "Wolverine")
    next_battle(a, b)
    assert b.can("attack", "8S", "Hulk")


@card("psop-omega-red-secrete-pheromones")
def test_secrete_pheromones_is_avoided_before_an_icon_is_chosen() -> None:
    a, b = duel(["Omega Red (MVOP)"], ["psop-omega-red-secrete-pheromones"], [HULK], ["8S", DODGE])
    attacks(a, b, "Secrete Pheromones", "Omega Red", "Hulk")
    b.does("avoid", DODGE, "Hulk")
    assert b.can("attack", "8S", "Hulk")


@card("imop-brass-computer-tracking")
def test_computer_tracking_keeps_attacks_on_its_target() -> None:
    """Itself too, and in later battles; it may be avoided, and attacks on teammates may be moved to the target."""
    hand = ["imop-brass-computer-tracking", "4S", "5S"]
    answers = ["mvop-wolverine-snikt", "mvop-captain-america-avenger", "1S"]
    foes = [HULK, WOLVERINE, "Captain America (MVOP)"]
    them = {"draw": ["mvop-wolverine-snikt", "2F", *["1S"] * 6]}
    me = {"draw": ["7E", *["1F"] * 7]}
    a, b = duel(["Brass (IMOP)"], hand, foes, answers, me, them)
    assert not only_one("imop-brass-computer-tracking")
    attacks(a, b, "Computer Tracking", "Brass", "Hulk")
    assert b.verbs == {"take"}
    b.does("take")
    strike(b, a, "1S", "Hulk", "Brass")
    attacks(a, b, "4S", "Brass", "Hulk")
    assert not b.can("shift")
    b.does("take")
    assert b.damage("Hulk") == 4
    next_battle(a, b)
    attacks(a, b, "7E", "Brass", "Hulk")
    assert "Snikt!" in b.hand or "Snikt" in b.hand
    assert not b.can("shift")


@card("imop-brass-computer-tracking")
def test_computer_tracking_binds_its_target_alone_and_may_be_avoided() -> None:
    hand, answers = ["imop-brass-computer-tracking", "4S"], ["mvop-wolverine-snikt", "1S", DODGE]
    foes = [HULK, WOLVERINE, THING]
    a, b = duel(["Brass (IMOP)"], hand, foes, answers)
    strike(a, b, "Computer Tracking", "Brass", "Hulk")
    strike(b, a, "1S", "Hulk", "Brass")
    attacks(a, b, "4S", "Brass", "Thing")
    assert b.can("shift")
    a, b = duel(["Brass (IMOP)"], hand, foes, answers)
    attacks(a, b, "Computer Tracking", "Brass", "Hulk")
    b.does("avoid", DODGE, "Hulk")
    strike(b, a, "1S", "Hulk", "Brass")
    attacks(a, b, "4S", "Brass", "Hulk")
    assert b.can("shift")


@card("mnop-the-serpent-society-anaconda")
def test_anaconda_turns_the_any_power_cards_of_a_record_into_strength() -> None:
    """For the game: they give a type to the Spectrum KO."""
    me = {"draw": ["3F", *["1S"] * 7]}
    foes = [hero(HULK, hits=["6A", "1E"]), THING]
    a, b = duel(["Serpents", CYCLOPS], ["mnop-the-serpent-society-anaconda"], foes, ["1S", DODGE], me, cards=[SERPENTS])
    assert only_one("mnop-the-serpent-society-anaconda") and not a.can("attack", "Anaconda", "Cyclops")
    attacks(a, b, "Anaconda", "Serpents", "Hulk")
    assert b.refused("block", "1S", "Hulk") and b.can("avoid", DODGE, "Hulk")
    b.does("take")
    assert b.damage("Hulk") == 7 and not b.is_kod("Hulk")
    next_battle(a, b)
    strike_home(a, b, "3F", "Cyclops", "Hulk")
    assert b.is_kod("Hulk")


@card("mnop-the-serpent-society-anaconda")
def test_anaconda_may_complete_a_spectrum_at_once() -> None:
    foes = [hero(HULK, hits=["6A", "1E", "1F"]), THING]
    a, b = duel(["Serpents"], ["mnop-the-serpent-society-anaconda"], foes, cards=[SERPENTS])
    strike_home(a, b, "Anaconda", "Serpents", "Hulk")
    assert b.is_kod("Hulk")


@card("mnop-the-serpent-society-anaconda")
def test_anaconda_leaves_the_hits_of_this_battle() -> None:
    foes = [hero(HULK, hits=["1E"], current=["7A"]), THING]
    a, b = duel(["Serpents"], ["mnop-the-serpent-society-anaconda", "2F"], foes, ["1S"], cards=[SERPENTS])
    strike(a, b, "Anaconda", "Serpents", "Hulk")
    strike(b, a, "1S", "Hulk", "Serpents")
    strike(a, b, "2F", "Serpents", "Hulk")
    assert not b.is_kod("Hulk")


@card("mvop-venom-alien-webbing")
def test_alien_webbing_takes_a_placed_universe_card_that_venom_picks() -> None:
    """OPC-BATT-21: an attack on the player, neither avoided nor moved."""
    foes = [hero(HULK, placed=["Tree", "8S"]), hero(STORM, placed=["Power Lines"])]
    them = {"reserve": hero(THING, placed=["Taxi Cab"])}
    a, b = duel(["Venom (MVOP)", CYCLOPS], ["mvop-venom-alien-webbing"], foes, [DODGE, "City Bus"], them=them)
    assert not a.can("attack", "Alien Webbing", "Cyclops") and a.refused("pass")
    a.does("attack", "Alien Webbing", "Venom")
    unnegated(a, b)
    assert a.is_asked and sorted(a.offered("choose")) == ["Power Lines", "Taxi Cab", "Tree"]
    a.does("choose", "Power Lines")
    assert b.dead == ["Power Lines"] and b.placed("Hulk") == ["8S", "Tree"] and b.placed("Storm") == []
    assert "City Bus" in b.hand and to_move(b)


@card("mvop-venom-alien-webbing")
def test_alien_webbing_can_be_negated() -> None:
    foes = [hero(HULK, placed=["Tree"]), BEAST]
    a, b = duel(["Venom (MVOP)"], ["mvop-venom-alien-webbing"], foes, [NEGATE])
    a.does("attack", "Alien Webbing", "Venom")
    b.does("negate", NEGATE, "Beast", "Alien Webbing")
    assert b.placed("Hulk") == ["Tree"] and to_move(b)
